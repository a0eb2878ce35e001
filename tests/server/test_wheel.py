"""The wheel contains the built web client."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from splittable.server.net.web_client import BUILT

ROOT = Path(__file__).parents[2]


@pytest.mark.all_tier
@pytest.mark.skipif(not BUILT.is_dir(), reason="the web client is not built: scripts/web build")
def test_the_built_client_is_part_of_the_wheel(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    for file in BUILT.rglob("*"):
        if file.is_file():
            assert f"splittable/server/client/{file.relative_to(BUILT).as_posix()}" in names
    assert "splittable/server/client/index.html" in names

"""The wheel contains the built web client."""

import zipfile
from pathlib import Path

import pytest

from splittable.server.net.web_client import BUILT
from tests.support.wheels import built_wheel


@pytest.mark.all_tier
@pytest.mark.skipif(not BUILT.is_dir(), reason="the web client is not built: scripts/web build")
def test_the_built_client_is_part_of_the_wheel(tmp_path: Path) -> None:
    names = set(zipfile.ZipFile(built_wheel(tmp_path)).namelist())
    for file in BUILT.rglob("*"):
        if file.is_file():
            assert f"splittable/server/client/{file.relative_to(BUILT).as_posix()}" in names
    assert "splittable/server/client/index.html" in names

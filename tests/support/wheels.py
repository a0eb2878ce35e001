"""Wheels of this project and of the example plug-ins, built as for a release."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def built_wheel(folder: Path, source: Path = ROOT) -> Path:
    """Build the wheel of this source into this folder. Returns its path."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    built = subprocess.run(
        command, cwd=source, capture_output=True, text=True, check=False, env=environment
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(source: Path, built: Path, site: Path) -> None:
    """Build the wheel of this source into `built` and unpack it in `site`, as an installer does."""
    zipfile.ZipFile(built_wheel(built, source)).extractall(site)

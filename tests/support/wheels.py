"""Wheels of this project and of the example plug-ins, built as for a release."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def built_wheel(folder: Path, source: Path = ROOT) -> Path:
    """Build the wheel of this source into this folder. Returns its path."""
    _build("wheel", folder, source)
    (wheel,) = folder.glob("*.whl")
    return wheel


def unpacked_sdist(folder: Path) -> Path:
    """Build the sdist and unpack it in this folder. Returns where its sources are."""
    _build("sdist", folder, ROOT)
    (archive,) = folder.glob("*.tar.gz")
    shutil.unpack_archive(archive, folder)
    return folder / archive.name.removesuffix(".tar.gz")


def _build(target: str, folder: Path, source: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    built = subprocess.run(
        command, cwd=source, capture_output=True, text=True, check=False, env=environment
    )
    assert built.returncode == 0, built.stderr


def install(source: Path, built: Path, site: Path) -> None:
    """Build the wheel of this source into `built` and unpack it in `site`, as an installer does."""
    zipfile.ZipFile(built_wheel(built, source)).extractall(site)

"""The example plug-ins, installed in a folder that a process can put on its path."""

import os
import subprocess
import sys
import zipfile

import pytest

from tests.plugins.site import EXAMPLES, Site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Build the wheels of both examples and unpack them, as an installer does."""
    folder = tmp_path_factory.mktemp("site")
    for name in ("goofspiel", "matching_bot"):
        built = tmp_path_factory.mktemp(name)
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)]
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        subprocess.run(command, cwd=EXAMPLES / name, check=True, env=environment)
        (wheel,) = built.glob("*.whl")
        zipfile.ZipFile(wheel).extractall(folder)
    return Site(folder)

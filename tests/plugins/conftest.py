"""The example plug-ins, installed in a folder that a process can put on its path."""

import pytest

from tests.plugins.site import EXAMPLES, Site
from tests.support.wheels import install


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("site")
    for name in ("goofspiel", "matching_bot"):
        install(EXAMPLES / name, tmp_path_factory.mktemp(name), folder)
    return Site(folder)

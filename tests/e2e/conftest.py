"""One browser and one server for all tests of a worker; every test opens tables of its own.

Both are gone before a worker goes on to other tests: the browser keeps an event loop running.
"""

from collections.abc import Iterator

import pytest

from tests.support.browser import Chromium, browsing
from tests.support.serving import ServerProcess


@pytest.fixture(scope="package")
def chromium() -> Iterator[Chromium]:
    with browsing() as running:
        yield running


@pytest.fixture(autouse=True)
def send_home(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nobody stays after their test."""
    yield
    if "chromium" in request.fixturenames:
        request.getfixturevalue("chromium").send_home()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("e2e")
    with ServerProcess(f"sqlite:///{folder}/tables.db", bot_pause=20, review_playouts=8) as running:
        yield running

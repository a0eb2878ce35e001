"""One browser and one server for all tests of a worker; every test opens tables of its own.

Both are gone before a worker goes on to other tests: the browser keeps an event loop running.
"""

import os
from collections.abc import Generator, Iterator

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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test tells where everybody was, what they waited for, and how busy the machine."""
    report = yield
    chromium = getattr(item, "funcargs", {}).get("chromium")
    if report.failed and chromium is not None:
        load = "load of the machine: {:.1f} {:.1f} {:.1f}".format(*os.getloadavg())
        report.sections.append(("visitors", f"{chromium.report()}\n{load}"))
    return report


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("e2e")
    with ServerProcess(f"sqlite:///{folder}/tables.db", bot_pause=20, review_playouts=8) as running:
        yield running

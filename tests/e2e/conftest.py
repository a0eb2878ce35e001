"""One browser and one server per worker; every test opens its own tables.

Both are closed before the worker runs other tests, because the browser keeps an event loop running.
"""

import os
import re
from collections.abc import Generator, Iterator
from typing import Final

import pytest

from tests.support import quick_reviews
from tests.support.browser import ROOT, Chromium, browsing
from tests.support.chance import SeededChance
from tests.support.serving import ServerProcess
from tests.support.tiers import Tier

TRACES: Final = ROOT / "test-results"  # of failed real-time tests; not committed
HAS_FAILED: Final = pytest.StashKey[bool]()


@pytest.fixture(scope="package")
def chromium(pytestconfig: pytest.Config, tier: Tier) -> Iterator[Chromium]:
    keeps_pictures = pytestconfig.getoption("--pictures")
    with browsing(keeps_pictures=keeps_pictures, is_measured=tier is not Tier.SHORT) as running:
        yield running


@pytest.fixture(autouse=True)
def send_home(request: pytest.FixtureRequest) -> Iterator[None]:
    """Close all visitors after each test, whose consoles must have been quiet; save a trace if a
    real-time test failed."""
    if "chromium" not in request.fixturenames:
        yield
        return
    chromium: Chromium = request.getfixturevalue("chromium")
    chromium.is_traced = request.node.get_closest_marker("real_time") is not None
    request.node.stash[HAS_FAILED] = False
    yield
    if chromium.is_traced and request.node.stash[HAS_FAILED]:
        chromium.trace(TRACES / re.sub(r"[^\w.-]+", "-", request.node.nodeid))
    complaints = chromium.complaints()
    chromium.send_home()
    assert complaints == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add every visitor's state and the machine's load to the report of a failed test."""
    report = yield
    chromium = getattr(item, "funcargs", {}).get("chromium")
    if report.failed and chromium is not None:
        item.stash[HAS_FAILED] = True
        load = "load of the machine: {:.1f} {:.1f} {:.1f}".format(*os.getloadavg())
        report.sections.append(("visitors", f"{chromium.report()}\n{load}"))
    return report


@pytest.fixture(scope="package")
def seeded_chance(tmp_path_factory: pytest.TempPathFactory) -> SeededChance:
    return SeededChance(tmp_path_factory.mktemp("chance"))


@pytest.fixture(autouse=True)
def chance(seeded_chance: SeededChance) -> SeededChance:
    """Gives every test the same deals in every run, whatever the order of tests."""
    seeded_chance.seed(1)
    return seeded_chance


@pytest.fixture(scope="package")
def server(
    tmp_path_factory: pytest.TempPathFactory, seeded_chance: SeededChance, tier: Tier
) -> Iterator[ServerProcess]:
    """The server. Reviews are real only with `--all`: the first of each game is compiled."""
    database = f"sqlite:///{tmp_path_factory.mktemp('e2e')}/tables.db"
    changed = "; ".join([seeded_chance.changed, *tier.pick([quick_reviews.CHANGED], [])])
    with ServerProcess(database, changed=changed, bot_pause=20, review_playouts=8) as running:
        yield running

"""One browser and one server for all tests of a worker; every test opens tables of its own.

Both are gone before a worker goes on to other tests: the browser keeps an event loop running.
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

TRACES: Final = ROOT / "test-results"  # of real-time tests that failed; not committed
HAS_FAILED: Final = pytest.StashKey[bool]()


@pytest.fixture(scope="package")
def chromium(pytestconfig: pytest.Config, tier: Tier) -> Iterator[Chromium]:
    keeps_pictures = pytestconfig.getoption("--pictures")
    with browsing(keeps_pictures=keeps_pictures, is_measured=tier is not Tier.SHORT) as running:
        yield running


@pytest.fixture(autouse=True)
def send_home(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nobody stays after their test; what they saw of a failed one in real time is kept."""
    if "chromium" not in request.fixturenames:
        yield
        return
    chromium: Chromium = request.getfixturevalue("chromium")
    chromium.is_traced = request.node.get_closest_marker("real_time") is not None
    request.node.stash[HAS_FAILED] = False
    yield
    if chromium.is_traced and request.node.stash[HAS_FAILED]:
        chromium.trace(TRACES / re.sub(r"[^\w.-]+", "-", request.node.nodeid))
    chromium.send_home()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test tells where everybody was, what they waited for, and how busy the machine."""
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
    """Every test sees the same deals in every run, in whatever order tests run."""
    seeded_chance.seed(1)
    return seeded_chance


@pytest.fixture(scope="package")
def server(
    tmp_path_factory: pytest.TempPathFactory, seeded_chance: SeededChance, tier: Tier
) -> Iterator[ServerProcess]:
    """Reviews are worked out only with `--all`: the first of each game has to be compiled."""
    database = f"sqlite:///{tmp_path_factory.mktemp('e2e')}/tables.db"
    changed = "; ".join([seeded_chance.changed, *tier.pick([quick_reviews.CHANGED], [])])
    with ServerProcess(database, changed=changed, bot_pause=20, review_playouts=8) as running:
        yield running

"""Configures pytest: tiers, amounts, and the treatment of real-time tests.

| tier | marker of tests that run only there | |
|---|---|---|
| `./test` | | the short run, for every change, as in CI |
| `./test --all` | `all_tier` | before a release; includes `real_time` tests |
| `./test --long` | `long` | nightly |

A test that needs real time (a real timeout, a latency, a fast enough machine) is marked
`real_time`. It runs only with `--all` and `--long`, after all others, and is retried once.
"""

import os
import signal
from collections.abc import Generator
from typing import Final, NamedTuple

import pytest
from hypothesis import settings

from tests.support.tiers import Tier


class Amount(NamedTuple):
    short: int
    all: int
    long: int
    help: str


AMOUNTS: Final = {
    "games": Amount(2, 5, 5, "random games that each law is tried on, a variant"),
    "kills": Amount(8, 30, 30, "how often the table server is killed while tables play"),
    "faults": Amount(4, 20, 20, "what happens to servers, proxy and database of the drill"),
    "agreement": Amount(150, 500, 2000, "games on which simulator and rules agree, a variant"),
    "simulated-hours": Amount(200, 500, 2000, "hours of play in worlds where everything fails"),
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="all that is proven before a release")
    parser.addoption("--long", action="store_true", help="more of everything, and other browsers")
    parser.addoption(
        "--pictures", action="store_true", help="keep a picture of every state in screenshots/"
    )
    for name, amount in AMOUNTS.items():
        parser.addoption(
            f"--{name}",
            type=int,
            default=None,
            help=f"{amount.help} (default: {amount.short}, with --all {amount.all},"
            f" with --long {amount.long})",
        )
    parser.addoption(
        "--variants", default="", help="try laws only on variants with these words in their names"
    )
    parser.addoption(
        "--seed", type=int, default=1, help="of the drill's faults (default: 1, printed)"
    )
    parser.addoption(
        "--simulated-seed",
        type=int,
        default=1,
        help="the seed of the first simulated world; a failure names its own (default: 1)",
    )


def tier_of(config: pytest.Config) -> Tier:
    if config.getoption("--long"):
        return Tier.LONG
    return Tier.ALL if config.getoption("--all") else Tier.SHORT


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A background job ignores SIGINT; programs under test would inherit that.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    tier = tier_of(config)
    for name, amount in AMOUNTS.items():
        if config.getoption(f"--{name}") is None:
            setattr(config.option, name.replace("-", "_"), amount[tier])
    games: int = config.getoption("--games")
    for name in ("short", "all", "long"):  # the same examples every time
        settings.register_profile(
            name, max_examples=games, deadline=None, derandomize=True, database=None
        )
    settings.register_profile("fresh", max_examples=games, deadline=None, derandomize=False)
    settings.load_profile(config.getoption("--hypothesis-profile") or tier.name.lower())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    tier = tier_of(config)
    needs = {"all_tier": Tier.ALL, "real_time": Tier.ALL, "long": Tier.LONG}

    def is_of_tier(item: pytest.Item) -> bool:
        return all(tier >= least for name, least in needs.items() if item.get_closest_marker(name))

    config.hook.pytest_deselected(items=[item for item in items if not is_of_tier(item)])
    items[:] = [item for item in items if is_of_tier(item)]
    items.sort(key=lambda item: item.get_closest_marker("real_time") is not None)  # run them last
    for item in items:
        if item.get_closest_marker("real_time"):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the machine's load to the report of a failed test."""
    report = yield
    if report.failed and item.get_closest_marker("real_time"):
        load = " ".join(f"{each:.1f}" for each in os.getloadavg())
        report.sections.append(("machine", f"load: {load}"))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List real-time tests that passed only when retried, with their first failure."""
    first_tries = terminalreporter.getreports("rerun")
    failed = {report.nodeid for report in terminalreporter.getreports("failed")}
    for report in first_tries:
        if report.nodeid not in failed:
            terminalreporter.write_line(f"passed at the second try: {report.nodeid}", yellow=True)
            terminalreporter.write_line(report.longreprtext)
            for title, text in report.sections:
                terminalreporter.write_line(f"{title}: {text}")


@pytest.fixture(scope="session")
def tier(pytestconfig: pytest.Config) -> Tier:
    """The tier of this run."""
    return tier_of(pytestconfig)

"""How the tests run: the same games every time unless asked otherwise, as many as you like.

The ordinary run and `--long` prove the same things; `--long` looks at more of each: every law on
games of its own, 2,000 games a variant on which simulator and rules agree, and whatever is marked
`long`. `--games 200` plays 200 games a variant for each law; `--hypothesis-profile=fresh` plays
others each time. `--kills 500` kills the table server that often; `--faults 500` lets that much
happen to several servers, their proxy and their database, other things with another `--seed`;
`--agreement 20000` compares the simulator with the rules on that many games a variant.
`--simulated-hours 10000` goes through that many hours of play in worlds where everything goes
wrong, `--simulated-seed` says with which.
"""

import signal

import pytest
from hypothesis import settings

GAMES = 5  # a variant and law, by default
KILLS = 30  # of the table server
FAULTS = 20  # of several servers, their proxy and their database
AGREEMENT, LONG_AGREEMENT = 500, 2000  # games a variant
SIMULATED_HOURS, LONG_SIMULATED_HOURS = 500, 2000  # of play, with faults


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long",
        action="store_true",
        help="look at more of everything, for half an hour of processor time",
    )
    parser.addoption(
        "--games",
        type=int,
        default=GAMES,
        help=f"random games that each law is tried on, a variant (default: {GAMES})",
    )
    parser.addoption(
        "--kills",
        type=int,
        default=KILLS,
        help=f"how often the table server is killed while tables play (default: {KILLS})",
    )
    parser.addoption(
        "--faults",
        type=int,
        default=FAULTS,
        help=f"what happens to servers, proxy and database of the drill (default: {FAULTS})",
    )
    parser.addoption(
        "--seed", type=int, default=1, help="of the drill's faults (default: 1, printed)"
    )
    parser.addoption(
        "--agreement",
        type=int,
        default=None,
        help="games on which simulator and rules are compared, a variant"
        f" (default: {AGREEMENT}, with --long {LONG_AGREEMENT})",
    )
    parser.addoption(
        "--simulated-hours",
        type=int,
        default=None,
        help="hours of play in simulated worlds where everything goes wrong"
        f" (default: {SIMULATED_HOURS}, with --long {LONG_SIMULATED_HOURS})",
    )
    parser.addoption(
        "--simulated-seed",
        type=int,
        default=1,
        help="the seed of the first of these worlds; a failure names its own (default: 1)",
    )


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Started in the background: programs would inherit it, and tests that interrupt them fail.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "long: runs only with --long")
    is_long: bool = config.getoption("--long")
    if config.getoption("--agreement") is None:
        config.option.agreement = LONG_AGREEMENT if is_long else AGREEMENT
    if config.getoption("--simulated-hours") is None:
        config.option.simulated_hours = LONG_SIMULATED_HOURS if is_long else SIMULATED_HOURS
    games: int = config.getoption("--games")
    for name in ("shared", "same"):  # shared: every law looks at the same games of a variant
        settings.register_profile(
            name, max_examples=games, deadline=None, derandomize=True, database=None
        )
    settings.register_profile("fresh", max_examples=games, deadline=None, derandomize=False)
    usual = "same" if is_long else "shared"
    settings.load_profile(config.getoption("--hypothesis-profile") or usual)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if not item.get_closest_marker("long")]


@pytest.fixture(scope="session")
def is_long(request: pytest.FixtureRequest) -> bool:
    """Whether to look at more of everything."""
    long: bool = request.config.getoption("--long")
    return long

"""How the tests run: the same games every time unless asked otherwise, as many as you like.

`--games 200` plays 200 games a variant for each law; `--hypothesis-profile=fresh` plays others
each time. `--kills 500` kills the table server that often; `--agreement 20000` compares the
simulator with the rules on that many games a variant.
"""

import pytest
from hypothesis import settings

GAMES = 5  # a variant and law, by default
KILLS = 30  # of the table server
AGREEMENT = 2000  # games a variant


def pytest_addoption(parser: pytest.Parser) -> None:
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
        "--agreement",
        type=int,
        default=AGREEMENT,
        help=f"games on which simulator and rules are compared, a variant (default: {AGREEMENT})",
    )


def pytest_configure(config: pytest.Config) -> None:
    games: int = config.getoption("--games")
    settings.register_profile(
        "same", max_examples=games, deadline=None, derandomize=True, database=None
    )
    settings.register_profile("fresh", max_examples=games, deadline=None, derandomize=False)
    settings.load_profile(config.getoption("--hypothesis-profile") or "same")

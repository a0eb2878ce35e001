"""The simulator agrees with `games/` after every move of whole games.

500 games of every variant are compared, 2,000 with `--long`, or N with `--agreement N`. For
variants that play the same games as another, a few are enough. To show that the comparison can
fail, an error is planted in a copy of each game's kernels.
"""

import sys
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

from splittable.core.record import read_record
from splittable.games import GAMES
from splittable.sim import Simulator
from tests.records.scenario import Scenario
from tests.records.scenarios import SCENARIOS
from tests.sim.agreement import Disagreement, Match, follow_record
from tests.support.play import CALM, playout
from tests.support.tiers import Tier
from tests.support.variants import ONE_OF_EACH, TWINS, VARIANTS, Variant, each, every_variant

GAMES_OF_A_TWIN = 40

PLANTED = [  # a line of a kernel, an error in its place, a variant that should show it
    (
        "split-it-2",
        "state.length == row_length(state.seats) or state.remove_after_every_split",
        "state.length >= 4 or state.remove_after_every_split",
    ),
    (
        "splito-4",
        "line + (kind >= FACE_KINDS)",
        "line + (kind > FACE_KINDS)",
    ),
    (
        "split-2",
        "size(hand[0]) + size(hand[1]) > 1",
        "size(hand[0]) + size(hand[1]) > 0",
    ),
]


@pytest.mark.timeout(600)  # hundreds of games of every variant
@each(ONE_OF_EACH)
def test_the_simulator_agrees_with_the_rules(variant: Variant, pytestconfig: pytest.Config) -> None:
    games: int = pytestconfig.getoption("--agreement")
    assert Match(variant).follow(games, seed=1) >= games


@each(TWINS)
def test_the_simulator_agrees_on_what_plays_like_another(
    variant: Variant, pytestconfig: pytest.Config, tier: Tier
) -> None:
    most: int = pytestconfig.getoption("--agreement")
    games = tier.pick(GAMES_OF_A_TWIN, GAMES_OF_A_TWIN, most)
    assert Match(variant).follow(games, seed=1) >= games


@every_variant
def test_the_simulator_agrees_whatever_the_order_of_sealed_moves(variant: Variant) -> None:
    for seed in range(2):
        follow_record(playout(variant, seed, CALM).record)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[f"{s.game.name}/{s.name}" for s in SCENARIOS])
def test_the_simulator_agrees_on_a_golden_record(scenario: Scenario) -> None:
    follow_record(read_record(scenario.path.read_bytes(), GAMES))


@pytest.mark.parametrize("name, right, wrong", PLANTED, ids=[name for name, *_ in PLANTED])
def test_an_error_planted_in_a_kernel_is_found(name: str, right: str, wrong: str) -> None:
    variant = next(variant for variant in VARIANTS if str(variant) == name)
    with pytest.raises(Disagreement):
        Match(variant, **_planted(variant, right, wrong)).follow(2000, seed=1)


def _planted(variant: Variant, right: str, wrong: str) -> dict[str, Any]:
    """The kernels of a copy of the game's rules with one line changed."""
    rules = Simulator(variant.game, variant.options).kernels.rules
    origin = sys.modules[rules.apply.__module__]
    text = Path(str(origin.__file__)).read_text(encoding="utf-8")
    assert text.count(right) == 1
    spec = spec_from_loader("planted", None)
    assert spec is not None
    module = module_from_spec(spec)
    exec(compile(text.replace(right, wrong), str(origin.__file__), "exec"), vars(module))
    return {
        name: getattr(module, name)
        for name in ("deal", "start", "to_act", "legal", "is_legal", "apply", "outcome", "tidy")
    }

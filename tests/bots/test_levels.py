"""Levels: deterministic for a seed, and independent of hidden information."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from statistics import fmean
from typing import Any

import pytest

from splittable.bots import BOTS
from splittable.bots.bot import AnyBot, Shown
from splittable.bots.search import Distracted, search_moves
from splittable.bots.split.search_bot import LEVELS, Split
from splittable.games import GAMES
from tests.support.play import LIVELY, playout
from tests.support.thinking import quick_bots
from tests.support.variants import VARIANTS, Variant, every_variant


def _choices(variant: Variant, bot: AnyBot, *, elsewhere: bool) -> list[Any]:
    """What a bot would do at some moments of a game; elsewhere, in worlds that look the same."""
    game, played = variant.game, playout(variant, 5, LIVELY)
    found = []
    for number in range(0, len(played.moves), max(len(played.moves) // 4, 1)):
        state = played.states[number]
        happened = [event for events in played.events[:number] for event in events]
        for seat in sorted(game.to_act(state)):
            world = game.imagine(game.view(state, seat), Random(8)) if elsewhere else state
            view, legal = game.view(world, seat), game.legal(world, seat)
            found.append(bot(view, legal, Random(number), Shown(game, seat, happened)))
    return found


@every_variant
def test_a_bot_depends_on_its_view_its_events_and_its_generator_alone(variant: Variant) -> None:
    for name, bot in quick_bots(variant).items():
        here, again = (_choices(variant, bot, elsewhere=False) for _ in range(2))
        assert here == again, name
        assert _choices(variant, bot, elsewhere=True) == here, name


@pytest.mark.parametrize("game", GAMES)
def test_what_others_were_shown_alone_has_no_say(game: str) -> None:
    """The events of a seat are redacted: an event that only others see is not there to be used."""
    variant = next(each for each in VARIANTS if each.game.name == game)
    played = playout(variant, 5, LIVELY)
    happened = [event for events in played.events for event in events]
    for seat in variant.seats:
        shown = list(Shown(variant.game, seat, happened))
        assert shown == [variant.game.redact(event, seat) for event in happened]


def _decisions_together(games: int) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Views of four who play together by rule of thumb, wherever there are several moves."""
    game, thumb = GAMES["split"], BOTS["split"]["rules-of-thumb"]
    options = game.read_options({"seats": 4, "mode": "cooperative"})
    for number in range(games):
        rng = Random(number)
        state = game.start(options, game.deal(options, rng))
        while waiting := game.to_act(state):
            (seat,) = waiting
            view, legal = game.view(state, seat), game.legal(state, seat)
            if len(legal) > 1:
                yield view, legal
            state = game.apply(state, seat, thumb(view, legal, rng, ())).state


@pytest.mark.all_tier
def test_together_hard_leaves_what_is_expected_of_it_only_for_what_is_worth_it() -> None:
    """By a search of five times as many playouts, in other worlds."""
    hard, thumb = LEVELS["hard"], BOTS["split"]["rules-of-thumb"]
    assert isinstance(hard, Split)
    judging = replace(hard.thinking, playouts=5 * hard.thinking.playouts)
    gained, missed = [], []
    for view, legal in islice(_decisions_together(games=8), 0, None, 3):
        expected = legal.index(thumb(view, legal, Random(1), ()))
        chosen = legal.index(hard(view, legal, Random(1), ()))
        found = search_moves(GAMES["split"], view, legal, Random(2), judging)
        if chosen == expected:
            missed.append(found.loss(expected)[0])
        else:
            gained.append(found.loss(expected)[0] - found.loss(chosen)[0])
    assert min(len(gained), len(missed)) >= 10
    assert fmean(gained) > 3 * fmean(missed)


@pytest.mark.parametrize("seats, expected", [(2, "searches"), (3, "by rule")])
def test_a_distracted_bot_may_attend_more_to_a_single_opponent(seats: int, expected: str) -> None:
    def thumb(*_asked: object) -> Any:
        return "by rule"

    def thinker(*_asked: object) -> Any:
        return "searches"

    bot = Distracted(thumb, thinker, thinks=0, thinks_in_duel=1)
    game = GAMES["split-it"]
    options = game.read_options({"seats": seats})
    state = game.start(options, game.deal(options, Random(1)))
    seat = min(game.to_act(state))
    view, legal = game.view(state, seat), game.legal(state, seat)
    assert bot(view, legal, Random(1), ()) == expected


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from random import Random
from splittable.bots import BOTS
from splittable.games import GAMES
game = GAMES["split"]
options = game.read_options({"seats": 2})
state = game.start(options, game.deal(options, Random(1)))
(seat,) = game.to_act(state)
BOTS["split"][sys.argv[1]](game.view(state, seat), game.legal(state, seat), Random(1), ())
"""


@pytest.mark.parametrize("level", BOTS["split"])
def test_levels_up_to_easy_need_no_compiler_and_others_say_what_to_install(level: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMBA, level], capture_output=True, text=True, check=False
    )
    if level in ("random", "easy", "rules-of-thumb"):
        assert run.returncode == 0, run.stderr
    else:
        assert 'pip install "splittable[sim]"' in run.stderr.splitlines()[-1]

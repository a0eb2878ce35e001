"""Hints and reviews share one judge: a seat that follows every hint loses nothing in the review."""

from collections import Counter

import pytest

from bench.agreement import HINTED, VARIANTS, follow_hints, grades
from splittable.core.seats import Seat
from splittable.games import GAMES
from splittable.review.game_review import judge
from splittable.review.judgement import Settings, best_move
from splittable.review.moments import moments
from tests.support.reviewing import game_by_rule, variant_named

FEW = Settings(playouts=48)


@pytest.mark.parametrize("variant", VARIANTS)
def test_who_follows_every_hint_gets_no_mark(variant: str) -> None:
    name, raw = VARIANTS[variant]
    game = GAMES[name]
    options = game.read_options(raw)
    for number in range(2):
        record = follow_hints(game, options, 3, number, FEW)
        assert record.result is not None
        found = Counter(grades(record, FEW))
        assert set(found) == {"none"}
        for moment in moments(record):
            if moment.seat == HINTED:
                judgement = judge(moment, FEW)
                assert (judgement.best, judgement.loss) == (moment.played, 0.0)


def test_seats_that_choose_at_once_are_judged_alike_whoever_is_first() -> None:
    """What others seal in the meantime changes neither the question nor its chance."""
    record = game_by_rule(variant_named("splito-3"), 1)
    by_turn: dict[int, set[Seat]] = {}
    for moment in moments(record):
        assert moment.view.sealed == frozenset()
        assert moment.turn == moment.at - moment.at % 3
        by_turn.setdefault(moment.turn, set()).add(moment.seat)
    assert all(seats == {0, 1, 2} for seats in by_turn.values())


def test_a_hint_that_peeks_at_another_seed_would_be_found() -> None:
    """With other chance, a few playouts find other moves: the agreement is no matter of course."""
    found = 0
    for moment in moments(game_by_rule(variant_named("splito-3"), 1)):
        hint = best_move(moment, Settings(playouts=48, seed=9))
        found += hint != best_move(moment, FEW)
    assert found > 3

"""Finished games to review, dealt and played by the simulator with rules of thumb."""

from dataclasses import replace
from functools import cache
from typing import Any

from splittable.core.record import Record
from splittable.core.seats import Seat
from splittable.review.game_review import judge
from splittable.review.judgement import Judgement, Settings
from splittable.review.moments import Moment, moments
from splittable.sim import Simulator
from tests.support.play import Playout
from tests.support.variants import VARIANTS, Variant

FEW = Settings(playouts=16, seed=1)  # enough for properties that hold for any number


def variant_named(name: str) -> Variant:
    return next(each for each in VARIANTS if str(each) == name)


@cache
def game_by_rule(variant: Variant, number: int, seed: int = 5) -> Record:
    simulator = Simulator(variant.game, variant.options)
    return simulator.record(seed, number, "rules-of-thumb")


def judged_all(record: Record, settings: Settings = FEW) -> list[tuple[Moment, Judgement]]:
    return [(moment, judge(moment, settings)) for moment in moments(record)]


def next_moment(game: Playout, seat: Seat, move: Any) -> Moment:
    """The seat's next decision after the moves so far."""
    record = replace(game.record, moves=(*game.moves, (seat, move)), result=None)
    return list(moments(record))[-1]

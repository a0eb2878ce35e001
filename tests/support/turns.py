"""The seats that may move, for tests of real and imagined positions."""

from typing import Any

from splittable.core.seats import Seat
from tests.support.variants import Variant


def assert_only_seats_to_act_have_moves(variant: Variant, state: Any) -> None:
    able = {seat for seat in variant.seats if variant.game.legal(state, seat)}
    assert able == variant.game.to_act(state)
    assert (variant.game.outcome(state) is None) == bool(able)


def sealed_by(state: Any) -> frozenset[Seat]:
    """The seats with a sealed choice."""
    return frozenset(Seat(seat) for seat, choice in enumerate(state.sealed) if choice is not None)

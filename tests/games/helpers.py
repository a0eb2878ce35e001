"""Helpers to play a game by notation, as in a record."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, TypeVar

from splittable.core.game import Game, Step
from splittable.core.seats import Seat

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")
CardT = TypeVar("CardT")


def play(
    game: Game[OptionsT, Any, StateT, MoveT, EventT, Any],
    options: OptionsT,
    state: StateT,
    *moves: tuple[int, str],
) -> Step[StateT, EventT]:
    """The state after these moves, and everything that happened on the way."""
    events: list[EventT] = []
    for seat, text in moves:
        step = game.apply(state, Seat(seat), game.read_move(options, text))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def rest_of(deck: Iterable[CardT], used: Iterable[CardT]) -> tuple[CardT, ...]:
    """The deck without the cards in use, in its own order; the deck must hold all of those."""
    wanted = Counter(used)
    rest: list[CardT] = []
    for card in deck:
        if wanted[card]:
            wanted[card] -= 1
        else:
            rest.append(card)
    missing = sorted(str(card) for card in +wanted)
    assert not missing, f"not in the deck (any more): {', '.join(missing)}"
    return tuple(rest)

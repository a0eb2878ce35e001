"""Moments: the decisions of a game, each with only what its seat saw at that time."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from splittable.bots.bot import Events, Shown
from splittable.core.game import AnyGame
from splittable.core.record import Record, replay
from splittable.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Moment:
    game: AnyGame
    at: int  # number of moves before it
    seat: Seat
    view: Any  # the seat's
    shown: Events  # events since the deal, as redacted for the seat
    legal: tuple[Any, ...]
    played: int  # index into `legal`


def moments(record: Record) -> Iterator[Moment]:
    """All decisions of a game with at least two legal moves, in order."""
    game = record.game
    happened: list[Any] = []
    positions = replay(record)
    state = next(positions).state
    for at, ((seat, move), after) in enumerate(zip(record.moves, positions, strict=True)):
        legal = game.legal(state, seat)
        if len(legal) > 1:
            shown = Shown(game, seat, tuple(happened))
            played = legal.index(move)
            yield Moment(game, at, seat, game.view(state, seat), shown, legal, played)
        happened += after.events
        state = after.state

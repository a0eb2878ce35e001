"""Every moment at which somebody decided: what that seat saw then, and nothing else."""

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
    at: int  # moves made before it
    seat: Seat
    view: Any
    shown: Events  # what the seat was shown since the deal
    legal: tuple[Any, ...]
    played: int  # which of them


def moments(record: Record) -> Iterator[Moment]:
    """Those with a choice: of a single legal move there is nothing to say."""
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

"""Moments: the decisions of a game, each with only what its seat saw at that time."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from splittable.bots.bot import Events, Shown
from splittable.core.game import AnyGame
from splittable.core.record import Record, replay
from splittable.core.seats import Seat
from splittable.core.talk import Said


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What a seat has to decide: all that a judgement may depend on.

    Seats that choose at the same time decide the same turn, whoever is first. So the view is that
    of the turn's beginning, when nobody had sealed a choice.
    """

    game: AnyGame
    turn: int  # number of moves before this turn
    seat: Seat
    view: Any  # the seat's, when the turn began
    shown: Events  # events since the deal, as redacted for the seat, and what was said
    legal: tuple[Any, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment(Question):
    """A decision that was made."""

    at: int  # number of moves before it
    played: int  # index into `legal`


def as_by_people(shown: Events) -> Events:
    """The same events, with all phrases as if people had said them: a record doesn't tell who
    follows the bots' convention."""
    return [
        replace(event, by_convention=False) if isinstance(event, Said) else event for event in shown
    ]


def moments(record: Record) -> Iterator[Moment]:
    """All decisions of a game with at least two legal moves, in order."""
    game = record.game
    happened: list[Any] = []
    remarks = deque(record.remarks)
    positions = replay(record)
    state = next(positions).state
    turn, begun, waiting = 0, state, game.to_act(state)
    for at, ((seat, move), after) in enumerate(zip(record.moves, positions, strict=True)):
        while remarks and remarks[0].moves == at:
            remark = remarks.popleft()
            happened.append(Said(remark.seat, remark.phrase, by_convention=False))
        legal = game.legal(state, seat)
        if len(legal) > 1:
            yield Moment(
                game=game,
                at=at,
                turn=turn,
                seat=seat,
                view=game.view(begun, seat),
                shown=Shown(game, seat, tuple(happened)),
                legal=legal,
                played=legal.index(move),
            )
        happened += after.events
        state, waited = after.state, waiting
        waiting = game.to_act(state)
        if not waiting or waiting != waited - {seat}:  # not only sealed
            turn, begun = at + 1, state

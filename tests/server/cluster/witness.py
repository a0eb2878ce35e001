"""The witness: compares all messages with what the log lets each reader know."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from splittable.core.seats import Seat
from splittable.core.wire import WireSchema
from splittable.games import GAMES
from splittable.server.broadcast.projection import EventProjection, Projection, legal_moves
from splittable.server.domain.table import Table
from tests.server.faults.known import Known
from tests.server.faults.persons import Place
from tests.server.faults.promises import Log, Logs, lived_through
from tests.support.serving import Message

SHAPES = {name: WireSchema(game) for name, game in GAMES.items()}


@dataclass(frozen=True, slots=True)
class Told:
    """One message, and what its reader knew of the table with it."""

    seq: int
    seat: int | None
    view: Message
    legal: Sequence[str]
    events: Any  # None: the message had none


class Witness:
    def __init__(self) -> None:
        self._told: dict[str, list[Told]] = {}  # by table

    def hear(self, place: Place, known: Known, message: Message) -> None:
        seen = Told(known.seq, known.you["seat"], known.view, known.legal, message.get("events"))
        self._told.setdefault(place.opened.table, []).append(seen)

    def testify(self) -> dict[str, list[Told]]:
        """By table, all that was told since the last time."""
        told, self._told = self._told, {}
        return told


def oddities(told: Mapping[str, Sequence[Told]], logs: Logs) -> list[str]:
    """Everything that somebody was told and that their seat does not see in the log."""
    return [found for table in told for found in _odd(table, logs[table], told[table])]


def _odd(table_id: str, log: Log, told: Sequence[Told]) -> Iterator[str]:
    by_seq: dict[int, list[Told]] = {}
    for each in told:
        by_seq.setdefault(each.seq, []).append(each)
    for table in lived_through(table_id, log):
        shown: dict[int | None, tuple[Message, list[str], Any]] = {}
        for each in by_seq.pop(table.seq, ()):
            if each.seat not in shown:
                shown[each.seat] = _shown(table, each.seat)
            view, legal, events = shown[each.seat]
            where = f"{table_id} at {each.seq}, seat {each.seat}"
            if (each.view, list(each.legal)) != (view, legal):
                yield f"{where}: was shown {each.view} {each.legal} instead of {view} {legal}"
            if each.events is not None and each.events != events:
                yield f"{where}: was told {each.events} instead of {events}"
    for seq in by_seq:
        yield f"{table_id}: somebody was told of {seq}, which is not in the log"


def _shown(table: Table, seat: int | None) -> tuple[Message, list[str], Any]:
    """View, legal moves and the last events, as this seat may see them."""
    viewer = None if seat is None else Seat(seat)
    play, shapes = table.play, SHAPES[table.game.name]
    if play is None:
        return {}, [], None
    view = json.loads(bytes(Projection(shapes, play.state).whole(viewer)))
    events = None
    if play.happened and play.happened[-1][0] == table.seq:
        events = json.loads(bytes(EventProjection(shapes, play.happened[-1][1]).for_viewer(viewer)))
    return view, list(legal_moves(table, viewer)), events

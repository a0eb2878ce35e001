"""Replays: records of finished games, and any position of a game as one viewer saw it."""

from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from splittable import svg
from splittable.core.errors import Mismatch
from splittable.core.record import Position, Record, write_record
from splittable.core.seats import Seat, all_seats
from splittable.core.validation import short_repr
from splittable.server.broadcast.projection import EventProjection, Projection
from splittable.server.domain.commands.errors import Refused
from splittable.server.domain.table import Table
from splittable.server.limits.cpu_accounting import UNMETERED, Payer
from splittable.server.limits.single_flight import SingleFlight
from splittable.server.messages.rest import ListedMove, Moment, MomentWish, MoveList
from splittable.server.runtime.archive import StoredTable
from splittable.server.runtime.registry import TableRegistry
from splittable.server.runtime.services import Services


class Replays:
    def __init__(self, services: Services, registry: TableRegistry) -> None:
        self._services = services
        self._registry = registry
        self._records: SingleFlight[str] = SingleFlight()  # by table and number

    # Records

    async def record(self, table_id: str, number: int, payer: Payer = UNMETERED) -> Record:
        """The record of a finished game; Refused if the table hasn't finished game `number`."""
        return (await self._finished(table_id, number, payer)).table.record

    async def record_text(self, table_id: str, number: int, payer: Payer = UNMETERED) -> str:
        async def text(company: Payer) -> str:
            return write_record(await self.record(table_id, number, company))

        return await self._records.ask((table_id, number), payer, text)

    async def record_to_review(self, table_id: str, number: int, payer: Payer) -> Record:
        """The same, with an error of its own while the game is still being played."""
        present = (await self._registry.look_at(table_id, payer)).table
        if present.phase == "playing" and present.number == number:
            raise Refused("wrong-phase", f"game {number} is not over; only then it is reviewed")
        return await self.record(table_id, number, payer)

    async def sent_record(self, raw: dict[str, Any], payer: Payer) -> Record:
        """Parse a record that a client sends. Whether its moves are legal is not checked here."""
        return await self._services.archive.record(msgspec.json.encode(raw), payer)

    async def _finished(self, table_id: str, number: int, payer: Payer) -> StoredTable:
        kept = await self._services.archive.finished(table_id, number, payer)
        if kept is None:
            raise Refused(
                "unknown", f"table {short_repr(table_id)} has not finished a game number {number}"
            )
        return kept

    # Positions

    async def moment(
        self,
        table_id: str,
        number: int,
        at: int | None,
        seat: int | None,
        token_hash: str | None,
        payer: Payer = UNMETERED,
        *,
        is_open: bool = False,
    ) -> Moment:
        """A game after `at` moves, or as it is now, as this seat saw it then.

        In a finished game nothing is secret, and `is_open` adds every seat's view. In a running
        game people look back from their own seat, and see again what they were shown. Without
        memory aids they see earlier positions as spectators do, since a hand they held is one that
        they would have to remember.
        """
        table, log_hash = await self._at_game(table_id, number, payer)
        record = table.record
        check_moment(record, at, seat)
        is_over = table.phase == "over"
        if not is_over and seat not in (None, _seat_of(table, token_hash)):
            raise Refused("not-allowed", f"seat {seat} is not yours, and the game is not over")
        if not is_over and is_open:
            raise Refused("not-allowed", "hands are shown when the game is over")
        wanted = len(record.moves) if at is None else at
        position = await self._services.archive.position(record, wanted, payer)
        helps_memory = is_over or table.settings.memory_aids
        is_past = wanted < len(record.moves)
        viewer = None if seat is None or (is_past and not helps_memory) else Seat(seat)
        moment = self._moment(
            record, position, viewer, is_over=is_over, is_open=is_open, helps_memory=helps_memory
        )
        assert table.play is not None
        return replace(
            moment,
            table=table.id,
            number=table.number,
            bots=table.play.bots,
            faces=table.play.faces,
            log_hash=log_hash,
        )

    async def sent_moment(self, wish: MomentWish, payer: Payer) -> Moment:
        """The same for a finished record that a client sends: a game of no table here."""
        record = await self.sent_record(wish.record, payer)
        check_moment(record, wish.at, wish.seat)
        if record.result is None:
            raise Refused("invalid", "record: the game is not over")
        try:
            position = await self._services.archive.position(record, wish.at, payer)
        except Mismatch as error:
            raise Refused("invalid", f"record: {error}") from error
        viewer = None if wish.seat is None else Seat(wish.seat)
        return self._moment(record, position, viewer, is_over=True, is_open=wish.open)

    async def picture(self, table_id: str, number: int, payer: Payer = UNMETERED) -> str:
        """The last position of a game as an SVG picture, as spectators see it."""
        table, _ = await self._at_game(table_id, number, payer)
        if table.phase == "playing" and not table.settings.memory_aids:
            raise Refused("not-allowed", "a table without memory aids is drawn when it is over")
        assert table.play is not None
        return svg.table(table.game.view(table.play.state, None), table.play.names)

    async def moves(
        self, table_id: str, number: int, seat: int | None, payer: Payer = UNMETERED
    ) -> MoveList:
        """The events of each move of a finished game, as this seat saw them."""
        record = await self.record(table_id, number, payer)
        check_moment(record, None, seat)
        schema = self._services.schemas[record.game.name]
        viewer = None if seat is None else Seat(seat)

        def listed_move(position: Position) -> ListedMove:
            assert position.seat is not None
            events = EventProjection(schema, position.events).for_viewer(viewer)
            return ListedMove(position.number, position.seat, events)

        moves = await self._services.archive.told(record, listed_move, payer)
        return MoveList(table_id, number, moves)

    async def _at_game(self, table_id: str, number: int, payer: Payer) -> tuple[Table, str | None]:
        """The table at this game: the running one, or a finished one with the log's hash at its
        end."""
        present = (await self._registry.look_at(table_id, payer)).table
        if present.phase == "playing" and present.number == number:
            return present, None
        kept = await self._finished(table_id, number, payer)
        assert kept.table.ended is not None
        return kept.table, kept.chain.at(kept.table.ended).hex()

    def _moment(
        self,
        record: Record,
        position: Position,
        seat: Seat | None,
        *,
        is_over: bool,
        is_open: bool,
        helps_memory: bool = True,
    ) -> Moment:
        schema = self._services.schemas[record.game.name].of_table(memory_aids=helps_memory)
        # A move may be a sealed choice; until the game is over only its own seat may read it.
        move = position.move if is_over or position.seat == seat else None
        projection = Projection(schema, position.state)
        views = None
        if is_over and is_open:
            each = [bytes(projection.whole(viewer)) for viewer in all_seats(len(record.names))]
            views = Raw(b"[%b]" % b",".join(each))
        return Moment(
            table="",
            number=0,
            at=position.number,
            moves=len(record.moves),
            names=record.names,
            bots=(None,) * len(record.names),
            faces=(None,) * len(record.names),
            seat=position.seat,
            move=None if move is None else record.game.write_move(move),
            events=EventProjection(schema, position.events).for_viewer(seat),
            view=projection.whole(seat),
            views=views,
            log_hash=None,
        )


def check_moment(record: Record, at: int | None, seat: int | None) -> None:
    """Refuse a seat or a number of moves that the game doesn't have."""
    if seat is not None and seat >= len(record.names):
        raise Refused("invalid", f"seat: expected 0 to {len(record.names) - 1}, found {seat}")
    if at is not None and at > len(record.moves):
        raise Refused("invalid", f"at: expected 0 to {len(record.moves)}, found {at}")


def _seat_of(table: Table, token_hash: str | None) -> Seat | None:
    person = None if token_hash is None else table.person_with(token_hash)
    return None if person is None else table.seat_of(person.number)

"""The lobby: opens tables, finds them in memory or in the store, and looks after sleeping ones."""

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import structlog
from msgspec import Raw
from msgspec.structs import replace

from splittable.core.errors import Mismatch
from splittable.core.game import AnyGame, options_with_deck, written_deck
from splittable.core.record import Position, Record, write_record
from splittable.core.seats import Seat, all_seats
from splittable.core.validation import join_limited, short_repr
from splittable.games.lessons import LESSONS, find_lesson
from splittable.games.redeals import Moves
from splittable.server.broadcast.projection import EventProjection, Projection
from splittable.server.clock import Alarm
from splittable.server.domain.characters import read_face, usual_face
from splittable.server.domain.commands.context import Requester
from splittable.server.domain.commands.deals import check_beginner, new_seed
from splittable.server.domain.commands.errors import Refused
from splittable.server.domain.commands.seats import no_bots_name
from splittable.server.domain.entries import (
    Opened,
    SeriesLength,
    TableSettings,
    TriedPosition,
    write_entry,
)
from splittable.server.domain.names import read_person_name
from splittable.server.domain.reducer import open_table
from splittable.server.domain.table import Table
from splittable.server.limits.cpu_accounting import UNMETERED, Payer
from splittable.server.limits.single_flight import SingleFlight
from splittable.server.logs import failure
from splittable.server.messages.live import Code, Series, Start
from splittable.server.messages.rest import (
    ListedMove,
    LobbyCard,
    Moment,
    MomentWish,
    MoveList,
    OpenTable,
    TableOpened,
    TryOut,
    WantedSettings,
)
from splittable.server.runtime.archive import StoredTable
from splittable.server.runtime.services import Services
from splittable.server.runtime.table_actor import TableActor, TableSnapshot
from splittable.server.runtime.writer import head_of
from splittable.server.store import Head, StoreError, TableRelocated
from splittable.server.store.hash_chain import HashChain
from splittable.server.store.placement import Lease
from splittable.server.workers.roster import QUICK

LOOK_EVERY = 2_000  # ms: how often sleeping tables are looked for
ASLEEP_AFTER = 60_000  # ms without use: the table leaves memory
MOST_LISTED = 100
LENGTHS = {"wins": (1, 10), "games": (2, 20)}  # of a series, from and to
HANDED_OVER_AT_ONCE = 10  # tables, when a server goes and others have to read them

log = structlog.get_logger()


def hash_token(token: str) -> str:
    """What is stored of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class _Plan:
    """A table about to be opened."""

    game: AnyGame
    options: Any
    deal: dict[str, Any] | None
    seat: int = 0  # of the opener
    moves: Moves = ()  # with which the first game begins
    tried: TriedPosition | None = None  # where they come from
    lesson: str | None = None  # that it is


class IdGenerator:
    """New names and secrets, from the generator it is given."""

    ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that reads like something else

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def table(self) -> str:
        return self._text(10)

    def invite(self) -> str:
        return self._text(12)

    def secret(self) -> str:
        return self._text(32)

    def _text(self, length: int) -> str:
        return "".join(self._chance.choice(self.ALPHABET) for _ in range(length))


class TableRegistry:
    def __init__(self, services: Services, new_id: IdGenerator) -> None:
        self._services = services
        self._new_id = new_id
        self._live: dict[str, TableActor] = {}
        self._loading: SingleFlight[TableActor | None] = SingleFlight()  # by table
        self._records: SingleFlight[str] = SingleFlight()  # by table and number
        self._has_tried_listed = False  # whether each public table has been read since the start
        self._alarm: Alarm | None = None
        self._looking: asyncio.Task[None] | None = None

    # Opening and finding

    async def open(self, wish: OpenTable, payer: Payer = UNMETERED) -> TableOpened:
        services = self._services
        if services.leases.is_leaving:
            raise StoreError("this server is stopping")
        plan = await self._plan(wish, payer)
        token = wish.token or self._new_id.secret()
        table_id, invite = self._new_id.table(), self._new_id.invite()
        entry = Opened(
            at=services.clock.now(),
            game=plan.game.name,
            rules=plan.game.rules,
            options=plan.game.write_options(plan.options),
            deck=written_deck(plan.game, plan.options),
            settings=_settings(wish.settings, plan),
            invite=invite,
            name=self._name(wish.name, plan.game),
            token_hash=hash_token(token),
            deal=plan.deal,
            seed=None if plan.deal is not None else new_seed(services.chance),
            seat=plan.seat,
            moves=tuple((seat, plan.game.write_move(move)) for seat, move in plan.moves),
            tried=plan.tried,
            lesson=plan.lesson,
            face=read_face(wish.face, "face") or usual_face(table_id, wish.name),
            beginner=_beginner(wish, plan),
        )
        table = open_table(table_id, entry, services.games)
        chain = HashChain(table_id)
        append = chain.next(write_entry(entry), head_of(table))
        if not await services.group_commit.write(append):
            raise StoreError("the table's new name was taken; try again")
        chain.add(append.link)
        services.count_entry(entry, plan.game.name)
        fill = wish.bots
        if fill is None and plan.lesson is not None:
            fill = QUICK  # where the script ends somebody quick plays on
        elif fill is None and plan.tried is not None:
            fill = services.roster.usual(plan.game.name)
        if fill is not None or not services.leases.are_shared:
            live = await self._move_in(StoredTable(table, {}, chain))
        if fill is not None:
            at_once = f"start-{self._new_id.invite()}"  # an id that no client has in use
            await live.do(Requester(hash_token(token), at_once), Start(fill=fill))
        return TableOpened(
            table=table_id,
            invite=invite,
            token=token,
            join_path=f"/t/{table_id}?invite={invite}",
            watch_path=f"/t/{table_id}",
            promise=table.promise,
        )

    def _name(self, raw: str, game: AnyGame) -> str:
        name = read_person_name(raw, "name")
        no_bots_name(name, self._services.roster.bots[game.name])
        return name

    async def _plan(self, wish: OpenTable, payer: Payer) -> _Plan:
        bots, tryout = wish.bots, wish.tryout
        of_table = tryout is not None and tryout.table is not None
        ways = (wish.game, wish.same_deal, wish.record, wish.lesson)
        if sum((*(way is not None for way in ways), of_table)) != 1:
            expected = "game, sameDeal, record, lesson and tryout.table"
            raise Refused("invalid", f"expected one of {expected}")
        if wish.lesson is not None:
            plan = self._taught(wish, wish.lesson)
        elif tryout is not None:
            plan = await self._try(wish, tryout, payer)
        elif wish.game is not None:
            game = self.game(wish.game)
            deck = self._services.decks.get(game.name) if wish.deck is None else wish.deck
            plan = _Plan(game, options_with_deck(game, wish.options, deck), None)
        else:
            record = await self._earlier_game(wish, payer)
            plan = _Plan(record.game, record.options, record.game.write_deal(record.deal))
        offered = self._services.roster.offered(plan.game.name)
        if bots is not None and bots not in offered:
            raise Refused(
                "invalid", f"bots: {short_repr(bots)} is not one of {join_limited(offered)}"
            )
        return plan

    def _taught(self, wish: OpenTable, name: str) -> _Plan:
        """A guided game: it brings its options, its settings and its deal along."""
        for key, given in (
            ("options", wish.options),
            ("deck", wish.deck),
            ("settings", wish.settings),
            ("tryout", wish.tryout),
        ):
            if given:
                raise Refused("invalid", f"{key}: a lesson has its own; leave this out")
        if name not in LESSONS:
            raise Refused(
                "unknown", f"lesson: {short_repr(name)} is not one of {join_limited(LESSONS)}"
            )
        lesson = find_lesson(name, self._services.games)
        game = lesson.game
        deal = game.write_deal(lesson.deal)
        return _Plan(game, lesson.options, deal, lesson.seat, lesson.opening, lesson=name)

    async def _try(self, wish: OpenTable, tryout: TryOut, payer: Payer) -> _Plan:
        """A game that begins at a position of a finished one, with the opener in that seat."""
        if wish.game is not None or wish.same_deal is not None:
            raise Refused("invalid", "tryout: expected its own table, or a record")
        record = await self._earlier_game(wish, payer)
        _check_moment(record, tryout.at, tryout.seat)
        if tryout.at >= len(record.moves):
            raise Refused("invalid", f"tryout.at: the game is over after {tryout.at} moves")
        seat, at = Seat(tryout.seat), tryout.at
        try:
            await self._services.archive.position(record, at, payer)
            deal, moves = record.deal, record.moves[:at]
            if tryout.imagined:
                rng = Random(self._services.chance.getrandbits(64))
                deal, moves = await self._services.archive.redealt(record, at, seat, rng, payer)
        except Mismatch as error:
            raise Refused("invalid", f"record: {error}") from error
        tried = TriedPosition(tryout.table, tryout.number, at, tryout.imagined)
        return _Plan(record.game, record.options, record.game.write_deal(deal), seat, moves, tried)

    async def _earlier_game(self, wish: OpenTable, payer: Payer) -> Record:
        if wish.options:
            raise Refused("invalid", "options: the same deal is played with the same options")
        if wish.deck is not None:
            raise Refused("invalid", "deck: the same deal is played with the same cards")
        tryout = wish.tryout
        if tryout is not None and tryout.table is not None:
            return await self.record(tryout.table, tryout.number or 1, payer)
        if wish.same_deal is not None:
            return await self.record(wish.same_deal.table, wish.same_deal.number, payer)
        assert wish.record is not None
        record = await self.sent_record(wish.record, payer)
        if record.result is None:
            raise Refused("invalid", "record: the game is not over, so its deal is not known yet")
        return record

    async def sent_record(self, raw: dict[str, Any], payer: Payer) -> Record:
        """A record that somebody sends; whether it tells the truth is not looked at."""
        return await self._services.archive.record(msgspec.json.encode(raw), payer)

    def game(self, name: str) -> AnyGame:
        games = self._services.games
        if name not in games:
            raise Refused(
                "unknown", f"game: {short_repr(name)} is not one of {join_limited(games)}"
            )
        return games[name]

    async def table(self, table_id: str, payer: Payer = UNMETERED) -> TableActor:
        """The table in memory, for who wants to be there: at home here from now on, wherever it
        was, and read from its log if it was not here, which is paid for."""
        live = self._live.get(table_id)
        while live is None:  # where others only look, and it lives elsewhere, once more
            live = await self._loading.ask(table_id, payer, partial(self._load, table_id))
        return live

    async def look_at(self, table_id: str, payer: Payer = UNMETERED) -> TableActor | TableSnapshot:
        """The table for who only looks, which is no reason to take it from another server."""
        if table_id in self._live or not self._services.leases.are_shared:
            return await self.table(table_id, payer)
        live = await self._loading.ask(table_id, payer, partial(self._load_if_free, table_id))
        if live is not None:
            return live
        return TableSnapshot(await self._services.archive.table(table_id, payer), self._services)

    async def _load(self, table_id: str, payer: Payer) -> TableActor | None:
        leases, archive = self._services.leases, self._services.archive
        if archive.is_quarantined(table_id):
            await archive.table(table_id, payer)  # which says why
        lease = await leases.take(table_id)
        if lease is None:
            await archive.table(table_id, payer)  # which knows of none
            raise TableRelocated(table_id, 0)  # it was opened a moment ago
        return await self._read_in(table_id, lease, payer)

    async def _load_if_free(self, table_id: str, payer: Payer) -> TableActor | None:
        """None: it lives at another server; or there is none, or it is left in peace."""
        if self._services.archive.is_quarantined(table_id):
            return None
        lease = await self._services.leases.take_if_free(table_id)
        return None if lease is None else await self._read_in(table_id, lease, payer)

    async def _read_in(self, table_id: str, lease: Lease, payer: Payer) -> TableActor:
        """Only now that it is at home here the log stays as it is read."""
        leases = self._services.leases
        try:
            kept = await self._services.archive.table(table_id, payer)
        except BaseException:
            await leases.give_up([table_id])
            raise
        if not leases.holds(table_id, lease):
            raise TableRelocated(table_id, 0)
        live = self._live[table_id] = TableActor(kept, lease, self._services)
        live.plan()
        return live

    async def _move_in(self, opened: StoredTable) -> TableActor:
        """A table that nobody else knows of yet."""
        table_id = opened.table.id
        lease = await self._services.leases.take(table_id)
        if lease is None:
            raise TableRelocated(table_id, 0)
        live = self._live[table_id] = TableActor(opened, lease, self._services)
        return live

    async def listed(self) -> tuple[LobbyCard, ...]:
        """Public tables that can be entered, as far as is known."""
        archive, heads = self._services.archive, await self._services.store.listed(MOST_LISTED)
        cards = [_card(head) for table_id, head in heads if not archive.is_unreadable(table_id)]
        return tuple(card for card in cards if card is not None)

    # Finished games

    async def record(self, table_id: str, number: int, payer: Payer = UNMETERED) -> Record:
        return (await self._finished(table_id, number, payer)).table.record

    async def record_to_review(self, table_id: str, number: int, payer: Payer) -> Record:
        """Of a finished game alone: one that is being played is nobody's to look into."""
        present = (await self.look_at(table_id, payer)).table
        if present.phase == "playing" and present.number == number:
            raise Refused("wrong-phase", f"game {number} is not over; only then it is reviewed")
        return await self.record(table_id, number, payer)

    async def record_text(self, table_id: str, number: int, payer: Payer = UNMETERED) -> str:
        async def text(company: Payer) -> str:
            return write_record(await self.record(table_id, number, company))

        return await self._records.ask((table_id, number), payer, text)

    async def _finished(self, table_id: str, number: int, payer: Payer) -> StoredTable:
        kept = await self._services.archive.finished(table_id, number, payer)
        if kept is None:
            raise Refused(
                "unknown", f"table {short_repr(table_id)} has not finished a game number {number}"
            )
        return kept

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

        Of a finished game everything is open, and told with `is_open`. In a running one people look
        back from their own seat, and see again what they were shown; without memory aids they look
        back as spectators do, since a hand they had is one that they would have to remember.
        """
        table, log_hash = await self._on_show(table_id, number, payer)
        record = table.record
        _check_moment(record, at, seat)
        if table.phase != "over" and seat not in (None, _seat_of(table, token_hash)):
            raise Refused("not-allowed", f"seat {seat} is not yours, and the game is not over")
        if table.phase != "over" and is_open:
            raise Refused("not-allowed", "hands are shown when the game is over")
        wanted = len(record.moves) if at is None else at
        position = await self._services.archive.position(record, wanted, payer)
        is_over = table.phase == "over"
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
        """The same of a finished record that somebody sends: a game of no table of ours."""
        record = await self.sent_record(wish.record, payer)
        _check_moment(record, wish.at, wish.seat)
        if record.result is None:
            raise Refused("invalid", "record: the game is not over")
        try:
            position = await self._services.archive.position(record, wish.at, payer)
        except Mismatch as error:
            raise Refused("invalid", f"record: {error}") from error
        viewer = None if wish.seat is None else Seat(wish.seat)
        return self._moment(record, position, viewer, is_over=True, is_open=wish.open)

    async def moves(
        self, table_id: str, number: int, seat: int | None, payer: Payer = UNMETERED
    ) -> MoveList:
        """What each move of a finished game did, as this seat saw it."""
        record = await self.record(table_id, number, payer)
        _check_moment(record, None, seat)
        schemas = self._services.schemas[record.game.name]
        viewer = None if seat is None else Seat(seat)

        def told(position: Position) -> ListedMove:
            assert position.seat is not None
            events = EventProjection(schemas, position.events).told_to(viewer)
            return ListedMove(position.number, position.seat, events)

        moves = await self._services.archive.told(record, told, payer)
        return MoveList(table_id, number, moves)

    async def _on_show(self, table_id: str, number: int, payer: Payer) -> tuple[Table, str | None]:
        """The table with this game: a finished one, with the log's hash at its end, or the one that
        is being played."""
        present = (await self.look_at(table_id, payer)).table
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
        schemas = self._services.schemas[record.game.name].of_table(memory_aids=helps_memory)
        # A move may be a sealed choice; until the game is over only its own seat may read it.
        move = position.move if is_over or position.seat == seat else None
        sights = Projection(schemas, position.state)
        views = None
        if is_over and is_open:
            each = [bytes(sights.whole(viewer)) for viewer in all_seats(len(record.names))]
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
            events=EventProjection(schemas, position.events).told_to(seat),
            view=sights.whole(seat),
            views=views,
            log_hash=None,
        )

    # Sleeping tables

    @property
    def in_memory(self) -> int:
        return len(self._live)

    @property
    def unreadable(self) -> Counter[Code]:
        """How many tables could not be read when last tried, by what is told of them."""
        return self._services.archive.unreadable

    def look_after(self) -> None:
        """From now on wake tables whose bots or clocks are due, and let idle ones sleep."""
        self._look()

    def _look(self) -> None:
        """Once more, unless the last look has not come back: then after the next pause."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.get_running_loop().create_task(self._look_once())
        moment = self._services.clock.now() + LOOK_EVERY
        self._alarm = self._services.clock.call_at(moment, self._look)

    async def _look_once(self) -> None:
        now = self._services.clock.now()
        try:
            await self._let_sleep(now)
            for table_id, _ in await self._services.store.waking(now + LOOK_EVERY):
                await self._wake(table_id)
            if not self._has_tried_listed:
                await self._try_listed()
        except StoreError as error:
            self._services.notices.warn("sleeping tables cannot be looked for", why=str(error))
        except Exception as error:
            self._services.notices.warn("sleeping tables cannot be looked for", **failure(error))

    async def _wake(self, table_id: str) -> None:
        """One that cannot be read keeps no other from waking, and is left in peace."""
        if table_id not in self._live:
            with suppress(Refused, TableRelocated):  # which the archive has logged
                await self._loading.ask(table_id, UNMETERED, partial(self._load_if_free, table_id))

    async def _try_listed(self) -> None:
        """Read public tables that were there before this server was, so that those that cannot be
        entered leave the list."""
        for table_id, _ in await self._services.store.listed(MOST_LISTED):
            if table_id not in self._live:
                with suppress(Refused):
                    await self._services.archive.table(table_id)
        self._has_tried_listed = True

    async def _let_sleep(self, now: int) -> None:
        asleep: list[str] = []
        for table_id, live in list(self._live.items()):
            wake_at = live.table.wake_at()
            is_due = wake_at is not None and wake_at <= now + ASLEEP_AFTER
            if live.is_idle and not is_due and live.last_used + ASLEEP_AFTER < now:
                live.close()
                del self._live[table_id]
                asleep.append(table_id)
        await self._services.leases.give_up(asleep)

    # Tables that move

    @property
    def is_leaving(self) -> bool:
        """Whether its tables are being handed over to other servers."""
        return self._services.leases.is_leaving

    def forget(self, table_id: str, after: int) -> None:
        """The table has another home: everybody here is sent there after so many ms."""
        live = self._live.pop(table_id, None)
        if live is not None:
            live.move_out(after)

    async def hand_over(self) -> None:
        """Give all tables to the other servers, a few at a time so that these can follow."""
        leases = self._services.leases
        if not leases.are_shared:
            return
        leases.is_leaving = True
        tables = list(self._live)
        for first in range(0, len(tables), HANDED_OVER_AT_ONCE):
            few = tables[first : first + HANDED_OVER_AT_ONCE]
            await self._services.group_commit.settled()
            await leases.give_up(few)
            for table_id in few:
                self.forget(table_id, 0)

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._looking is not None:
            self._looking.cancel()
        for live in self._live.values():
            live.close()


def _card(head: Head) -> LobbyCard | None:
    """None: it cannot be read, and spoils no list."""
    try:
        return msgspec.json.decode(head.card, type=LobbyCard)
    except msgspec.MsgspecError:
        return None


def _check_moment(record: Record, at: int | None, seat: int | None) -> None:
    if seat is not None and seat >= len(record.names):
        raise Refused("invalid", f"seat: expected 0 to {len(record.names) - 1}, found {seat}")
    if at is not None and at > len(record.moves):
        raise Refused("invalid", f"at: expected 0 to {len(record.moves)}, found {at}")


def _seat_of(table: Table, token_hash: str | None) -> Seat | None:
    person = None if token_hash is None else table.person_with(token_hash)
    return None if person is None else table.seat_of(person.number)


def _settings(wished: WantedSettings | None, plan: _Plan) -> TableSettings:
    wanted = wished or WantedSettings(take_back=plan.lesson is None)
    quiet = plan.game.forbids_talk_of_cards(plan.options)
    return TableSettings(
        visibility=wanted.visibility,
        talk=wanted.talk or ("presets" if quiet else "free"),
        take_back=wanted.take_back,
        clock=wanted.clock,
        absence=wanted.absence,
        memory_aids=wanted.memory_aids,
        hints=wanted.hints,
        series=_series(wanted.series, plan),
    )


def _series(wished: Series | None, plan: _Plan) -> SeriesLength | None:
    if wished is None:
        return None
    fewest, most = LENGTHS[wished.to]
    if not fewest <= wished.count <= most:
        expected = f"expected {fewest} to {most} {wished.to}, found {wished.count}"
        raise Refused("invalid", f"settings.series.count: {expected}")
    if plan.deal is not None:
        raise Refused("invalid", "settings.series: a known deal is one game on its own")
    if wished.to == "wins" and plan.game.cooperative(plan.options):
        raise Refused("invalid", "settings.series.to: who plays together plays a number of games")
    return SeriesLength(wished.to, wished.count)


def _beginner(wish: OpenTable, plan: _Plan) -> int | None:
    if wish.beginner is not None:
        check_beginner(plan.game, plan.options.seats, wish.beginner)
        if plan.deal is not None:
            raise Refused("invalid", "beginner: a known deal says who begins")
    return wish.beginner

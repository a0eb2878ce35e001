"""The table factory: opens tables for a new game, a known deal, a lesson, or a position to try."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from splittable.core.errors import Mismatch
from splittable.core.game import AnyGame, options_with_deck, written_deck
from splittable.core.record import Record
from splittable.core.seats import Seat
from splittable.core.validation import join_limited, short_repr
from splittable.games.lessons import LESSONS, find_lesson
from splittable.games.redeals import Moves
from splittable.server.domain.characters import read_face, usual_face
from splittable.server.domain.commands.context import Requester, hash_token
from splittable.server.domain.commands.deals import check_beginner, new_seed
from splittable.server.domain.commands.errors import Refused
from splittable.server.domain.commands.seats import no_bots_name
from splittable.server.domain.entries import (
    Opened,
    SeriesLength,
    TableSettings,
    TriedPosition,
    take_apart,
)
from splittable.server.domain.names import read_person_name
from splittable.server.domain.reducer import open_table
from splittable.server.limits.cpu_accounting import UNMETERED, Payer
from splittable.server.messages.live import Series, Start
from splittable.server.messages.rest import OpenTable, TableOpened, TryOut, WantedSettings
from splittable.server.runtime.archive import StoredTable
from splittable.server.runtime.registry import TableRegistry
from splittable.server.runtime.replays import Replays, check_moment
from splittable.server.runtime.services import Services
from splittable.server.runtime.table_actor import head_of
from splittable.server.store import StoreError
from splittable.server.store.hash_chain import HashChain
from splittable.server.workers.roster import QUICK

SERIES_LENGTHS: Final = {"wins": (1, 10), "games": (2, 20)}  # fewest and most


class IdGenerator:
    """New ids and secrets, from an injected generator."""

    ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no two that look alike

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def table(self) -> str:
        return self._text(10)

    def invite(self) -> str:
        return self._text(12)

    def secret(self) -> str:
        return self._text(32)

    def _text(self, length: int) -> str:
        return "".join(self._rng.choice(self.ALPHABET) for _ in range(length))


@dataclass(frozen=True, slots=True)
class _Plan:
    """What a new table will play."""

    game: AnyGame
    options: Any
    deal: dict[str, Any] | None  # of the first game; None: drawn when it begins
    seat: int = 0  # the opener's
    moves: Moves = ()  # already played when the first game begins
    tried: TriedPosition | None = None  # the position that it begins with
    lesson: str | None = None  # the guided game that it is


class TableFactory:
    def __init__(
        self, services: Services, registry: TableRegistry, replays: Replays, new_id: IdGenerator
    ) -> None:
        self._services = services
        self._registry = registry
        self._replays = replays
        self._new_id = new_id

    async def open(self, wish: OpenTable, payer: Payer = UNMETERED) -> TableOpened:
        """Store a new table. With bots it is made live and its game begins at once."""
        services = self._services
        if services.leases.is_leaving:
            raise StoreError("this server is stopping")
        services.policy.check_games_begin()
        plan = await self._plan(wish, payer)
        token = wish.token or self._new_id.secret()
        table_id = self._new_id.table()
        entry = self._entry(wish, plan, table_id, token)
        table = open_table(table_id, entry, services.games)
        chain = HashChain(table_id)
        raw, personal = take_apart(entry, entry.token_hash, services.salt)
        append = chain.next(raw, head_of(table), personal=personal)
        fill = self._fill(wish, plan)
        with self._registry.room_for_one():
            if not await services.group_commit.write(append):
                raise StoreError("the table's new name was taken; try again")
            chain.add(append.link)
            services.count_entry(entry, plan.game.name)
            if fill is not None or not services.leases.are_shared:
                live = await self._registry.adopt(StoredTable(table, {}, chain))
        if fill is not None:
            command_id = f"start-{self._new_id.invite()}"  # no client uses such an id
            await live.do(Requester(hash_token(token), command_id), Start(fill=fill))
        return TableOpened(
            table=table_id,
            invite=entry.invite,
            token=token,
            join_path=f"/t/{table_id}?invite={entry.invite}",
            watch_path=f"/t/{table_id}",
            promise=table.promise,
        )

    def _entry(self, wish: OpenTable, plan: _Plan, table_id: str, token: str) -> Opened:
        services, game = self._services, plan.game
        return Opened(
            at=services.clock.now(),
            game=game.name,
            rules=game.rules,
            options=game.write_options(plan.options),
            deck=written_deck(game, plan.options),
            settings=_settings(wish.settings, plan),
            invite=self._new_id.invite(),
            name=self._name(wish.name, game),
            token_hash=hash_token(token),
            deal=plan.deal,
            seed=None if plan.deal is not None else new_seed(services.chance),
            seat=plan.seat,
            moves=tuple((seat, game.write_move(move)) for seat, move in plan.moves),
            tried=plan.tried,
            lesson=plan.lesson,
            face=read_face(wish.face, "face") or usual_face(table_id, wish.name),
            beginner=_beginner(wish, plan),
        )

    def _fill(self, wish: OpenTable, plan: _Plan) -> str | None:
        """The bot for all other seats; None: the table waits for people."""
        if wish.bots is None and plan.lesson is not None:
            return QUICK  # plays on where the lesson's script ends
        if wish.bots is None and plan.tried is not None:
            return self._services.roster.usual(plan.game.name)
        return wish.bots

    def _name(self, raw: str, game: AnyGame) -> str:
        name = read_person_name(raw, "name")
        no_bots_name(name, self._services.roster.bots[game.name])
        self._services.words.check(name, "name")
        return name

    # What it plays

    async def _plan(self, wish: OpenTable, payer: Payer) -> _Plan:
        bots, tryout = wish.bots, wish.tryout
        of_table = tryout is not None and tryout.table is not None
        ways = (wish.game, wish.same_deal, wish.record, wish.lesson)
        if sum((*(way is not None for way in ways), of_table)) != 1:
            expected = "game, sameDeal, record, lesson and tryout.table"
            raise Refused("invalid", f"expected one of {expected}")
        if wish.lesson is not None:
            plan = self._lesson(wish, wish.lesson)
        elif tryout is not None:
            plan = await self._try(wish, tryout, payer)
        elif wish.game is not None:
            game = self._services.game(wish.game)
            deck = self._services.decks.get(game.name) if wish.deck is None else wish.deck
            plan = _Plan(game, options_with_deck(game, wish.options, deck), None)
        else:
            record = await self._earlier_game(wish, payer)
            plan = _Plan(record.game, record.options, record.game.write_deal(record.deal))
        offered = self._services.roster.offered(plan.game.name)
        if bots is not None and bots not in offered:
            problem = f"bots: {short_repr(bots)} is not one of {join_limited(offered)}"
            raise Refused("invalid", problem)
        return plan

    def _lesson(self, wish: OpenTable, name: str) -> _Plan:
        """A guided game, which has its own options, settings and deal."""
        for key, given in (
            ("options", wish.options),
            ("deck", wish.deck),
            ("settings", wish.settings),
            ("tryout", wish.tryout),
        ):
            if given:
                raise Refused("invalid", f"{key}: a lesson has its own; leave this out")
        if name not in LESSONS:
            problem = f"lesson: {short_repr(name)} is not one of {join_limited(LESSONS)}"
            raise Refused("unknown", problem)
        lesson = find_lesson(name, self._services.games)
        deal = lesson.game.write_deal(lesson.deal)
        return _Plan(lesson.game, lesson.options, deal, lesson.seat, lesson.opening, lesson=name)

    async def _try(self, wish: OpenTable, tryout: TryOut, payer: Payer) -> _Plan:
        """A game that begins at a position of a finished one, with the opener in that seat."""
        if wish.game is not None or wish.same_deal is not None:
            raise Refused("invalid", "tryout: expected its own table, or a record")
        record = await self._earlier_game(wish, payer)
        check_moment(record, tryout.at, tryout.seat)
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
        tried = TriedPosition(tryout.table, tryout.number, at, tryout.imagined, record.names)
        return _Plan(record.game, record.options, record.game.write_deal(deal), seat, moves, tried)

    async def _earlier_game(self, wish: OpenTable, payer: Payer) -> Record:
        if wish.options:
            raise Refused("invalid", "options: the same deal is played with the same options")
        if wish.deck is not None:
            raise Refused("invalid", "deck: the same deal is played with the same cards")
        tryout, replays = wish.tryout, self._replays
        if tryout is not None and tryout.table is not None:
            return await replays.record(tryout.table, tryout.number or 1, payer)
        if wish.same_deal is not None:
            return await replays.record(wish.same_deal.table, wish.same_deal.number, payer)
        assert wish.record is not None
        record = await replays.sent_record(wish.record, payer)
        if record.result is None:
            raise Refused("invalid", "record: the game is not over, so its deal is not known yet")
        return record


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
    fewest, most = SERIES_LENGTHS[wished.to]
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

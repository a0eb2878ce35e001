"""Administration: does what operators ask, at a running server or straight on its database.

Both ways use this module. At a stopped server the command line opens the tables itself, like one
more server; at a running one it asks by HTTP. Before an act that changes or reveals something is
done, it is written into the audit log.
"""

from typing import Final, Protocol, assert_never

import msgspec
import structlog
from msgspec import Raw
from msgspec.structs import replace

from splittable import build_info
from splittable.core.errors import Invalid, SplittableError
from splittable.core.validation import short_repr
from splittable.server.broadcast.projection import talk_page
from splittable.server.domain.commands.errors import Refused
from splittable.server.domain.entries import Closed, Hidden
from splittable.server.domain.table import Table
from splittable.server.limits.cpu_accounting import UNMETERED, Payer
from splittable.server.limits.single_flight import SingleFlight
from splittable.server.logs import RecentErrors
from splittable.server.messages.administration import (
    MOST_NOTES,
    MOST_REPORTS,
    UNAUDITED,
    Acts,
    Announce,
    AnyAct,
    AnyAnswer,
    AuditLine,
    Ban,
    BanPeople,
    Bans,
    CloseTable,
    DeleteTable,
    Done,
    ExportedEntry,
    ExportTable,
    FindTables,
    ForgetPerson,
    FoundTables,
    HideTable,
    LiftBan,
    ListActs,
    ListBans,
    ListReports,
    Maintain,
    OperatorRequest,
    PersonLine,
    RecentError,
    Report,
    Reports,
    ServerStatus,
    SettleReport,
    ShowStatus,
    ShowTable,
    TableExport,
    TableLine,
    TableSheet,
)
from splittable.server.messages.live import Notice
from splittable.server.messages.rest import ReportWish
from splittable.server.runtime.policy import Policy, read_addresses
from splittable.server.runtime.registry import TableRegistry
from splittable.server.runtime.retention import DAY
from splittable.server.runtime.services import Services
from splittable.server.store import ACT, REPORT, Note, StoreError, TableSearch

DONE: Final = "done"  # the outcome of an act

log = structlog.get_logger()


class Visitors(Protocol):
    """The connections of a running server."""

    @property
    def count(self) -> int: ...

    def addresses_of(self, token_hash: str) -> tuple[str, ...]:
        """From where this person is connected now."""

    def send_away_banned(self) -> None:
        """Close the connections of everybody who is banned."""


class Administration:
    def __init__(
        self,
        services: Services,
        registry: TableRegistry,
        policy: Policy,
        visitors: Visitors,
        errors: RecentErrors,
    ) -> None:
        self._services = services
        self._registry = registry
        self._policy = policy
        self._visitors = visitors
        self._errors = errors
        self._under_way: SingleFlight[AnyAnswer] = SingleFlight()  # by id and act

    async def do(self, request: OperatorRequest, by: str) -> AnyAnswer:
        """Do an act. A change that was done is only answered if it is asked for again with the same
        id. Raises Refused, also if the id is that of another act, or of a look at something."""
        if isinstance(request.act, UNAUDITED):
            return await self._do(request)
        act = msgspec.json.encode(request.act)
        return await self._under_way.ask(
            (request.id, act), UNMETERED, lambda _: self._do_once(request, Raw(act), by)
        )

    async def _do_once(self, request: OperatorRequest, act: Raw, by: str) -> AnyAnswer:
        line = AuditLine(request.id, self._services.clock.now(), by, act, outcome=None)
        earlier = None if await self._audit(line) else await self._audited(request.id)
        if earlier is not None:
            if earlier.act == act and earlier.changed is not None:
                return Done(earlier.changed)
            if earlier.act != act or earlier.outcome == DONE:
                raise Refused("stale", f"act {short_repr(request.id)} was asked for before")
        outcome, changed = "failed", None
        try:
            answer = await self._do(request, is_repeat=earlier is not None)
            outcome = DONE
            changed = answer.changed if isinstance(answer, Done) else None
        except SplittableError as error:
            outcome = str(error)
            raise
        finally:
            log.info("an operator's act", act=request.act.__struct_config__.tag, outcome=outcome)
            await self._end(replace(line, outcome=outcome, changed=changed))
        return answer

    async def _audit(self, line: AuditLine, *, replace: bool = False) -> bool:
        note = Note(ACT, line.id, line.at, msgspec.json.encode(line))
        return await self._services.store.note(note, replace=replace)

    async def _audited(self, act_id: str) -> AuditLine | None:
        note = await self._services.store.find_note(ACT, act_id)
        return None if note is None else msgspec.json.decode(note.body, type=AuditLine)

    async def _end(self, line: AuditLine) -> None:
        """Write down what became of an act. If that can't be stored, the act is done all the same:
        it is in the log as interrupted."""
        try:
            await self._audit(line, replace=True)
        except StoreError as error:
            self._services.notices.warn("an act's outcome cannot be stored", why=str(error))

    async def _do(self, request: OperatorRequest, *, is_repeat: bool = False) -> AnyAnswer:
        act: AnyAct = request.act
        store = self._services.store
        match act:
            case FindTables():
                return await self._find(act)
            case ShowTable(table=table):
                return await self._show(table)
            case ExportTable(table=table):
                return await self._export(table)
            case HideTable(table=table, hidden=hidden):
                return Done(await self._hide(table, hidden=hidden))
            case CloseTable(table=table):
                return Done(await self._close(table))
            case DeleteTable(table=table):
                removed = await self._registry.remove(table)
                if not (removed or is_repeat):
                    raise _unknown(table)
                return Done(removed)
            case ListBans():
                await self._policy.read()
                return Bans(self._policy.bans)
            case BanPeople():
                return await self._ban(request.id, act)
            case LiftBan(ban=ban):
                return Done(await self._policy.lift_ban(ban))
            case ForgetPerson(table=table, person=person):
                token_hash, _ = await self._person(table, person)
                return Done(await self.forget(token_hash) > 0)
            case Announce(text=text):
                await self._policy.read()
                maintenance = self._policy.notice.maintenance
                return Done(await self._policy.tell(Notice(text, maintenance)))
            case Maintain(on=on):
                await self._policy.read()
                return Done(await self._policy.tell(Notice(self._policy.notice.text, on)))
            case ListReports():
                notes = await store.notes(REPORT, MOST_REPORTS)
                reports = [msgspec.json.decode(note.body, type=Report) for note in notes]
                return Reports(tuple([await self._with_context(each) for each in reports]))
            case SettleReport(report=report):
                return Done(await store.drop_note(REPORT, report))
            case ShowStatus():
                return await self._status()
            case ListActs(most=most):
                notes = await store.notes(ACT, most)
                return Acts(tuple(msgspec.json.decode(note.body, type=AuditLine) for note in notes))
            case _:
                assert_never(act)

    # Tables

    async def _find(self, act: FindTables) -> FoundTables:
        days = act.unused_days
        search = TableSearch(
            act.text,
            act.game,
            act.phase,
            None if days is None else self._services.clock.now() - days * DAY,
            act.listed,
            act.most + 1,
        )
        found = await self._services.store.find(search)
        return FoundTables(
            tuple(
                TableLine(
                    each.table,
                    each.game,
                    each.phase,
                    each.listed,
                    each.entries,
                    each.opened_at,
                    each.used_at,
                    self._registry.present_at(each.table),
                )
                for each in found[: act.most]
            ),
            is_all=len(found) <= act.most,
        )

    async def _show(self, table_id: str) -> TableSheet:
        table = (await self._registry.look_at(table_id)).table
        return TableSheet(
            table=table.id,
            game=table.game.name,
            options=table.game.write_options(table.options),
            phase=table.phase,
            hidden=table.hidden,
            closed=table.closed,
            entries=table.seq + 1,
            games=table.number,
            opened_at=table.opened_at,
            used_at=table.at,
            people=self.people_of(table),
            talk=talk_page(table, None).talk,
        )

    def people_of(self, table: Table) -> tuple[PersonLine, ...]:
        return tuple(
            PersonLine(
                person.number,
                person.name,
                person.token_hash,
                table.seat_of(person.number),
                self._visitors.addresses_of(person.token_hash),
            )
            for person in table.people
        )

    async def _export(self, table_id: str) -> TableExport:
        store = self._services.store
        kept, personal = await store.log(table_id), await store.personal(table_id)
        if not kept:
            raise _unknown(table_id)
        return TableExport(
            table_id,
            tuple(
                ExportedEntry(
                    seq,
                    None if link is None else link.hex(),
                    Raw(entry),
                    personal[seq].words if seq in personal else None,
                )
                for seq, entry, link in kept
            ),
        )

    async def _hide(self, table_id: str, *, hidden: bool) -> bool:
        now = self._services.clock.now()
        live = await self._registry.for_operator(table_id)
        changes = live.table.hidden != hidden
        await live.write(lambda t: None if t.hidden == hidden else Hidden(at=now, yes=hidden))
        return changes

    async def _close(self, table_id: str) -> bool:
        now = self._services.clock.now()
        live = await self._registry.for_operator(table_id)
        changes = not live.table.closed
        await live.write(lambda t: None if t.closed else Closed(at=now))
        await live.reread()  # the game is gone: everybody needs the whole table
        return changes

    # People

    async def _ban(self, act_id: str, act: BanPeople) -> Done:
        ways = (act.table is not None, act.token_hash is not None, act.addresses is not None)
        if sum(ways) != 1 or (act.table is None) != (act.person is None):
            raise Invalid("ban", "expected one of table with person, tokenHash and addresses")
        token_hash, name = act.token_hash, None
        if act.table is not None and act.person is not None:
            token_hash, name = await self._person(act.table, act.person)
        addresses = None if act.addresses is None else read_addresses(act.addresses, "addresses")
        now = self._services.clock.now()
        until = None if act.days is None else now + act.days * DAY
        ban = Ban(act_id, now, token_hash, addresses, until, act.reason, name)
        await self._policy.add_ban(ban)
        self._visitors.send_away_banned()
        return Done(changed=True)

    async def _person(self, table_id: str, number: int) -> tuple[str, str]:
        """The hashed token and the name of a person at a table."""
        people = (await self._registry.look_at(table_id)).table.people
        if number >= len(people):
            raise Invalid("person", f"expected 0 to {len(people) - 1}, found {number}")
        return people[number].token_hash, people[number].name

    async def forget(self, token_hash: str) -> int:
        """Erase what a person said and was called: at tables, in their reports, and in bans of
        them, which stay. Returns at how many tables there was anything."""
        reports = [
            replace(note, body=msgspec.json.encode(replace(report, words="")))
            for note in await self._services.store.notes(REPORT)
            if (report := msgspec.json.decode(note.body, type=Report)).by == token_hash
        ]
        bans = await self._policy.without_name(token_hash)
        return await self._registry.erase_person(token_hash, [*reports, *bans])

    async def report(self, table_id: str, wish: ReportWish, token_hash: str, payer: Payer) -> str:
        """Keep what a player reports, and return its id. Refused if there is no such remark."""
        services = self._services
        table = (await self._registry.look_at(table_id, payer)).table
        if wish.seq is not None and all(each.seq != wish.seq for each in table.remarks):
            raise Refused("unknown", f"seq: nothing was said at {wish.seq}")
        report_id, at = f"{services.chance.getrandbits(64):016x}", services.clock.now()
        report = Report(report_id, at, table_id, wish.reason, wish.seq, wish.words, token_hash)
        body = msgspec.json.encode(report)
        await services.store.note(Note(REPORT, report_id, at, body))
        log.info("a report", table=table_id, reason=wish.reason)
        return report_id

    async def _with_context(self, report: Report) -> Report:
        try:
            return replace(report, context=await self._show(report.table))
        except Refused:
            return report

    # The server

    async def _status(self) -> ServerStatus:
        services = self._services
        reports = await services.store.notes(REPORT, MOST_NOTES)
        return ServerStatus(
            version=build_info.version(),
            started_at=services.started,
            now=services.clock.now(),
            tables=self._registry.in_memory,
            most_tables=services.most_tables,
            connections=self._visitors.count,
            most_connections=services.most_connections,
            waiting_entries=services.group_commit.waiting,
            bots_thinking=services.bots.waiting,
            reports=len(reports),
            announcement=self._policy.notice.text,
            maintenance=self._policy.notice.maintenance,
            errors=tuple(RecentError(at, event) for at, event in reversed(self._errors.lines)),
        )


def _unknown(table_id: str) -> Refused:
    return Refused("unknown", f"there is no table {short_repr(table_id)}")

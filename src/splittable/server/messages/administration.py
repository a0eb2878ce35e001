"""What operators ask of a server, and its answers: the bodies of `POST /api/admin`.

The command line and the operator's page send the same acts. Those that change something, or show
what players keep to themselves, are written into the audit log, by id. A change that is asked for
again with its id is answered again and not done again.
"""

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Raw, Struct

from splittable.server.messages.live import Phase, Remark
from splittable.server.messages.rest import ReportReason

MOST_FOUND: Final = 1_000  # tables in one answer
MOST_REPORTS: Final = 50  # with their tables, in one answer
MOST_NOTES: Final = 1_000  # bans, reports or acts in one answer

Days: TypeAlias = Annotated[int, Meta(ge=0, le=36_500)]
LongText: TypeAlias = Annotated[str, Meta(max_length=300)]
TokenHash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}(?!\n)$")]
TableName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
NoteId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class Act(Struct, frozen=True, rename="camel", tag_field="type", forbid_unknown_fields=True):
    """Base of all acts."""


class FindTables(Act, tag="find-tables", frozen=True):
    """Tables that meet all conditions, last used first."""

    text: Annotated[str, Meta(min_length=1, max_length=100)] | None = None  # in a name or remark
    game: str | None = None
    phase: Phase | None = None
    unused_days: Days | None = None  # at least so many days without an entry
    listed: bool | None = None
    most: Annotated[int, Meta(ge=1, le=MOST_FOUND)] = 100


class ShowTable(Act, tag="show-table", frozen=True):
    table: TableName


class ExportTable(Act, tag="export-table", frozen=True):
    """The whole log, with hands and decks."""

    table: TableName


class HideTable(Act, tag="hide-table", frozen=True):
    """Take a public table off the list, or put it back."""

    table: TableName
    hidden: bool = True


class CloseTable(Act, tag="close-table", frozen=True):
    """End what is played there, for good. What was finished stays."""

    table: TableName


class DeleteTable(Act, tag="delete-table", frozen=True):
    table: TableName


class ListBans(Act, tag="list-bans", frozen=True):
    pass


class BanPeople(Act, tag="ban", frozen=True):
    """Keep a person out, by the token that they have at a table, or by its hash; or a range of
    addresses."""

    table: TableName | None = None
    person: Annotated[int, Meta(ge=0, le=10**6)] | None = None  # by number at that table
    token_hash: TokenHash | None = None
    addresses: Annotated[str, Meta(min_length=1, max_length=50)] | None = None  # 203.0.113.0/24
    days: Annotated[int, Meta(ge=1, le=36_500)] | None = None  # None: until it is lifted
    reason: LongText = ""  # for other operators


class LiftBan(Act, tag="unban", frozen=True):
    ban: NoteId


class ForgetPerson(Act, tag="forget", frozen=True):
    """Erase what a person said and was called, at all tables: the one who is at this table."""

    table: TableName
    person: Annotated[int, Meta(ge=0, le=10**6)]  # by number at that table


class Announce(Act, tag="announce", frozen=True):
    """Show everybody a line. None: no longer."""

    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None


class Maintain(Act, tag="maintenance", frozen=True):
    """Let games end and begin no new ones, or let them begin again."""

    on: bool


class ListReports(Act, tag="list-reports", frozen=True):
    pass


class SettleReport(Act, tag="settle-report", frozen=True):
    report: NoteId


class ShowStatus(Act, tag="status", frozen=True):
    pass


class ListActs(Act, tag="list-acts", frozen=True):
    """The audit log, newest first."""

    most: Annotated[int, Meta(ge=1, le=MOST_NOTES)] = 100


AnyAct: TypeAlias = (
    FindTables
    | ShowTable
    | ExportTable
    | HideTable
    | CloseTable
    | DeleteTable
    | ListBans
    | BanPeople
    | LiftBan
    | ForgetPerson
    | Announce
    | Maintain
    | ListReports
    | SettleReport
    | ShowStatus
    | ListActs
)
# Those that show nobody's words aren't audited: a page that is open asks again and again.
UNAUDITED: Final = (FindTables, ListBans, ShowStatus, ListActs)


class OperatorRequest(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    id: NoteId  # made by the client, unique to this act; the same if it is asked for again
    act: AnyAct


# Answers


class Shown(Struct, frozen=True, rename="camel"):
    """Base of all answers."""


class TableLine(Shown, frozen=True):
    table: str
    game: str
    phase: str
    listed: bool
    entries: int
    opened_at: int  # ms since 1970
    used_at: int  # ms since 1970
    present: int | None  # people with a connection here; None: not in this server's memory


class FoundTables(Shown, frozen=True):
    tables: tuple[TableLine, ...]
    is_all: bool  # whether there are no more


class PersonLine(Shown, frozen=True):
    number: int
    name: str
    token_hash: str
    seat: int | None
    addresses: tuple[str, ...]  # of their connections here now; never stored


class TableSheet(Shown, frozen=True):
    table: str
    game: str
    options: dict[str, Any]
    phase: str
    hidden: bool
    closed: bool
    entries: int
    games: int  # begun
    opened_at: int  # ms since 1970
    used_at: int  # ms since 1970
    people: tuple[PersonLine, ...]
    talk: tuple[Remark, ...]


class ExportedEntry(Shown, frozen=True):
    seq: int
    link: str | None  # of the hash chain, hexadecimal
    entry: Raw
    words: str | None  # the name or remark kept beside it; None: it has none, or it is erased


class TableExport(Shown, frozen=True):
    table: str
    entries: tuple[ExportedEntry, ...]


class Ban(Shown, frozen=True):
    id: str
    at: int  # ms since 1970
    token_hash: str | None
    addresses: str | None
    until: int | None  # ms since 1970; None: until it is lifted
    reason: str
    name: str | None = None  # how the person was called, so that operators know the ban again


class Bans(Shown, frozen=True):
    bans: tuple[Ban, ...]


class Report(Shown, frozen=True):
    """What a player reported. Nothing of the table is copied, so that it can be forgotten."""

    id: str
    at: int  # ms since 1970
    table: str
    reason: ReportReason
    seq: int | None  # of the reported remark; None: the table
    words: str  # the reporter's own
    by: str  # the reporter's hashed token
    # What the table has of it now; None: the table is gone.
    context: TableSheet | None = None


class Reports(Shown, frozen=True):
    reports: tuple[Report, ...]


class RecentError(Shown, frozen=True):
    at: str  # as the log has it: ISO 8601
    event: str


class ServerStatus(Shown, frozen=True):
    version: str
    started_at: int  # ms since 1970
    now: int  # ms since 1970
    tables: int  # in memory
    most_tables: int | None
    connections: int  # WebSockets
    most_connections: int | None  # of all kinds
    waiting_entries: int
    bots_thinking: int
    reports: int
    announcement: str | None
    maintenance: bool
    errors: tuple[RecentError, ...]


class AuditLine(Shown, frozen=True):
    """One act, as it was asked for."""

    id: str
    at: int  # ms since 1970
    by: str  # "command line", or the address that sent it
    act: Raw
    outcome: str | None  # "done", or why not; None: it was interrupted
    changed: bool | None = None  # as `Done` said; None: it said nothing, or it isn't done


class Acts(Shown, frozen=True):
    acts: tuple[AuditLine, ...]


class Done(Shown, frozen=True):
    changed: bool  # False: it was so already, or there was nothing of the kind


AnyAnswer: TypeAlias = (
    FoundTables | TableSheet | TableExport | Bans | Reports | ServerStatus | Acts | Done
)
ANSWERS: Final[dict[type[AnyAct], type[AnyAnswer]]] = {  # of all other acts: `Done`
    FindTables: FoundTables,
    ShowTable: TableSheet,
    ExportTable: TableExport,
    ListBans: Bans,
    ListReports: Reports,
    ShowStatus: ServerStatus,
    ListActs: Acts,
}

"""`splittable tables`, `people`, `reports`, `announce`, `maintenance`, `acts`: operators' acts."""

import asyncio
import json
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from splittable.cli.arguments import Parser, Subcommand, one_or_more, whole_number
from splittable.cli.operator_access import asking
from splittable.core.errors import Invalid
from splittable.games import GAMES
from splittable.terminal.words import counted

if TYPE_CHECKING:
    from splittable.server.messages import administration as acts
    from splittable.server.messages.live import Remark

WHERE: Final = """

The database is that of serve: --database, SPLITTABLE_DATABASE or --config.
While a server uses a SQLite file, that server is asked, at the host and port of
the same settings or at --server. It needs the token that it was started with:
SPLITTABLE_ADMIN_TOKEN. Every act is written into the audit log."""

TABLES_HELP: Final = f"""\
Find, show, export, hide, close or delete tables.

  splittable tables list --game splito --unused 30
  splittable tables list --text Anna --json
  splittable tables show krunx6b5s4
  splittable tables export krunx6b5s4 > table.json
  splittable tables hide krunx6b5s4
  splittable tables close krunx6b5s4 --yes
  splittable tables delete krunx6b5s4 4mzzk2a9fe --yes
  splittable tables delete --phase gathering --unused 7 --yes{WHERE}"""
PEOPLE_HELP: Final = f"""\
Ban people, lift bans, or erase what somebody said and was called.

  splittable people ban --table krunx6b5s4 --person 2 --days 30 --reason insults
  splittable people ban --addresses 203.0.113.0/24
  splittable people bans
  splittable people unban 5f0c2b7a91d3e846
  splittable people forget --table krunx6b5s4 --person 2 --yes

A ban holds for a token, which is all that a server knows of a person, or for a
range of addresses. "tables show" numbers the people of a table.{WHERE}"""
REPORTS_HELP: Final = f"""\
Read what players report, newest first; remove what has been dealt with.

  splittable reports list
  splittable reports settle 83d1f0c2b7a95e46

A report is about a table, or a remark there. "tables show" has all the talk,
and numbers the people for "people ban".{WHERE}"""
ANNOUNCE_HELP: Final = f"""\
Show a line to everybody on the server, until there is another one or none.

  splittable announce "Maintenance tonight at 11 pm"
  splittable announce --none{WHERE}"""
MAINTENANCE_HELP: Final = f"""\
Let games end and begin no new ones, and tell everybody; or go on as usual.

  splittable maintenance on
  splittable maintenance off{WHERE}"""
ACTS_HELP: Final = f"""\
Print the audit log: what operators have done, newest first.

  splittable acts --most 20{WHERE}"""


# Arguments


def _add_where(parser: Parser) -> None:
    parser.add_argument("--database", metavar="URL", help="the server's database, as for serve")
    parser.add_argument("--config", metavar="FILE", help="the server's settings file")
    parser.add_argument("--server", metavar="URL", help="ask this server, whatever its database")
    parser.add_argument("--json", action="store_true", help="print the answer as JSON")


def _add_filters(parser: Parser) -> None:
    parser.add_argument("--text", metavar="WORDS", help="in a name, a remark, or how the id begins")
    parser.add_argument("--game", metavar="GAME", choices=sorted(GAMES), help="of this game")
    parser.add_argument(
        "--phase", metavar="PHASE", choices=PHASES, help=f"in this state: {', '.join(PHASES)}"
    )
    parser.add_argument("--unused", metavar="DAYS", type=whole_number, help="unused for so long")
    parser.add_argument(
        "--listed", action="store_const", const=True, help="only tables that the lobby lists"
    )
    parser.add_argument(
        "--most", metavar="N", type=one_or_more("a number of tables"), default=100, help="at most"
    )


PHASES: Final = ("gathering", "playing", "over")


def _add_yes(parser: Parser) -> None:
    parser.add_argument("--yes", action="store_true", help="don't ask, it cannot be undone")


def _verb(verbs: Any, name: str, help: str, run: Callable[[Namespace], int]) -> Parser:  # noqa: A002
    parser: Parser = verbs.add_parser(name, help=help, description=help, allow_abbrev=False)
    parser.set_defaults(run=run)
    _add_where(parser)
    return parser


def _add_tables(parser: Parser) -> None:
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    _add_filters(_verb(verbs, "list", "list tables, last used first", _list))
    for name, help, run in (  # noqa: A001
        ("show", "show a table's people and talk", _show),
        ("export", "print a table's whole log as JSON, with hands and decks", _export),
    ):
        _verb(verbs, name, help, run).add_argument("table", metavar="TABLE")
    hide = _verb(verbs, "hide", "take a public table off the list", _hide)
    hide.add_argument("table", metavar="TABLE")
    hide.add_argument("--undo", action="store_true", help="put it back")
    close = _verb(verbs, "close", "end what is played at a table, for good", _close)
    close.add_argument("table", metavar="TABLE")
    _add_yes(close)
    delete = _verb(verbs, "delete", "delete tables, by id or by the filters of list", _delete)
    delete.add_argument("tables", metavar="TABLE", nargs="*")
    _add_filters(delete)
    _add_yes(delete)


def _add_people(parser: Parser) -> None:
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    ban = _verb(verbs, "ban", "keep a person or a range of addresses out", _ban)
    ban.add_argument("--table", metavar="TABLE", help="where the person is, with --person")
    ban.add_argument("--person", metavar="N", type=whole_number, help="their number there")
    ban.add_argument("--token-hash", metavar="HASH", help="of their token")
    ban.add_argument("--addresses", metavar="RANGE", help="such as 203.0.113.0/24")
    ban.add_argument("--days", metavar="N", type=one_or_more("a number of days"))
    ban.add_argument("--reason", metavar="WORDS", default="", help="for other operators")
    _verb(verbs, "bans", "list the bans in force", _bans)
    _verb(verbs, "unban", "lift a ban", _unban).add_argument("ban", metavar="ID")
    forget = _verb(verbs, "forget", "erase what a person said and was called", _forget)
    forget.add_argument("--table", metavar="TABLE", required=True, help="where the person is")
    forget.add_argument("--person", metavar="N", type=whole_number, required=True)
    _add_yes(forget)


def _add_reports(parser: Parser) -> None:
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    _verb(verbs, "list", "read the reports, newest first", _reports)
    settle = _verb(verbs, "settle", "remove a report that has been dealt with", _settle)
    settle.add_argument("report", metavar="ID")


def _add_announce(parser: Parser) -> None:
    parser.add_argument("text", metavar="TEXT", nargs="?", help="one line")
    parser.add_argument("--none", action="store_true", help="show nothing any more")
    _add_where(parser)


def _add_maintenance(parser: Parser) -> None:
    parser.add_argument("state", metavar="on|off", choices=("on", "off"))
    _add_where(parser)


def _add_acts(parser: Parser) -> None:
    parser.add_argument(
        "--most", metavar="N", type=one_or_more("a number of acts"), default=100, help="at most"
    )
    _add_where(parser)


# What is done


def _list(arguments: Namespace) -> int:
    found = _do(arguments, _filter(arguments))
    if not arguments.json:
        for each in found.tables:
            present = "" if each.present is None else f", {each.present} connected"
            listed = ", listed" if each.listed else ""
            print(
                f"{each.table}  {each.game:<8}  {each.phase:<9}  used {_time(each.used_at)}"
                f"  {each.entries} entries{listed}{present}"
            )
        more = "" if found.is_all else f"; there are more than --most {arguments.most}"
        print(f"{counted(len(found.tables), 'table')}{more}")
    return 0


def _filter(arguments: Namespace) -> "acts.FindTables":
    from splittable.server.messages.administration import FindTables

    return FindTables(
        arguments.text,
        arguments.game,
        arguments.phase,
        arguments.unused,
        arguments.listed,
        min(arguments.most, 1000),
    )


def _show(arguments: Namespace) -> int:
    from splittable.server.messages.administration import ShowTable

    sheet = _do(arguments, ShowTable(arguments.table))
    if not arguments.json:
        states = [sheet.phase, *(["hidden"] * sheet.hidden), *(["closed"] * sheet.closed)]
        print(f"table {sheet.table}: {sheet.game}, {', '.join(states)}")
        print(f"opened {_time(sheet.opened_at)}, used {_time(sheet.used_at)}")
        print(f"{counted(sheet.games, 'game')}, {sheet.entries} entries")
        for each in sheet.people:
            place = "watches" if each.seat is None else f"seat {each.seat}"
            here = f", from {', '.join(each.addresses)}" if each.addresses else ""
            print(f"person {each.number}: {each.name}, {place}{here}, token {each.token_hash}")
        for remark in sheet.talk:
            print(_remark(remark))
    return 0


def _remark(remark: "Remark") -> str:
    said = remark.text if remark.text is not None else f"({remark.preset})"
    return f"{_time(remark.at)} {remark.name}: {said}"


def _export(arguments: Namespace) -> int:
    from splittable.server.messages.administration import ExportTable

    arguments.json = True
    _do(arguments, ExportTable(arguments.table))
    return 0


def _hide(arguments: Namespace) -> int:
    from splittable.server.messages.administration import HideTable

    return _done(arguments, HideTable(arguments.table, not arguments.undo))


def _close(arguments: Namespace) -> int:
    from splittable.server.messages.administration import CloseTable

    _confirm(arguments, f"Close table {arguments.table} for good?")
    return _done(arguments, CloseTable(arguments.table))


def _delete(arguments: Namespace) -> int:
    return asyncio.run(_delete_all(arguments))


async def _delete_all(arguments: Namespace) -> int:
    from splittable.server.messages.administration import DeleteTable, FoundTables

    chosen = (arguments.text, arguments.game, arguments.phase, arguments.unused, arguments.listed)
    by_filter = any(each is not None for each in chosen)
    if by_filter == bool(arguments.tables):
        raise Invalid("tables delete", "expected either tables or filters such as --unused 30")
    async with asking(arguments) as ask:
        tables: Sequence[str] = arguments.tables
        if by_filter:
            found = await ask(_filter(arguments))
            assert isinstance(found, FoundTables)
            tables = [each.table for each in found.tables]
        if tables:
            _confirm(arguments, f"Delete {counted(len(tables), 'table')} for good?")
        for table in tables:
            await ask(DeleteTable(table))
    if arguments.json:
        print(json.dumps({"deleted": list(tables)}))
    else:
        print(f"{counted(len(tables), 'table')} deleted")
    return 0


def _ban(arguments: Namespace) -> int:
    from splittable.server.messages.administration import BanPeople

    act = BanPeople(
        arguments.table,
        arguments.person,
        arguments.token_hash,
        arguments.addresses,
        arguments.days,
        arguments.reason,
    )
    return _done(arguments, act)


def _bans(arguments: Namespace) -> int:
    from splittable.server.messages.administration import ListBans

    found = _do(arguments, ListBans())
    if not arguments.json:
        for each in found.bans:
            whom = each.addresses or f"{each.name or 'somebody'}, token {each.token_hash}"
            until = "" if each.until is None else f", until {_time(each.until)}"
            why = f": {each.reason}" if each.reason else ""
            print(f"{each.id}  since {_time(each.at)}{until}  {whom}{why}")
        print(counted(len(found.bans), "ban"))
    return 0


def _unban(arguments: Namespace) -> int:
    from splittable.server.messages.administration import LiftBan

    return _done(arguments, LiftBan(arguments.ban))


def _forget(arguments: Namespace) -> int:
    from splittable.server.messages.administration import ForgetPerson

    _confirm(arguments, "Erase this person's names and remarks at all tables for good?")
    return _done(arguments, ForgetPerson(arguments.table, arguments.person))


def _reports(arguments: Namespace) -> int:
    from splittable.server.messages.administration import MOST_REPORTS, ListReports

    found = _do(arguments, ListReports())
    if not arguments.json:
        for each in found.reports:
            words = f": {_printable(each.words)}" if each.words else ""
            what = "table" if each.seq is None else "remark at table"
            print(f"{each.id}  {_time(each.at)}  {each.reason}, {what} {each.table}{words}")
            if each.context is None:
                print("  the table is gone")
            elif each.seq is not None:
                said = [remark for remark in each.context.talk if remark.seq == each.seq]
                print(f"  {_remark(said[0])}" if said else "  the remark is gone")
        is_all = len(found.reports) < MOST_REPORTS
        more = "" if is_all else "; there may be more once some of these are settled"
        print(f"{counted(len(found.reports), 'report')}{more}")
    return 0


def _printable(words: str) -> str:
    """A player's text as one line, without what would control the terminal."""
    return " ".join("".join(each if each.isprintable() else " " for each in words).split())


def _settle(arguments: Namespace) -> int:
    from splittable.server.messages.administration import SettleReport

    return _done(arguments, SettleReport(arguments.report))


def _announce(arguments: Namespace) -> int:
    from splittable.server.messages.administration import Announce

    if arguments.none == (arguments.text is not None):
        raise Invalid("announce", "expected either a text or --none")
    return _done(arguments, Announce(arguments.text))


def _maintain(arguments: Namespace) -> int:
    from splittable.server.messages.administration import Maintain

    return _done(arguments, Maintain(arguments.state == "on"))


def _acts(arguments: Namespace) -> int:
    from splittable.server.messages.administration import ListActs

    found = _do(arguments, ListActs(min(arguments.most, 1000)))
    if not arguments.json:
        for each in found.acts:
            outcome = each.outcome or "interrupted"
            print(f"{_time(each.at)}  {bytes(each.act).decode()}  by {each.by}: {outcome}")
    return 0


def _done(arguments: Namespace, act: "acts.AnyAct") -> int:
    answer = _do(arguments, act)
    if not arguments.json:
        print("done" if answer.changed else "nothing to do: it is so already")
    return 0


def _time(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d %H:%M}"


def _confirm(arguments: Namespace, question: str) -> None:
    if arguments.yes:
        return
    if not sys.stdin.isatty():
        raise Invalid("--yes", f"is needed where nobody can be asked: {question}")
    if input(f"{question} [y/N] ").strip().lower() not in ("y", "yes"):
        raise Invalid("answer", "nothing was changed")


def _do(arguments: Namespace, act: "acts.AnyAct") -> Any:
    """The answer to one act, which is printed with --json."""

    async def one() -> "acts.AnyAnswer":
        async with asking(arguments) as ask:
            return await ask(act)

    answer = asyncio.run(one())
    if arguments.json:
        import msgspec

        print(msgspec.json.encode(answer).decode())
    return answer


TABLES: Final = Subcommand("tables", TABLES_HELP, _add_tables, lambda _: 0)
PEOPLE: Final = Subcommand("people", PEOPLE_HELP, _add_people, lambda _: 0)
REPORTS: Final = Subcommand("reports", REPORTS_HELP, _add_reports, lambda _: 0)
ANNOUNCE: Final = Subcommand("announce", ANNOUNCE_HELP, _add_announce, _announce)
MAINTENANCE: Final = Subcommand("maintenance", MAINTENANCE_HELP, _add_maintenance, _maintain)
ACTS: Final = Subcommand("acts", ACTS_HELP, _add_acts, _acts)

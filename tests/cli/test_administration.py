"""`splittable tables`, `people`, `reports`, `announce` and others: with a server and without."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.running import Command, Run
from tests.server.company import playing
from tests.support.postgres import postgres
from tests.support.serving import (
    NOW,
    Client,
    HandClock,
    Opened,
    same_every_time,
    served,
    served_from_a_thread,
)

OPERATOR = "operator-0123456789abcdef"
DAY = 86_400  # seconds
PUBLIC = {"visibility": "public"}

Operate = Callable[..., Run]


async def _open(server: Client) -> list[Opened]:
    """A table with a reported remark, and one that is reported itself."""
    settings = {**PUBLIC, "talk": "free"}
    anna = await server.open_table("splito", seats=2, name="Anna", settings=settings)
    bert = await server.open_table("split", seats=3, name="Bert")
    said = {"id": "1", "command": {"type": "say", "text": "you zebra"}}
    path = f"/api/tables/{anna.table}/commands"
    seq = (await server.post(path, said, token=anna.token)).json()["seq"]
    for opened, wish in (
        (anna, {"reason": "insult", "seq": seq, "words": "again\n\x1b[2Jand again"}),
        (bert, {"reason": "spoil"}),
    ):
        path = f"/api/tables/{opened.table}/reports"
        assert (await server.post(path, wish, token=opened.token)).status == 201
    return [anna, bert]


async def _opened(folder: Path, database: str) -> list[Opened]:
    async with served(folder, database=database) as server:
        return await _open(server)


async def _opened_at(url: str) -> list[Opened]:
    async with Client(url) as client:
        return await _open(client)


@pytest.fixture(
    params=["stopped", "running", pytest.param("postgresql", marks=pytest.mark.all_tier)]
)
def place(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    splittable: Command,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[tuple[list[Opened], Operate]]:
    """Two tables, and the command that operates on them: a SQLite file that no server uses or that
    one does, and PostgreSQL beside a running server."""
    is_postgres, is_stopped = request.param == "postgresql", request.param == "stopped"
    database = postgres().fresh_database() if is_postgres else f"sqlite:///{tmp_path}/tables.db"
    monkeypatch.setenv("SPLITTABLE_DATABASE", database)

    def operate(*words: str) -> Run:
        return splittable(*words)

    if is_stopped:
        yield asyncio.run(_opened(tmp_path, database)), operate
        return
    with served_from_a_thread(tmp_path, database=database, admin_token=OPERATOR) as server:
        monkeypatch.setenv("SPLITTABLE_PORT", server.url.rpartition(":")[2])
        monkeypatch.setenv("SPLITTABLE_ADMIN_TOKEN", OPERATOR)
        yield asyncio.run(_opened_at(server.url)), operate


def _good(run: Run) -> str:
    assert (run.code, run.err) == (0, "")
    return run.out


def test_tables_are_listed_shown_and_exported(place: tuple[list[Opened], Operate]) -> None:
    (anna, bert), operate = place
    lines = _good(operate("tables", "list")).splitlines()
    assert {line.split()[0] for line in lines[:2]} == {anna.table, bert.table}
    assert lines[2] == "2 tables"
    found = json.loads(_good(operate("tables", "list", "--game", "split", "--json")))
    assert [each["table"] for each in found["tables"]] == [bert.table]
    found = json.loads(_good(operate("tables", "list", "--text", "anna", "--json")))
    assert [each["table"] for each in found["tables"]] == [anna.table]
    shown = _good(operate("tables", "show", anna.table))
    assert shown.startswith(f"table {anna.table}: splito, gathering\n")
    assert "person 0: Anna, seat 0" in shown
    export = json.loads(_good(operate("tables", "export", bert.table)))
    assert export["entries"][0]["words"] == "Bert"


def test_tables_are_chosen_by_state_and_by_days_without_use(
    tmp_path: Path, splittable: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def opened() -> list[str]:
        async with served(tmp_path) as server:
            old = await server.open_table("split", seats=3)
            server.clock.advance(7 * DAY)
            company = await playing(server, "splito", seats=2, watched=False)
            return [old.table, company.opened.table]

    old, new = asyncio.run(opened())
    today = same_every_time(clock=HandClock(NOW + 9 * DAY * 1000))
    monkeypatch.setattr("splittable.server.server.real_environment", lambda: today)
    database = ("--database", f"sqlite:///{tmp_path}/tables.db")

    def found(*words: str) -> set[str]:
        told = json.loads(_good(splittable("tables", "list", "--json", *database, *words)))
        return {each["table"] for each in told["tables"]}

    for words, tables in (
        (("--unused", "1"), {old, new}),
        (("--unused", "5"), {old}),
        (("--unused", "10"), set[str]()),
        (("--phase", "gathering"), {old}),
        (("--phase", "playing"), {new}),
        (("--phase", "over"), set[str]()),
        (("--phase", "playing", "--unused", "5"), set[str]()),
    ):
        assert found(*words) == tables
    delete = ("tables", "delete", "--yes", *database, "--phase", "gathering", "--unused")
    assert _good(splittable(*delete, "10")) == "0 tables deleted\n"
    assert _good(splittable(*delete, "5")) == "1 table deleted\n"
    assert found() == {new}


def test_tables_are_hidden_closed_and_deleted(place: tuple[list[Opened], Operate]) -> None:
    (anna, bert), operate = place
    assert _good(operate("tables", "hide", anna.table)) == "done\n"
    assert _good(operate("tables", "hide", anna.table)).startswith("nothing to do")
    assert "hidden" in _good(operate("tables", "show", anna.table))
    assert _good(operate("tables", "hide", anna.table, "--undo")) == "done\n"
    assert _good(operate("tables", "close", bert.table, "--yes")) == "done\n"
    assert "closed" in _good(operate("tables", "show", bert.table))
    assert _good(operate("tables", "delete", anna.table, "--yes")) == "1 table deleted\n"
    gone = operate("tables", "show", anna.table)
    assert (gone.code, "there is no table" in gone.err) == (2, True)
    assert _good(operate("tables", "delete", "--game", "split", "--yes")) == "1 table deleted\n"
    assert _good(operate("tables", "list")) == "0 tables\n"


def test_people_are_banned_and_forgotten(place: tuple[list[Opened], Operate]) -> None:
    (anna, _), operate = place
    assert _good(operate("people", "ban", "--table", anna.table, "--person", "0")) == "done\n"
    assert _good(operate("people", "ban", "--addresses", "203.0.113.7/24", "--days", "2"))
    bans = json.loads(_good(operate("people", "bans", "--json")))["bans"]
    assert {each["addresses"] for each in bans} == {None, "203.0.113.0/24"}
    for each in bans:
        assert _good(operate("people", "unban", each["id"])) == "done\n"
    assert _good(operate("people", "bans")) == "0 bans\n"
    words = ("people", "forget", "--table", anna.table, "--person", "0", "--yes")
    assert _good(operate(*words)) == "done\n"
    assert "person 0: #1" in _good(operate("tables", "show", anna.table))


def test_reports_are_read_and_settled(place: tuple[list[Opened], Operate]) -> None:
    (anna, bert), operate = place
    *lines, told = _good(operate("reports", "list")).splitlines()
    assert told == "2 reports"
    assert any(
        line.endswith(f"  insult, remark at table {anna.table}: again [2Jand again")
        for line in lines
    )
    assert any(line.endswith(" Anna: you zebra") for line in lines)
    assert any(line.endswith(f"  spoil, table {bert.table}") for line in lines)
    assert _good(operate("people", "forget", "--table", anna.table, "--person", "0", "--yes"))
    assert _good(operate("tables", "delete", bert.table, "--yes"))
    lines = _good(operate("reports", "list")).splitlines()
    assert {"  the remark is gone", "  the table is gone"} < set(lines)
    reports = json.loads(_good(operate("reports", "list", "--json")))["reports"]
    assert {each["table"] for each in reports} == {anna.table, bert.table}
    for each in reports:
        assert _good(operate("reports", "settle", each["id"])) == "done\n"
        assert _good(operate("reports", "settle", each["id"])).startswith("nothing to do")
    assert _good(operate("reports", "list")) == "0 reports\n"


def test_the_server_tells_everybody_and_keeps_a_log(place: tuple[list[Opened], Operate]) -> None:
    _, operate = place
    assert _good(operate("announce", "Back at 9 pm")) == "done\n"
    assert _good(operate("announce", "--none")) == "done\n"
    assert _good(operate("announce", "--none")).startswith("nothing to do")
    assert _good(operate("maintenance", "on")) == "done\n"
    assert _good(operate("maintenance", "off")) == "done\n"
    acts = _good(operate("acts", "--most", "3")).splitlines()
    assert len(acts) == 3
    assert all(line.endswith(": done") for line in acts)


def test_what_cannot_be_undone_is_confirmed(place: tuple[list[Opened], Operate]) -> None:
    (anna, _), operate = place
    for words in (
        ("tables", "delete", anna.table),
        ("tables", "close", anna.table),
        ("people", "forget", "--table", anna.table, "--person", "0"),
    ):
        run = operate(*words)
        assert (run.code, run.out) == (2, "")
        assert "--yes" in run.err
    assert "person 0: Anna" in _good(operate("tables", "show", anna.table))


def test_a_running_server_needs_its_token(tmp_path: Path, splittable: Command) -> None:
    with served_from_a_thread(tmp_path, admin_token=OPERATOR) as server:
        database = ("--database", f"sqlite:///{tmp_path}/tables.db")
        run = splittable("tables", "list", *database)
        assert run.code == 2
        assert "SPLITTABLE_ADMIN_TOKEN" in run.err
        run = splittable("tables", "list", "--server", server.url)
        assert (run.code, "expected Bearer and the operator's token" in run.err) == (2, True)


@pytest.mark.parametrize(
    "words, problem",
    [
        (["tables"], "VERB"),
        (["reports", "settle"], "ID"),
        (["tables", "list", "--phase", "ended"], "invalid choice: 'ended'"),
        (["tables", "delete", "--yes"], "expected either tables or filters such as --unused 30"),
        (["announce"], "expected either a text or --none"),
        (["tables", "list", "--database", "sqlite:///nothere.db"], "there is no such database"),
        (["acts", "--server", "http://127.0.0.1:9"], "does not answer"),
    ],
)
def test_bad_input_gets_one_line(splittable: Command, words: list[str], problem: str) -> None:
    run = splittable(*words)
    assert (run.code, run.out) == (2, "")
    assert problem in run.err
    assert run.err.count("\n") == 1

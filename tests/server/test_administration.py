"""What operators do at a running server: at once, at both stores, written down, and nobody else."""

import json
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

from splittable import build_info
from splittable.games import GAMES
from splittable.server.limits.budgets import CAUSES
from splittable.server.ops.integrity import findings
from splittable.server.runtime.policy import READ_EVERY
from splittable.server.store.inspection import open_reading
from tests.server.company import Company, playing
from tests.support.patience import until
from tests.support.postgres import postgres
from tests.support.serving import Answer, Line, Message, Server, same_every_time, served, token_of

pytestmark = pytest.mark.anyio

OPERATOR: Final = "operator-0123456789abcdef"
FREE: Final = {"talk": "free"}
PUBLIC: Final = {"visibility": "public"}

_ids = count(1)


@pytest.fixture
async def server(tmp_path: Path, database: str) -> AsyncIterator[Server]:
    async with served(tmp_path, database=database, admin_token=OPERATOR) as server:
        yield server


async def ask(server: Server, kind: str, /, *, id: str | None = None, **fields: Any) -> Answer:  # noqa: A002
    wish = {"id": id or f"act-{next(_ids)}", "act": {"type": kind, **fields}}
    return await server.post("/api/admin", wish, token=OPERATOR)


async def done(server: Server, kind: str, /, **fields: Any) -> Any:
    answer = await ask(server, kind, **fields)
    assert answer.status == 200, answer.body
    return answer.json()


async def status(server: Server, table: str) -> int:
    return (await server.get(f"/api/tables/{table}")).status


async def sound(database: str) -> set[str]:
    """The tables, all of which verify."""
    reading = await open_reading(database)
    try:
        tables = await reading.tables()
        assert {each.state async for each in findings(reading, tables, GAMES)} <= {"sound"}
    finally:
        await reading.close()
    return set(tables)


async def farewell(company: Company) -> list[Message]:
    """What the host's line says until it is closed."""
    line = company.guests[0].line
    with suppress(ConnectionClosed):
        while True:
            await line.read()
    return [json.loads(raw) for raw in line.received]


# Tables


async def test_tables_are_found_by_what_is_known_of_them(server: Server) -> None:
    old = await server.open_table("split", seats=3, name="Żaneta_%")
    server.clock.advance(3 * 86_400)
    new = await server.open_table("splito", seats=2, settings=PUBLIC)
    for conditions, wanted in (
        ({}, [new, old]),
        ({"game": "split"}, [old]),
        ({"phase": "playing"}, []),
        ({"unusedDays": 2}, [old]),
        ({"listed": True}, [new]),
        ({"text": "aneta_%"}, [old]),
        ({"text": "ż%a"}, []),
        ({"text": new.table[:4]}, [new]),
        ({"most": 1}, [new]),
    ):
        found = await done(server, "find-tables", **conditions)
        assert [each["table"] for each in found["tables"]] == [each.table for each in wanted]
        assert found["isAll"] == ("most" not in conditions)


async def test_a_table_is_shown_without_its_cards(server: Server) -> None:
    company = await playing(server, "splito", seats=2, watched=False, settings=FREE)
    await company.of("Ben").do("say", text="good luck")
    sheet = await done(server, "show-table", table=company.opened.table)
    assert [(each["name"], each["seat"]) for each in sheet["people"]] == [("Ada", 0), ("Ben", 1)]
    assert [each["text"] for each in sheet["talk"]] == ["good luck"]
    assert sheet["people"][0]["addresses"] == ["127.0.0.1"]
    secrets = json.dumps(company.guests[0].line.view["hand"])
    assert secrets not in json.dumps(sheet)


async def test_an_export_has_the_whole_log(server: Server) -> None:
    company = await playing(server, "splito", seats=2, watched=False)
    export = await done(server, "export-table", table=company.opened.table)
    entries = export["entries"]
    assert [each["seq"] for each in entries] == list(range(len(entries)))
    assert [entries[0]["entry"]["type"], entries[0]["words"]] == ["opened", "Ada"]
    assert "deal" in entries[-1]["entry"]


async def test_a_hidden_table_leaves_the_lobby_and_is_played_on(server: Server) -> None:
    company = await playing(server, "splito", seats=2, watched=False, settings=PUBLIC)
    table = company.opened.table

    async def lobby() -> list[str]:
        listed = (await server.get("/api/tables")).json()["tables"]
        return [each["id"] for each in listed]

    assert await lobby() == [table]
    assert await done(server, "hide-table", table=table) == {"changed": True}
    assert await done(server, "hide-table", table=table) == {"changed": False}
    assert await lobby() == []
    await company.play_to_end(Random(1))
    assert await lobby() == []
    assert await done(server, "hide-table", table=table, hidden=False) == {"changed": True}


async def test_a_closed_table_takes_nothing_more(server: Server, database: str) -> None:
    company = await playing(server, "splito", seats=2, watched=False)
    host, table = company.guests[0], company.opened.table
    assert await done(server, "close-table", table=table) == {"changed": True}
    await host.line.next("welcome")
    assert host.line.table["closed"]
    assert host.line.legal == []
    for kind, fields in (("say", {"text": "hm"}), ("start", {}), ("react", {"reaction": "wow"})):
        assert await host.refused(kind, **fields) == "closed"
    found = await done(server, "find-tables", phase="over")
    assert [each["table"] for each in found["tables"]] == [table]
    assert await sound(database) == {table}


async def test_a_deleted_table_is_gone_while_it_is_played_at(server: Server, database: str) -> None:
    company = await playing(server, "splito", seats=2, watched=False)
    other = await playing(server, "split", seats=2, watched=False)
    assert await done(server, "delete-table", table=company.opened.table) == {"changed": True}
    assert (await farewell(company))[-1]["reason"] == "moved"  # its client comes back …
    assert await status(server, company.opened.table) == 404  # … and finds nothing
    await other.play_any(Random(1))
    assert (await ask(server, "delete-table", table=company.opened.table)).status == 404
    assert await sound(database) == {other.opened.table}


# People


async def test_a_banned_person_is_sent_away_and_kept_out(server: Server) -> None:
    company = await playing(server, "splito", seats=2, watched=False)
    table, ben = company.opened.table, token_of("Ben")
    await done(server, "ban", table=table, person=1, days=30, reason="insults")
    line = company.of("Ben").line
    assert (await line.next("problem"))["code"] == "banned"
    again = await server.connect(f"/api/tables/{table}/line")
    await again.send({"type": "hello", "table": table, "token": ben})
    assert (await again.read())["code"] == "banned"
    wish = {"game": "split", "name": "Ben", "token": ben}
    assert (await server.post("/api/tables", wish)).json()["code"] == "banned"
    command = {"id": "1", "command": {"type": "say", "preset": "hello"}}
    said = await server.post(f"/api/tables/{table}/commands", command, token=ben)
    assert said.json()["code"] == "banned"
    assert await company.of("Ada").do("say", preset="hello")
    (ban,) = (await done(server, "list-bans"))["bans"]
    assert (ban["name"], ban["reason"]) == ("Ben", "insults")
    assert await done(server, "unban", ban=ban["id"]) == {"changed": True}
    assert await done(server, "unban", ban=ban["id"]) == {"changed": False}
    await server.line(table, ben)


async def test_who_is_forgotten_is_so_in_reports_and_bans_too(server: Server) -> None:
    company = await playing(server, "splito", seats=2, watched=False)
    table = company.opened.table
    for name in ("Ben", "Ada"):
        wish = {"reason": "other", "words": f"{name} wrote this"}
        path = f"/api/tables/{table}/reports"
        assert (await server.post(path, wish, token=token_of(name))).status == 201
    for person in (0, 1):
        await done(server, "ban", table=table, person=person)
    assert (await server.post("/api/forget", {}, token=token_of("Ben"))).json() == {"tables": 1}
    reports = (await done(server, "list-reports"))["reports"]
    assert {each["words"] for each in reports} == {"Ada wrote this", ""}
    bans = (await done(server, "list-bans"))["bans"]
    assert {each["name"] for each in bans} == {"Ada", None}
    wish = {"game": "split", "name": "Ben", "token": token_of("Ben")}
    assert (await server.post("/api/tables", wish)).json()["code"] == "banned"


async def test_a_ban_ends_after_its_days(server: Server) -> None:
    await done(server, "ban", addresses="127.0.0.1/8", days=1)
    wish = {"game": "split", "name": "Ada"}
    assert (await server.post("/api/tables", wish)).json()["code"] == "banned"
    server.clock.advance(86_400)
    assert (await server.post("/api/tables", wish)).status == 201


@pytest.mark.parametrize(
    "fields, problem",
    [
        ({}, "expected one of table with person, tokenHash and addresses"),
        ({"addresses": "10.0.0.0/8", "tokenHash": "0" * 64}, "expected one of"),
        ({"addresses": "everybody"}, "addresses: expected an address or a range like"),
        ({"table": "nothere", "person": 1}, "there is no table"),
    ],
)
async def test_a_ban_of_nobody_is_refused(server: Server, fields: Message, problem: str) -> None:
    answer = await ask(server, "ban", **fields)
    assert answer.status in (400, 404)
    assert problem in answer.json()["message"]


# Everybody


async def test_an_announcement_is_told_to_people_here_and_to_newcomers(server: Server) -> None:
    company = await playing(server, "splito", seats=2, watched=False)
    host = company.guests[0].line
    assert await done(server, "announce", text="Back at 9 pm") == {"changed": True}
    assert await host.next("notice") == {"type": "notice", "text": "Back at 9 pm"}
    late = await server.connect(f"/api/tables/{company.opened.table}/line")
    await late.send({"type": "hello", "table": company.opened.table})
    assert (await late.read())["text"] == "Back at 9 pm"
    assert (await server.get("/api/notice")).json()["text"] == "Back at 9 pm"
    await done(server, "announce", text=None)
    assert await host.next("notice") == {"type": "notice"}


async def test_during_maintenance_games_end_and_none_begin(server: Server) -> None:
    company = await playing(server, "splito", seats=2, watched=False)
    gathering = await server.open_table("splito", seats=2)
    host = await server.line(gathering.table, gathering.token)
    await done(server, "maintenance", on=True)
    assert (await host.next("notice"))["maintenance"]
    wish = {"game": "split", "name": "Ada"}
    assert (await server.post("/api/tables", wish)).json()["code"] == "maintenance"
    assert (await host.do("start", fill="random"))["code"] == "maintenance"
    await company.play_to_end(Random(1))
    assert await company.guests[0].refused("rematch") == "maintenance"
    await done(server, "maintenance", on=False)
    assert (await host.do("start", fill="random"))["type"] == "update"


@pytest.mark.all_tier
async def test_another_server_of_the_database_hears_of_every_act(tmp_path: Path) -> None:
    """It drops a table at once, and reads bans and announcements within seconds."""
    database = postgres().fresh_database()
    both: dict[str, Any] = {"database": database, "admin_token": OPERATOR}
    outside = same_every_time(seed=2)  # another server's id
    settings = {**FREE, **PUBLIC}
    async with (
        served(tmp_path, **both) as here,
        served(tmp_path, outside=outside, **both) as there,
    ):
        company = await playing(there, "splito", seats=2, watched=False, settings=settings)
        ada, ben, table = company.of("Ada"), company.of("Ben"), company.opened.table
        await ben.do("say", text="you zebra")

        async def again() -> Line:
            """Ada's new line, once her old one was sent home."""
            assert (await farewell(company))[-1]["reason"] == "moved"
            await until(comes_back)
            here.clock.advance(4)  # it leaves the table with its new owner for a while
            return ada.line

        async def comes_back() -> bool:
            there.clock.advance(1)  # and again, while the other server still holds the table
            with suppress(ConnectionClosed):
                ada.line = await there.line(table, ada.token)
                return True
            return False

        await done(here, "announce", text="Hello")
        there.clock.advance(READ_EVERY / 1000)
        assert (await ada.line.next("notice"))["text"] == "Hello"
        await done(here, "maintenance", on=True)
        there.clock.advance(READ_EVERY / 1000)
        assert await ada.line.next("notice") == {
            "type": "notice",
            "text": "Hello",
            "maintenance": True,
        }
        wish = {"game": "split", "name": "Eve"}
        assert (await there.post("/api/tables", wish)).json()["code"] == "maintenance"
        await done(here, "ban", table=table, person=1)
        there.clock.advance(READ_EVERY / 1000)
        assert (await ben.line.next("problem"))["code"] == "banned"
        (ban,) = (await done(there, "list-bans"))["bans"]
        assert ban["name"] == "Ben"

        await done(here, "hide-table", table=table)
        await again()
        assert (await there.get("/api/tables")).json()["tables"] == []
        assert (await done(there, "show-table", table=table))["hidden"]
        await done(here, "forget", table=table, person=1)
        line = await again()
        assert [seat["name"] for seat in line.table["seats"]] == ["Ada", "#2"]
        assert b"zebra" not in line.received[-1]
        (ban,) = (await done(there, "list-bans"))["bans"]
        assert ban["name"] is None
        await done(here, "close-table", table=table)
        assert (await again()).table["closed"]
        await done(here, "delete-table", table=table)
        assert (await farewell(company))[-1]["reason"] == "moved"
        assert await status(there, table) == 404


async def test_operators_see_load_and_recent_errors(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"max_tables": 9, "max_connections": 90}
    async with served(tmp_path, admin_token=OPERATOR, **limits) as server:
        company = await playing(server, "splito", seats=2, watched=False)
        path = f"{company.path}/reports"
        await server.post(path, {"reason": "other"}, token=token_of("Ben"))
        await done(server, "announce", text="Hello")
        wrong = {"id": "1", "act": {"type": "status"}}
        for _ in range(6):  # the last one is not looked at
            await server.post("/api/admin", wrong, token="wrong")
        server.clock.advance(60)
        told = await done(server, "status")
        assert (told["tables"], told["mostTables"]) == (1, 9)
        assert (told["connections"], told["mostConnections"]) == (2, 90)
        assert (told["waitingEntries"], told["botsThinking"]) == (0, 0)
        assert told["now"] - told["startedAt"] == 60_000
        assert (told["reports"], told["announcement"], told["maintenance"]) == (1, "Hello", False)
        assert told["version"] == build_info.version()
        (error,) = told["errors"]
        assert error["event"] == CAUSES["operators"]
        await company.guests[0].line.close()
        await server.rest()
        assert (await done(server, "status"))["connections"] == 1


# Who may


async def test_every_act_that_changes_or_reveals_something_is_written_down(server: Server) -> None:
    opened = await server.open_table("split", seats=3)
    for kind in ("find-tables", "list-bans", "status", "list-acts"):
        await done(server, kind)
    await done(server, "list-reports")
    server.clock.advance(1)
    await done(server, "show-table", table=opened.table)
    server.clock.advance(1)
    await ask(server, "close-table", table="nothere")
    first, second, third = (await done(server, "list-acts"))["acts"]
    assert (third["act"], third["outcome"]) == ({"type": "list-reports"}, "done")
    assert (first["act"], first["by"]) == ({"type": "close-table", "table": "nothere"}, "127.0.0.1")
    assert "there is no table" in first["outcome"]
    assert (second["act"]["type"], second["outcome"]) == ("show-table", "done")


async def test_wrong_tokens_are_refused_and_soon_not_looked_at(server: Server) -> None:
    wish = {"id": "1", "act": {"type": "status"}}
    codes = [
        (await server.post("/api/admin", wish, token=token)).json()["code"]
        for token in (None, token_of("Eve"), OPERATOR[:-1], f"{OPERATOR}x", "é" * 20, OPERATOR[1:])
    ]
    assert codes == ["not-allowed"] * 5 + ["too-fast"]
    assert (await ask(server, "status")).status == 429
    server.clock.advance(60)
    assert (await ask(server, "status")).status == 200


async def test_pages_of_other_sites_cannot_act(server: Server) -> None:
    wish = {"id": "1", "act": {"type": "maintenance", "on": True}}
    headers = {"Origin": "https://evil.example", "Authorization": f"Bearer {OPERATOR}"}
    answer = await server.request("POST", "/api/admin", wish, headers=headers)
    assert (answer.status, answer.json()["code"]) == (403, "foreign-origin")
    in_link = await server.request("GET", "/api/admin", query={"token": OPERATOR})
    assert in_link.status == 405
    assert not (await done(server, "status"))["maintenance"]


async def test_without_a_token_of_its_own_a_server_cannot_be_administered(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        answer = await ask(server, "status")
        assert answer.status == 404
        assert "--admin-token" in answer.json()["message"]
        wish = {"id": "1", "act": {"type": "status"}}
        assert (await server.post("/api/admin", wish, token=None)).status == 404


async def test_the_token_is_never_logged(server: Server) -> None:
    await done(server, "maintenance", on=True)
    assert "maintenance" in server.log
    assert OPERATOR not in server.log


async def test_operators_act_at_a_full_server(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        asleep = await server.open_table("split", seats=3, settings=PUBLIC)
    async with served(tmp_path, max_tables=1, admin_token=OPERATOR) as server:
        await playing(server, "splito", seats=2, watched=False)
        assert await done(server, "hide-table", table=asleep.table) == {"changed": True}
        assert await done(server, "close-table", table=asleep.table) == {"changed": True}
        assert (await done(server, "show-table", table=asleep.table))["closed"]

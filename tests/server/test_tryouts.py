"""What-if games: from a position of a finished game, against bots, and labelled as such."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from splittable.core.record import Record, read_record, replay, verify
from splittable.core.seats import Seat
from splittable.games import GAMES
from tests.server.company import Company, gather, playing
from tests.support.serving import Line, Server, served

pytestmark = pytest.mark.anyio

PLAYED: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("split-it", {"seats": 2}),
    ("splito", {"seats": 3}),
    ("split", {"seats": 3}),
    ("split", {"seats": 3, "mode": "cooperative"}),
)


@pytest.fixture(
    scope="module", params=PLAYED, ids=lambda each: "-".join(map(str, each[1].values()))
)
async def finished(server: Server, request: pytest.FixtureRequest) -> Company:
    name, options = request.param
    company = await playing(server, name, **options)
    await company.play_to_end(Random(name))
    return company


async def record_of(server: Server, table: str) -> Record:
    answer = await server.get(f"/api/tables/{table}/games/1/record")
    assert answer.status == 200, answer.body
    return read_record(answer.body, GAMES)


async def tried(server: Server, tryout: dict[str, Any], **more: Any) -> tuple[str, Line]:
    body = {"name": "Eve", "tryout": tryout, "bots": "random", **more}
    answer = await server.post("/api/tables", body)
    assert answer.status == 201, answer.body
    told = answer.json()
    return told["table"], await server.line(told["table"], told["token"])


def deciding(record: Record) -> list[int]:
    """Some moments at which somebody decides."""
    length = len(record.moves)
    return sorted({0, 1, length // 3, length // 2, length - 1})


async def test_bots_keep_their_names_and_people_theirs(server: Server) -> None:
    first = await gather(server, "splito", seats=4, people=2)
    await first.start(fill="random")
    await first.play_to_end(Random(1))
    names = [each["name"] for each in first.table["seats"]]
    _, line = await tried(server, {"table": first.opened.table, "at": 3, "seat": 0})
    seats = line.table["seats"]
    assert [each["name"] for each in seats[2:]] == names[2:]
    assert [each["face"] for each in seats[2:]] == [
        each["face"] for each in first.table["seats"][2:]
    ]
    assert seats[1]["bot"] == "random"
    assert seats[1]["name"] not in names


@pytest.mark.parametrize("imagined", [False, True])
async def test_it_begins_with_what_the_seat_saw(
    server: Server, finished: Company, imagined: bool
) -> None:
    table = finished.opened.table
    record = await record_of(server, table)
    for at in deciding(record):
        seat = int(record.moves[at][0])
        tryout = {"table": table, "number": 1, "at": at, "seat": seat, "imagined": imagined}
        name, line = await tried(server, tryout)
        assert line.you["seat"] == seat
        card = line.table
        assert card["tried"] == {"table": table, "number": 1, "at": at, "imagined": imagined}
        assert card["knownDeal"]
        assert card["seats"][seat]["name"] == "Eve"
        others = [each["bot"] for number, each in enumerate(card["seats"]) if number != seat]
        assert set(others) == {"random"}
        then = await server.get(f"/api/tables/{table}/games/1/moment", at=at, seat=seat)
        mine = {
            key: line.view[key] for key in ("seat", "hand", "displays", "zones") if key in line.view
        }
        assert mine == {key: then.json()["view"][key] for key in mine}
        assert line.legal, name
        await line.close()


@pytest.mark.parametrize("imagined", [False, True])
async def test_it_is_played_to_its_end_and_its_record_holds(
    server: Server, finished: Company, imagined: bool
) -> None:
    table = finished.opened.table
    record = await record_of(server, table)
    at = len(record.moves) // 2
    seat = int(record.moves[at][0])
    tryout = {"table": table, "number": 1, "at": at, "seat": seat, "imagined": imagined}
    name, line = await tried(server, tryout)
    rng = Random(at)
    async with asyncio.timeout(60):
        while line.table["phase"] == "playing":
            if line.legal:
                await line.do("play", move=rng.choice(line.legal))
            else:
                server.clock.advance(1)
                await line.settle()
    again = await record_of(server, name)
    assert verify(again) is not None
    kept = [each for each in record.moves[:at] if each[0] == Seat(seat)]
    assert [each for each in again.moves[:at] if each[0] == Seat(seat)][: len(kept)] == kept
    if not imagined:
        assert again.deal == record.deal
        assert again.moves[:at] == record.moves[:at]
    assert line.table["opening"]["chance"] is None
    await line.do("rematch", yes=True)
    assert (line.table["number"], line.table["tried"], line.table["knownDeal"]) == (2, None, False)
    await line.close()


async def test_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=60_000) as server:
        company = await playing(server, "split", seats=2)
        await company.play_to_end(Random(3))
        record = await record_of(server, company.opened.table)
        tryout = {"table": company.opened.table, "number": 1, "at": 4, "seat": 1, "imagined": True}
        body = {"name": "Eve", "tryout": tryout, "bots": "random"}
        told = (await server.post("/api/tables", body)).json()
        line = await server.line(told["table"], told["token"])
        before = line.table["tried"], line.view, line.legal
        positions = list(replay(record))
        assert len(positions) > 4
    async with served(tmp_path, bot_pause=60_000) as again:
        line = await again.line(told["table"], told["token"])
        assert (line.table["tried"], line.view, line.legal) == before


async def test_a_record_is_tried_too(server: Server, finished: Company) -> None:
    path = f"/api/tables/{finished.opened.table}/games/1/record"
    record = (await server.get(path)).json()
    _, line = await tried(server, {"at": 2, "seat": 1}, record=record)
    assert line.table["tried"] == {"table": None, "number": None, "at": 2, "imagined": False}
    assert line.you["seat"] == 1
    unfinished = {**record, "outcome": None}
    body = {"name": "Eve", "tryout": {"at": 2, "seat": 1}, "record": unfinished}
    assert (await server.post("/api/tables", body)).json()["code"] == "invalid"
    await line.close()


@pytest.mark.parametrize(
    "wrong, code",
    [
        ({"at": 10**5}, "invalid"),
        ({"seat": 7}, "invalid"),
        ({"number": 9}, "unknown"),
        ({"table": "none"}, "unknown"),
        ({"table": None}, "invalid"),
    ],
)
async def test_what_cannot_be_tried_is_refused(
    server: Server, finished: Company, wrong: dict[str, Any], code: str
) -> None:
    tryout = {"table": finished.opened.table, "number": 1, "at": 2, "seat": 0, **wrong}
    answer = await server.post("/api/tables", {"name": "Eve", "tryout": tryout})
    assert answer.json()["code"] == code
    last = len((await record_of(server, finished.opened.table)).moves)
    over = {"table": finished.opened.table, "number": 1, "at": last, "seat": 0}
    answer = await server.post("/api/tables", {"name": "Eve", "tryout": over})
    assert answer.json()["code"] == "invalid"


async def test_nobody_tries_from_a_running_game(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    tryout = {"table": company.opened.table, "number": 1, "at": 0, "seat": 0}
    answer = await server.post("/api/tables", {"name": "Eve", "tryout": tryout})
    assert answer.json()["code"] == "unknown"

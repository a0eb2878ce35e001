"""Published types are current, and real messages conform to them."""

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle, pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from splittable.core.errors import IllegalMove
from splittable.core.record import Record, read_record, replay
from splittable.core.seats import all_seats
from splittable.core.view_fields import event_types
from splittable.core.wire import WireSchema
from splittable.games import GAMES
from splittable.server.broadcast.projection import EventProjection, Projection
from splittable.server.messages import live as protocol
from tests.support.serving import Line, Server, served
from tests.support.typescript import published
from tools.publishing import FIELD_TYPES, prefix

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("name", GAMES)


def fits(expression: str, value: Any) -> None:
    __tracebackhide__ = True
    assert not published().complaints(expression, value)


@pytest.mark.anyio
async def test_the_openapi_document_is_the_one_that_is_served(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        answer = await server.get("/api/openapi.json")
    assert answer.json() == json.loads((ROOT / "docs/openapi.json").read_text(encoding="utf-8"))


def test_a_field_that_only_its_game_can_name_is_named() -> None:
    carried = {
        f"{kind.__name__}.{field.name}"
        for kind in vars(protocol).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        for field in msgspec.structs.fields(kind)
        if "Raw" in str(field.type) or "Any" in str(field.type)
    }
    assert carried <= FIELD_TYPES.keys()


def test_the_reader_of_types_finds_what_is_wrong() -> None:
    types = published()
    assert not types.complaints("ServerMessage", {"type": "done", "id": "1", "seq": 4})
    for wrong in (
        {"type": "done", "id": "1"},
        {"type": "done", "id": "1", "seq": "4"},
        {"type": "done", "id": "1", "seq": True},
        {"type": "done", "id": "1", "seq": 4, "more": None},
        {"type": "undone", "id": "1", "seq": 4},
        {"type": "update", "seq": 4, "done": None},
    ):
        assert types.complaints("ServerMessage", wrong)
    assert types.complaints('Update<"split">', {"type": "update", "seq": 1, "view": {"zones": []}})


# Views and events


@every_game
def test_views_and_events_have_the_published_fields(name: str) -> None:
    """In every golden record: together they show whatever can happen."""
    game = GAMES[name]
    shapes, view, event = WireSchema(game), f"{prefix(game)}View", f"{prefix(game)}Event"
    happened: set[str] = set()
    for path in sorted((ROOT / "tests/records" / name).glob("*.json")):
        record = read_record(path.read_text(encoding="utf-8"), GAMES)
        viewers = cycle((*all_seats(record.options.seats), None))
        for (events, before, state), seat in zip(_steps(record), viewers, strict=False):
            told = json.loads(bytes(EventProjection(shapes, events).for_viewer(seat)))
            happened.update(event["type"] for event in told)
            fits(f"readonly {event}[]", told)
            now = Projection(shapes, state)
            fits(view, json.loads(bytes(now.whole(seat))))
            for by_place in (False, True):
                changes = now.changes(Projection(shapes, before), seat, by_place=by_place)
                kind = "Changes" if by_place else "Partial"
                fits(f"{kind}<{view}>", json.loads(bytes(changes or b"{}")))
    assert len(happened) == len(event_types(game)), "some event never happened"


def _steps(record: Record) -> Iterator[tuple[tuple[Any, ...], Any, Any]]:
    """Every move and every choice that could be taken back: events, state before, state after."""
    for before, after in pairwise(replay(record)):
        yield after.events, before.state, after.state
        assert after.seat is not None
        with suppress(IllegalMove):
            step = record.game.unseal(after.state, after.seat)
            yield step.events, after.state, step.state


# Whole games through the door


@pytest.mark.anyio
@every_game
async def test_every_message_of_a_game_has_the_published_fields(name: str, tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        opened = await server.open_table(name, seats=3, settings={"visibility": "public"})
        seated = [
            await server.line(opened.table, opened.token),
            await server.sit(opened, "Ben"),
            await server.sit(opened, "Cleo"),
        ]
        watching = await server.line(opened.table, "a-token-of-a-spectator")
        await watching.do("watch", name="Dora")
        fits("LobbyTables", (await server.get("/api/tables")).json())
        await seated[0].do("start")
        await _play_to_the_end(seated)
        for line in seated[:2]:
            await line.do("say", preset="good-game")
            await line.do("rematch")
        await watching.do("play", move="trust")
        fits(f'Welcome<"{name}">', (await server.get(f"/api/tables/{opened.table}")).json())
        await _ask_for_the_finished_game(server, name, opened.table)
        for line in (*seated, watching):
            await line.settle()
            for raw in line.received:
                fits(f'ServerMessage<"{name}">', json.loads(raw))
        assert _kinds(watching) == {"welcome", "update", "problem", "pong"}
        assert seated[0].view["outcome"]
        assert seated[0].table["opening"]


async def _play_to_the_end(seated: list[Line]) -> None:
    """Each plays what it may; who has sealed a choice takes it back once."""
    rng = Random(5)
    taken_back = False
    while seated[0].table["phase"] == "playing":
        for line in seated:
            await line.settle()
        line = rng.choice([each for each in seated if each.legal])
        calm = [move for move in line.legal if move != "reset"] or line.legal
        await line.do("play", move=rng.choice(calm), seq=line.seq)
        if not line.legal and not taken_back:
            answer = await line.do("take-back")
            taken_back = answer["type"] == "update"
        await seated[0].until(line.seq or 0)


async def _ask_for_the_finished_game(server: Server, name: str, table: str) -> None:
    game = f"/api/tables/{table}/games/1"
    for at in (0, 5):
        for seat in (0, 1):
            answer = await server.get(f"{game}/moment", at=at, seat=seat)
            fits(f'Moment<"{name}">', answer.json())
    fits(f'Moment<"{name}">', (await server.get(f"{game}/moment")).json())
    fits("Games", (await server.get("/api/games")).json())
    fits("Problem", (await server.get(f"{game[:-1]}9/record")).json())
    again = {"name": "Ada", "sameDeal": {"table": table, "number": 1}}
    opened = (await server.post("/api/tables", again)).json()
    fits("TableOpened", opened)
    asked = {"id": "1", "command": {"type": "say", "text": "hello"}}
    path = f"/api/tables/{opened['table']}/commands"
    answer = await server.post(path, asked, token=opened["token"])
    fits("Answered" if answer.status == 200 else "Problem", answer.json())


def _kinds(line: Line) -> set[str]:
    return {json.loads(raw)["type"] for raw in line.received}

"""Guided games: a known deal, bots that follow a script, and a coach that tracks progress."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from splittable.core.errors import Invalid
from splittable.core.lesson import Lesson
from splittable.core.record import read_record, verify
from splittable.games import GAMES
from splittable.games.lessons import LESSONS, find_lesson
from splittable.server.domain import reducer
from tests.support.serving import PATIENCE, Line, Server, served

pytestmark = pytest.mark.anyio


async def taught(server: Server, name: str, **more: Any) -> tuple[str, str, Line]:
    answer = await server.post("/api/tables", {"name": "Eve", "lesson": name, **more})
    assert answer.status == 201, answer.body
    told = answer.json()
    return told["table"], told["token"], await server.line(told["table"], told["token"])


async def until_asked(server: Server, line: Line) -> None:
    async with asyncio.timeout(PATIENCE):
        while not line.legal and line.table["phase"] == "playing":
            server.clock.advance(1)  # second: bots pause for less
            await line.settle()


async def follow(server: Server, line: Line, lesson: Lesson, most: int | None = None) -> list[str]:
    """Do as the coach says; what was said, in order."""
    said: list[str] = []
    for place in lesson.asks[:most]:
        await until_asked(server, line)
        said += [step["says"] for step in line.table["coach"]["steps"]]
        assert line.table["coach"]["steps"][-1]["waits"]
        await line.do("play", move=lesson.game.write_move(lesson.steps[place].move))
    await until_asked(server, line)
    return said


@pytest.mark.parametrize("name", LESSONS)
async def test_a_lesson_is_played_to_its_end(server: Server, name: str) -> None:
    lesson = find_lesson(name, GAMES)
    table, _, line = await taught(server, name)
    assert line.table["settings"]["visibility"] == "private"
    assert line.table["knownDeal"]
    assert line.table["tried"] is None
    assert line.you["seat"] == lesson.seat
    said = await follow(server, line, lesson)
    coach = line.table["coach"]
    said += [step["says"] for step in coach["steps"]]
    assert said == [step.says for step in lesson.steps]
    assert coach["count"] == len(lesson.steps) == coach["first"] + len(coach["steps"])
    assert (line.table["phase"] == "over") == (lesson.ends is not None)
    if lesson.ends is None:
        rng = Random(1)
        while line.table["phase"] == "playing":  # it is a real table, and can be played on at
            await until_asked(server, line)
            if line.legal:
                await line.do("play", move=rng.choice(line.legal))
    record = read_record((await server.get(f"/api/tables/{table}/games/1/record")).body, GAMES)
    assert verify(record) is not None
    assert record.deal == lesson.deal
    assert record.chance is None  # nothing was drawn: the deal was known
    await line.do("rematch", yes=True)
    assert (line.table["number"], line.table["coach"], line.table["knownDeal"]) == (2, None, False)
    await line.close()


async def test_while_others_are_to_move_the_coach_says_nothing(server: Server) -> None:
    lesson = find_lesson("split", GAMES)
    _, _, line = await taught(server, "split")
    await line.do("play", move="left 55")
    assert line.table["coach"]["steps"] == []
    assert line.table["coach"]["first"] == lesson.asks[0] + 1
    await line.close()


async def test_a_move_that_leads_away_is_refused_and_changes_nothing(server: Server) -> None:
    _, _, line = await taught(server, "split")
    before = line.view, line.legal, line.table
    assert "left 66" in line.legal
    answer = await line.do("play", move="left 66")
    assert (answer["type"], answer["code"]) == ("problem", "off-lesson")
    assert answer["message"] == ("'left 66' leads away from the lesson; it goes on with: left 55")
    assert (line.view, line.legal, line.table) == before
    assert (await line.do("play", move="left 55"))["type"] == "update"
    await line.close()


async def test_what_is_against_the_rules_is_told_as_such(server: Server) -> None:
    _, _, line = await taught(server, "split")
    assert (await line.do("play", move="left 93"))["code"] == "illegal"
    assert (await line.do("play", move="up"))["code"] == "invalid"
    await line.close()


async def test_who_strays_where_one_may_hears_what_it_costs(server: Server) -> None:
    _, _, line = await taught(server, "splito")
    await line.do("play", move="b3 right")
    await until_asked(server, line)
    assert line.table["coach"]["steps"][0]["says"] == "splito-met-other"
    assert [step["says"] for step in line.table["coach"]["steps"][1:]] == [
        "splito-lost",
        "splito-passed",
        "splito-place",
    ]
    await line.close()


async def test_bots_play_as_they_like_where_the_script_ends(server: Server) -> None:
    """After three rounds of Split it! the script says no more; the game goes on all the same."""
    lesson = find_lesson("split-it", GAMES)
    _, _, line = await taught(server, "split-it")
    await follow(server, line, lesson)
    assert line.view["round"] == 4
    await line.do("play", move=line.legal[0])
    await until_asked(server, line)
    assert line.legal
    await line.close()


@pytest.mark.parametrize("name", LESSONS)
async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path, name: str) -> None:
    lesson = find_lesson(name, GAMES)
    async with served(tmp_path, bot_pause=0) as server:
        table, token, line = await taught(server, name)
        await follow(server, line, lesson, most=2)
        before = line.table["coach"], line.legal
    async with served(tmp_path, bot_pause=0) as again:
        line = await again.line(table, token)
        assert (line.table["coach"], line.legal) == before
        wanted = lesson.steps[lesson.asks[2]].move
        answer = await line.do("play", move=lesson.game.write_move(wanted))
        assert answer["type"] == "update"
        await until_asked(again, line)
        assert line.table["coach"]["first"] == lesson.asks[2] + 1
        await line.close()


@pytest.mark.parametrize(
    "wish, code, message",
    [
        (
            {"lesson": "bridge"},
            "unknown",
            "lesson: 'bridge' is not one of split-it, splito, split, cooperative-split",
        ),
        (
            {"lesson": "split", "game": "split"},
            "invalid",
            "expected one of game, sameDeal, record, lesson and tryout.table",
        ),
        (
            {"lesson": "split", "options": {"seats": 5}},
            "invalid",
            "options: a lesson has its own; leave this out",
        ),
        (
            {"lesson": "split", "settings": {"clock": 30}},
            "invalid",
            "settings: a lesson has its own; leave this out",
        ),
        (
            {"lesson": "split", "bots": "deep-thought"},
            "invalid",
            "bots: 'deep-thought' is not one of",
        ),
    ],
)
async def test_a_wish_that_cannot_be_met_is_told_in_one_line(
    server: Server, wish: dict[str, Any], code: str, message: str
) -> None:
    answer = await server.post("/api/tables", {"name": "Eve", **wish})
    assert answer.status in (400, 404), answer.body
    assert answer.json()["code"] == code
    assert answer.json()["message"].startswith(message)


async def test_a_lesson_that_is_not_given_any_more_is_an_ordinary_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its name stands in the log; a server that does not know it plays on without a coach."""
    async with served(tmp_path) as server:
        table, token, line = await taught(server, "split")
        before = line.view

    def forgotten(name: str, _games: object) -> Lesson:
        raise Invalid("lesson", f"{name} is not given any more")

    monkeypatch.setattr(reducer, "find_lesson", forgotten)
    async with served(tmp_path) as again:
        line = await again.line(table, token)
        assert line.table["coach"] is None
        assert line.view == before
        assert (await line.do("play", move="left 66"))["type"] == "update"
        await line.close()


async def test_spectators_hear_the_coach_and_no_secret(server: Server) -> None:
    """What is said is the same for everybody, and names no move."""
    table, _, line = await taught(server, "splito")
    eve = await server.line(table, None)
    assert eve.table["coach"] == line.table["coach"]
    assert "b3 left" not in json.dumps(eve.table["coach"])
    await eve.close()
    await line.close()


@pytest.mark.parametrize("name", LESSONS)
async def test_a_hint_in_a_lesson_is_what_it_teaches(server: Server, name: str) -> None:
    lesson = find_lesson(name, GAMES)
    _, _, line = await taught(server, name)
    await until_asked(server, line)
    hinted = await line.ask("hint")
    wanted = lesson.steps[lesson.asks[0]].move
    assert (hinted["type"], hinted["move"]) == ("hinted", lesson.game.write_move(wanted))
    assert hinted["bot"] is None

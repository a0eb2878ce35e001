"""Reviews are made once, in a worker, while clients keep polling; never of a running game."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from splittable.review.report import read_review
from splittable.server.messages.rest import ReviewSheet
from splittable.server.workers import review_queue as queue
from splittable.server.workers.review_worker import NICENESS
from tests.server.company import Company, gather, playing
from tests.server.slow_reviews import CHANCES, DECISION, DIES, FAILS, GATE, NOTES, STEPS
from tests.support.patience import until
from tests.support.serving import Answer, Client, Server, is_running, same_every_time, served

pytestmark = pytest.mark.anyio

MODULE: Final = "tests.server.slow_reviews"
SHORT: Final[dict[str, Any]] = {"seats": 3, "mode": "cooperative"}  # a dozen moves of Split
RECORDS: Final = Path(__file__).parents[1] / "records"


@dataclass
class Reviewer:
    """The process that reviews here, which takes a step only when it is let."""

    gate: Path
    notes_file: Path

    def let(self, steps: int | str) -> None:
        self.gate.write_text(str(steps), encoding="utf-8")

    @property
    def notes(self) -> list[str]:
        return self.notes_file.read_text(encoding="utf-8").splitlines()

    @property
    def pids(self) -> set[int]:
        return {int(line.split()[1]) for line in self.notes if line.startswith("begun")}

    @property
    def begun(self) -> int:
        return sum(line.startswith("begun") for line in self.notes)


@pytest.fixture
def reviewer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reviewer:
    found = Reviewer(tmp_path / "gate", tmp_path / "notes")
    found.notes_file.touch()
    monkeypatch.setenv(GATE, str(found.gate))
    monkeypatch.setenv(NOTES, str(found.notes_file))
    return found


@asynccontextmanager
async def reviewing(folder: Path, **settings: Any) -> AsyncIterator[Server]:
    outside = replace(same_every_time(), reviews=MODULE)
    async with served(folder, outside=outside, **settings) as server:
        yield server


async def finished(server: Server) -> Company:
    company = await playing(server, "split", **SHORT)
    await company.play_to_end(Random(1))
    return company


async def ask(company: Company, number: int = 1) -> Answer:
    return await company.server.get(f"{company.path}/games/{number}/review")


async def found_of(company: Company, have: int) -> list[Any]:
    """What the review has found so far, without what the client has already."""
    path = f"{company.path}/games/1/review"
    answer = (await company.server.get(path, have=have)).json()
    return [*answer["positions"], *answer["decisions"]]


async def answered(company: Company, holds: Callable[[Answer], bool]) -> Answer:
    """The first answer that is like this."""
    answer = await ask(company)

    async def look() -> bool:
        nonlocal answer
        answer = await ask(company)
        return holds(answer)

    await until(look)
    return answer


def is_there(answer: Answer) -> bool:
    return answer.status == 200


def has_done(steps: int) -> Callable[[Answer], bool]:
    return lambda answer: answer.json().get("done") == steps / STEPS


def record(name: str) -> Any:
    return json.loads((RECORDS / name).read_text(encoding="utf-8"))


def others(count: int) -> list[Any]:
    """Records that are alike but for a name."""
    one = record("split/three-seats-last-card-wins.json")
    return [{**one, "names": [f"Guest {each}", *one["names"][1:]]} for each in range(count)]


# A game of a table


async def test_a_review_is_made_once_step_by_step_and_stays(
    tmp_path: Path, reviewer: Reviewer
) -> None:
    async with reviewing(tmp_path, review_playouts=7) as server:
        company = await finished(server)
        first = await ask(company)
        assert (first.status, first.json()["done"], first.headers["retry-after"]) == (202, 0, "1")
        seen = []
        for steps in range(1, STEPS):
            reviewer.let(steps)
            answer = await answered(company, has_done(steps))
            seen.append(answer.json()["state"])
        assert set(seen) == {"working"}
        assert await found_of(company, have=0) == [CHANCES, CHANCES, DECISION]  # as after a reload
        assert await found_of(company, have=1) == [CHANCES, DECISION]
        assert await found_of(company, have=STEPS) == []
        reviewer.let(STEPS)
        review = await answered(company, is_there)
        assert (await ask(company)).body == review.body
        assert reviewer.begun == 1
        assert reviewer.notes[0].endswith(f"nice {NICENESS} playouts 7")
        metrics = (await server.get("/metrics")).body.decode()
        assert 'splittable_reviews_total{end="done"} 1.0' in metrics
        assert "splittable_waiting_reviews 0.0" in metrics
    async with reviewing(tmp_path, review_playouts=7) as again:
        restarted = await again.get(f"{company.path}/games/1/review")
        assert restarted.body == review.body
    assert reviewer.begun == 1


@pytest.mark.all_tier
async def test_other_playouts_are_another_review(tmp_path: Path, reviewer: Reviewer) -> None:
    reviewer.let(2 * STEPS)
    async with reviewing(tmp_path, review_playouts=7) as server:
        company = await finished(server)
        await answered(company, is_there)
    async with reviewing(tmp_path, review_playouts=8) as again:
        assert (await again.get(f"{company.path}/games/1/review")).status == 202


async def test_a_game_that_is_not_over_has_none(tmp_path: Path, reviewer: Reviewer) -> None:
    async with reviewing(tmp_path) as server:
        company = await playing(server, "split", **SHORT)
        for number, code in ((1, "wrong-phase"), (2, "unknown")):
            answer = await ask(company, number)
            assert answer.json()["code"] == code
        assert (await server.get("/api/tables/none/games/1/review")).status == 404
        assert (await server.get("/api/tables/a\0b/games/1/review")).status == 404
        gathering = await gather(server, "split", **SHORT)
        assert (await ask(gathering)).json()["code"] == "unknown"
        assert reviewer.notes == []


@pytest.mark.all_tier
async def test_what_nobody_asks_for_is_given_up(tmp_path: Path, reviewer: Reviewer) -> None:
    async with reviewing(tmp_path) as server:
        company = await finished(server)
        reviewer.let(1)
        await answered(company, has_done(1))
        server.clock.advance(queue.WANTED_FOR / 1000 + 1)
        reviewer.let(2)
        await has(server, 'splittable_reviews_total{end="cancelled"} 1.0')
        assert reviewer.notes.count("step") == 2
        reviewer.let(2 + STEPS)
        await answered(company, is_there)
        assert reviewer.begun == 2
        assert len(reviewer.pids) == 1


async def has(server: Client, line: str) -> None:
    async def look() -> bool:
        return line in (await server.get("/metrics")).body.decode()

    await until(look, line)


@pytest.mark.parametrize("word", [DIES, pytest.param(FAILS, marks=pytest.mark.all_tier)])
async def test_a_review_that_fails_is_said_to_have_failed_and_tried_again_later(
    tmp_path: Path, reviewer: Reviewer, word: str
) -> None:
    async with reviewing(tmp_path) as server:
        company = await finished(server)
        reviewer.let(word)
        answer = await answered(company, lambda it: it.status == 500)
        assert answer.json()["code"] == "broken"
        assert reviewer.begun == 1
        assert server.log.count("a review failed") == 1
        server.clock.advance(queue.AFTER_A_FAILURE / 1000 + 1)
        reviewer.let(STEPS)
        await answered(company, is_there)


@pytest.mark.all_tier
async def test_the_process_ends_when_it_is_idle_and_comes_back(
    tmp_path: Path, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "IDLE_FOR", 0.05)
    reviewer.let(100)
    async with reviewing(tmp_path) as server:
        company = await finished(server)
        await answered(company, is_there)
        (first,) = reviewer.pids
        await until(lambda: not is_running(first))
        answer = await server.post("/api/reviews", {"record": others(1)[0]})
        await reviewed(server, answer)
    assert len(reviewer.pids) == 2


async def test_bots_think_first(
    tmp_path: Path, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one thinks no step is begun; where one always does, it is after a while."""
    monkeypatch.setattr(queue, "BOTS_FIRST", 20 * queue.LOOK_EVERY)
    is_idle, looks = False, []

    def looked_at(_: object) -> bool:
        looks.append(reviewer.notes.count("step"))
        return is_idle

    monkeypatch.setattr(
        "splittable.server.workers.bot_service.BotService.is_idle", property(looked_at)
    )
    reviewer.let(100)
    async with reviewing(tmp_path) as server:
        company = await finished(server)
        await answered(company, has_done(2))
        assert looks.count(1) >= 20
        is_idle = True
        await answered(company, is_there)


# A record


async def reviewed(server: Client, answer: Answer) -> Answer:
    path = f"/api/reviews/{answer.json()['id']}"

    async def look() -> bool:
        nonlocal answer
        answer = await server.get(path)
        return answer.status != 202

    await until(look)
    return answer


async def test_a_record_is_reviewed_and_found_again_by_its_id(
    tmp_path: Path, reviewer: Reviewer
) -> None:
    reviewer.let(STEPS)
    sent = {"record": others(1)[0]}
    async with reviewing(tmp_path) as server:
        answer = await server.post("/api/reviews", sent)
        assert answer.status == 202
        review = await reviewed(server, answer)
        assert review.status == 200
        assert (await server.post("/api/reviews", sent)).body == review.body
        assert (await server.get(f"/api/reviews/{answer.json()['id']}")).body == review.body
        assert (await server.get("/api/reviews/none")).json()["code"] == "unknown"
        assert reviewer.begun == 1


@pytest.mark.parametrize(
    "change, says",
    [
        ({"outcome": None}, "only finished games"),
        ({"moves": [[0, "x"]]}, "moves"),
        ({"options": {"seats": 99}}, "seats"),
        ({"game": "splito", "rules": 1}, "deal"),
        ({"format": "other"}, "splittable/1"),
    ],
)
async def test_a_record_that_cannot_be_reviewed_is_refused_in_one_line(
    tmp_path: Path, reviewer: Reviewer, change: dict[str, Any], says: str
) -> None:
    async with reviewing(tmp_path) as server:
        answer = await server.post("/api/reviews", {"record": {**others(1)[0], **change}})
        assert answer.status == 400
        told = answer.json()
        assert told["code"] == "invalid"
        assert told["message"].isprintable()
        assert says in told["message"]
        wrong = others(1)[0]
        wrong["outcome"]["scores"][0] += 1
        answer = await server.post("/api/reviews", {"record": wrong})
        assert (answer.status, answer.json()["code"]) == (400, "invalid")
        assert reviewer.notes == []


async def test_the_queue_has_an_end_and_so_has_the_share_of_one_address(
    tmp_path: Path, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reviewing(tmp_path) as server:
        first, second, third = [
            await server.post("/api/reviews", {"record": each}) for each in others(3)
        ]
        assert [first.status, second.status] == [202, 202]
        assert [first.json()["ahead"], second.json()["ahead"]] == [0, 1]
        assert (third.status, third.json()["code"]) == (503, "too-busy")
        assert int(third.headers["retry-after"]) > 0
        monkeypatch.setattr(queue, "MOST_OF_ONE", 100)
        monkeypatch.setattr(queue, "MOST_QUEUED", 2)
        full = await server.post("/api/reviews", {"record": others(4)[3]})
        assert (full.status, full.json()["code"]) == (503, "too-busy")
        assert (await server.post("/api/reviews", {"record": others(1)[0]})).status == 202
        server.clock.advance(queue.WANTED_FOR / 1000 + 1)
        room = await server.post("/api/reviews", {"record": others(4)[3]})
        assert room.status == 202  # the one that waited is not wanted any more
        reviewer.let(100)
        assert (await reviewed(server, room)).status == 200


async def test_a_server_without_what_it_takes_says_so(
    tmp_path: Path, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reviewing(tmp_path, review_playouts=0) as server:
        answer = await server.post("/api/reviews", {"record": others(1)[0]})
        assert (answer.status, answer.json()["code"]) == (501, "no-reviews")
    monkeypatch.setattr(queue, "has_extra", lambda _: False)
    async with reviewing(tmp_path) as server:
        answer = await server.post("/api/reviews", {"record": others(1)[0]})
        assert answer.json()["code"] == "no-reviews"
        assert "splittable[sim]" in answer.json()["message"]
    assert reviewer.notes == []


async def test_a_record_is_looked_at_moment_by_moment(tmp_path: Path) -> None:
    sent = others(1)[0]
    async with reviewing(tmp_path) as server:
        answer = await server.post("/api/moments", {"record": sent, "at": 3, "seat": 1})
        assert answer.status == 200
        moment = answer.json()
        assert (moment["at"], moment["view"]["seat"], moment["moves"]) == (3, 1, len(sent["moves"]))
        assert [moment["seat"], moment["move"]] == sent["moves"][2]
        for wrong in ({"at": 99}, {"seat": 5}, {"record": {**sent, "outcome": None}}):
            answer = await server.post("/api/moments", {"record": sent, "at": 3, **wrong})
            assert (answer.status, answer.json()["code"]) == (400, "invalid")
        illegal = {**sent, "moves": [[0, "100"], *sent["moves"][1:]]}
        answer = await server.post("/api/moments", {"record": illegal, "at": 3})
        assert (answer.status, answer.json()["code"]) == (400, "invalid")
        assert not server.failures


# A real one


@pytest.mark.real_time  # its process gives way to all others, and may have to compile
async def test_a_real_review_is_as_it_is_published(tmp_path: Path) -> None:
    async with served(tmp_path, review_playouts=4) as server:
        company = await finished(server)
        answer = await answered(company, is_there)
        review = read_review(answer.body)
        sheet = msgspec.json.decode(answer.body, type=ReviewSheet)
        assert len(sheet.chances) == len(review.chances) > 1
        assert (sheet.playouts, len(sheet.parts)) == (4, 3)
        assert not server.failures

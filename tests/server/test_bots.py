"""Bots play in their turn, from what their seat sees, and delay nobody."""

import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from splittable.bots import BOTS
from splittable.bots.bot import AnyBot, choose_at_random
from splittable.games import GAMES
from splittable.server.domain.table import STAND_IN
from tests.server.company import Company, gather, playing, sealed
from tests.support.patience import until
from tests.support.serving import Message, Server, served

pytestmark = pytest.mark.anyio

PAUSE: Final = 700  # ms before a bot moves

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
async def test_a_bot_waits_before_it_moves_so_that_people_can_follow(
    game: str, tmp_path: Path
) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await gather(server, game, people=1, seats=2)
        await company.start(fill="random")
        await company.of("Ada").do("leave")  # so bots alone are to move
        await company.settle()
        began = company.guests[0].line.seq
        await company.pass_time(PAUSE / 1000 - 0.001)
        assert company.guests[0].line.seq == began
        server.clock.advance(0.001)
        await company.until(lambda: company.guests[0].line.seq != began)


async def test_bots_that_choose_at_once_wait_together(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await gather(server, "splito", people=1, seats=5)
        await company.start(fill="random")
        await company.pass_time(PAUSE / 1000 - 0.001)
        assert sealed(company) == []
        server.clock.advance(0.001)
        await company.until(lambda: sealed(company) == [1, 2, 3, 4])


@every_game
async def test_bots_alone_play_a_game_to_its_end(game: str, tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await gather(server, game, people=1, seats=2)
        await company.start(fill="rules-of-thumb")
        await company.of("Ada").do("leave")
        await company.until(lambda: company.table["phase"] == "over")
        await company.assert_all_know_the_table()
        assert not server.failures


@dataclass
class Watched:
    """A bot by chance that keeps what it is given, and may be held up or made to fail."""

    asked: list[tuple[Any, tuple[Any, ...]]] = field(default_factory=list)
    chosen: list[Any] = field(default_factory=list)
    threads: set[str] = field(default_factory=set)
    may_go_on: threading.Event = field(default_factory=threading.Event)
    choose: AnyBot = choose_at_random

    def __call__(self, view: Any, legal: tuple[Any, ...], rng: Random, shown: Any) -> Any:
        self.asked.append((view, legal))
        self.threads.add(threading.current_thread().name)
        assert self.may_go_on.wait(20)
        move = self.choose(view, legal, rng, shown)
        self.chosen.append(move)
        return move


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    """Seated as `watched` at every game, and standing in for people."""
    watched = Watched()
    watched.may_go_on.set()
    bots = {game: {**BOTS[game], "watched": watched, STAND_IN: watched} for game in GAMES}
    monkeypatch.setattr("splittable.bots.BOTS", bots)
    yield watched
    watched.may_go_on.set()


@every_game
async def test_a_bot_gets_the_view_of_its_own_seat_and_its_legal_moves(
    game: str, tmp_path: Path, bot: Watched
) -> None:
    async with served(tmp_path) as server:
        company = await gather(server, game, people=1, seats=3)
        await company.start(fill="watched")
        rng = Random(1)
        for _ in range(4):
            await company.rest()
            await company.play_any(rng)
        await company.rest()
        assert not server.failures
    rules = GAMES[game]
    view_type = rules.view.__annotations__["return"]
    assert len(bot.asked) > 4
    for view, legal in bot.asked:
        assert type(view).__name__ == getattr(view_type, "__name__", view_type) == "View"
        assert view.seat in (1, 2)
        assert legal == rules.legal(rules.imagine(view, rng), view.seat)
    assert bot.threads <= {"bot_0", "bot_1"}  # and never the thread that serves


async def test_a_bot_that_thinks_for_long_holds_nobody_else_up(
    tmp_path: Path, bot: Watched
) -> None:
    async with served(tmp_path) as server:
        bot.may_go_on.clear()
        slow = await gather(server, "splito", people=2, seats=3)
        await slow.start(fill="watched")
        await until(lambda: bool(bot.asked))
        other = await playing(server, "split", seats=2)
        await other.play_to_end(Random(1))  # another table is played through meanwhile
        await slow.play_any(Random(1))  # and people at the bot's own table choose
        await slow.of("Ben").do("say", preset="hello")
        assert 2 not in sealed(slow)
        bot.may_go_on.set()
        await slow.until(lambda: 2 in sealed(slow))
        await slow.assert_all_know_the_table()


async def test_a_bot_whose_person_comes_back_while_it_thinks_does_not_move(
    tmp_path: Path, bot: Watched
) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "splito", seats=2)
        bot.may_go_on.clear()
        await company.of("Ben").do("leave")
        await until(lambda: bool(bot.asked))
        await company.of("Ben").do("back")
        bot.may_go_on.set()
        await server.rest()
        assert bot.chosen
        await company.settle()
        assert sealed(company) == []
        await company.play(company.of("Ben"), company.of("Ben").line.legal[0])
        assert sealed(company) == [1]


def fails(*_: Any) -> Any:
    raise RuntimeError("a bot that fails")


def cheats(view: Any, legal: tuple[Any, ...], rng: Random) -> Any:  # noqa: ARG001
    return "not a move at all"


@every_game
@pytest.mark.parametrize("broken", [fails, cheats])
async def test_a_bot_that_fails_is_logged_and_the_game_goes_on(
    game: str, broken: Callable[..., Any], tmp_path: Path, bot: Watched
) -> None:
    bot.choose = broken
    options: Message = {"mode": "cooperative"} if game == "split" else {}
    async with served(tmp_path) as server:
        company = await gather(server, game, people=1, seats=3, **options)
        await company.start(fill="watched")
        await company.play_to_end(Random(1))
        await company.assert_all_know_the_table()
        assert '"event": "a bot failed"' in server.log


# Which there are


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splittable.bots.has_extra", lambda _: False)


async def offered(server: Server) -> list[list[str]]:
    told = (await server.get("/api/games")).json()
    return [game["bots"] for game in told["games"]]


async def seated_without_a_wish(server: Server) -> str:
    company = await gather(server, "split", people=1, seats=2)
    await company.of("Ada").do("seat-bot")
    await company.settle()
    bot: str = company.table["seats"][1]["bot"]
    return bot


async def test_all_levels_are_offered_and_medium_is_the_usual_one(tmp_path: Path) -> None:
    async with served(tmp_path, thinkers=1) as server:
        levels = ["random", "easy", "medium", "hard", "expert", "rules-of-thumb"]
        assert await offered(server) == [levels] * len(GAMES)
        assert await seated_without_a_wish(server) == "medium"
        assert not server.log


@pytest.mark.usefixtures("nothing_compiled")
async def test_without_what_they_need_some_bots_are_not_offered_and_one_line_says_so(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, thinkers=1) as server:
        assert await offered(server) == [["random", "easy", "rules-of-thumb"]] * len(GAMES)
        assert await seated_without_a_wish(server) == "rules-of-thumb"
        company = await gather(server, "split", people=1, seats=2)
        ada = company.of("Ada")
        assert await ada.refused("seat-bot", bot="medium") == "invalid"
        assert await ada.refused("start", fill="hard") == "invalid"
        assert await ada.refused("sit", name="medium") == "name-taken"  # all the same
        (line,) = server.log.splitlines()
        assert json.loads(line)["why"] == 'medium requires an extra: pip install "splittable[sim]"'


async def test_a_server_without_processes_has_only_bots_that_need_none(tmp_path: Path) -> None:
    async with served(tmp_path, thinkers=0) as server:
        assert await offered(server) == [["random", "easy", "rules-of-thumb"]] * len(GAMES)
        assert await seated_without_a_wish(server) == "rules-of-thumb"
        assert not server.log


async def test_a_bot_that_is_not_here_any_more_is_played_for_by_a_quick_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path, thinkers=1, bot_pause=PAUSE) as server:
        company = await gather(server, "split", people=1, seats=2)
        await company.start(fill="hard")
        await company.of("Ada").do("leave")
    monkeypatch.setattr("splittable.bots.has_extra", lambda _: False)
    async with served(tmp_path, thinkers=1) as server:
        again = Company(server, company.opened, [])
        await again.look_in("Ada")
        await again.until(lambda: again.table["phase"] == "over")
        told = [json.loads(line)["event"] for line in server.log.splitlines()]
        assert told.count("a quicker bot plays: the requested bot is not available") == 1
        assert not server.failures

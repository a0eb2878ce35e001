"""`splittable bot run` seats a bot at a live table, and says in one line why it can't."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from splittable.bots import bot_file
from splittable.bots.bot_file import bot_finder
from splittable.client.table import TableCopy, TableLink
from splittable.core.errors import Invalid
from splittable.games.splito.events import CardTurned
from tests.support.serving import PATIENCE, Client, Opened, ServerProcess

pytestmark = pytest.mark.anyio

FIRST: Final = "def choose(view, legal, rng, shown):\n    return legal[0]\n"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", bot_pause=0) as process:
        yield process


@contextmanager
def bot_run(*words: str | Path) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "splittable.cli", "bot", "run", *map(str, words)]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def link_of(server: ServerProcess, opened: Opened) -> str:
    return f"{server.url}/t/{opened.table}?invite={opened.invite}"


async def play_with_it(server: ServerProcess, opened: Opened, games: int) -> None:
    """Sit at the table as its host, wait for the bot, and play that many games."""
    async with Client(server.url) as client:
        line = await client.line(opened.table, opened.token)
        while line.table["seats"][1]["name"] is None:
            await line.read()
        await line.do("start")
        while True:
            if line.legal:
                await line.do("play", move=line.legal[-1], seq=line.seq)
            elif line.table["phase"] == "over":
                games -= 1
                if games == 0:
                    return
                await line.do("rematch")
                while line.table["phase"] == "over":
                    await line.read()
            else:
                await line.read()


async def opened_for_two(server: ServerProcess, game: str = "splito") -> Opened:
    async with Client(server.url) as client:
        return await client.open_table(game, seats=2)


@pytest.mark.parametrize("bot", ["my_bot.py", "tests.client.test_bot_run:by_rule", "random"])
async def test_it_plays_to_the_end_agrees_to_rematches_and_leaves(
    server: ServerProcess, tmp_path: Path, bot: str
) -> None:
    opened = await opened_for_two(server)
    (tmp_path / "my_bot.py").write_text(FIRST, "utf-8")
    source = str(tmp_path / bot) if bot.endswith(".py") else bot
    words = ("--table", link_of(server, opened), "--name", "Deep", "--games", "2", "--seed", "1")
    with bot_run(source, *words) as running:
        await play_with_it(server, opened, games=2)
        said, complaints = running.communicate(timeout=PATIENCE)
    assert (running.returncode, complaints) == (0, "")
    first, second = said.splitlines()
    assert first.startswith("game 1: ")
    assert second.startswith("game 2: ")
    assert "scores [" in first


def by_rule(view: Any, legal: tuple[Any, ...], rng: Any, shown: list[Any]) -> Any:
    """Fails unless it gets what a bot in an arena gets."""
    assert view.seat is not None
    turned = [event for event in shown if isinstance(event, CardTurned)]
    assert len(turned) == 2 * (view.round - 1), (turned, view.round)
    return rng.choice(legal)


async def test_it_comes_back_when_the_server_does(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    (tmp_path / "my_bot.py").write_text(FIRST, "utf-8")
    with ServerProcess(database, bot_pause=0) as server:
        opened = await opened_for_two(server)
        port = server.url.rpartition(":")[2]
        link = link_of(server, opened)
        running = bot_run(tmp_path / "my_bot.py", "--table", link)
        process = running.__enter__()
        async with Client(server.url) as client:
            line = await client.line(opened.table, opened.token)
            while line.table["seats"][1]["name"] is None:
                await line.read()
            await line.do("start")
        server.kill()
    with ServerProcess(database, bot_pause=0, port=int(port)) as server:
        async with Client(server.url) as client:
            line = await client.line(opened.table, opened.token)
            while line.table["phase"] != "over":
                if line.legal:
                    await line.do("play", move=line.legal[-1], seq=line.seq)
                else:
                    await line.read()
        said, complaints = process.communicate(timeout=PATIENCE)
    running.__exit__(None, None, None)
    assert (process.returncode, complaints) == (0, "")
    assert "the connection is lost" in said
    assert said.splitlines()[-1].startswith("game 1: ")


# What it can't do


@pytest.mark.parametrize(
    "written, says",
    [
        ("def choose(view, legal, rng, shown):\n    return 'x'", "returned 'x'; expected one of"),
        ("def choose(view, legal, rng, shown):\n    return 1 / 0", "failed: ZeroDivisionError"),
    ],
)
async def test_a_bot_that_fails_is_told_in_its_last_line(
    server: ServerProcess, tmp_path: Path, written: str, says: str
) -> None:
    opened = await opened_for_two(server)
    (tmp_path / "bad.py").write_text(written, "utf-8")
    with bot_run(tmp_path / "bad.py", "--table", link_of(server, opened)) as running:
        async with Client(server.url) as client:
            line = await client.line(opened.table, opened.token)
            while line.table["seats"][1]["name"] is None:
                await line.read()
            await line.do("start")
            _, complaints = running.communicate(timeout=PATIENCE)
    assert running.returncode in (1, 2)
    assert says in complaints.splitlines()[-1]


async def test_a_table_that_is_full_or_not_there_turns_it_away(server: ServerProcess) -> None:
    async with Client(server.url) as client:
        public = {"visibility": "public"}  # nobody takes over a bot there
        full = await client.open_table("splito", seats=2, bots="random", settings=public)
    for link, says in (
        (link_of(server, full), "can't sit there: not during a game"),
        (f"{server.url}/t/nowhere", "there is no table 'nowhere'"),
    ):
        with bot_run("random", "--table", link) as running:
            _, complaints = running.communicate(timeout=PATIENCE)
        assert running.returncode == 2
        (line,) = complaints.splitlines()
        assert says in line


@pytest.mark.parametrize(
    "bot, says",
    [
        ("nobody", "'nobody' is not a Python file, MODULE:FUNCTION, or the name of a bot"),
        ("missing.py", "there is no file missing.py"),
        ("json:nothing", "json: has no function nothing(view, legal, rng, shown)"),
        ("no_such_module:x", "cannot be imported: ModuleNotFoundError"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_by_name(bot: str, says: str) -> None:
    with pytest.raises(Invalid) as refusal:
        bot_finder(bot)
    assert says in str(refusal.value)


def test_a_file_that_cannot_be_run_is_refused(tmp_path: Path) -> None:
    (tmp_path / "broken_bot.py").write_text("1 +", "utf-8")
    with pytest.raises(Invalid, match="cannot be run: SyntaxError"):
        bot_finder(str(tmp_path / "broken_bot.py"))
    (tmp_path / "empty_bot.py").write_text("", "utf-8")
    with pytest.raises(Invalid, match="has no function choose"):
        bot_finder(str(tmp_path / "empty_bot.py"))


def test_a_bot_of_another_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_file, "BOTS", {"split": {"easy": FIRST}, "splito": {"owl": FIRST}})
    with pytest.raises(Invalid, match="owl doesn't play split; easy do"):
        bot_finder("owl")("split")


@pytest.mark.parametrize("text", ["", "play.example.org/t/x", "https://x.example/", "ftp://x/t/y"])
def test_a_link_that_leads_to_no_table_is_refused(text: str) -> None:
    with pytest.raises(Invalid, match="expected the link to a table"):
        TableLink.read(text)


def test_events_of_an_earlier_game_are_forgotten() -> None:
    table = TableCopy()
    card = {"number": 1, "phase": "playing", "game": "split", "options": {"seats": 2}, "deck": None}
    played = {"type": "card-played", "seat": 1, "card": 47, "isHelper": False}
    table.learn(
        {
            "type": "welcome",
            "seq": 3,
            "you": {"seat": 0},
            "view": None,
            "legal": [],
            "table": card,
            "missed": [{"seq": 3, "events": [played]}],
        }
    )
    table.learn({"type": "update", "seq": 4, "events": [played]})
    assert len(table.shown) == 2
    table.learn({"type": "update", "seq": 5, "table": {"number": 2}})
    assert table.shown == []

"""Two servers on one database: PostgreSQL serves both, SQLite only the first."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from splittable.core.record import read_record, verify
from splittable.games import GAMES
from splittable.server.entries import Played
from splittable.server.showing import TALK_PAGE
from tests.server.faults.promises import Promise, complaints, read_logs
from tests.support.postgres import postgres
from tests.support.serving import Client, Line, Message, Opened, ServerProcess, token_of

pytestmark = pytest.mark.anyio

TRIES = 20  # of one command, while the other server writes too
PATIENCE = 200  # looks at a table on which a bot is to play
ROUNDS = 13  # of Splito for three


class Writer:
    """Somebody who plays through one of the servers, and repeats what could not be stored."""

    def __init__(self, opened: Opened, token: str, line: Line) -> None:
        self.line = line
        self.promises: list[Promise] = []
        self._opened = opened
        self._token = token
        self._asked = 0

    async def do(self, kind: str, **fields: Any) -> Message:
        self._asked += 1
        command_id = f"{kind} {self._asked}"
        for _ in range(TRIES):
            answer = await self.line.do(kind, id=command_id, **fields)
            if answer["type"] == "problem" and answer["code"] == "unavailable":
                continue
            assert answer["type"] != "problem", answer
            command = {"type": kind, **fields}
            self.promises.append(
                Promise(self._opened.table, self._token, command_id, command, answer["seq"])
            )
            return answer
        raise AssertionError(f"{command_id} could not be stored")

    async def say(self, text: str) -> None:
        """Something that is always allowed: to be stored, its server must know the whole log."""
        await self.do("say", text=text)

    async def play(self) -> None:
        await self.see(lambda: bool(self.line.legal))
        await self.do("play", move=self.line.legal[0])

    async def see(self, holds: Callable[[], bool]) -> None:
        """Look until this is so: the bot of a round takes its time."""
        for _ in range(PATIENCE):
            if holds():
                return
            await asyncio.sleep(0.05)
            await self.say("whose turn?")
        raise AssertionError("the bot has not played")


async def test_two_servers_write_to_one_table_and_no_entry_is_lost_or_done_twice() -> None:
    database = postgres().fresh_database()
    with ServerProcess(database) as first, ServerProcess(database) as second:
        async with Client(first.url) as here, Client(second.url) as there:
            opened = await here.open_table("splito", seats=3, settings={"talk": "free"})
            bob = Writer(opened, token_of("Bob"), await there.sit(opened, "Bob"))
            ada = Writer(opened, opened.token, await here.line(opened.table, opened.token))
            await ada.say("hello")  # her server knew nothing of Bob
            await ada.do("start", fill="random")
            await bob.say("hello")  # nor his of the start
            for number in range(ROUNDS):
                await asyncio.gather(ada.play(), bob.play())
                await asyncio.gather(ada.say(f"{number} here"), bob.say(f"{number} there"))
                await ada.say("whose turn?")
                await bob.say("mine too")
            for writer in (ada, bob):
                await writer.see(partial(_is_over, writer.line))
            log = (await read_logs(database))[opened.table]
            assert complaints({opened.table: log}, ada.promises + bob.promises) == []
            assert sum(isinstance(entry, Played) for _, entry in log) == ROUNDS * 3
            await _assert_both_see_the_whole_log([ada, bob], [here, there], database)
            for client in (here, there):
                answer = await client.get(f"/api/tables/{opened.table}/games/1/record")
                assert verify(read_record(answer.body, GAMES)) is not None


def _is_over(line: Line) -> bool:
    return bool(line.table["phase"] == "over")


async def _assert_both_see_the_whole_log(
    writers: list[Writer], clients: list[Client], database: str
) -> None:
    for writer, client in zip(writers, clients, strict=True):
        await writer.say("the last word")
        table = writer.promises[0].table
        log = (await read_logs(database))[table]
        seen = (await client.get(f"/api/tables/{table}")).json()
        assert seen["seq"] == len(log) - 1
        assert seen["table"]["phase"] == "over"
        said = [remark["seq"] for remark in seen["talk"]]
        all_said = [seq for seq, entry in log if type(entry).__name__ == "Said"]
        assert said == all_said[-TALK_PAGE:]


def test_a_second_server_on_the_same_sqlite_file_is_refused_in_one_line(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with ServerProcess(database):
        second = subprocess.run(
            [sys.executable, "-m", "splittable.cli", "serve", f"--database={database}", "--port=0"],
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
    assert (second.returncode, second.stdout) == (2, "")
    assert len(second.stderr.splitlines()) == 1
    assert "is in use by another process" in second.stderr

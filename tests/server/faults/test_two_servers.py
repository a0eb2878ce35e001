"""Two servers on one database: PostgreSQL serves both, SQLite only the first."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from splittable.core.record import read_record, verify
from splittable.games import GAMES
from splittable.server.domain.entries import Played
from tests.server.faults.promises import Promise, complaints, read_logs
from tests.support.patience import until
from tests.support.postgres import postgres
from tests.support.serving import Client, Line, Message, Opened, ServerProcess, token_of

pytestmark = [pytest.mark.anyio, pytest.mark.all_tier]

TRIES = 20  # of one command, while the table moves to and fro
ROUNDS = 13  # of Splito for three


class Visitor:
    """Somebody whose lines come to one server after the other, as by a proxy that takes turns, and
    who repeats on the next line what was not answered on the last."""

    def __init__(self, opened: Opened, token: str, clients: Iterator[Client]) -> None:
        self.promises: list[Promise] = []
        self._opened = opened
        self._token = token
        self._clients = clients
        self._asked = 0
        self.line: Line | None = None

    async def at_the_table(self) -> Line:
        """A line that was welcomed."""
        if self.line is None:
            await until(self._is_welcomed)
        assert self.line is not None
        return self.line

    async def _is_welcomed(self) -> bool:
        line = await next(self._clients).connect(f"/api/tables/{self._opened.table}/line")
        await line.send({"type": "hello", "table": self._opened.table, "token": self._token})
        message = await line.read()
        if message["type"] != "welcome":
            assert message["reason"] == "moved", message
            return False
        self.line = line
        return True

    async def do(self, kind: str, **fields: Any) -> Message:
        self._asked += 1
        command_id = f"{kind} {self._asked}"
        for _ in range(TRIES):
            line = await self.at_the_table()
            try:
                answer = await line.do(kind, id=command_id, **fields)
            except ConnectionClosed:
                self.line = None
                continue
            assert answer["type"] != "problem", answer
            command = {"type": kind, **fields}
            self.promises.append(
                Promise(self._opened.table, self._token, command_id, command, answer["seq"])
            )
            return answer
        raise AssertionError(f"{command_id} could not be stored")

    async def play_to_the_end(self) -> None:
        while (line := await self.at_the_table()).table["phase"] != "over":
            if line.legal:
                await self.do("play", move=line.legal[0], seq=line.seq)
                continue
            try:
                await line.read()
            except ConnectionClosed:
                self.line = None


async def test_a_game_through_two_servers_in_turns_is_played_to_its_end() -> None:
    database = postgres().fresh_database()
    with ServerProcess(database) as first, ServerProcess(database) as second:
        async with Client(first.url) as here, Client(second.url) as there:
            opened = await here.open_table("splito", seats=3, settings={"talk": "free"})
            turns = cycle((there, here))
            ada = Visitor(opened, opened.token, turns)
            bob = Visitor(opened, token_of("Bob"), turns)
            await bob.do("sit", name="Bob", invite=opened.invite)
            await ada.do("start", fill="random")
            await asyncio.gather(ada.play_to_the_end(), bob.play_to_the_end())
            logs = await read_logs(database)
            assert complaints(logs, ada.promises + bob.promises) == []
            played = [entry for _, entry in logs[opened.table] if isinstance(entry, Played)]
            assert len(played) == ROUNDS * 3
            for client in (here, there):
                answer = await client.get(f"/api/tables/{opened.table}/games/1/record")
                assert verify(read_record(answer.body, GAMES)) is not None


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

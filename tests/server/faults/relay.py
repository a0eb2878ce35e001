"""A relay in front of PostgreSQL that drops a request or an answer on demand, and disconnects.

The client can't tell the two apart: the entry may or may not be stored.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal
from urllib.parse import urlsplit

Loss = Literal["question", "answer"]


class Relay:
    """Passes on whatever comes, but once: see `lose`."""

    def __init__(self, port: int) -> None:
        self._port = port  # of PostgreSQL
        self._loss: tuple[Loss, bytes] | None = None
        self._is_cut = False
        self._passing: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """Hang up everywhere, and take no more calls until it is mended."""
        self._is_cut = True
        for each in self._passing:
            each.close()

    def mend(self) -> None:
        self._is_cut = False

    def lose(self, what: Loss, word: str) -> None:
        """Lose the next question with this word in it, or the answer to it; then hang up."""
        self._loss = what, word.encode()

    @property
    def has_lost(self) -> bool:
        return self._loss is None

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.close()
            return
        there = await asyncio.open_connection("127.0.0.1", self._port)
        self._passing |= {writer, there[1]}
        answering = asyncio.create_task(_pass_on(there[0], writer))
        try:
            with suppress(ConnectionError):
                await self._questions(reader, there, answering)
        finally:
            answering.cancel()
            for each in (writer, there[1]):
                each.close()
                self._passing.discard(each)

    async def _questions(
        self,
        reader: asyncio.StreamReader,
        there: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        answering: "asyncio.Task[None]",
    ) -> None:
        while data := await reader.read(1 << 16):
            loss = self._loss
            if loss is None or loss[1] not in data:
                there[1].write(data)
                continue
            self._loss = None
            answering.cancel()
            await asyncio.wait([answering])
            if loss[0] == "answer":
                there[1].write(data)
                await there[0].read(1)  # it answers once the commit is on its disk
            return


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            writer.write(data)
        writer.close()


@asynccontextmanager
async def relayed(url: str) -> AsyncIterator[tuple[Relay, str]]:
    """A relay to this database, and the database's address through it."""
    address = urlsplit(url)
    assert address.port is not None
    relay = Relay(address.port)
    server = await asyncio.start_server(relay.serve, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        yield relay, f"postgresql://{address.username}@127.0.0.1:{port}{address.path}"

"""A cuttable link between a server and its databases: traffic stops, and neither side is told."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress


class Cable:
    """To some ports of this machine, each from a port of its own."""

    def __init__(self) -> None:
        self.ports: list[int] = []  # this end's, in the order of the other's
        self._whole = asyncio.Event()
        self._whole.set()
        self._writers: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """Whatever is sent vanishes, in both directions; connections seem to stand."""
        self._whole.clear()

    def mend(self) -> None:
        """What was open before is lost, and new connections pass."""
        self.hang_up()
        self._whole.set()

    def hang_up(self) -> None:
        """All connections end; who comes anew is let through unless the cable is cut."""
        for writer in self._writers:
            writer.transport.abort()

    async def carry(
        self, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._writers.add(writer)
        try:
            await self._whole.wait()
            there = await asyncio.open_connection("127.0.0.1", port)
            self._writers.add(there[1])
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass_on(reader, there[1]))
                both.create_task(self._pass_on(there[0], writer))
            self._forget(there[1])
        except OSError:
            pass
        finally:
            self._forget(writer)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                if self._whole.is_set():
                    writer.write(data)
        writer.close()

    def _forget(self, writer: asyncio.StreamWriter) -> None:
        self._writers.discard(writer)
        writer.transport.abort()


@asynccontextmanager
async def cable(ports: Sequence[int]) -> AsyncIterator[Cable]:
    laid = Cable()
    ends: list[asyncio.Server] = []
    for port in ports:

        async def carry(
            reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int = port
        ) -> None:
            await laid.carry(port, reader, writer)

        ends.append(await asyncio.start_server(carry, "127.0.0.1", 0))
        laid.ports.append(ends[-1].sockets[0].getsockname()[1])
    try:
        yield laid
    finally:
        for end in ends:
            end.close()
        laid.hang_up()
        laid.mend()

"""Servers that echo requests, for tests of the proxies in front of them."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from websockets.utils import accept_key


@dataclass(slots=True, eq=False)
class Mirror:
    """Answers every request with its number and the request; /readyz answers as configured."""

    number: int
    port: int = 0
    ready: bool = True
    asked: Counter[str] = field(default_factory=Counter)  # paths
    _serving: asyncio.Server | None = None
    _open: set[asyncio.StreamWriter] = field(default_factory=set)

    async def start(self) -> None:
        self._serving = await asyncio.start_server(self._answer, "127.0.0.1", self.port)
        self.port = self._serving.sockets[0].getsockname()[1]

    async def die(self) -> None:
        """Stop listening, and drop all connections."""
        assert self._serving is not None
        self._serving.close()
        for writer in self._open:
            writer.transport.abort()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                path, headers = _read(head)
                self.asked[path] += 1
                await reader.readexactly(int(headers.get("content-length", 0)))
                if "upgrade" in headers:
                    writer.write(_taken_up(headers))
                    while data := await reader.read(1 << 16):
                        writer.write(data)
                    return
                status = "503 Not Ready" if path == "/readyz" and not self.ready else "200 OK"
                body = json.dumps({"server": self.number, "path": path, "headers": headers})
                writer.write(
                    f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\n"
                    f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
                )
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            pass  # the client is gone, or the test is over
        finally:
            self._open.discard(writer)
            writer.close()


def _read(head: bytes) -> tuple[str, dict[str, str]]:
    first, *lines = head.decode("latin-1").strip().split("\r\n")
    pairs = (line.partition(": ") for line in lines)
    return first.split()[1], {name.lower(): value for name, _, value in pairs}


def _taken_up(headers: dict[str, str]) -> bytes:
    """The response to a WebSocket handshake."""
    accept = accept_key(headers["sec-websocket-key"])
    return (
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Accept: {accept}\r\n\r\n"
    ).encode()


@asynccontextmanager
async def mirrors(count: int = 3) -> AsyncIterator[list[Mirror]]:
    found = [Mirror(number) for number in range(count)]
    for mirror in found:
        await mirror.start()
    try:
        yield found
    finally:
        for mirror in found:
            await mirror.die()

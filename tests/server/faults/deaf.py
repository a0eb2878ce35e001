# real time: a burst is answered before the next one comes, and no answer is read
"""A client that has stopped reading, so that data piles up on the server."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

SMALLEST = 4096  # bytes that its system takes in
BURSTS, WELCOMES = 10, 30  # asked for and never read: far more than fits on the way


@asynccontextmanager
async def deaf_line(url: str, table: str, token: str) -> AsyncIterator[ClientConnection]:
    """At this table, as the one with this token; it says no more."""
    address = urlsplit(url)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALLEST)
        deaf.setblocking(False)
        await asyncio.get_running_loop().sock_connect(deaf, (address.hostname, address.port))
        line = await connect(
            f"ws://{address.netloc}/ws", sock=deaf, compression=None, max_queue=1, proxy=None
        )
        try:
            for _ in range(BURSTS):
                for _ in range(WELCOMES):
                    await line.send(json.dumps({"type": "hello", "table": table, "token": token}))
                await asyncio.sleep(0.05)
            yield line
        finally:
            line.transport.abort()

# real time: attackers send as much as they can in a second
"""Attackers that try to stop the tables, each in its own way. They run in a separate process:

    python -m tests.server.faults.attackers pongs 8000 TABLE

They connect from 127.0.0.2 and up, which aren't trusted proxies, and run until they are killed.
"""

import json
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count, cycle
from typing import Final

from websockets.frames import Frame, Opcode

HANDSHAKE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HEADERS: Final = 64 * (b"X-Endless: " + b"x" * 1000 + b"\r\n")
PAUSE: Final = 0.015  # seconds, about 4 MB of pongs a second: nobody is starved by us alone
HALF_OPEN: Final = 1_200

Attack = Callable[[int, str], None]  # on a port, with a table to ask for


def frames(kind: Opcode, count: int = 10_000, *, last: bool = True) -> bytes:
    """So many empty ones in a row."""
    return count * Frame(kind, b"", fin=last).serialize(mask=True)


# A message in as many parts, of which none has anything in it.
PARTS: Final = (
    frames(Opcode.TEXT, 1, last=False) + frames(Opcode.CONT, last=False) + frames(Opcode.CONT, 1)
)


def connected(port: int, source: str = "127.0.0.2", receives: int | None = None) -> socket.socket:
    line = socket.socket()
    line.settimeout(2)
    if receives is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
    line.bind((source, 0))
    line.connect(("127.0.0.1", port))
    return line


def upgraded(port: int, receives: int | None = None) -> socket.socket:
    line = connected(port, receives=receives)
    line.sendall(HANDSHAKE)
    line.recv(1000)
    return line


def text(message: dict[str, object]) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def again_and_again(
    lines: int, come: Callable[[], socket.socket], says: Iterator[bytes], pause: float = PAUSE
) -> None:
    """So many lines send all the time, each once in so many seconds, and whoever is cut off comes
    back."""
    open_lines: list[socket.socket | None] = [None] * lines
    for number in cycle(range(lines)):
        try:
            line = open_lines[number] or come()
            open_lines[number] = line
            line.setblocking(False)
            with suppress(BlockingIOError):
                line.send(next(says))
        except OSError:
            open_lines[number] = None
        time.sleep(pause / lines)


def flood_of(packet: bytes) -> Attack:
    def flood(port: int, _: str) -> None:
        again_and_again(4, lambda: upgraded(port), cycle([packet]))

    return flood


def half_open(port: int, _: str) -> None:
    sources = cycle(f"127.0.0.{number}" for number in range(2, 10))
    lines: list[socket.socket] = []
    for number in count():
        with suppress(OSError):
            lines.append(connected(port, next(sources)))
            if number % 2:
                lines[-1].send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ")
        if len(lines) > HALF_OPEN:
            lines.pop(0).close()
        time.sleep(0.001)


def headers(port: int, _: str) -> None:
    def begun() -> socket.socket:
        line = connected(port)
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        return line

    again_and_again(8, begun, cycle([HEADERS]))


def slow_readers(port: int, table: str) -> None:
    """They ask as often as they may for all that has happened, and read none of it."""
    hello = text({"type": "hello", "table": table, "since": 0})
    again_and_again(20, lambda: upgraded(port, receives=4096), cycle([hello]), pause=0.06)


def names(port: int, table: str) -> None:
    def says() -> Iterator[bytes]:
        for number in count():
            token = f"{number:->30}"
            yield text({"type": "hello", "table": table, "token": token}) + text(
                {"type": "do", "id": "1", "command": {"type": "watch", "name": f"Eve {number}"}}
            )

    again_and_again(20, lambda: upgraded(port), says())


def asking(*paths: str) -> Attack:
    """For these in turn, below a table's address."""

    def ask(port: int, table: str) -> None:
        asks = [
            f"GET /api/tables/{table}{path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
            for path in paths
        ]
        again_and_again(8, lambda: connected(port), cycle(asks))

    return ask


ATTACKS: Final[dict[str, Attack]] = {
    "pongs": flood_of(frames(Opcode.PONG)),
    "pings": flood_of(frames(Opcode.PING)),
    "empty-messages": flood_of(frames(Opcode.TEXT)),
    "empty-parts": flood_of(PARTS),
    "half-open": half_open,
    "headers": headers,
    "slow-readers": slow_readers,
    "names": names,
    "long-logs": asking(""),
    "records": asking("/games/1/record"),
    "moments": asking(*(f"/games/1/moment?at={number}" for number in range(20))),
    "take-backs": asking("/games/1/record", "/games/1/moment"),
}

if __name__ == "__main__":
    ATTACKS[sys.argv[1]](int(sys.argv[2]), sys.argv[3])

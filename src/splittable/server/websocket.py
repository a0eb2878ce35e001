"""WebSocket frames (RFC 6455) read and written on the spot: the hot path of the server.

The handshake is the `websockets` library's. After it, messages go straight between the transport
and a line: no queue, no task and no generic frame object in between, and nobody waits in order to
send. There are no extensions.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from struct import Struct
from typing import Any, Final, Protocol, cast

from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this platform
    from websockets.utils import apply_mask

from splittable.server.protocol import LARGEST_FRAME

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
LAST, RESERVED, MASKED = 0x80, 0x70, 0x80  # bits of the first and the second byte
LONGEST_CONTROL: Final = 125

# Close codes (RFC 6455, 7.4)
BROKEN_FRAMES, NOT_TEXT, TOO_BIG, RESTARTING = 1002, 1007, 1009, 1012
NO_CODE: Final = 1005  # never sent: the other side gave none

MOST_UNSENT: Final = 1_000  # messages: whoever reads slower than this has to start anew
GOODBYE_SECONDS: Final = 2.0  # for the other side to close as well


class Listener(Protocol):
    """Whoever hears the messages of a connection."""

    def hear(self, message: bytes) -> None: ...

    def lost(self) -> None:
        """The connection is gone; nothing more will be heard."""


Answering = Callable[["WebSocket", Request], Listener | tuple[HTTPStatus, bytes]]


class Broken(Exception):
    """Frames that cannot go on; the connection is closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Outbox:
    """Sends at the end of a turn of the event loop what was written in it, all in one go: several
    messages to one connection in one packet, and the readers are woken once instead of each time.
    """

    def __init__(self) -> None:
        self._waiting: list[WebSocket] = []

    def add(self, socket: "WebSocket") -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(socket)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            socket.flush()


class WebSocket(asyncio.Protocol):
    """One connection, made by uvicorn when a request asks for a WebSocket."""

    def __init__(self, answer: Answering, outbox: Outbox, *, server_state: Any, **_: Any) -> None:
        self._outbox = outbox
        self._answer = answer  # who listens to this request; or a status and a body to refuse it
        self._connections: set[Any] = server_state.connections
        self._transport: asyncio.Transport = cast(asyncio.Transport, None)
        self._listener: Listener | None = None
        self._frames = Frames()
        self._paused = False
        self._unsent: list[bytes] = []  # until the turn ends, or the transport takes more
        self._is_closing = False
        self._giving_up: asyncio.TimerHandle | None = None

    # What the transport tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def connection_lost(self, _: Exception | None) -> None:
        self._connections.discard(self)
        self._is_closing = True
        if self._giving_up is not None:
            self._giving_up.cancel()
        if self._listener is not None:
            self._listener.lost()

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False
        self.flush()

    def data_received(self, data: bytes) -> None:
        if self._listener is None:
            self._shake_hands(data)
            return
        try:
            for kind, payload in self._frames.read(data):
                self._heard(kind, payload)
        except Broken as error:
            self.close(error.code)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(RESTARTING)

    # The handshake

    def _shake_hands(self, data: bytes) -> None:
        handshake = ServerProtocol(max_size=LARGEST_FRAME)
        handshake.receive_data(data)
        request = next((e for e in handshake.events_received() if isinstance(e, Request)), None)
        if request is None:
            self._transport.close()
            return
        response = handshake.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            answer = self._answer(self, request)
            if isinstance(answer, tuple):
                response = _refusal(handshake, *answer)
            else:
                self._listener = answer
        handshake.send_response(response)
        self._transport.write(b"".join(handshake.data_to_send()))
        if self._listener is None:
            self._transport.close()

    # Messages

    def _heard(self, kind: int, payload: bytes) -> None:
        if self._is_closing and kind != CLOSE:
            return
        if kind in (TEXT, BINARY):
            assert self._listener is not None
            self._listener.hear(payload)
        elif kind == PING:
            self._write(frame(PONG, payload))
        elif kind == CLOSE:
            self.close(int.from_bytes(payload[:2], "big") if len(payload) >= 2 else NO_CODE)
            self.flush()
            self._transport.close()

    def send(self, message: bytes) -> None:
        """Send a text; what is sent to a connection that is closing is lost."""
        if not self._is_closing:
            self._write(frame(TEXT, message))

    def close(self, code: int) -> None:
        """Say that nothing more will come, and why; then wait a little for the other side."""
        if self._is_closing:
            return
        self._write(frame(CLOSE, b"" if code == NO_CODE else code.to_bytes(2, "big")))
        self._is_closing = True
        loop = asyncio.get_running_loop()
        self._giving_up = loop.call_later(GOODBYE_SECONDS, self._transport.abort)

    def _write(self, raw: bytes) -> None:
        self._unsent.append(raw)
        if len(self._unsent) == 1 and not self._paused:
            self._outbox.add(self)
        elif len(self._unsent) > MOST_UNSENT:
            self._is_closing = True
            self._transport.abort()  # a close frame would queue behind all the rest

    def flush(self) -> None:
        if self._unsent and not self._paused:
            unsent, self._unsent = self._unsent, []
            self._transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))


def _refusal(handshake: ServerProtocol, status: HTTPStatus, body: bytes) -> Response:
    response = handshake.reject(status, body.decode())
    del response.headers["Content-Type"]
    response.headers["Content-Type"] = "application/json"
    return response


def frame(kind: int, payload: bytes) -> bytes:
    """One whole frame, as a server sends it: unmasked."""
    length = len(payload)
    if length < 126:
        return _SHORT(LAST | kind, length) + payload
    if length < 1 << 16:
        return _MEDIUM(LAST | kind, 126, length) + payload
    return _LONG(LAST | kind, 127, length) + payload


_SHORT, _MEDIUM, _LONG = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack


class Frames:
    """Puts frames, and messages sent in several, together again from what arrives."""

    def __init__(self) -> None:
        self._rest = b""  # of a frame that has not arrived as a whole
        self._message = b""  # of a message that has not
        self._kind: int | None = None  # of that message

    def read(self, data: bytes) -> list[tuple[int, bytes]]:
        """The messages and control frames that are complete with this; Broken if it makes none."""
        data = self._rest + data if self._rest else data
        found: list[tuple[int, bytes]] = []
        start = 0
        while (parsed := _frame_at(data, start)) is not None:
            head, payload, start = parsed
            message = self._joined(head, payload)
            if message is not None:
                found.append(message)
        self._rest = data[start:] if start else data
        return found

    def _joined(self, head: int, payload: bytes) -> tuple[int, bytes] | None:
        """A message or control frame that ends with this frame; None: more is to come."""
        kind, is_last = head & 0xF, bool(head & LAST)
        if kind >= CLOSE:
            return kind, payload
        if (kind == CONTINUATION) == (self._kind is None):
            raise Broken(BROKEN_FRAMES)  # a message begins only where none has begun
        if kind == CONTINUATION:
            assert self._kind is not None
            kind, payload = self._kind, self._message + payload
            if len(payload) > LARGEST_FRAME:
                raise Broken(TOO_BIG)
        if not is_last:
            self._kind, self._message = kind, payload
            return None
        self._kind, self._message = None, b""
        if kind == TEXT:
            _check_text(payload)
        return kind, payload


def _frame_at(data: bytes, start: int) -> tuple[int, bytes, int] | None:
    """The first byte, the payload and the end of the frame that starts here; None: not all here."""
    if len(data) < start + 2:
        return None
    head, second = data[start], data[start + 1]
    length, body = second & 0x7F, start + 2
    _check_head(head, second, length)
    if length >= 126:
        width = 2 if length == 126 else 8
        if len(data) < body + width:
            return None
        length, body = int.from_bytes(data[body : body + width], "big"), body + width
        if length > LARGEST_FRAME:
            raise Broken(TOO_BIG)
    end = body + 4 + length
    if len(data) < end:
        return None
    return head, apply_mask(data[body + 4 : end], data[body : body + 4]), end


def _check_head(head: int, second: int, length: int) -> None:
    kind = head & 0xF
    if head & RESERVED or not second & MASKED or kind not in _KINDS:
        raise Broken(BROKEN_FRAMES)
    if kind >= CLOSE and (length > LONGEST_CONTROL or not head & LAST):
        raise Broken(BROKEN_FRAMES)


_KINDS: Final = frozenset({CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG})


def _check_text(payload: bytes) -> None:
    try:
        payload.decode()
    except UnicodeDecodeError:
        raise Broken(NOT_TEXT) from None

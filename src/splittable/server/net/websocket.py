"""WebSocket connections: the `websockets` library reads and writes them, we carry the bytes.

Its protocol class does no input or output of its own, so messages go straight between the transport
and a line: no queue and no task in between, and nobody waits in order to send. There are no
extensions.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from math import ceil
from typing import Any, Final, Protocol, cast

from websockets.exceptions import PayloadTooBig
from websockets.frames import BINARY, CONT, TEXT, CloseCode, Frame
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from splittable.server.clock import Alarm
from splittable.server.limits.budgets import ConnectionBudget
from splittable.server.messages.live import LARGEST_FRAME

RESTARTING: Final = CloseCode.SERVICE_RESTART
UNREAD: Final = 4001  # close code of ours: it does not read what it is sent

GOODBYE_SECONDS: Final = 2.0  # for the other side to close as well
PART: Final = 4096  # bytes read at once, which is the most work before somebody else's turn
UNPAID_FRAMES: Final = 16  # are let pass before a line's budget is asked, and so are
UNPAID_BYTES: Final = 2048
UNCOUNTED: Final = 64 * 1024  # bytes that may wait to be read before anybody counts
A_MESSAGE: Final = 64  # bytes of memory that a waiting message takes beside its own


class Listener(Protocol):
    """Whoever hears the messages of a connection, and pays for them."""

    @property
    def budget(self) -> ConnectionBudget: ...

    def hear(self, message: bytes) -> None: ...

    def slowed(self) -> None:
        """It sends more than it may; for a while nothing more of it is read."""

    def flooded(self) -> None:
        """It sends far more than it may; nothing more of it will be read."""

    def oversized(self) -> None:
        """It has sent a message that is too big, and is closed."""

    def unread(self) -> None:
        """It does not read what it is sent; it will be cut."""

    def lost(self) -> None:
        """The connection is gone; nothing more will be heard."""


Answering = Callable[["WebSocket", Request], Listener | tuple[HTTPStatus, bytes]]


class Outbox:
    """Sends at the end of a turn of the event loop what was written in it, all in one go: several
    messages to one connection in one packet, and the readers are woken once instead of each time.
    """

    def __init__(self) -> None:
        self._waiting: list[WebSocket] = []
        self._frames: dict[bytes, bytes] = {}  # by text: those of this turn

    def add(self, socket: "WebSocket") -> None:
        self._flush_soon()
        self._waiting.append(socket)

    def framed(self, text: bytes) -> bytes:
        """The frame of a text, made once however many are sent it."""
        frame = self._frames.get(text)
        if frame is None:
            self._flush_soon()
            frame = self._frames[text] = Frame(TEXT, text).serialize(mask=False)
        return frame

    def _flush_soon(self) -> None:
        if not self._waiting and not self._frames:
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        self._frames.clear()
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
        self._protocol = ServerProtocol(max_size=LARGEST_FRAME)
        self._begun = b""  # a message of which only parts have come
        self._is_text = False  # that message
        self._unread = b""  # what has come while nothing was to be read
        self._unpaid_frames = 0
        self._unpaid_bytes = 0
        self._reading_again: Alarm | None = None  # set while nothing is read
        self._paused = False
        self._unsent: list[bytes] = []  # until the turn ends, or the transport takes more
        self._unsent_bytes = 0
        self._is_counted = False  # what waits for it to be read
        self._is_closing = False
        self._has_given_up = False  # what came could not be read
        self._giving_up: asyncio.TimerHandle | None = None

    # What the transport tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def connection_lost(self, _: Exception | None) -> None:
        self._connections.discard(self)
        self._is_closing = True
        self._unsent, self._unread = [], b""
        for alarm in (self._giving_up, self._reading_again):
            if alarm is not None:
                alarm.cancel()
        if self._listener is not None:
            self._listener.budget.leave_unread(0)
            self._listener.lost()
        self._let_go()

    def _let_go(self) -> None:
        """Of all that holds this: else both would stay until garbage is looked for."""
        self._giving_up = self._reading_again = self._listener = None
        self._protocol.parser.close()

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False
        self.flush()
        if self._is_counted:
            self._count_unread()

    def data_received(self, data: bytes) -> None:
        if len(data) > PART or self._reading_again is not None:
            self._unread += data
            self._read_on()
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        events = self._protocol.events_received()
        if self._protocol.parser_exc is not None:
            self._give_up(self._protocol.parser_exc)
        self._unpaid_frames += len(events)
        self._unpaid_bytes += len(data)
        for event in events:
            if isinstance(event, Frame):
                self._heard(event)
            elif isinstance(event, Request):
                self._shake_hands(event)
        self._carry_out()
        if self._unpaid_frames > UNPAID_FRAMES or self._unpaid_bytes > UNPAID_BYTES:
            self._pay()

    def _give_up(self, error: Exception) -> None:
        """The library has closed it, and tells why each time that more comes."""
        if isinstance(error, PayloadTooBig) and self._listener and not self._has_given_up:
            self._listener.oversized()
        self._has_given_up = True

    def shutdown(self) -> None:
        """The server stops."""
        self.close(RESTARTING)

    @property
    def peer(self) -> str:
        """The address at the other end, which may be a proxy's."""
        name = self._transport.get_extra_info("peername")
        return name[0] if isinstance(name, tuple) else ""

    # What its frames cost

    def _pay(self) -> None:
        frames, self._unpaid_frames = self._unpaid_frames, 0
        size, self._unpaid_bytes = self._unpaid_bytes, 0
        if self._listener is None or self._transport.is_closing():
            return
        budget = self._listener.budget
        wait = budget.sent(frames, size)
        if not wait:
            return
        self._transport.pause_reading()
        if budget.is_flooding:
            self._unread = b""
            self._listener.flooded()
            self.abort_soon()
        else:
            self._listener.slowed()
            until = budget.clock.now() + ceil(wait)
            self._reading_again = budget.clock.call_at(until, self._read_again)

    def _read_again(self) -> None:
        self._reading_again = None
        if not self._transport.is_closing():
            self._transport.resume_reading()
            self._read_on()

    def _read_on(self) -> None:
        """Read what has come, a part at a time, as long as the budget lasts."""
        while self._unread and self._reading_again is None:
            part, self._unread = self._unread[:PART], self._unread[PART:]
            self._read(part)

    # The handshake

    def _shake_hands(self, request: Request) -> None:
        response = self._protocol.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            answer = self._answer(self, request)
            if isinstance(answer, tuple):
                response = self._refusal(*answer)
            else:
                self._listener = answer
        self._protocol.send_response(response)

    def _refusal(self, status: HTTPStatus, body: bytes) -> Response:
        response = self._protocol.reject(status, body.decode())
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        return response

    # Messages

    def _heard(self, frame: Frame) -> None:
        kind, message = frame.opcode, cast(bytes, frame.data)
        if kind is TEXT or kind is BINARY:
            self._is_text = kind is TEXT
        elif kind is CONT:
            message = self._begun + message
        else:
            return  # the library answers pings and goodbyes
        self._begun = b"" if frame.fin else message
        if frame.fin and self._listener is not None and not self._is_closing:
            if self._is_text and not _is_utf8(message):
                self._protocol.fail(CloseCode.INVALID_DATA)
                self._is_closing = True
            else:
                self._listener.hear(message)

    def send(self, message: bytes) -> None:
        """Send a text; what is sent to a connection that is closing is lost."""
        if not self._is_closing:
            self._write(self._outbox.framed(message))

    def close(self, code: int) -> None:
        """Say that nothing more will come, and why; then wait a little for the other side."""
        if not self._is_closing and self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._carry_out()

    def _carry_out(self) -> None:
        """Send what the library has to say: its part of the handshake, pongs, goodbyes."""
        said = self._protocol.data_to_send()
        if not said:
            return
        for raw in said:
            if raw == SEND_EOF:
                self._end()
            else:
                self._write(raw)
        if self._protocol.close_expected():
            self._is_closing = True
            self.abort_soon()

    def abort_soon(self) -> None:
        if self._giving_up is None:
            loop = asyncio.get_running_loop()
            self._giving_up = loop.call_later(GOODBYE_SECONDS, self._transport.abort)

    def abort(self) -> None:
        """End it now, without a goodbye."""
        self._is_closing = True
        self._transport.abort()

    def _end(self) -> None:
        """Nothing more is sent; what the other side has sent is still read, and forgotten: to
        close at once might take the goodbye from it."""
        self._is_closing = True
        self._paused = False
        self.flush()
        if not self._transport.is_closing():
            self._transport.write_eof()

    def _write(self, raw: bytes) -> None:
        self._unsent.append(raw)
        self._unsent_bytes += len(raw) + A_MESSAGE
        if len(self._unsent) == 1 and not self._paused:
            self._outbox.add(self)
        elif self._unsent_bytes > UNCOUNTED:
            self._count_unread()

    def flush(self) -> None:
        if self._unsent and not self._paused:
            unsent, self._unsent = self._unsent, []
            size, self._unsent_bytes = self._unsent_bytes, 0
            if self._transport.is_closing():  # to write would fail, and keep those after it waiting
                return
            self._transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))
            if size > UNCOUNTED or self._is_counted:
                self._count_unread()

    def _count_unread(self) -> None:
        """Whoever has too much left unread is closed, and what we still have of it is let go."""
        if self._listener is None or self._is_closing:
            return
        size = self._unsent_bytes + self._transport.get_write_buffer_size()
        self._is_counted = size > UNCOUNTED
        if not self._listener.budget.leave_unread(size if self._is_counted else 0):
            self._unsent, self._unsent_bytes = [], 0
            self._listener.unread()
            self.close(UNREAD)


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True

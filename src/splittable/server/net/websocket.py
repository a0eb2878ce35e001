"""WebSocket connections: the `websockets` library parses and serializes, this module does the I/O.

Messages go straight between the transport and a listener, without queues or tasks in between, and
sending never waits. No extensions are offered.
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

from splittable.server.clock import Alarm, Clock
from splittable.server.limits.budgets import ConnectionBudget
from splittable.server.messages.live import LARGEST_FRAME

RESTARTING: Final = CloseCode.SERVICE_RESTART
UNREAD: Final = 4001  # our close code for clients that don't read

CLOSE_WITHIN: Final = 2_000  # ms for the other side to close as well
READ_SIZE: Final = 4096  # bytes parsed before the budget is checked again
CHARGE_AFTER_FRAMES: Final = 16  # small amounts are charged together
CHARGE_AFTER_BYTES: Final = 2048
COUNT_ABOVE: Final = 64 * 1024  # unread bytes below this aren't counted
MESSAGE_OVERHEAD: Final = 64  # bytes of memory per waiting message, besides its content


class Listener(Protocol):
    """Receives the messages of a WebSocket, and has the budget they are charged to."""

    @property
    def budget(self) -> ConnectionBudget: ...

    def hear(self, message: bytes) -> None: ...

    def slowed(self) -> None:
        """The client sends too much: reading is paused."""

    def flooded(self) -> None:
        """The client sends far too much: nothing more will be read."""

    def oversized(self) -> None:
        """The client sent a message that is too big: the connection is closed."""

    def unread(self) -> None:
        """The client doesn't read what it is sent: the connection will be closed."""

    def lost(self) -> None:
        """The connection is gone."""


Answering = Callable[["WebSocket", Request], Listener | tuple[HTTPStatus, bytes]]


class Outbox:
    """Collects what is written during an event-loop iteration and sends it at the end: several
    messages to one connection share a packet, and each reader is woken once.
    """

    def __init__(self) -> None:
        self._waiting: list[WebSocket] = []
        self._frames: dict[bytes, bytes] = {}  # by text, for this iteration

    def add(self, socket: "WebSocket") -> None:
        self._flush_soon()
        self._waiting.append(socket)

    def framed(self, text: bytes) -> bytes:
        """The frame of a text, serialized once for all recipients."""
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
    """One WebSocket, created by uvicorn when a request asks for an upgrade."""

    def __init__(
        self,
        answer: Answering,
        outbox: Outbox,
        clock: Clock,
        connections: set[Any],  # all that are open, this one included
    ) -> None:
        self._outbox = outbox
        self._clock = clock
        self._answer = answer  # returns a listener, or a status and body to refuse the request
        self._connections = connections
        self._transport: asyncio.Transport = cast(asyncio.Transport, None)
        self._listener: Listener | None = None
        self._protocol = ServerProtocol(max_size=LARGEST_FRAME)
        self._partial = b""  # the fragments so far of an incomplete message
        self._is_text = False  # whether that message is text
        self._unparsed = b""  # received while reading was paused
        self._uncharged_frames = 0
        self._uncharged_bytes = 0
        self._resume_alarm: Alarm | None = None  # set while reading is paused
        self._paused = False  # writing, by the transport
        self._unsent: list[bytes] = []  # until the iteration ends, or the transport takes more
        self._unsent_bytes = 0
        self._is_counted = False  # whether its unread bytes are in the budget
        self._is_closing = False
        self._has_parser_failed = False
        self._abort_alarm: Alarm | None = None  # set while the connection is closing

    # Callbacks of the transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def connection_lost(self, _: Exception | None) -> None:
        self._connections.discard(self)
        self._is_closing = True
        self._cancel_alarms()
        self._clear_buffers()
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.budget.leave_unread(0)
            listener.lost()

    def _cancel_alarms(self) -> None:
        for alarm in (self._abort_alarm, self._resume_alarm):
            if alarm is not None:
                alarm.cancel()
        self._abort_alarm = self._resume_alarm = None

    def _clear_buffers(self) -> None:
        """Free what was queued for a slow reader now, however long this object lives."""
        self._unsent, self._unsent_bytes = [], 0
        self._unparsed = self._partial = b""
        self._protocol.parser.close()  # a generator: its frame holds the bytes read, and itself

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False
        self.flush()
        if self._is_counted:
            self._count_unread()

    def data_received(self, data: bytes) -> None:
        if len(data) > READ_SIZE or self._resume_alarm is not None:
            self._unparsed += data
            self._read_buffered()
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        events = self._protocol.events_received()
        if self._protocol.parser_exc is not None:
            self._note_parser_error(self._protocol.parser_exc)
        self._uncharged_frames += len(events)
        self._uncharged_bytes += len(data)
        for event in events:
            if isinstance(event, Frame):
                self._handle_frame(event)
            elif isinstance(event, Request):
                self._handshake(event)
        self._send_protocol_data()
        if (
            self._uncharged_frames > CHARGE_AFTER_FRAMES
            or self._uncharged_bytes > CHARGE_AFTER_BYTES
        ):
            self._charge()

    def _note_parser_error(self, error: Exception) -> None:
        """Report an oversized message once; the library repeats its error with later data."""
        if isinstance(error, PayloadTooBig) and self._listener and not self._has_parser_failed:
            self._listener.oversized()
        self._has_parser_failed = True

    def shutdown(self) -> None:
        """Called by uvicorn when the server stops."""
        self.close(RESTARTING)

    @property
    def peer(self) -> str:
        """The address of the other end, which may be a proxy."""
        name = self._transport.get_extra_info("peername")
        return name[0] if isinstance(name, tuple) else ""

    # Charging frames and bytes

    def _charge(self) -> None:
        frames, self._uncharged_frames = self._uncharged_frames, 0
        size, self._uncharged_bytes = self._uncharged_bytes, 0
        if self._listener is None or self._transport.is_closing():
            return
        budget = self._listener.budget
        wait = budget.sent(frames, size)
        if not wait:
            return
        self._transport.pause_reading()
        if budget.is_flooding:
            self._unparsed = b""
            self._listener.flooded()
            self.abort_soon()
        else:
            self._listener.slowed()
            until = self._clock.now() + ceil(wait)
            self._resume_alarm = self._clock.call_at(until, self._resume_reading)

    def _resume_reading(self) -> None:
        self._resume_alarm = None
        if not self._transport.is_closing():
            self._transport.resume_reading()
            self._read_buffered()

    def _read_buffered(self) -> None:
        """Parse received data in parts, as long as the budget lasts."""
        while self._unparsed and self._resume_alarm is None:
            part, self._unparsed = self._unparsed[:READ_SIZE], self._unparsed[READ_SIZE:]
            self._read(part)

    # The handshake

    def _handshake(self, request: Request) -> None:
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

    def _handle_frame(self, frame: Frame) -> None:
        kind, message = frame.opcode, cast(bytes, frame.data)
        if kind is TEXT or kind is BINARY:
            self._is_text = kind is TEXT
        elif kind is CONT:
            message = self._partial + message
        else:
            return  # the library answers pings and close frames
        self._partial = b"" if frame.fin else message
        if frame.fin and self._listener is not None and not self._is_closing:
            if self._is_text and not _is_utf8(message):
                self._protocol.fail(CloseCode.INVALID_DATA)
                self._is_closing = True
            else:
                self._listener.hear(message)

    def send(self, message: bytes) -> None:
        """Send a text message; ignored if the connection is closing."""
        if not self._is_closing:
            self._write(self._outbox.framed(message))

    def close(self, code: int) -> None:
        """Send a close frame, then wait briefly for the other side's."""
        if not self._is_closing and self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._send_protocol_data()

    def _send_protocol_data(self) -> None:
        """Send the library's own output: handshake responses, pongs, close frames."""
        output = self._protocol.data_to_send()
        if not output:
            return
        for raw in output:
            if raw == SEND_EOF:
                self._half_close()
            else:
                self._write(raw)
        if self._protocol.close_expected():
            self._is_closing = True
            self.abort_soon()

    def abort_soon(self) -> None:
        if self._abort_alarm is None:
            until = self._clock.now() + CLOSE_WITHIN
            self._abort_alarm = self._clock.call_at(until, self._transport.abort)

    def abort(self) -> None:
        """Drop the connection now, without a close frame."""
        self._is_closing = True
        self._transport.abort()

    def _half_close(self) -> None:
        """Stop sending, but keep reading and discarding: closing now might reset the connection
        before the other side has read the close frame."""
        self._is_closing = True
        self._paused = False
        self.flush()
        if not self._transport.is_closing():
            self._transport.write_eof()

    def _write(self, raw: bytes) -> None:
        self._unsent.append(raw)
        self._unsent_bytes += len(raw) + MESSAGE_OVERHEAD
        if len(self._unsent) == 1 and not self._paused:
            self._outbox.add(self)
        elif self._unsent_bytes > COUNT_ABOVE:
            self._count_unread()

    def flush(self) -> None:
        if self._unsent and not self._paused:
            unsent, self._unsent = self._unsent, []
            size, self._unsent_bytes = self._unsent_bytes, 0
            if self._transport.is_closing():  # an error here would stop `Outbox._flush`
                return
            self._transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))
            if size > COUNT_ABOVE or self._is_counted:
                self._count_unread()

    def _count_unread(self) -> None:
        """Update the count of unread bytes. Over the limit, close and drop what is unsent."""
        if self._listener is None or self._is_closing:
            return
        size = self._unsent_bytes + self._transport.get_write_buffer_size()
        self._is_counted = size > COUNT_ABOVE
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

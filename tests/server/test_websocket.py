"""WebSockets: the same messages arrive, however frames are split and packed.

Data that isn't valid frames is tested in `test_at_the_door`.
"""

import asyncio
import json
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import BINARY, CLOSE, PING, PONG, TEXT, Close, Frame, Opcode
from websockets.protocol import Protocol as PeerProtocol
from websockets.protocol import Side

from splittable.server.broadcast.projection import TALK_PAGE
from splittable.server.limits.budgets import AddressBudget, AddressLimits, ConnectionBudget
from splittable.server.messages.live import LARGEST_FRAME
from splittable.server.net.websocket import CLOSE_WITHIN, Outbox, WebSocket
from tests.server.company import gather
from tests.support.serving import PATIENCE, HandClock, Line, Server, served, token_of

SAYS_PING: Final = b'{"type":"ping"}'
EXAMPLES: Final = 150
LENGTHS: Final = (0, 1, 124, 125, 126, 127, 128, 4096, 65535, 65536, 70000)  # and their headers
HANDSHAKE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def sent(kind: int, payload: bytes, *, last: bool = True) -> bytes:
    """A frame as a real client sends it, with a mask of its own."""
    return Frame(Opcode(kind), payload, fin=last).serialize(mask=True)


# One connection without a network


class Pipe(asyncio.Transport):
    """Keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_lost = False

    def write(self, data: Any) -> None:
        if self.is_lost:
            raise RuntimeError("the handler is closed")  # as uvloop does
        self.written += data

    def write_eof(self) -> None: ...

    def close(self) -> None: ...

    def abort(self) -> None: ...

    def is_closing(self) -> bool:
        return self.is_lost

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def get_write_buffer_size(self) -> int:
        return 0


def a_budget(messages: int = 100_000) -> ConnectionBudget:
    allowed = AddressLimits(messages, requests=1, tables=1, connections=1, work=1)
    return ConnectionBudget(AddressBudget(HandClock(), allowed))


@dataclass
class Ear:
    """Keeps what is heard, and may hang up on it."""

    heard: list[bytes] = field(default_factory=list)
    hang_up: Callable[[], None] | None = None
    budget: ConnectionBudget = field(default_factory=a_budget)

    def hear(self, message: bytes) -> None:
        self.heard.append(message)
        if self.hang_up is not None:
            self.hang_up()

    def slowed(self) -> None: ...

    def flooded(self) -> None: ...

    def oversized(self) -> None: ...

    def unread(self) -> None: ...

    def lost(self) -> None: ...


@dataclass(frozen=True)
class Exchange:
    """What was heard of a client, and what it was answered, as a real peer reads it."""

    heard: list[bytes]
    answered: list[Frame]

    @property
    def pongs(self) -> list[bytes]:
        return [bytes(each.data) for each in self.answered if each.opcode is Opcode.PONG]

    @property
    def closed_with(self) -> int | None:
        """The code of the server's goodbye; None: it goes on."""
        codes = [Close.parse(each.data).code for each in self.answered if each.opcode is CLOSE]
        assert len(codes) <= 1
        return codes[0] if codes else None


def exchange(
    *parts: bytes, sends: Sequence[bytes] = (), hangs_up_with: int | None = None
) -> Exchange:
    """A client sends these one after the other, then the server sends its own; or it hangs up on
    the first message."""
    ear, pipe = Ear(), Pipe()

    async def talk() -> None:
        connection = WebSocket(lambda *_: ear, Outbox(), HandClock(), set())
        connection.connection_made(pipe)
        connection.data_received(HANDSHAKE)
        await asyncio.sleep(0)
        assert pipe.written.startswith(b"HTTP/1.1 101 ")
        pipe.written = b""
        if hangs_up_with is not None:
            ear.hang_up = partial(connection.close, hangs_up_with)
        for part in parts:
            connection.data_received(part)
        for message in sends:
            connection.send(message)
        await asyncio.sleep(0)
        connection.connection_lost(None)

    asyncio.run(talk())
    peer = PeerProtocol(Side.CLIENT, max_size=None)
    peer.receive_data(pipe.written)
    assert peer.parser_exc is None
    return Exchange(ear.heard, [each for each in peer.events_received() if isinstance(each, Frame)])


@pytest.mark.parametrize("length", LENGTHS)
def test_a_peer_reads_what_is_sent(length: int) -> None:
    payload = (b"x" * max(LENGTHS))[:length]
    assert exchange(sends=[payload, b"next"]).answered == [
        Frame(Opcode.TEXT, payload),
        Frame(Opcode.TEXT, b"next"),
    ]


def test_a_connection_that_breaks_keeps_nothing_from_those_told_after_it() -> None:
    broken, whole = Pipe(), Pipe()

    async def talk() -> None:
        outbox, clock = Outbox(), HandClock()
        both = [WebSocket(lambda *_: Ear(), outbox, clock, set()) for _ in range(2)]
        for connection, pipe in zip(both, (broken, whole), strict=True):
            connection.connection_made(pipe)
            connection.data_received(HANDSHAKE)
        await asyncio.sleep(0)
        whole.written = b""
        for connection in both:
            connection.send(b"news")
        broken.is_lost = True
        await asyncio.sleep(0)
        both[0].close(1000)  # nor does its farewell fail
        await asyncio.sleep(0)

    asyncio.run(talk())
    assert whole.written == Frame(Opcode.TEXT, b"news").serialize(mask=False)


@pytest.mark.parametrize("kind", [TEXT, BINARY])
@pytest.mark.parametrize("length", [each for each in LENGTHS if each <= LARGEST_FRAME])
def test_what_a_peer_sends_is_heard(kind: int, length: int) -> None:
    payload = b"x" * length
    assert exchange(sent(kind, payload)).heard == [payload]


# Cutting


@st.composite
def streams(draw: st.DrawFn) -> tuple[bytes, list[bytes], list[bytes]]:
    """Frames of some messages, in parts and with control frames between them; the messages, and
    the words of the pings."""
    raw = b""
    said: list[bytes] = []
    pings: list[bytes] = []
    controls = st.tuples(st.sampled_from([PING, PONG]), st.binary(max_size=125))

    def interrupt() -> bytes:
        some = draw(st.lists(controls, max_size=2))
        pings.extend(payload for kind, payload in some if kind == PING)
        return b"".join(sent(kind, payload) for kind, payload in some)

    for _ in range(draw(st.integers(0, 4))):
        is_text = draw(st.booleans())
        payload = draw(st.text(max_size=200)).encode() if is_text else draw(st.binary(max_size=300))
        cuts = sorted(draw(st.lists(st.integers(0, len(payload)), max_size=3)))
        raw += interrupt()
        parts = [payload[a:b] for a, b in zip([0, *cuts], [*cuts, len(payload)], strict=True)]
        for number, part in enumerate(parts):
            kind = Opcode.CONT if number else TEXT if is_text else BINARY
            raw += sent(kind, part, last=number == len(parts) - 1)
            if number < len(parts) - 1:
                raw += interrupt()
        said.append(payload)
    return raw, said, pings


def pieces(raw: bytes, cuts: list[int]) -> list[bytes]:
    marks = [0, *sorted(cut % (len(raw) + 1) for cut in cuts), len(raw)]
    return [raw[a:b] for a, b in pairwise(marks)]


@settings(max_examples=EXAMPLES)
@given(streams(), st.lists(st.integers(0, 5000), max_size=8))
def test_however_a_stream_is_cut_the_same_messages_are_heard(
    stream: tuple[bytes, list[bytes], list[bytes]], cuts: list[int]
) -> None:
    raw, said, pings = stream
    found = exchange(*pieces(raw, cuts))
    assert (found.heard, found.pongs, found.closed_with) == (said, pings, None)


@settings(max_examples=20)
@given(streams())
def test_byte_by_byte_the_same_messages_are_heard(
    stream: tuple[bytes, list[bytes], list[bytes]],
) -> None:
    raw, said, pings = stream
    found = exchange(*(bytes((byte,)) for byte in raw))
    assert (found.heard, found.pongs) == (said, pings)


@settings(max_examples=EXAMPLES)
@given(st.binary(max_size=400), st.lists(st.integers(0, 400), max_size=4))
def test_any_bytes_are_messages_or_broken_and_nothing_else(raw: bytes, cuts: list[int]) -> None:
    assert exchange(*pieces(raw, cuts)).closed_with in (None, 1002, 1007, 1009)


@settings(max_examples=EXAMPLES)
@given(st.binary(max_size=400), st.lists(st.integers(0, 400), max_size=4))
def test_however_broken_frames_are_cut_they_are_broken_alike(raw: bytes, cuts: list[int]) -> None:
    assert exchange(*pieces(raw, cuts)).closed_with == exchange(raw).closed_with


def test_a_message_may_be_as_long_as_the_longest_in_one_frame_or_in_many() -> None:
    half = b"x" * (LARGEST_FRAME // 2)
    in_parts = sent(TEXT, half, last=False) + sent(Opcode.CONT, half)
    assert exchange(sent(TEXT, half + half)).heard == [half + half]
    assert exchange(in_parts).heard == [half + half]


@pytest.mark.parametrize(
    "raw",
    [
        sent(TEXT, b"x" * (LARGEST_FRAME + 1)),
        sent(TEXT, b"x" * LARGEST_FRAME, last=False) + sent(Opcode.CONT, b"x"),
        sent(TEXT, b"", last=False)
        + sent(Opcode.CONT, b"x" * LARGEST_FRAME, last=False)
        + sent(Opcode.CONT, b"x", last=False),
    ],
    ids=["in one frame", "in two", "in many that do not end"],
)
def test_a_message_that_is_too_long_is_broken_off(raw: bytes) -> None:
    found = exchange(raw)
    assert (found.heard, found.closed_with) == ([], 1009)


def test_a_frame_that_is_too_long_is_broken_off_before_it_has_arrived() -> None:
    assert exchange(sent(TEXT, b"x" * (LARGEST_FRAME + 1))[:4]).closed_with == 1009


def test_text_may_be_cut_inside_a_letter() -> None:
    text = "Ä 🂡".encode()
    raw = sent(TEXT, text[:1], last=False) + sent(Opcode.CONT, text[1:4], last=False)
    assert exchange(raw + sent(Opcode.CONT, text[4:])).heard == [text]


def test_bytes_need_not_be_text() -> None:
    assert exchange(sent(BINARY, b"\xff")).heard == [b"\xff"]
    found = exchange(sent(TEXT, b"\xff"))
    assert (found.heard, found.closed_with) == ([], 1007)


@pytest.mark.parametrize(
    "raw",
    [sent(TEXT, b"\xff"), sent(TEXT, b"x" * (LARGEST_FRAME + 1)), sent(CLOSE, b"\x03\xe8")],
    ids=["no text", "too long", "a goodbye"],
)
def test_what_comes_after_the_end_is_neither_heard_nor_answered(raw: bytes) -> None:
    after, before = sent(TEXT, SAYS_PING), exchange(raw)
    assert exchange(raw + after, sends=[b"late"]) == before
    assert exchange(raw, after + sent(PING, b"?"), sends=[b"late"]) == before


def test_whoever_is_hung_up_on_hears_why_and_is_not_heard_again() -> None:
    found = exchange(sent(TEXT, b"1") + sent(TEXT, b"2"), sent(TEXT, b"3"), hangs_up_with=1008)
    assert (found.heard, found.closed_with) == ([b"1"], 1008)


def test_whoever_says_goodbye_is_not_hung_up_on() -> None:
    found = exchange(sent(TEXT, b"1") + sent(CLOSE, b"\x03\xe8"), hangs_up_with=1008)
    assert (found.heard, found.closed_with) == ([b"1"], 1000)


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535])
def test_a_goodbye_with_a_code_that_nobody_may_send_is_a_broken_frame(code: int) -> None:
    assert exchange(sent(CLOSE, code.to_bytes(2))).closed_with == 1002


@pytest.mark.parametrize("payload, code", [(b"\x03", 1002), (b"\x03\xe8\xff", 1007)])
def test_a_goodbye_that_makes_no_sense_is_a_broken_frame(payload: bytes, code: int) -> None:
    assert exchange(sent(CLOSE, payload)).closed_with == code


@pytest.mark.parametrize(
    "broken",
    [b"\xff\xff", sent(TEXT, b"\xff"), sent(CLOSE, b"\x03"), sent(TEXT, b"x" * 20_000)],
    ids=["no frame", "no text", "no goodbye", "too long"],
)
def test_what_was_said_before_a_broken_frame_is_heard(broken: bytes) -> None:
    found = exchange(sent(TEXT, b"1") + sent(TEXT, b"2") + broken)
    assert found.heard == [b"1", b"2"]
    assert found.closed_with in (1002, 1007, 1009)


# A real connection


async def closed(line: Line) -> int | None:
    """The code with which the server has closed this line."""
    with pytest.raises(ConnectionClosed):
        await line.next("something that will not come")
    return line.connection.close_code


@pytest.mark.anyio
async def test_a_ping_is_answered_with_its_own_words(server: Server) -> None:
    line = await server.connect()
    for words in (b"", b"still there?", b"x" * 125):
        async with asyncio.timeout(PATIENCE):
            await (await line.connection.ping(words))
    await line.settle()


@pytest.mark.anyio
async def test_a_pong_nobody_asked_for_is_let_pass(server: Server) -> None:
    line = await server.connect()
    await line.connection.pong(b"unasked")
    await line.settle()


@pytest.mark.anyio
@pytest.mark.parametrize("code", [1000, 1001, 3000, 4999])
async def test_whoever_says_goodbye_hears_it_back(server: Server, code: int) -> None:
    line = await server.connect()
    await line.connection.close(code, "enough")
    assert line.connection.close_code == code


@pytest.mark.anyio
async def test_a_goodbye_without_a_code_is_answered_without_one(server: Server) -> None:
    line = await server.connect()
    line.connection.transport.write(sent(CLOSE, b""))
    assert await closed(line) == 1005


@pytest.mark.anyio
async def test_what_comes_after_a_goodbye_is_not_heard(server: Server) -> None:
    company = await gather(server, "split", seats=2)
    ben = company.of("Ben")
    leave = json.dumps({"type": "do", "id": "late", "command": {"type": "leave"}}).encode()
    ben.line.connection.transport.write(sent(CLOSE, b"\x03\xe8") + sent(TEXT, leave))
    assert await closed(ben.line) == 1000
    company.guests.remove(ben)
    await company.settle()
    assert company.table["seats"][1]["name"] == "Ben"
    assert not company.table["seats"][1]["present"]


@pytest.mark.anyio
async def test_many_messages_in_one_packet_are_answered_in_order(server: Server) -> None:
    opened = await server.open_table("split", seats=2)
    line = await server.line(opened.table, opened.token)
    asked = [
        json.dumps({"type": "do", "id": str(number), "command": command}).encode()
        for number, command in enumerate(
            [{"type": "say", "preset": "hello"}, {"type": "say", "preset": "swear"}] * 20
        )
    ]
    line.connection.transport.write(b"".join(sent(TEXT, each) for each in asked))
    answers: list[Any] = [await line.read() for _ in asked]
    assert [answer.get("done") or answer.get("id") for answer in answers] == [
        str(number) for number in range(len(asked))
    ]
    assert [answer["type"] for answer in answers] == ["update", "problem"] * 20


@pytest.mark.anyio
async def test_whoever_does_not_read_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await gather(server, "split", seats=2)
        ada = company.of("Ada")
        await company.hang_up(company.of("Ben"))
        for _ in range(TALK_PAGE):  # so that a welcome is long
            await ada.do("say", text="\N{CARROT}" * 200)
        address = urlsplit(server.url)
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(deaf, (address.hostname, address.port))
            line = await connect(
                f"ws://{address.netloc}/ws", sock=deaf, compression=None, max_queue=1, proxy=None
            )
            hello = {"type": "hello", "table": company.opened.table, "token": token_of("Ben")}
            for _ in range(250):  # megabytes, far more than fits on the way
                line.transport.write(sent(TEXT, json.dumps(hello).encode()))
                await ada.line.settle()
            await company.settle()
            assert company.table["seats"][1]["present"]
            for _ in range(60):
                line.transport.write(20 * sent(TEXT, SAYS_PING))
                await ada.line.settle()  # who waits for a deaf one waits for ever
            server.clock.advance(CLOSE_WITHIN / 1000)
            await company.until(lambda: not company.table["seats"][1]["present"])
            line.transport.abort()
        assert not server.failures

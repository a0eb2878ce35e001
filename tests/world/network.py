"""The network of a simulated world: connections between players and servers, slow and unreliable.

Messages arrive in order, or not at all. A connection breaks visibly to both ends, or silently: then
each end notices by itself after hearing nothing for too long.
"""

from collections.abc import Callable
from contextvars import Context
from random import Random
from typing import Any, Final, Protocol

import msgspec
from websockets.datastructures import Headers
from websockets.http11 import Request

from splittable.server.net.client_connections import PONG, ClientConnection, ClientConnections
from tests.world.loop import Life, Machine, WorldLoop
from tests.world.promises import Broken, Listener, Message, Promises

LATENCY: Final = (0.004, 0.12)  # seconds, each way
PING: Final = b'{"type":"ping"}'

_decode = msgspec.json.Decoder().decode


class Caller(Protocol):
    """Who has a line to a table."""

    name: str
    table: str
    token_hash: str | None
    seq: int | None  # the last entry it was told of

    def hear(self, message: Message) -> None: ...

    def lose(self) -> None:
        """The line is gone."""


class Link:
    """One line, both ends of it; the server takes it for the wire."""

    def __init__(
        self,
        network: "Network",
        caller: Caller,
        machine: Machine,
        sockets: ClientConnections,
    ) -> None:
        self.machine = machine
        self.caller = caller
        self.stalls_until = 0.0  # nothing arrives before
        self.is_silent = False  # nothing arrives any more, and nobody is told
        self.heard_at = network.loop.time()  # by the caller
        self._network = network
        self._sockets = sockets
        self._line: ClientConnection | None = None
        self._is_over = False  # for the caller
        self._arrived_there = self._arrived_back = 0.0  # when the last message did, or will
        self._going: list[Message] = []  # to the caller, in this step
        self._listener = Listener(
            caller.table,
            caller.token_hash,
            lambda: f"{caller.name} by {machine.name} at {network.loop.time():.3f} s",
            machine.name,
            machine.offset,
            moved_on=-1 if caller.seq is None else caller.seq,
        )

    # The server's end

    @property
    def peer(self) -> str:
        return "10.0.0.1"

    def send(self, message: bytes) -> None:
        if message is PONG or self.machine.life is Life.DEAD:
            return
        self._network.note(message)
        told = self._network.decoded(message)
        try:
            self._network.promises.told(self._listener, told)
        except Broken as broken:
            self._network.stop(broken)
        if not self._going:
            self._network.loop.call_soon(self._depart, context=self._network.context)
        self._going.append(told)

    def _depart(self) -> None:
        going, self._going = self._going, []
        self._arrived_back = self._arrival(self._arrived_back)
        self._later(self._arrived_back, self._arrive_back, going)

    def _arrive_back(self, messages: list[Message]) -> None:
        self.heard_at = self._network.loop.time()
        for message in messages:
            if not self._is_over and not self.is_silent:
                self.caller.hear(message)

    def close(self, _code: int) -> None:
        self._end_there()
        self._arrived_back = self._arrival(self._arrived_back)
        self._later(self._arrived_back, self._end_here)

    def abort(self) -> None:
        self.close(0)

    def _end_there(self) -> None:
        """The server hears no more of it, and is told so."""
        line, self._line = self._line, None
        if line is not None:
            self._network.loop.call_soon(line.lost, context=self.machine.context)

    # The caller's end

    def open(self) -> None:
        self._arrived_there = self._arrival(0.0)
        context = self.machine.context
        self._network.loop.call_at(self._arrived_there, self._arrive, context=context)

    def _arrive(self) -> None:
        if self._is_over or self.is_silent:
            return
        request = Request(f"/api/tables/{self.caller.table}/line", Headers(Host="localhost"))
        answer = self._sockets.answer(self, request)
        if isinstance(answer, ClientConnection):
            self._line = answer
        else:
            self.close(0)

    def say(self, message: Message) -> None:
        self._network.promises.asked(self._listener, message)
        raw = msgspec.json.encode(message)
        self._arrived_there = self._arrival(self._arrived_there)
        context = self.machine.context
        self._network.loop.call_at(self._arrived_there, self._hear, raw, context=context)

    def _hear(self, raw: bytes) -> None:
        if self._line is not None and not self.is_silent:
            self._line.hear(raw)

    def hang_up(self, *, silently: bool = False) -> None:
        """The caller goes; the server is told, unless it has to find out."""
        self._is_over = True
        self._network.forget(self)
        if silently:
            self.is_silent = True
        else:
            self.cut()

    def cut(self) -> None:
        """Both ends are told that it is broken."""
        self._network.loop.call_at(
            self._arrival(self._arrived_there), self._end_there, context=self.machine.context
        )
        self._later(self._arrival(self._arrived_back), self._end_here)

    def _end_here(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._network.forget(self)
            self.caller.lose()

    def ping(self) -> None:
        """The caller says that it is there; it gives up when nobody answers."""
        now = self._network.loop.time()
        if self.is_silent or self.machine.life is not Life.RUNNING or now < self.stalls_until:
            if now - self.heard_at > self._network.silence:
                self._network.count("lines given up in silence")
                self.hang_up_dead()
            return
        self.heard_at = now
        if self._line is not None:
            self.machine.context.run(self._line.hear, PING)

    def hang_up_dead(self) -> None:
        self._is_over = True
        self._network.forget(self)
        if not self.is_silent:
            self._network.loop.call_soon(self._end_there, context=self.machine.context)
        self.caller.lose()

    # The way

    def _arrival(self, after: float) -> float:
        """In order, and not before the way is clear."""
        soon = self._network.loop.time() + self._network.latency()
        return max(soon, after, self.stalls_until)

    def _later(self, moment: float, call: Callable[..., Any], *args: Any) -> None:
        self._network.loop.call_at(moment, call, *args, context=self._network.context)


class Network:
    def __init__(
        self,
        loop: WorldLoop,
        rng: Random,
        promises: Promises,
        count: Callable[[str], None],
        stop: Callable[[Broken], None],
        note: Callable[[bytes], None],
        *,
        ping_every: float,
        silence: float,
    ) -> None:
        self.loop = loop
        self.promises = promises
        self.count = count
        self.stop = stop
        self.note = note  # of every message that a server sends
        self.silence = silence  # seconds without an answer: the caller gives up
        self.links: dict[Link, None] = {}
        self._rng = rng
        self._ping_every = ping_every
        self._last: tuple[bytes, Message] = (b"", {})
        self.context = Context()  # it is on no machine
        self._ping()

    def latency(self) -> float:
        low, high = LATENCY
        return low + (high - low) * self._rng.random()

    def decoded(self, raw: bytes) -> Message:
        """The same message goes to several lines: it is read once."""
        if self._last[0] is not raw:
            self._last = raw, _decode(raw)
        return self._last[1]

    def connect(self, caller: Caller, machine: Machine, sockets: ClientConnections) -> Link:
        link = Link(self, caller, machine, sockets)
        self.links[link] = None
        link.open()
        return link

    def forget(self, link: Link) -> None:
        self.links.pop(link, None)

    def fell(self, machine: Machine) -> None:
        """A machine is no more: most of its callers are told by its network, others by nobody."""
        for link in [each for each in self.links if each.machine is machine]:
            if self._rng.random() < 0.7:
                link.cut()
            else:
                link.is_silent = True

    def _ping(self) -> None:
        for link in list(self.links):
            link.ping()
        self.loop.call_later(self._ping_every, self._ping, context=self.context)

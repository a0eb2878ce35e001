"""Live lines: one client each, heard message by message and answered in the order of asking."""

import asyncio
import re
from collections import deque
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from math import ceil
from typing import Final, Protocol
from urllib.parse import unquote

import msgspec
import structlog
from websockets.http11 import Request

from splittable.core.errors import Invalid, SplittableError
from splittable.core.validation import short_repr
from splittable.server.broadcast.projection import encode
from splittable.server.callbacks import Callback, wait_for_callback
from splittable.server.clock import Clock
from splittable.server.domain.commands.context import Requester, hash_token
from splittable.server.domain.commands.errors import Refused, refused
from splittable.server.limits.budgets import (
    Cause,
    ClientAddresses,
    ConnectionBudget,
    RefusalCounter,
)
from splittable.server.limits.connections import Connections, EvictionRank
from splittable.server.limits.cpu_accounting import CpuBudgetExceeded, metered, metered_call
from splittable.server.messages.duplicate_keys import check_keys
from splittable.server.messages.live import (
    DEAD_AFTER,
    Bye,
    ClientMessage,
    Consider,
    Do,
    Done,
    Hello,
    Hint,
    Ping,
    Play,
    Pong,
    Problem,
)
from splittable.server.net.middleware import not_served
from splittable.server.net.origins import is_our_host, is_our_page
from splittable.server.net.websocket import RESTARTING
from splittable.server.ops.metrics import Metrics
from splittable.server.runtime.registry import TableRegistry
from splittable.server.runtime.table_actor import TableActor
from splittable.server.store import TableRelocated
from splittable.server.store.group_commit import GroupCommit

MOST_WAITING = 100  # messages heard but not answered yet
MOST_REFUSALS = 100  # for speaking too fast, until the line is closed
RETRY_SOON, RETRY_LATER = 1_000, 10_000  # ms
FAREWELL_SECONDS = 2.0  # for answers under way when the server stops
HELLO_SECONDS = 10.0  # from coming until a table was found
SWEEP_EVERY = 1.0  # seconds: how often the silent are looked for
LONGEST_REST = 5_000  # ms to wait for processor time; who would have to wait longer is refused
BROKEN_RULES, SILENT, MOVED = 1008, 4000, 4002  # close codes; 4000 and up are ours

PONG = encode(Pong())
# With the table's id, by which a proxy finds its home; /ws is for clients from before.
_LINE: Final = re.compile("/ws|/api/tables/([^/]{1,96})/line")

log = structlog.get_logger()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class MessageTransport(Protocol):
    """What a line is carried by."""

    @property
    def peer(self) -> str: ...

    def send(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...

    def abort(self) -> None: ...


class _WithId(msgspec.Struct):
    """As much of a message that cannot be read as its id, to say which one it was."""

    id: str


class ClientConnection:
    """One client: its messages are answered in the order of asking."""

    def __init__(
        self,
        sockets: "ClientConnections",
        wire: MessageTransport,
        budget: ConnectionBudget,
        named: str | None = None,
    ) -> None:
        self._named = named  # the one table of its address; None: it may say hello to any
        self.token_hash: str | None = None
        self.companions: tuple[str, ...] = ()
        self.is_blind = False
        self.reads_places = False
        self.last_heard = sockets.clock.now()
        self.came_at = self.last_heard
        self.budget = budget
        self._sockets = sockets
        self.push = wire.send
        self._wire = wire
        self._refusals = 0
        self._table: TableActor | None = None
        self._greeting: asyncio.Task[None] | None = None  # while a table is being looked for
        self._waiting: deque[Hello | Do | Consider | Hint] = deque()  # what was asked meanwhile
        self._unanswered = 0  # commands at the table, and hints
        self._hints: set[asyncio.Task[None]] = set()  # being thought about
        self._is_lost = False

    def close(self, farewell: Bye, code: int) -> None:
        self.push(encode(farewell))
        self._wire.close(code)

    def send_home(self, after: int) -> None:
        self.close(Bye("moved", after), MOVED)

    # Its place among all connections

    @property
    def standing(self) -> EvictionRank:
        return EvictionRank.SITTING if self._sits else EvictionRank.NAMELESS

    @property
    def _sits(self) -> bool:
        if self._table is None or self.token_hash is None:
            return False
        table = self._table.table
        person = table.person_with(self.token_hash)
        return person is not None and table.seat_of(person.number) is not None

    @property
    def is_lost_on_its_way(self) -> bool:
        """It has come, and has not found a table."""
        return self._table is None

    def is_late(self, _now: int) -> bool:
        return False  # the silent are told so, and closed by their house

    def cut(self) -> None:
        self._wire.abort()

    def slowed(self) -> None:
        self._note("frames")

    def flooded(self) -> None:
        self._note("flood")
        self.close(Bye("too-fast", RETRY_LATER), BROKEN_RULES)

    def oversized(self) -> None:
        self._note("size")

    def unread(self) -> None:
        self._note("unread")

    def _note(self, cause: Cause) -> None:
        self._sockets.refusals.note(cause)

    # What it says

    def hear(self, raw: bytes) -> None:
        """Take one message; whatever it is, it is answered and raises nothing."""
        self.last_heard = self._sockets.clock.now()
        if not self.budget.messages.take() or len(self._waiting) + self._unanswered >= MOST_WAITING:
            self._refuse_speed(raw)
            return
        try:
            message = _decoder.decode(raw)
            if raw.count(b":") != _keys_known(message):
                check_keys(raw, "message")
        except Invalid as error:
            self._refuse(Refused("invalid", str(error)), _id_of(raw))
            return
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(Refused("invalid", _unreadable(error)), _id_of(raw))
            return
        if isinstance(message, Ping):
            self.push(PONG)
        elif self._greeting is not None:
            self._waiting.append(message)
        else:
            self._answer(message)

    def lost(self) -> None:
        self._is_lost = True
        self._waiting.clear()
        self.leave()
        self._sockets.forget(self)

    def _answer(self, message: Hello | Do | Consider | Hint) -> None:
        if isinstance(message, Do):
            self._do(message)
        elif isinstance(message, Consider):
            self._consider(message)
        elif isinstance(message, Hint):
            self._begin_hint(message)
        else:
            greeting = metered(self._greet(message), self.budget.address.pay)
            self._greeting = asyncio.get_running_loop().create_task(greeting)

    async def _greet(self, hello: Hello) -> None:
        try:
            self._check_address(hello.table)
            live = await self._found(hello.table)
            if hello.since is not None and hello.since > live.table.seq:
                await live.check_home()  # who knows more was perhaps told elsewhere
            if not self._is_lost:
                self._sit_down(live, hello)
                for token_hash in (self.token_hash, *self.companions):
                    await live.come_back(token_hash)
        except Exception as error:
            self._refuse_for(error, None)
        self._greeting = None
        while self._waiting and self._greeting is None:
            self._answer(self._waiting.popleft())

    def _check_address(self, table_id: str) -> None:
        if self._named not in (None, table_id):
            problem = (
                f"table: this line is for {short_repr(self._named)}, found {short_repr(table_id)}"
            )
            raise Refused("invalid", problem)

    async def _found(self, table_id: str) -> TableActor:
        until = self._sockets.clock.now() + LONGEST_REST
        while True:
            await self._rest(until)
            with suppress(
                CpuBudgetExceeded
            ):  # what it had was used up while it waited for its turn
                return await self._sockets.registry.table(table_id, self.budget.address)

    async def _rest(self, until: int) -> None:
        """Wait until its address has processor time again, or refuse to."""
        work, clock = self.budget.address.work, self._sockets.clock
        if not work.owed():
            return
        self._note("work")
        while owed := work.owed():
            if self._is_lost or clock.now() + owed > until:
                raise CpuBudgetExceeded
            await wait_for_callback(partial(_ring_at, clock, clock.now() + ceil(owed)))

    def _sit_down(self, live: TableActor, hello: Hello) -> None:
        token_hash = None if hello.token is None else hash_token(hello.token)
        companions = tuple(map(hash_token, hello.companions))
        live.admit(token_hash)
        whose = (live, token_hash, companions)
        if whose != (self._table, self.token_hash, self.companions):
            self.leave()
        self._table, self.token_hash, self.companions = whose
        self.is_blind, self.reads_places = hello.blind, hello.places
        live.join(self, hello.since)

    def _do(self, message: Do) -> None:
        try:
            table, token_hash = self._known()
        except Refused as refusal:
            self._refuse(refusal, message.id)
        else:
            self._unanswered += 1
            requester = Requester(token_hash, message.id, self.budget.address.address)
            table.ask(requester, message.command, partial(self._answered, message.id))

    def _consider(self, message: Consider) -> None:
        try:
            table, token_hash = self._known()
            self._check_purse()
            answer = metered_call(
                partial(table.consider, token_hash, message), self.budget.address.pay
            )
            self.push(encode(answer))
        except Exception as error:
            self._refuse_for(error, message.id, only_looks=True)

    def _begin_hint(self, message: Hint) -> None:
        self._unanswered += 1
        hint = asyncio.get_running_loop().create_task(self._hint(message))
        self._hints.add(hint)
        hint.add_done_callback(self._hints.discard)

    async def _hint(self, message: Hint) -> None:
        try:
            table, token_hash = self._known()
            self._check_purse()
            answer = await metered(table.hint(token_hash, message), self.budget.address.pay)
            if not self._is_lost:
                self.push(encode(answer))
        except asyncio.CancelledError:  # the table has left memory, and its line with it
            pass
        except Exception as error:
            self._refuse_for(error, message.id, only_looks=True)
        finally:
            self._unanswered -= 1

    def _check_purse(self) -> None:
        if not self.budget.address.has_budget():
            self._note("work")
            raise CpuBudgetExceeded

    def _known(self) -> tuple[TableActor, str]:
        """The table it is at, and who it is there."""
        if self._table is None:
            raise Refused("wrong-phase", "say hello first: which table, and who you are")
        if self.token_hash is None:
            problem = "nameless spectators only watch: say hello with a token"
            raise Refused("not-allowed", problem)
        return self._table, self.token_hash

    def _answered(self, command_id: str, result: tuple[int, bool] | Exception) -> None:
        self._unanswered -= 1
        if isinstance(result, Exception):
            self._refuse_for(result, command_id)
            return
        seq, is_new = result
        if not is_new:  # else its update has told it
            self.push(encode(Done(command_id, seq)))

    def _refuse_for(
        self, error: Exception, command_id: str | None, *, only_looks: bool = False
    ) -> None:
        if isinstance(error, TableRelocated):  # what it asked for, it asks for again there
            self.send_home(error.retry_after)
            return
        if isinstance(error, SplittableError):
            only_looks = only_looks or command_id is None
            self._refuse(refused(error, only_looks=only_looks), command_id)
            return
        log.error("a message failed", table=self._table and self._table.table.id, exc_info=error)
        broken = Refused("broken", "this did not work, and it is not your fault")
        self._refuse(broken, command_id)

    def _refuse(self, refusal: Refused, command_id: str | None) -> None:
        seq = None if self._table is None else self._table.table.seq
        self.push(encode(Problem(refusal.code, str(refusal), command_id, seq)))

    def _refuse_speed(self, raw: bytes) -> None:
        self._note("messages")
        self._refusals += 1
        if self._refusals > MOST_REFUSALS:
            self.close(Bye("too-fast", RETRY_LATER), BROKEN_RULES)
        else:
            self._refuse(Refused("too-fast", "too many messages; wait a second"), _id_of(raw))

    def leave(self) -> None:
        if self._table is not None:
            self._table.leave(self)
            self._table = None


def _keys_known(message: ClientMessage) -> int:
    """How many keys it has for certain. If there are no more colons, none is there twice: so what
    comes all the time, pings and moves, has to be read only once."""
    if isinstance(message, Ping):
        return 1
    if isinstance(message, Do) and isinstance(message.command, Play):
        return 5 if message.command.seq is None else 6
    return 0


def _ring_at(clock: Clock, moment: int, ring: Callback[None]) -> None:
    clock.call_at(moment, partial(ring, None))


def _unreadable(error: Exception) -> str:
    return " ".join(str(error).split())[:300] or "nested too deeply"


def _id_of(raw: str | bytes) -> str | None:
    with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        found = msgspec.json.decode(raw, type=_WithId).id
        return found if len(found) <= 64 else None
    return None


def _refusal(status: int, refusal: Refused) -> tuple[HTTPStatus, bytes]:
    return HTTPStatus(status), encode(Problem(refusal.code, str(refusal)))


class ClientConnections:
    """All live lines of this process."""

    def __init__(
        self,
        registry: TableRegistry,
        group_commit: GroupCommit,
        clock: Clock,
        metrics: Metrics,
        visitors: ClientAddresses,
        connections: Connections,
        refusals: RefusalCounter,
        origins: frozenset[str],
        hosts: frozenset[str] | None,
    ) -> None:
        self.registry = registry
        self._group_commit = group_commit
        self.clock = clock
        self._metrics = metrics
        self._visitors = visitors
        self._connections = connections
        self.refusals = refusals
        self._origins = origins
        self._hosts = hosts
        self._lines: dict[ClientConnection, None] = {}  # in the order of coming
        self._sweeping: asyncio.Task[None] | None = None

    def answer(
        self, wire: MessageTransport, request: Request
    ) -> ClientConnection | tuple[HTTPStatus, bytes]:
        """A new line for a request that asks for one; or why there is none."""
        budget = self._visitors.visitor(wire.peer, request.headers.get_all("X-Forwarded-For"))
        if not budget.ask():
            self.refusals.note("requests")
            return _refusal(429, Refused("too-fast", "too many requests; wait a second"))
        found = _LINE.fullmatch(request.path.partition("?")[0])
        if found is None:
            problem = "the WebSocket is at /api/tables/ID/line"
            return _refusal(404, Refused("unknown", problem))
        origin = request.headers.get("Origin")
        hosts = request.headers.get_all("Host")
        host = ", ".join(hosts) if hosts else None  # several are nobody's
        if not is_our_host(host, self._hosts):
            self.refusals.note("host")
            return _refusal(403, not_served(host))
        if not is_our_page(origin, host, self._origins):
            self.refusals.note("origin")
            why = f"pages of {short_repr(origin)} may not play here"
            return _refusal(403, Refused("foreign-origin", why))
        named = None if found[1] is None else unquote(found[1])
        line = ClientConnection(self, wire, ConnectionBudget(budget), named)
        if not self._connections.admit(line, budget):
            return _refusal(429, Refused("too-fast", "too many connections; wait a little"))
        self._lines[line] = None
        self._metrics.lines.set(len(self._lines))
        return line

    def forget(self, line: ClientConnection) -> None:
        self._connections.dismiss(line)
        self._lines.pop(line, None)
        self._metrics.lines.set(len(self._lines))

    def watch_over(self) -> None:
        """From now on close the lines that have been silent for too long."""
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.close_silent()

    def close_silent(self) -> None:
        """Close lines that have said nothing, or found no table, for too long."""
        deadline = self.clock.now() - int(DEAD_AFTER * 1000)
        for line in [each for each in self._lines if each.last_heard < deadline]:
            line.close(Bye("silent", RETRY_SOON), SILENT)
        deadline = self.clock.now() - int(HELLO_SECONDS * 1000)
        for line in [each for each in self._lines if each.came_at < deadline]:
            if line.is_lost_on_its_way:
                self.refusals.note("nameless")
                line.close(Bye("silent", RETRY_SOON), SILENT)

    def send_home(self) -> None:
        """Have all lines come back, to a server that knows more than this one."""
        for line in list(self._lines):
            line.send_home(RETRY_SOON)

    async def farewell(self) -> None:
        """Finish what has been asked for, then tell everybody to come back, and close."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                await self._group_commit.settled()
        for line in self._lines:
            line.close(Bye("restarting", RETRY_SOON), RESTARTING)

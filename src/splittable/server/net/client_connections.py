"""Client connections: one live WebSocket each, answered message by message, in order."""

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
from splittable.server.domain.commands.context import Requester, hash_token, seated_only
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
    Notice,
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
from splittable.server.runtime.services import Services
from splittable.server.runtime.table_actor import TableActor
from splittable.server.store import TableRelocated
from splittable.server.store.group_commit import GroupCommit

MOST_WAITING = 100  # messages received but not yet answered
MOST_REFUSALS = 100  # `too-fast` problems sent before the connection is closed
RETRY_SOON, RETRY_LATER = 1_000, 10_000  # ms
FAREWELL_SECONDS = 2.0  # for pending commits when the server stops
HELLO_SECONDS = 10.0  # from connecting until a table is found
SWEEP_EVERY = 1.0  # seconds between checks for silent connections
LONGEST_REST = 5_000  # ms that a `hello` may wait for processor time before it is refused
BROKEN_RULES, TRY_AGAIN_LATER = 1008, 1013  # close codes
SILENT, MOVED = 4000, 4002  # our own

PONG = encode(Pong())
NO_NOTICE: Final = Notice()
# The path contains the table's id so that a proxy can route by it. /ws is for older clients.
_PATH: Final = re.compile("/ws|/api/tables/([^/]{1,96})/line")

log = structlog.get_logger()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class MessageTransport(Protocol):
    """The transport of a client connection."""

    @property
    def peer(self) -> str: ...

    def send(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...

    def abort(self) -> None: ...


class _WithId(msgspec.Struct):
    """The id of a message that is otherwise invalid, to name it in the answer."""

    id: str


class ClientConnection:
    """One client's connection. Its messages are answered in the order they arrive."""

    def __init__(
        self,
        sockets: "ClientConnections",
        wire: MessageTransport,
        budget: ConnectionBudget,
        path_table: str | None = None,
        *,
        came_when_full: bool = False,
    ) -> None:
        self._came_when_full = came_when_full  # only for people in seats
        self._path_table = path_table  # the table in its URL; None: any table may be joined
        self.token_hash: str | None = None
        self.companions: tuple[str, ...] = ()
        self.is_blind = False
        self.reads_places = False
        self.last_heard = sockets.clock.now()
        self.connected_at = self.last_heard
        self.budget = budget
        self._sockets = sockets
        self.push = wire.send
        self._wire = wire
        self._refusals = 0
        self._table: TableActor | None = None
        self._greeting: asyncio.Task[None] | None = None  # while a `hello` is being answered
        self._waiting: deque[Hello | Do | Consider | Hint] = deque()  # received meanwhile
        self._unanswered = 0  # commands in the table's queue, and hints
        self._hints: set[asyncio.Task[None]] = set()  # being computed
        self._is_gone = False

    def close(self, farewell: Bye, code: int) -> None:
        self.push(encode(farewell))
        self._wire.close(code)

    def send_home(self, after: int) -> None:
        self.close(Bye("moved", after), MOVED)

    def check_ban(self) -> None:
        """Tell a person who is banned by now, and close."""
        try:
            self._sockets.services.policy.check(self.token_hash, self.budget.address.address)
        except Refused as refusal:
            self._refuse(refusal, None)
            self._wire.close(BROKEN_RULES)

    # As a `Connection` that may be evicted

    is_websocket = True

    @property
    def standing(self) -> EvictionRank:
        is_sitting = self._table is not None and self._table.table.is_seated(self.token_hash)
        return EvictionRank.SITTING if is_sitting else EvictionRank.NAMELESS

    @property
    def has_no_table(self) -> bool:
        return self._table is None

    def is_late(self, _now: int) -> bool:
        return False  # `ClientConnections.close_silent` closes late ones, with a `bye`

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

    # Messages

    def hear(self, raw: bytes) -> None:
        """Handle one message. Any input is answered; nothing is raised."""
        self.last_heard = self._sockets.clock.now()
        if not self.budget.messages.take() or len(self._waiting) + self._unanswered >= MOST_WAITING:
            self._refuse_too_fast(raw)
            return
        try:
            message = _decoder.decode(raw)
            if raw.count(b":") != _expected_keys(message):
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
        self._is_gone = True
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
        services = self._sockets.services
        try:
            self._check_address(hello.table)
            token_hash = None if hello.token is None else hash_token(hello.token)
            services.policy.check(token_hash, self.budget.address.address)
            live = await self._find_table(hello)
            await live.check_ownership()  # memory may be old: this server may have been paused
            if not self._is_gone:
                if self._table is None and services.policy.notice != NO_NOTICE:
                    self.push(encode(services.policy.notice))
                self._join(live, hello)
                for token_hash in (self.token_hash, *self.companions):
                    await live.come_back(token_hash)
        except Exception as error:
            self._refuse_for(error, None)
        self._greeting = None
        while self._waiting and self._greeting is None:
            self._answer(self._waiting.popleft())

    def _check_address(self, table_id: str) -> None:
        if self._path_table not in (None, table_id):
            allowed, found = short_repr(self._path_table), short_repr(table_id)
            raise Refused("invalid", f"table: this connection is for {allowed}, found {found}")

    async def _find_table(self, hello: Hello) -> TableActor:
        who = tuple(map(hash_token, _tokens(hello)))
        until = self._sockets.clock.now() + LONGEST_REST
        while True:
            await self._wait_for_cpu_budget(until)
            with suppress(CpuBudgetExceeded):  # the budget ran out while it waited in a queue
                return await self._sockets.registry.table(hello.table, self.budget.address, who)

    async def _wait_for_cpu_budget(self, until: int) -> None:
        """Wait until the address has processor time again. Raises CpuBudgetExceeded if that would
        be after `until` (ms since 1970)."""
        work, clock = self.budget.address.work, self._sockets.clock
        if not work.owed():
            return
        self._note("work")
        while owed := work.owed():
            if self._is_gone or clock.now() + owed > until:
                raise CpuBudgetExceeded
            await wait_for_callback(partial(_ring_at, clock, clock.now() + ceil(owed)))

    def _join(self, live: TableActor, hello: Hello) -> None:
        token_hash = None if hello.token is None else hash_token(hello.token)
        companions = tuple(map(hash_token, hello.companions))
        live.admit(token_hash)
        if self._came_when_full and self._table is None:
            seated_only(live.table, (token_hash, *companions))
        whose = (live, token_hash, companions)
        if whose != (self._table, self.token_hash, self.companions):
            self.leave()
        self._table, self.token_hash, self.companions = whose
        self.is_blind, self.reads_places = hello.blind, hello.places
        live.join(self, hello.since)

    def _do(self, message: Do) -> None:
        try:
            table, token_hash = self._identify()
        except Refused as refusal:
            self._refuse(refusal, message.id)
        else:
            self._unanswered += 1
            requester = Requester(token_hash, message.id, self.budget.address.address)
            table.ask(requester, message.command, partial(self._answered, message.id))

    def _consider(self, message: Consider) -> None:
        try:
            table, token_hash = self._identify()
            self._check_cpu_budget()
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
            table, token_hash = self._identify()
            self._check_cpu_budget()
            answer = await metered(table.hint(token_hash, message), self.budget.address.pay)
            if not self._is_gone:
                self.push(encode(answer))
        except asyncio.CancelledError:  # the table was unloaded
            pass
        except Exception as error:
            self._refuse_for(error, message.id, only_looks=True)
        finally:
            self._unanswered -= 1

    def _check_cpu_budget(self) -> None:
        if not self.budget.address.has_budget():
            self._note("work")
            raise CpuBudgetExceeded

    def _identify(self) -> tuple[TableActor, str]:
        """The joined table, and the hashed token of the person; Refused without either."""
        if self._table is None:
            raise Refused("wrong-phase", "send hello first: which table, and who you are")
        if self.token_hash is None:
            problem = "spectators without a token can only watch; send hello with a token"
            raise Refused("not-allowed", problem)
        return self._table, self.token_hash

    def _answered(self, command_id: str, result: tuple[int, bool] | Exception) -> None:
        self._unanswered -= 1
        if isinstance(result, Exception):
            self._refuse_for(result, command_id)
            return
        seq, is_new = result
        if not is_new:  # a new entry is acknowledged in its update
            self.push(encode(Done(command_id, seq)))

    def _refuse_for(
        self, error: Exception, command_id: str | None, *, only_looks: bool = False
    ) -> None:
        if isinstance(error, TableRelocated):  # the client repeats its request there
            self.send_home(error.retry_after)
            return
        if isinstance(error, Refused) and error.code == "full":
            self._note("full")
            self.close(Bye("full", RETRY_LATER), TRY_AGAIN_LATER)
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

    def _refuse_too_fast(self, raw: bytes) -> None:
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


def _expected_keys(message: ClientMessage) -> int:
    """How many keys a ping or a move has; 0 for other messages. If the raw message has no more
    colons than that, no key is repeated, and these frequent messages are parsed only once."""
    if isinstance(message, Ping):
        return 1
    if isinstance(message, Do) and isinstance(message.command, Play):
        return 5 if message.command.seq is None else 6
    return 0


def _tokens(hello: Hello) -> tuple[str, ...]:
    return hello.companions if hello.token is None else (hello.token, *hello.companions)


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
    """All client connections of this process."""

    def __init__(
        self,
        registry: TableRegistry,
        services: Services,
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
        self.services = services
        self._group_commit = group_commit
        self.clock = clock
        self._metrics = metrics
        self._visitors = visitors
        self._connections = connections
        self.refusals = refusals
        self._origins = origins
        self._hosts = hosts
        self._clients: dict[ClientConnection, None] = {}  # in order of connecting
        self._sweeping: asyncio.Task[None] | None = None

    def answer(
        self, wire: MessageTransport, request: Request
    ) -> ClientConnection | tuple[HTTPStatus, bytes]:
        """Accept or refuse a WebSocket handshake: a new connection, or an HTTP status and body."""
        budget = self._visitors.budget_for_request(
            wire.peer, request.headers.get_all("X-Forwarded-For")
        )
        if not budget.ask():
            self.refusals.note("requests")
            return _refusal(429, Refused("too-fast", "too many requests; wait a second"))
        found = _PATH.fullmatch(request.path.partition("?")[0])
        if found is None:
            problem = "the WebSocket is at /api/tables/ID/line"
            return _refusal(404, Refused("unknown", problem))
        origin = request.headers.get("Origin")
        hosts = request.headers.get_all("Host")
        host = ", ".join(hosts) if hosts else None  # several headers match no host
        if not is_our_host(host, self._hosts):
            self.refusals.note("host")
            return _refusal(403, not_served(host))
        if not is_our_page(origin, host, self._origins):
            self.refusals.note("origin")
            why = f"pages of {short_repr(origin)} may not play here"
            return _refusal(403, Refused("foreign-origin", why))
        path_table = None if found[1] is None else unquote(found[1])
        client = ClientConnection(
            self,
            wire,
            ConnectionBudget(budget),
            path_table,
            came_when_full=self._connections.is_full,
        )
        if not self._connections.admit(client, budget):
            return _refusal(429, Refused("too-fast", "too many connections; wait a little"))
        self._clients[client] = None
        self._metrics.lines.set(len(self._clients))
        return client

    # What operators decide

    @property
    def count(self) -> int:
        return len(self._clients)

    def addresses_of(self, token_hash: str) -> tuple[str, ...]:
        """From where this person is connected now."""
        lines = [each for each in self._clients if each.token_hash == token_hash]
        return tuple(sorted({each.budget.address.address for each in lines}))

    def send_away_banned(self) -> None:
        """Close the connections of everybody who is banned."""
        for client in list(self._clients):
            client.check_ban()

    def policy_changed(self) -> None:
        """Tell everybody, and close the connections of those who are banned now."""
        notice = encode(self.services.policy.notice)
        for client in self._clients:
            if not client.has_no_table:
                client.push(notice)
        self.send_away_banned()

    def forget(self, client: ClientConnection) -> None:
        self._connections.dismiss(client)
        self._clients.pop(client, None)
        self._metrics.lines.set(len(self._clients))

    def start_sweeping(self) -> None:
        """Start closing silent connections in the background."""
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.close_silent()

    def close_silent(self) -> None:
        """Close connections that were silent, or found no table, for too long."""
        deadline = self.clock.now() - int(DEAD_AFTER * 1000)
        for client in [each for each in self._clients if each.last_heard < deadline]:
            client.close(Bye("silent", RETRY_SOON), SILENT)
        deadline = self.clock.now() - int(HELLO_SECONDS * 1000)
        for client in [each for each in self._clients if each.connected_at < deadline]:
            if client.has_no_table:
                self.refusals.note("nameless")
                client.close(Bye("silent", RETRY_SOON), SILENT)

    def send_home(self) -> None:
        """Close all connections so that clients reconnect, to a server that has its database."""
        for client in list(self._clients):
            client.send_home(RETRY_SOON)

    async def farewell(self) -> None:
        """Wait briefly for pending commits, then close all connections with a `bye`."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                await self._group_commit.settled()
        for client in self._clients:
            client.close(Bye("restarting", RETRY_SOON), RESTARTING)

"""A whole server, put together from its settings, and the process around it."""

import asyncio
import logging
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from random import Random, SystemRandom
from time import perf_counter

import structlog

from splittable import build_info
from splittable.bots import plugin_problems
from splittable.core.errors import Invalid
from splittable.core.fairness import SALT_BYTES
from splittable.core.wire import WireSchema
from splittable.games import GAMES
from splittable.server.clock import Clock, SteadyClock
from splittable.server.domain.words import WordList
from splittable.server.limits.budgets import (
    AddressBudgets,
    AddressLimits,
    ClientAddresses,
    RefusalCounter,
)
from splittable.server.limits.connections import (
    MOST_PROBES,
    Connections,
    most_connections,
)
from splittable.server.logs import (
    RateLimitedLog,
    RecentErrors,
    capture_library_logs,
    is_json,
    loop_errors,
    set_up_logs,
)
from splittable.server.messages.rest import Privacy
from splittable.server.net.client_connections import ClientConnections
from splittable.server.net.http_connections import KEEP_ALIVE_SECONDS, HttpConnection
from splittable.server.net.middleware import (
    PROBES,
    AdmissionMiddleware,
    Application,
    timed_requests,
)
from splittable.server.net.origins import hosts_served
from splittable.server.net.routes.app import probes, rest
from splittable.server.net.routes.dependencies import RouteDependencies
from splittable.server.net.uvicorn_compat import Server, make_server, trusted_proxies
from splittable.server.net.web_client import read_client
from splittable.server.net.websocket import Outbox, WebSocket
from splittable.server.ops.memory import tune_memory
from splittable.server.ops.metrics import Metrics
from splittable.server.ops.settings import ServerSettings, usual_database
from splittable.server.runtime.administration import Administration
from splittable.server.runtime.archive import Archive
from splittable.server.runtime.policy import Policy
from splittable.server.runtime.registry import TableRegistry
from splittable.server.runtime.replays import Replays
from splittable.server.runtime.retention import Retention
from splittable.server.runtime.services import Services
from splittable.server.runtime.table_factory import IdGenerator, TableFactory
from splittable.server.store import Store
from splittable.server.store.connect import open_placement, open_store, public_url, sqlite_path
from splittable.server.store.group_commit import GroupCommit
from splittable.server.store.leases import Leases
from splittable.server.store.placement import Placement
from splittable.server.workers.bot_pool import BotPool, usual_count
from splittable.server.workers.bot_service import BotService
from splittable.server.workers.review_queue import ReviewQueue
from splittable.server.workers.review_worker import MODULE as REVIEWER
from splittable.server.workers.roster import Roster, read_roster

log = structlog.get_logger()


def _rest(deps: RouteDependencies, probes_apart: bool) -> Application:
    return rest(deps, read_client(), probes_apart=probes_apart)


@dataclass(frozen=True, slots=True)
class Environment:
    """What a server takes from outside; tests bring their own."""

    clock: Clock
    chance: Random  # for deals, bots, names and secrets
    salt: Callable[[], bytes]
    bots: str = (
        "splittable.bots"  # name of the module that has them: worker processes import it too
    )
    reviews: str = REVIEWER  # name of the module that makes them
    database: Callable[[str], Awaitable[Store]] = open_store  # opens it, given its address
    placement: Callable[[Store, str, Random], Awaitable[Placement]] = (
        open_placement  # given the server's id
    )
    rest: Callable[[RouteDependencies, bool], Application] = (
        _rest  # the HTTP application, and whether probes have one of their own
    )
    stopwatch: Callable[[], float] = perf_counter  # seconds: for slices of long work, and metrics
    errors: RecentErrors = field(default_factory=RecentErrors)  # of the log, for operators


def real_environment() -> Environment:
    return Environment(SteadyClock(), SystemRandom(), lambda: secrets.token_bytes(SALT_BYTES))


@dataclass(frozen=True, slots=True)
class TableServer:
    """A running server: live tables, and the two ways in to them."""

    registry: TableRegistry
    factory: TableFactory
    clients: ClientConnections  # by WebSocket
    middleware: AdmissionMiddleware  # by HTTP
    connections: Connections
    addresses: ClientAddresses
    refusals: RefusalCounter
    bots: BotService
    administration: Administration
    probes: Application | None  # on a port of their own; None: `middleware` has them
    probe_connections: Connections


@asynccontextmanager
async def open_server(
    settings: ServerSettings, environment: Environment, *, works: bool = True
) -> AsyncIterator[TableServer]:
    """A server that is ready. At the end, commits are finished and the store is closed. Unless it
    `works`, it only does what it is asked: it wakes no tables and deletes no old ones."""
    store = await environment.database(settings.database or usual_database())
    try:
        placement = await environment.placement(store, settings.server_id, environment.chance)
    except BaseException:
        await store.close()
        raise
    metrics = Metrics()
    metrics.clock_set.set_function(lambda: environment.clock.set_forward() / 1000)
    group_commit = GroupCommit(store, metrics.observe_commit)
    notices = RateLimitedLog(environment.clock.now)
    leases = Leases(placement, environment.clock, notices, metrics.count_lease)
    metrics.leases.set_function(lambda: leases.count_held)
    roster, bots = _bots(settings, environment, notices, metrics)
    reviews = ReviewQueue(
        store,
        environment.clock,
        notices,
        settings.review_playouts,
        environment.reviews,
        lambda: bots.is_idle,
        metrics.count_review,
    )
    policy = Policy(store, environment.clock, notices)
    services = Services(
        store=store,
        archive=Archive(store, environment.clock, GAMES, environment.stopwatch),
        group_commit=group_commit,
        leases=leases,
        clock=environment.clock,
        notices=notices,
        games=GAMES,
        schemas={name: WireSchema(game) for name, game in GAMES.items()},
        decks=settings.deck,
        roster=roster,
        bots=bots,
        chance=environment.chance,
        salt=environment.salt,
        started=environment.clock.now(),
        bot_pause=settings.bot_pause,
        hint_playouts=settings.review_playouts or None,
        commands_per_minute=settings.commands_per_minute,
        policy=policy,
        words=WordList(settings.words),
        most_tables=settings.max_tables,
        most_connections=settings.max_connections,
        count_refusal=metrics.count_refusal,
        count_entry=metrics.count_entry,
        count_lost=metrics.count_lost,
        observe_move=metrics.observe_move,
        stopwatch=environment.stopwatch,
    )
    registry = TableRegistry(services)
    retention = Retention(
        services,
        registry,
        finished=settings.keep_finished,
        abandoned=settings.keep_abandoned,
        talk=settings.keep_talk,
        notes=settings.keep_notes,
    )
    replays = Replays(services, registry)
    factory = TableFactory(services, registry, replays, IdGenerator(environment.chance))
    hosts = hosts_served(settings.host, settings.hosts, settings.origins)
    refusals = RefusalCounter(metrics.count_refusal, notices)
    budgets = AddressBudgets(environment.clock, _address_limits(settings))
    addresses = ClientAddresses(budgets, trusted_proxies())
    connections = Connections(
        environment.clock,
        most_connections(_open_files(), settings.max_connections),
        refusals,
        metrics.connections.set,
    )
    probe_connections = Connections(environment.clock, MOST_PROBES, refusals, lambda _: None)
    clients = ClientConnections(
        registry,
        services,
        group_commit,
        environment.clock,
        metrics,
        addresses,
        connections,
        refusals,
        settings.origins,
        hosts,
    )
    administration = Administration(services, registry, policy, clients, environment.errors)
    deps = RouteDependencies(
        services=services,
        registry=registry,
        factory=factory,
        replays=replays,
        reviews=reviews,
        metrics=metrics,
        connections=connections,
        budgets=budgets,
        refusals=refusals,
        listens_on=settings.host,
        administration=administration,
        privacy=Privacy(
            settings.keep_finished,
            settings.keep_abandoned,
            settings.keep_talk,
            settings.keep_notes,
            settings.contact,
            takes_reports=bool(settings.admin_token),
        ),
        admin_token=settings.admin_token,
    )
    probes_apart = settings.metrics_port is not None
    routes = environment.rest(deps, probes_apart)
    timed = timed_requests(routes, environment.stopwatch, metrics.observe_request)
    middleware = AdmissionMiddleware(
        timed,
        budgets,
        refusals,
        settings.origins,
        hosts,
        frozenset() if probes_apart else PROBES,
    )
    try:
        leases.keep(registry.forget, clients.send_home)
        await policy.open(clients.policy_changed)
        if works:
            registry.look_after()
            retention.start()
        connections.start_sweeping()
        probe_connections.start_sweeping()
        clients.start_sweeping()
        yield TableServer(
            registry,
            factory,
            clients,
            middleware,
            connections,
            addresses,
            refusals,
            bots,
            administration,
            probes(deps) if probes_apart else None,
            probe_connections,
        )
    finally:
        await clients.farewell()
        connections.close()
        probe_connections.close()
        await retention.close()
        await policy.close()
        await registry.close()
        await group_commit.close()
        await leases.close()
        await reviews.close()
        await bots.close()
        await store.close()


def _bots(
    settings: ServerSettings, environment: Environment, notices: RateLimitedLog, metrics: Metrics
) -> tuple[Roster, BotService]:
    count = usual_count() if settings.thinkers is None else settings.thinkers
    roster = read_roster(environment.bots, count)
    thinkers = BotPool(
        count, environment.bots, environment.clock, notices, metrics.count_ended_thinker
    )
    metrics.thinkers.set_function(lambda: thinkers.ready)
    metrics.questions.set_function(lambda: thinkers.waiting)
    return roster, BotService(
        roster,
        thinkers,
        environment.clock,
        notices,
        metrics.count_replaced,
        metrics.observe_thinking,
    )


def _address_limits(settings: ServerSettings) -> AddressLimits:
    return AddressLimits(
        messages=settings.messages_per_second,
        requests=settings.requests_per_second,
        tables=settings.tables_per_minute,
        connections=settings.connections_per_address,
        work=settings.work_per_second,
    )


def _open_files() -> int | None:
    """How many files this process may have open; None: no limit known."""
    try:
        import resource
    except ImportError:  # Windows has none
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


async def serve(
    settings: ServerSettings, environment: Environment, ready: Callable[[str], None]
) -> None:
    """Serve until the process is stopped; `ready` gets the address once it accepts connections."""
    listening, for_probes = listen_on_all(settings)
    address = _address(listening)
    apart = {} if for_probes is None else {"metrics": f"{_address(for_probes)}/metrics"}
    build = build_info.version()
    database = settings.database or usual_database()
    file = sqlite_path(database)
    is_new = file is not None and not file.exists()  # a mistyped path would look like lost tables
    async with open_server(settings, environment) as server:

        def started() -> None:
            if is_new:
                log.info("a new database", database=database)
            log.info(
                "serving", address=address, version=build, database=public_url(database), **apart
            )
            ready(address)
            server.bots.warm()

        await web_server(server, started, for_probes).serve(sockets=[listening])


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def web_server(
    server: TableServer,
    started: Callable[[], None] = lambda: None,
    for_probes: socket.socket | None = None,
) -> Server:
    """The uvicorn server, with our own HTTP and WebSocket protocols. `started` runs once a signal
    would stop it in good order. `for_probes` listens for probes alone."""

    async def farewell() -> None:
        log.info("stopping")
        await server.registry.hand_over()
        await server.clients.farewell()

    def http(connections: Connections) -> partial[HttpConnection]:
        return partial(HttpConnection, connections, server.addresses, server.refusals)

    return make_server(
        server.middleware,
        started=started,
        http=http(server.connections),
        websocket=partial(WebSocket, server.clients.answer, Outbox(), server.clients.clock),
        farewell=farewell,
        keep_alive_seconds=KEEP_ALIVE_SECONDS,
        probes=None
        if server.probes is None or for_probes is None
        else (server.probes, http(server.probe_connections), for_probes),
    )


def listen_on_all(settings: ServerSettings) -> tuple[socket.socket, socket.socket | None]:
    """The listening sockets for clients and, if they have a port of their own, for probes."""
    listening = listen(settings.host, settings.port, "serve")
    if settings.metrics_port is None:
        return listening, None
    try:
        if settings.metrics_port == settings.port != 0:
            problem = f"expected another port than --port, found {settings.port} for both"
            raise Invalid("--metrics-port", problem)
        return listening, listen(settings.host, settings.metrics_port, "--metrics-port")
    except Invalid:
        listening.close()
        raise


def listen(host: str, port: int, setting: str) -> socket.socket:
    """A listening socket. Connections inherit TCP_NODELAY, which asyncio doesn't set here (uvloop
    does)."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        listening = socket.create_server(
            found[0][4][:2], family=found[0][0], backlog=2048, reuse_port=False
        )
    except (OSError, OverflowError) as error:
        raise Invalid(setting, f"cannot listen on {host} port {port}: {error}") from error
    listening.setblocking(False)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def run(
    settings: ServerSettings,
    ready: Callable[[str], None],
    *,
    log_least: int = logging.INFO,
    problems: Iterable[str] = (),
) -> None:
    """Serve until stopped, on the fastest event loop available. `problems` of the settings are
    logged."""
    environment = real_environment()
    set_up_logs(as_json=is_json(settings.log_format), least=log_least, recent=environment.errors)
    for problem in problems:
        log.warning("a setting is ignored", why=problem)
    for problem in plugin_problems():
        log.warning("a plug-in is ignored", why=problem)
    notices = RateLimitedLog(environment.clock.now)
    capture_library_logs(notices)
    tune_memory()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.get_loop().set_exception_handler(loop_errors(notices))
        runner.run(serve(settings, environment, ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # Windows has none
        return None
    return uvloop.new_event_loop

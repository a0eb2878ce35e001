"""The servers of a simulated world: complete ones, on machines that can be killed or paused.

They are what `splittable serve` runs, without sockets, web framework and worker processes.
Connections come from the world's network, the store is its database, and the clock is that of a
machine, which may have been wrong when it started.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any, Final
from unittest.mock import patch

from splittable.server.limits import connections
from splittable.server.messages.rest import OpenTable, TableOpened
from splittable.server.net import client_connections as sockets
from splittable.server.ops.settings import ServerSettings
from splittable.server.runtime import registry as lobby
from splittable.server.server import Environment, TableServer, open_server
from splittable.server.store import Store, leases
from splittable.server.store import placement as leasing
from tests.support.serving import NOW
from tests.world.database import Connection, Database, Placement
from tests.world.loop import Life, Machine, WorldLoop

# Looking after things costs the same however little happens, and an hour here is mostly thinking.
# So servers look 15 to 90 times less often for what is due, silent or asleep, and wait as long.
PACES: Final[tuple[tuple[Any, str, float], ...]] = (
    (lobby, "LOOK_EVERY", 120_000),
    (sockets, "SWEEP_EVERY", 60.0),
    (sockets, "DEAD_AFTER", 150.0),
    (sockets, "HELLO_SECONDS", 150.0),
    (connections, "SWEEP_EVERY", 600.0),  # of HTTP, of which there are none here
    (leases, "RENEW_EVERY", 90_000),
    (leases, "CUT_OFF_AFTER", 800_000),
    (leasing, "EXPIRES_AFTER", 400_000),
)
PING_EVERY: Final = 60.0  # seconds
SILENCE: Final = 90.0  # seconds until a player takes a line for dead

SETTINGS: Final = ServerSettings(
    database="the world's",
    thinkers=0,
    review_playouts=0,
    connections_per_address=100_000,
    work_per_second=1_000_000,  # of real processor time, which nothing here may depend on
)


@contextmanager
def unhurried() -> Iterator[None]:
    with ExitStack() as changed:
        for module, name, value in PACES:
            changed.enter_context(patch.object(module, name, value))
        yield


class MachineClock:
    """Time on one machine: the world's, and by how much its clock was wrong when it started."""

    def __init__(self, loop: WorldLoop, offset: int) -> None:
        self._loop = loop
        self._began = NOW + offset

    def now(self) -> int:
        return self._began + round(self._loop.time() * 1000)

    def set_forward(self) -> int:
        return 0

    def call_at(self, moment: int, ring: Callable[[], None]) -> Any:
        return self._loop.call_later(max(moment - self.now(), 0) / 1000, ring)


class Server:
    """One of the world's servers, through all its runs."""

    def __init__(self, loop: WorldLoop, database: Database, name: str, seed: str) -> None:
        self.name = name
        self.offset = 0  # ms: by how much its machine's clock is wrong
        self._loop = loop
        self._database = database
        self._seed = seed
        self._runs = 0
        self._house: TableServer | None = None
        self.connection: Connection | None = None
        self.homes: Placement | None = None
        self.machine: Machine | None = None

    @property
    def is_up(self) -> bool:
        return self.machine is not None and self.machine.life is not Life.DEAD

    @property
    def house(self) -> TableServer | None:
        """None: it does not serve, or not yet."""
        return self._house if self.is_up else None

    def start(self) -> None:
        assert not self.is_up
        self._runs += 1
        run = f"{self.name} {self._runs}"
        self._house = None
        self.machine = machine = Machine(run, self.offset)
        self.connection = connection = Connection(self._database, machine, run)
        self.homes = homes = Placement(self._database, machine, run)
        chance = Random(f"{self._seed} {run}")

        async def store(_: str) -> Store:
            return connection

        async def find_homes(*_: object) -> leasing.Placement:
            return await homes.register()

        outside = Environment(
            MachineClock(self._loop, self.offset),
            chance,
            lambda: chance.randbytes(32),
            database=store,
            placement=find_homes,
            rest=lambda *_: _nobody,
            stopwatch=self._loop.time,
        )

        async def live() -> None:
            async with open_server(SETTINGS, outside) as house:
                self._house = house
                await asyncio.get_running_loop().create_future()

        machine.context.run(self._loop.create_task, live())

    def kill(self) -> None:
        assert self.machine is not None
        self._house = None
        self._loop.kill(self.machine)

    def cut_off(self, *, is_cut: bool) -> None:
        """Keep it from the database, or let it there again."""
        for way in (self.connection, self.homes):
            if way is not None:
                way.is_cut = is_cut

    def pause(self) -> None:
        assert self.machine is not None
        self._loop.pause(self.machine)

    def resume(self) -> None:
        if self.machine is not None and self.machine.life is Life.PAUSED:
            self._loop.resume(self.machine)

    def open_table(self, wish: OpenTable, told: Callable[[TableOpened | Exception], None]) -> None:
        """Ask it for a table; where it dies meanwhile, nobody is told anything."""
        house, machine = self.house, self.machine
        assert house is not None
        assert machine is not None

        async def ask() -> None:
            try:
                opened: TableOpened | Exception = await house.factory.open(wish)
            except Exception as error:
                opened = error
            self._loop.call_soon(told, opened, context=self._database.context)

        machine.context.run(self._loop.create_task, ask())


async def _nobody(*_: object) -> None:
    """In the place of REST."""

# real time: machines stand still for seconds, and leases run out
"""The drill: three servers behind HAProxy, on PostgreSQL with a synchronous standby, and faults.

`Drill` opens tables of all games, seats people, and causes one or two faults at a time in servers,
proxy or database, chosen by a seed. After each fault, every acknowledged entry is in the log once,
every table plays on, and nobody was sent what they may not know. At the end every game is finished
and every record is right.
"""

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any, Final, TypeAlias

from tests.server.cluster.cables import Cable, cable
from tests.server.cluster.witness import Witness, oddities
from tests.server.faults.gathering import KINDS, Gathering
from tests.server.faults.persons import World, staying
from tests.support.proxies import HAProxy, Proxy
from tests.support.replicated import Replicated
from tests.support.serving import Client, ServerProcess

SERVERS: Final = 3
TABLES: Final = tuple(KINDS[place] for place in (0, 1, 3, 4, 6, 9, 11, 13))  # of all games
TWO_AT_ONCE: Final = 0.4  # the chance of it
PAUSE: Final = 0.8  # seconds: the longest that somebody thinks
COME_BACK_AFTER: Final = 0.2  # seconds, when a line was lost
PLAYED_ON: Final = 90.0  # seconds until every table has gone on
LEASE: Final = 5.0  # seconds without a sign of life, after which a server's tables are free
MOST_SHIFT: Final = 20.0  # seconds by which a server's clock is set wrong
MOST_STARTS: Final = 20  # of one server, a second apart
UNREACHABLE: Final = "splittable: PostgreSQL is unavailable"
FINISHING: Final = 300.0  # seconds for all games to end

Fault: TypeAlias = Callable[[], Coroutine[Any, Any, str]]  # what it did, told


@dataclass(slots=True, eq=False)
class Member:
    """One of the servers, with its own cable to the databases."""

    number: int
    process: ServerProcess
    cable: Cable


class Drill:
    def __init__(self, faults: int, seed: int) -> None:
        self.faults = faults
        self.done: Counter[str] = Counter()  # faults, by their kind
        self.seen: Counter[str] = Counter()
        self._rng = Random(seed)
        self._world = World(
            "",
            seed,
            pause=PAUSE,
            come_back_after=COME_BACK_AFTER,
            clocks_differ=round(2000 * MOST_SHIFT),
        )
        self._witness = Witness()
        self._world.witness = self._witness.hear
        self._told = 0  # messages that the witness has looked at
        self._names = count(1)

    async def run(self) -> None:
        """All of it; AssertionError, with the seed and a trail, at the first thing amiss."""
        async with self._house():
            await self._gathering.open()
            self._world.up.set()
            async with staying(self._gathering.persons):
                await self._until_all_have_played_on()
                while self.done.total() < self.faults:
                    await self._suffer()
                await self._gathering.finish(FINISHING)
                await self._check()
        self.seen = self._world.seen

    # What the people play at

    @asynccontextmanager
    async def _house(self) -> AsyncIterator[None]:
        self._pair = await asyncio.to_thread(Replicated)
        self._members: list[Member] = []
        self._proxy: Proxy | None = None
        try:
            await asyncio.to_thread(self._pair.__enter__)
            async with self._cables() as cables:
                self._members = [self._member(*each) for each in enumerate(cables)]
                await self._all(member.process.start for member in self._members)
                self._proxy = HAProxy([member.process.port for member in self._members])
                await asyncio.to_thread(self._proxy.__enter__)
                self._world.url = self._proxy.url
                self._gathering = Gathering(self._world, self._pair.url, TABLES)
                await self._until_all_serve()
                yield
                await self._all(member.process.kill for member in self._members)
        finally:
            for member in self._members:
                if member.process.is_running:
                    member.process.send_signal(signal.SIGCONT)
                    await asyncio.to_thread(member.process.kill)
            if self._proxy is not None:
                self._proxy.close()
            await asyncio.to_thread(self._pair.close)

    @asynccontextmanager
    async def _cables(self) -> AsyncIterator[list[Cable]]:
        ports = self._pair.ports
        async with cable(ports) as first, cable(ports) as second, cable(ports) as third:
            yield [first, second, third]

    def _member(self, number: int, laid: Cable, port: int = 0, shift: float = 0.0) -> Member:
        """A new one; no two have had the same name."""
        process = ServerProcess(
            self._pair.url_through(*laid.ports),
            changed=_shifted(shift),
            port=port,
            server_id=f"server-{number}-{next(self._names)}",
            bot_pause=30,
        )
        return Member(number, process, laid)

    async def _all(self, works: Iterable[Callable[[], object]]) -> None:
        await asyncio.gather(*(asyncio.to_thread(work) for work in works))

    async def _until_all_serve(self) -> None:
        async with Client(self._world.url) as client:

            async def serves() -> bool:
                answers = [await client.get("/readyz") for _ in range(SERVERS)]
                return all(answer.status == 200 for answer in answers)

            await until(serves)

    # What happens to it

    async def _suffer(self) -> None:
        """One fault, or two at once that befall different parts."""
        first = self._rng.choice(self._rarest())
        faults = [first]
        if self._rng.random() < TWO_AT_ONCE and self.done.total() + 1 < self.faults:
            others = [kind for part in self._kinds if first not in part for kind in part]
            faults.append(self._rng.choice(others))
        happened = await asyncio.gather(*(fault() for fault in faults))
        for fault, told in zip(faults, happened, strict=True):
            self.done[fault.__name__] += 1
            self._world.story.append(f"fault {self.done.total()}: {told}")
        await self._check()
        await self._until_all_have_played_on()
        await self._check()

    @property
    def _kinds(self) -> tuple[tuple[Fault, ...], ...]:
        """All that can happen, by the part that it befalls."""
        servers: tuple[Fault, ...] = (
            self._kill_a_server,
            self._freeze_a_server,
            self._freeze_a_server_beyond_its_lease,
            self._cut_a_server_off,
            self._start_a_server_with_a_wrong_clock,
            self._stop_a_server,
        )
        databases = (self._lose_the_primary, self._freeze_the_primary, self._freeze_the_standby)
        return servers, (self._kill_the_proxy, self._freeze_the_proxy), databases

    def _rarest(self) -> list[Fault]:
        """Those that happened least, so that all do."""
        kinds = [kind for part in self._kinds for kind in part]
        least = min(self.done[kind.__name__] for kind in kinds)
        return [kind for kind in kinds if self.done[kind.__name__] == least]

    @property
    def missing(self) -> list[str]:
        """What has not happened."""
        return [
            kind.__name__ for part in self._kinds for kind in part if not self.done[kind.__name__]
        ]

    def _the_proxy(self) -> Proxy:
        assert self._proxy is not None
        return self._proxy

    def _anyone(self) -> Member:
        return self._rng.choice(self._members)

    async def _kill_a_server(self) -> str:
        """It comes back under its own name, which is free only when its leases have run out."""
        member = self._anyone()
        await asyncio.to_thread(member.process.kill)
        await self._start(member)
        return f"server {member.number} was killed, and started again"

    async def _start(self, member: Member) -> None:
        """Again and again, as the service manager does: where no database takes entries at this
        moment, a server says so and ends."""
        for _ in range(MOST_STARTS):
            try:
                await asyncio.to_thread(member.process.start)
                return
            except RuntimeError:
                if UNREACHABLE not in member.process.log.splitlines()[-1]:
                    raise
                await asyncio.sleep(1)
        raise AssertionError(f"server {member.number} never started: {member.process.log[-2000:]}")

    async def _freeze_a_server(self) -> str:
        return await self._freeze(self._anyone(), self._rng.uniform(0.2, LEASE / 2))

    async def _freeze_a_server_beyond_its_lease(self) -> str:
        """It comes back believing that all its tables are still its own."""
        return await self._freeze(self._anyone(), LEASE + self._rng.uniform(0.5, 2))

    async def _freeze(self, member: Member, seconds: float) -> str:
        member.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        member.process.send_signal(signal.SIGCONT)
        return f"server {member.number} stood still for {seconds:.1f} s"

    async def _cut_a_server_off(self) -> str:
        member, seconds = self._anyone(), self._rng.uniform(0.5, LEASE + 2)
        if self._rng.random() < 0.3:
            member.cable.hang_up()
            return f"server {member.number} lost its connections to the database"
        member.cable.cut()
        await asyncio.sleep(seconds)
        member.cable.mend()
        return f"server {member.number} was cut from the database for {seconds:.1f} s"

    async def _start_a_server_with_a_wrong_clock(self) -> str:
        """As it is after the machine's clock was set, and the server is started again."""
        old, shift = self._anyone(), self._rng.uniform(-MOST_SHIFT, MOST_SHIFT)
        await asyncio.to_thread(old.process.kill)
        new = self._member(old.number, old.cable, old.process.port, shift)
        self._members[old.number] = new
        await self._start(new)
        return f"server {new.number} was killed, and back with its clock {shift:+.1f} s wrong"

    async def _stop_a_server(self) -> str:
        """As for an upgrade: it hands its tables over."""
        member = self._anyone()
        code = await asyncio.to_thread(member.process.stop)
        assert code == 0, member.process.log[-2000:]
        await self._start(member)
        return f"server {member.number} was stopped, and started again"

    async def _kill_the_proxy(self) -> str:
        proxy = self._the_proxy()
        proxy.kill()
        await asyncio.to_thread(proxy.start)
        return "the proxy was killed, and started again"

    async def _freeze_the_proxy(self) -> str:
        seconds = self._rng.uniform(0.2, 3)
        self._the_proxy().send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self._the_proxy().send_signal(signal.SIGCONT)
        return f"the proxy stood still for {seconds:.1f} s"

    async def _lose_the_primary(self) -> str:
        away = self._rng.uniform(0, 2)
        await asyncio.to_thread(self._pair.kill_primary)
        await asyncio.sleep(away)
        await asyncio.to_thread(self._pair.promote)
        await asyncio.sleep(self._rng.uniform(0, 1))
        await asyncio.to_thread(self._pair.make_standby)
        return f"the primary was killed, and the standby promoted after {away:.1f} s"

    async def _freeze_the_primary(self) -> str:
        seconds = self._rng.uniform(0.2, 3)
        self._pair.primary.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self._pair.primary.send_signal(signal.SIGCONT)
        return f"the primary stood still for {seconds:.1f} s"

    async def _freeze_the_standby(self) -> str:
        seconds = self._rng.uniform(0.2, 2)
        self._pair.standby.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self._pair.standby.send_signal(signal.SIGCONT)
        return f"the standby stood still for {seconds:.1f} s"

    # Whether all is well

    async def _until_all_have_played_on(self) -> None:
        """Something more was acknowledged at every table."""
        before = Counter(promise.table for promise in self._world.promises)
        tables = [place.opened.table for place in self._gathering.places]

        def still() -> list[str]:
            now = Counter(promise.table for promise in self._world.promises)
            return [table for table in tables if now[table] <= before[table]]

        try:
            await until(lambda: not still())
        except TimeoutError:
            stuck = [f"table {table} does not play on" for table in still()]
            logs = [f"server {each.number}: {each.process.log[-1500:]}" for each in self._members]
            self._gathering.fail([*stuck, *logs])

    async def _check(self) -> None:
        """The log keeps what was promised, and nobody was told what it does not let them know."""
        told = self._witness.testify()
        await self._gathering.check()
        self._told += sum(map(len, told.values()))
        if found := oddities(told, self._gathering.logs):
            self._gathering.fail(found)

    def summary(self) -> str:
        counts = {
            "seed": self._world.seed,
            "faults": dict(sorted(self.done.items())),
            **self._gathering.counts(),
            "messages compared with the log": self._told,
            "met": dict(sorted(self._world.seen.items())),
        }
        return ", ".join(f"{name} {value}" for name, value in counts.items())


async def until(
    holds: Callable[[], bool] | Callable[[], Awaitable[bool]], seconds: float = PLAYED_ON
) -> None:
    """Longer than other tests wait: leases, time-outs and a new standby come on top."""
    async with asyncio.timeout(seconds):
        while True:
            answer = holds()
            if await answer if isinstance(answer, Awaitable) else answer:
                return
            await asyncio.sleep(0.02)


def _shifted(seconds: float) -> str:
    """Python that makes the machine's clock seem wrong to a server that starts after it."""
    return (
        "import splittable.server.clock as clock; true = clock._system_time;"
        f" clock._system_time = lambda: true() + {round(seconds * 1000)}"
    )

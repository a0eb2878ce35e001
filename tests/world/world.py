"""A simulated world from one seed: servers, a database, a network, players and faults.

world = World(seed=7, hours=50)
world.run()                      # raises Broken, with the seed, if a promise is broken
world.counts["moves"]
"""

import gc
from collections import Counter
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any, Final

import structlog

from splittable.server.messages.rest import OpenTable, TableOpened, WantedSettings
from splittable.server.store import StoreError
from tests.world.database import Database
from tests.world.loop import Life, WorldLoop
from tests.world.network import Link, Network
from tests.world.players import KINDS, Party, Player
from tests.world.promises import Broken, Promises
from tests.world.servers import PING_EVERY, SILENCE, Server, unhurried

HOUR: Final = 3600.0
NAMES: Final = ("north", "south", "west")  # of servers
PEOPLE: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal")
FINISHING: Final = 12 * HOUR  # for every game to end, once there are no more faults
MISROUTED: Final = 0.04  # of all lines
DEAFNESS: Final = 0.3  # of all takings, as nobody relies on being told
LOOK_EVERY: Final = 10.0  # seconds: whether all games have ended
NOTICED_AFTER: Final = 3.0  # seconds until the proxy knows that a server does not answer

OUR_FAULT: Final = (  # of what servers warn of, though no error is logged
    "a connection could not be sent to",
    "a table could not be shown",
    "a requester could not be answered",
    "an entry could not be shown",
    "bot or clock failed",
    "the database has lost entries",
    "the schedule cannot be computed",
)


@dataclass(slots=True)
class Fault:
    what: str
    every: float  # hours between two, on average
    befall: Callable[[], None] = field(repr=False)


class World:
    def __init__(
        self, seed: int, hours: float, *, servers: int = 3, tables: int = 2, trouble: float = 0.01
    ) -> None:
        self.seed = seed
        self.hours = hours
        self.counts: Counter[str] = Counter()
        self.broken: Broken | None = None
        self.is_calm = False
        self.loop = WorldLoop()  # type: ignore[abstract]  # what it lacks, nobody here may ask for
        self.parties: list[Party] = []  # that have not gone home
        self.promises = Promises(self.count)
        self._rng = Random(f"world {seed}")
        self._tables = tables
        self._trouble = trouble
        self._misrouted = MISROUTED
        self._opened = 0
        self._story = sha256()
        self.database = Database(self.loop, self._random("database"), self.count)
        self.database.watcher = self
        self._network = Network(
            self.loop,
            self._random("network"),
            self.promises,
            self.count,
            self.stop,
            self.note,
            ping_every=PING_EVERY,
            silence=SILENCE,
        )
        self.servers = [
            Server(self.loop, self.database, name, f"{seed}") for name in NAMES[:servers]
        ]
        self._unwell: dict[Server, float] = {}  # since when the proxy might have noticed
        self._faults = [
            Fault("kills", 2.0, self._kill),
            Fault("pauses", 2.0, self._pause),
            Fault("cuts from the database", 2.0, self._cut_off),
            Fault("lines cut", 0.5, self._cut_lines),
            Fault("lines stalled", 0.5, self._stall_lines),
            Fault("storms", 3.0, self._storm),
            Fault("proxies astray", 6.0, self._lead_astray),
        ]

    def _random(self, whose: str) -> Random:
        return Random(f"{self.seed} {whose}")

    def count(self, what: str) -> None:
        self.counts[what] += 1

    def stop(self, broken: Broken) -> None:
        if self.broken is None:
            self.broken = broken
            self.loop.halt()

    @property
    def story(self) -> str:
        """A fingerprint of every byte that was written or told so far, and of when."""
        return self._story.hexdigest()

    def note(self, what: bytes) -> None:
        self._story.update(b"%.6f %b" % (self.loop.time(), what))

    # Looking at everything that is written

    def written(self, *args: Any) -> None:
        self.note(args[0].entry)
        try:
            self.promises.written(*args)
        except Broken as broken:
            self.stop(broken)
        except Exception as error:
            self.stop(Broken(f"{args[0].table}: what was written cannot be read: {error!r}"))

    # The run

    def run(self) -> None:
        with unhurried(), self._overheard(), _seldom_swept():
            try:
                self._begin()
                self._go_on(self.hours * HOUR)
                self._make_calm()
                self._finish()
            finally:
                self.loop.call_soon(self._end)
                self.loop.run_until(self.loop.time())

    def _begin(self) -> None:
        for server in self.servers:
            server.start()
        self.database.trouble, self.database.deafness = self._trouble, DEAFNESS
        for fault in self._faults:
            self._expect(fault)
        for _ in range(self._tables):
            self._later(self._rng.uniform(1, 600), self._open_table)

    def _end(self) -> None:
        for server in self.servers:
            if server.is_up:
                server.kill()

    def _go_on(self, until: float) -> None:
        self.loop.run_until(until)
        self._check()

    def _check(self) -> None:
        if self.loop.faults:
            fault = self.loop.faults[0]
            self.stop(Broken(f"asyncio: {fault}"))
        if self.broken is not None:
            hours = self.loop.time() / HOUR
            raise Broken(f"world {self.seed}, after {hours:.3f} h: {self.broken}") from self.broken

    @contextmanager
    def _overheard(self) -> Iterator[None]:
        """What servers say of themselves: an error is a broken promise, too."""

        def overhear(_logger: Any, method: str, event: MutableMapping[str, Any]) -> Any:
            if method in ("error", "critical", "exception") or event["event"] in OUR_FAULT:
                self.stop(Broken(f"a server says: {event}"))
            self.counts[f"said: {event['event']}"] += 1
            raise structlog.DropEvent

        before = structlog.get_config()
        structlog.configure(
            processors=[overhear],
            wrapper_class=structlog.make_filtering_bound_logger(30),  # warnings and worse
            cache_logger_on_first_use=False,
        )
        try:
            yield
        finally:
            structlog.configure(**before)

    # Calm

    def _make_calm(self) -> None:
        """From now on nothing goes wrong, and everybody plays on to the end."""
        self.is_calm = True
        self.database.trouble = self.database.deafness = 0.0
        for server in self.servers:
            self._revive(server)
        for party in self.parties:
            for player in party.players:
                player.hurry()

    def _finish(self) -> None:
        last = self.loop.time() + FINISHING
        while not self._all_are_over() and self.loop.time() < last:
            self._go_on(self.loop.time() + LOOK_EVERY)
        if not self._all_are_over():
            left = [party.table for party in self.parties if not self._is_over(party)]
            self.stop(Broken(f"without faults these tables did not play to their end: {left}"))
        self._check()

    def _all_are_over(self) -> bool:
        return all(map(self._is_over, self.parties))

    def _is_over(self, party: Party) -> bool:
        return self.promises.truths[party.table].table.phase == "over"

    # People

    def _later(self, seconds: float, call: Callable[[], None]) -> None:
        self.loop.call_later(seconds, call)

    def _open_table(self) -> None:
        if self.is_calm:
            return
        up = [each for each in self.servers if each.house is not None]
        if not up:
            self._later(30, self._open_table)
            return
        kind, server = self._rng.choice(KINDS), self._rng.choice(up)
        self._opened += 1
        number, token = self._opened, self._rng.randbytes(16).hex()
        settings = WantedSettings(
            visibility=kind.visibility,  # type: ignore[arg-type]  # one of the two
            clock=kind.clock,
            take_back=kind.take_back,
            absence=kind.absence,
        )
        wish = OpenTable(PEOPLE[0], kind.game, dict(kind.options), settings, token)
        answered: list[object] = []

        def told(opened: TableOpened | Exception) -> None:
            if answered:  # too late: they have asked elsewhere
                return
            answered.append(opened)
            if isinstance(opened, TableOpened):
                self._gather(
                    Party(kind, opened.table, opened.invite, self._rng.randint(1, 3)), token
                )
            elif isinstance(opened, StoreError):
                self._later(10, self._open_table)
            else:
                self.stop(Broken(f"table {number} could not be opened: {opened!r}"))

        def nobody_answered() -> None:
            if not answered:
                answered.append(None)
                self._open_table()

        server.open_table(wish, told)
        self._later(60, nobody_answered)

    def _gather(self, party: Party, token: str) -> None:
        self.parties.append(party)
        self.count("tables opened")
        people, watchers = party.kind.people, party.kind.watchers
        tokens = [token, *(self._rng.randbytes(16).hex() for _ in range(people + watchers - 1))]
        for place, name in enumerate(PEOPLE[: people + watchers]):
            player = Player(
                self,
                party,
                name,
                None if place > people else tokens[place],
                Random(self._rng.getrandbits(64)),
                watches=place >= people,
            )
            party.players.append(player)
            self._later(self._rng.uniform(0, 300), player.come)
        self._later(HOUR, lambda: self._look_in(party))

    def _look_in(self, party: Party) -> None:
        """Once they have played as often as they wanted, or for too long, they go home."""
        if self.is_calm:
            return
        table = self.promises.truths[party.table].table
        if table.phase == "over" and table.number >= party.games:
            for player in party.players:
                player.leave_for_good()
            self.parties.remove(party)
            self._open_table()
        else:
            self._later(self._rng.uniform(300, 1800), lambda: self._look_in(party))

    def call(self, player: Player) -> Link | None:
        """By the proxy: the table's id says which server; another one where that does not answer,
        and now and then by mistake."""
        first = sum(player.table.encode()) % len(self.servers)
        if len(self.servers) > 1 and not self.is_calm and self._rng.random() < self._misrouted:
            self.count("lines sent to the wrong server")
            first += self._rng.randrange(1, len(self.servers))
        for place in range(len(self.servers)):
            server = self.servers[(first + place) % len(self.servers)]
            if server.house is not None and not self._is_known_to_be_unwell(server):
                assert server.machine is not None
                return self._network.connect(player, server.machine, server.house.clients)
        return None

    def _is_known_to_be_unwell(self, server: Server) -> bool:
        assert server.machine is not None
        if server.machine.life is Life.RUNNING:
            self._unwell.pop(server, None)
            return False
        return self.loop.time() > self._unwell.setdefault(server, self.loop.time()) + NOTICED_AFTER

    # Faults

    def _expect(self, fault: Fault) -> None:
        def befall() -> None:
            if not self.is_calm:
                self.count(f"faults: {fault.what}")
                fault.befall()
                self._expect(fault)

        self._later(self._rng.expovariate(1 / (fault.every * HOUR)), befall)

    def _well(self) -> list[Server]:
        return [
            each
            for each in self.servers
            if each.machine is not None and each.machine.life is Life.RUNNING
        ]

    def _kill(self) -> None:
        well = self._well()
        if not well:
            return
        server = self._rng.choice(well)
        assert server.machine is not None
        self._network.fell(server.machine)
        server.kill()
        if self._rng.random() < 0.3:  # and the clock of the machine is set, to some hour or other
            server.offset = self._rng.choice([-1, 1]) * self._rng.randint(100, 600_000)
            self.count("faults: clocks set")
        self._later(self._rng.choice([0.5, 3, 60, 900]), lambda: self._revive(server))

    def _revive(self, server: Server) -> None:
        server.resume()
        server.cut_off(is_cut=False)
        if not server.is_up:
            server.start()

    def _pause(self) -> None:
        well = self._well()
        if well:
            server = self._rng.choice(well)
            server.pause()
            seconds = self._rng.choice([0.5, 5, 60, 600])
            self._later(seconds, server.resume)
            if self._rng.random() < 0.5:  # the proxy sends its people elsewhere, and back again
                self._cut_lines()
                self._later(seconds, self._cut_lines)

    def _cut_off(self) -> None:
        server = self._rng.choice(self.servers)
        server.cut_off(is_cut=True)
        self._later(self._rng.choice([2, 20, 300]), lambda: server.cut_off(is_cut=False))

    def _cut_lines(self) -> None:
        for link in list(self._network.links):
            if self._rng.random() < 0.4:
                if self._rng.random() < 0.7:
                    link.cut()
                else:
                    link.is_silent = True

    def _stall_lines(self) -> None:
        for link in list(self._network.links):
            if self._rng.random() < 0.4:
                link.stalls_until = self.loop.time() + self._rng.choice([1, 10, 50])

    def _lead_astray(self) -> None:
        """For a while the proxy sends lines anywhere, and drops some again and again."""
        self._misrouted, until = 0.6, self.loop.time() + self._rng.uniform(60, 240)

        def drop() -> None:
            if self.is_calm or self.loop.time() > until:
                self._misrouted = MISROUTED
                return
            for link in list(self._network.links):
                if self._rng.random() < 0.3:
                    link.cut()
            self._later(self._rng.uniform(5, 40), drop)

        drop()

    def _storm(self) -> None:
        """For a while every third statement meets with something."""
        self.database.trouble = 0.35

        def pass_by() -> None:
            if not self.is_calm:
                self.database.trouble = self._trouble

        self._later(self._rng.uniform(20, 600), pass_by)


@contextmanager
def _seldom_swept() -> Iterator[None]:
    """Python looks for garbage in circles seldom: what is asked for most is gone at once."""
    before = gc.get_threshold()
    gc.set_threshold(200_000, 20, 100)
    try:
        yield
    finally:
        gc.set_threshold(*before)

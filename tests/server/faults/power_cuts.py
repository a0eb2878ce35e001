"""Many tables played at once through real sockets while the server's plug is pulled at random.

`PowerCuts` opens a table of every kind, seats people, kills the server at seeded moments and starts
it again. After each restart and at the end, the log must hold whatever was acknowledged.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from splittable.core.fairness import opens
from splittable.core.record import read_record, verify
from splittable.games import GAMES
from splittable.server.entries import Dealt, Played, TakenBack
from tests.server.faults.persons import Habits, Person, Place, World, finished, staying
from tests.server.faults.promises import Log, Logs, complaints, read_logs
from tests.support.serving import Client, ServerProcess, token_of

LONGEST_WAIT: Final = 1.5  # seconds for a moment to come; then the plug is pulled all the same
FINISHING: Final = 60.0  # seconds for all games to end
BOT_PAUSE: Final = 30  # ms
# Who is away is not played for at once; here that has to end before the server is killed again.
SHORT_GRACE: Final = (
    "import splittable.server.presence as presence;"
    " presence.GRACE = presence.GRACE_AFTER_START = 50"
)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of table: its game and options, who is at it, what it agreed on."""

    game: str
    options: Mapping[str, Any]
    people: int  # the other seats go to bots
    clock: int | None = None
    habits: Mapping[int, Habits] = field(default_factory=dict)  # by person; else none
    rematches: bool = False
    take_back: bool = True
    talk: str | None = None

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        clock = [f"clock={self.clock}"] if self.clock else []
        return " ".join([self.game, *chosen, f"people={self.people}", *clock])

    @property
    def fill(self) -> str | None:
        return "rules-of-thumb" if self.people < self.options["seats"] else None


DOZES, WANDERS, WATCHES = Habits(dozes=True), Habits(wanders=True), Habits(watches=True)

KINDS: Final = (
    Kind("split-it", {"seats": 2}, 2, rematches=True),
    Kind("split-it", {"seats": 3}, 3, clock=600, habits={1: WANDERS}),
    Kind("split-it", {"seats": 4}, 2, habits={1: WANDERS, 2: WATCHES}),
    Kind("split-it", {"seats": 3, "remove_after_every_split": True}, 3, 5, habits={2: DOZES}),
    Kind("splito", {"seats": 2}, 2, clock=3600),
    Kind("splito", {"seats": 3, "show_side": True}, 3, rematches=True, take_back=False),
    Kind("splito", {"seats": 5, "value_at_least": True}, 3, talk="free"),
    Kind("splito", {"seats": 4}, 2, clock=5, habits={1: DOZES}),
    Kind("split", {"seats": 2}, 2, rematches=True),
    Kind("split", {"seats": 3, "bluff_resets": True}, 3, clock=900),
    Kind("split", {"seats": 4, "bluff_resets": True, "reset_keeps_direction": True}, 4),
    Kind("split", {"seats": 2, "bluff_resets": True}, 1),
    Kind("split", {"seats": 4}, 1, clock=60, habits={1: WATCHES}),
    Kind("split", {"seats": 3, "mode": "cooperative"}, 3, rematches=True, habits={3: WATCHES}),
    Kind("split", {"seats": 4, "mode": "cooperative", "helpers": "none"}, 3, clock=1200),
)


@dataclass(slots=True)
class Moment:
    """When the plug is pulled: after so many seconds, commands sent, or acknowledgements."""

    kind: str  # "time" | "sent" | "told"
    after: float
    delay: float = 0.0  # seconds more, in which the server goes on and nobody hears of it

    def __str__(self) -> str:
        return f"{self.after:.3g} {self.kind} and {self.delay * 1000:.1f} ms"


class PowerCuts:
    def __init__(self, database: str, kills: int, seed: int) -> None:
        self.database = database
        self.kills = kills
        self.persons: list[Person] = []
        self._places: list[Place] = []
        self._rng = Random(seed)
        self._process = ServerProcess(database, changed=SHORT_GRACE, bot_pause=BOT_PAUSE)
        self._world = World("", seed)
        self._world.after_sending = lambda: self._count_down("sent")
        self._world.after_promise = lambda: self._count_down("told")
        self._moment: Moment | None = None
        self._killed = asyncio.Event()
        self._moments: Counter[str] = Counter()
        self._games = 0
        self._logs: Logs = {}

    async def run(self) -> None:
        """All of it; AssertionError, with the seed and a trail, at the first thing amiss."""
        with self._process:
            self._world.url = self._process.url
            await self._open_tables()
            self._world.up.set()
            async with asyncio.timeout(FINISHING + 10 * self.kills), staying(self.persons):
                for number in range(1, self.kills + 1):
                    await self._cut(number)
                await finished(self._world, self.persons, FINISHING)
                await self._check()
                self._check_what_was_missed()
                await self._check_tables()

    async def _open_tables(self) -> None:
        async with Client(self._world.url) as client:
            for number, kind in enumerate(KINDS):
                await self._open(client, f"{number} {kind}", kind)

    async def _open(self, client: Client, label: str, kind: Kind) -> None:
        settings = {"clock": kind.clock, "takeBack": kind.take_back, "talk": kind.talk}
        opened = await client.open_table(
            kind.game, name="Person 0", settings=settings, **kind.options
        )
        place = Place(label, opened, kind.people, kind.fill, kind.rematches)
        self._places.append(place)
        for number in range(max([kind.people, *(each + 1 for each in kind.habits)])):
            name = f"Person {number}"
            token = opened.token if number == 0 else token_of(f"{opened.table} {name}")
            habits = kind.habits.get(number)
            self.persons.append(Person(self._world, place, name, token, habits))

    # The cuts

    async def _cut(self, number: int) -> None:
        self._killed.clear()
        self._moment = moment = self._a_moment()
        self._world.story.append(f"kill {number} after {moment}")
        wait = moment.after if moment.kind == "time" else LONGEST_WAIT
        try:
            async with asyncio.timeout(wait):
                await self._killed.wait()
        except TimeoutError:
            if not self._killed.is_set():  # both may come at once
                self._kill()
        self._moments[moment.kind] += 1
        await asyncio.sleep(0.02)  # what was sent before it died is still read
        self._process.start()
        self._world.up.set()
        await self._check()

    def _a_moment(self) -> Moment:
        match self._rng.choice(("time", "sent", "sent", "told", "told")):
            case "time":
                return Moment("time", self._rng.uniform(0.0, 0.6))
            case kind:
                within = self._rng.choice((0.0, self._rng.uniform(0, 0.003)))
                return Moment(kind, self._rng.randint(1, 60), within)

    def _count_down(self, kind: str) -> None:
        if self._moment is not None and self._moment.kind == kind:
            self._moment.after -= 1
            if self._moment.after <= 0:
                self._kill()

    def _kill(self) -> None:
        """At once: until the process is dead nobody here hears or says another word."""
        assert self._moment is not None
        time.sleep(self._moment.delay)
        self._moment = None
        self._world.up.clear()
        self._process.kill()
        self._killed.set()

    async def _check(self) -> None:
        promises = list(self._world.promises)  # before the log is read, which can only be longer
        self._logs = await read_logs(self.database)
        found = complaints(self._logs, promises)
        lost = [each.opened.table for each in self._places if each.opened.table not in self._logs]
        if found or lost:
            self._fail(found + [f"table {table} is lost" for table in lost])

    # The end

    def _check_what_was_missed(self) -> None:
        """Whoever came back was told exactly the moves made in between, of the present game."""
        for person in self.persons:
            log = self._logs[person.place.opened.table]
            for since, seq, told in person.missed:
                if told != _moves_between(log, since, seq):
                    self._fail([f"{person.place.label}: from {since} to {seq} was told {told}"])

    async def _check_tables(self) -> None:
        async with Client(self._world.url) as client:
            for place in self._places:
                await self._check_table(client, place)

    async def _check_table(self, client: Client, place: Place) -> None:
        table = (await client.get(f"/api/tables/{place.opened.table}")).json()
        log = self._logs[place.opened.table]
        if (table["seq"], table["table"]["phase"]) != (log[-1][0], "over"):
            self._fail([f"{place.label}: is at {table['seq']}, {table['table']['phase']}"])
        for number in range(1, table["table"]["number"] + 1):
            answer = await client.get(f"/api/tables/{place.opened.table}/games/{number}/record")
            record = read_record(answer.body, GAMES)
            told = {each.commitments.get(number) for each in self.persons if each.place is place}
            assert verify(record) is not None
            assert record.commitment is not None
            assert record.salt is not None
            assert told <= {record.commitment, None}
            assert opens(record.commitment, record.salt, record.game.write_deal(record.deal))
            self._games += 1

    def _fail(self, found: list[str]) -> None:
        story = "\n  ".join([*found[:20], *self._world.story[-10:]])
        raise AssertionError(f"seed {self._world.seed}, {len(found)} complaints:\n  {story}")

    def summary(self) -> str:
        entries = sum(len(log) for log in self._logs.values())
        counts = {
            "kills": dict(self._moments),
            "tables": len(self._places),
            "people": len(self.persons),
            "games": self._games,
            "entries": entries,
            "acknowledged": len(self._world.promises),
            "met": dict(sorted(self.seen.items())),
        }
        return ", ".join(f"{name} {value}" for name, value in counts.items())

    @property
    def seen(self) -> Counter[str]:
        """What the people met with, to know that the test has tested it."""
        stood_in = sum(
            getattr(entry, "why", None) in ("move", "clock")
            for log in self._logs.values()
            for _, entry in log
        )
        return self._world.seen + Counter({"times run out": stood_in})


def _moves_between(log: Log, since: int, seq: int) -> list[int]:
    begun = max((each for each, entry in log[: seq + 1] if isinstance(entry, Dealt)), default=0)
    return [
        each
        for each, entry in log[: seq + 1]
        if each > max(since, begun) and isinstance(entry, Played | TakenBack)
    ]

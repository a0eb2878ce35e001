"""Tables of every kind with people at them, and a check of their logs.

gathering = Gathering(world, database)
await gathering.open()
async with staying(gathering.persons):
    ...
    await gathering.check()         # the log holds everything that was acknowledged
    await gathering.finish()        # every game is finished, and every record is right
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from splittable.core.fairness import opens
from splittable.core.record import read_record, verify
from splittable.games import GAMES
from splittable.server.domain.entries import Dealt, Played, TakenBack
from tests.server.faults.persons import Habits, Person, Place, World, finished
from tests.server.faults.promises import Log, Logs, complaints, read_logs
from tests.support.serving import Client, token_of

FINISHING: Final = 60.0  # seconds for all games to end


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


class Gathering:
    def __init__(self, world: World, database: str, kinds: Sequence[Kind] = KINDS) -> None:
        self.persons: list[Person] = []
        self.places: list[Place] = []
        self.logs: Logs = {}  # as last read
        self.games = 0  # whose records were right
        self._world = world
        self._database = database
        self._kinds = kinds

    async def open(self) -> None:
        """A table of every kind."""
        async with Client(self._world.url) as client:
            for number, kind in enumerate(self._kinds):
                await self._open(client, f"{number} {kind}", kind)

    async def _open(self, client: Client, label: str, kind: Kind) -> None:
        settings = {"clock": kind.clock, "takeBack": kind.take_back, "talk": kind.talk}
        opened = await client.open_table(
            kind.game, name="Person 0", settings=settings, **kind.options
        )
        place = Place(label, opened, kind.people, kind.fill, kind.rematches)
        self.places.append(place)
        for number in range(max([kind.people, *(each + 1 for each in kind.habits)])):
            name = f"Person {number}"
            token = opened.token if number == 0 else token_of(f"{opened.table} {name}")
            habits = kind.habits.get(number)
            self.persons.append(Person(self._world, place, name, token, habits))

    async def check(self) -> None:
        """The log has every acknowledged entry, once and where it was said to be."""
        promises = list(self._world.promises)  # before the log is read, which can only be longer
        self.logs = await read_logs(self._database)
        found = complaints(self.logs, promises)
        lost = [each.opened.table for each in self.places if each.opened.table not in self.logs]
        if found or lost:
            self.fail(found + [f"table {table} is lost" for table in lost])

    async def finish(self, seconds: float = FINISHING) -> None:
        await finished(self._world, self.persons, seconds)
        await self.check()
        self._check_what_was_missed()
        async with Client(self._world.url) as client:
            for place in self.places:
                await self._check_table(client, place)

    def _check_what_was_missed(self) -> None:
        """Whoever came back was told exactly the moves made in between, of the present game."""
        for person in self.persons:
            log = self.logs[person.place.opened.table]
            for since, seq, told in person.missed:
                if told != _moves_between(log, since, seq):
                    self.fail([f"{person.place.label}: from {since} to {seq} was told {told}"])

    async def _check_table(self, client: Client, place: Place) -> None:
        table = (await client.get(f"/api/tables/{place.opened.table}")).json()
        log = self.logs[place.opened.table]
        if (table["seq"], table["table"]["phase"]) != (log[-1][0], "over"):
            self.fail([f"{place.label}: is at {table['seq']}, {table['table']['phase']}"])
        for number in range(1, table["table"]["number"] + 1):
            answer = await client.get(f"/api/tables/{place.opened.table}/games/{number}/record")
            record = read_record(answer.body, GAMES)
            told = {each.commitments.get(number) for each in self.persons if each.place is place}
            assert verify(record) is not None
            assert record.commitment is not None
            assert record.salt is not None
            assert told <= {record.commitment, None}
            assert opens(record.commitment, record.salt, record.game.write_deal(record.deal))
            self.games += 1

    def fail(self, found: list[str]) -> None:
        story = "\n  ".join([*found[:20], *self._world.story[-10:]])
        raise AssertionError(f"seed {self._world.seed}, {len(found)} complaints:\n  {story}")

    def counts(self) -> dict[str, object]:
        """What was looked at, to be told."""
        return {
            "tables": len(self.places),
            "people": len(self.persons),
            "games": self.games,
            "entries": sum(len(log) for log in self.logs.values()),
            "acknowledged": len(self._world.promises),
        }


def _moves_between(log: Log, since: int, seq: int) -> list[int]:
    begun = max((each for each, entry in log[: seq + 1] if isinstance(entry, Dealt)), default=0)
    return [
        each
        for each, entry in log[: seq + 1]
        if each > max(since, begun) and isinstance(entry, Played | TakenBack)
    ]

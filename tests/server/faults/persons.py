# real time: people think, ping, and come back after a while
"""People who stay at their tables through lost connections and remember every acknowledgement.

Each is a task. It keeps its token, reconnects with `since`, repeats an unanswered command under the
same id, and checks every message against what it knew.

    async with staying(persons):         # raises the first error of any of them
        await world.until_more_is_done(40)
        await finished(world, persons)   # every game is finished
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Final, NoReturn

from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.faults.known import Ahead, Known
from tests.server.faults.promises import Promise
from tests.support.patience import until
from tests.support.play import CALM
from tests.support.serving import Client, Line, Message, Opened

PING_AFTER: Final = 3.0  # seconds in which one has not spoken
LOOK_AFTER: Final = 0.5  # seconds without news: think again what to do
TRY_AGAIN_AFTER: Final = 0.2  # seconds, when nothing can be stored
CLOCK_TOLERANCE: Final = 0.1  # seconds, for clocks that are trimmed while they run
REMEMBERED: Final = 40  # lines of a person's trail, told when something is wrong

SEALED: Final = ("guess", "choice", "answer")  # in a view: one's own sealed choice, by game


@dataclass(slots=True)
class World:
    """What all persons of a test share."""

    url: str
    seed: int
    pause: float = 0.1  # seconds: the longest that somebody thinks before a command
    come_back_after: float = 0.01  # seconds, when the line was lost
    finishing: bool = False  # everybody plays on to the end of the game, and nothing else
    up: asyncio.Event = field(default_factory=asyncio.Event)  # set while the server serves
    promises: list[Promise] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)  # what was met, to know it was
    story: list[str] = field(default_factory=list)  # what befell the server
    after_sending: Callable[[], None] = lambda: None
    after_promise: Callable[[], None] = lambda: None
    witness: "Callable[[Place, Known, Message], None] | None" = None  # of all that is told
    clocks_differ: int = 0  # ms: by how much, at most, between the servers of one table

    async def until_more_is_done(self, by: int) -> None:
        """Returns when so many commands more have been acknowledged."""
        enough = len(self.promises) + by
        await until(lambda: len(self.promises) >= enough)

    async def until_more_is_seen(self, what: str, by: int) -> None:
        enough = self.seen[what] + by
        await until(lambda: self.seen[what] >= enough)


@dataclass(frozen=True, slots=True)
class Place:
    """A table to play at, and how its people go about it."""

    label: str
    opened: Opened
    people: int  # who sit, before the first deal
    fill: str | None = None  # the bot for the other seats
    rematches: bool = False  # the next game begins by everybody's yes, else by the host's start


@dataclass(frozen=True, slots=True)
class Habits:
    dozes: bool = False  # lets every deadline pass
    wanders: bool = False  # closes the line now and then, and comes back
    watches: bool = False  # takes no seat


class SentAway(Exception):
    """The host has sent this person away."""


class Away(Exception):
    """A person closes the line for a while."""


class Person:
    def __init__(
        self, world: World, place: Place, name: str, token: str, habits: Habits | None = None
    ) -> None:
        self.world = world
        self.place = place
        self.name = name
        self.token = token
        self.habits = habits or Habits()
        self.known: Known | None = None
        self.unanswered: Message | None = None
        self.missed: list[tuple[int, int, list[int]]] = []  # since, seq, the seqs told as missed
        self.commitments: dict[int, str] = {}  # by number of the game
        self.farewells: list[tuple[str | None, int | None]] = []  # by line: reason, close code
        self._promises: dict[str, Promise] = {}  # by id
        self._line: Line | None = None  # that has been welcomed
        self._ahead = Ahead(0.0, 0.0)  # of the server that this line is at, as its welcome says
        self._talk: dict[int, Message] = {}
        self._rng = Random(f"{world.seed} {place.label} {name}")
        self._reads_places = bool(self._rng.getrandbits(1))  # as the page does, or as older clients
        self._ids = count(1)
        self._bye: str | None = None  # why the server closes the line, once it has said so
        self._spoke_at = 0.0
        self._try_again_at: float | None = None
        self._trail: deque[str] = deque(maxlen=REMEMBERED)

    @property
    def is_done(self) -> bool:
        """The game is over as far as this person knows, and nothing is under way."""
        over = self.known is not None and self.known.table["phase"] == "over"
        return over and self.unanswered is None and self._line is not None

    async def stay(self) -> NoReturn:
        """At the table for ever, however often the line is lost; ends by being cancelled."""
        async with Client(self.world.url) as client:
            while True:
                await self.world.up.wait()
                try:
                    await self._one_line(client)
                except SentAway:
                    self._begin_anew()
                except Away:
                    await asyncio.sleep(self._rng.uniform(0.1, 1.0))
                except (WebSocketException, OSError, EOFError) as error:
                    self._lose(error)
                    await asyncio.sleep(self.world.come_back_after)

    def _begin_anew(self) -> None:
        """With a token of which the table knows nothing: a stranger again."""
        self._note("sent away")
        self.world.seen["sent away"] += 1
        self.token = f"{self.token[:30]}-{self.world.seen['sent away']}"
        self.known, self.unanswered, self._promises, self._talk = None, None, {}, {}

    def _lose(self, error: Exception) -> None:
        self._note(f"lost the line: {error!r}")
        self.world.seen["lines lost"] += 1
        received = error.rcvd if isinstance(error, ConnectionClosed) else None
        self.farewells.append((self._bye, None if received is None else received.code))
        self._bye = None

    async def _one_line(self, client: Client) -> None:
        line = await client.connect(f"/api/tables/{self._table}/line")
        try:
            await self._resume(line)
            while True:
                await self._act(line)
                await self._hear(line)
        except ConnectionClosed:
            while True:  # what came before the end, until there is no more of it
                await self._hear(line)
        finally:
            self._line = None
            client.lines.remove(line)
            await line.close()

    # Hearing

    async def _resume(self, line: Line) -> None:
        since = None if self.known is None else self.known.seq
        self._spoke_at = asyncio.get_running_loop().time()
        await line.send(
            {
                "type": "hello",
                "table": self._table,
                "token": self.token,
                "since": since,
                "places": self._reads_places,
            }
        )
        while line.seq is None:
            await self._hear(line)
        self._try_again_at = None
        if self.unanswered is not None:
            await self._send(line, self.unanswered)
        await self._ask_again(line)

    async def _ask_again(self, line: Line) -> None:
        """The last thing done and another one, once more: they must be answered as they were."""
        ids = list(self._promises)
        for command_id in dict.fromkeys([*ids[-1:], *self._rng.sample(ids, min(1, len(ids)))]):
            command = self._promises[command_id].command
            await self._send(line, {"type": "do", "id": command_id, "command": command})

    async def _hear(self, line: Line) -> None:
        try:
            async with asyncio.timeout(LOOK_AFTER):
                message = await line.read()
        except TimeoutError:
            return
        match message["type"]:
            case "welcome":
                self._hear_welcome(line, message)
                self._bear_witness(message)
            case "update":
                self._hear_update(line, message)
                self._bear_witness(message)
            case "done":
                self._hear_done(message["id"], message["seq"])
            case "problem":
                self._hear_problem(message)
            case "bye":
                self._bye = message["reason"]

    def _bear_witness(self, message: Message) -> None:
        assert self.known is not None
        if self.world.witness is not None:
            self.world.witness(self.place, self.known, message)

    def _hear_welcome(self, line: Line, message: Message) -> None:
        before, is_new_line = self.known, self._line is None
        self._line = line
        if is_new_line:
            read_at = asyncio.get_running_loop().time()
            self._ahead = Ahead.told(message["now"], self._spoke_at, read_at)
        self._talk = {remark["seq"]: remark for remark in message["talk"]}
        known = self._learn(line)
        self._note(f"welcomed at {known.seq}")
        if before is None:
            return
        if known.seq < before.seq:
            self._complain(f"the table went back from {before.seq} to {known.seq}")
        if is_new_line:
            missed = [each["seq"] for each in message["missed"]]
            self.missed.append((before.seq, known.seq, missed))
        if known.seq == before.seq:
            difference = before.differs(known, but_presence=is_new_line)
            if difference is not None:
                self._complain(
                    f"another table than before, though both at {known.seq}: {difference}"
                )
            if is_new_line:  # on the same line, deadlines are just as they were
                self._compare_clocks(before, known)
            self._count_what_survived(known)

    def _compare_clocks(self, before: Known, known: Known) -> None:
        """Time goes on while one is away, and no clock is wound up or cut short."""
        passed = known.told_at - before.told_at
        for seat in range(len(known.table["seats"])):
            was, now = before.time_left(seat), known.time_left(seat)
            if was is None or now is None:
                continue  # compared with the rest
            odd = abs(was - passed - now)
            unsure = max(before.ahead.unsure, known.ahead.unsure)
            if odd > unsure + self.world.clocks_differ / 1000 + CLOCK_TOLERANCE:
                self._complain(
                    f"seat {seat} had {was:.1f} s left, and {now:.1f} s {passed:.1f} s later"
                )

    def _count_what_survived(self, known: Known) -> None:
        self.world.seen["views compared"] += 1
        self.world.seen["sealed choices"] += self._has_sealed(known)
        self.world.seen["deadlines"] += any(known.table["deadlines"])

    def _hear_update(self, line: Line, message: Message) -> None:
        before, seq = self.known, message["seq"]
        assert before is not None
        if seq not in (before.seq, before.seq + 1):
            self._complain(f"after {before.seq} came {seq}")
        self._talk = self._talk | {each["seq"]: each for each in message.get("said", ())}
        self._learn(line)
        if message.get("done") is not None:
            self._hear_done(message["done"], seq, anew=True)

    def _hear_done(self, command_id: str, seq: int, *, anew: bool = False) -> None:
        self._note(f"told that {command_id} is {seq}")
        earlier = self._promises.get(command_id)
        if earlier is not None:
            if anew or earlier.seq != seq:
                self._complain(f"{command_id} was {earlier.seq} and is done again as {seq}")
            return
        asked = self.unanswered
        if asked is None or asked["id"] != command_id:
            self._complain(f"{command_id} is answered, but nobody asked for it")
        promise = Promise(self._table, self.token, command_id, asked["command"], seq)
        self._promises[command_id] = promise
        self.world.promises.append(promise)
        self.world.seen[asked["command"]["type"]] += 1
        self.unanswered = None
        self.world.after_promise()

    def _hear_problem(self, message: Message) -> None:
        command_id, code = message.get("id"), message["code"]
        self._note(f"refused: {message}")
        self.world.seen[f"refused as {code}"] += 1
        if code == "sent-away":
            raise SentAway
        is_repeat = command_id in self._promises
        if code in ("broken", "invalid", "unknown") or (is_repeat and code != "unavailable"):
            self._complain(f"refused: {message}")
        if self.unanswered is None or command_id != self.unanswered["id"]:
            return
        if code == "unavailable":
            self._try_again_at = asyncio.get_running_loop().time() + TRY_AGAIN_AFTER
        else:
            self.unanswered = None

    def _learn(self, line: Line) -> Known:
        assert line.seq is not None
        now = asyncio.get_running_loop().time()
        known = Known(
            line.seq, line.table, line.you, line.view, line.legal, self._talk, now, self._ahead
        )
        self.known = known
        number, commitment = known.table["number"], known.table["commitment"]
        if commitment is not None and self.commitments.setdefault(number, commitment) != commitment:
            self._complain(f"the commitment of game {number} has changed")
        return known

    # Acting

    async def _act(self, line: Line) -> None:
        now = asyncio.get_running_loop().time()
        if self.unanswered is not None and self._try_again_at is not None:
            if now >= self._try_again_at:
                self._try_again_at = None
                await self._send(line, self.unanswered)
        elif self.unanswered is None and (wish := self._wish()) is not None:
            await asyncio.sleep(self._rng.random() * self.world.pause)
            self.unanswered = self._with_id(wish)
            await self._send(line, self.unanswered)
        elif now > self._spoke_at + PING_AFTER:
            await self._send(line, {"type": "ping"})
        elif self._chance(0.02):
            await self._look_again(line)
        if self.habits.wanders and self._chance(0.04):
            self._note("lost the line on purpose")
            raise Away

    async def _look_again(self, line: Line) -> None:
        """A fresh view: it must be what the updates have made of the old one."""
        hello = {"type": "hello", "table": self._table, "token": self.token}
        await self._send(line, {**hello, "places": self._reads_places})

    def _with_id(self, command: Message) -> Message:
        return {"type": "do", "id": f"{command['type']}-{next(self._ids)}", "command": command}

    async def _send(self, line: Line, message: Message) -> None:
        if message["type"] == "do":
            self._note(f"asks for {message['id']}: {message['command']}")
        self._spoke_at = asyncio.get_running_loop().time()
        await line.send(message)
        self.world.after_sending()

    def _wish(self) -> Message | None:
        """What this person would do now; None: wait."""
        known = self.known
        assert known is not None
        if self.habits.watches:
            return self._wish_of_a_spectator(known)
        seat = known.you["seat"]
        if seat is None:
            return {"type": "sit", "name": self.name, "invite": self.place.opened.invite}
        mine = known.table["seats"][seat]
        if mine["standIn"] == "left":
            return {"type": "back"}
        watchers = known.table["watchers"]
        if known.table["host"] == seat and watchers and self._chance(0.06):
            return {"type": "ban", "name": self._rng.choice(watchers)}
        if self._chance(0.01):
            return {"type": "sit", "name": f"{self.name} {self._rng.randint(2, 9)}"}
        match known.table["phase"]:
            case "gathering":
                return self._contribution(known, mine) or self._wish_to_begin(known)
            case "playing":
                return self._wish_in_play(known, mine)
            case _:
                return self._wish_after_a_game(known, mine)

    def _wish_of_a_spectator(self, known: Known) -> Message | None:
        if known.you["person"] is None:
            return {"type": "watch", "name": self.name}
        return self._remark() if self._chance(0.1) else None

    def _contribution(self, known: Known, mine: Message) -> Message | None:
        """Digits for the next deal, unless it is fixed, or has some of this person's."""
        if known.table["promise"] is None or mine["contributed"] is not None:
            return None
        digits = self._rng.randbytes(16).hex()
        return {"type": "contribute", "entropy": digits} if self._chance(0.5) else None

    def _wish_to_begin(self, known: Known) -> Message | None:
        sitting = sum(seat["name"] is not None for seat in known.table["seats"])
        if known.table["host"] != known.you["seat"] or sitting < self.place.people:
            return None
        return {"type": "start", "fill": self.place.fill}

    def _wish_in_play(self, known: Known, mine: Message) -> Message | None:
        if mine["standIn"] is not None and self._chance(0.3):
            return {"type": "back"}
        if self._chance(0.03):
            return self._remark()
        if known.legal:
            return self._move(known)
        if self._has_sealed(known) and self._chance(0.1):
            return {"type": "take-back", "seq": known.seq}
        away = [seat for seat, card in enumerate(known.table["seats"]) if _is_away(card)]
        if away and self._chance(0.5):
            return {"type": "stand-in", "seat": self._rng.choice(away)}
        return {"type": "leave"} if self._chance(0.005) else None

    def _move(self, known: Known) -> Message | None:
        if self.habits.dozes and not self.world.finishing:
            return None
        if known.table["settings"]["clock"] is not None and self._chance(0.05):
            return {"type": "more-time"}
        move = self._rng.choices(known.legal, CALM.weights(known.legal))[0]
        return {"type": "play", "move": move, "seq": known.seq}

    def _wish_after_a_game(self, known: Known, mine: Message) -> Message | None:
        if self.world.finishing:
            return None
        if (digits := self._contribution(known, mine)) is not None:
            return digits
        if self.place.rematches:
            return None if mine["rematch"] else {"type": "rematch"}
        if known.table["host"] == known.you["seat"]:
            return {"type": "start", "fill": self.place.fill}
        return None

    def _remark(self) -> Message:
        assert self.known is not None
        if self.known.table["settings"]["talk"] == "free":
            return {"type": "say", "text": f"{self.name} says {self._rng.randint(1, 1000)}"}
        return {"type": "say", "preset": "hello"}

    # Knowing

    @property
    def _table(self) -> str:
        return self.place.opened.table

    def _has_sealed(self, known: Known) -> bool:
        return any(known.view.get(name) is not None for name in SEALED)

    def _chance(self, chance: float) -> bool:
        """Whether a whim comes over this person; while all finish, nobody has any."""
        return not self.world.finishing and self._rng.random() < chance

    def _note(self, what: str) -> None:
        self._trail.append(what)

    def _complain(self, what: str) -> NoReturn:
        raise AssertionError(
            "\n  ".join(
                [
                    f"{self.name} at {self.place.label} ({self._table}): {what}",
                    f"seed {self.world.seed}; the server: {'; '.join(self.world.story[-5:])}",
                    "what came before:",
                    *self._trail,
                ]
            )
        )


@asynccontextmanager
async def staying(persons: Sequence[Person]) -> AsyncIterator[None]:
    """All are at their tables as long as this lasts."""
    try:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(person.stay()) for person in persons]
            yield
            for task in tasks:
                task.cancel()
    except BaseExceptionGroup as errors:
        raise errors.exceptions[0] from None


async def finished(world: World, persons: Sequence[Person], seconds: float = 60) -> None:
    """Returns when every table's game is over; until then people do nothing but play."""
    world.finishing, world.pause = True, 0.01
    async with asyncio.timeout(seconds):
        while not all(person.is_done for person in persons):
            await asyncio.sleep(0.05)


def _is_away(card: Message) -> bool:
    """Somebody without a line, for whom no bot plays yet."""
    return card["name"] is not None and card["bot"] is None and not card["present"]

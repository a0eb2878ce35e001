# real time: the plug is pulled at any moment
"""Many tables played through real sockets while the server is killed at random.

`PowerCuts` opens a table of every kind, seats people, kills the server at seeded moments and
restarts it. After each restart and at the end, the log must hold everything that was acknowledged.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.server.faults.gathering import FINISHING, KINDS, Gathering, Kind
from tests.server.faults.persons import World, staying
from tests.support.serving import ServerProcess

LONGEST_WAIT: Final = 1.5  # seconds for a moment to come; then the plug is pulled all the same
BOT_PAUSE: Final = 30  # ms
# Who is away is not played for at once; here that has to end before the server is killed again.
SHORT_GRACE: Final = (
    "import splittable.server.domain.presence as presence;"
    " presence.GRACE = presence.GRACE_AFTER_START = 50"
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
    def __init__(self, database: str, kills: int, seed: int, kinds: Sequence[Kind] = KINDS) -> None:
        self.kills = kills
        self._rng = Random(seed)
        self._process = ServerProcess(database, changed=SHORT_GRACE, bot_pause=BOT_PAUSE)
        self._world = World("", seed)
        self._world.after_sending = lambda: self._count_down("sent")
        self._world.after_promise = lambda: self._count_down("told")
        self._gathering = Gathering(self._world, database, kinds)
        self._moment: Moment | None = None
        self._killed = asyncio.Event()
        self._moments: Counter[str] = Counter()

    async def run(self) -> None:
        """All of it; AssertionError, with the seed and a trail, at the first thing amiss."""
        gathering = self._gathering
        with self._process:
            self._world.url = self._process.url
            await gathering.open()
            self._world.up.set()
            async with asyncio.timeout(FINISHING + 10 * self.kills), staying(gathering.persons):
                for number in range(1, self.kills + 1):
                    await self._cut(number)
                await gathering.finish()

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
        await self._gathering.check()

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

    def summary(self) -> str:
        counts = {
            "kills": dict(self._moments),
            **self._gathering.counts(),
            "met": dict(sorted(self.seen.items())),
        }
        return ", ".join(f"{name} {value}" for name, value in counts.items())

    @property
    def seen(self) -> Counter[str]:
        """What the people met with, to know that the test has tested it."""
        stood_in = sum(
            getattr(entry, "why", None) in ("move", "clock")
            for log in self._gathering.logs.values()
            for _, entry in log
        )
        return self._world.seen + Counter({"times run out": stood_in})

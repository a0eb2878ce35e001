"""The processes in which bots think: so many at once, the rest in order; who dies is replaced.

Everything is decided on the event loop. What blocks, starting a process and waiting for its answer,
is done in a thread for each of them, which does nothing else.
"""

import asyncio
import atexit
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from splittable.server.clock import Clock
from splittable.server.logs import RateLimitedLog, failure
from splittable.server.workers.bot_worker import Answer, BotFailed, BotMove, BotRequest, work
from splittable.server.workers.process import Process, ProcessEnded

MOST_WAITING: Final = 64  # questions for each process
STUCK_AFTER: Final = 10.0  # seconds of one thought: then the process is ended
FIRST_PAUSE, LONGEST_PAUSE = 1_000, 60_000  # ms until one that dies at once is replaced
USUALLY_AT_MOST: Final = 8  # processes: each has an interpreter's memory
OF_THE_LAST: Final = 0.2  # how much the last thought counts in how long a bot usually thinks


def usual_count() -> int:
    """As many as the server has cores, less the one that it serves on."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(1, min(cores - 1, USUALLY_AT_MOST))


@dataclass(frozen=True, slots=True, eq=False)
class PendingRequest:
    """A question, and where its answer is waited for; cancelled, it is not asked any more."""

    question: BotRequest
    answer: asyncio.Future[Answer]

    def tell(self, answer: Answer) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


class BotPool:
    def __init__(
        self,
        count: int,
        module: str,
        clock: Clock,
        notices: RateLimitedLog,
        count_ended: Callable[[], None],
    ) -> None:
        self._count = count
        self._module = module  # that has the bots
        self._clock = clock
        self._notices = notices
        self._count_ended = count_ended
        self._keeping: list[asyncio.Task[None]] = []  # a task for each process
        self._thinkers: dict[Process, None] = {}
        self._began: int | None = None  # ms since 1970: when the first of them were started
        self._waiting: dict[PendingRequest, None] = {}  # in order
        self._busy: set[PendingRequest] = set()  # being thought about
        self._has_more = asyncio.Event()
        self._first_has_tried = asyncio.Event()  # to get warm: the rest find what it has compiled
        self._seconds: dict[tuple[str, str], float] = {}  # by game and bot: of a usual thought
        self.ready = 0  # how many are warm

    # Questions

    @property
    def waiting(self) -> int:
        """Questions about which nobody thinks yet."""
        return len(self._waiting)

    def ask(self, question: BotRequest) -> asyncio.Future[Answer]:
        self.start()
        asked = PendingRequest(question, asyncio.get_running_loop().create_future())
        self._waiting[asked] = None
        asked.answer.add_done_callback(lambda _: self._waiting.pop(asked, None))
        self._has_more.set()
        return asked.answer

    async def _next(self) -> PendingRequest:
        while not self._waiting:
            self._has_more.clear()
            await self._has_more.wait()
        asked = next(iter(self._waiting))
        del self._waiting[asked]
        return asked

    @property
    def is_idle(self) -> bool:
        """Whether no bot waits for a thought."""
        return not self._waiting and not self._busy

    def has_room(self, question: BotRequest, seconds: float, share: float) -> bool:
        """Whether this share of the queue, and of these seconds, is enough for the question."""
        most = MOST_WAITING * self._count
        return len(self._waiting) < most * share and self._expected(question) <= seconds * share

    def _expected(self, question: BotRequest) -> float:
        """Seconds until there would be an answer, going by how long such thoughts took lately."""
        ahead = sum(self._usual(each.question) for each in (*self._waiting, *self._busy))
        return ahead / max(self.ready, 1) + self._usual(question)

    def _usual(self, question: BotRequest) -> float:
        return self._seconds.get((question.game, question.bot), 0.0)

    def _learn(self, question: BotRequest, seconds: float) -> None:
        usual = self._seconds.setdefault((question.game, question.bot), seconds)
        self._seconds[question.game, question.bot] = usual + OF_THE_LAST * (seconds - usual)

    # Processes

    @property
    def pids(self) -> list[int]:
        return [each.pid for each in self._thinkers if each.pid is not None]

    def cold_for(self) -> int:
        """Milliseconds in which none of them has got warm; 0: one is."""
        return 0 if self.ready or self._began is None else self._clock.now() - self._began

    def start(self) -> None:
        """Have them get warm in the background; otherwise that begins with the first question."""
        if self._keeping:
            return
        self._began = self._clock.now()
        atexit.register(self._kill)  # before multiprocessing waits for them
        loop = asyncio.get_running_loop()
        self._keeping = [loop.create_task(self._keep_one(number)) for number in range(self._count)]

    async def _keep_one(self, number: int) -> None:
        """One process after the other, each for as long as it lives."""
        if number > 0:
            await self._first_has_tried.wait()
        thread = ThreadPoolExecutor(1, "thinker")
        early_deaths = 0  # one after the other, before any answer
        try:
            while True:
                has_answered = await self._live_through(self._new(), thread)
                early_deaths = 0 if has_answered else early_deaths + 1
                if early_deaths > 1:
                    doubled = FIRST_PAUSE * 2 ** min(early_deaths - 2, 10)
                    await self._pause(min(doubled, LONGEST_PAUSE))
        finally:
            thread.shutdown(wait=False)

    def _new(self) -> Process:
        return Process("thinker", work, self._module)

    async def _live_through(self, thinker: Process, thread: ThreadPoolExecutor) -> bool:
        """The whole life of a process; whether it has answered anything."""
        run, answered = asyncio.get_running_loop().run_in_executor, 0
        self._thinkers[thinker] = None
        try:
            warmed: BotFailed | None = await run(thread, thinker.start)
            self._first_has_tried.set()
            if warmed is not None:
                self._notices.warn("a thinker did not get warm", **warmed.known)
            with self._counted_as_ready():
                while True:
                    await self._think(await self._next(), thinker, thread)
                    answered += 1
        except ProcessEnded as end:
            self._tell_of_end(str(end))
        except OSError as error:
            self._tell_of_end(f"not started: {error.strerror}")
        finally:
            self._first_has_tried.set()
            await run(thread, thinker.bury)
            del self._thinkers[thinker]
        return answered > 0

    @contextmanager
    def _counted_as_ready(self) -> Iterator[None]:
        self.ready += 1
        try:
            yield
        finally:
            self.ready -= 1

    async def _think(
        self, asked: PendingRequest, thinker: Process, thread: ThreadPoolExecutor
    ) -> None:
        run = asyncio.get_running_loop().run_in_executor
        self._busy.add(asked)
        try:
            answer: Answer = await run(thread, thinker.ask, asked.question, STUCK_AFTER)
            if isinstance(answer, BotMove):
                self._learn(asked.question, answer.seconds)
            asked.tell(answer)
        except ProcessEnded as end:
            asked.tell(BotFailed("ended", {"why": str(end)}))
            raise
        except Exception as error:  # the question could not be sent, or the answer not be read
            asked.tell(BotFailed("failed", failure(error)))
        finally:
            self._busy.discard(asked)

    def _tell_of_end(self, why: str) -> None:
        self._count_ended()
        self._notices.warn("a thinker ended, and is replaced", why=why)

    async def _pause(self, length: int) -> None:
        over = asyncio.Event()
        alarm = self._clock.call_at(self._clock.now() + length, over.set)
        try:
            await over.wait()
        finally:
            alarm.cancel()

    def _kill(self) -> None:
        for each in list(self._thinkers):
            each.kill()

    async def close(self) -> None:
        """Nobody thinks any more; whoever waits is cancelled."""
        atexit.unregister(self._kill)
        for asked in (*self._waiting, *self._busy):
            asked.answer.cancel()
        for keeping in self._keeping:
            keeping.cancel()
        self._kill()
        await asyncio.gather(*self._keeping, return_exceptions=True)

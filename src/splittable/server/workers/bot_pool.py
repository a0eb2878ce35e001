"""The bot pool: a fixed number of bot workers with a queue. Workers that die are replaced.

All decisions are made on the event loop. Blocking calls, such as starting a process and waiting for
its answer, run in one thread per worker.
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

import structlog

from splittable.server.clock import Clock
from splittable.server.logs import RateLimitedLog, failure
from splittable.server.workers.bot_worker import (
    Answer,
    BotFailed,
    BotMove,
    BotRequest,
    WarmUp,
    work,
)
from splittable.server.workers.process import Process, ProcessEnded

MOST_WAITING: Final = 64  # queued requests per worker
STUCK_AFTER: Final = 10.0  # seconds for one move, after which the worker is killed
FIRST_PAUSE, LONGEST_PAUSE = 1_000, 60_000  # ms before a worker that keeps dying is replaced
USUALLY_AT_MOST: Final = 8  # workers by default: each takes the memory of an interpreter
SMOOTHING: Final = 0.2  # weight of the latest duration in the moving average

log = structlog.get_logger()


def usual_count() -> int:
    """The default number of workers: the cores, less one for the server itself."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(1, min(cores - 1, USUALLY_AT_MOST))


@dataclass(frozen=True, slots=True, eq=False)
class PendingRequest:
    """A request and the future of its answer. Cancelling the future removes it from the queue."""

    question: BotRequest
    answer: asyncio.Future[Answer]

    def resolve(self, answer: Answer) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


class BotPool:
    """The queue of bot requests, and the workers that answer them."""

    def __init__(
        self,
        count: int,
        module: str,
        clock: Clock,
        notices: RateLimitedLog,
        count_ended: Callable[[], None],
    ) -> None:
        self._count = count
        self._module = module  # defines the bots
        self._clock = clock
        self._notices = notices
        self._count_ended = count_ended
        self._supervisors: list[asyncio.Task[None]] = []  # one per worker
        self._processes: dict[Process, None] = {}
        self._began: int | None = None  # ms since 1970: when the first workers were started
        self._waiting: dict[PendingRequest, None] = {}  # in order
        self._busy: set[PendingRequest] = set()  # being computed
        self._has_more = asyncio.Event()
        # Set when the first worker has warmed up, or failed to: the others find its compiled code.
        self._first_has_warmed_up = asyncio.Event()
        self._seconds: dict[tuple[str, str], float] = {}  # by game and bot: usual time for a move
        self.ready = 0  # workers that are warm

    # Requests

    @property
    def waiting(self) -> int:
        """Requests that no worker has started yet."""
        return len(self._waiting)

    def ask(self, question: BotRequest) -> asyncio.Future[Answer]:
        self.start()
        pending = PendingRequest(question, asyncio.get_running_loop().create_future())
        self._waiting[pending] = None
        pending.answer.add_done_callback(lambda _: self._waiting.pop(pending, None))
        self._has_more.set()
        return pending.answer

    async def _next(self) -> PendingRequest:
        while not self._waiting:
            self._has_more.clear()
            await self._has_more.wait()
        pending = next(iter(self._waiting))
        del self._waiting[pending]
        return pending

    @property
    def is_idle(self) -> bool:
        """Whether no request is queued or being computed."""
        return not self._waiting and not self._busy

    def has_room(self, question: BotRequest, seconds: float, share: float) -> bool:
        """Whether a request would fit into this share of the queue and of these seconds."""
        most = MOST_WAITING * self._count
        return len(self._waiting) < most * share and self._expected(question) <= seconds * share

    def _expected(self, question: BotRequest) -> float:
        """Estimated seconds until an answer, from recent durations."""
        ahead = sum(self._usual_seconds(each.question) for each in (*self._waiting, *self._busy))
        return ahead / max(self.ready, 1) + self._usual_seconds(question)

    def _usual_seconds(self, question: BotRequest) -> float:
        return self._seconds.get((question.game, question.bot), 0.0)

    def _record_duration(self, question: BotRequest, seconds: float) -> None:
        usual = self._seconds.setdefault((question.game, question.bot), seconds)
        self._seconds[question.game, question.bot] = usual + SMOOTHING * (seconds - usual)

    # Processes

    @property
    def pids(self) -> list[int]:
        return [each.pid for each in self._processes if each.pid is not None]

    def cold_for(self) -> int:
        """How many ms the pool has been starting without a warm worker; 0 if there is one."""
        return 0 if self.ready or self._began is None else self._clock.now() - self._began

    def start(self) -> None:
        """Start the workers in the background; otherwise the first request starts them."""
        if self._supervisors:
            return
        self._began = self._clock.now()
        atexit.register(self._kill)  # runs before multiprocessing joins them
        loop = asyncio.get_running_loop()
        self._supervisors = [
            loop.create_task(self._supervise(number)) for number in range(self._count)
        ]

    async def _supervise(self, number: int) -> None:
        """Run one worker, and replace it each time it ends."""
        if number > 0:
            await self._first_has_warmed_up.wait()
        thread = ThreadPoolExecutor(1, "bot-worker")
        early_deaths = 0  # in a row, before any answer
        try:
            while True:
                has_answered = await self._run_process(self._new_process(), thread)
                early_deaths = 0 if has_answered else early_deaths + 1
                if early_deaths > 1:
                    doubled = FIRST_PAUSE * 2 ** min(early_deaths - 2, 10)
                    await self._pause(min(doubled, LONGEST_PAUSE))
        finally:
            thread.shutdown(wait=False)

    def _new_process(self) -> Process:
        return Process("bot-worker", work, self._module)

    async def _run_process(self, process: Process, thread: ThreadPoolExecutor) -> bool:
        """Run a process until it ends. Returns whether it answered anything."""
        run, answered = asyncio.get_running_loop().run_in_executor, 0
        self._processes[process] = None
        try:
            warmed: WarmUp = await run(thread, process.start)
            if warmed.problem is not None:
                self._notices.warn(warmed.problem, **warmed.known)
            elif not self._first_has_warmed_up.is_set():
                log.info("bots are ready", seconds=self.cold_for() / 1000)
            self._first_has_warmed_up.set()
            with self._counted_as_ready():
                while True:
                    await self._compute(await self._next(), process, thread)
                    answered += 1
        except ProcessEnded as end:
            self._report_end(str(end))
        except OSError as error:
            self._report_end(f"not started: {error.strerror}")
        finally:
            self._first_has_warmed_up.set()
            await run(thread, process.close)
            del self._processes[process]
        return answered > 0

    @contextmanager
    def _counted_as_ready(self) -> Iterator[None]:
        self.ready += 1
        try:
            yield
        finally:
            self.ready -= 1

    async def _compute(
        self, pending: PendingRequest, process: Process, thread: ThreadPoolExecutor
    ) -> None:
        run = asyncio.get_running_loop().run_in_executor
        self._busy.add(pending)
        try:
            answer: Answer = await run(thread, process.ask, pending.question, STUCK_AFTER)
            if isinstance(answer, BotMove):
                self._record_duration(pending.question, answer.seconds)
            pending.resolve(answer)
        except ProcessEnded as end:
            pending.resolve(BotFailed("ended", {"why": str(end)}))
            raise
        except Exception as error:  # the request or the answer could not be pickled
            pending.resolve(BotFailed("failed", failure(error)))
        finally:
            self._busy.discard(pending)

    def _report_end(self, why: str) -> None:
        self._count_ended()
        self._notices.warn("a bot worker ended and is replaced", why=why)

    async def _pause(self, length: int) -> None:
        over = asyncio.Event()
        alarm = self._clock.call_at(self._clock.now() + length, over.set)
        try:
            await over.wait()
        finally:
            alarm.cancel()

    def _kill(self) -> None:
        for each in list(self._processes):
            each.kill()

    async def close(self) -> None:
        """Kill all workers and cancel all requests."""
        atexit.unregister(self._kill)
        for pending in (*self._waiting, *self._busy):
            pending.answer.cancel()
        for supervisor in self._supervisors:
            supervisor.cancel()
        self._kill()
        await asyncio.gather(*self._supervisors, return_exceptions=True)

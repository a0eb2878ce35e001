"""The review queue: reviews of finished games, made once and one at a time.

Clients poll until the review is ready; reviews that nobody polls for are cancelled. All decisions
are made on the event loop. Blocking calls run in one thread, for the one worker process.
"""

import asyncio
import atexit
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, Literal, TypeAlias

import msgspec

from splittable.core.errors import Mismatch, MissingPackage
from splittable.core.extras import has_extra
from splittable.core.record import Record, verify, write_record
from splittable.review.report import FORMAT
from splittable.server.clock import Clock
from splittable.server.domain.commands.errors import Refused
from splittable.server.logs import RateLimitedLog
from splittable.server.messages.rest import ReviewedDecision, ReviewedPosition, ReviewProgress
from splittable.server.store import Store, StoreError
from splittable.server.workers.process import Process, ProcessEnded
from splittable.server.workers.review_worker import (
    Answer,
    ReviewFailed,
    ReviewFinished,
    ReviewRequest,
    ReviewStep,
    ReviewStopped,
    work,
)

MOST_QUEUED: Final = 16  # reviews waiting or in progress
MOST_OF_ONE: Final = 2  # of these, for one address
WANTED_FOR: Final = 15_000  # ms since the last poll, after which a review is cancelled
AFTER_A_FAILURE: Final = 60_000  # ms until a failed review may be tried again
MOST_KEPT: Final = 64  # reviews of uploaded records cached in memory; those of tables are stored
STUCK_AFTER: Final = 300.0  # seconds for one step, including compilation
IDLE_FOR: Final = 60.0  # seconds without work, after which the worker ends to free its memory
BOTS_FIRST: Final = 2.0  # seconds that a step waits at most while bots compute
LOOK_EVERY: Final = 0.02  # seconds between checks for that

Key: TypeAlias = tuple[str, int] | str  # a game of a table; or an uploaded record, by its id
End: TypeAlias = Literal["done", "cancelled", "failed", "refused"]
ENDS: Final[tuple[End, ...]] = ("done", "cancelled", "failed", "refused")


@dataclass(slots=True, eq=False)
class _Job:
    key: Key
    record: str
    payer: object  # the address budget it counts against
    asked_at: int  # ms since 1970: the last poll
    is_begun: bool = False
    done: float = 0.0
    found: list[ReviewedPosition | ReviewedDecision] = field(default_factory=list)

    def add(self, step: ReviewStep) -> None:
        self.done = step.done / step.of
        self.found.append(_typed(step.found))

    def progress(self, ahead: int, have: int) -> ReviewProgress:
        """`ahead`: reviews before this one; `have`: results that the client has already."""
        more = self.found[have:]
        return ReviewProgress(
            state="working" if self.is_begun else "waiting",
            done=round(self.done, 3),
            id=self.key if isinstance(self.key, str) else None,
            ahead=ahead,
            positions=tuple(each for each in more if isinstance(each, ReviewedPosition)),
            decisions=tuple(each for each in more if isinstance(each, ReviewedDecision)),
        )


def _typed(found: Mapping[str, Any]) -> ReviewedPosition | ReviewedDecision:
    if "chances" in found:
        return msgspec.convert(found, ReviewedPosition)
    return msgspec.convert(found, ReviewedDecision)


class ReviewQueue:
    """The queue, the finished reviews, and the worker process that makes them."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        notices: RateLimitedLog,
        playouts: int | None,  # per decision; None: the game's default; 0: no reviews
        module: str,
        is_quiet: Callable[[], bool],  # whether no bot is computing
        count: Callable[[End], None],
    ) -> None:
        self._store = store
        self._clock = clock
        self._notices = notices
        self._playouts = playouts
        self._module = module
        self._is_quiet = is_quiet
        self._count = count
        self._version = f"{FORMAT} {'usual' if playouts is None else playouts}"
        self._queue: dict[Key, _Job] = {}  # in order; the first may be in progress
        self._kept: dict[Key, bytes] = {}  # of uploaded records, compressed; most recent last
        self._failed: dict[Key, int] = {}  # by key, ms since 1970: not retried before that
        self._has_more = asyncio.Event()
        self._working: asyncio.Task[None] | None = None
        self._process: Process | None = None

    @property
    def queued(self) -> int:
        return len(self._queue)

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    # Asking

    async def found(self, key: Key, have: int) -> bytes | ReviewProgress | None:
        """The finished review as JSON, or its progress; None: it wasn't started.

        `have`: the number of results that the client has already. Raises Refused if it failed
        recently.
        """
        job = self._queue.get(key)
        if job is not None:
            job.asked_at = self._clock.now()
            return self._progress(job, have)
        compressed = self._in_memory(key) if isinstance(key, str) else await self._stored(*key)
        if compressed is not None:
            return zlib.decompress(compressed)
        if self._clock.now() < self._failed.get(key, 0):
            raise Refused("broken", "this game could not be reviewed, and it is not your fault")
        return None

    def begin(self, key: Key, record: Record, payer: object, have: int) -> ReviewProgress:
        """Start a review. Raises Refused if reviews aren't available or too many are queued."""
        self._check_available()
        if key not in self._queue:
            self._check_room(payer)
            self._queue[key] = _Job(key, write_record(record), payer, self._clock.now())
            self._has_more.set()
            self._start()
        return self._progress(self._queue[key], have)

    def _progress(self, job: _Job, have: int) -> ReviewProgress:
        return job.progress(list(self._queue).index(job.key), have)

    def uploaded(self, record: Record) -> str:
        """The id of an uploaded record's review. Raises Refused for unfinished or false records."""
        if record.result is None:
            raise Refused("invalid", "record: only finished games can be reviewed")
        try:
            verify(record)
        except Mismatch as error:
            raise Refused("invalid", f"record: {error}") from error
        return sha256(f"{self._version}\n{write_record(record)}".encode()).hexdigest()[:32]

    def _check_available(self) -> None:
        if self._playouts == 0:
            raise Refused("no-reviews", "this server does not review games")
        if not has_extra("sim"):
            raise Refused("no-reviews", str(MissingPackage("a review", "sim")))

    def _check_room(self, payer: object) -> None:
        self._cancel_unwanted()
        of_one = sum(job.payer is payer for job in self._queue.values())
        if of_one >= MOST_OF_ONE or len(self._queue) >= MOST_QUEUED:
            self._count("refused")
            whose = " for your address" if of_one >= MOST_OF_ONE else ""
            raise Refused("too-busy", f"too many reviews are queued{whose}; try again soon")

    def _cancel_unwanted(self) -> None:
        for job in [job for job in self._queue.values() if not job.is_begun]:
            if not self._is_wanted(job):
                self._end(job, "cancelled")

    def _is_wanted(self, job: _Job) -> bool:
        return self._clock.now() - job.asked_at <= WANTED_FOR

    # Finished reviews

    async def _stored(self, table: str, number: int) -> bytes | None:
        # PostgreSQL text can't contain NUL.
        return None if "\0" in table else await self._store.review(table, number, self._version)

    def _in_memory(self, key: str) -> bytes | None:
        compressed = self._kept.pop(key, None)
        if compressed is not None:
            self._kept[key] = compressed
        return compressed

    async def _save(self, key: Key, compressed: bytes) -> None:
        if not isinstance(key, str):
            await self._store.keep_review(*key, self._version, compressed)
            return
        self._kept[key] = compressed
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]

    # Working

    def _start(self) -> None:
        if self._working is None or self._working.done():
            self._working = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        """Run a worker process, and replace it if it dies, until the queue stays empty."""
        thread = ThreadPoolExecutor(1, "reviewer")
        atexit.register(self._kill)  # runs before multiprocessing joins it
        try:
            while self._queue:
                await self._run_process(thread)
        finally:
            atexit.unregister(self._kill)
            thread.shutdown(wait=False)

    async def _run_process(self, thread: ThreadPoolExecutor) -> None:
        run = asyncio.get_running_loop().run_in_executor
        process = self._process = Process("reviewer", work, self._module)
        try:
            await run(thread, process.start)
            while (job := await self._next()) is not None:
                await self._review(job, process, thread)
        except ProcessEnded as end:
            self._fail(next(iter(self._queue.values()), None), {"why": str(end)})
        except OSError as error:
            why = f"not started: {error.strerror}"
            self._fail(next(iter(self._queue.values()), None), {"why": why})
        finally:
            self._process = None
            process.kill()
            await run(thread, process.close)

    async def _next(self) -> _Job | None:
        """The next job; None if there was none for a while."""
        while True:
            self._cancel_unwanted()
            if self._queue:
                return next(iter(self._queue.values()))
            self._has_more.clear()
            try:
                async with asyncio.timeout(IDLE_FOR):
                    await self._has_more.wait()
            except TimeoutError:
                if not self._queue:
                    return None

    async def _review(self, job: _Job, process: Process, thread: ThreadPoolExecutor) -> None:
        job.is_begun = True
        ask = _Request(process, thread)
        answer: Answer = await ask(ReviewRequest(job.record, self._playouts))
        while isinstance(answer, ReviewStep):
            job.add(answer)
            await self._wait_for_bots()
            answer = await ask(self._is_wanted(job))
        match answer:
            case ReviewFinished(review):
                await self._finish(job, review)
            case ReviewStopped():
                self._end(job, "cancelled")
            case ReviewFailed(known):
                self._fail(job, dict(known))

    async def _wait_for_bots(self) -> None:
        """Bots go first. The wait is bounded, so that reviews progress even if bots never rest."""
        waited = 0.0
        while waited < BOTS_FIRST and not self._is_quiet():
            await asyncio.sleep(LOOK_EVERY)
            waited += LOOK_EVERY

    async def _finish(self, job: _Job, review: bytes) -> None:
        try:
            await self._save(job.key, zlib.compress(review))
        except StoreError as error:
            self._fail(job, {"why": str(error)})
        else:
            self._end(job, "done")

    def _fail(self, job: _Job | None, known: dict[str, Any]) -> None:
        self._notices.fail("a review failed", **known)
        if job is not None:
            self._failed[job.key] = self._clock.now() + AFTER_A_FAILURE
            if len(self._failed) > MOST_KEPT:
                del self._failed[next(iter(self._failed))]
            self._end(job, "failed")

    def _end(self, job: _Job, how: End) -> None:
        self._count(how)
        self._queue.pop(job.key, None)

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    async def close(self) -> None:
        """Stop reviewing. Clients that keep polling start their reviews again after a restart."""
        if self._working is not None:
            self._working.cancel()
            self._kill()
            await asyncio.gather(self._working, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class _Request:
    """Asks the worker process from its thread."""

    process: Process
    thread: ThreadPoolExecutor

    async def __call__(self, question: object) -> Any:
        run = asyncio.get_running_loop().run_in_executor
        return await run(self.thread, self.process.ask, question, STUCK_AFTER)

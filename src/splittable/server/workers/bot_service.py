"""The bot service: always a move in time, from the requested bot or a quicker one.

Slow bots run in worker processes. Quick ones run in a thread, where they finish before a process
would have read the request.
"""

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from random import Random
from typing import Final, TypeVar, get_args

from splittable.bots import USUAL
from splittable.bots.bot import Speak, speech_of
from splittable.core.reasons import Reason
from splittable.core.talk import Phrase
from splittable.server.clock import Clock
from splittable.server.logs import RateLimitedLog
from splittable.server.workers.bot_pool import BotPool
from splittable.server.workers.bot_worker import (
    Answer,
    BotFailed,
    BotMove,
    BotRequest,
    Cause,
    SpeechRequest,
    choose,
    spoken_phrase,
)
from splittable.server.workers.roster import QUICK, Roster

AnswerT = TypeVar("AnswerT")

LONGEST_WAIT: Final = 5_000  # ms from the request until a quicker bot takes over
QUICK_BOT_WAIT: Final = 1_000  # ms more for a quick bot that takes over
QUICK_AT_ONCE: Final = 2  # threads for quick bots

CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)
_EVENTS: Final[dict[Cause, str]] = {
    "busy": "a quicker bot plays: the bot workers are busy",
    "late": "a quicker bot plays: the requested bot took too long",
    "cold": "a quicker bot plays: no bot worker is warm yet",
    "ended": "a quicker bot plays: the bot worker ended",
    "missing": "a quicker bot plays: the requested bot is not available",
    "failed": "a bot failed",
}


@dataclass(frozen=True, slots=True)
class Choice:
    """A chosen move: who chose it and, if requested, why."""

    bot: str | None  # None: the judge of reviews; a lesson; or all failed and it is any legal move
    place: int  # index of the move in `legal`
    why: Reason | None = None


class BotService:
    """Chooses moves for bots and hints, within a time limit."""

    def __init__(
        self,
        roster: Roster,
        pool: BotPool,
        clock: Clock,
        notices: RateLimitedLog,
        count_replaced: Callable[[Cause], None],
        observe: Callable[[str, float], None],
    ) -> None:
        self._roster = roster
        self._pool = pool
        self._threads = ThreadPoolExecutor(QUICK_AT_ONCE, thread_name_prefix="bot")
        self._clock = clock
        self._notices = notices
        self._count_replaced = count_replaced
        self._observe = observe  # gets a bot and its computing time in seconds

    def warm(self) -> None:
        """Start the bot workers in the background, if any bot needs them."""
        if self._roster.needs_workers:
            self._pool.start()

    @property
    def waiting(self) -> int:
        """How many moves wait for a worker."""
        return self._pool.waiting

    @property
    def is_idle(self) -> bool:
        """Whether no slow bot is waiting or computing."""
        return self._pool.is_idle

    async def chosen(self, question: BotRequest, table: str) -> Choice:
        """A move by the best bot that answers in time. If every bot fails it is a random legal
        move, so that nobody waits forever."""
        until = self._clock.now() + LONGEST_WAIT
        for bot in self._fallbacks(question):
            judging = question.judging if bot == question.bot else None  # a quicker bot is in time
            answer = await self._answer(replace(question, bot=bot, judging=judging), until)
            if isinstance(answer, BotMove):
                self._observe(bot, answer.seconds)
                return Choice(None if answer.is_judged else bot, answer.place, answer.why)
            if bot == question.bot:
                self._count_replaced(answer.cause)
            write = self._notices.fail if answer.cause == "failed" else self._notices.warn
            write(_EVENTS[answer.cause], table=table, bot=bot, **answer.known)
        return Choice(None, Random(question.seed).randrange(len(question.legal)))

    async def phrase(self, question: SpeechRequest, table: str) -> Phrase | None:
        """What a bot says; None: nothing, also if it fails or takes too long."""
        speak = self.speech(question.game, question.bot)
        if speak is None:
            return None
        run = asyncio.get_running_loop().run_in_executor
        saying: asyncio.Future[Phrase | BotFailed | None]
        saying = run(self._threads, spoken_phrase, speak, question)
        answer = await self._in_time(saying, self._clock.now() + QUICK_BOT_WAIT)
        if isinstance(answer, BotFailed):
            write = self._notices.fail if answer.cause == "failed" else self._notices.warn
            write("a bot stays silent", table=table, bot=question.bot, **answer.known)
            return None
        return answer

    def speech(self, game: str, bot: str) -> Speak | None:
        """How this bot talks; None if it doesn't."""
        known = self._roster.of(game).get(bot)
        return None if known is None else speech_of(known)

    def _fallbacks(self, question: BotRequest) -> Iterable[str]:
        """The bots to try, in order: the requested one, then quicker ones."""
        lower = (USUAL, QUICK) if self._is_slow(question) else (QUICK,)
        offered = self._roster.offered(question.game)
        return dict.fromkeys([question.bot, *(bot for bot in lower if bot in offered)])

    async def _answer(self, question: BotRequest, until: int) -> Answer:
        if question.bot not in self._roster.offered(question.game):
            return BotFailed("missing")
        if self._is_slow(question):
            return await self._in_a_process(question, until)
        return await self._in_a_thread(question, until)

    def _is_slow(self, question: BotRequest) -> bool:
        return self._roster.is_slow(question.game, question.bot)

    async def _in_a_process(self, question: BotRequest, until: int) -> Answer:
        """Run a slow bot in a worker. The requested bot may use half of the queue and of the time,
        unless it is the default one: so when there are too many hard bots, the default one, which
        is quicker and still plays well, has room."""
        pool, left = self._pool, until - self._clock.now()
        if left <= 0:
            return BotFailed("late")
        if pool.cold_for() >= LONGEST_WAIT:
            return BotFailed("cold")
        if not pool.has_room(question, left / 1000, 1.0 if question.bot == USUAL else 0.5):
            return BotFailed("busy")
        return await self._in_time(pool.ask(question), until)

    async def _in_a_thread(self, question: BotRequest, until: int) -> Answer:
        bot = self._roster.of(question.game)[question.bot]
        run = asyncio.get_running_loop().run_in_executor
        answer = run(self._threads, choose, bot, question)
        return await self._in_time(answer, max(until, self._clock.now() + QUICK_BOT_WAIT))

    async def _in_time(
        self, answer: asyncio.Future[AnswerT | BotFailed], until: int
    ) -> AnswerT | BotFailed:
        try:
            async with asyncio.timeout(None) as limit:
                alarm = self._clock.call_at(until, lambda: limit.reschedule(0))
                try:
                    return await answer
                finally:
                    alarm.cancel()
        except TimeoutError:
            return BotFailed("late")

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self._pool.close()

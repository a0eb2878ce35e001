"""Who chooses when a bot is asked: itself, or a quicker one where that would take too long.

A bot that thinks for long has a process for it, a quick one a thread: there it is done before a
process would have read the question. Whatever happens, there is a move, and soon.
"""

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from random import Random
from typing import Final, get_args

from splittable.bots import USUAL
from splittable.core.reasons import Reason
from splittable.server.clock import Clock
from splittable.server.logs import RateLimitedLog
from splittable.server.workers.bot_pool import BotPool
from splittable.server.workers.bot_worker import (
    Answer,
    BotFailed,
    BotMove,
    BotRequest,
    Cause,
    choose,
)
from splittable.server.workers.roster import QUICK, Roster

LONGEST_WAIT: Final = 5_000  # ms from asking a bot until it is waited for no longer
A_MOMENT: Final = 1_000  # ms more for a quick bot that plays in its place
QUICK_AT_ONCE: Final = 2  # threads

CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)
_EVENTS: Final[dict[Cause, str]] = {
    "busy": "a quicker bot plays: too many think at once",
    "late": "a quicker bot plays: the one asked took too long",
    "cold": "a quicker bot plays: no thinker is warm yet",
    "ended": "a quicker bot plays: the thinker of the one asked has ended",
    "missing": "a quicker bot plays: the one asked is not here",
    "failed": "a bot failed",
}


@dataclass(frozen=True, slots=True)
class Choice:
    """A move among the legal ones, who has chosen it, and why where that was asked."""

    bot: str | None  # None: a lesson says so, or all have failed and it is any legal move
    place: int
    why: Reason | None = None


class BotService:
    def __init__(
        self,
        roster: Roster,
        thinkers: BotPool,
        clock: Clock,
        notices: RateLimitedLog,
        count_replaced: Callable[[Cause], None],
        observe: Callable[[str, float], None],
    ) -> None:
        self._roster = roster
        self._thinkers = thinkers
        self._threads = ThreadPoolExecutor(QUICK_AT_ONCE, thread_name_prefix="bot")
        self._clock = clock
        self._notices = notices
        self._count_replaced = count_replaced
        self._observe = observe  # a bot, and for how many seconds it has thought

    def warm(self) -> None:
        """Have the processes get ready, in the background; nobody has to wait for it."""
        if self._roster.needs_thinkers:
            self._thinkers.start()

    @property
    def is_idle(self) -> bool:
        """Whether no bot waits for a thought."""
        return self._thinkers.is_idle

    async def chosen(self, question: BotRequest, table: str) -> Choice:
        """The move of a bot as good as can be had in time. Where every bot fails it is any legal
        move, so that nobody waits for ever."""
        until = self._clock.now() + LONGEST_WAIT
        for bot in self._ladder(question):
            answer = await self._answer(replace(question, bot=bot), until)
            if isinstance(answer, BotMove):
                self._observe(bot, answer.seconds)
                return Choice(bot, answer.place, answer.why)
            if bot == question.bot:
                self._count_replaced(answer.cause)
            tell = self._notices.fail if answer.cause == "failed" else self._notices.warn
            tell(_EVENTS[answer.cause], table=table, bot=bot, **answer.known)
        return Choice(None, Random(question.seed).randrange(len(question.legal)))

    def _ladder(self, question: BotRequest) -> Iterable[str]:
        """From the bot that is asked down to the quickest: each plays where those before do not."""
        lower = (USUAL, QUICK) if question.bot in self._roster.slow else (QUICK,)
        offered = self._roster.offered(question.game)
        return dict.fromkeys([question.bot, *(bot for bot in lower if bot in offered)])

    async def _answer(self, question: BotRequest, until: int) -> Answer:
        if question.bot not in self._roster.offered(question.game):
            return BotFailed("missing")
        if question.bot in self._roster.slow:
            return await self._in_a_process(question, until)
        return await self._in_a_thread(question, until)

    async def _in_a_process(self, question: BotRequest, until: int) -> Answer:
        """Half of the queue and of the time is for whoever is asked, the rest for the usual bot:
        where hard ones are too many, there is room for a quicker one that still plays well."""
        thinkers, left = self._thinkers, until - self._clock.now()
        if left <= 0:
            return BotFailed("late")
        if thinkers.cold_for() >= LONGEST_WAIT:
            return BotFailed("cold")
        if not thinkers.has_room(question, left / 1000, 1.0 if question.bot == USUAL else 0.5):
            return BotFailed("busy")
        return await self._in_time(thinkers.ask(question), until)

    async def _in_a_thread(self, question: BotRequest, until: int) -> Answer:
        bot = self._roster.of(question.game)[question.bot]
        run = asyncio.get_running_loop().run_in_executor
        answer = run(self._threads, choose, bot, question)
        return await self._in_time(answer, max(until, self._clock.now() + A_MOMENT))

    async def _in_time(self, answer: asyncio.Future[Answer], until: int) -> Answer:
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
        await self._thinkers.close()

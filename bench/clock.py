"""Bots whose thinking is timed, by processor time: what else the machine does has no say."""

import time
from random import Random
from typing import Any

from splittable.bots.bot import AnyBot, Events


class Clock:
    """A bot whose thinking is timed: only decisions among several moves count."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot, self.spent, self.decisions = bot, 0.0, 0  # seconds, and in how many decisions

    def __call__(self, view: Any, legal: tuple[Any, ...], rng: Random, shown: Events) -> Any:
        begin = time.thread_time()
        move = self._bot(view, legal, rng, shown)
        if len(legal) > 1:
            self.spent += time.thread_time() - begin
            self.decisions += 1
        return move

    @property
    def milliseconds(self) -> float:
        return 1000 * self.spent / max(self.decisions, 1)

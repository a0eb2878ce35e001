"""Measures the CPU time of bots' decisions, which other load on the machine hardly affects."""

import time
from random import Random
from typing import Any

from splittable.bots.bot import AnyBot, Events, speech_of


class Clock:
    """A bot with a timer. Only decisions between several moves count."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot, self.spent, self.decisions = bot, 0.0, 0  # CPU seconds, number of decisions
        self.speak = speech_of(bot)

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

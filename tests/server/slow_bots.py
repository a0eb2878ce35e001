# real time: bots in processes of their own wait for a file, or keep a processor busy
"""Bots for tests of the bot pool. Worker processes import them from here, by name.

Each picks its own index among the legal moves, so a move shows which bot chose it.
"""

import json
import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from splittable.bots import BOTS as REAL
from splittable.bots import is_available as is_really_available
from splittable.bots import is_slow as is_really_slow
from splittable.bots.bot import AnyBot
from splittable.server.workers.bot_worker import BotRequest

__all__ = ["BOTS", "is_available", "is_slow", "warm"]

MODULE: Final = __name__
GATE: Final = "SPLITTABLE_TEST_GATE"  # a file: until it is there, gated bots think
COLD: Final = "SPLITTABLE_TEST_COLD"  # a file: until it is there, nobody gets warm
NOTES: Final = "SPLITTABLE_TEST_NOTES"  # a file for what a bot has to say of itself

GATED, MEDIUM, QUICK = 0, 1, 2  # places of their moves
LEGAL: Final = ("the gated one's", "medium's", "the quick one's")


@dataclass(frozen=True, slots=True)
class Gate:
    """Until it is opened, gated bots think."""

    path: Path

    def open(self) -> None:
        self.path.touch()


def ask(bot: str, seed: int = 1) -> BotRequest:
    return BotRequest("split", bot, {"my": "view"}, LEGAL, seed, ("an event",))


def gated(_: Any, legal: tuple[Any, ...], *_others: Any) -> Any:
    while not Path(os.environ[GATE]).exists():
        time.sleep(0.002)
    return legal[GATED]


def medium(_: Any, legal: tuple[Any, ...], *_others: Any) -> Any:
    return legal[MEDIUM % len(legal)]


def quick(_: Any, legal: tuple[Any, ...], *_others: Any) -> Any:
    return legal[QUICK % len(legal)]


def by_chance(_: Any, legal: tuple[Any, ...], rng: Random, _shown: Any) -> Any:
    return rng.choice(legal)


def telltale(view: Any, legal: tuple[Any, ...], _: Random, shown: Any) -> Any:
    said = {"pid": os.getpid(), "view": view, "legal": legal, "shown": shown}
    said["niceness"] = os.nice(0)
    said["deaf"] = [
        signal.getsignal(each) == signal.SIG_IGN for each in (signal.SIGINT, signal.SIGTERM)
    ]
    Path(os.environ[NOTES]).write_text(json.dumps(said), encoding="utf-8")
    return legal[GATED]


def fails(_: Any, legal: tuple[Any, ...], *_others: Any) -> Any:
    raise RuntimeError(f"with its cards in its words: {legal}")


def cheats(*_: Any) -> Any:
    return "no legal move"


def dies(*_: Any) -> Any:
    os._exit(9)


def is_stuck(*_: Any) -> Any:
    while True:
        pass


def takes_a_while(_: Any, legal: tuple[Any, ...], *_others: Any) -> Any:
    time.sleep(0.2)
    return legal[GATED]


def works_hard(_: Any, legal: tuple[Any, ...], *_others: Any) -> Any:
    began = time.process_time()
    while time.process_time() - began < 0.3:
        sum(range(1000))
    return legal[GATED]


THINKING_BESIDE: Final[dict[str, AnyBot]] = {
    "gated": gated,
    "medium": medium,
    "by-chance": by_chance,
    "telltale": telltale,
    "fails": fails,
    "cheats": cheats,
    "dies": dies,
    "is-stuck": is_stuck,
    "takes-a-while": takes_a_while,
    "works-hard": works_hard,
}
QUICK_ONES: Final[dict[str, AnyBot]] = {
    "rules-of-thumb": quick,
    "quick-by-chance": by_chance,
    "quick-works-hard": works_hard,
    "quick-gated": gated,
}
BOTS: Final = {game: {**REAL[game], **THINKING_BESIDE, **QUICK_ONES} for game in REAL}


def is_slow(game: str, bot: str) -> bool:
    return bot in THINKING_BESIDE or (bot not in QUICK_ONES and is_really_slow(game, bot))


def is_available(game: str, bot: str) -> bool:
    return bot in THINKING_BESIDE or bot in QUICK_ONES or is_really_available(game, bot)


def warm() -> None:
    cold = os.environ.get(COLD)
    while cold is not None and not Path(cold).exists():
        time.sleep(0.005)

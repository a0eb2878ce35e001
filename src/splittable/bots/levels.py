"""The five levels of bots: random, easy, medium, hard and expert.

Easy follows the rules of thumb and sometimes plays at random. Higher levels search imagined worlds
with the simulators. Budgets are in playouts, not time, so that a seed gives the same game on every
machine.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar

from splittable.bots.bot import AnyBot, Events, Speak, Talkative, choose_at_random
from splittable.core.plugins import load

MoveT = TypeVar("MoveT")

SEARCHING: Final = ("medium", "hard", "expert")
SLIPS: Final = 0.35  # how often easy plays a random move


def easy(thumb: AnyBot) -> AnyBot:
    def choose(view: Any, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        slips = rng.random() < SLIPS
        chosen: MoveT = (choose_at_random if slips else thumb)(view, legal, rng, shown)
        return chosen

    return choose


@dataclass(frozen=True, slots=True)
class SearchBot:
    """A bot that searches. It is imported on first use, because it needs the extra `sim`."""

    path: str  # of the game's searching bots by level
    level: str
    speak: Speak | None = None

    def __call__(self, view: Any, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        bots: Mapping[str, AnyBot] = load(self.path)  # raises MissingPackage
        chosen: MoveT = bots[self.level](view, legal, rng, shown)
        return chosen


def levels(thumb: AnyBot, path: str, speak: Speak | None = None) -> dict[str, AnyBot]:
    """All bots of a game, from its rules of thumb, the import path of its searching bots, and how
    they talk. The random bot is silent."""
    quick = {"easy": easy(thumb), "rules-of-thumb": thumb}
    if speak is not None:
        quick = {name: Talkative(bot, speak) for name, bot in quick.items()}
    return {
        "random": choose_at_random,
        "easy": quick["easy"],
        **{level: SearchBot(path, level, speak) for level in SEARCHING},
        "rules-of-thumb": quick["rules-of-thumb"],
    }

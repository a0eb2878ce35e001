"""The five levels of bots: random, easy, medium, hard and expert.

Easy follows the rules of thumb and sometimes plays at random. Higher levels search imagined worlds
with the simulators. Budgets are in playouts, not time, so that a seed gives the same game on every
machine.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar

from splittable.bots.bot import AnyBot, Events, choose_at_random
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

    def __call__(self, view: Any, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        bots: Mapping[str, AnyBot] = load(self.path)  # raises MissingPackage
        chosen: MoveT = bots[self.level](view, legal, rng, shown)
        return chosen


def levels(thumb: AnyBot, path: str) -> dict[str, AnyBot]:
    """All bots of a game, from its rules of thumb and the import path of its searching bots."""
    return {
        "random": choose_at_random,
        "easy": easy(thumb),
        **{level: SearchBot(path, level) for level in SEARCHING},
        "rules-of-thumb": thumb,
    }

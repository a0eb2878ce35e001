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
from splittable.bots.rules_of_thumb import split, split_it, splito

MoveT = TypeVar("MoveT")

RULES_OF_THUMB: Final[Mapping[str, AnyBot]] = {
    "split-it": split_it.choose,
    "splito": splito.choose,
    "split": split.choose,
}
SLIPS: Final = 0.35  # how often easy plays a random move


def easy(game: str) -> AnyBot:
    thumb = RULES_OF_THUMB[game]

    def choose(view: Any, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        slips = rng.random() < SLIPS
        chosen: MoveT = (choose_at_random if slips else thumb)(view, legal, rng, shown)
        return chosen

    return choose


@dataclass(frozen=True, slots=True)
class Thinker:
    """A bot that searches. It is imported on first use, because it needs the extra `sim`."""

    game: str
    level: str

    def __call__(self, view: Any, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        from splittable.bots.search_bots import THINKERS  # raises MissingPackage

        chosen: MoveT = THINKERS[self.game][self.level](view, legal, rng, shown)
        return chosen


def levels(game: str) -> dict[str, AnyBot]:
    return {
        "random": choose_at_random,
        "easy": easy(game),
        **{level: Thinker(game, level) for level in ("medium", "hard", "expert")},
    }

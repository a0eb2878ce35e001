"""How well a bot plays, in five words: random, easy, medium, hard, expert.

Easy follows the rules of thumb and slips now and then. From medium on a bot searches in imagined
worlds, which needs the simulators; budgets are counted in playouts, so that a seed means the same
game on every machine.
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
SLIPS: Final = 0.35  # how often easy plays anything that is legal


def easy(game: str) -> AnyBot:
    thumb = RULES_OF_THUMB[game]

    def choose(view: Any, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        slips = rng.random() < SLIPS
        chosen: MoveT = (choose_at_random if slips else thumb)(view, legal, rng, shown)
        return chosen

    return choose


@dataclass(frozen=True, slots=True)
class Thinker:
    """A bot that is imported when it is first asked, for it needs more than others do."""

    game: str
    level: str

    def __call__(self, view: Any, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        from splittable.bots.search_bots import THINKERS  # says in one line what is missing

        chosen: MoveT = THINKERS[self.game][self.level](view, legal, rng, shown)
        return chosen


def levels(game: str) -> dict[str, AnyBot]:
    return {
        "random": choose_at_random,
        "easy": easy(game),
        **{level: Thinker(game, level) for level in ("medium", "hard", "expert")},
    }

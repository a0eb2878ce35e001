"""The searching bots of Split it!"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from splittable.bots.bot import AnyBot, Events
from splittable.bots.search import QUICK, Distracted, Thinking, search_moves
from splittable.bots.split_it.joint_guesses import Guessing, guess_mix
from splittable.bots.split_it.rules_of_thumb import choose as by_rule_of_thumb
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.moves import Guess
from splittable.games.split_it.view import View
from splittable.sim.search import Company

MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True)
class SplitIt:
    """Mixes its guesses; searches for splits, removals and jokers."""

    thinking: Thinking
    guessing: Guessing

    def __call__(self, view: View, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        if len(legal) == 1:
            return legal[0]
        if isinstance(legal[0], Guess):
            return rng.choices(legal, guess_mix(view, legal, rng, self.guessing))[0]
        return legal[search_moves(SPLIT_IT, view, legal, rng, self.thinking).best]


def _bot(playouts: int, worlds: int, trust: float) -> AnyBot:
    company = Company(QUICK, QUICK)
    return SplitIt(Thinking(playouts, company), Guessing(worlds, company, trust))


LEVELS: Final[Mapping[str, AnyBot]] = {
    # A single opponent soon reads the rule of thumb's guesses, so it rarely follows them in a duel.
    "medium": Distracted(by_rule_of_thumb, _bot(600, 24, 0.5), 0.5, thinks_in_duel=0.95),
    "hard": _bot(2_000, 48, 0.9),
    "expert": _bot(16_000, 400, 0.3),
}

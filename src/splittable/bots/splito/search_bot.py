"""The searching bots of Splito."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, TypeVar

from splittable.bots.bot import AnyBot, Events
from splittable.bots.search import ANYHOW, BY_RULE, ROUGHLY, Distracted, Thinking, search_moves
from splittable.bots.splito.habits import habits
from splittable.bots.splito.rules_of_thumb import choose as by_rule_of_thumb
from splittable.games.splito import SPLITO
from splittable.sim.search import Company

MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True)
class Splito:
    """Searches against opponents of mixed strength."""

    thinking: Thinking
    learns: bool = False  # whether it models opponents by their moves so far

    def __call__(self, view: Any, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        if len(legal) == 1:
            return legal[0]
        thinking = self.thinking
        if self.learns:
            known = habits(view, shown, thinking.company.others, rng)
            thinking = replace(thinking, company=replace(thinking.company, known=known))
        return legal[search_moves(SPLITO, view, legal, rng, thinking).best]


def _bot(playouts: int) -> AnyBot:
    return Splito(Thinking(playouts, Company(BY_RULE, ROUGHLY)))


LEVELS: Final[Mapping[str, AnyBot]] = {
    "medium": Distracted(by_rule_of_thumb, _bot(64), 0.5),
    "hard": _bot(800),
    "expert": Splito(Thinking(4_000, Company(BY_RULE, ANYHOW)), learns=True),
}

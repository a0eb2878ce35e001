"""The searching bots of Split."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from splittable.bots.bot import AnyBot, Events
from splittable.bots.search import BY_RULE, QUICK, Distracted, Thinking, search_moves
from splittable.bots.split.beliefs import believed_worlds, heard_worlds, is_surely_honest
from splittable.bots.split.rules_of_thumb import choose as by_rule_of_thumb
from splittable.games.split import SPLIT
from splittable.games.split.moves import Move, Trust
from splittable.games.split.rules import Phase
from splittable.games.split.view import View
from splittable.sim.search import Company

SURELY: Final = 1.5  # standard errors by which a move must be better than the one team-mates expect
NEARLY: Final = 0.5  # most credit for a team that nearly wins, compared with 1 for a win
MOST_HEARD: Final = 400  # worlds that agree with what was said; more cost time and win no more


@dataclass(frozen=True, slots=True)
class Split:
    """Searches, and never challenges a reset that it knows to be honest.

    In competitive play, it samples worlds by the others' moves. In cooperative play this brought no
    gain, so it samples them by what the others said; and it plays the rule of thumb's move, which
    team-mates expect, unless another is clearly better.
    """

    thinking: Thinking
    worlds: int  # to sample

    def __call__(self, view: View, legal: tuple[Move, ...], rng: Random, shown: Events) -> Move:
        if len(legal) == 1:
            return legal[0]
        if view.phase is Phase.ANSWERING and is_surely_honest(view):
            return next(answer for answer in legal if isinstance(answer, Trust))
        ask = self._together if view.options.cooperative else self._alone
        return ask(view, legal, rng, shown)

    def _alone(self, view: View, legal: tuple[Move, ...], rng: Random, shown: Events) -> Move:
        worlds = None
        if view.phase in (Phase.PLAYING, Phase.ANSWERING):
            worlds = believed_worlds(view, shown, self.worlds, rng)
        return legal[search_moves(SPLIT, view, legal, rng, self.thinking, worlds).best]

    def _together(self, view: View, legal: tuple[Move, ...], rng: Random, shown: Events) -> Move:
        worlds = heard_worlds(view, shown, min(self.worlds, MOST_HEARD), rng)
        found = search_moves(SPLIT, view, legal, rng, self.thinking, worlds)
        expected = by_rule_of_thumb(view, legal, rng, shown)
        gain, error = found.loss(legal.index(expected))
        return legal[found.best] if gain > SURELY * error else expected


def _bot(playouts: int, worlds: int) -> AnyBot:
    return Split(Thinking(playouts, Company(QUICK, BY_RULE, NEARLY)), worlds)


LEVELS: Final[Mapping[str, AnyBot]] = {
    "medium": Distracted(by_rule_of_thumb, _bot(256, 64), 0.3),
    "hard": _bot(4_000, 800),
    "expert": _bot(24_000, 3_000),
}

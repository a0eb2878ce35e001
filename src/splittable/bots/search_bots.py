"""The searching bots, by game and level."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, TypeVar

from splittable.bots.beliefs import believed_worlds, is_surely_honest
from splittable.bots.bot import AnyBot, Events
from splittable.bots.habits import habits
from splittable.bots.joint_guesses import Guessing, guess_mix
from splittable.bots.levels import RULES_OF_THUMB
from splittable.bots.search import Thinking, search_moves
from splittable.games.split import SPLIT
from splittable.games.split.moves import Trust
from splittable.games.split.rules import Phase
from splittable.games.split.view import View as SplitView
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.moves import Guess
from splittable.games.split_it.view import View as SplitItView
from splittable.games.splito import SPLITO
from splittable.sim.search import Company

MoveT = TypeVar("MoveT")

BY_RULE = {"rules-of-thumb": 1.0}
ROUGHLY = {"rules-of-thumb": 0.5, "half-random": 0.5}
ANYHOW = {"rules-of-thumb": 0.2, "half-random": 0.2, "random": 0.6}
QUICK = {"quick": 1.0}
SURELY = 1.5  # standard errors by which a move must be better than the one team-mates expect
NEARLY = 0.5  # most credit for a team that nearly wins, compared with 1 for a win


@dataclass(frozen=True, slots=True)
class SplitIt:
    """Mixes its guesses; searches for splits, removals and jokers."""

    thinking: Thinking
    guessing: Guessing

    def __call__(
        self, view: SplitItView, legal: tuple[MoveT, ...], rng: Random, shown: Events
    ) -> MoveT:
        if len(legal) == 1:
            return legal[0]
        if isinstance(legal[0], Guess):
            return rng.choices(legal, guess_mix(view, legal, rng, self.guessing))[0]
        return legal[search_moves(SPLIT_IT, view, legal, rng, self.thinking).best]


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


@dataclass(frozen=True, slots=True)
class Split:
    """Searches, and never challenges a reset that it knows to be honest.

    In competitive play, it samples worlds by the others' moves. In cooperative play this brought no
    gain, so it imagines any; and it plays the rule of thumb's move, which team-mates expect, unless
    another is clearly better.
    """

    thinking: Thinking
    worlds: int  # to sample

    def __call__(
        self, view: SplitView, legal: tuple[MoveT, ...], rng: Random, shown: Events
    ) -> MoveT:
        if len(legal) == 1:
            return legal[0]
        if view.phase is Phase.ANSWERING and is_surely_honest(view):
            return next(answer for answer in legal if isinstance(answer, Trust))
        ask = self._together if view.options.cooperative else self._alone
        return ask(view, legal, rng, shown)

    def _alone(
        self, view: SplitView, legal: tuple[MoveT, ...], rng: Random, shown: Events
    ) -> MoveT:
        worlds = None
        if view.phase in (Phase.PLAYING, Phase.ANSWERING):
            worlds = believed_worlds(view, shown, self.worlds, rng)
        return legal[search_moves(SPLIT, view, legal, rng, self.thinking, worlds).best]

    def _together(
        self, view: SplitView, legal: tuple[MoveT, ...], rng: Random, shown: Events
    ) -> MoveT:
        found = search_moves(SPLIT, view, legal, rng, self.thinking)
        expected: MoveT = RULES_OF_THUMB["split"](view, legal, rng, shown)
        gain, error = found.loss(legal.index(expected))
        return legal[found.best] if gain > SURELY * error else expected


@dataclass(frozen=True, slots=True)
class Distracted:
    """Searches sometimes, and otherwise follows the rules of thumb."""

    thumb: AnyBot
    thinker: AnyBot
    thinks: float  # how often it searches

    def __call__(self, view: Any, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        asked = self.thinker if rng.random() < self.thinks else self.thumb
        chosen: MoveT = asked(view, legal, rng, shown)
        return chosen


def _split_it(playouts: int, worlds: int, trust: float) -> AnyBot:
    company = Company(QUICK, QUICK)
    return SplitIt(Thinking(playouts, company), Guessing(worlds, company, trust))


def _splito(playouts: int) -> AnyBot:
    return Splito(Thinking(playouts, Company(BY_RULE, ROUGHLY)))


def _learning_splito(playouts: int) -> AnyBot:
    return Splito(Thinking(playouts, Company(BY_RULE, ANYHOW)), learns=True)


def _split(playouts: int, worlds: int) -> AnyBot:
    return Split(Thinking(playouts, Company(QUICK, BY_RULE, NEARLY)), worlds)


THINKERS: Final[Mapping[str, Mapping[str, AnyBot]]] = {
    "split-it": {
        "medium": Distracted(RULES_OF_THUMB["split-it"], _split_it(300, 8, 0.5), 0.5),
        "hard": _split_it(2_000, 48, 0.9),
        "expert": _split_it(16_000, 400, 0.3),
    },
    "splito": {
        "medium": Distracted(RULES_OF_THUMB["splito"], _splito(64), 0.5),
        "hard": _splito(800),
        "expert": _learning_splito(4_000),
    },
    "split": {
        "medium": Distracted(RULES_OF_THUMB["split"], _split(256, 64), 0.3),
        "hard": _split(4_000, 800),
        "expert": _split(24_000, 3_000),
    },
}

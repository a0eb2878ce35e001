"""Judges one decision: half of the playouts find the best move, the other half compare it.

The best of many estimates is biased upwards. So the moves are compared in fresh worlds that were
not used to choose, which keeps the intervals valid. A hint is what the first half finds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from splittable.bots.search import SEED_BITS
from splittable.core.chance import stream
from splittable.games import ENCODINGS
from splittable.review.moments import Moment, Question
from splittable.review.reviewed_game import reviewed_game
from splittable.review.statistics import difference, estimate
from splittable.review.worlds import Worlds, worlds_at
from splittable.sim import Positions
from splittable.sim.search import NO_ACTION, Findings, Shares, search, try_plans

LEAST: Final = 2  # fewest worlds in which moves are compared
LOOKED_AT: Final = 400  # most worlds to look at for a reason


@dataclass(frozen=True, slots=True)
class Settings:
    playouts: int  # per decision, approximately
    seed: int = 0
    threads: int = 1


@dataclass(frozen=True, slots=True)
class Tried:
    """The estimate for one candidate."""

    chance: float  # of winning
    error: float  # its standard error
    tries: int  # playouts behind it
    share: float | None = None  # how often the mix plays it; None: choices aren't mixed


@dataclass(frozen=True, slots=True, eq=False)
class Judgement:
    best: int  # index into the legal moves
    loss: float  # how much less the played move wins than the best
    error: float  # standard error of the loss
    tried: tuple[Tried, ...]  # by legal move
    parts: npt.NDArray[np.float64]  # by seat: its gain from the move, compared to the reference
    part_errors: npt.NDArray[np.float64]  # by seat: standard errors
    worlds: Worlds  # in which the moves were compared
    alone: tuple[float, ...] | None = None  # by legal guess: how often nobody else makes it

    @property
    def is_mixed(self) -> bool:
        """Whether the choice is part of a mix, so that no single move is best."""
        return self.tried[self.best].share is not None


def question_rng(question: Question, settings: Settings) -> Random:
    """A generator for each decision, which depends on nothing that the seat can't see."""
    return stream(settings.seed, "decision", question.turn, question.seat)


def best_move(question: Question, settings: Settings) -> int:
    """The index of the move that a review with these settings calls the best: a seat that plays it
    loses nothing. Hints are made so."""
    mixed = reviewed_game(question.game).best_of_mixed(question, settings)
    if mixed is not None:
        return mixed
    return _search(question, settings, question_rng(question, settings), kept=()).best


def judge_move(moment: Moment, settings: Settings) -> Judgement:
    """Judge a decision by comparing its moves."""
    rng = question_rng(moment, settings)
    found = _search(moment, settings, rng, kept=[moment.played])
    best = _choice(found, moment.played)
    names = [best, moment.played] if best != moment.played else [best]
    number = max(settings.playouts // 2 // (len(names) + 1), LEAST)
    worlds = worlds_at(moment, number, rng)
    shares = compare_moves(moment, names, worlds, settings, rng)
    mine = shares[:, :, moment.seat]
    loss, error = 0.0, 0.0
    if best != moment.played:
        loss, error = difference(mine[0] - mine[1], worlds.groups)
    if loss <= 0:  # the move played is as good
        best, loss = moment.played, 0.0
    tried = list(_tried(found))
    for place, name in enumerate(names):
        tried[name] = Tried(*estimate(mine[place], worlds.groups), len(worlds.positions))
    parts, part_errors = parts_of(shares[len(names) - 1] - shares[-1], worlds.groups)
    return Judgement(best, loss, error, tuple(tried), parts, part_errors, worlds)


def actions_of(question: Question) -> list[int]:
    number = ENCODINGS[question.game.name].action
    return [number(question.view.options, move) for move in question.legal]


def compare_moves(
    moment: Moment, names: list[int], worlds: Worlds, settings: Settings, rng: Random
) -> Shares:
    """Play these legal moves, and last the reference policy's choice, in the same worlds."""
    actions = actions_of(moment)
    plans = np.full((len(names) + 1, moment.view.options.seats), NO_ACTION, np.int64)
    plans[:-1, moment.seat] = [actions[name] for name in names]
    return try_plans(
        worlds.positions,
        plans,
        moment.seat,
        reviewed_game(moment.game).company,
        rng.getrandbits(SEED_BITS),
        threads=settings.threads,
    )


def parts_of(differences: Any, groups: int) -> tuple[Any, Any]:
    """By seat: the mean difference, and its standard error."""
    found = [estimate(differences[:, seat], groups) for seat in range(differences.shape[1])]
    return np.array([mean for mean, _ in found]), np.array([error for _, error in found])


def _search(question: Question, settings: Settings, rng: Random, kept: Sequence[int]) -> Findings:
    """The first half of the playouts. The best move is the same whether it is `kept` or not, since
    it is never eliminated."""
    half = max(settings.playouts // 2, 1)
    # Enough: few moves are tried more often.
    worlds = worlds_at(question, max(half // 4, LEAST), rng)
    return search(
        worlds.positions[:1],
        question.seat,
        actions_of(question),
        half,
        reviewed_game(question.game).company,
        seed=rng.getrandbits(SEED_BITS),
        threads=settings.threads,
        kept=kept,
        worlds=_interleaved(worlds),
    )


def _interleaved(worlds: Worlds) -> Positions:
    """The first world of each group, then the second of each, etc., so that any prefix is fair."""
    order = np.arange(len(worlds.positions)).reshape(worlds.groups, -1).T.ravel()
    return worlds.positions[order]


def _choice(found: Findings, played: int) -> int:
    """The best move; the played one in case of a tie."""
    means = found.means
    return played if means[played] >= means[found.best] else found.best


def _tried(found: Findings) -> list[Tried]:
    return [
        Tried(float(mean), float(error), int(tries))
        for mean, error, tries in zip(found.means, found.errors, found.tries, strict=True)
    ]


def sample_worlds(judgement: Judgement) -> Positions:
    """Worlds of all groups, as many as a percentage needs."""
    positions = judgement.worlds.positions
    return positions[:: -(-len(positions) // LOOKED_AT)]


def percent(share: float) -> int:
    return round(100 * share)

"""Reviews of Split it!: judges guesses.

All guess at once, so the value of a guess depends on the others' mixes, and a choice that is part
of a good mix is not a mistake.
"""

from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from splittable.bots.search import QUICK
from splittable.bots.split_it.joint_guesses import JointGuesses, joint_guesses
from splittable.core.reasons import Reason, more
from splittable.games.split_it.moves import Guess
from splittable.review.judgement import (
    LEAST,
    Judgement,
    Settings,
    Tried,
    compare_moves,
    parts_of,
    percent,
    question_rng,
)
from splittable.review.moments import Moment, Question
from splittable.review.reviewed_game import ReviewedGame
from splittable.review.statistics import difference, estimate
from splittable.review.worlds import Worlds, worlds_at
from splittable.sim.search import Company

Real = npt.NDArray[np.float64]

ALONE: Final = "split-it-alone"
TRUST: Final = 0.3  # probability that others guess by the rule of thumb, as for `expert`
FEWER: Final = 8  # times fewer worlds than playouts, to compare the guess with the reference


def judge_guess(moment: Moment, settings: Settings) -> Judgement | None:
    """Judge a guess; None for any other decision.

    Mixes and best guess come from one half of the worlds, their values from the other.
    """
    if not isinstance(moment.legal[0], Guess):
        return None
    rng = question_rng(moment, settings)
    seat, number = moment.seat, _worlds_for(moment, settings)
    first = _joint(moment, number, settings, rng)
    second = _joint(moment, number, settings, rng)
    mixes = first.mixes(TRUST)
    expected = TRUST * first.habits + (1 - TRUST) * mixes
    best = _choice(_worths(moment, first, expected).mean(axis=1), moment.played)
    worths = _worths(moment, second, expected)
    worlds = Worlds(second.worlds, number)
    loss, error = 0.0, 0.0
    if best != moment.played:
        loss, error = difference(worths[best] - worths[moment.played], number)
    if loss <= 0:  # the move played is as good
        best, loss = moment.played, 0.0
    tries = number * len(first.choices) // len(moment.legal)
    tried = tuple(
        Tried(*estimate(worth, number), tries, float(mixes[seat, guess.section]))
        for worth, guess in zip(worths, moment.legal, strict=True)
    )
    others = worlds_at(moment, max(settings.playouts // FEWER, LEAST), rng)
    shares = compare_moves(moment, [moment.played], others, settings, rng)
    parts, part_errors = parts_of(shares[0] - shares[1], others.groups)
    alone = tuple(_alone(moment, expected, guess.section) for guess in moment.legal)
    return Judgement(best, loss, error, tried, parts, part_errors, worlds, alone)


def best_guess(question: Question, settings: Settings) -> int | None:
    """The guess that `judge_guess` finds best in the first half of the worlds."""
    if not isinstance(question.legal[0], Guess):
        return None
    rng = question_rng(question, settings)
    first = _joint(question, _worlds_for(question, settings), settings, rng)
    expected = TRUST * first.habits + (1 - TRUST) * first.mixes(TRUST)
    return int(_worths(question, first, expected).mean(axis=1).argmax())


def _joint(question: Question, number: int, settings: Settings, rng: Random) -> JointGuesses:
    return joint_guesses(question.view, rng, number, SPLIT_IT.company, settings.threads)


def _worlds_for(moment: Question, settings: Settings) -> int:
    """The number of worlds, in each of which every joint guess is tried."""
    joint: int = len(moment.legal) ** len(moment.view.active)
    return max(settings.playouts // 2 // joint, LEAST)


def _worths(moment: Question, joint: JointGuesses, expected: Real) -> Real:
    """By legal guess and world: its share of the win, if the others guess as expected."""
    likely = np.ones(len(joint.choices))
    for seat in moment.view.active:
        if seat != moment.seat:
            likely *= expected[seat, joint.choices[:, seat]]
    mine = joint.shares[:, :, moment.seat] * likely[:, None]
    chosen = joint.choices[:, moment.seat]
    return np.array([mine[chosen == guess.section].sum(axis=0) for guess in moment.legal])


def _alone(moment: Moment, expected: Real, section: int) -> float:
    """How often nobody else guesses this section."""
    others = [seat for seat in moment.view.active if seat != moment.seat]
    return float(np.prod([1 - expected[seat, section] for seat in others]))


def _choice(worths: Real, played: int) -> int:
    best = int(worths.argmax())
    return played if worths[played] >= worths[best] else best


def _reasons(_moment: Moment, judgement: Judgement, other: int) -> tuple[Reason, ...]:
    if judgement.alone is None:
        return ()
    return more(ALONE, percent(judgement.alone[judgement.best]), percent(judgement.alone[other]))


SPLIT_IT: Final = ReviewedGame(
    company=Company(QUICK, QUICK),
    playouts=20_000,
    judge_mixed=judge_guess,
    best_of_mixed=best_guess,
    reasons=_reasons,
    reason_ids=(ALONE,),
)

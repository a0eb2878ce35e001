"""Judges guesses of Split it! All choose at once, so the value of a guess depends on the others'
mixes, and a choice that is part of a good mix is not a mistake."""

from typing import Final

import numpy as np
import numpy.typing as npt

from splittable.bots.joint_guesses import JointGuesses, joint_guesses
from splittable.review.judgement import (
    LEAST,
    Judgement,
    Settings,
    Tried,
    compare_moves,
    moment_rng,
    parts_of,
)
from splittable.review.moments import Moment
from splittable.review.reference import COMPANIES, TRUST
from splittable.review.statistics import difference, estimate
from splittable.review.worlds import Worlds, worlds_at

Real = npt.NDArray[np.float64]
FEWER: Final = 8  # times fewer worlds than playouts, to compare the guess with the reference


def judge_guess(moment: Moment, settings: Settings) -> Judgement:
    """Judge a guess. Mixes and best guess come from one half of the worlds, their values from the
    other."""
    rng = moment_rng(moment, settings)
    seat, company = moment.seat, COMPANIES[moment.game.name]
    number = _worlds_for(moment, settings)
    first, second = (
        joint_guesses(moment.view, rng, number, company, settings.threads) for _ in range(2)
    )
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
    more = worlds_at(moment, max(settings.playouts // FEWER, LEAST), rng)
    shares = compare_moves(moment, [moment.played], more, settings, rng)
    parts, part_errors = parts_of(shares[0] - shares[1], more.groups)
    alone = tuple(_alone(moment, expected, guess.section) for guess in moment.legal)
    return Judgement(best, loss, error, tried, parts, part_errors, worlds, alone)


def _worlds_for(moment: Moment, settings: Settings) -> int:
    """The number of worlds, in each of which every joint guess is tried."""
    joint: int = len(moment.legal) ** len(moment.view.active)
    return max(settings.playouts // 2 // joint, LEAST)


def _worths(moment: Moment, joint: JointGuesses, expected: Real) -> Real:
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

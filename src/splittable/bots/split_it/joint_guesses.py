"""Guesses of Split it!: plays out all joint guesses, and mixes them by regret matching."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from splittable.bots.search import SEED_BITS, position_of
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.cards import SECTIONS
from splittable.games.split_it.moves import Guess
from splittable.games.split_it.view import View
from splittable.sim import Positions
from splittable.sim.regrets import mixes
from splittable.sim.search import NO_ACTION, Company, Shares, try_plans


@dataclass(frozen=True, slots=True)
class Guessing:
    """How a bot finds its mix of guesses."""

    worlds: int  # every joint guess is tried in each
    company: Company
    trust: float  # probability that others follow the rule of thumb


@dataclass(frozen=True, slots=True, eq=False)
class JointGuesses:
    """All joint guesses of the active seats, tried in the same imagined worlds."""

    worlds: Positions
    choices: npt.NDArray[np.int64]  # by joint guess and seat: a section; -1: the seat isn't active
    shares: Shares  # by joint guess, world and seat: its share of the win
    habits: npt.NDArray[np.float64]  # by seat and section: how often the rule of thumb guesses it

    def mixes(self, trust: float) -> npt.NDArray[np.float64]:
        """By seat and section: how often to guess it."""
        payoffs = self.shares.mean(axis=1, dtype=np.float64)
        return mixes(payoffs, self.choices, self.habits, trust)

    def worth(self, seat: int, section: int, expected: npt.NDArray[np.float64]) -> float:
        """The share of the win of a guess, if others follow the mixes `expected`, by seat and
        section."""
        chances = (self.choices[:, seat] == section).astype(np.float64)
        for other in range(self.choices.shape[1]):
            if other != seat and self.choices[0, other] != NO_ACTION:
                chances *= expected[other, self.choices[:, other]]
        payoffs = self.shares[:, :, seat].mean(axis=1, dtype=np.float64)
        return float(chances @ payoffs / chances.sum())


def guess_mix(view: View, legal: Sequence[Any], rng: Random, guessing: Guessing) -> list[float]:
    """By legal guess: how often to make it."""
    found = joint_guesses(view, rng, guessing.worlds, guessing.company).mixes(guessing.trust)
    return [float(found[view.seat, guess.section]) for guess in legal]


def joint_guesses(
    view: View, rng: Random, worlds: int, company: Company, threads: int = 1
) -> JointGuesses:
    """Try all joint guesses of the active seats, from this view."""
    assert view.seat is not None
    position = position_of(SPLIT_IT, view, rng)
    seed = rng.getrandbits(SEED_BITS)
    imagined = position.imagine(view.seat, worlds, seed, reopens=True)
    choices = _profiles(view)
    first = imagined.simulator.kernels.encoding.action(view.options, Guess(SECTIONS[0]))
    plans = np.where(choices >= 0, first + choices, NO_ACTION)
    shares = try_plans(imagined, plans, view.seat, company, seed, threads=threads)
    return JointGuesses(imagined, choices, shares, _habits(view, imagined, first))


def _profiles(view: View) -> npt.NDArray[np.int64]:
    """By joint guess and seat: a section; -1: the seat isn't active."""
    sections = [section for section in SECTIONS if view.parts[section]]
    free: list[Any] = [
        sections if seat in view.active else [NO_ACTION] for seat in range(view.options.seats)
    ]
    return np.array(list(product(*free)), np.int64)


def _habits(view: View, worlds: Positions, first: int) -> npt.NDArray[np.float64]:
    """By seat and section: how often the rule of thumb guesses it."""
    habits = np.zeros((view.options.seats, len(SECTIONS)))
    for seat in view.active:
        if worlds.to_act()[0, seat]:
            merits, _ = worlds[:1].appraise([seat])
            weights = np.maximum(merits[0, first : first + len(SECTIONS)], 0.0)
            habits[seat] = weights / weights.sum()
    return habits

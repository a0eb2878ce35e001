"""Split it! by rule of thumb: prefer cards that bring points, expect others to, and mix guesses.

If all guessed the most valuable section, they would always collide, so guesses are drawn by weight.
"""

from math import prod
from random import Random
from typing import TypeAlias

from splittable.bots.appraisal import Appraisal
from splittable.bots.bot import Events
from splittable.core.seats import Seat
from splittable.games.split_it.cards import JOKER, SECTIONS, Card
from splittable.games.split_it.display import Display
from splittable.games.split_it.merits import (
    EAGERNESS,
    JOKER_WORTH,
    LEAST_WORTH,
    NOISE,
    ROUNDS_OF_THOUGHT,
    SUREST,
)
from splittable.games.split_it.moves import Guess, Move, PlaceJoker, Remove, Split
from splittable.games.split_it.view import View

Parts: TypeAlias = tuple[tuple[Card, ...], ...]
Weights: TypeAlias = dict[Seat, list[float]]  # by seat, then by section


def choose(view: View, legal: tuple[Move, ...], rng: Random, shown: Events) -> Move:
    return appraise(view, legal).choose(legal, rng)


def appraise(view: View, legal: tuple[Move, ...]) -> Appraisal:
    match legal[0]:
        case Split():
            return Appraisal([_promise(view, move) for move in legal], noise=NOISE)
        case Remove():
            return Appraisal([_spite(view, move) for move in legal])
        case Guess():
            return Appraisal(_chances(view, legal), mixed=True)
        case PlaceJoker():
            return Appraisal([_joker_worth(view, move) for move in legal])


def _promise(view: View, move: Move) -> float:
    """My expected gain from this split, minus the average of the others'."""
    assert isinstance(move, Split)
    assert view.seat is not None
    row = tuple(card for part in view.parts for card in part)
    parts = (row[: move.first], row[move.first : move.second], row[move.second :])
    expected = _expectations(view, parts)
    mine = expected.pop(view.seat, 0.0)
    return mine - sum(expected.values()) / max(len(expected), 1)


def _spite(view: View, move: Move) -> float:
    """How much more the section is worth to the opponent than to me."""
    assert isinstance(move, Remove)
    assert view.seat is not None
    other = next(seat for seat in view.active if seat != view.seat)
    cards = view.parts[move.section]
    return _worth(view, other, cards) - _worth(view, view.seat, cards)


def _chances(view: View, legal: tuple[Move, ...]) -> list[float]:
    """By legal guess: how often to make it, if all others think alike."""
    assert view.seat is not None
    mix = _mixes(_worths(view, view.parts))[view.seat]
    return [mix[move.section] for move in legal if isinstance(move, Guess)]


def _expectations(view: View, parts: Parts) -> dict[Seat, float]:
    """By active seat: its expected gain from this split."""
    worths = _worths(view, parts)
    mixes = _mixes(worths)
    nobody = _nobody(mixes)
    return {
        seat: sum(
            chance * nobody[section] / (1 - chance) * worths[seat][section]
            for section, chance in enumerate(mix)
        )
        for seat, mix in mixes.items()
    }


def _mixes(worths: Weights) -> Weights:
    """How often each seat guesses each section, found by letting all adapt to each other."""
    mixes = {seat: _normed(worth) for seat, worth in worths.items()}
    for _ in range(ROUNDS_OF_THOUGHT):
        nobody = _nobody(mixes)
        mixes = {seat: _adapted(mix, worths[seat], nobody) for seat, mix in mixes.items()}
    return mixes


def _adapted(mix: list[float], worth: list[float], nobody: list[float]) -> list[float]:
    """Half the old mix, half by a section's worth and the chance to be alone on it."""
    wish = _normed(
        [
            (value * absent / (1 - mine)) ** EAGERNESS
            for mine, value, absent in zip(mix, worth, nobody, strict=True)
        ]
    )
    return [(before + now) / 2 for before, now in zip(mix, wish, strict=True)]


def _nobody(mixes: Weights) -> list[float]:
    """By section: the chance that no active seat guesses it."""
    return [prod(1 - mix[section] for mix in mixes.values()) for section in SECTIONS]


def _normed(weights: list[float]) -> list[float]:
    """Weights normalized to probabilities, capped below 1."""
    total = sum(weights)
    return [min(weight / total, SUREST) for weight in weights]


def _worths(view: View, parts: Parts) -> Weights:
    return {
        seat: [_worth(view, seat, cards) if cards else 0.0 for cards in parts]
        for seat in view.active
    }


def _worth(view: View, seat: Seat, cards: tuple[Card, ...]) -> float:
    worth = LEAST_WORTH + JOKER_WORTH * cards.count(JOKER)
    for number in set(cards) - {JOKER}:
        worth += _gain(view.displays, seat, number, cards.count(number))
    return worth


def _joker_worth(view: View, move: Move) -> float:
    assert isinstance(move, PlaceJoker)
    assert view.seat is not None
    return _gain(view.displays, view.seat, move.number, 1)


def _gain(displays: tuple[Display, ...], seat: Seat, number: Card, more: int) -> float:
    """The gain from more cards of a number, by the chance to lead it."""
    mine = displays[seat].size(number)
    rival = max(d.size(number) for other, d in enumerate(displays) if other != seat)
    return number * (_prospect(mine + more, rival) - _prospect(mine, rival))


def _prospect(mine: int, rival: int) -> float:
    return mine / (mine + rival + 1)

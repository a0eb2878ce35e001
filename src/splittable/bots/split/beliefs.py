"""Beliefs for Split: imagined worlds that agree with what a seat remembers."""

from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from splittable.bots.bot import Events
from splittable.bots.search import SEED_BITS, position_of
from splittable.bots.split.memory import Heard, Lack, Memory, SeenPlay, build_memory
from splittable.core.seats import Seat
from splittable.games.split import SPLIT
from splittable.games.split.cards import CARDS, WILDS, standards
from splittable.games.split.encoding import action
from splittable.games.split.merits import WIDEST
from splittable.games.split.rules import Phase
from splittable.games.split.setup import Options
from splittable.games.split.talk import BAND_NAMES, STAY_IN_BAND
from splittable.games.split.view import View
from splittable.sim import Positions
from splittable.sim.split.beliefs import LACK, MOST_CARDS, PLAY, sample_worlds
from splittable.sim.split.cards import halves
from splittable.sim.split.speech import HEARD, NUMBERED, agreeing_worlds

MOST_LACKS: Final = 6  # per seat; earlier ones carry little information
LYING: Final = 0.08  # weight of a bluff, relative to the probability of an honest reset


def believed_worlds(view: View, shown: Events, worlds: int, rng: Random) -> Positions:
    """`worlds` worlds with this view, sampled by the likelihood of the others' moves."""
    assert view.seat is not None
    position = position_of(SPLIT, view, rng)
    memory = build_memory(view, shown)
    others = {seat: plays for seat, plays in memory.plays.items() if seat != view.seat}
    plays = np.array(
        [row for seat, seen in others.items() for row in _rows(view.options, seat, seen)], PLAY
    )
    seed = rng.getrandbits(SEED_BITS)
    if view.phase is not Phase.ANSWERING:
        return sample_worlds(position, view.seat, plays, _lacks(view, memory), worlds, seed)
    honest = min(max(round(worlds * _honesty(view)), 1), worlds - 1)
    lying = sample_worlds(position, view.seat, plays, _lacks(view, memory), worlds - honest, seed)
    memory.believe_opening(view.turn, view.left[0], view.right[0])
    true = sample_worlds(position, view.seat, plays, _lacks(view, memory), honest, seed + 1)
    return lying.beside(true)


def heard_worlds(view: View, shown: Events, worlds: int, rng: Random) -> Positions | None:
    """`worlds` worlds with this view, sampled by what the other seats said; None if they said
    nothing about their hands."""
    assert view.seat is not None
    heard = [each for each in build_memory(view, shown).talk.heard if each.seat != view.seat]
    if not heard:
        return None
    rows = np.array([_heard_row(each) for each in heard], HEARD)
    position = position_of(SPLIT, view, rng)
    return agreeing_worlds(position, view.seat, rows, worlds, rng.getrandbits(SEED_BITS))


def _heard_row(heard: Heard) -> tuple[Any, ...]:
    laid, phrase = heard.laid, heard.phrase
    is_band = phrase.id == STAY_IN_BAND
    return (
        heard.seat,
        laid.left,
        laid.right,
        -1 if laid.middle is None else laid.middle,
        heard.named,
        heard.on_sides,
        halves(heard.since),
        BAND_NAMES.index(str(phrase.about)) if is_band else NUMBERED[phrase.id],
        heard.by_convention,
    )


def is_surely_honest(view: View) -> bool:
    """Whether the viewer knows that a reset is honest (9.4): it sees every Standard outside the two
    that were laid, in its own hand or face up."""
    seen = {*(view.hand or ()), *view.discards}
    low, high = view.left[0], view.right[0]
    return all(low <= card <= high or card in seen for card in standards(CARDS))


def _honesty(view: View) -> float:
    """The probability that a reset is honest, from how often such cards are laid honestly and how
    often players bluff."""
    happens = ((view.right[0] - view.left[0]) / WIDEST) ** view.hand_sizes[view.turn]
    return float(happens / (happens + LYING))


def _rows(options: Options, seat: Seat, plays: list[SeenPlay]) -> list[tuple[Any, ...]]:
    rows = []
    for number, seen in enumerate(plays):
        before = seen.before
        since = {later.play.card for later in plays[number:]} - set(before.helpers)
        rows.append(
            (
                seat,
                before.left,
                before.right,
                -1 if before.middle is None else before.middle,
                halves(before.helpers),
                halves(since),
                action(options, seen.play),
            )
        )
    return rows


def _lacks(view: View, memory: Memory) -> npt.NDArray[Any]:
    """The lacks of other seats that still carry information."""
    rows = []
    for seat, lacks in memory.lacks.items():
        for lack in lacks[-MOST_LACKS:]:
            cards = view.hand_sizes[seat] + len(lack.gone)
            if seat != view.seat and lack.drawn < cards <= MOST_CARDS:
                rows.append(_lack_row(seat, lack, cards))
    return np.array(rows, LACK)


def _lack_row(seat: Seat, lack: Lack, cards: int) -> tuple[Any, ...]:
    missing = lack.cards
    if not lack.is_sure and cards - lack.drawn == 1:
        missing -= set(WILDS)  # a Wild can't be played as the last card (3.8)
    seen = sum(card in missing for card in lack.gone)
    return (seat, halves(missing), lack.is_sure, lack.drawn, seen, cards)

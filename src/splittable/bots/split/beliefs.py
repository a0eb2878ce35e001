"""Beliefs for Split: collects what the events a seat was shown imply about the other hands."""

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from splittable.bots.bot import Events
from splittable.bots.search import SEED_BITS, position_of
from splittable.core.seats import Seat, right_of
from splittable.games.split import SPLIT
from splittable.games.split.cards import CARDS, WILDS, Card, Side, standards
from splittable.games.split.encoding import action
from splittable.games.split.events import (
    CardPlayed,
    CardsDrawn,
    MiddleMoved,
    PilesOpened,
    TableCleared,
    WildBuried,
)
from splittable.games.split.merits import WIDEST
from splittable.games.split.moves import Play
from splittable.games.split.rules import Phase, fitting, gaps_between
from splittable.games.split.setup import Options, helpers
from splittable.games.split.view import View
from splittable.sim import Positions
from splittable.sim.split.beliefs import LACK, MOST_CARDS, PLAY, sample_worlds
from splittable.sim.split.cards import halves

MOST_LACKS: Final = 6  # per seat; earlier ones carry little information
LYING: Final = 0.08  # weight of a bluff, relative to the probability of an honest reset


@dataclass(frozen=True, slots=True)
class Laid:
    """The table before a play."""

    left: Card
    right: Card
    middle: Card | None
    helpers: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SeenPlay:
    before: Laid
    play: Play


@dataclass(slots=True)
class Lack:
    """Cards that a seat did not have at some time: any that it has had since, it drew since."""

    cards: frozenset[Card]
    is_sure: bool  # False: it reset, but may have had a card that fits
    drawn: int = 0  # number of cards drawn since
    gone: list[Card | None] = field(default_factory=list)  # left its hand since; None: unseen


@dataclass(slots=True)
class Memory:
    """What the events so far imply about every hand."""

    options: Options
    laid: Laid | None  # the table now; None: no piles
    before: Laid | None = None  # the table before the middle card was moved
    side: Side | None = None  # where the middle card was moved
    plays: dict[Seat, list[SeenPlay]] = field(default_factory=dict)  # since it last drew a card
    lacks: dict[Seat, list[Lack]] = field(default_factory=dict)

    def see(self, event: Any) -> None:
        """Update with the next event."""
        match event:
            case PilesOpened(seat, low, high):
                self.laid = Laid(low, high, None, self._helpers)
                self._go(seat, low, high)
                if not self.options.bluff_resets:  # otherwise it may be a bluff
                    self.believe_opening(seat, low, high)
            case TableCleared(seat) if self.laid is not None:
                self._lack(seat, Lack(_playable(self.laid), is_sure=False))
            case MiddleMoved(_, card, side) if self.laid is not None:
                self.before, self.side = self.laid, side
                left = card if side is Side.LEFT else self.laid.left
                right = card if side is Side.RIGHT else self.laid.right
                self.laid = Laid(left, right, None, self.laid.helpers)
            case CardPlayed(seat, card, is_helper) if self.laid is not None:
                seen = SeenPlay(self.before or self.laid, Play(card, self.side))
                self.plays.setdefault(seat, []).append(seen)
                rest = tuple([one for one in self.laid.helpers if one != card or not is_helper])
                self.laid = Laid(self.laid.left, self.laid.right, card, rest)
                self.before = self.side = None
                if not is_helper:
                    self._go(seat, card)
            case CardsDrawn(seat, count):
                self.plays.pop(seat, None)
                for lack in self.lacks.get(seat, ()):
                    lack.drawn += count
            case WildBuried(seat):
                self._go(seat, None)
            case _:
                pass  # implies nothing about a hand

    def believe_opening(self, seat: Seat, low: Card, high: Card) -> None:
        """The seat laid its lowest and highest Standard, so those it keeps lie between."""
        outside = [card for card in standards(CARDS) if not low < card < high]
        self._lack(seat, Lack(frozenset(outside), is_sure=True))

    def _lack(self, seat: Seat, lack: Lack) -> None:
        self.lacks.setdefault(seat, []).append(lack)

    def _go(self, seat: Seat, *cards: Card | None) -> None:
        for lack in self.lacks.get(seat, ()):
            lack.gone += cards

    @property
    def _helpers(self) -> tuple[Card, ...]:
        return helpers(self.options) if self.laid is None else self.laid.helpers


def build_memory(view: View, shown: Events) -> Memory:
    """The memory of all events shown. The dealer's opening is not an event, but visible."""
    memory = Memory(view.options, None)
    opening = _first_piles(view, shown)
    if opening is not None:
        memory.see(PilesOpened(_dealer(view, shown), *opening))
        if view.options.bluff_resets:  # the dealer can't bluff
            memory.believe_opening(_dealer(view, shown), *opening)
    for event in shown:
        memory.see(event)
    return memory


def _first_piles(view: View, shown: Events) -> tuple[Card, Card] | None:
    """The piles of the dealer's opening; None if it was an event, or there are no piles."""
    to_the_left = 0
    for event in shown:
        if isinstance(event, MiddleMoved):
            to_the_left += event.side is Side.LEFT
        elif isinstance(event, TableCleared):
            return event.cards[0], event.cards[1 + to_the_left]
        elif isinstance(event, PilesOpened):
            return None  # the dealer had to bury Wilds first, so the opening is an event
    return (view.left[0], view.right[0]) if view.left else None


def _dealer(view: View, shown: Events) -> Seat:
    acted = (event.seat for event in shown if isinstance(event, CardPlayed | TableCleared))
    return right_of(next(acted, view.turn), view.options.seats)


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


def _playable(laid: Laid) -> frozenset[Card]:
    """The cards that fit: a seat that resets probably has none of them."""
    gaps = gaps_between(laid.left, laid.right, laid.middle)
    return frozenset([card for _, low, high in gaps for card in fitting(CARDS, low, high)])

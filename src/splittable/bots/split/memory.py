"""What a seat remembers in Split: all that the events it was shown imply about the other hands."""

from dataclasses import dataclass, field
from typing import Any

from splittable.bots.bot import Events
from splittable.core.seats import Seat, right_of
from splittable.core.talk import Phrase, Said
from splittable.games.split.cards import (
    BANDS,
    CARDS,
    Card,
    Side,
    band,
    is_wild,
    standards,
)
from splittable.games.split.events import (
    CardPlayed,
    CardsDrawn,
    MiddleMoved,
    PilesOpened,
    TableCleared,
    WildBuried,
)
from splittable.games.split.moves import Play
from splittable.games.split.rules import fitting, gaps_between
from splittable.games.split.setup import Options, helpers
from splittable.games.split.talk import BAND_NAMES, LEFT_OR_RIGHT, SIDES, STAY_IN_BAND
from splittable.games.split.view import View


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
class Heard:
    """A phrase that says something about a hand, and the table when it was said."""

    seat: Seat
    phrase: Phrase
    by_convention: bool
    laid: Laid
    named: tuple[int, ...]  # by band: number of cards that the seat had named before
    on_sides: bool  # whether it answers "Left or right?"
    since: list[Card] = field(default_factory=list)  # played from its hand since


@dataclass(slots=True)
class Talk:
    """What has been said, as far as it says something about hands."""

    heard: list[Heard] = field(default_factory=list)
    named: dict[Seat, list[int]] = field(default_factory=dict)  # by seat and band, not yet played
    wants_sides: bool = False  # whether "Left or right?" was asked since the last play

    def hear(self, said: Said, laid: Laid) -> None:
        phrase = said.phrase
        if phrase.id == LEFT_OR_RIGHT:
            self.wants_sides = True
        elif phrase.id in SIDES or phrase.id == STAY_IN_BAND:
            before = self.named_by(said.seat)
            self.heard.append(
                Heard(said.seat, phrase, said.by_convention, laid, before, self.wants_sides)
            )
            if phrase.id == STAY_IN_BAND and phrase.about in BAND_NAMES:
                self.named.setdefault(said.seat, [0] * BANDS)[BAND_NAMES.index(phrase.about)] += 1

    def play(self, seat: Seat, card: Card, *, is_helper: bool) -> None:
        self.wants_sides = False
        if is_helper:
            return
        for each in self.heard:
            if each.seat == seat:
                each.since.append(card)
        named = self.named.get(seat)
        if named is not None and not is_wild(card):
            named[band(card)] = max(named[band(card)] - 1, 0)

    def named_by(self, seat: Seat) -> tuple[int, ...]:
        return tuple(self.named.get(seat, (0,) * BANDS))


@dataclass(slots=True)
class Memory:
    """What the events so far imply about every hand."""

    options: Options
    laid: Laid | None  # the table now; None: no piles
    before: Laid | None = None  # the table before the middle card was moved
    side: Side | None = None  # where the middle card was moved
    plays: dict[Seat, list[SeenPlay]] = field(default_factory=dict)  # since it last drew a card
    lacks: dict[Seat, list[Lack]] = field(default_factory=dict)
    talk: Talk = field(default_factory=Talk)

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
                self.talk.play(seat, card, is_helper=is_helper)
                if not is_helper:
                    self._go(seat, card)
            case Said() if self.laid is not None:
                self.talk.hear(event, self.laid)
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


def _playable(laid: Laid) -> frozenset[Card]:
    """The cards that fit: a seat that resets probably has none of them."""
    gaps = gaps_between(laid.left, laid.right, laid.middle)
    return frozenset([card for _, low, high in gaps for card in fitting(CARDS, low, high)])

"""Reasons why one move of Split is better than another, as far as a view can tell."""

from typing import Final

from splittable.core.reasons import Reason, fewer, more
from splittable.games.split.cards import Card, is_wild, standards
from splittable.games.split.moves import Move, Open, Play, Reset
from splittable.games.split.rules import is_honest, without
from splittable.games.split.view import View

WINS: Final = "split-wins"
HAND: Final = "split-hand"
CLEARS: Final = "split-clears"
KEEPS_STANDARD: Final = "split-keeps-standard"
SAVES_HELPER: Final = "split-saves-helper"
SAVES_WILD: Final = "split-saves-wild"
SPENDS_WILD: Final = "split-spends-wild"
FITS: Final = "split-fits"
ROOM: Final = "split-room"
ROOM_TOGETHER: Final = "split-room-together"
FURTHER_OUT: Final = "split-further-out"
HONEST: Final = "split-opens-honestly"
BLUFF: Final = "split-opens-falsely"
REASONS: Final = (
    WINS,
    HAND,
    CLEARS,
    KEEPS_STANDARD,
    SAVES_HELPER,
    SAVES_WILD,
    SPENDS_WILD,
    FITS,
    ROOM,
    ROOM_TOGETHER,
    FURTHER_OUT,
    HONEST,
    BLUFF,
)

MIDDLE: Final = 50  # of the numbers 0 to 100
GROWTH: Final = 1  # cards that a reset adds to a hand: three drawn, two laid


def reasons(view: View, best: Move, other: Move) -> tuple[Reason, ...]:
    """Reasons for `best` over `other`, the most important first."""
    hand = view.hand or ()
    match best, other:
        case Play(), _ if len(hand) == 1 and not view.options.cooperative:
            return (Reason(WINS, {}),)
        case Play(), Reset():
            return fewer(HAND, len(hand) - 1, len(hand) + GROWTH)
        case Reset(), Play():
            return (Reason(CLEARS, {"other": _fitting(view, other)}),)
        case Play(), Play():
            spent, left = _of_cards(view, best, other), _of_gaps(view, best, other)
            return (*spent, *left, *_of_numbers(best.card, other.card))
        case Open(), Open():
            return _of_openings(view, best, other)
        case _:
            return ()


def _of_cards(view: View, best: Play, other: Play) -> tuple[Reason, ...]:
    """Compare the cards spent."""
    found: list[Reason] = []
    if other.card in view.stranding and best.card not in view.stranding:
        found.append(Reason(KEEPS_STANDARD, {}))
    if other.card in view.helpers and best.card not in view.helpers:
        found.append(Reason(SAVES_HELPER, {}))
    elif is_wild(other.card) and not is_wild(best.card):
        found.append(Reason(SAVES_WILD, {}))
    elif is_wild(best.card) and not is_wild(other.card):
        found.append(Reason(SPENDS_WILD, {}))
    return tuple(found)


def _of_gaps(view: View, best: Play, other: Play) -> tuple[Reason, ...]:
    """Compare the gaps left for me and for the next seat."""
    rooms = _room(view, best), _room(view, other)
    together = view.options.cooperative
    return (
        *more(FITS, _fitting(view, best), _fitting(view, other)),
        *(more(ROOM_TOGETHER, *rooms) if together else fewer(ROOM, *rooms)),
    )


def _of_numbers(best: Card, other: Card) -> tuple[Reason, ...]:
    """Gaps close from outside, so cards further out are harder to play."""
    if is_wild(best) or is_wild(other) or abs(best - MIDDLE) <= abs(other - MIDDLE):
        return ()
    return (Reason(FURTHER_OUT, {"best": best, "other": other}),)


def _of_openings(view: View, best: Open, other: Open) -> tuple[Reason, ...]:
    """Bluff resets: an opening is honest if no kept Standard lies outside its two cards (9.4)."""
    mine = standards(view.hand or ())
    honest = [
        is_honest(without(mine, move.low, move.high), move.low, move.high) for move in (best, other)
    ]
    found: tuple[Reason, ...] = ()
    if honest[0] and not honest[1]:
        found = (Reason(HONEST, {}),)
    elif honest[1] and not honest[0]:
        found = fewer(BLUFF, *[move.high - move.low - 1 for move in (best, other)])
    return (*found, *more(FITS, _between(mine, best), _between(mine, other)))


def _between(cards: tuple[Card, ...], opening: Open) -> int:
    return sum(opening.low < card < opening.high for card in cards)


def _fitting(view: View, play: Play) -> int:
    """The number of my Standards that would fit next if nobody else played."""
    rest = [card for card in standards(view.hand or ()) if card != play.card]
    return sum(any(low < card < high for low, high in _gaps_after(view, play)) for card in rest)


def _room(view: View, play: Play) -> int:
    """How many numbers the wider gap contains."""
    return max(high - low - 1 for low, high in _gaps_after(view, play))


def _gaps_after(view: View, play: Play) -> tuple[tuple[Card, Card], ...]:
    """The gaps that the next seat finds: the card played replaces either end (3.3)."""
    gap = next(gap for gap in view.gaps if gap.side is play.side)
    return tuple([(min(end, play.card), max(end, play.card)) for end in (gap.low, gap.high)])

"""Reasons why one move of Split is better than another, as far as a view can tell."""

from typing import Final

from splittable.core.reasons import Place, Reason, at, fewer, more
from splittable.core.seats import Seat, put
from splittable.games.split.cards import Card, is_wild, standards
from splittable.games.split.moves import Move, Open, Play, Reset
from splittable.games.split.rules import is_honest, next_seat, with_card_played, without
from splittable.games.split.view import View, outline

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
FAR: Final = 25  # from the middle
GROWTH: Final = 1  # cards that a reset adds to a hand: three drawn, two laid


def reasons(view: View, best: Move, other: Move) -> tuple[Reason, ...]:
    """Reasons for `best` over `other`, the most important first."""
    hand = view.hand or ()
    match best, other:
        case Play(), _ if len(hand) == 1 and not view.options.cooperative:
            return (Reason(WINS, {}, at("hand", best.card)),)
        case Play(), Reset():
            return fewer(HAND, len(hand) - 1, len(hand) + GROWTH)
        case Reset(), Play():
            return _of_clearing(view, other)
        case Play(), Play():
            spent, left = _of_cards(view, best, other), _of_gaps(view, best, other)
            return (*spent, *left, *_of_numbers(view, best.card, other.card))
        case Open(), Open():
            return _of_openings(view, best, other)
        case _:
            return ()


def _of_clearing(view: View, other: Play) -> tuple[Reason, ...]:
    """A reset is good if few of the cards left would fit after playing one."""
    left = [card for card in standards(view.hand or ()) if card != other.card]
    fitting = _fitting(view, other)
    stuck = at("hand", *(card for card in left if card not in fitting))
    return (Reason(CLEARS, {"other": len(fitting)}, stuck),) if 2 * len(fitting) < len(left) else ()


def _of_cards(view: View, best: Play, other: Play) -> tuple[Reason, ...]:
    """Compare the cards spent."""
    found: list[Reason] = []
    if other.card in view.stranding and best.card not in view.stranding:
        found.append(Reason(KEEPS_STANDARD, {}, at("hand", other.card)))
    if other.card in view.helpers and best.card not in view.helpers:
        found.append(Reason(SAVES_HELPER, {}, at("helper", other.card)))
    elif is_wild(other.card) and not is_wild(best.card):
        found.append(Reason(SAVES_WILD, {}, at("hand", other.card)))
    elif is_wild(best.card) and not is_wild(other.card):
        found.append(Reason(SPENDS_WILD, {}, _mine(view, best.card)))
    return tuple(found)


def _of_gaps(view: View, best: Play, other: Play) -> tuple[Reason, ...]:
    """Compare the gaps left for me and for the next seat."""
    rooms = _room(view, best), _room(view, other)
    fitting, after = _fitting(view, best), _next_seat(view, best)
    to_next = at("seat", after)
    is_comparable = after != view.seat and after == _next_seat(view, other)
    found = more(FITS, len(fitting), len(_fitting(view, other)), places=at("hand", *fitting))
    if not is_comparable:
        return found
    if view.options.cooperative:
        return (*found, *more(ROOM_TOGETHER, *rooms, places=to_next))
    return (*found, *fewer(ROOM, *rooms, places=to_next))


def _of_numbers(view: View, best: Card, other: Card) -> tuple[Reason, ...]:
    """Gaps close from outside, so the outermost cards are the hardest to play."""
    if is_wild(best) or is_wild(other) or abs(best - MIDDLE) <= abs(other - MIDDLE):
        return ()
    out = abs(best - MIDDLE)
    if out < FAR or any(_is_beyond(card, best) for card in standards(view.hand or ())):
        return ()
    return (Reason(FURTHER_OUT, {"best": best, "other": other}, at("hand", best)),)


def _is_beyond(card: Card, other: Card) -> bool:
    """Whether a card lies further out than another on the same side of the middle."""
    return card > other if other > MIDDLE else card < other


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
    between = [_between(mine, move) for move in (best, other)]
    return (*found, *more(FITS, *map(len, between), places=at("hand", *between[0])))


def _between(cards: tuple[Card, ...], opening: Open) -> list[Card]:
    return [card for card in cards if opening.low < card < opening.high]


def _fitting(view: View, play: Play) -> list[Card]:
    """My Standards that would fit next if nobody else played."""
    rest = [card for card in standards(view.hand or ()) if card != play.card]
    gaps = _gaps_after(view, play)
    return [card for card in rest if any(low < card < high for low, high in gaps)]


def _next_seat(view: View, play: Play) -> Seat:
    """Who plays after this card; the seat itself if nobody else holds cards."""
    seat = view.seat
    assert seat is not None
    after = with_card_played(outline(view), seat, play.card, play.side)
    sizes = put(view.hand_sizes, seat, len(after.hands[seat]))
    return next_seat(after, sizes) if any(sizes) else seat


def _mine(view: View, card: Card) -> tuple[Place, ...]:
    """A card that I play: in my hand, or a helper."""
    return at("helper" if card in view.helpers else "hand", card)


def _room(view: View, play: Play) -> int:
    """How many numbers the wider gap contains."""
    return max(high - low - 1 for low, high in _gaps_after(view, play))


def _gaps_after(view: View, play: Play) -> tuple[tuple[Card, Card], ...]:
    """The gaps that the next seat finds: the card played replaces either end (3.3)."""
    gap = next(gap for gap in view.gaps if gap.side is play.side)
    return tuple([(min(end, play.card), max(end, play.card)) for end in (gap.low, gap.high)])

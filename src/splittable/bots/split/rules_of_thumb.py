"""Split by rule of thumb: play hard cards first, keep a Standard for the end, save the Wilds.

In competitive play, leave the next seat little room; in cooperative play, as much as possible.
"""

from random import Random

from splittable.bots.appraisal import Appraisal
from splittable.bots.bot import Events
from splittable.games.split.cards import is_wild, standards
from splittable.games.split.merits import (
    DOUBT,
    EARLY_WILD,
    FITTING,
    FITTING_NARROW,
    FITTING_WIDE,
    HELPER,
    LAST_CARD,
    LAST_RESORT,
    LATE_WILD,
    NARROW_ROOM,
    NOISE,
    NONE_FITS,
    ROOM,
    STRANDING,
    STRANDING_TOGETHER,
    WIDE_ROOM,
    WIDEST,
    WILD_TOGETHER,
)
from splittable.games.split.moves import (
    Bury,
    Challenge,
    Move,
    Open,
    Play,
    Reset,
    Trust,
)
from splittable.games.split.view import View


def choose(view: View, legal: tuple[Move, ...], rng: Random, shown: Events) -> Move:
    return appraise(view, legal).choose(legal, rng)


def appraise(view: View, legal: tuple[Move, ...]) -> Appraisal:
    match legal[0]:
        case Play() | Reset():
            return Appraisal([_merit(view, move) for move in legal], noise=NOISE)
        case Bury():
            return Appraisal([1.0] * len(legal), mixed=True)
        case Open():
            return Appraisal([_width_of_opening(move) for move in legal])
        case Trust() | Challenge():
            return Appraisal([_honesty(view), DOUBT])


def _merit(view: View, move: Move) -> float:
    if not isinstance(move, Play):
        return LAST_RESORT
    return _merit_together(view, move) if view.options.cooperative else _merit_alone(view, move)


def _merit_alone(view: View, play: Play) -> float:
    """Prefers little room for the next seat, room for my other cards, and not wasting Wilds."""
    hand = view.hand or ()
    if len(hand) == 1:
        return LAST_CARD
    rest = tuple(card for card in hand if card != play.card)
    mine = sum(any(low < card < high for low, high in _gaps_after(view, play)) for card in rest)
    merit = FITTING * mine + ROOM * max(map(_width, _gaps_after(view, play)))
    if is_wild(play.card):
        merit += EARLY_WILD if len(standards(hand)) > 1 else LATE_WILD
    if play.card in view.stranding:
        merit += STRANDING
    return merit


def _merit_together(view: View, play: Play) -> float:
    """Prefers one wide gap for the next seat with my cards in it, and saving Wilds and helpers."""
    narrow, wide = sorted(_gaps_after(view, play), key=_width)
    rest = [card for card in standards(view.hand or ()) if card != play.card]
    in_wide = sum(wide[0] < card < wide[1] for card in rest)
    in_narrow = sum(narrow[0] < card < narrow[1] for card in rest)
    merit = WIDE_ROOM * _width(wide) + NARROW_ROOM * _width(narrow)
    merit += FITTING_WIDE * in_wide + FITTING_NARROW * in_narrow
    if rest and not in_wide:
        merit += NONE_FITS
    if is_wild(play.card):
        merit += WILD_TOGETHER
    if play.card in view.helpers:
        merit += HELPER
    if play.card in view.stranding:
        merit += STRANDING_TOGETHER
    return merit


def _gaps_after(view: View, play: Play) -> tuple[tuple[int, int], ...]:
    """The gaps that the next seat finds: the card played replaces either end."""
    gap = next(gap for gap in view.gaps if gap.side is play.side)
    return tuple((min(end, play.card), max(end, play.card)) for end in (gap.low, gap.high))


def _width(gap: tuple[int, int]) -> int:
    return gap[1] - gap[0] - 1


def _width_of_opening(move: Move) -> float:
    """Prefers the honest opening: the lowest and the highest card are the hardest to play."""
    assert isinstance(move, Open)
    return move.high - move.low


def _honesty(view: View) -> float:
    """The chance that all the resetter's other cards lie between the two laid."""
    width = (view.right[-1] - view.left[-1]) / WIDEST
    return float(width ** view.hand_sizes[view.turn])

"""Split by rule of thumb: shed hard cards first, keep a Standard for the end, save the Wilds.

Alone, leave the next player little room; together, leave as much as possible.
"""

from random import Random

from splittable.games.split.cards import is_wild, standards
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

DOUBT = 0.04  # challenge when an honest reset would be this unlikely


def choose(view: View, legal: tuple[Move, ...], rng: Random) -> Move:
    match legal[0]:
        case Play() | Reset():
            return _play(view, legal, rng)
        case Bury():
            return rng.choice(legal)
        case Open():
            return _lay_lowest_and_highest(legal)
        case Trust() | Challenge():
            return Challenge() if _looks_like_a_cheat(view) else Trust()


def _play(view: View, legal: tuple[Move, ...], rng: Random) -> Move:
    plays = [move for move in legal if isinstance(move, Play)]
    if not plays:
        return legal[0]  # a reset
    merit = _merit_together if view.options.cooperative else _merit_alone
    return max(plays, key=lambda play: merit(view, play) + rng.uniform(0, 0.5))


def _merit_alone(view: View, play: Play) -> float:
    """Good: few places for the next player, many for my other cards, no Wild spent for nothing."""
    hand = view.hand or ()
    if len(hand) == 1:
        return 1000.0
    rest = tuple(card for card in hand if card != play.card)
    mine = sum(any(low < card < high for low, high in _gaps_after(view, play)) for card in rest)
    merit = 2.0 * mine - 0.15 * max(map(_width, _gaps_after(view, play)))
    if is_wild(play.card):
        merit -= 6.0 if len(standards(hand)) > 1 else -6.0  # spend Wilds before the last Standard
    if play.card in view.stranding:
        merit -= 20.0
    return merit


def _merit_together(view: View, play: Play) -> float:
    """Good: one wide gap for the next player, my cards in it, Wilds and helpers saved for need."""
    narrow, wide = sorted(_gaps_after(view, play), key=_width)
    mine = sum(wide[0] < card < wide[1] for card in standards(view.hand or ()) if card != play.card)
    merit = _width(wide) - 0.3 * _width(narrow) + 2.0 * mine
    if is_wild(play.card):
        merit -= 45.0
    if play.card in view.helpers:
        merit -= 50.0
    if play.card in view.stranding:
        merit -= 200.0
    return merit


def _gaps_after(view: View, play: Play) -> tuple[tuple[int, int], ...]:
    """What the next player finds: the card just played takes the place of either end."""
    gap = next(gap for gap in view.gaps if gap.side is play.side)
    return tuple((min(end, play.card), max(end, play.card)) for end in (gap.low, gap.high))


def _width(gap: tuple[int, int]) -> int:
    return gap[1] - gap[0] - 1


def _lay_lowest_and_highest(legal: tuple[Move, ...]) -> Move:
    """Honesty pays: the lowest and the highest are the hardest to get rid of."""
    return max((move for move in legal if isinstance(move, Open)), key=lambda m: m.high - m.low)


def _looks_like_a_cheat(view: View) -> bool:
    """Would it be a small wonder if all the resetter's other cards lay between the two laid?"""
    width = (view.right[-1] - view.left[-1]) / 100
    return float(width ** view.hand_sizes[view.turn]) < DOUBT

"""Previews of Split: the gaps that a move would leave, and which of the seat's cards would fit.

The gaps are those the next seat finds. "Would fit" assumes that it is this seat's turn again with
nothing played in between. Cards to be drawn are counted, not guessed.
"""

from dataclasses import dataclass
from typing import assert_never

from splittable.core.evolve import evolve
from splittable.core.game import check_allowed
from splittable.core.seats import Seat, put
from splittable.games.split.cards import Card, standards
from splittable.games.split.moves import Bury, Challenge, Move, Open, Play, Reset, Trust
from splittable.games.split.rules import (
    CHEAT_PENALTY,
    DOUBT_PENALTY,
    RESET_DRAW,
    State,
    fitting,
    gaps,
    is_honest,
    legal,
    opening_reverses,
    with_card_played,
    without,
)
from splittable.games.split.view import Gap, View, outline

OPENING = 2  # Standards that become the new piles (5.6)


@dataclass(frozen=True, slots=True)
class Preview:
    gaps: tuple[Gap, ...]  # by side the middle card could then move to; empty: not known yet
    playable: tuple[tuple[Card, ...], ...]  # by gap: the cards of my hand that would fit
    fits: tuple[Card, ...]  # cards of my hand that would fit some gap, ascending
    hand: tuple[Card, ...]  # the cards of my hand that I would keep, ascending
    drawn: int  # number of unseen cards I would draw
    hand_size: int  # my cards afterwards, with new piles laid after a reset
    helpers: tuple[Card, ...]  # cooperative: unused helpers, which always fit (8.6)
    turns: bool  # the direction of play would change
    strands: bool  # I would have only Wilds left, and a Wild can't be the last card
    honest: bool | None  # an opening: whether a challenge would fail; None for other moves
    risk: int  # bluff resets: cards I would have to draw if proven wrong


def preview(view: View, move: Move) -> Preview:
    """What a legal move of the viewer would change; raises IllegalMove."""
    seen = outline(view)
    allowed = () if view.seat is None else legal(seen, view.seat)
    seat = check_allowed(view.seat, move, allowed, view.to_act)
    hand = seen.hands[seat]
    match move:
        case Play(card, side):
            after = with_card_played(seen, seat, card, side)
            return _left(after, seat, turns=after.clockwise != seen.clockwise)
        case Reset():
            return _unknown(seen, hand, drawn=_draw(view))
        case Bury(card):
            return _unknown(seen, without(hand, card), drawn=1)
        case Open(low, high):
            return _opened(seen, seat, low, high)
        case Trust():
            return _left(seen, seat)
        case Challenge():
            return _left(seen, seat, risk=DOUBT_PENALTY)
        case _:
            assert_never(move)


def _left(
    after: State, seat: Seat, *, turns: bool = False, honest: bool | None = None, risk: int = 0
) -> Preview:
    """The preview of a move whose result for this seat is fully known."""
    hand = after.hands[seat]
    ways = tuple([Gap(*gap) for gap in gaps(after)])
    playable = tuple([tuple(fitting(hand, gap.low, gap.high)) for gap in ways])
    return Preview(
        gaps=ways,
        playable=playable,
        fits=tuple([card for card in hand if any(card in cards for cards in playable)]),
        hand=hand,
        drawn=0,
        hand_size=len(hand),
        helpers=after.helpers,
        turns=turns,
        strands=bool(hand) and not standards(hand),
        honest=honest,
        risk=risk,
    )


def _opened(seen: State, seat: Seat, low: Card, high: Card) -> Preview:
    hand = without(seen.hands[seat], low, high)
    after = evolve(seen, left=(low,), right=(high,), hands=put(seen.hands, seat, hand))
    honest = is_honest(hand, low, high)
    risk = 0 if honest else CHEAT_PENALTY
    return _left(after, seat, turns=opening_reverses(seen), honest=honest, risk=risk)


def _unknown(seen: State, hand: tuple[Card, ...], drawn: int) -> Preview:
    """The preview of a move after which drawn cards decide the new piles (5.4 to 5.6)."""
    return Preview(
        gaps=(),
        playable=(),
        fits=(),
        hand=hand,
        drawn=drawn,
        hand_size=len(hand) + drawn - OPENING,
        helpers=seen.helpers,
        turns=opening_reverses(seen),
        strands=False,
        honest=None,
        risk=0,
    )


def _draw(view: View) -> int:
    """Cards drawn by a reset: three, or fewer if stock, discards and table run short (6.5)."""
    table = len(view.left) + len(view.right) + (view.middle is not None)
    return min(RESET_DRAW, view.stock + len(view.discards) + table)

"""What a move of Split would leave: the window, and which of one's own cards would fit into it.

It is what the next seat finds; "would fit" is said as if it were this seat's turn again with
nothing else played. Cards that are still to be drawn are counted and not guessed.
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
    laid,
    legal,
    opening_turns,
    without,
)
from splittable.games.split.view import Gap, View, outline

OPENING = 2  # Standards that become the new piles (5.6)


@dataclass(frozen=True, slots=True)
class Preview:
    gaps: tuple[Gap, ...]  # one for each way the middle card can go then; none: nobody knows yet
    playable: tuple[tuple[Card, ...], ...]  # by gap: which cards of my hand would fit there
    fits: tuple[Card, ...]  # those that would fit somewhere, ascending
    hand: tuple[Card, ...]  # of the cards I have now: those not played, buried or laid, ascending
    drawn: int  # cards I would draw, unseen
    hand_size: int  # cards in my hand when all that is done and, if need be, new piles lie there
    helpers: tuple[Card, ...]  # cooperative: those left to use, which always fit (8.6)
    turns: bool  # the direction would turn
    strands: bool  # nothing but Wilds would be left in my hand: none of them can be the last card
    honest: bool | None  # of an opening: whether a challenge would fail; None: it is none
    risk: int  # bluff resets: cards I would have to draw if I am found wrong


def preview(view: View, move: Move) -> Preview:
    seen = outline(view)
    allowed = () if view.seat is None else legal(seen, view.seat)
    seat = check_allowed(view.seat, move, allowed, view.to_act)
    hand = seen.hands[seat]
    match move:
        case Play(card, side):
            after = laid(seen, seat, card, side)
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
    """Where everything that follows for this seat is in sight."""
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
    return _left(after, seat, turns=opening_turns(seen), honest=honest, risk=risk)


def _unknown(seen: State, hand: tuple[Card, ...], drawn: int) -> Preview:
    """Where cards are drawn first, which decide what the new piles are (5.4 to 5.6)."""
    return Preview(
        gaps=(),
        playable=(),
        fits=(),
        hand=hand,
        drawn=drawn,
        hand_size=len(hand) + drawn - OPENING,
        helpers=seen.helpers,
        turns=opening_turns(seen),
        strands=False,
        honest=None,
        risk=0,
    )


def _draw(view: View) -> int:
    """Fewer than three where stock, discards and table together are short (6.5)."""
    table = len(view.left) + len(view.right) + (view.middle is not None)
    return min(RESET_DRAW, view.stock + len(view.discards) + table)

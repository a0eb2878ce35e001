"""Reasons why one move of Split it! is better than another: the points and leads it would bring."""

from typing import Final

from splittable.core.reasons import Reason, fewer, more
from splittable.core.seats import Seat, put
from splittable.games.split_it.cards import JOKER, Card
from splittable.games.split_it.moves import Guess, Move, PlaceJoker, Remove, Split
from splittable.games.split_it.preview import (
    Parts,
    displays_after,
    parts_after_removal,
    parts_after_split,
)
from splittable.games.split_it.scoring import leads, points
from splittable.games.split_it.view import View

POINTS: Final = "split-it-points"
LEADS: Final = "split-it-leads"
JOKERS: Final = "split-it-jokers"
MINE: Final = "split-it-sections-mine"
THEIRS: Final = "split-it-sections-theirs"
JOKER_POINTS: Final = "split-it-joker-points"
JOKER_LEAD: Final = "split-it-joker-lead"
JOKER_COLUMN: Final = "split-it-joker-column"
REASONS: Final = (POINTS, LEADS, JOKERS, MINE, THEIRS, JOKER_POINTS, JOKER_LEAD, JOKER_COLUMN)


def reasons(view: View, best: Move, other: Move) -> tuple[Reason, ...]:
    """Reasons for `best` over `other`, the most important first."""
    match best, other:
        case Guess(), Guess():
            return _of_guesses(view, view.parts[best.section], view.parts[other.section])
        case Split(), Split():
            return _of_sections(view, parts_after_split(view, best), parts_after_split(view, other))
        case Remove(), Remove():
            return _of_sections(
                view, parts_after_removal(view, best), parts_after_removal(view, other)
            )
        case PlaceJoker(), PlaceJoker():
            return _of_jokers(view, best.number, other.number)
        case _:
            return ()


def _of_guesses(view: View, best: tuple[Card, ...], other: tuple[Card, ...]) -> tuple[Reason, ...]:
    seat = _seat(view)
    won = [displays_after(view, seat, cards) for cards in (best, other)]
    gains = [_gain(view, seat, cards) for cards in (best, other)]
    return (
        *more(POINTS, *gains),
        *more(LEADS, *[sum(seat in lead.seats for lead in leads(each)) for each in won]),
        *more(JOKERS, best.count(JOKER), other.count(JOKER)),
    )


def _of_sections(view: View, best: Parts, other: Parts) -> tuple[Reason, ...]:
    """Compare the sums over all sections: nobody knows who will win which."""
    rivals = [_seat_after(view, step) for step in range(1, view.options.seats)]
    mine = [_worth(view, _seat(view), parts) for parts in (best, other)]
    theirs = [max(_worth(view, rival, parts) for rival in rivals) for parts in (best, other)]
    return (*more(MINE, *mine), *fewer(THEIRS, *theirs))


def _of_jokers(view: View, best: Card, other: Card) -> tuple[Reason, ...]:
    seat = _seat(view)
    placed = [
        put(view.displays, seat, view.displays[seat].place_joker(number))
        for number in (best, other)
    ]
    lead = leads(placed[0])[best - 1]
    leading = lead.seats == (seat,)
    return (
        *more(JOKER_POINTS, *[points(displays)[seat] for displays in placed]),
        *((Reason(JOKER_LEAD, {"number": best, "margin": lead.margin}),) if leading else ()),
        *more(JOKER_COLUMN, best, other),
    )


def _worth(view: View, seat: Seat, parts: Parts) -> int:
    return sum(_gain(view, seat, part) for part in parts)


def _gain(view: View, seat: Seat, cards: tuple[Card, ...]) -> int:
    """The points that these cards would bring, without placing jokers."""
    return points(displays_after(view, seat, cards))[seat] - view.points[seat]


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _seat_after(view: View, step: int) -> Seat:
    return Seat((_seat(view) + step) % view.options.seats)

"""Reasons why one move of Split it! is better than another: the points and leads it would bring."""

from typing import Final

from splittable.core.reasons import Reason, at, fewer, more
from splittable.core.seats import Seat, put
from splittable.games.split_it.cards import JOKER, Card, Section
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
            return _of_guesses(view, best.section, other.section)
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


def _of_guesses(view: View, best: Section, other: Section) -> tuple[Reason, ...]:
    seat = _seat(view)
    parts = [view.parts[section] for section in (best, other)]
    won = [leads(displays_after(view, seat, cards)) for cards in parts]
    led = [[lead.number for lead in each if seat in lead.seats] for each in won]
    gains = [_gain(view, seat, cards) for cards in parts]
    here = at("section", best.name.lower())
    gained = [number for number in led[0] if number not in led[1]]
    return (
        *more(POINTS, *gains, places=here),
        *more(LEADS, *map(len, led), places=at("column", *gained)),
        *more(JOKERS, *[cards.count(JOKER) for cards in parts], places=here),
    )


def _of_sections(view: View, best: Parts, other: Parts) -> tuple[Reason, ...]:
    """Compare the sums over all sections: nobody knows who will win which. Among the rivals, the
    reason is about whoever the other move helps most."""
    rivals = [_seat_after(view, step) for step in range(1, view.options.seats)]
    mine = [_worth(view, _seat(view), parts) for parts in (best, other)]
    theirs = {rival: (_worth(view, rival, best), _worth(view, rival, other)) for rival in rivals}
    rival = max(rivals, key=lambda each: theirs[each][1])
    is_less_for_all = max(now for now, _ in theirs.values()) < theirs[rival][1]
    return (
        *more(MINE, *mine),
        *(fewer(THEIRS, *theirs[rival], places=at("seat", rival)) if is_less_for_all else ()),
    )


def _of_jokers(view: View, best: Card, other: Card) -> tuple[Reason, ...]:
    seat = _seat(view)
    placed = [
        put(view.displays, seat, view.displays[seat].place_joker(number))
        for number in (best, other)
    ]
    lead = leads(placed[0])[best - 1]
    leading = lead.seats == (seat,)
    column = at("column", best)
    values = {"number": best, "margin": lead.margin}
    return (
        *more(JOKER_POINTS, *[points(displays)[seat] for displays in placed], places=column),
        *((Reason(JOKER_LEAD, values, column),) if leading else ()),
        *more(JOKER_COLUMN, best, other, places=column),
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

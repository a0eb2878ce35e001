"""Scoring of Split it!: for each number, the seat with the most cards of it scores that number."""

from dataclasses import dataclass
from operator import add
from typing import Final

from splittable.core.game import Outcome, in_first_place, places
from splittable.core.seats import Seat
from splittable.games.split_it.cards import NUMBERS, Card
from splittable.games.split_it.display import Display

MOST_POINTS: Final = "most points"
MOST_COLUMNS: Final = "most columns"
SHARED: Final = "shared"
REASONS: Final = (MOST_POINTS, MOST_COLUMNS, SHARED)


@dataclass(frozen=True, slots=True)
class Lead:
    """The seats with the most cards of a number, and their margin."""

    number: Card
    seats: tuple[Seat, ...]  # all that share the lead; empty if nobody has a column
    size: int  # cards in the longest column, jokers included
    margin: int  # cards ahead of the next seat; 0 if the lead is shared


def leads(displays: tuple[Display, ...]) -> tuple[Lead, ...]:
    """The lead in each number, 1 first (split-it 6.2)."""
    columns = [map(add, display.numbers, display.jokers) for display in displays]
    return tuple([_lead(*each) for each in zip(NUMBERS, zip(*columns, strict=True), strict=True)])


def _lead(number: Card, sizes: tuple[int, ...]) -> Lead:
    longest = max(sizes)
    if longest == 0:
        return Lead(number, (), 0, 0)
    seats = tuple([Seat(seat) for seat, size in enumerate(sizes) if size == longest])
    return Lead(number, seats, longest, longest - sorted(sizes)[-2])


def points(displays: tuple[Display, ...]) -> tuple[int, ...]:
    """By seat: the sum of the numbers it leads or shares the lead in (split-it 6.2, 6.3)."""
    return points_from(leads(displays), len(displays))


def points_from(leads: tuple[Lead, ...], seats: int) -> tuple[int, ...]:
    totals = [0] * seats
    for lead in leads:
        for seat in lead.seats:
            totals[seat] += lead.number
    return tuple(totals)


def result(displays: tuple[Display, ...]) -> Outcome:
    """The outcome: most points win, then most columns, then it is shared (split-it 6.5 to 6.7)."""
    scores = points(displays)
    merits = [
        (score, len(display.columns())) for score, display in zip(scores, displays, strict=True)
    ]
    ranking = places(merits)
    winners = in_first_place(ranking)
    return Outcome(scores, ranking, winners, _reason(scores, winners))


def _reason(scores: tuple[int, ...], winners: tuple[Seat, ...]) -> str:
    if len(winners) > 1:
        return SHARED
    return MOST_COLUMNS if scores.count(max(scores)) > 1 else MOST_POINTS

"""The score pad of Split it!: checks and scores the columns of a real table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from splittable.core.errors import Invalid
from splittable.core.game import Outcome
from splittable.core.validation import as_integer, as_list, as_object
from splittable.games.split_it.cards import JOKERS, NUMBERS
from splittable.games.split_it.display import Display
from splittable.games.split_it.scoring import Lead, leads, points_from, result
from splittable.games.split_it.setup import Options

LONGEST: Final = max(NUMBERS) + JOKERS  # most cards in a column


@dataclass(frozen=True, slots=True)
class Scored:
    """The score of a real table, with the same fields as in a view."""

    displays: tuple[Display, ...]  # by seat; as few of the cards as possible are jokers
    leads: tuple[Lead, ...]  # by number, 1 first
    points: tuple[int, ...]  # by seat
    outcome: Outcome


def score(options: Options, raw: object) -> Scored:
    """Score `{"columns": [[0, 2, …], …]}`: by seat and number, its cards with jokers.

    Raises Invalid if the input is unreadable or the deck can't make these columns.
    """
    fields = as_object(raw, "score", required=("columns",))
    rows = as_list(fields["columns"], "columns", length=options.seats)
    return scored(displays([_columns(row, f"columns[{seat}]") for seat, row in enumerate(rows)]))


def scored(displays: tuple[Display, ...]) -> Scored:
    found = leads(displays)
    return Scored(displays, found, points_from(found, len(displays)), result(displays))


def _columns(raw: object, where: str) -> tuple[int, ...]:
    return tuple(
        as_integer(cards, f"{where}[{place}]", 0, LONGEST)
        for place, cards in enumerate(as_list(raw, where, length=len(NUMBERS)))
    )


def displays(columns: Sequence[Sequence[int]]) -> tuple[Display, ...]:
    """By seat: a display with columns of these lengths; raises Invalid if the deck can't make it.

    `columns` is by seat and number, 1 first.
    """
    jokers = 0
    rows = [([0] * len(NUMBERS), [0] * len(NUMBERS)) for _ in columns]
    for number in NUMBERS:
        lengths = [row[number - 1] for row in columns]
        owners = [seat for seat, length in enumerate(lengths) if length]
        if len(owners) > number:  # every column needs a number card
            cards = "1 card" if number == 1 else f"{number} cards"
            problem = f"{len(owners)} columns, but the deck has only {cards} of it"
            raise Invalid(f"number {number}", problem)
        spare = number - len(owners)
        for seat in owners:
            more = lengths[seat] - 1
            real = min(more, spare)
            spare -= real
            rows[seat][0][number - 1] = 1 + real
            rows[seat][1][number - 1] = more - real
            jokers += more - real
        if jokers > JOKERS:
            problem = (
                f"{sum(lengths)} cards: these columns need more than the {JOKERS} jokers there are"
            )
            raise Invalid(f"number {number}", problem)
    return tuple(Display(tuple(numbers), tuple(added)) for numbers, added in rows)

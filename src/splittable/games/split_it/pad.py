"""The score pad of Split it!: columns as they lie on a real table, checked and scored."""

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

LONGEST: Final = max(NUMBERS) + JOKERS  # no column has more cards


@dataclass(frozen=True, slots=True)
class Scored:
    """What a view tells of the score, too."""

    displays: tuple[Display, ...]  # by seat; which cards are jokers is worked out where it can be
    leads: tuple[Lead, ...]
    points: tuple[int, ...]  # by seat
    outcome: Outcome


def score(options: Options, raw: object) -> Scored:
    """`{"columns": [[0, 2, …], …]}`: by seat, the cards in each of its columns, with jokers."""
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
    """By seat, displays with columns of these lengths, 1 first, or the reason why the deck cannot
    make them."""
    jokers = 0
    rows = [([0] * len(NUMBERS), [0] * len(NUMBERS)) for _ in columns]
    for number in NUMBERS:
        lengths = [row[number - 1] for row in columns]
        owners = [seat for seat, length in enumerate(lengths) if length]
        if len(owners) > number:  # a joker alone is no column
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

"""What a move of Split it! would do for the one who makes it, by the displays as they lie now.

Who wins which section is decided by guesses that nobody sees, so a section is shown as it would be
won by this seat while nobody else wins anything.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, assert_never

from splittable.core.changes import Change
from splittable.core.game import check_allowed
from splittable.core.seats import Seat, put
from splittable.games.split_it.cards import JOKER, NUMBERS, SECTIONS, Card, Section
from splittable.games.split_it.display import Display
from splittable.games.split_it.moves import Guess, Move, PlaceJoker, Remove, Split
from splittable.games.split_it.rules import legal
from splittable.games.split_it.scoring import Lead, leads, points_from
from splittable.games.split_it.view import View, outline

Parts: TypeAlias = tuple[tuple[Card, ...], ...]


class Standing(Enum):
    """Where a seat is in a number."""

    NONE = "none"  # it has no column of it
    BEHIND = "behind"
    SHARED = "shared"  # as many as somebody else, and nobody has more: both score (6.3)
    ALONE = "alone"


@dataclass(frozen=True, slots=True)
class ColumnChange:
    """A column of mine that would grow."""

    number: Card
    cards: Change  # jokers included
    was: Standing
    becomes: Standing
    margin: int  # then ahead of the next seat; 0 where I am not alone in front


@dataclass(frozen=True, slots=True)
class Gain:
    """What some cards would do for me if I won them now."""

    section: Section | None  # where they lie; None: a joker that I have already
    cards: tuple[Card, ...]  # as they lie, left to right
    columns: tuple[ColumnChange, ...]  # the lowest number first
    jokers: int  # that I could then add to a column of my choice
    waiting: int  # jokers that would wait for my first column (5.4)
    points: Change  # of mine, before those jokers are placed


@dataclass(frozen=True, slots=True)
class Preview:
    gains: tuple[Gain, ...]  # a guess, a joker: one; a split, a removal: one a section that is left
    gone: tuple[Card, ...]  # what would leave the game


def preview(view: View, move: Move) -> Preview:
    seat = check_allowed(view.seat, move, _allowed(view), view.to_act)
    match move:
        case Guess(section):
            return Preview((_won(view, seat, section, view.parts[section]),), ())
        case Split():
            return Preview(_each(view, seat, cut(view, move)), ())
        case Remove(section):
            left = put(view.parts, section, ())
            return Preview(_each(view, seat, left), view.parts[section])
        case PlaceJoker(number):
            placed = view.displays[seat].place_joker(number)
            return Preview((_gain(view, seat, None, (JOKER,), placed),), ())
        case _:
            assert_never(move)


def cut(view: View, split: Split) -> Parts:
    row = view.parts[0]
    return (row[: split.first], row[split.first : split.second], row[split.second :])


def left_by(view: View, removal: Remove) -> Parts:
    return tuple(part for section, part in enumerate(view.parts) if section != removal.section)


def collected(view: View, seat: Seat, cards: tuple[Card, ...]) -> tuple[Display, ...]:
    """All displays once this seat has won these cards; jokers lie aside."""
    return put(view.displays, seat, view.displays[seat].collect(cards))


def _allowed(view: View) -> tuple[Move, ...]:
    return () if view.seat is None else legal(outline(view), view.seat)


def _each(view: View, seat: Seat, parts: Parts) -> tuple[Gain, ...]:
    return tuple(
        _won(view, seat, section, cards)
        for section, cards in zip(SECTIONS, parts, strict=True)
        if cards
    )


def _won(view: View, seat: Seat, section: Section, cards: tuple[Card, ...]) -> Gain:
    return _gain(view, seat, section, cards, collected(view, seat, cards)[seat])


def _gain(
    view: View, seat: Seat, section: Section | None, cards: tuple[Card, ...], mine: Display
) -> Gain:
    """`mine` is my display with these cards; jokers for an only column go there by themselves."""
    for number in mine.forced():
        mine = mine.place_joker(number)
    after = leads(put(view.displays, seat, mine))
    before = view.displays[seat]
    has_columns = bool(mine.columns())
    return Gain(
        section=section,
        cards=cards,
        columns=tuple(
            ColumnChange(
                number=number,
                cards=Change(before.size(number), mine.size(number)),
                was=_standing(view.leads[number - 1], seat, before),
                becomes=_standing(after[number - 1], seat, mine),
                margin=after[number - 1].margin if seat in after[number - 1].seats else 0,
            )
            for number in NUMBERS
            if mine.size(number) != before.size(number)
        ),
        jokers=mine.pending if has_columns else 0,
        waiting=0 if has_columns else mine.pending,
        points=Change(view.points[seat], points_from(after, view.options.seats)[seat]),
    )


def _standing(lead: Lead, seat: Seat, mine: Display) -> Standing:
    if not mine.size(lead.number):
        return Standing.NONE
    if seat not in lead.seats:
        return Standing.BEHIND
    return Standing.ALONE if lead.seats == (seat,) else Standing.SHARED

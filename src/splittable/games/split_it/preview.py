"""Previews of Split it!: what a move would change for its seat, given the displays as they are.

Sealed guesses decide who wins a section. A preview assumes that this seat wins it and that nobody
else wins anything.
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
    """A seat's standing in a number."""

    NONE = "none"  # it has no column
    BEHIND = "behind"
    SHARED = "shared"  # it shares the lead: all leaders score (6.3)
    ALONE = "alone"  # it leads alone


@dataclass(frozen=True, slots=True)
class ColumnChange:
    """A column of mine that would grow."""

    number: Card
    cards: Change  # jokers included
    was: Standing
    becomes: Standing
    margin: int  # my lead over the next seat afterwards; 0 if I don't lead alone


@dataclass(frozen=True, slots=True)
class Gain:
    """What changes for me if I win these cards now."""

    section: Section | None  # where they lie; None: a joker that I already have
    cards: tuple[Card, ...]  # left to right
    columns: tuple[ColumnChange, ...]  # lowest number first
    jokers: int  # jokers I could then add to columns of my choice
    waiting: int  # jokers that would stay pending until my first column (5.4)
    points: Change  # my points, before those jokers are placed


@dataclass(frozen=True, slots=True)
class Preview:
    gains: tuple[Gain, ...]  # one for a guess or joker; one per remaining section otherwise
    gone: tuple[Card, ...]  # cards that would leave the game


def preview(view: View, move: Move) -> Preview:
    """What a legal move of the viewer would change; raises IllegalMove."""
    seat = check_allowed(view.seat, move, _allowed(view), view.to_act)
    match move:
        case Guess(section):
            return Preview((_won(view, seat, section, view.parts[section]),), ())
        case Split():
            return Preview(_each(view, seat, parts_after_split(view, move)), ())
        case Remove(section):
            left = put(view.parts, section, ())
            return Preview(_each(view, seat, left), view.parts[section])
        case PlaceJoker(number):
            placed = view.displays[seat].place_joker(number)
            return Preview((_gain(view, seat, None, (JOKER,), placed),), ())
        case _:
            assert_never(move)


def parts_after_split(view: View, split: Split) -> Parts:
    """The sections that this split would make."""
    row = view.parts[0]
    return (row[: split.first], row[split.first : split.second], row[split.second :])


def parts_after_removal(view: View, removal: Remove) -> Parts:
    """The sections that this removal would leave."""
    return tuple(part for section, part in enumerate(view.parts) if section != removal.section)


def displays_after(view: View, seat: Seat, cards: tuple[Card, ...]) -> tuple[Display, ...]:
    """By seat: the displays if this seat won these cards; jokers stay pending."""
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
    return _gain(view, seat, section, cards, displays_after(view, seat, cards)[seat])


def _gain(
    view: View, seat: Seat, section: Section | None, cards: tuple[Card, ...], mine: Display
) -> Gain:
    """`mine` is my display with these cards; if it has one column, jokers are placed there."""
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

"""Seats, numbered clockwise from 0: your left neighbour has the next number."""

from collections.abc import Iterable
from functools import cache
from typing import NewType, TypeVar

Seat = NewType("Seat", int)
T = TypeVar("T")


@cache
def all_seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(number) for number in range(count))


@cache
def clockwise_from(first: Seat, count: int) -> tuple[Seat, ...]:
    """Every seat once, clockwise, beginning with `first`."""
    return tuple(Seat((first + step) % count) for step in range(count))


def left_of(seat: Seat, count: int) -> Seat:
    return Seat((seat + 1) % count)


def right_of(seat: Seat, count: int) -> Seat:
    return Seat((seat - 1) % count)


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """A copy of `values` in which this seat's value is replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def describe_seats(seats: Iterable[Seat]) -> str:
    """Seats as text for people: 'seat 2', 'seats 0 and 3' or 'nobody'."""
    names = [str(seat) for seat in sorted(seats)]
    if not names:
        return "nobody"
    if len(names) == 1:
        return f"seat {names[0]}"
    return f"seats {', '.join(names[:-1])} and {names[-1]}"


def short_state(title: str, seats: int, acting: Iterable[Seat], **figures: int) -> str:
    """A state in one short line, as `<Split state: 4 seats, seat 2 to act, stock 31>`."""
    turn = describe_seats(acting)
    shown = "".join(f", {name} {value}" for name, value in figures.items())
    return f"<{title} state: {seats} seats, {turn} to act{shown}>"

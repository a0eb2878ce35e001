"""Deals by number: a game, a seat count and a number always give the same deal."""

from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Final, Literal, TypeAlias

from splittable.core.chance import HashRandom
from splittable.core.errors import Invalid
from splittable.core.seats import Seat
from splittable.core.validation import as_integer

# Version of the definition in docs/record.md. Another version gives every number another deal.
DEFINITION: Final = 1
MOST_NUMBER: Final = 999_999_999

Sight: TypeAlias = Literal["own", "open", "hidden"]


@dataclass(frozen=True, slots=True)
class Packet:
    """A group of cards to lay out together when preparing a real table."""

    kind: str  # hand, second-hand, common, helpers, row, stock or out
    cards: tuple[int | str, ...]  # as in a record; in a stock or row, the next card first
    sight: Sight  # who may see it: its seat alone (own), everybody (open), nobody yet (hidden)
    seat: Seat | None = None  # its owner; None: the table
    number: int | None = None  # of a row, from 1; None for other kinds


def numbered_deal_rng(game: str, seats: int, number: int) -> Random:
    """The generator for one deal; raises Invalid for a number out of range.

    Options other than `seats` don't affect it.
    """
    checked = as_integer(number, "number", 1, MOST_NUMBER)
    return HashRandom(_hashed(f"deal by number:{DEFINITION}:{game}:{seats}:{checked}"))


def read_number(text: str) -> int:
    """Parse the number of a deal; raises Invalid."""
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text[:10]) <= MOST_NUMBER:
        raise Invalid("number", f"expected a whole number from 1 to {MOST_NUMBER}")
    return int(text)


def _hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()

"""Deals by number: whoever names the same game, seats and number gets the same cards, for ever."""

from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Final, Literal, TypeAlias

from splittable.core.chance import Drawn
from splittable.core.errors import Invalid
from splittable.core.seats import Seat
from splittable.core.validation import as_integer

# Of what docs/record.md says about deals by number: a number means other cards under another one.
DEFINITION: Final = 1
MOST_NUMBER: Final = 999_999_999

Sight: TypeAlias = Literal["own", "open", "hidden"]


@dataclass(frozen=True, slots=True)
class Packet:
    """Cards that lie together when a real table is prepared."""

    kind: str  # hand, second-hand, common, helpers, row, stock or out
    cards: tuple[int | str, ...]  # as in a record; of a stock and of a row the first one first
    sight: Sight  # own: its seat's alone; open: everybody's; hidden: nobody's for now
    seat: Seat | None = None  # whose it is; None: the table's
    number: int | None = None  # of a row, the first one is 1


def chance_of(game: str, seats: int, number: int) -> Random:
    """The generator for one deal. Options that do not change the cards do not change the deal."""
    checked = as_integer(number, "number", 1, MOST_NUMBER)
    return Drawn(_hashed(f"deal by number:{DEFINITION}:{game}:{seats}:{checked}"))


def read_number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text[:10]) <= MOST_NUMBER:
        raise Invalid("number", f"expected a whole number from 1 to {MOST_NUMBER}")
    return int(text)


def _hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()

"""Translation of Split it! between `games/split_it` and integers."""

from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from splittable.core.errors import InvalidArgument
from splittable.core.seats import Seat
from splittable.games.split_it.cards import DECK, SECTIONS, Card, Section
from splittable.games.split_it.rules import State as Readable
from splittable.games.split_it.setup import Deal, Options
from splittable.sim.compiler import State

NOTHING: Final = (0,) * 9  # padding for shorter rows
NOBODY: Final = ((0,) * 10,) * 4  # columns of unused seats


def write_options(state: State, options: Options) -> None:
    if options.cards != DECK:
        raise InvalidArgument("options.cards", "the simulator supports only the whole deck")
    state["seats"] = options.seats
    state["remove_after_every_split"] = options.remove_after_every_split


def write_deal(state: State, _options: Options, deal: Deal) -> None:
    state["splitter"] = deal.starter
    state["stock"] = deal.stock


def read_deal(_options: Options, state: State) -> Deal:
    return Deal(Seat(int(state["splitter"])), tuple(Card(card) for card in state["stock"].tolist()))


def row_of(state: Readable) -> tuple[Any, ...]:
    row = tuple(chain.from_iterable(state.parts))
    seats = len(state.displays)
    return (
        seats,
        state.options.remove_after_every_split,
        state.round,
        state.splitter,
        _stock(state.stock),
        len(DECK) - len(state.stock),
        row + NOTHING[len(row) :],
        len(row),
        state.is_split,
        _ends(state),
        state.removal_due,
        _set(state.active),
        _sealed(state.sealed),
        state.stand_offs,
        _set(frozenset(state.placing)),
        [*[display.numbers for display in state.displays], *NOBODY[seats:]],
        [*[display.jokers for display in state.displays], *NOBODY[seats:]],
        [*[display.pending for display in state.displays], *NOTHING[seats:4]],
        state.gone,
        not state.parts,
    )


@lru_cache(maxsize=64)  # the stock stays the same during a round
def _stock(stock: tuple[Card, ...]) -> npt.NDArray[np.int8]:
    return np.array((0,) * (len(DECK) - len(stock)) + stock, np.int8)


def _ends(state: Readable) -> tuple[int, int, int]:
    if not state.is_split:
        return (0, 0, 0)
    white, pink, black = map(len, state.parts)
    return (white, white + pink, white + pink + black)


@cache
def _sealed(guesses: tuple[Section | None, ...]) -> tuple[int, ...]:
    """By section: the set of seats that have guessed it."""
    return tuple(
        sum(1 << seat for seat, guess in enumerate(guesses) if guess is section)
        for section in SECTIONS
    )


@cache
def _set(members: frozenset[int]) -> int:
    return sum(1 << member for member in members)

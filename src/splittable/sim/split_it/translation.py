"""Split it! from readable values to integers and back."""

from collections.abc import Iterable
from typing import Any

from splittable.core.errors import InvalidArgument
from splittable.core.seats import Seat
from splittable.games.split_it.cards import DECK, SECTIONS, Card
from splittable.games.split_it.rules import State as Readable
from splittable.games.split_it.setup import Deal, Options
from splittable.sim.kernel import State

NOBODY = (0,) * 10  # the display of a seat that is not there


def write_options(state: State, options: Options) -> None:
    if options.cards != DECK:
        raise InvalidArgument("options.cards", "the simulator plays with the whole deck only")
    state["seats"] = options.seats
    state["remove_after_every_split"] = options.remove_after_every_split


def write_deal(state: State, _options: Options, deal: Deal) -> None:
    state["splitter"] = deal.starter
    state["stock"] = deal.stock


def read_deal(_options: Options, state: State) -> Deal:
    return Deal(Seat(int(state["splitter"])), tuple(Card(card) for card in state["stock"].tolist()))


def row_of(state: Readable) -> tuple[Any, ...]:
    row = state.row
    drawn = len(DECK) - len(state.stock)
    absent = 4 - len(state.displays)
    return (
        len(state.displays),
        state.options.remove_after_every_split,
        state.round,
        state.splitter,
        (0,) * drawn + state.stock,
        drawn,
        row + (0,) * (9 - len(row)),
        len(row),
        state.is_split,
        _ends(state),
        state.removal_due,
        _set(state.active),
        tuple(_set(_guessers(state, section)) for section in SECTIONS),
        state.stand_offs,
        _set(state.placing),
        tuple(display.numbers for display in state.displays) + (NOBODY,) * absent,
        tuple(display.jokers for display in state.displays) + (NOBODY,) * absent,
        tuple(display.pending for display in state.displays) + (0,) * absent,
        state.gone,
        not state.parts,
    )


def _ends(state: Readable) -> tuple[int, int, int]:
    if not state.is_split:
        return (0, 0, 0)
    white, pink, black = map(len, state.parts)
    return (white, white + pink, white + pink + black)


def _guessers(state: Readable, section: int) -> list[int]:
    return [seat for seat, guess in enumerate(state.sealed) if guess == section]


def _set(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)

"""Translation of Splito between `games/splito` and integers."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from splittable.core.errors import InvalidArgument
from splittable.games.splito.cards import Card
from splittable.games.splito.encoding import SIDES, kinds
from splittable.games.splito.moves import Place
from splittable.games.splito.objectives import MOST_OBJECTIVES, Symbol
from splittable.games.splito.rules import State as Readable
from splittable.games.splito.setup import HAND, Deal, Options
from splittable.sim.compiler import Bytes, State
from splittable.sim.splito.objective_status import TALLIES, packed
from splittable.sim.splito.rules import FACE_KINDS, HALF, LAID, PLACES, STATE

Zones: TypeAlias = tuple[tuple[Card, ...], ...]
Hands: TypeAlias = tuple[tuple[Card, ...], ...]

ADDED: Final = TALLIES.tolist()  # by kind: what a card adds to a tally
NEWLY_LAID: Final = LAID.tolist()  # by kind and half: what a card adds to `laid`
KEPT: Final = 64  # cache size


@dataclass(frozen=True, slots=True, eq=False)
class Numbers:
    """What depends only on the options: the first fields of a state, and the kind of each card."""

    options: Options
    fields: tuple[Any, ...]
    kind: Mapping[Card, int]


def write_options(state: State, options: Options) -> None:
    found = len(options.objectives.objectives)
    if found > MOST_OBJECTIVES:
        problem = f"the simulator supports at most {MOST_OBJECTIVES} Objectives, not {found}"
        raise InvalidArgument("options.objectives", problem)
    for name, value in zip(STATE.names or (), _numbers(options).fields, strict=False):
        state[name] = value


def write_deal(state: State, options: Options, deal: Deal) -> None:
    kind = _numbers(options).kind
    state["common"] = [kind[card] - FACE_KINDS for card in deal.common]
    for place, hand in enumerate((*deal.hands, *deal.second_hands)):
        state["hands"][place, :HAND] = [kind[card] for card in hand]


def read_deal(options: Options, state: State) -> Deal:
    cards = kinds(options)
    hands = [tuple(cards[kind] for kind in hand[:HAND]) for hand in state["hands"].tolist()]
    return Deal(
        common=tuple(cards[FACE_KINDS + objective] for objective in state["common"].tolist()),
        hands=tuple(hands[: options.seats]),
        second_hands=tuple(hands[options.seats : options.seats * options.hands_each]),
    )


def row_of(state: Readable) -> tuple[Any, ...]:
    """The fields of a tidy record; fields with several numbers are small arrays."""
    numbers, seats = _numbers(state.options), state.options.seats
    kind, hand_size = numbers.kind, len(state.hands[0])
    passes = (state.round - 1) % HAND % seats
    as_dealt = state.hands[passes:] + state.hands[:passes] + state.second_hands
    sealed, waiting = [0] * PLACES, 0
    for seat, place in enumerate(state.sealed):
        if place is not None:
            sealed[seat] = _action(kind, place)
        elif hand_size:
            waiting |= 1 << seat
    return (
        *numbers.fields,
        state.round,
        passes,
        hand_size,
        tuple([kind[card] - FACE_KINDS for card in state.common]),
        *_zone_fields(numbers, state.zones),
        _hands(numbers, as_dealt),
        sealed,
        waiting,
    )


def _action(kind: Mapping[Card, int], place: Place) -> int:
    return 2 * kind[place.card] + SIDES.index(place.side)


# Cached: zones and hands change only once a round.


@lru_cache(KEPT)
def _zone_fields(numbers: Numbers, zones: Zones) -> tuple[npt.NDArray[Any], ...]:
    names = ("tallies", "zone_sizes", "lines", "line_counts", "laid")
    fields = [STATE[name] for name in names]
    tallies, sizes, lines, counts, laid = [np.zeros(field.shape, field.base) for field in fields]
    for zone, cards in enumerate(zones):
        played = [numbers.kind[card] for card in cards]
        found = [card - FACE_KINDS for card in played if card >= FACE_KINDS]
        tallies[zone] = sum([ADDED[card] for card in played])
        sizes[zone] = len(played)
        lines[zone, : len(found)] = found
        counts[zone] = len(found)
        laid += np.array(
            [sum([NEWLY_LAID[card][half] for card in played]) for half in (0, 1)], np.uint64
        )
    return tallies, sizes, lines, counts, laid


@lru_cache(KEPT)
def _hands(numbers: Numbers, as_dealt: Hands) -> Bytes:
    hands = np.zeros(STATE["hands"].shape, np.int8)
    for place, hand in enumerate(as_dealt):
        hands[place, : len(hand)] = sorted([numbers.kind[card] for card in hand])
    return hands


# Cached by identity of the options, because comparing decks is slow.

_known: dict[int, Numbers] = {}


def _numbers(options: Options) -> Numbers:
    found = _known.get(id(options))
    if found is None:
        if len(_known) == KEPT:
            _known.clear()
        found = _known[id(options)] = _new_numbers(options)
    return found


def _new_numbers(options: Options) -> Numbers:
    objectives = options.objectives.objectives
    table = np.zeros(MOST_OBJECTIVES, np.int64)
    table[: len(objectives)] = [packed(options, objective) for objective in objectives]
    marked = np.array([_marked(options, symbol) for symbol in Symbol])
    return Numbers(
        options,
        (options.seats, options.show_side, len(objectives), table, marked),
        {card: kind for kind, card in enumerate(kinds(options))},
    )


def _marked(options: Options, symbol: Symbol) -> tuple[int, int]:
    """A set of Objectives, in two halves."""
    objectives = enumerate(options.objectives.objectives)
    found = sum(1 << number for number, each in objectives if each.symbol is symbol)
    return found % (1 << HALF), found >> HALF

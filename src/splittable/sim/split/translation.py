"""Translation of Split between `games/split` and integers."""

from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from splittable.core.errors import InvalidArgument
from splittable.core.seats import Seat, all_seats
from splittable.games.split.cards import CARDS, HUNDRED, ZERO, Card
from splittable.games.split.moves import Answer, Challenge, Trust
from splittable.games.split.rules import Burial
from splittable.games.split.rules import State as Readable
from splittable.games.split.setup import HAND, HELPERS, TURN_LIMIT, Deal, Options
from splittable.sim.compiler import State
from splittable.sim.split.cards import halves
from splittable.sim.split.rules import STATE

RING: Final = 128  # length of the stock's ring buffer
KEY_BYTES: Final = 512
KEPT: Final = 64  # cache size, in keys
NO_HANDS: Final = ((0, 0),) * 5
NO_BURIALS: Final = np.zeros(len(CARDS), np.int8)

# By mode and helpers: whether it is cooperative, whether 0 helps, whether 100 helps.
_KINDS: Final = {("competitive", helpers): (False, False, False) for helpers in HELPERS} | {
    ("cooperative", name): (True, ZERO in helpers, HUNDRED in helpers)
    for name, helpers in HELPERS.items()
}


def write_options(state: State, options: Options) -> None:
    if options.cards != CARDS:
        raise InvalidArgument("options.cards", "the simulator supports only all 101 cards")
    if options.hand != HAND:
        raise InvalidArgument("options.hand", f"the simulator supports only hands of {HAND}")
    if options.turn_limit != TURN_LIMIT:
        problem = f"the simulator supports only a limit of {TURN_LIMIT} turns"
        raise InvalidArgument("options.turn_limit", problem)
    for name, value in zip(STATE.names or (), _option_fields(options), strict=False):
        state[name] = value


def _option_fields(options: Options) -> tuple[int, ...]:
    """The values of the first fields of a state."""
    return (
        options.seats,
        *_KINDS[options.mode, options.helpers],
        options.reset_keeps_direction,
        options.bluff_resets,
    )


def write_deal(state: State, _options: Options, deal: Deal) -> None:
    key, key_length = _key(deal.reshuffle_key)
    state["turn"] = deal.dealer
    state["hands"] = 0
    for seat, hand in enumerate(deal.hands):
        state["hands"][seat] = halves(hand)
    state["stock"] = _padded(deal.stock, RING)
    state["next"] = 0
    state["stock_size"] = len(deal.stock)
    state["reshuffle_key"], state["key_length"] = key, key_length


def read_deal(options: Options, state: State) -> Deal:
    begin, size = int(state["next"]), int(state["stock_size"])
    key = state["reshuffle_key"].astype(">u8").tobytes()[: int(state["key_length"])]
    return Deal(
        dealer=Seat(int(state["turn"])),
        hands=tuple(_cards(state["hands"][seat].tolist()) for seat in all_seats(options.seats)),
        stock=tuple(Card(card) for card in state["stock"][begin : begin + size].tolist()),
        reshuffle_key=key.decode(),
    )


def _cards(members: tuple[int, int]) -> tuple[Card, ...]:
    low, high = members
    return tuple(card for card in CARDS if (low | high << 64) >> card & 1)


def row_of(state: Readable) -> tuple[Any, ...]:
    stock, left, right = state.stock, state.left, state.right
    key, key_length = _key(state.reshuffle_key)
    return (
        *_option_fields(state.options),
        state.phase.value,
        state.turn,
        state.turn_number,
        state.clockwise,
        [*map(_halves, state.hands), *NO_HANDS[len(state.hands) :]],
        (_padded(left, len(CARDS)), _padded(right, len(CARDS))),
        (len(left), len(right)),
        state.middle is not None,
        state.middle or 0,
        _halves(state.helpers),
        _padded(stock, RING),
        0,
        len(stock),
        _halves(state.discards),
        _by_card(state.buried) if state.buried else NO_BURIALS,
        _by_answer(state.sealed),
        key,
        key_length,
        state.refills,
    )


_halves = lru_cache(1024)(halves)  # a move changes only a few sets of cards


def _padded(cards: tuple[Card, ...], length: int) -> npt.NDArray[np.int8]:
    return np.frombuffer(bytes(cards).ljust(length, b"\0"), np.int8)


def _by_card(buried: tuple[Burial, ...]) -> npt.NDArray[np.int8]:
    seats = np.zeros(len(CARDS), np.int8)
    for burial in buried:
        seats[burial.card] = burial.seat + 1
    return seats


def _by_answer(sealed: tuple[Answer | None, ...]) -> tuple[int, int]:
    trusting = challenging = 0
    for seat, answer in enumerate(sealed):
        if answer is not None:
            trusting |= isinstance(answer, Trust) << seat
            challenging |= isinstance(answer, Challenge) << seat
    return trusting, challenging


@lru_cache(KEPT)
def _key(text: str) -> tuple[npt.NDArray[np.uint64], int]:
    """The key as numbers of eight bytes each, and its length in bytes; raises InvalidArgument."""
    encoded = text.encode()
    if len(encoded) > KEY_BYTES:
        problem = f"expected at most {KEY_BYTES} bytes in UTF-8, found {len(encoded)}"
        raise InvalidArgument("reshuffle_key", problem)
    return np.frombuffer(encoded.ljust(KEY_BYTES, b"\0"), ">u8").astype(np.uint64), len(encoded)

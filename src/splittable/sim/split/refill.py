"""The order of a refill, seeded by the deal's secret reshuffle key (split 6.3)."""

from typing import Any, Final

import numpy as np

from splittable.core.chance import DRAW_BITS
from splittable.sim.chance import STEP, bits, mix64
from splittable.sim.compiler import Chance, State, kernel, part
from splittable.sim.split.sha256 import BLOCK, END, WORDS, digest

MOST_BLOCKS: Final = 9  # of SHA-256, for the longest key with the number of a refill
DRAW: Final = np.uint64((1 << DRAW_BITS) - 1)
COLON: Final = ord(":")
ZERO: Final = ord("0")
EACH_BYTE: Final = np.uint64(0x0101010101010101)
AFTER_NINE: Final = np.uint64(ord("a") - ord("9") - 1)  # offset of letters in ASCII


@part
def draw_key(state: State, chance: Chance) -> None:
    """Draws a reshuffle key of 32 hexadecimal digits."""
    for place in range(0, 4, 2):
        drawn = bits(chance)
        state.reshuffle_key[place] = _in_hexadecimal(drawn >> np.uint64(32))
        state.reshuffle_key[place + 1] = _in_hexadecimal(drawn & np.uint64(0xFFFFFFFF))
    state.key_length = 32


@part
def _in_hexadecimal(number: Any) -> Any:
    """32 bits as eight ASCII digits: spreads every four bits to a byte, then adds the offset."""
    number = (number << np.uint64(16) | number) & np.uint64(0x0000FFFF0000FFFF)
    number = (number << np.uint64(8) | number) & np.uint64(0x00FF00FF00FF00FF)
    number = (number << np.uint64(4) | number) & np.uint64(0x0F0F0F0F0F0F0F0F)
    letters = (number + np.uint64(0x0606060606060606)) >> np.uint64(4) & EACH_BYTE
    return number + EACH_BYTE * np.uint64(ZERO) + letters * AFTER_NINE


@kernel
def shuffle_refill(state: State, cards: Any, number: int) -> None:
    """Shuffles the first `number` cards, which are ascending, into the order of the refill."""
    text = np.zeros(MOST_BLOCKS * BLOCK, np.uint64)
    seeds = np.zeros(WORDS, np.uint64)
    digest(text, _write(state, text), seeds)
    added = drawn = np.uint64(0)
    left = 0  # unused bits of `drawn`
    for last in range(number - 1, 0, -1):
        bound = last + 1
        unfair = (1 << DRAW_BITS) % bound
        while True:
            if not left:
                added += STEP
                drawn = np.uint64(0)
                for seed in range(0, WORDS, 2):
                    drawn ^= mix64((seeds[seed] << 32 | seeds[seed + 1]) + added)
                left = 64
            left -= DRAW_BITS
            scaled = np.int64(drawn >> np.uint64(left) & DRAW) * bound
            if scaled & np.int64(DRAW) >= unfair:
                break
        place = scaled >> DRAW_BITS
        cards[last], cards[place] = cards[place], cards[last]


@part
def _write(state: State, text: Any) -> int:
    """Writes the key, a colon, the number of the refill and the end mark; returns the length in
    bytes without the mark."""
    words, spare = state.key_length // 8, state.key_length % 8
    for place in range((state.key_length + 7) // 8):
        text[place] = state.reshuffle_key[place]
    written, length = np.uint64(END), 1
    rest = state.refills
    while length == 1 or rest:
        written |= np.uint64(ZERO + rest % 10) << np.uint64(8 * length)
        length += 1
        rest //= 10
    written |= np.uint64(COLON) << np.uint64(8 * length)
    written <<= np.uint64(56 - 8 * length)
    text[words] |= written >> np.uint64(8 * spare)
    text[words + 1] |= written << np.uint64(8) << np.uint64(56 - 8 * spare)
    return state.key_length + length

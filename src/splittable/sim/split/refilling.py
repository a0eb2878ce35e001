"""The order of a refill, which the secret text of the deal decides (split 6.3)."""

from typing import Any, Final

import numpy as np

from splittable.games.split.cards import CARDS
from splittable.sim.chance import bits
from splittable.sim.kernel import Chance, State, part
from splittable.sim.split.sha256 import BLOCK, LANES, ROOM, WORDS, digest

MOST_BLOCKS: Final = 9  # of the longest key with a refill and a card
COLON: Final = ord(":")
ZERO: Final = ord("0")
EACH_BYTE: Final = np.uint64(0x0101010101010101)
AFTER_NINE: Final = np.uint64(ord("a") - ord("9") - 1)  # from there on to the letter


def _tail(card: int) -> int:
    digits = f"{card}".encode()
    return int.from_bytes(digits + b"\x80", "big") << 8 * (7 - len(digits)) | len(digits)


TAILS: Final = np.array([_tail(card) for card in CARDS], dtype=np.uint64)  # by card: see sha256.py


@part
def draw_key(state: State, chance: Chance) -> None:
    """Thirty-two digits, 0 to 9 and a to f."""
    for place in range(0, 4, 2):
        drawn = bits(chance)
        state.reshuffle_key[place] = _in_hexadecimal(drawn >> np.uint64(32))
        state.reshuffle_key[place + 1] = _in_hexadecimal(drawn & np.uint64(0xFFFFFFFF))
    state.key_length = 32


@part
def _in_hexadecimal(number: Any) -> Any:
    """Thirty-two bits as eight digits: four bits are spread to a byte, then made a character."""
    number = (number << np.uint64(16) | number) & np.uint64(0x0000FFFF0000FFFF)
    number = (number << np.uint64(8) | number) & np.uint64(0x00FF00FF00FF00FF)
    number = (number << np.uint64(4) | number) & np.uint64(0x0F0F0F0F0F0F0F0F)
    letters = (number + np.uint64(0x0606060606060606)) >> np.uint64(4) & EACH_BYTE
    return number + EACH_BYTE * np.uint64(ZERO) + letters * AFTER_NINE


@part
def digests(state: State, cards: Any, number: int) -> Any:
    """By quarter and place: the digests of the first `number` cards, in rows of ROOM."""
    text = np.zeros(MOST_BLOCKS * BLOCK, np.uint64)
    length = _write_prefix(state, text)
    tails = np.zeros(ROOM, np.uint64)
    for place in range(number):
        tails[place] = TAILS[cards[place]]
    found = np.zeros(WORDS // 2 * ROOM, np.uint64)
    for begin in range(0, number, LANES):
        digest(text, length, tails[begin:], found[begin:])
    return found


@part
def _write_prefix(state: State, text: Any) -> int:
    """What all texts begin with: the key and the number of the refill. Gives its bytes."""
    words, spare = state.key_length // 8, state.key_length % 8
    for place in range((state.key_length + 7) // 8):
        text[place] = state.reshuffle_key[place]
    written, length = np.uint64(COLON), 1
    rest = state.refills
    while length == 1 or rest:
        written |= np.uint64(ZERO + rest % 10) << np.uint64(8 * length)
        length += 1
        rest //= 10
    written |= np.uint64(COLON) << np.uint64(8 * length)
    length += 1
    written <<= np.uint64(64 - 8 * length)
    text[words] |= written >> np.uint64(8 * spare)
    text[words + 1] |= written << np.uint64(8) << np.uint64(56 - 8 * spare)
    return state.key_length + length


@part
def rank(digests: Any, number: int, place: int) -> int:
    """How many of the first `number` digests are smaller than the one at this place."""
    smaller = equal = 0
    for other in range(number):
        smaller += digests[other] < digests[place]
        equal += digests[other] == digests[place]
    if equal > 1:
        for other in range(number):
            if digests[other] == digests[place]:
                for quarter in range(ROOM, 4 * ROOM, ROOM):
                    if digests[quarter + other] != digests[quarter + place]:
                        smaller += digests[quarter + other] < digests[quarter + place]
                        break
    return smaller

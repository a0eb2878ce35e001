"""SHA-256 as a kernel, for the order of a refill (split 6.3).

Variables are named as in the standard, FIPS 180-4. A 32-bit word is stored in a 64-bit number: to
rotate it, the word is repeated in the upper half; after a sum, the upper half is masked off.
"""

from itertools import count, islice
from typing import Any, Final, TypeAlias

import numpy as np

from splittable.sim.compiler import kernel, part

Word: TypeAlias = Any

BLOCK: Final = 8  # 64-bit numbers in a block
WORDS: Final = 8  # 32-bit words in a digest
ROUNDS: Final = 64
END: Final = 128  # the padding byte after a text
MARKS: Final = 72  # n bytes with padding byte and 8 bytes of length need (n + 72) // 64 blocks
CUT: Final = np.uint64(2**32 - 1)


def _root_digits(primes: int, degree: int) -> list[np.uint64]:
    """The first 32 fractional bits of the square or cube roots of the first primes."""
    found = islice((n for n in count(2) if all(n % d for d in range(2, n))), primes)
    return [np.uint64(_root(n << 32 * degree, degree) % 2**32) for n in found]


def _root(number: int, degree: int) -> int:
    """The integer root, rounded down."""
    root = 0
    for bit in reversed(range(number.bit_length() // degree + 1)):
        if (root + (1 << bit)) ** degree <= number:
            root += 1 << bit
    return root


FIRST: Final = np.array(_root_digits(WORDS, 2))
CONSTANTS: Final = np.array(_root_digits(ROUNDS, 3))


@kernel
def digest(text: Any, length: int, chain: Any) -> None:
    """Write the digest of a text of `length` bytes to `chain`, as eight words.

    `text` has eight bytes per number, big-endian. END and zeros follow the text, with room for the
    length at the end of the last block.
    """
    blocks = (length + MARKS) // 64
    text[blocks * BLOCK - 1] = 8 * length
    for place in range(WORDS):
        chain[place] = FIRST[place]
    schedule = np.zeros(ROUNDS, np.uint64)
    for block in range(blocks):
        for place in range(BLOCK):
            pair = text[block * BLOCK + place]
            schedule[2 * place] = pair >> 32
            schedule[2 * place + 1] = pair & CUT
        for place in range(2 * BLOCK, ROUNDS):
            old, latest = _twice(schedule[place - 15]), _twice(schedule[place - 2])
            word = schedule[place - 16] + (old >> 7 ^ old >> 18 ^ (old & CUT) >> 3)
            word += schedule[place - 7] + (latest >> 17 ^ latest >> 19 ^ (latest & CUT) >> 10)
            schedule[place] = word & CUT
        _compress(chain, schedule)


@part
def _compress(chain: Any, schedule: Any) -> None:
    a, b, c, d = chain[0], chain[1], chain[2], chain[3]
    e, f, g, h = chain[4], chain[5], chain[6], chain[7]
    for place in range(ROUNDS):
        first, fifth = _twice(a), _twice(e)
        added = h + (fifth >> 6 ^ fifth >> 11 ^ fifth >> 25) + (g ^ e & (f ^ g))
        added += CONSTANTS[place] + schedule[place]
        h, g, f, e, d, c, b = g, f, e, d + added & CUT, c, b, a
        a = added + (first >> 2 ^ first >> 13 ^ first >> 22) + (b & c ^ d & (b ^ c)) & CUT
    chain[0] = chain[0] + a & CUT
    chain[1] = chain[1] + b & CUT
    chain[2] = chain[2] + c & CUT
    chain[3] = chain[3] + d & CUT
    chain[4] = chain[4] + e & CUT
    chain[5] = chain[5] + f & CUT
    chain[6] = chain[6] + g & CUT
    chain[7] = chain[7] + h & CUT


@part
def _twice(word: Word) -> Word:
    return word << 32 | word

"""SHA-256 of sixteen texts at once, which decides the order of a refill (split 6.3).

Each text is a lane of the compiler's vectors; the letters, and what they do, are those of the
standard, FIPS 180-4. A kernel with loops over the lanes takes five times as long to compile.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count, islice
from typing import Any, Final, cast

from llvmlite import ir
from numba import types
from numba.core import cgutils as untyped_cgutils
from numba.extending import intrinsic

cgutils: Any = untyped_cgutils

LANES: Final = 16
ROOM: Final = 112  # digests side by side: one a card, and a whole number of lanes
BLOCK: Final = 8  # pairs of words in a block of text
WORDS: Final = 8  # in a digest
ROUNDS: Final = 64


def _root_digits(primes: int, degree: int) -> list[int]:
    """The first 32 bits after the point of these roots of the first primes."""
    found = islice((n for n in count(2) if all(n % d for d in range(2, n))), primes)
    return [_root(n << 32 * degree, degree) % 2**32 for n in found]


def _root(number: int, degree: int) -> int:
    """Rounded down."""
    root = 0
    for bit in reversed(range(number.bit_length() // degree + 1)):
        if (root + (1 << bit)) ** degree <= number:
            root += 1 << bit
    return root


FIRST: Final = _root_digits(WORDS, 2)
CONSTANTS: Final = _root_digits(ROUNDS, 3)

_INTEGER: Final = ir.IntType(64)
_WORD: Final = ir.VectorType(ir.IntType(32), LANES)
_PAIR: Final = ir.VectorType(_INTEGER, LANES)
_MARKS: Final = 72  # a text of n bytes, the byte 128 and eight of length: (n + 72) // 64 blocks


def _typed(_typing: Any, text: Any, _length: Any, tails: Any, found: Any) -> Any:
    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> None:
        places = [
            target.make_array(kind)(target, builder, argument).data
            if isinstance(kind, types.Array)
            else argument
            for kind, argument in zip(signature.args, arguments, strict=True)
        ]
        _digest(builder, *places)

    return types.void(text, types.int64, tails, found), generate


# `digest(text, length, tails, found)`: the digests of a text of so many bytes, each time with other
# characters at its end. All arrays are of 64-bit numbers, eight bytes each, the first one highest.
# The text goes on with zeros to the end of its last block. Each of sixteen tails has up to four
# characters, a byte 128 after them, and in its lowest byte how many they are. What is found are the
# quarters of digests, the first of each, then the second and so on, in rows of ROOM.
digest: Final = cast(Callable[[Any, int, Any, Any], None], intrinsic(_typed))


@dataclass(frozen=True, slots=True)
class _Lanes:
    """A word, or a pair of words, of each text."""

    builder: Any
    value: Any

    def __add__(self, other: "_Lanes | int") -> "_Lanes":
        return self._done(self.builder.add, other)

    def __xor__(self, other: "_Lanes | int") -> "_Lanes":
        return self._done(self.builder.xor, other)

    def __and__(self, other: "_Lanes | int") -> "_Lanes":
        return self._done(self.builder.and_, other)

    def __or__(self, other: "_Lanes | int") -> "_Lanes":
        return self._done(self.builder.or_, other)

    def __rshift__(self, other: "_Lanes | int") -> "_Lanes":
        return self._done(self.builder.lshr, other)

    def __lshift__(self, other: "_Lanes | int") -> "_Lanes":
        return self._done(self.builder.shl, other)

    def _done(self, operation: Callable[[Any, Any], Any], other: "_Lanes | int") -> "_Lanes":
        value = _all(self.value.type, other) if isinstance(other, int) else other.value
        return _Lanes(self.builder, operation(self.value, value))

    def turned(self, places: int) -> "_Lanes":
        """A word whose bits that fall out on the right come in on the left."""
        return self >> places | self << 32 - places

    def where(self, one: "_Lanes", other: "_Lanes", instead: "_Lanes | int" = 0) -> "_Lanes":
        """This in the lanes where the two are equal."""
        value = _all(self.value.type, instead) if isinstance(instead, int) else instead.value
        same = self.builder.icmp_unsigned("==", one.value, other.value)
        return _Lanes(self.builder, self.builder.select(same, self.value, value))


def _all(kind: Any, number: int) -> Any:
    return ir.Constant(kind, [number] * LANES)


@dataclass(frozen=True, slots=True)
class _Texts:
    """What is known of all texts before the first block."""

    tail: _Lanes
    end: _Lanes  # which pair of words the tail begins in
    offset: _Lanes  # and after how many bits of it
    last: _Lanes  # which pair of words holds the length
    bits: _Lanes  # that length


def _digest(builder: Any, text: Any, length: Any, tails: Any, found: Any) -> None:
    known = _known(builder, length, tails)
    chain = [cgutils.alloca_once_value(builder, _all(_WORD, word)) for word in FIRST]
    schedule = cgutils.alloca_once(builder, _WORD, size=ROUNDS)
    longest = builder.add(length, _integer(4))
    blocks = builder.lshr(builder.add(longest, _integer(_MARKS)), _integer(6))
    with cgutils.for_range(builder, blocks) as loop:
        _begin(builder, schedule, known, text, loop.index)
        _extend(builder, schedule)
        _compress(builder, schedule, chain)
        ended = known.last >> 3
        for quarter in range(WORDS // 2):
            place = builder.gep(found, [_integer(quarter * ROOM)])
            first, second = (
                _Lanes(builder, builder.zext(builder.load(word), _PAIR))
                for word in chain[2 * quarter : 2 * quarter + 2]
            )
            before, here = _loaded_pair(builder, place), _spread(builder, loop.index, _PAIR)
            pair = (first << 32 | second).where(ended, here, before)
            builder.store(pair.value, builder.bitcast(place, _PAIR.as_pointer()), align=8)


def _known(builder: Any, length: Any, tails: Any) -> _Texts:
    tail, whole = _loaded_pair(builder, tails), _spread(builder, length, _PAIR)
    total = whole + (tail & 0xFF)
    return _Texts(
        tail=tail & ~0xFF % 2**64,
        end=whole >> 3,
        offset=(whole & 7) << 3,
        last=((total + _MARKS >> 6) << 3) + (2**64 - 1),
        bits=total << 3,
    )


def _begin(builder: Any, schedule: Any, known: _Texts, text: Any, block: Any) -> None:
    """The first sixteen words are the text itself."""
    with cgutils.for_range(builder, _integer(BLOCK)) as loop:
        number = builder.add(builder.mul(block, _integer(BLOCK)), loop.index)
        here = _spread(builder, number, _PAIR)
        pair = _spread(builder, builder.load(builder.gep(text, [number])), _PAIR)
        pair |= (known.tail >> known.offset).where(here, known.end)
        pair |= (known.tail << 8 << (known.offset ^ 56)).where(here, known.end + 1)
        pair |= known.bits.where(here, known.last)
        for place, half in enumerate((pair >> 32, pair)):
            number = builder.add(builder.mul(loop.index, _integer(2)), _integer(place))
            word = builder.trunc(half.value, _WORD)
            builder.store(word, builder.gep(schedule, [number]))


def _extend(builder: Any, schedule: Any) -> None:
    """Each further word is made of four before it."""
    with cgutils.for_range(builder, _integer(ROUNDS - 2 * BLOCK)) as loop:
        places = [
            builder.gep(schedule, [builder.add(loop.index, _integer(ahead))])
            for ahead in (0, 1, 9, 14, 16)
        ]
        oldest, old, late, latest = (_Lanes(builder, builder.load(each)) for each in places[:4])
        word = oldest + (old.turned(7) ^ old.turned(18) ^ old >> 3)
        word += late + (latest.turned(17) ^ latest.turned(19) ^ latest >> 10)
        builder.store(word.value, places[4])


def _compress(builder: Any, schedule: Any, chain: Any) -> None:
    before = [builder.load(word) for word in chain]
    letters = [cgutils.alloca_once_value(builder, word) for word in before]
    table = ir.Constant(ir.ArrayType(ir.IntType(32), ROUNDS), CONSTANTS)
    constants = cgutils.global_constant(builder, "sha256_constants", table)
    with cgutils.for_range(builder, _integer(ROUNDS)) as loop:
        constant = builder.load(builder.gep(constants, [_integer(0), loop.index]))
        word = _Lanes(builder, builder.load(builder.gep(schedule, [loop.index])))
        word += _spread(builder, constant, _WORD)
        after = _round([_Lanes(builder, builder.load(letter)) for letter in letters], word)
        for letter, value in zip(letters, after, strict=True):
            builder.store(value.value, letter)
    for place, word, letter in zip(chain, before, letters, strict=True):
        builder.store(builder.add(word, builder.load(letter)), place)


def _round(letters: list[_Lanes], word: _Lanes) -> tuple[_Lanes, ...]:
    a, b, c, d, e, f, g, h = letters
    choice, majority = g ^ e & (f ^ g), a & b ^ c & (a ^ b)
    added = h + (e.turned(6) ^ e.turned(11) ^ e.turned(25)) + choice + word
    first = added + (a.turned(2) ^ a.turned(13) ^ a.turned(22)) + majority
    return first, a, b, c, d + added, e, f, g


def _loaded_pair(builder: Any, place: Any) -> _Lanes:
    return _Lanes(builder, builder.load(builder.bitcast(place, _PAIR.as_pointer()), align=8))


def _spread(builder: Any, number: Any, kind: Any) -> _Lanes:
    """The same number in each lane."""
    nothing = ir.Constant(kind, ir.Undefined)
    single = builder.insert_element(nothing, number, _integer(0))
    value = builder.shuffle_vector(single, nothing, _all(_WORD, 0))
    return _Lanes(builder, value)


def _integer(value: int) -> Any:
    return ir.Constant(_INTEGER, value)

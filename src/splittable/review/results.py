"""What a review says: chances by position, a judgement by decision, the parts of each result."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Literal, TypeAlias

from splittable.core.reasons import Reason

Grade: TypeAlias = Literal["slip", "mistake", "blunder"]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that the seat had."""

    move: str
    chance: float  # of winning
    error: float  # its standard error
    tries: int  # playouts behind it
    share: float | None  # how often the mix plays it; None: nothing is mixed here


@dataclass(frozen=True, slots=True)
class Decision:
    """One of several legal moves, judged by what its seat could know then."""

    at: int  # moves made before it
    seat: int
    move: str
    best: str
    loss: float  # chance that the best move has more
    error: float  # its standard error: the 95 % interval is 1.96 of them to either side
    grade: Grade | None  # None: the interval holds zero, or little is lost
    mixed: bool  # chosen at once by several, so that no single move is best
    candidates: tuple[Candidate, ...]  # the best first, then by their chances
    reasons: tuple[Reason, ...]  # the best move beside the played one, or beside the next best


@dataclass(frozen=True, slots=True)
class Part:
    """How a seat's result came about: fair + luck + others + own == result, to the last digit."""

    seat: int
    fair: Decimal
    luck: Decimal  # the deal, and the turns of chance
    others: Decimal  # what the others' decisions brought this seat
    own: Decimal  # what its own did
    result: Decimal  # its share of the win
    others_error: float  # standard errors; that of luck follows from both
    own_error: float


@dataclass(frozen=True, slots=True)
class Review:
    record: str  # SHA-256 of the record, in hexadecimal digits
    game: str
    options: Mapping[str, Any]
    names: tuple[str, ...]  # by seat
    playouts: int  # for a decision
    seed: int
    fair_error: float  # standard error of the fair share; 0 where it needs no playouts
    chances: tuple[tuple[float, ...], ...]  # by position and seat; the last is the result
    errors: tuple[tuple[float, ...], ...]  # their standard errors
    decisions: tuple[Decision, ...]
    parts: tuple[Part, ...]  # by seat

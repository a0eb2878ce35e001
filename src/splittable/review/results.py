"""The result of a review: chances by position, judged decisions, and the parts of each result."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from pkgutil import resolve_name
from typing import Any, Literal, TypeAlias

from splittable.core.reasons import Reason

Grade: TypeAlias = Literal["slip", "mistake", "blunder"]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move of a decision."""

    move: str
    chance: float  # of winning
    error: float  # its standard error
    tries: int  # playouts behind it
    share: float | None  # how often the mix plays it; None: choices aren't mixed


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision, judged by what its seat could know at that time."""

    at: int  # number of moves before it
    seat: int
    move: str  # the move played
    best: str  # the best move
    loss: float  # how much higher the best move's chance is
    error: float  # its standard error: the 95 % interval is 1.96 of them to either side
    grade: Grade | None  # None: the interval contains zero, or the loss is small
    mixed: bool  # several seats choose at once, so that no single move is best
    candidates: tuple[Candidate, ...]  # the best first, then by chance
    reasons: tuple[Reason, ...]  # why the best move beats the one played, or the next best


@dataclass(frozen=True, slots=True)
class PositionChances:
    """The chances of winning at one position."""

    at: int  # number of moves before it
    chances: tuple[float, ...]  # by seat; the result if the game is over
    errors: tuple[float, ...]  # by seat: standard errors


@dataclass(frozen=True, slots=True)
class Part:
    """The parts of a seat's result: fair + luck + others + own == result, exactly."""

    seat: int
    fair: Decimal  # the fair share
    luck: Decimal  # from the deal and later chance
    others: Decimal  # from the other seats' decisions
    own: Decimal  # from its own decisions
    result: Decimal  # its share of the win
    others_error: float  # standard error; that of luck follows from both
    own_error: float  # standard error


@dataclass(frozen=True, slots=True)
class Review:
    """The review of one game."""

    record: str  # SHA-256 of the record, in hexadecimal
    game: str
    options: Mapping[str, Any]
    names: tuple[str, ...]  # by seat
    playouts: int  # per decision
    seed: int
    fair_error: float  # standard error of the fair share; 0 if it needs no playouts
    chances: tuple[tuple[float, ...], ...]  # by position and seat; the last row is the result
    errors: tuple[tuple[float, ...], ...]  # by position and seat: standard errors
    decisions: tuple[Decision, ...]
    parts: tuple[Part, ...]  # by seat

    def _repr_svg_(self) -> str:
        """The chances of winning as a graph, for notebooks."""
        drawn: str = resolve_name("splittable.review.picture:draw_chances")(self)
        return drawn

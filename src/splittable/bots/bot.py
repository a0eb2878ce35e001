"""What a bot is: it gets a view, the legal moves and a generator, and never sees a state."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias, TypeVar

ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")

Bot: TypeAlias = Callable[[ViewT, tuple[MoveT, ...], Random], MoveT]
AnyBot: TypeAlias = Bot[Any, Any]


def choose_at_random(view: object, legal: tuple[MoveT, ...], rng: Random) -> MoveT:
    return rng.choice(legal)

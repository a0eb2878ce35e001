"""The type of a bot: a function of a view, the legal moves, a random generator and the events its
seat was shown since the deal. Bots never get a state, and keep no memory between calls."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias, TypeVar, overload

from splittable.core.game import AnyGame
from splittable.core.seats import Seat

ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")

Events: TypeAlias = Sequence[Any]
Bot: TypeAlias = Callable[[ViewT, tuple[MoveT, ...], Random, Events], MoveT]
AnyBot: TypeAlias = Bot[Any, Any]


def choose_at_random(view: object, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
    return rng.choice(legal)


class Shown(Sequence[Any]):
    """All events so far as one seat saw them, redacted lazily."""

    def __init__(self, game: AnyGame, seat: Seat, happened: Sequence[Any]) -> None:
        self._game, self._seat, self._happened = game, seat, happened
        self._seen: list[Any] = []

    def __len__(self) -> int:
        return len(self._happened)

    @overload
    def __getitem__(self, place: int) -> Any: ...
    @overload
    def __getitem__(self, place: slice) -> list[Any]: ...
    def __getitem__(self, place: int | slice) -> Any:
        for event in self._happened[len(self._seen) :]:
            self._seen.append(self._game.redact(event, self._seat))
        return self._seen[place]

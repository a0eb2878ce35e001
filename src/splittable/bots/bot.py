"""The type of a bot: a function of a view, the legal moves, a random generator and the events its
seat was shown since the deal. Bots never get a state, and keep no memory between calls.

A bot that talks has an attribute `speak`, a function of the view, the events and whether people
listen. Phrases that were said are among the events, as `core.talk.Said`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias, TypeVar, overload

from splittable.core.game import AnyGame
from splittable.core.seats import Seat
from splittable.core.talk import Phrase, Said

ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")

Events: TypeAlias = Sequence[Any]
Bot: TypeAlias = Callable[[ViewT, tuple[MoveT, ...], Random, Events], MoveT]
AnyBot: TypeAlias = Bot[Any, Any]
# What a seat says before the next move, whoever makes it; None: nothing. The last argument says
# whether it is among people, who want to hear less.
Speak: TypeAlias = Callable[[Any, Events, bool], Phrase | None]


def speech_of(bot: AnyBot) -> Speak | None:
    """How this bot talks; None if it doesn't."""
    found: Speak | None = getattr(bot, "speak", None)
    return found


@dataclass(frozen=True, slots=True)
class Talkative:
    """A bot that also talks."""

    choose: AnyBot
    speak: Speak

    def __call__(self, view: Any, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        chosen: MoveT = self.choose(view, legal, rng, shown)
        return chosen


def choose_at_random(view: object, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
    return rng.choice(legal)


class Shown(Sequence[Any]):
    """All events and phrases so far as one seat saw them, redacted lazily."""

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
            is_open = isinstance(event, Said)
            self._seen.append(event if is_open else self._game.redact(event, self._seat))
        return self._seen[place]

"""Talk at a table: preset phrases as values, and what was said."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.seats import Seat
from splittable.core.validation import join_limited, short_repr

LONGEST_TOPIC: Final = 40


@dataclass(frozen=True, slots=True)
class Phrase:
    """One of a game's preset phrases, by id, with its topic if it has one."""

    id: str
    about: str | None = None

    def __str__(self) -> str:
        return self.id if self.about is None else f"{self.id} {self.about}"


@dataclass(frozen=True, slots=True)
class Said:
    """A phrase that a seat said. Bots find these among the events they were shown."""

    seat: Seat
    phrase: Phrase
    by_convention: bool = True  # False: by a person, who means it as it sounds


def phrases_at(game: AnyGame, options: Any, view: Any) -> tuple[Phrase, ...]:
    """The game's own phrases that may be said now, in any seat: they depend on what everybody sees.

    >>> import random, splittable
    >>> game = splittable.game("splito")
    >>> options = game.read_options({"seats": 3})
    >>> state = game.start(options, game.deal(options, random.Random(7)))
    >>> [str(each) for each in phrases_at(game, options, game.view(state, None))][-3:]
    ['so-close', 'what-a-product', 'last-round']
    """
    topics = game.topics(options, view)
    return tuple(_each(game, options, topics))


def _each(game: AnyGame, options: Any, topics: Any) -> Iterator[Phrase]:
    for phrase in game.phrases:
        if not game.suits(options, phrase):
            continue
        if phrase in topics:
            yield from (Phrase(phrase, about) for about in topics[phrase])
        else:
            yield Phrase(phrase)


def read_phrase(game: AnyGame, options: Any, text: str) -> Phrase:
    """The phrase written so, such as `go-left` or `stay-in-band band-3`; raises Invalid.

    Whether its topic was on the table at that time is not checked."""
    name, _, about = text.partition(" ")
    allowed = [phrase for phrase in game.phrases if game.suits(options, phrase)]
    if name not in allowed:
        raise Invalid(
            "phrase", f"{short_repr(name)} is not one of {join_limited(allowed, most=30)}"
        )
    topics = game.topics(options, None)
    if (name in topics) != bool(about):
        problem = "is about something" if name in topics else "is about nothing in particular"
        raise Invalid("phrase", f"{short_repr(text)}: {name} {problem}")
    if topics.get(name) and about not in topics[name]:
        raise Invalid("phrase", f"{short_repr(about)} is not one of {join_limited(topics[name])}")
    if len(about) > LONGEST_TOPIC or not about.isprintable():
        raise Invalid("phrase", f"{short_repr(about)} is not a topic")
    return Phrase(name, about or None)

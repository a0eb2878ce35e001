"""Commands of talk: remarks and reactions."""

from typing import Any

from splittable.core.validation import join_limited, short_repr
from splittable.server.domain.commands.context import (
    CommandContext,
    Requester,
    payer_of,
    seat_of,
    take_from,
)
from splittable.server.domain.commands.errors import OverLimit, Refused, closed, sent_away
from splittable.server.domain.entries import (
    Said,
)
from splittable.server.domain.phrases import REACTIONS, presets_at
from splittable.server.domain.table import Person, Table
from splittable.server.messages.live import (
    React,
    Reacted,
    Say,
)

MOST_REMARKS = 500  # by one seated person, until the next deal
MOST_REMARKS_OF_SPECTATORS = 1_000  # by all of them together


def say(
    table: Table,
    person: Person | None,
    wish: Say,
    stamp: dict[str, Any],
    context: CommandContext,
) -> Said:
    if person is None or person.gone:
        raise Refused("not-allowed", "to talk here give a name first: sit or watch")
    if (wish.preset is None) == (wish.text is None):
        raise Refused("invalid", "say: expected either preset or text")
    if table.settings.talk == "off":
        raise Refused("not-allowed", "nobody talks at this table")
    _has_words_left(table, person)
    if wish.preset is not None:
        allowed = presets_at(table.game, table.options)
        if wish.preset not in allowed:
            problem = f"{short_repr(wish.preset)} is not one of {join_limited(allowed, most=30)}"
            raise Refused("invalid", f"preset: {problem}")
        return Said(preset=wish.preset, about=_topic(table, wish.preset, wish.about), **stamp)
    if wish.about is not None:
        raise Refused("invalid", "about: only a preset phrase is about something")
    if table.settings.talk == "presets":
        raise Refused("not-allowed", "at this table only preset phrases may be said")
    assert wish.text is not None
    text = wish.text.strip()
    if not text or not text.isprintable():
        raise Refused("invalid", "text: control characters and empty lines cannot be sent")
    context.words.check(text, "text")
    return Said(text=text, **stamp)


def _topic(table: Table, phrase: str, about: str | None) -> str | None:
    """What the phrase is about: only something that everybody at the table sees."""
    seen = None if table.play is None else table.game.view(table.play.state, None)
    topics = table.game.topics(table.options, seen).get(phrase)
    if topics is None:
        if about is not None:
            raise Refused("invalid", f"about: {short_repr(phrase)} is about nothing in particular")
        return None
    if about not in topics:
        found = "nothing" if about is None else short_repr(about)
        problem = f"found {found}, expected one of {join_limited(topics, most=40) or 'nothing yet'}"
        raise Refused(
            "invalid", f"about: {short_repr(phrase)} is about what is on the table; {problem}"
        )
    return about


def react(
    table: Table, requester: Requester, number: int | None, wish: React, context: CommandContext
) -> Reacted:
    """A reaction to publish, which isn't stored. Raises Refused."""
    if requester.token_hash in table.banned:
        raise sent_away()
    if table.closed:
        raise closed()
    seat = seat_of(table, None if number is None else table.people[number])
    take_from(context.limiter, payer_of(table, requester, number, wish))
    if table.settings.talk == "off":
        raise Refused("not-allowed", "nobody talks at this table")
    if wish.reaction not in REACTIONS:
        problem = f"{short_repr(wish.reaction)} is not one of {join_limited(REACTIONS)}"
        raise Refused("invalid", f"reaction: {problem}")
    return Reacted(seat, wish.reaction)


def _has_words_left(table: Table, person: Person) -> None:
    is_seated = table.seat_of(person.number) is not None
    most = MOST_REMARKS if is_seated else MOST_REMARKS_OF_SPECTATORS
    if table.said.get(person.number if is_seated else None, 0) >= most:
        who = "you have" if is_seated else "spectators have"
        problem = f"{who} said {most} things since the last deal; talk goes on with the next"
        raise OverLimit("remarks", "too-fast", problem)

"""A plain board for any game: the fields of its views, the legal moves, and its events by name."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, Final

from splittable.core.game import AnyGame
from splittable.core.seats import Seat
from splittable.core.validation import join_limited
from splittable.core.view_fields import own_fields
from splittable.terminal.board import AnyBoard, Board, Sentence, no_caution
from splittable.terminal.screen import Lines, bold
from splittable.terminal.styled_text import Text
from splittable.terminal.words import Names, capital, enumerated

SAID_ELSEWHERE: Final = ("options", "seat", "to_act", "outcome")  # fields that every view has
MOST_MOVES: Final = 40  # listed


def generic_board(game: AnyGame, sentence: str = "", rules: str = "") -> AnyBoard:
    """A board for this game, with its rules in one sentence and in short."""

    def draw(view: Any, names: Names) -> Lines:
        return [*_drawn(view, names, _names_of(view))]

    def secrets(views: Sequence[Any], names: Names) -> Lines:
        own = own_fields(type(views[0]))
        drawn: Lines = []
        for view in views:
            drawn.append(bold(f"  {names.who(view.seat)}"))
            drawn += _drawn(view, names, [name for name in _names_of(view) if name in own])
        return drawn

    def explain(view: Any, names: Names) -> Lines:
        outcome = view.outcome
        scores = [
            Text(f"  {names.who(Seat(seat))}: {score}") for seat, score in enumerate(outcome.scores)
        ]
        winners = names.all_of(outcome.winners, begin=True) if outcome.winners else "Nobody"
        return [*scores, bold(f"Won by: {winners} ({_words(outcome.reason)}).")]

    return Board(
        sentence=sentence or "a game of another package.",
        rules=rules or sentence or "This game comes without rules in short.",
        title=lambda _view: game.title,
        draw=draw,
        secrets=secrets,
        duty=lambda _view, _legal, _names: "Choose a move.",
        example=lambda _view, legal: f"a move, like {legal[0]}",
        guide=lambda _view, legal, _names: [Text(f"Allowed: {join_limited(legal, MOST_MOVES)}.")],
        spell_out=_spell_out,
        objection=lambda _view, legal, move: (
            f"You can't play '{move}' now; allowed: {join_limited(legal)}."
        ),
        caution=no_caution,
        opening=lambda _view, _names: [],
        narrate=_narrate,
        explain=explain,
        hints={"in-the-end": "It is what the bot would play."},
    )


def _spell_out(_view: Any, legal: tuple[Any, ...], text: str) -> str:
    """The typed text, with the first word of the legal moves if all have the same and it lacks."""
    words = " ".join(text.lower().split())
    verbs = {str(move).partition(" ")[0] for move in legal}
    verb = verbs.pop() if len(verbs) == 1 else ""
    return words if not verb or words.startswith(verb) else f"{verb} {words}"


def _narrate(_options: Any, events: Sequence[Any], names: Names) -> list[Sentence]:
    return [Sentence(f"{_event_line(event, names)}.") for event in events]


def _event_line(event: Any, names: Names) -> str:
    parts = [
        f"{_words(field.name)} {_value(field.name, getattr(event, field.name), names)}"
        for field in fields(event)
        if getattr(event, field.name) is not None
    ]
    return ": ".join(filter(None, [capital(_words(type(event).__name__)), ", ".join(parts)]))


def _names_of(view: Any) -> list[str]:
    return [field.name for field in fields(view) if field.name not in SAID_ELSEWHERE]


def _drawn(view: Any, names: Names, shown: Iterable[str]) -> Iterable[Text]:
    for name in shown:
        value = getattr(view, name)
        if value is not None:
            yield Text(f"  {capital(_words(name))}: {_value(name, value, names)}")


def _value(name: str, value: Any, names: Names) -> str:
    if name in ("seat", "winner", "turn") and isinstance(value, int):
        return names.whom(Seat(value))
    if isinstance(value, frozenset):
        return enumerated(sorted(value))
    if isinstance(value, tuple):
        if len(value) == len(names.names) and name.endswith("s"):
            return " · ".join(
                f"{names.whom(Seat(seat))} {_value('', each, names)}"
                for seat, each in enumerate(value)
            )
        return " ".join(_value("", each, names) for each in value) or "none"
    return "–" if value is None else str(value)


def _words(name: str) -> str:
    """'card_turned', 'CardTurned' and 'card-turned' as 'card turned'."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|[_-]", " ", name).lower()

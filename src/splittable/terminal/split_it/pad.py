"""The score pad of Split it!: each player's columns, such as `8x3 5x2 2`, jokers included."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.record import read_name
from splittable.core.validation import as_object, as_text, short_repr
from splittable.games.split_it.cards import NUMBERS, Card
from splittable.games.split_it.pad import displays
from splittable.terminal.pad import Pad, ask_until, read_names
from splittable.terminal.screen import Lines, Screen
from splittable.terminal.split_it.scoring import explain_displays
from splittable.terminal.words import Names

LOW, HIGH = 2, 4
Columns = Mapping[Card, int]  # by number: cards in that column, jokers included


def from_file(_game: AnyGame, _options: dict[str, Any], raw: object) -> Lines:
    fields = as_object(raw, "score", required=("players",))
    players = fields["players"]
    if not isinstance(players, dict) or not LOW <= len(players) <= HIGH:
        raise Invalid("players", f"expected an object of {LOW} to {HIGH} names with their columns")
    names = tuple(read_name(name, "players") for name in players)
    columns = [read_columns(as_text(text, name), name) for name, text in players.items()]
    return _explained(names, columns)


def ask(_game: AnyGame, _options: dict[str, Any], screen: Screen) -> Lines:
    screen.show("Players in order, for example: Ada Ben Cem")
    names = ask_until(screen, "Players: ", lambda text: read_names(text, LOW, HIGH))
    screen.show("Columns, jokers included: 8x3 5x2 2 means three 8s, two 5s and one 2.")
    columns: list[Columns] = []
    for name in names:

        def fits(text: str, name: str = name) -> Columns:
            found = read_columns(text, name)
            displays([lengths(each) for each in (*columns, found)])
            return found

        columns.append(ask_until(screen, f"{name}: ", fits))
    return _explained(names, columns)


def read_columns(text: str, where: str) -> Columns:
    found: dict[Card, int] = {}
    for word in text.replace(",", " ").split():
        match = re.fullmatch(r"(10|[1-9])(?:[x×*]([1-9][0-9]?))?", word.lower())
        if match is None:
            problem = (
                f"{short_repr(word)} is not a column; write 8x3 for three 8s, numbers from 1 to 10"
            )
            raise Invalid(where, problem)
        number = Card(int(match[1]))
        found[number] = found.get(number, 0) + int(match[2] or 1)
    return found


def lengths(columns: Columns) -> tuple[int, ...]:
    """The lengths of all ten columns, by number, 1 first."""
    return tuple(columns.get(number, 0) for number in NUMBERS)


def _explained(names: tuple[str, ...], columns: Sequence[Columns]) -> Lines:
    return explain_displays(displays([lengths(each) for each in columns]), Names(names))


PAD: Final = Pad(
    '{"players": {"Ada": "8x3 5x2 2", "Ben": "10x4 8 1"}}',
    from_file,
    ask,
    note="Split it!: 8x3 is a column of three 8s, jokers included.",
)

"""The score pad of Split: the number of cards left in each hand."""

from collections.abc import Sequence
from typing import Any, Final

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.record import read_name
from splittable.core.validation import as_integer, as_object, short_repr
from splittable.games.split.cards import CARDS
from splittable.games.split.pad import scored
from splittable.terminal.pad import Pad, ask_until, read_names
from splittable.terminal.screen import Lines, Screen
from splittable.terminal.split.scoring import explain_outcome
from splittable.terminal.words import Names, is_number

LOW, HIGH = 2, 5


def from_file(game: AnyGame, options: dict[str, Any], raw: object) -> Lines:
    fields = as_object(raw, "score", required=("players",))
    players = fields["players"]
    if not isinstance(players, dict) or not LOW <= len(players) <= HIGH:
        raise Invalid("players", f"expected an object of {LOW} to {HIGH} names with cards left")
    names = tuple(read_name(name, "players") for name in players)
    sizes = [as_integer(size, name, 0, len(CARDS)) for name, size in players.items()]
    return _explained(game, options, names, sizes)


def ask(game: AnyGame, options: dict[str, Any], screen: Screen) -> Lines:
    screen.show("Split needs no score pad: a player with no cards left wins.")
    screen.show("Players in order, for example: Ada Ben Cem")
    names = ask_until(screen, "Players: ", lambda text: read_names(text, LOW, HIGH))

    def read_all(text: str) -> Lines:
        words = text.replace(",", " ").split()
        if len(words) != len(names):
            raise Invalid("cards left", f"expected {len(names)} numbers, found {len(words)}")
        return _explained(game, options, names, [_number(word) for word in words])

    return ask_until(screen, f"Cards left, in the order {', '.join(names)}: ", read_all)


def _number(word: str) -> int:
    if not is_number(word) or int(word) > len(CARDS):
        raise Invalid("cards left", f"{short_repr(word)} is not a number from 0 to {len(CARDS)}")
    return int(word)


def _explained(
    game: AnyGame, options: dict[str, Any], names: tuple[str, ...], sizes: Sequence[int]
) -> Lines:
    chosen = game.read_options({**options, "seats": len(names)})
    return explain_outcome(scored(chosen, sizes).outcome, Names(names))


PAD: Final = Pad(
    '{"players": {"Ada": 0, "Ben": 4}}',
    from_file,
    ask,
    note="Split: the number of cards left in each hand.",
)

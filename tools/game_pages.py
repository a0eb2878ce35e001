"""Updates picture, facts and options in docs/games/*.md from the games; the rest is by hand."""

import sys
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, Final

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.options import value_names
from splittable.games import GAMES
from tools.generator import ROOT, Generator, main

BEGIN, END = "<!-- scripts/generated writes from here -->\n", "<!-- to here -->\n"


def current(name: str) -> str:
    """The page of a game with its current facts."""
    text = (ROOT / f"docs/games/{name}.md").read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, f"docs/games/{name}.md has no place for the facts"
    game = GAMES[name]
    made = f"{_picture(game)}\n{_facts(game)}\n{_options(game)}"
    return f"{before}{begin}\n{made}\n{end}{after}"


def _picture(game: AnyGame) -> str:
    return f"![A table of {game.title} in mid-game](../pictures/{game.name}.svg)\n"


def _facts(game: AnyGame) -> str:
    variants = list(_by_seats(game))
    longest = (f"{variant.seats}: {game.longest(variant):,}" for variant in variants)
    rows = {
        "players": ", ".join(str(variant.seats) for variant in variants),
        "cards": f"{len(game.deck(variants[0]))}",
        "sealed choices": _yes(map(game.simultaneous, variants)),
        "own cards": "yes" if game.house_deck else "no",
        "seat that begins": game.beginning.name if game.beginning else "none",
        "most moves, by players": " · ".join(longest),
        "reasons for the end": ", ".join(f"`{reason}`" for reason in game.reasons),
        "version of the rules": str(game.rules),
    }
    return "| | |\n|---|---|\n" + "".join(f"| {what} | {is_} |\n" for what, is_ in rows.items())


def _options(game: AnyGame) -> str:
    rows = []
    for option in game.options:
        first, *others = (f"`{value}`" for value in value_names(option.values))
        rows.append(f"| `{option.name}` | {', '.join((first, *others))} | {option.meaning} |\n")
    return "| option | values, the default first | meaning |\n|---|---|---|\n" + "".join(rows)


def _by_seats(game: AnyGame) -> Iterator[Any]:
    (seats,) = [option for option in game.options if option.name == "seats"]
    for number in sorted(map(int, seats.values)):
        try:
            yield game.read_options({"seats": number})
        except Invalid:
            continue


def _yes(answers: Iterable[bool]) -> str:
    found = set(answers)
    return "no" if found == {False} else "yes" if found == {True} else "depends on the players"


GENERATOR: Final = Generator(
    "scripts/generated", {f"docs/games/{name}.md": partial(current, name) for name in GAMES}
)

if __name__ == "__main__":
    sys.exit(main(GENERATOR))

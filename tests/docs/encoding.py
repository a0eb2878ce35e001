"""Generates the tables of docs/encoding.md from the encodings (scripts/encoding).

The descriptions of action and draw ranges are written here; the tests check that they have no gap.
"""

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from splittable.core.encoding import AnyEncoding, width
from splittable.games import ENCODINGS
from tools.generator import ROOT, Generator, main

DOCUMENT: Final = ROOT / "docs/encoding.md"
SEATS: Final = 4  # of the examples
BLOCK: Final = r"(<!-- scripts/encoding writes {} from here -->\n)(.*?)(<!-- to here -->\n)"


@dataclass(frozen=True, slots=True)
class Actions:
    """A range of moves with consecutive action numbers."""

    first: str  # in notation
    last: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Draws:
    """A range of consecutive draws of one kind."""

    count: Callable[[Any], int]  # by options
    what: str
    outcome: str
    weight: str


def _cards(options: Any) -> int:
    return len(ENCODINGS["split"].game.deck(options))


ACTIONS: Final[Mapping[str, Sequence[Actions]]] = {
    "split-it": (
        Actions(
            "split 1 2",
            "split 7 8",
            "`split A B` is (B − 1)(B − 2) / 2 + (A − 1), however long the row is",
        ),
        Actions("remove white", "remove black", "white, pink, black"),
        Actions("guess white", "guess black", "white, pink, black"),
        Actions("joker 1", "joker 10", "by number"),
    ),
    "splito": (
        Actions(
            "y1 left",
            "k6 right",
            "2 × kind + 0 for left, 1 for right; a Splito card's kind is 6 × colour + value − 1 "
            "(yellow, orange, pink, blue, green, black)",
        ),
        Actions(
            "MV1 left",
            "Z_GE17 right",
            "the same; an Objective's kind is 36 + its place in the deck of Objectives",
        ),
    ),
    "split": (
        Actions("0", "100", "play a card while there is no middle card"),
        Actions("left 0", "left 100", "middle card to the left, then this card"),
        Actions("right 0", "right 100", "middle card to the right, then this card"),
        Actions("reset", "reset", ""),
        Actions("bury 0", "bury 100", "by place among the 13 Wilds, ascending"),
        Actions(
            "open 2 3",
            "open 97 98",
            "with `bluff_resets` only: 317 + j (j − 1) / 2 + i for the i-th and the j-th Standard, "
            "i < j, counted from 0",
        ),
        Actions("trust", "challenge", "with `bluff_resets` only"),
    ),
}

DRAWS: Final[Mapping[str, Sequence[Draws]]] = {
    "split-it": (
        Draws(lambda _: 1, "the starter", "a seat", "1"),
        Draws(
            lambda options: len(options.cards),
            "the stock, next card first",
            "a card: its number, 0 for a joker",
            "copies left",
        ),
    ),
    "splito": (
        Draws(lambda _: 1, "the star", "an Objective with a star: its place in the deck", "1"),
        Draws(lambda _: 1, "the moon", "an Objective with a moon: its place in the deck", "1"),
        Draws(
            lambda options: 13 * options.seats * options.hands_each,
            "thirteen cards for seat 0, thirteen for seat 1 and so on; two seats: then the second "
            "hands",
            "a kind, as in actions",
            "copies left",
        ),
    ),
    "split": (
        Draws(lambda _: 1, "the dealer", "a seat", "1"),
        Draws(
            _cards,
            "the hands, seat by seat (nine cards for the dealer, seven for the others), then the "
            "stock, next card first",
            "a card",
            "1",
        ),
        Draws(lambda _: 32, "the digits of the reshuffle key", "0 to 15", "1"),
    ),
}


def options_of(encoding: AnyEncoding, seats: int = SEATS) -> Any:
    """Options with all actions."""
    bluffs = {"bluff_resets": True} if encoding.game.name == "split" else {}
    return encoding.game.read_options({"seats": seats, **bluffs})


def tables(encoding: AnyEncoding) -> str:
    parts = (_actions(encoding), _observation(encoding), _draws(encoding))
    return "\n" + "".join(f"{part}\n\n" for part in parts)


# Actions


def numbers(encoding: AnyEncoding, actions: Actions) -> range:
    options = options_of(encoding)
    first, last = (
        encoding.action(options, encoding.game.read_move(options, text))
        for text in (actions.first, actions.last)
    )
    return range(first, last + 1)


def _actions(encoding: AnyEncoding) -> str:
    rows = []
    for actions in ACTIONS[encoding.game.name]:
        moves = dict.fromkeys((f"`{actions.first}`", f"`{actions.last}`"))
        rows.append((_span(numbers(encoding, actions)), " … ".join(moves), actions.meaning))
    return _table(("action", "move", "how it is numbered"), rows)


# Observations


def _observation(encoding: AnyEncoding) -> str:
    few, many = (encoding.fields(options_of(encoding, seats)) for seats in (SEATS - 1, SEATS))
    rows = []
    for place, (one, other) in enumerate(zip(few, many, strict=True)):
        sides = [_by_seats(a, b) for a, b in zip(one.shape, other.shape, strict=True)]
        shape = [f"({side})" if " " in side and len(sides) > 1 else side for side in sides]
        first = width(many[:place])
        rows.append(
            (
                f"`{other.name}`",
                " × ".join(shape) or "1",
                f"{other.low}–{other.high}",
                _by_seats(width(few[:place]), first),
                _span(range(first, first + other.size)),
                other.meaning,
            )
        )
    total = _by_seats(width(few), width(many))
    rows.append(("in all", total, "", "", f"{width(many)} numbers", ""))
    return _table(("field", "shape", "values", "first at", f"{SEATS} seats", "meaning"), rows)


def _by_seats(few: int, many: int) -> str:
    """A formula in the number of seats, n, from the values for two seat counts."""
    slope = many - few
    rest = many - slope * SEATS
    if not slope:
        return str(many)
    times = "n" if slope == 1 else f"{slope} n"
    if not rest:
        return times
    return f"{times} + {rest}" if rest > 0 else f"{times} − {-rest}"


# Draws


def _draws(encoding: AnyEncoding) -> str:
    rows, first = [], 1
    for draws in DRAWS[encoding.game.name]:
        places = range(first, first + draws.count(options_of(encoding)))
        rows.append((_span(places), draws.what, draws.outcome, draws.weight))
        first = places.stop
    return _table((f"draw ({SEATS} seats)", "of what", "outcome", "weight"), rows)


def _span(numbers: range) -> str:
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    ruled = [f"| {' | '.join(line)} |".replace("  |", " |") for line in (head, *rows)]
    ruled.insert(1, "|---" * len(head) + "|")
    return "\n".join(ruled)


# The document


def current(text: str) -> str:
    """The document with up-to-date tables."""
    for name, encoding in ENCODINGS.items():
        block = re.compile(BLOCK.format(re.escape(name)), re.DOTALL)
        found = block.search(text)
        assert found, f"docs/encoding.md has no place for the tables of {name}"
        text = f"{text[: found.start(2)]}{tables(encoding)}{text[found.end(2) :]}"
    return text


def _document() -> str:
    return current(DOCUMENT.read_text(encoding="utf-8"))


GENERATOR: Final = Generator("scripts/encoding", {"docs/encoding.md": _document})

if __name__ == "__main__":
    sys.exit(main(GENERATOR))

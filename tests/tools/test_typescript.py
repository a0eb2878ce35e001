"""Conversion of type hints to TypeScript: every kind that games and messages use, and no other."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal, NewType

import pytest

from splittable.games.split.moves import Play
from tools.typescript import TypeScript

Card = NewType("Card", int)


class Suit(Enum):
    RED = 1
    BLUE = 2


@dataclass(frozen=True)
class Stack:
    """Cards upon cards."""

    all_cards: tuple[Card, ...]  # None of them is seen
    suit: Suit | None


@pytest.mark.parametrize(
    "hint, expression",
    [
        (Card, "number"),
        (Card | None, "number | null"),
        (Card | int, "number"),
        (Literal["a", 2], '"a" | 2'),
        (tuple[Card, ...], "readonly number[]"),
        (frozenset[Card], "readonly number[]"),
        (tuple[Card | None, ...], "readonly (number | null)[]"),
        (tuple[tuple[Card, ...], ...], "readonly (readonly number[])[]"),
        (tuple[int, str], "readonly [number, string]"),
        (dict[str, bool], "Record<string, boolean>"),
        (Suit, '"red" | "blue"'),
        (Play, "string"),
        (tuple[Stack, ...], "readonly Stack[]"),
    ],
)
def test_a_type_is_written_as_its_values_are(hint: Any, expression: str) -> None:
    assert TypeScript().of(hint) == expression


def test_what_a_type_is_made_of_is_declared_once_with_what_its_source_says() -> None:
    written = TypeScript("Game")
    assert written.of(Stack | None) == "GameStack | null"
    assert written.of(tuple[Stack, ...]) == "readonly GameStack[]"
    assert written.declared == [
        "/** Cards upon cards. */\n"
        "export interface GameStack {\n"
        "  /** null of them is seen */\n"
        "  allCards: readonly number[];\n"
        '  suit: "red" | "blue" | null;\n'
        "}"
    ]


@pytest.mark.parametrize("hint", [Any, object, dict[str, Any], list[int]])
def test_what_nobody_has_described_is_refused(hint: Any) -> None:
    with pytest.raises(TypeError, match="has no TypeScript form"):
        TypeScript().of(hint)

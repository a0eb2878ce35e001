"""All moves that a game's notation can express, legal or not."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from tests.support.variants import Variant

COLOURS = ("white", "pink", "black")


@cache
def every_text(variant: Variant) -> tuple[str, ...]:
    name = variant.game.name
    if name == "split-it":
        return tuple(_split_it())
    if name == "splito":
        cards = dict.fromkeys(map(str, variant.game.deck(variant.options)))
        return tuple(f"{card} {side}" for card in cards for side in ("left", "right"))
    return tuple(_split())


@cache
def every_move(variant: Variant) -> tuple[Any, ...]:
    return tuple(variant.game.read_move(variant.options, text) for text in every_text(variant))


def _split_it() -> Iterator[str]:
    yield from (f"split {first} {second}" for first, second in product(range(1, 10), repeat=2))
    yield from (f"{verb} {colour}" for verb in ("remove", "guess") for colour in COLOURS)
    yield from (f"joker {number}" for number in range(1, 11))


def _split() -> Iterator[str]:
    yield from ("reset", "trust", "challenge")
    for card in range(101):
        yield from (str(card), f"left {card}", f"right {card}", f"bury {card}")
    yield from (f"open {low} {high}" for low, high in product(range(101), repeat=2))

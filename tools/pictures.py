"""Draws the pictures of the README and of the games' pages from golden records (docs/pictures)."""

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Final

from splittable import svg
from splittable.core.record import Record, read_record
from splittable.games import GAMES
from tools.generator import ROOT, Generator, main

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
Draw = Callable[[Record], str]


def current(source: str, draw: Draw) -> str:
    """A picture of a golden record; its last line names the record that it was drawn from."""
    raw = (ROOT / f"tests/records/{source}").read_bytes()
    record = read_record(raw.decode(), GAMES)
    named = replace(record, names=NAMES[: record.options.seats])
    digest = sha256(raw).hexdigest()
    return f"{draw(named)}<!-- scripts/pictures, from {source}, SHA-256 {digest} -->\n"


def _still(at: int) -> Draw:
    return partial(svg.record, at=at, seat=0)


PICTURES: Final[dict[str, tuple[str, Draw]]] = {
    "splito-game.svg": ("splito/four-seats.json", svg.animation),
    "split-it.svg": ("split-it/printed-example.json", _still(52)),
    "splito.svg": ("splito/four-seats.json", _still(33)),
    "split.svg": ("split/four-seats.json", _still(14)),
}

GENERATOR: Final = Generator(
    "scripts/pictures",
    {f"docs/pictures/{name}": partial(current, *made) for name, made in PICTURES.items()},
)

if __name__ == "__main__":
    sys.exit(main(GENERATOR))

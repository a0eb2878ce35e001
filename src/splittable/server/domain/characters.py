"""Everybody at a table has a face, and bots have names of their own: which, and who gets which."""

from collections.abc import Collection
from hashlib import sha256
from itertools import count
from typing import Final

from msgspec import Struct

from splittable.core.errors import Invalid
from splittable.core.validation import join_limited, short_repr
from splittable.server.domain.names import are_alike, reads_as


class Character(Struct, frozen=True):
    """A bot as somebody; which bot it is, and how well it plays, is told apart."""

    name: str
    face: str


# Four letters that all our languages can say, and no two with the same first one.
CHARACTERS: Final = (
    Character("Bimo", "bear"),
    Character("Dado", "duck"),
    Character("Fino", "fox"),
    Character("Kiko", "koala"),
    Character("Lumi", "owl"),
    Character("Moka", "cat"),
    Character("Nilo", "hedgehog"),
    Character("Runa", "rabbit"),
    Character("Suki", "panda"),
    Character("Taro", "frog"),
    Character("Vela", "penguin"),
    Character("Zuma", "octopus"),
)
FACES: Final = tuple(character.face for character in CHARACTERS)  # people choose from the same


def read_face(raw: str | None, where: str) -> str | None:
    if raw is not None and raw not in FACES:
        raise Invalid(
            where, f"{short_repr(raw)} is not one of {join_limited(FACES, most=len(FACES))}"
        )
    return raw


def usual_face(table: str, name: str, worn: Collection[str] = ()) -> str:
    """For whoever has chosen none: always the same, and nobody else's while there are enough."""
    mixed = _mixed(table, name)
    return next((face for face in mixed if face not in worn), mixed[0])


def bot_character(
    table: str, seat: int, taken: Collection[str], worn: Collection[str]
) -> Character:
    """Who a bot in this seat is: nobody whose name reads like one that is `taken`."""
    by_face = {character.face: character for character in CHARACTERS}
    mixed = [by_face[face] for face in _mixed(table, "bots")]
    mixed = [*mixed[seat:], *mixed[:seat]]
    mixed.sort(key=lambda character: character.face in worn)  # those last; else it stays as it was
    free = (each for each in mixed if not reads_as(each.name, taken))
    return next(free, None) or _numbered(mixed[0], taken)


def _numbered(character: Character, taken: Collection[str]) -> Character:
    """For where people have all the names: one more of the same name."""
    names = (f"{character.name} {number}" for number in count(2))
    name = next(name for name in names if not any(are_alike(name, each) for each in taken))
    return Character(name, character.face)


def _mixed(table: str, what: str) -> list[str]:
    return sorted(FACES, key=lambda face: sha256(f"{table}/{what}/{face}".encode()).digest())

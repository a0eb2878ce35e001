"""Faces for everybody at a table, and names for bots."""

from collections.abc import Collection, Sequence
from hashlib import sha256
from itertools import count
from typing import Final

from msgspec import Struct

from splittable.core.errors import Invalid
from splittable.core.validation import join_limited, short_repr
from splittable.server.domain.names import are_alike, reads_as


class Character(Struct, frozen=True):
    """A bot's name and face. Its level is shown separately."""

    name: str
    face: str


# Four letters each, pronounceable in all our languages, no two with the same initial.
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
FACES: Final = tuple(character.face for character in CHARACTERS)  # people choose from these too


def read_face(raw: str | None, where: str) -> str | None:
    if raw is not None and raw not in FACES:
        raise Invalid(
            where, f"{short_repr(raw)} is not one of {join_limited(FACES, most=len(FACES))}"
        )
    return raw


def usual_face(table: str, name: str, worn: Collection[str] = ()) -> str:
    """The default face of a person, derived from the table and the name."""
    mixed = _mixed(table, name)
    return next((face for face in mixed if face not in worn), mixed[0])


def bot_character(
    table: str, seat: int, taken: Collection[str], worn: Collection[str]
) -> Character:
    """The character of a bot in this seat, whose name isn't like one that is `taken`."""
    by_face = {character.face: character for character in CHARACTERS}
    mixed = [by_face[face] for face in _mixed(table, "bots")]
    mixed = [*mixed[seat:], *mixed[:seat]]
    mixed.sort(key=lambda character: character.face in worn)  # worn ones last; the sort is stable
    free = (each for each in mixed if not reads_as(each.name, taken))
    return next(free, None) or _numbered(mixed[0], taken)


def known_character(names: Sequence[str], seat: int, taken: Collection[str]) -> Character | None:
    """The bot that had this seat, by its name; None: it was a person, or the name is `taken`."""
    name = names[seat] if seat < len(names) else ""
    face = {character.name: character.face for character in CHARACTERS}.get(name.split(" ")[0])
    return None if face is None or reads_as(name, taken) else Character(name, face)


def _numbered(character: Character, taken: Collection[str]) -> Character:
    """When all names are taken: the same name with a number."""
    names = (f"{character.name} {number}" for number in count(2))
    name = next(name for name in names if not any(are_alike(name, each) for each in taken))
    return Character(name, character.face)


def _mixed(table: str, what: str) -> list[str]:
    return sorted(FACES, key=lambda face: sha256(f"{table}/{what}/{face}".encode()).digest())

"""English sentences for the reasons of reviews and hints. The page translates the same ids."""

import re
from collections.abc import Mapping
from typing import Any, Final

from splittable.core.reasons import PlaceKind, Reason
from splittable.core.seats import Seat
from splittable.terminal.board import AnyBoard
from splittable.terminal.words import Names, counted, enumerated

# Those of every game, by reason id, as `Board.sentences` and `Board.hints`.
SENTENCES: Final[Mapping[str, str]] = {
    "wins-more": "It wins {best}% of the games played on from here, the other move {other}%.",
}
HINTS: Final[Mapping[str, str]] = {
    "only": "It's the only move.",
    "in-the-end": "It did best when the game was played on from here many times.",
}
PLACEHOLDERS: Final[Mapping[PlaceKind, str]] = {
    "column": "columns",
    "common": "objectives",
    "hand": "cards",
    "helper": "cards",
    "objective": "objectives",
    "seat": "name",
    "section": "section",
    "zone": "zone",
}


def hint(board: AnyBoard, reason: Reason, view: Any, names: Names) -> str:
    return _filled({**HINTS, **board.hints}[reason.id], reason, _named(board, reason, view, names))


def sentence(board: AnyBoard, reason: Reason) -> str:
    return _filled({**SENTENCES, **board.sentences}[reason.id], reason, {})


def _named(board: AnyBoard, reason: Reason, view: Any, names: Names) -> dict[str, str]:
    """What the places of a reason are called, by the placeholder for their kind."""
    found: dict[str, list[str]] = {}
    for place in reason.places:
        is_seat = place.kind == "seat"
        name = names.whom(Seat(int(place.at))) if is_seat else board.place_name(view, place)
        found.setdefault(PLACEHOLDERS[place.kind], []).append(name)
    return {name: enumerated(each) for name, each in found.items()}


def _filled(text: str, reason: Reason, named: Mapping[str, str]) -> str:
    def filled(place: re.Match[str]) -> str:
        if place["name"] in named:
            return named[place["name"]]
        value, thing = reason.values[place["name"]], place["thing"]
        return counted(value, thing) if thing else str(value)

    return re.sub(r"\{(?P<name>\w+)(?:\|(?P<thing>[^}]+))?\}", filled, text)

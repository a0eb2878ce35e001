"""English sentences for the reasons of reviews and hints. The page translates the same ids."""

import re
from collections.abc import Mapping
from typing import Final

from splittable.core.reasons import Reason
from splittable.terminal.board import AnyBoard
from splittable.terminal.words import counted

# Those of every game, by reason id, as `Board.sentences` and `Board.hints`.
SENTENCES: Final[Mapping[str, str]] = {
    "wins-more": "It wins {best} % of the games played on from here, the other move {other} %.",
}
HINTS: Final[Mapping[str, str]] = {
    "only": "There's nothing else to play.",
    "in-the-end": "Played out from here many times, it did best.",
}


def hint(board: AnyBoard, reason: Reason) -> str:
    return _filled({**HINTS, **board.hints}[reason.id], reason)


def sentence(board: AnyBoard, reason: Reason) -> str:
    return _filled({**SENTENCES, **board.sentences}[reason.id], reason)


def _filled(text: str, reason: Reason) -> str:
    def filled(place: re.Match[str]) -> str:
        value, thing = reason.values[place["name"]], place["thing"]
        return counted(value, thing) if thing else str(value)

    return re.sub(r"\{(?P<name>\w+)(?:\|(?P<thing>[^}]+))?\}", filled, text)

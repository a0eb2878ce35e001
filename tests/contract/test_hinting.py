"""Hints: in every variant, the reason given is true of the move."""

import re
from pathlib import Path
from typing import Any

import pytest

from splittable.games import REASONS
from splittable.games.hints import CONVINCES, IN_THE_END, ONLY, why
from splittable.terminal import reasons
from splittable.terminal.boards import BOARDS
from splittable.terminal.reasons import hint
from tests.support.play import LIVELY, playout
from tests.support.variants import Variant, every_variant

LOCALES = Path(__file__).parents[2] / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
POSITIONS = 3  # of each game
NAMES = [ONLY, IN_THE_END, *(name for each in REASONS.values() for name in each.ids)]
HINTS = [reasons.HINTS, *(board.hints for board in BOARDS.values())]


@every_variant
def test_a_hint_says_what_holds_against_many_other_moves(variant: Variant) -> None:
    game = variant.game
    world = playout(variant, 3, LIVELY)
    said: set[str] = set()
    step = 1 + len(world.states) // POSITIONS
    for state in world.states[:-1:step]:
        for seat in sorted(game.to_act(state)):
            view, legal = game.view(state, seat), game.legal(state, seat)
            for move in legal[:: 1 + len(legal) // 4]:
                reason = why(game.name, view, move, legal)
                said.add(reason.id)
                assert hint(BOARDS[game.name], reason).endswith(".")
                if reason.id == ONLY:
                    assert len(legal) == 1
                elif reason.id != IN_THE_END:
                    _assert_true(game.name, view, move, legal, reason.id, dict(reason.values))
    assert said <= set(NAMES)


def _assert_true(
    game: str, view: Any, move: Any, legal: tuple[Any, ...], name: str, values: dict[str, int]
) -> None:
    """Against a third of the others at least, and with the same figure."""
    against = [
        each
        for other in legal
        if other != move
        for each in REASONS[game].find(view, move, other)
        if each.id == name
    ]
    assert against
    if len(legal) <= 40:
        assert len(against) >= CONVINCES * (len(legal) - 1)
    for each in against:
        if name != "split-clears":
            assert {key: value for key, value in each.values.items() if key != "other"} == values


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_its_sentence_in_every_language(language: str) -> None:
    text = "".join(
        (LOCALES / language / f"{part}.ftl").read_text(encoding="utf-8")
        for part in ("split-it", "splito", "split", "table")
    )
    found = dict(
        re.findall(r"^hint-([a-z-]+) =(.*?)(?=^\S|\Z)", text, flags=re.MULTILINE | re.DOTALL)
    )
    assert sorted(name for each in HINTS for name in each) == sorted(NAMES)
    assert set(NAMES) <= set(found)
    for name, said in ((name, said) for each in HINTS for name, said in each.items()):
        places = set(re.findall(r"\{(\w+)", said))
        assert set(re.findall(r"\$(\w+)", found[name])) == places, name

"""Hints: in every variant, the reason given is true of the move."""

import re
from pathlib import Path
from typing import Any

import pytest

from splittable.core.reasons import PLACE_KINDS, Place, Reason
from splittable.games import REASONS
from splittable.games.hints import CONVINCES, IN_THE_END, ONLY, why
from splittable.games.splito.cards import Side
from splittable.games.splito.scoring import zone_of
from splittable.terminal import reasons
from splittable.terminal.boards import BOARDS
from splittable.terminal.reasons import hint
from splittable.terminal.words import Names
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
                _assert_visible(game.name, view, reason.places)
                names = Names(tuple(f"P{each}" for each in range(view.options.seats)), seat)
                assert hint(BOARDS[game.name], reason, view, names).endswith(".")
                if reason.id == ONLY:
                    assert len(legal) == 1
                elif reason.id != IN_THE_END:
                    _assert_true(game.name, view, move, legal, reason)
    assert said <= set(NAMES)


def _assert_true(game: str, view: Any, move: Any, legal: tuple[Any, ...], reason: Reason) -> None:
    """Against a third of the others at least; figures and places are those against one of them."""
    against = [
        each
        for other in legal
        if other != move
        for each in REASONS[game].find(view, move, other)
        if each.id == reason.id
    ]
    assert against
    if len(legal) <= 40:
        assert len(against) >= CONVINCES * (len(legal) - 1)
    assert (dict(reason.values), reason.places) in [
        ({key: value for key, value in each.values.items() if key != "other"}, each.places)
        for each in against
    ]


def _assert_visible(game: str, view: Any, places: tuple[Place, ...]) -> None:
    """All that a seat may be pointed at, written out: its own hand and what lies open."""
    seen: dict[str, set[str]] = {kind: set() for kind in PLACE_KINDS}
    seen["seat"] = {str(seat) for seat in range(view.options.seats)} - {str(view.seat)}
    if game == "split-it":
        seen["section"] = {"white", "pink", "black"}
        seen["column"] = {str(number) for number in range(1, 11)}
    elif game == "splito":
        zones = {zone_of(view.options, view.seat, side) for side in Side}
        mine = {card for zone in zones for card in view.zones[zone]}
        seen |= {"hand": set(view.hand), "common": {"star", "moon"}, "zone": {"left", "right"}}
        seen["objective"] = (mine | set(view.hand)) & set(view.options.objectives.by_id)
    else:
        seen |= {"hand": set(map(str, view.hand)), "helper": set(map(str, view.helpers))}
    for place in places:
        assert place.at in seen[place.kind], place


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

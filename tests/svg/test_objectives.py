"""Objectives are drawn as the page draws them: ours, and those of a table's own deck."""

import json
from pathlib import Path

import pytest

from splittable import svg
from splittable.games.splito.objectives import STANDARD_DECK, read_deck
from splittable.svg.drawing import faces
from splittable.svg.objectives import objective_face
from tests.support.play import CALM, playout
from tests.support.variants import variants_of

# Written by scripts/card-faces, with the page's own components.
DRAWN = json.loads(Path(__file__).with_name("own_objectives.json").read_text("utf-8"))
SYMBOLS = (  # which every deck needs
    {"id": "a", "kind": "majority_value", "params": {"value": 1}, "points": 1, "symbol": "star"},
    {"id": "b", "kind": "majority_value", "params": {"value": 2}, "points": 1, "symbol": "moon"},
)


@pytest.mark.parametrize("at_least", [False, True])
def test_objectives_put_together_are_those_of_the_standard_deck(at_least: bool) -> None:
    known = faces("splito")
    for objective in STANDARD_DECK.objectives:
        drawn = known[objective.id]
        if at_least:
            drawn = known.get(f"{objective.id}+", drawn)
        assert objective_face(objective, at_least=at_least) == drawn, objective


@pytest.mark.parametrize("page", DRAWN, ids=lambda page: f"{page['objective']['kind']}")
def test_objectives_of_other_decks_are_those_of_the_page(page: dict[str, object]) -> None:
    *_, objective = read_deck([*SYMBOLS, page["objective"]]).objectives
    assert objective_face(objective, at_least=bool(page["atLeast"])) == page["face"]


def test_a_table_draws_the_objectives_of_its_own_deck() -> None:
    variant = next(each for each in variants_of("splito") if each.deck)
    state = playout(variant, 0, CALM).states[0]
    view = variant.game.view(state, None)
    own = [line.objective for line in view.sheet.commons]
    assert not set(own) & set(STANDARD_DECK.objectives)
    drawn = svg.table(view)
    for objective in own:
        assert objective_face(objective, at_least=view.options.value_at_least) in drawn

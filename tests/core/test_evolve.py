"""Fast construction and copying of frozen dataclasses."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cached_property
from random import Random
from typing import Any

import pytest

from splittable.core.evolve import construct, evolve
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.cards import Card
from splittable.games.split_it.display import Display


@dataclass(frozen=True)
class Pile:
    cards: tuple[int, ...]
    owner: int = 0

    @cached_property
    def total(self) -> int:
        return sum(self.cards)


def test_what_is_changed_is_as_replace_has_it() -> None:
    pile = Pile((3, 4), 1)
    assert evolve(pile, cards=(5,)) == replace(pile, cards=(5,)) == Pile((5,), 1)
    assert pile == Pile((3, 4), 1)


def test_what_was_worked_out_of_the_old_value_is_not_said_of_the_new() -> None:
    pile = Pile((3, 4))
    assert pile.total == 7
    assert evolve(pile, cards=(5,)).total == 5
    assert vars(evolve(pile, owner=1)) == {"cards": (3, 4), "owner": 1}


def test_the_points_of_a_view_are_those_of_its_displays() -> None:
    options = SPLIT_IT.read_options({"seats": 2})
    view = SPLIT_IT.view(SPLIT_IT.start(options, SPLIT_IT.deal(options, Random(1))), None)
    assert view.points == (0, 0)
    rich = Display().collect((Card(4), Card(4)))
    assert evolve(view, displays=(rich, view.displays[1])).points == (4, 0)


@pytest.mark.parametrize("known", [True, False])
def test_a_field_that_there_is_not_is_refused_by_its_name(known: bool) -> None:
    pile = Pile((3, 4))
    assert not known or pile.total
    for wrong in ("crads", "total"):
        with pytest.raises(TypeError, match=f"^Pile has no field {wrong}; it has cards, owner$"):
            evolve(pile, **{wrong: (5,)})


def test_what_is_made_is_as_its_class_makes_it() -> None:
    assert construct(Pile, cards=(3,), owner=2) == Pile((3,), 2)
    assert [field.name for field in fields(construct(Pile, owner=2, cards=(3,)))] == [
        "cards",
        "owner",
    ]


@pytest.mark.parametrize(
    "given, problem",
    [
        ({"cards": (), "owner": 0, "total": 1}, "Pile has no field total; it has cards, owner"),
        ({"cards": (), "ownr": 0}, "Pile has no field ownr; it has cards, owner"),
        ({"cards": ()}, "Pile needs owner"),  # its default too is said
        ({}, "Pile needs cards, owner"),
    ],
)
def test_nothing_is_made_with_a_field_too_many_or_too_few(
    given: dict[str, Any], problem: str
) -> None:
    make: Callable[..., Pile] = construct
    with pytest.raises(TypeError, match=f"^{problem}$"):
        make(Pile, **given)

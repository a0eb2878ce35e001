"""docs/encoding.md is correct: its tables have no gap, and its examples run."""

import doctest
from random import Random

import pytest

from splittable.core.encoding import width
from splittable.games import ENCODINGS
from tests.docs.encoding import ACTIONS, DOCUMENT, DRAWS, SEATS, numbers, options_of
from tests.support.variants import Variant, every_variant

TEXT = DOCUMENT.read_text(encoding="utf-8")

each_game = pytest.mark.parametrize("name", ENCODINGS)


def test_the_examples_run_as_they_are_shown() -> None:
    result = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


@each_game
def test_the_ranges_of_actions_leave_no_gap(name: str) -> None:
    encoding = ENCODINGS[name]
    found = [number for actions in ACTIONS[name] for number in numbers(encoding, actions)]
    assert found == list(range(encoding.actions(options_of(encoding))))
    assert f"{len(found)} " in TEXT.partition(f"\n## {encoding.game.title}\n")[2].partition("|")[0]


@each_game
def test_where_fields_begin_is_a_straight_line_in_the_number_of_seats(name: str) -> None:
    """So the formulas from two seat counts hold for all, except for two seats of Splito."""
    encoding = ENCODINGS[name]
    for seats in encoding.game.options[0].values:
        if (name, seats) != ("splito", 2):
            few, many, here = (
                encoding.fields(options_of(encoding, int(count)))
                for count in (SEATS - 1, SEATS, seats)
            )
            for place in range(len(many) + 1):
                slope = width(many[:place]) - width(few[:place])
                expected = width(many[:place]) + slope * (int(seats) - SEATS)
                assert width(here[:place]) == expected


@every_variant
def test_a_deal_has_the_draws_that_are_listed(variant: Variant) -> None:
    encoding, drawn, rng = ENCODINGS[variant.game.name], list[int](), Random(1)
    while draws := encoding.draws(variant.options, drawn):
        drawn.append(rng.choice(draws).outcome)
    listed = sum(draws.count(variant.options) for draws in DRAWS[variant.game.name])
    assert len(drawn) == listed

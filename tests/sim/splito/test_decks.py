"""Objective decks: the largest the simulator supports, and those it rejects."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest

from splittable.core.errors import InvalidArgument
from splittable.core.game import with_deck
from splittable.games.splito import SPLITO
from splittable.games.splito.cards import Card
from splittable.games.splito.objectives import (
    DistinctBoth,
    Objective,
    ObjectiveDeck,
    Relation,
    Requirement,
    ZoneSize,
    read_deck,
    write_deck,
)
from splittable.games.splito.rules import start
from splittable.games.splito.setup import Options
from splittable.sim import Simulator
from splittable.sim.splito.translation import KEPT
from tests.games.splito.table import MOON, STAR, deal, entry, house_deck
from tests.sim.agreement import Match
from tests.sim.splito.merits import compare_merits
from tests.support.play import playout
from tests.support.variants import Variant, each

COLORS: Final = ["yellow", "orange", "pink", "blue", "green", "black"]


def extremes() -> Iterator[Any]:
    """Every kind of Objective, with the least and the greatest numbers a deck file may have."""
    for number, op in product((0, 1, 6), ("==", ">=", "<=")):
        for what in ("color", "value"):
            yield "distinct", {"what": what, "op": op, "n": number}
    for number, op in product((0, 1, 13, 30), ("==", ">=", "<=")):
        yield "zone_size", {"op": op, "n": number}
    for number, count in product((1, 6), (0, 1, 6, 12)):
        yield "exact_value", {"value": number, "count": count}
        yield "exact_color", {"color": COLORS[number - 1], "count": count}
    for size in range(1, 7):
        yield "all_colors_present", {"colors": COLORS[-size:]}
    for colors, values in product((0, 3, 6), repeat=2):
        yield "distinct_both", {"colors_min": colors, "values_min": values}
    for number in range(1, 7):
        yield "majority_value", {"value": number}
        yield "majority_color", {"color": COLORS[number - 1]}


def largest() -> ObjectiveDeck:
    """92 Objectives, stars and moons first and last."""
    middle = [
        entry(f"{kind}_{number}", kind, points=1 + number % 30, **params)
        for number, (kind, params) in enumerate(extremes())
    ]
    more = [{**STAR, "id": f"STAR{n}"} for n in range(88 - len(middle))]
    last = [{**STAR, "id": "LAST_STAR"}, {**MOON, "id": "LAST_MOON"}]
    return read_deck([STAR, MOON, *middle, *more, *last])


LARGEST: Final = with_deck(SPLITO, write_deck(largest()))
FEW: Final = with_deck(
    SPLITO, write_deck(house_deck())
)  # a star and a moon, which are always the commons
VARIANTS: Final = [
    *[Variant(LARGEST, LARGEST.read_options({"seats": n}), "largest") for n in (2, 5, 8)],
    Variant(FEW, FEW.read_options({"seats": 5}), "few"),
]
each_deck = each(VARIANTS)


def test_the_largest_deck_is_as_large_as_it_may_be() -> None:
    assert len(LARGEST.read_options({}).objectives.objectives) == 92


@each_deck
def test_the_simulator_agrees_with_the_rules_for_any_deck(variant: Variant) -> None:
    assert Match(variant).follow(60, seed=2) == 60 * variant.game.longest(variant.options)


@each_deck
def test_every_card_of_a_deck_is_observed(variant: Variant) -> None:
    simulator = Simulator(variant.game, variant.options)
    for state in playout(variant, 1).states[::9]:
        found = simulator.from_state(state).repeat(len(variant.seats)).observe(variant.seats)
        views = [variant.game.view(state, seat) for seat in variant.seats]
        assert found.tolist() == [simulator.kernels.encoding.observe(view) for view in views]


@each_deck
def test_the_rule_of_thumb_judges_any_deck_as_the_bot_does(variant: Variant) -> None:
    simulator = Simulator(variant.game, variant.options)
    for state in playout(variant, 2).states[::5]:
        compare_merits(simulator, state)


def test_options_that_are_thrown_away_are_not_taken_for_others() -> None:
    """What options mean in numbers is kept for a while, by identity."""
    for number in range(3 * KEPT):
        options = Options(3 + number % 6, show_side=bool(number % 5))
        state = start(options, deal(options))
        record = Simulator("splito", options).from_state(state).records[0]
        assert (record["seats"], record["show_side"]) == (options.seats, options.show_side)


# Decks that are refused


def refused(deck: ObjectiveDeck) -> str:
    with pytest.raises(InvalidArgument) as caught:
        Simulator(SPLITO, Options(3, objectives=deck))
    return str(caught.value)


def test_a_deck_of_93_objectives_is_refused() -> None:
    more = Objective(Card("X"), ZoneSize(Relation.EXACTLY, 1), 1, None)
    told = "options.objectives: the simulator supports at most 92 Objectives, not 93"
    assert refused(ObjectiveDeck((*largest().objectives, more))) == told


@pytest.mark.parametrize(
    "requirement, points",
    [
        (ZoneSize(Relation.AT_LEAST, 31), 1),
        (ZoneSize(Relation.AT_LEAST, -1), 1),
        (DistinctBoth(2, 31), 1),
        (DistinctBoth(2, 2), 31),
    ],
    ids=str,
)
def test_a_number_that_no_deck_file_may_have_is_refused(
    requirement: Requirement, points: int
) -> None:
    """A deck that was not read from a file has not been checked."""
    card = Objective(Card("X"), requirement, points, None)
    told = "options.objectives: a number on card X is not from 0 to 30"
    assert refused(ObjectiveDeck((*house_deck().objectives, card))) == told

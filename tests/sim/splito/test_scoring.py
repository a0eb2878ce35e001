"""Scores of the simulated Splito: examples of the rules, and zones that no random game has."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numpy as np

from splittable.games.splito import SPLITO
from splittable.games.splito.cards import FACES
from splittable.games.splito.rules import State
from splittable.games.splito.scoring import zone_count
from splittable.games.splito.setup import deck
from splittable.sim import Simulator
from tests.games.splito import table
from tests.games.splito.test_scoring import AB, AC, BC
from tests.sim.agreement import compare_outcomes
from tests.support.variants import Variant, every_splito

FULLEST = 26  # cards in a zone


def ended(*zones: str, seats: int = 0, common: str = table.COMMON) -> tuple[list[int], list[int]]:
    """Scores and winners, once these zones are all that was played."""
    over = table.position(zones, [""] * (seats or len(zones)), common=common)
    found = Simulator(SPLITO, over.options).from_state(over).outcomes()
    return found.scores[0].tolist(), np.flatnonzero(found.winners[0]).tolist()


def test_the_printed_example_of_a_final_score() -> None:  # splito 5.4, 11.2
    assert ended(AB, BC, AC, common="MV5 MC_black") == ([48, 32, 24], [0])


def test_of_equal_products_the_fewest_cards_win() -> None:  # splito 5.6
    assert ended("y1 y2", "y3", "V0_1 o2 o3") == ([0, 0, 0], [1])


def test_awarded_commons_count_in_the_tie_break() -> None:  # splito 5.6, 11.5
    assert ended("y6", "y3", "o2") == ([0, 0, 0], [2])


def test_seats_tied_on_score_and_cards_share_the_win() -> None:  # splito 5.7
    assert ended("V0_1 y2", "V0_2 y3", "V0_3 o4", "y1 y1") == ([0, 1, 1, 0], [1, 2])


def test_a_seat_of_two_multiplies_its_own_zones() -> None:  # splito 6.3, 6.7
    assert ended("V0_1 V0_2", "V2_3 y3 o3", "V0_4", "V0_5", seats=2) == ([4, 1], [0])


@every_splito
def test_far_fetched_zones_score_as_the_rules_say(variant: Variant) -> None:
    simulator = Simulator(variant.game, variant.options)
    rng = Random(str(variant))
    for _ in range(25):
        over = _far_fetched(variant, rng)
        outcome = variant.game.outcome(over)
        compare_outcomes(outcome, variant.game.reasons, simulator.from_state(over).outcomes())


def _far_fetched(variant: Variant, rng: Random) -> State:
    """The end of a game in which like was played to like: all black cards to one zone, say."""
    options = variant.options
    common = tuple(variant.game.deal(options, rng).common)
    by_value = rng.random() < 0.5
    cards: list[Any] = [card for card in deck(options) if card in FACES and rng.random() < 0.9]
    cards.sort(key=lambda card: (card[1], card[0]) if by_value else card)
    objectives = [card for card in options.objectives.by_id if card not in common]
    rng.shuffle(objectives)
    count = zone_count(options)
    zones = zip(_parts(cards, count, rng), _parts(objectives, count, rng), strict=True)
    return State(
        options=options,
        round=13 * options.hands_each,
        common=common,
        zones=tuple(tuple([*found[-FULLEST:], *faces][:FULLEST]) for faces, found in zones),
        hands=((),) * options.seats,
        sealed=(None,) * options.seats,
        second_hands=(),
    )


def _parts(cards: Sequence[Any], count: int, rng: Random) -> Iterator[Sequence[Any]]:
    """Cut anywhere into so many parts."""
    cuts = sorted(rng.randrange(len(cards) + 1) for _ in range(count - 1))
    for start, end in zip([0, *cuts], [*cuts, len(cards)], strict=True):
        yield cards[start:end]

"""The order of a refill: uniform, and a function of key and number alone."""

from collections import Counter

import pytest

from splittable.core.chance import below
from splittable.games.split.cards import CARDS, Card
from splittable.games.split.refill import refill_order
from tests.support import refilling


@pytest.mark.parametrize("key", ["k", "5f0c", "🂡" * 128])
@pytest.mark.parametrize("refills", [0, 1, 12_345])
def test_a_refill_lies_as_the_rule_says(key: str, refills: int) -> None:  # split 6.3
    for number in range(len(CARDS) + 1):
        assert refill_order(CARDS[:number], key, refills) == refilling.refill_order(
            key, refills, CARDS[:number]
        )


def test_how_the_discards_lay_makes_no_difference() -> None:  # split 6.3
    assert refill_order(CARDS[::-1], "k", 0) == refill_order(CARDS, "k", 0)


def test_every_order_is_as_likely() -> None:  # split 6.3
    cards, times = CARDS[:4], 24 * 400
    counts = Counter(refill_order(cards, str(key), 0) for key in range(times))
    assert len(counts) == 24
    surprise = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert surprise < 60  # chi-square of 23: one in twenty-five thousand is more


def test_a_card_may_go_from_any_place_to_any() -> None:  # split 6.3
    orders = [refill_order(CARDS, str(key), 0) for key in range(2_000)]
    for card in (Card(0), Card(50), Card(100)):
        assert {order.index(card) for order in orders} == set(range(len(CARDS)))


@pytest.mark.parametrize("bound", [2, 3, 6, 100, 101])
def test_draws_that_would_favour_a_place_are_passed_over(bound: int) -> None:  # split 6.3
    """Of all 65536 draws as many give each place, once those are left out."""
    unfair = 0
    counts: Counter[int] = Counter()
    for draw in range(65536):
        instead = iter([draw, 65535])  # the highest is always fair
        counts[below(bound, instead)] += 1
        if next(instead, None) is None:
            unfair += 1
            counts[bound - 1] -= 1
    assert unfair == 65536 % bound
    assert [counts[place] for place in range(bound)] == [65536 // bound] * bound

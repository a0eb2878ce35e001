"""Intervals are computed over deals: repeating a deal adds no certainty."""

from collections.abc import Iterable
from fractions import Fraction
from random import Random

import pytest

from splittable.arena.shares import Share
from splittable.core.intervals import student


def share_of(deals: Iterable[Iterable[int | Fraction]]) -> Share:
    share = Share()
    for number, games in enumerate(deals):
        for won in games:
            share.add(number, Fraction(won))
    return share


def width(share: Share) -> float:
    assert share.interval is not None
    low, high = share.interval
    return high - low


def test_games_that_repeat_a_deal_make_nothing_surer() -> None:
    once = share_of([[number % 3 == 0] for number in range(30)])
    often = share_of([[number % 3 == 0] * 5 for number in range(30)])
    assert (often.games, often.deals) == (150, 30)
    assert often.interval == once.interval


def test_rotations_that_balance_a_deal_make_it_surer() -> None:
    """Were every game a deal of its own, half of them won would say much less."""
    rotations = share_of([[1, 0]] * 18 + [[1, 1], [0, 0]])
    alone = share_of([[won] for won in [1, 0] * 18 + [1, 1, 0, 0]])
    assert rotations.value == alone.value == Fraction(1, 2)
    assert width(rotations) < width(alone) / 2


def test_the_variance_is_that_of_the_means_of_equal_deals() -> None:
    share = share_of([[1, 0], [1, 1], [0, 0], [1, 0]])
    means = [Fraction(1, 2), Fraction(1), Fraction(0), Fraction(1, 2)]
    spread = sum((each - Fraction(1, 2)) ** 2 for each in means) / 3
    assert share.variance == spread / 4


def test_winning_every_deal_does_not_prove_that_one_always_wins() -> None:
    few, many = share_of([[1, 1]] * 5), share_of([[1, 1]] * 50)
    assert few.interval is not None
    assert few.interval[0] < 0.5
    assert few.interval[1] == 1
    assert width(many) < width(few) / 5


def test_one_deal_has_no_interval() -> None:
    assert share_of([[1, 0, 0]]).interval is None


def test_a_share_lies_within_its_interval_and_that_within_0_and_1() -> None:
    rng = Random(4)
    for _ in range(50):
        share = share_of([[rng.randrange(2) for _ in range(3)] for _ in range(rng.randint(2, 9))])
        assert share.interval is not None
        low, high = share.interval
        assert 0 <= low <= share.value <= high <= 1


def test_about_95_of_100_intervals_hold_the_truth() -> None:
    """Games of one deal are alike here: whoever counted games would miss far more often."""
    rng, truth, tries = Random(7), 0.3, 400
    hits = 0
    for _ in range(tries):
        leads = [rng.random() < truth for _ in range(25)]
        low, high = share_of(
            [[lead if rng.random() < 0.7 else rng.random() < truth for _ in range(4)]
             for lead in leads]
        ).interval or (0, 0)  # fmt: skip
        hits += low <= truth <= high
    assert 0.92 < hits / tries < 0.98


@pytest.mark.parametrize(
    "freedom, t",
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (1000, 1.962)],
)
def test_few_deals_ask_for_a_wider_interval(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, rel=0.01)

"""Rewards for learners."""

import pytest
from hypothesis import given

from splittable.core.game import Outcome
from splittable.core.rewards import rewards
from splittable.core.seats import Seat
from splittable.games.split import SPLIT
from splittable.games.split.scoring import cooperative_result
from splittable.games.split.setup import Options
from tests.support.play import CALM, SEEDS, playout
from tests.support.variants import Variant, every_variant


def won_by(*winners: int) -> Outcome:
    """A game of four; nothing but the winners matters."""
    ranking = tuple(1 if seat in winners else 2 for seat in range(4))
    return Outcome((0, 0, 0, 0), ranking, tuple(map(Seat, winners)), "any")


def test_a_winner_takes_what_the_others_lose() -> None:
    assert rewards(SPLIT, Options(4), won_by(2)) == (-1 / 3, -1 / 3, 1.0, -1 / 3)


def test_winners_share() -> None:
    assert rewards(SPLIT, Options(4), won_by(0, 3)) == (0.5, -0.5, -0.5, 0.5)


def test_when_all_win_nobody_gains() -> None:
    assert rewards(SPLIT, Options(4), won_by(0, 1, 2, 3)) == (0.0,) * 4


@pytest.mark.parametrize(
    "hands, reward", [((0, 0, 0), 1.0), ((0, 0, 1), -1 / 21), ((7, 7, 7), -1.0)]
)
def test_together_all_win_or_lose_by_the_share_of_cards_left(
    hands: tuple[int, ...], reward: float
) -> None:
    found = rewards(SPLIT, Options(3, "cooperative"), cooperative_result(hands))
    assert found == (reward,) * 3


@every_variant
@given(seed=SEEDS)
def test_rewards_are_from_minus_one_to_one_and_sum_to_nothing_or_are_alike(
    variant: Variant, seed: int
) -> None:
    outcome = variant.game.outcome(playout(variant, seed, CALM).states[-1])
    assert outcome is not None
    found = rewards(variant.game, variant.options, outcome)
    assert len(found) == len(variant.seats)
    assert all(-1 <= reward <= 1 for reward in found)
    if variant.game.cooperative(variant.options):
        assert len(set(found)) == 1
        assert (found[0] == 1) == bool(outcome.winners)
    else:
        assert abs(sum(found)) < 1e-9
        assert all((found[s] >= 0) == (s in outcome.winners) for s in variant.seats)

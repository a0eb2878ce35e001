"""Options that change nothing: a variant with them plays exactly the same games as without.

Slow comparisons skip such variants. These tests fail when an option begins to matter.
"""

from hypothesis import given

from tests.support.play import CALM, LIVELY, SEEDS, playout
from tests.support.variants import TWINS, VARIANTS, Variant, each


@each(TWINS)
@given(seed=SEEDS)
def test_twins_play_the_same_games(variant: Variant, seed: int) -> None:
    twin = TWINS[variant]
    for habits in (CALM, LIVELY):
        one, other = playout(variant, seed, habits), playout(twin, seed, habits)
        assert one.moves == other.moves
        assert one.record.result == other.record.result


def test_twins_are_few_and_their_likes_are_compared_in_full() -> None:
    assert len(TWINS) == 18
    assert set(TWINS.values()) <= set(VARIANTS) - set(TWINS)


def test_an_option_that_matters_would_be_noticed() -> None:
    """Guards the test above: other options do change the games of the same seeds."""
    three = next(variant for variant in VARIANTS if str(variant) == "split-3")
    keeps = next(variant for variant in VARIANTS if str(variant) == "split-3-reset_keeps_direction")
    assert any(
        playout(three, seed, LIVELY).moves != playout(keeps, seed, LIVELY).moves
        for seed in range(5)
    )

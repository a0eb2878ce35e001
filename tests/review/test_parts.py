"""Luck and skill: the parts add up exactly, and luck averages to zero between equals."""

from dataclasses import replace
from decimal import Decimal

import numpy as np
import pytest

from splittable.core.record import Record, verify
from splittable.review.chances import shares_of
from splittable.review.judgement import Settings
from splittable.review.parts import Contribution, parts
from splittable.review.reference import FAIR_GAMES, fair_share
from splittable.review.results import Part
from tests.support.reviewing import FEW, game_by_rule, judged_all, variant_named
from tests.support.tiers import Tier, later
from tests.support.variants import ONE_OF_EACH, Variant

EQUALS = ["split-it-2", "splito-2", "split-2", "split-3-cooperative"]
MORE_EQUALS = ["split-it-4", "splito-4", "split-4", "split-4-cooperative-zero"]
FEW_GAMES, GAMES, MANY_GAMES = 12, 60, 1000  # on which the parts must add up
PACKS = 6  # tests that share them
FEW_EQUALS, MANY_EQUALS = 24, 200  # games of equals, each kind
UNLIKELY = 4  # standard errors


def _parts(record: Record, settings: Settings = FEW) -> tuple[Part, ...]:
    outcome = verify(record)
    assert outcome is not None
    fair = fair_share(record.game, record.options).share
    results = shares_of(record.game, record.options, outcome)
    brought = [Contribution.of_decision(*each) for each in judged_all(record, settings)]
    return parts(fair, results, brought)


@pytest.mark.parametrize("first", range(PACKS))
def test_the_parts_add_up_exactly(first: int, tier: Tier) -> None:
    for number in range(first, tier.pick(FEW_GAMES, GAMES, MANY_GAMES), PACKS):
        variant = ONE_OF_EACH[number % len(ONE_OF_EACH)]
        record = game_by_rule(variant, number)
        found = _parts(record)
        for part in found:
            assert part.fair + part.luck + part.others + part.own == part.result
            assert all(
                abs(each) == abs(each).quantize(Decimal("0.000001"))
                for each in (part.fair, part.luck, part.others, part.own, part.result)
            )
        _check_results(variant, record, found)


def _check_results(variant: Variant, record: Record, found: tuple[Part, ...]) -> None:
    assert record.result is not None
    together = variant.game.cooperative(variant.options)
    total = sum((part.result for part in found), Decimal(0))
    if together:
        assert {part.result for part in found} == {Decimal(bool(record.result.winners))}
    else:
        assert abs(total - 1) <= Decimal("0.00001")
    for part in found:
        assert (part.result > 0) == (part.seat in record.result.winners)


@pytest.mark.parametrize("name", [*EQUALS, *later(*MORE_EQUALS)])
def test_between_equals_luck_averages_to_zero(name: str, tier: Tier) -> None:
    variant = variant_named(name)
    games = tier.pick(FEW_EQUALS, FEW_EQUALS, MANY_EQUALS)
    luck = np.array(
        [
            [float(part.luck) for part in _parts(game_by_rule(variant, number), _own_seed(number))]
            for number in range(games)
        ]
    )
    error = luck.std(axis=0, ddof=1) / np.sqrt(games)
    assert (np.abs(luck.mean(axis=0)) <= UNLIKELY * error).all()


def _own_seed(number: int) -> Settings:
    """With one seed for all, the same few playouts would favour the same seat in every game."""
    return replace(FEW, seed=number)


def test_against_each_other_nothing_is_won_but_what_others_lose() -> None:
    record = game_by_rule(variant_named("splito-4"), 3)
    for _, judgement in judged_all(record):
        assert judgement.parts.sum() == pytest.approx(0, abs=1e-6)


def test_together_a_decision_counts_for_all_alike() -> None:
    record = game_by_rule(variant_named("split-3-cooperative"), 1)
    found = _parts(record)
    assert len({part.own + part.others for part in found}) <= 2  # but for the last digit
    assert len({part.result for part in found}) == 1


def test_fair_is_one_in_so_many_seats() -> None:
    for name in (*EQUALS, *MORE_EQUALS):
        variant = variant_named(name)
        if variant.game.cooperative(variant.options):
            continue
        fair = fair_share(variant.game, variant.options)
        assert (fair.share, fair.error) == (1 / variant.options.seats, 0)


def test_together_fair_is_what_the_rules_of_thumb_win_and_its_error_is_told() -> None:
    shares = []
    for name in ("split-3-cooperative", "split-4-cooperative-zero"):
        variant = variant_named(name)
        fair = fair_share(variant.game, variant.options)
        assert 0 < fair.error < 1 / np.sqrt(FAIR_GAMES)
        shares.append(fair.share)
    assert 0.25 < shares[0] < 0.45
    assert shares[1] < 0.1

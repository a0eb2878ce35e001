"""Deals of the simulated Split follow the same distribution as in `games/`; invalid ones fail."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from splittable.core.errors import InvalidArgument
from splittable.games.split.cards import CARDS, HUNDRED, ZERO
from splittable.games.split.notation import LONGEST_KEY
from splittable.games.split.setup import HAND, Deal, Options, check_deal, deal
from splittable.sim import Simulator
from tests.support.variants import Variant, every_split

DEALS = 20_000


def simulated(options: Options) -> list[Deal]:
    simulator = Simulator("split", options)
    read_deal = simulator.kernels.translation.read_deal
    return [read_deal(options, state) for state in simulator.dealt(DEALS, 3, 0)]


def surprise(counts: npt.NDArray[np.int64]) -> float:
    """Chi-square against equal chances: about as many as there are counts."""
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2 / expected).sum())


@pytest.mark.parametrize(
    "options",
    [Options(4), Options(3, mode="cooperative", helpers="none")],
    ids=["alone", "together"],
)
def test_every_card_is_as_likely_everywhere(options: Options) -> None:  # split 2.2, 8.2
    deals = simulated(options)
    for each in deals:
        check_deal(options, each)
    dealers = np.bincount([each.dealer for each in deals])
    assert len(dealers) == options.seats
    assert surprise(dealers) < 20
    absent = (ZERO, HUNDRED) if options.cooperative else ()
    present = [card for card in CARDS if card not in absent]
    for part in (
        [card for each in deals for card in each.hands[0]],
        [card for each in deals for card in each.hands[-1]],
        [each.stock[0] for each in deals],
        [each.stock[-1] for each in deals],
    ):
        counts = np.bincount(part, minlength=len(CARDS))
        assert 50 < surprise(counts[present]) < 160  # nor too even to be chance
        assert counts.sum() == counts[present].sum()


def test_every_key_has_thirty_two_digits_each_as_likely() -> None:
    keys = [each.reshuffle_key for each in simulated(Options(2))]
    assert {len(key) for key in keys} == {32}
    assert len(set(keys)) == DEALS
    for place in range(32):
        counts = np.bincount([int(key[place], 16) for key in keys])
        assert len(counts) == 16
        assert surprise(counts) < 50


@every_split
def test_a_deal_comes_back_as_it_was_written(variant: Variant) -> None:
    dealt = deal(variant.options, Random(5))
    for key in (dealt.reshuffle_key, "k", "🂡" * LONGEST_KEY):
        written = replace(dealt, reshuffle_key=key)
        assert _read_back(variant, written) == written


def _read_back(variant: Variant, written: Deal) -> Any:
    simulator = Simulator(variant.game, variant.options)
    translation = simulator.kernels.translation
    states = simulator.dealt(1, 1, 0)  # another deal was there before
    translation.write_deal(states[0], variant.options, written)
    return translation.read_deal(variant.options, states[0])


# What the simulator cannot play


@pytest.mark.parametrize(
    "options, where, problem",
    [
        (Options(cards=CARDS[:60]), "options.cards", "all 101 cards"),
        (Options(hand=5), "options.hand", f"hands of {HAND}"),
        (Options(turn_limit=20), "options.turn_limit", "1000 turns"),
    ],
    ids=["cards", "hand", "turn_limit"],
)
def test_a_reduced_game_is_refused(options: Options, where: str, problem: str) -> None:
    with pytest.raises(InvalidArgument, match=problem) as refusal:
        Simulator("split", options)
    assert refusal.value.where == where


def test_a_key_that_no_record_could_hold_is_refused() -> None:
    options = Options(2)
    simulator = Simulator("split", options)
    too_long = replace(deal(options, Random(1)), reshuffle_key="🂡" * LONGEST_KEY + "k")
    with pytest.raises(InvalidArgument, match="reshuffle_key: expected at most 512 bytes"):
        simulator.from_deal(too_long)

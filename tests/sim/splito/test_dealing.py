"""Deals of the simulated Splito follow the same distribution as in `games/`, in order."""

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from splittable.games.splito import SPLITO
from splittable.games.splito.objectives import Symbol
from splittable.games.splito.setup import HAND, deck
from splittable.sim import Simulator
from tests.support.variants import Variant, every_splito

DEALS = 20_000
FACES = 36  # kinds before the Objectives


def dealt(seats: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """By deal, hand and kind: copies; by deal and symbol: the common Objective."""
    simulator = Simulator("splito", {"seats": seats})
    records = simulator.deal(DEALS, seed=3).records
    hands = records["hands"][:, : seats * simulator.options.hands_each, :HAND].astype(np.int64)
    copies = np.zeros((*hands.shape[:2], simulator.actions // 2), np.int64)
    deals, places, _ = np.indices(hands.shape)
    np.add.at(copies, (deals, places, hands), 1)
    return copies, records["common"].astype(np.int64)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_no_card_is_dealt_more_often_than_it_is_there(seats: int) -> None:
    copies, common = dealt(seats)
    in_the_deck = np.array([2] * FACES + [1] * 37)
    assert (copies.sum(axis=1) <= in_the_deck).all()
    assert (copies.sum(axis=2) == HAND).all()
    for place in range(len(Symbol)):
        is_common = np.arange(37) == common[:, place, None]
        assert (copies[:, :, FACES:].sum(axis=1)[is_common] == 0).all()


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_card_is_as_likely_in_every_hand(seats: int) -> None:  # splito 2.2
    copies, _ = dealt(seats)
    left = len(deck(SPLITO.read_options({}))) - len(Symbol)
    chance = np.array([2] * FACES + [5 / 6] * 12 + [1] * 25) * HAND / left
    deviation = (copies.mean(axis=0) - chance) / np.sqrt(chance / DEALS)
    assert np.abs(deviation).max() < 5
    assert deviation.std() > 0.5  # nor too even to be chance


def test_every_pair_of_commons_is_as_likely() -> None:  # splito 2.1
    _, common = dealt(4)
    star, moon = common[:, 0], common[:, 1] - 6  # the deck begins with six of each
    counts = np.bincount(6 * star + moon, minlength=36)
    assert len(counts) == 36
    surprise = ((counts - DEALS / 36) ** 2 / (DEALS / 36)).sum()
    assert 10 < surprise < 85  # chi-square with 35 degrees of freedom


@every_splito
def test_a_deal_comes_back_as_it_was_written(variant: Variant) -> None:
    simulator = Simulator(variant.game, variant.options)
    translation = simulator.kernels.translation
    deal: Any = variant.game.deal(variant.options, Random(5))
    states = simulator.blank.copy()
    translation.write_deal(states[0], variant.options, deal)
    assert translation.read_deal(variant.options, states[0]) == deal

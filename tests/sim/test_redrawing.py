"""Redrawing: what anybody has seen or decided stays; the rest is drawn again."""

from typing import Any

import numpy as np
import pytest

from splittable.core.errors import InvalidArgument
from splittable.games.split.rules import Phase
from splittable.sim import Simulator
from tests.support.play import LIVELY, playout, position
from tests.support.variants import VARIANTS, Variant, every_variant

WORLDS = 400
DRAWN = {  # by game: the fields that may differ from the real position
    "split-it": {"stock"},
    "splito": set(),
    "split": {"stock", "reshuffle_key", "key_length"},
}


@every_variant
def test_nothing_changes_but_what_chance_has_yet_to_show(variant: Variant) -> None:
    simulator = Simulator(variant.game, variant.options)
    for cut in (0, 500, 950):
        real = simulator.from_state(position(variant, 2, cut))
        redrawn = real.redraw(5, seed=3)
        for name in real.records.dtype.names or ():
            if name not in DRAWN[variant.game.name]:
                assert (redrawn.records[name] == real.records[name][0]).all(), name
        if "stock" in DRAWN[variant.game.name]:
            for world in redrawn.records["stock"]:
                assert sorted(world) == sorted(real.records["stock"][0])


@every_variant
def test_no_seat_can_tell_the_difference(variant: Variant) -> None:
    simulator = Simulator(variant.game, variant.options)
    real = simulator.from_state(position(variant, 4, 600))
    redrawn = real.redraw(4, seed=1)
    for seat in variant.seats:
        assert redrawn.observe([seat] * 4).tolist() == real.observe([seat]).tolist() * 4
    assert (redrawn.play_out(policy="rules-of-thumb").lengths >= 0).all()


@pytest.mark.parametrize("name", ["split-it-3", "split-4"])
def test_every_card_of_the_stock_may_come_next(name: str) -> None:
    variant = next(each for each in VARIANTS if str(each) == name)
    real = Simulator(variant.game, variant.options).from_state(position(variant, 1, 300))
    size = int(real.records["stock_size"][0]) if name == "split-4" else None
    first = 0 if size else int(real.records["drawn"][0])
    stock = real.records["stock"][0][first:][:size]
    tops = real.redraw(WORLDS, seed=6).records["stock"][:, first]
    for card in set(stock.tolist()):
        share = (stock == card).mean()
        assert abs((tops == card).mean() - share) < 5 * np.sqrt(share / WORLDS)


def test_a_wild_that_a_seat_has_buried_stays_where_it_was_put() -> None:
    """Split 10.7: its owner knows the place, so chance has no say in it."""
    variant = next(each for each in VARIANTS if str(each) == "split-3")
    simulator = Simulator(variant.game, variant.options)
    found = 0
    for state in _with_burials(variant):
        redrawn = simulator.from_state(state).redraw(6, seed=2)
        stock = redrawn.records["stock"]
        for burial in state.buried:
            assert (stock[:, state.stock.index(burial.card)] == burial.card).all()
            found += 1
    assert found > 10


def _with_burials(variant: Variant) -> list[Any]:
    games = (playout(variant, seed, LIVELY) for seed in range(12))
    states = [state for game in games for state in game.states]
    return [state for state in states if state.buried and state.phase is Phase.PLAYING][::9]


def test_the_same_seed_draws_the_same() -> None:
    real = Simulator("split", {"seats": 3}).deal(1, seed=4)
    one, same, other = (real.redraw(3, seed=seed).records for seed in (1, 1, 2))
    assert np.array_equal(one, same)
    assert not np.array_equal(one, other)
    assert np.array_equal(real.redraw(2, seed=1, first=1).records, one[1:])


def test_one_position_at_a_time() -> None:
    with pytest.raises(InvalidArgument, match="positions: expected 1"):
        Simulator("splito", {"seats": 3}).deal(2).redraw(1)
    with pytest.raises(InvalidArgument, match="worlds: expected 0"):
        Simulator("splito", {"seats": 3}).deal(1).redraw(-1)

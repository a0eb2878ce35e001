"""Search finds winning moves, estimates its errors, and uses only what the seat knows."""

from random import Random

import numpy as np
import pytest

from splittable.core.errors import InvalidArgument
from splittable.games import GAMES
from splittable.sim import Positions, Simulator, loops
from splittable.sim.search import PLAYOUT_POLICIES, Company, Findings, search, try_plans
from tests.support.play import LIVELY, playout, position
from tests.support.variants import VARIANTS, Variant, every_variant

CHANCE = Company({"random": 1.0}, {"random": 1.0})
ALL = Company({"rules-of-thumb": 1.0}, dict.fromkeys(PLAYOUT_POLICIES, 0.25))


def _found(position: Positions, seat: int, playouts: int = 60, **others: object) -> Findings:
    actions = np.flatnonzero(position.legal([seat])[0]).tolist()
    return search(position, seat, actions, playouts, ALL, seed=4, **others)  # type: ignore[arg-type]


@every_variant
def test_what_a_seat_cannot_see_has_no_say(variant: Variant) -> None:
    """Hidden cards, and what others have sealed: all is imagined, and chosen anew."""
    game, simulator = variant.game, Simulator(variant.game, variant.options)
    state = position(variant, 1, 400)
    for seat in game.to_act(state):
        other = game.imagine(game.view(state, seat), Random(3))
        one, there = (_found(simulator.from_state(each), seat) for each in (state, other))
        assert one.best == there.best
        assert np.array_equal(one.shares, there.shares, equal_nan=True)


@pytest.mark.parametrize("name", GAMES)
def test_threads_change_nothing(name: str) -> None:
    there = Simulator(name).deal(1, seed=2)
    seat = int(there.to_act()[0].argmax())
    one, three = (_found(there, seat, 200, threads=threads) for threads in (1, 3))
    assert np.array_equal(one.shares, three.shares, equal_nan=True)
    assert len(there.simulator.loop(loops.try_plans).signatures) == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", GAMES)
def test_candidates_are_tried_in_the_same_worlds_and_the_better_half_goes_on(name: str) -> None:
    there = Simulator(name, {"seats": 4}).deal(1, seed=3)
    seat = int(there.to_act()[0].argmax())
    found = _found(there, seat, 400)
    tried = np.isfinite(found.shares)
    assert tried[found.best].all()
    assert all(row[: row.sum()].all() for row in tried)  # nobody comes back
    assert sorted(found.tries)[-1] > sorted(found.tries)[0]
    assert found.tries.sum() <= 400 + len(found.actions) * 8
    assert found.loss(found.best) == (0.0, 0.0)


def test_a_candidate_that_is_kept_never_gives_way() -> None:
    there = Simulator("split", {"seats": 3}).deal(1, seed=3)
    seat = int(there.to_act()[0].argmax())
    kept = _found(there, seat, 200, kept=range(50))
    assert len(set(kept.tries)) == 1


def test_a_search_tells_how_sure_it_is() -> None:
    """Searches for the same lie as far apart from each other as each of them says."""
    there = Simulator("splito", {"seats": 3}).deal(1, seed=5)
    action = int(there.legal([0])[0].argmax())
    found = [search(there, 0, [action], 200, CHANCE, seed=seed) for seed in range(60)]
    means = np.array([float(each.means[0]) for each in found])
    off = (means - means.mean()) / np.array([float(each.errors[0]) for each in found])
    assert 0.7 < off.std() < 1.3


def test_a_last_card_that_wins_is_found() -> None:
    """Split 7.1: whoever plays the last card has won."""
    variant = next(each for each in VARIANTS if str(each) == "split-2")
    simulator = Simulator("split", {"seats": 2})
    for seed in range(40):
        states = playout(variant, seed, LIVELY).states
        (seat,) = variant.game.to_act(states[-2])
        view = variant.game.view(states[-2], seat)
        if len(view.hand) != 1:
            continue
        found = _found(simulator.from_state(states[-2]), seat, 64)
        won = simulator.kernels.encoding.move(view.options, found.actions[found.best])
        assert getattr(won, "card", None) == view.hand[0]
        assert found.means[found.best] == 1.0


def test_all_shares_of_a_competitive_game_add_up_to_one() -> None:
    worlds = Simulator("splito", {"seats": 5}).deal(30, seed=1)
    shares = try_plans(worlds, np.full((1, 5), -1), 0, CHANCE, seed=1)
    assert np.allclose(shares.sum(axis=2), 1.0)


def test_together_all_have_the_whole_win_or_nothing() -> None:
    worlds = Simulator("split", {"seats": 3, "mode": "cooperative"}).deal(200, seed=1)
    shares = try_plans(worlds, np.full((1, 3), -1), 0, ALL, seed=1)
    assert set(np.unique(shares)) <= {0.0, 1.0}
    assert (shares == shares[:, :, :1]).all()


def test_a_seat_follows_the_policy_that_it_was_given() -> None:
    """One by rule of thumb among players by chance, and the other way round."""
    worlds = Simulator("split", {"seats": 4}).deal(300, seed=8)
    free = np.full((1, 4), -1)
    by_rule, by_chance = {"rules-of-thumb": 1.0}, {"random": 1.0}
    clever = try_plans(worlds, free, 2, Company(by_rule, by_chance), seed=1)[0, :, 2].mean()
    simple = try_plans(worlds, free, 2, Company(by_chance, by_rule), seed=1)[0, :, 2].mean()
    assert clever > 0.5 > 0.1 > simple


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_searches_at_split_imagines_to_play_on_better_than_by_rule_of_thumb(seats: int) -> None:
    worlds = Simulator("split", {"seats": seats}).deal(8_000, seed=1)
    free, by_rule, tuned = np.full((1, seats), -1), {"rules-of-thumb": 1.0}, {"quick": 1.0}
    better = try_plans(worlds, free, 1, Company(tuned, by_rule), seed=1)[0, :, 1].mean()
    usual = try_plans(worlds, free, 1, Company(by_rule, by_rule), seed=1)[0, :, 1].mean()
    assert better > 1.15 * usual


@pytest.mark.parametrize(
    "mixture, problem",
    [
        ({"best": 1.0}, "mixture: expected policies among random, rules-of-thumb"),
        ({}, "mixture: expected weights above 0"),
        ({"random": -1.0}, "mixture: expected weights above 0"),
    ],
)
def test_a_mixture_that_is_none_is_refused(mixture: dict[str, float], problem: str) -> None:
    there = Simulator("splito", {"seats": 3}).deal(1)
    with pytest.raises(InvalidArgument, match=problem):
        search(there, 0, [0], 10, Company(mixture, mixture))

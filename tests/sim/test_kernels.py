"""Kernels besides the rules: observations and policies."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from splittable.bots.appraisal import Appraisal
from splittable.bots.split import rules_of_thumb as split
from splittable.bots.split_it import rules_of_thumb as split_it
from splittable.bots.splito import rules_of_thumb as splito
from splittable.sim import Simulator
from tests.sim.probes import (
    draw_at_random,
    draw_by_rule_of_thumb,
    legal_one_by_one,
    merits_of,
    probe,
)
from tests.support.amounts import tries
from tests.support.play import playout
from tests.support.variants import Variant, every_variant

APPRAISE: dict[str, Callable[[Any, Any], Appraisal]] = {
    "split-it": split_it.appraise,
    "splito": splito.appraise,
    "split": split.appraise,
}


def positions(variant: Variant, games: int, every: int) -> Iterator[Any]:
    """Each so-manieth position of random games, and the last of each."""
    for seed in range(games):
        states = playout(variant, seed).states
        yield from states[seed % every :: every]
        yield states[-1]


@every_variant
def test_a_seat_observes_what_its_view_shows(variant: Variant) -> None:
    game, simulator = variant.game, Simulator(variant.game, variant.options)
    observe = simulator.kernels.encoding.observe
    for state in positions(variant, games=tries(3), every=3):
        found = simulator.from_state(state).repeat(len(variant.seats)).observe(variant.seats)
        expected = [observe(game.view(state, seat)) for seat in variant.seats]
        assert found.tolist() == expected


@every_variant
def test_one_action_is_legal_where_the_mask_marks_it(variant: Variant) -> None:
    simulator = Simulator(variant.game, variant.options)
    one_by_one = probe(simulator, legal_one_by_one)
    found = np.zeros(simulator.actions, np.int8)
    for state in positions(variant, games=tries(3), every=3):
        position = simulator.from_state(state)
        for seat in variant.seats:
            one_by_one(position.states[0], seat, found)
            assert found.tolist() == position.legal([seat])[0].tolist()


@every_variant
def test_a_random_choice_may_be_any_legal_action_and_no_other(variant: Variant) -> None:
    game, simulator = variant.game, Simulator(variant.game, variant.options)
    draw = probe(simulator, draw_at_random)
    for number, state in enumerate(positions(variant, games=tries(2), every=7)):
        for seat in game.to_act(state):
            position = simulator.from_state(state)
            legal = np.flatnonzero(position.legal([seat])[0])
            drawn = np.zeros(100 * len(legal), np.int16)
            draw(position.states[0], seat, np.uint64(number), drawn)
            counts = np.bincount(drawn, minlength=simulator.actions)
            assert set(np.flatnonzero(counts)) == set(legal)
            surprise = ((counts[legal] - 100) ** 2 / 100).sum()
            # Chi-square: its mean is one less than the choices, its variance twice that.
            choices = len(legal) - 1
            assert surprise <= choices + 6 * np.sqrt(2 * choices) + 6


@every_variant
def test_the_rule_of_thumb_thinks_as_the_bot_does(variant: Variant) -> None:
    game, simulator = variant.game, Simulator(variant.game, variant.options)
    appraise, action = probe(simulator, merits_of), simulator.kernels.encoding.action
    merits = np.zeros(simulator.actions)
    for state in positions(variant, games=tries(3), every=5):
        for seat in game.to_act(state):
            legal = game.legal(state, seat)
            bot = APPRAISE[game.name](game.view(state, seat), legal)
            noise = appraise(simulator.from_state(state).states[0], seat, merits)
            actions = [action(variant.options, move) for move in legal]
            assert set(np.flatnonzero(merits > -np.inf)) == set(actions)
            assert noise == (-1 if bot.mixed else bot.noise)
            assert merits[actions] == pytest.approx(bot.merits, rel=1e-9, abs=1e-9)


@every_variant
def test_the_rule_of_thumb_chooses_among_the_best(variant: Variant) -> None:
    """As often as the bot does, when both choose a few hundred times."""
    game, simulator = variant.game, Simulator(variant.game, variant.options)
    draw, action = probe(simulator, draw_by_rule_of_thumb), simulator.kernels.encoding.action
    state = next(positions(variant, games=1, every=11))
    for seat in game.to_act(state):
        legal, times = game.legal(state, seat), 400
        bot = APPRAISE[game.name](game.view(state, seat), legal)
        rng = Random(1)
        theirs = [action(variant.options, bot.choose(legal, rng)) for _ in range(times)]
        drawn = np.zeros(times, np.int16)
        draw(simulator.from_state(state).states[0], seat, np.uint64(1), drawn)
        for each in set(theirs) | set(drawn.tolist()):
            assert abs(theirs.count(each) - (drawn == each).sum()) < 6 * np.sqrt(times / 2)

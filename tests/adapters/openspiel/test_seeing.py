"""Observers: they show only the seat's own view and memory, as strings and tensors."""

import pickle
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from splittable.adapters.openspiel import SplittableState
from splittable.adapters.openspiel.observer import LATEST
from splittable.adapters.openspiel.text import fields_of, lines_of
from splittable.core.rewards import rewards
from splittable.core.seats import Seat, all_seats
from tests.adapters.openspiel.games import (
    GAMES,
    TWENTY_CARDS,
    by_the_rules,
    each_of,
    load,
    positions,
    state_after,
)
from tests.support.play import CALM, LIVELY, play_on
from tests.support.variants import Variant
from tests.support.worlds import other_world

each_game = each_of(GAMES)

SMALL = (
    "python_split_it(cards=1 2 2 3,deals=3,turn_based=True)",
    "python_split_it(seats=3,cards=1 2 2 3,deals=2,turn_based=True)",
    f"python_split({TWENTY_CARDS},hand=2,turn_limit=4,deals=3)",
    f"python_split({TWENTY_CARDS},hand=1,turn_limit=2,deals=2,bluff_resets=True)",
    f"python_split(seats=3,mode=cooperative,{TWENTY_CARDS},hand=1,deals=3)",
)


@each_game
def test_an_observation_is_the_seats_view(text: str) -> None:
    game = load(text)
    rules, encoding = game.terms.rules, game.terms.encoding
    for state in positions(game, 1, every=5):
        for seat in all_seats(game.num_players()):
            view = rules.view(by_the_rules(state), seat)
            assert state.observation_string(seat).splitlines() == lines_of(fields_of(view))
            assert state.observation_tensor(seat) == encoding.observe(view)


@each_game
def test_an_information_state_holds_the_view_and_the_own_actions(text: str) -> None:
    game = load(text)
    seats = all_seats(game.num_players())
    seen = game.observation_tensor_size()
    made: dict[Seat, list[int]] = {seat: [] for seat in seats}  # latest first
    for state, after in pairwise(positions(game, 2)):
        actions = after.history()[len(state.history()) :]
        player = state.current_player()
        joint = dict(enumerate(actions)) if player < 0 else {player: actions[0]}
        for seat in seats:
            if state.legal_actions(seat):
                made[seat].insert(0, joint[seat])
            tensor = after.information_state_tensor(seat)
            assert tensor[:seen] == after.observation_tensor(seat)
            assert tensor[seen:] == _latest(made[seat])
            log = after.information_state_string(seat).split("\n")
            told = [line[2:] for line in reversed(log) if line.startswith("> ")]
            assert told == [after.action_to_string(seat, action) for action in made[seat]]


def test_an_information_state_forgets_the_oldest_of_very_many_actions() -> None:
    game = load("python_split(bluff_resets=True,deals=1)")
    end = positions(game, 1)[-1]
    for seat in all_seats(2):
        made = [step.action for step in end.full_history() if step.player == seat]
        assert len(made) > LATEST
        tensor = end.information_state_tensor(seat)
        assert tensor[game.observation_tensor_size() :] == _latest(made[::-1])


def _latest(actions: list[int]) -> list[int]:
    shown = [action + 1 for action in actions[:LATEST]]
    return [*shown, *[0] * (LATEST - len(shown))]


@each_game
def test_a_log_tells_the_view_of_today(text: str) -> None:
    game = load(text)
    for state in positions(game, 5, every=5):
        for seat in all_seats(game.num_players()):
            told = [
                line.partition(": ") for line in state.information_state_string(seat).split("\n")
            ]
            latest = {name: value for name, colon, value in told if colon}
            assert [f"{name}: {value}" for name, value in latest.items()] == (
                state.observation_string(seat).split("\n")
            )


@each_game
def test_fields_have_names_and_shapes(text: str) -> None:
    game = load(text)
    fields = game.terms.encoding.fields(game.terms.options)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    assert observer is not None
    assert list(observer.dict) == [field.name for field in fields]
    state = positions(game, 3)[-1]
    observer.set_from(state, 1)
    numbers = np.concatenate([observer.dict[field.name].ravel() for field in fields])
    assert numbers.tolist() == state.observation_tensor(1)
    for field in fields:
        window = observer.dict[field.name]
        assert window.shape == (field.shape or (1,))
        assert field.low <= window.min()
        assert window.max() <= field.high


def test_nothing_is_seen_while_the_cards_are_dealt() -> None:
    state = load("python_split()").new_initial_state()
    for outcome in (1, 50, 7):
        state.apply_action(outcome)
        for seat in range(2):
            assert state.information_state_string(seat) == "the cards are being dealt"
            assert state.observation_string(seat) == "the cards are being dealt"
            assert not any(state.information_state_tensor(seat))


@pytest.mark.parametrize(
    "public, private",
    [
        (True, pyspiel.PrivateInfoType.NONE),
        (False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        (True, pyspiel.PrivateInfoType.ALL_PLAYERS),
    ],
)
def test_only_whole_views_are_observed(public: bool, private: object) -> None:
    kind = pyspiel.IIGObservationType(
        public_info=public, perfect_recall=False, private_info=private
    )
    assert load("python_split()").make_py_observer(kind) is None


@each_game
def test_returns_are_the_rewards_of_the_outcome_and_nothing_before(text: str) -> None:
    game = load(text)
    rules, options = game.terms.rules, game.terms.options
    for seed in range(3):
        *before, end = positions(game, seed)
        assert all(not any(state.returns()) for state in before)
        outcome = rules.outcome(by_the_rules(end))
        assert outcome is not None
        assert tuple(end.returns()) == rewards(rules, options, outcome)


# Secrets


@each_game
def test_what_a_seat_never_saw_changes_nothing_it_is_shown(text: str) -> None:
    game = load(text)
    terms = game.terms
    variant = Variant(terms.rules, terms.options)
    rng = Random(text)
    compared = 0
    for _ in range(12):
        deal = terms.rules.deal(terms.options, rng)
        start = terms.rules.start(terms.options, deal)
        whole = play_on(variant, deal, start, rng, rng.choice((CALM, LIVELY)))
        here = whole.until(rng.randrange(1000))
        seat = rng.choice(variant.seats)
        there = other_world(here, seat, rng)
        if there is not None:
            assert _shown(state_after(game, here), seat) == _shown(state_after(game, there), seat)
            compared += here.states[-1] != there.states[-1]
    assert compared or "cards" in text  # in a reduced game, all cards may be seen


def _shown(state: SplittableState, seat: Seat) -> tuple[object, ...]:
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.legal_actions(seat) if state.current_player() == seat else None,
    )


@pytest.mark.parametrize("text", SMALL)
def test_a_seat_recalls_all_it_has_seen_and_done(text: str) -> None:
    """Perfect recall: equal information states imply equal earlier observations and actions."""
    ways: dict[tuple[int, str], tuple[object, ...]] = {}
    choices: dict[str, list[int]] = {}

    def walk(state: Any, way: tuple[tuple[object, ...], ...]) -> None:
        if state.is_terminal():
            return
        if state.is_chance_node():
            for outcome in state.legal_actions():
                walk(state.child(outcome), way)
            return
        seat = state.current_player()
        told, legal = state.information_state_string(), state.legal_actions()
        assert ways.setdefault((seat, told), way[seat]) == way[seat]
        assert choices.setdefault(told, legal) == legal
        for action in legal:
            after = (*way[:seat], (*way[seat], told, action), *way[seat + 1 :])
            walk(state.child(action), after)

    game = load(text)
    walk(game.new_initial_state(), ((),) * game.num_players())
    assert len(ways) > 20


@each_game
def test_a_pickled_state_remembers_all_and_can_be_played_on(text: str) -> None:
    game = load(text)
    states = positions(game, 4)
    state = states[len(states) // 2]
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history()
    seats = all_seats(game.num_players())
    assert [_shown(again, seat) for seat in seats] == [_shown(state, seat) for seat in seats]
    player = state.current_player()
    if player >= 0:
        action = state.legal_actions()[0]
        one, other = state.child(action), again.child(action)
        assert [_shown(one, seat) for seat in seats] == [_shown(other, seat) for seat in seats]

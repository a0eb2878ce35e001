"""The registered OpenSpiel games: types, bounds, parameters, and errors for invalid input."""

import pickle
import subprocess
import sys
from itertools import pairwise

import pyspiel
import pytest

from splittable.adapters.openspiel.game import SplitIt
from splittable.core.errors import InvalidArgument
from splittable.core.seats import all_seats
from splittable.games import ENCODINGS
from tests.adapters.openspiel.games import (
    GAMES,
    IN_TURN,
    TOGETHER,
    by_the_rules,
    each_of,
    load,
    positions,
)

KINDS = pyspiel.GameType

each_game = each_of(GAMES)


def test_importing_registers_all_three_games() -> None:
    names = {f"python_{name.replace('-', '_')}" for name in ENCODINGS}
    assert names == {"python_split_it", "python_splito", "python_split"}
    assert names <= set(pyspiel.registered_names())


@pytest.mark.parametrize(
    "text, dynamics",
    [
        *[(text, KINDS.Dynamics.SIMULTANEOUS) for text in TOGETHER],
        *[(text, KINDS.Dynamics.SEQUENTIAL) for text in IN_TURN],
    ],
)
def test_a_game_is_simultaneous_if_seats_ever_choose_at_once(text: str, dynamics: object) -> None:
    assert load(text).get_type().dynamics == dynamics


@each_of(TOGETHER)
def test_a_simultaneous_game_really_has_such_nodes(text: str) -> None:
    games = [positions(load(text), seed) for seed in range(3)]
    assert any(state.is_simultaneous_node() for states in games for state in states)


@each_of(IN_TURN)
def test_a_sequential_game_has_none(text: str) -> None:
    games = [positions(load(text), seed) for seed in range(3)]
    assert not any(state.is_simultaneous_node() for states in games for state in states)


@each_game
def test_all_win_together_or_what_one_wins_the_others_lose(text: str) -> None:
    game = load(text)
    together = "cooperative" in text
    expected = KINDS.Utility.IDENTICAL if together else KINDS.Utility.ZERO_SUM
    assert game.get_type().utility == expected
    assert game.utility_sum() == (None if together else 0.0)


@each_game
def test_chance_deals_and_is_done(text: str) -> None:
    game = load(text)
    for seed in range(3):
        end = positions(game, seed)[-1]
        drawn = [step.action for step in end.full_history() if step.player == -1]
        assert len(drawn) == game.max_chance_nodes_in_history()
        assert max(drawn) < game.max_chance_outcomes()


@each_game
def test_a_game_can_be_loaded_by_its_own_name_and_pickled(text: str) -> None:
    game = load(text)
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(again) == str(game)
        assert again.terms.options == game.terms.options
        assert again.new_initial_state().is_chance_node()


def test_a_name_leaves_out_what_is_at_its_default() -> None:
    assert str(load("python_splito(seats=3,show_side=True,deals=0)")) == (
        "python_splito(show_side=True)"
    )


def test_players_is_another_name_of_seats() -> None:
    for text in ("python_splito(players=4)", "python_splito(players=4,seats=4)"):
        assert load(text).num_players() == 4
        assert str(load(text)) == "python_splito(seats=4)"
    assert str(load("python_splito(players=2)")) == str(load("python_splito(seats=2)"))


# Deals


def test_with_deals_chance_picks_one_of_so_many_and_no_more() -> None:
    state = load("python_split(deals=5)").new_initial_state()
    assert state.chance_outcomes() == [(number, 0.2) for number in range(5)]
    deals = [str(state.child(number)) for number in range(5)]
    assert len(set(deals)) == 5
    assert not state.child(4).is_chance_node()


def test_the_same_seed_means_the_same_deals() -> None:
    def first_deal(text: str) -> str:
        return str(load(text).new_initial_state().child(0))

    assert first_deal("python_split(deals=1)") == first_deal("python_split(deals=9)")
    assert first_deal("python_split(deals=1)") != first_deal("python_split(deals=1,deal_seed=7)")


def test_without_deals_a_card_is_as_likely_as_there_are_copies_left() -> None:
    state = load("python_split_it(cards=1 2 2 3 0)").new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]  # the starter
    cards = state.child(1)
    assert dict(cards.chance_outcomes()) == {0: 0.2, 1: 0.2, 2: 0.4, 3: 0.2}
    assert dict(cards.child(2).chance_outcomes()) == {0: 0.25, 1: 0.25, 2: 0.25, 3: 0.25}


# Simultaneous choices


@pytest.mark.parametrize(
    "text",
    [
        "python_split_it(seats=3,turn_based=True)",
        "python_splito(seats=3,turn_based=True)",
        "python_split(seats=3,bluff_resets=True,turn_limit=40,turn_based=True)",
    ],
)
def test_one_after_the_other_they_choose_unseen(text: str) -> None:
    game = load(text)
    rules = game.terms.rules
    state = next(
        state
        for seed in range(9)
        for state in positions(game, seed)
        if len(rules.to_act(by_the_rules(state))) > 1
    )
    first, second, *_ = sorted(rules.to_act(by_the_rules(state)))
    assert state.current_player() == first
    seen = set()
    for action in state.legal_actions():
        sealed = state.child(action)
        assert sealed.current_player() == second
        seen.add((sealed.information_state_string(second), sealed.observation_string(second)))
    assert len(seen) == 1


def test_who_owes_no_choice_at_a_simultaneous_node_has_none() -> None:
    game = load("python_split(seats=3,bluff_resets=True,turn_limit=40)")
    answering = [
        state
        for seed in range(5)
        for state in positions(game, seed)
        if state.is_simultaneous_node()
    ]
    assert answering
    for state in answering:
        resetter = by_the_rules(state).turn
        assert state.legal_actions(resetter) == []
        assert all(state.legal_actions(seat) for seat in range(3) if seat != resetter)
        actions = [0 if seat == resetter else state.legal_actions(seat)[0] for seat in range(3)]
        ignored = [7 if seat == resetter else actions[seat] for seat in range(3)]
        one, other = state.clone(), state.clone()
        one.apply_actions(actions)
        other.apply_actions(ignored)
        assert str(one) == str(other)


# Invalid input


@pytest.mark.parametrize(
    "text, problem",
    [
        ("python_split_it(seats=9)", r"options\.seats: 9 is not one of 2, 3, 4"),
        ("python_split(mode=coop)", r"options\.mode: 'coop' is not one of competitive, "),
        ("python_split(mode=cooperative)", r"options\.seats: cooperative Split is for 3 to 5"),
        ("python_split_it(cards=1 x)", r"cards: 'x' is not a number; expected 'all' or '1 2 2 3'"),
        ("python_split_it(cards=1 1)", r"options\.cards: 2 cards '1', the deck has 1"),
        ("python_split(hand=9)", r"options\.hand: expected a whole number from 1 to 7, found 9"),
        ("python_split(players=3,seats=4)", r"players: 3 contradicts seats=4; give one of them"),
        ("python_split(players=3,seats=2)", r"players: 3 contradicts seats=2; give one of them"),
        ("python_split(players=-1)", r"options\.seats: -1 is not one of 2, 3, 4, 5"),
        ("python_split(players=9)", r"options\.seats: 9 is not one of 2, 3, 4, 5"),
        ("python_split(deals=-1)", r"deals: expected a whole number from 0 to 100000, found -1"),
        ("python_split(deal_seed=-1)", r"deal_seed: expected a whole number from 0 to \d+, found"),
    ],
)
def test_a_parameter_that_cannot_be_played_is_told_in_one_line(text: str, problem: str) -> None:
    with pytest.raises(InvalidArgument, match=rf"^{problem}") as refused:
        load(text)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "text, problem",
    [
        ("python_split_it(seats=two)", "Wrong type for parameter seats"),
        ("python_splito(cards=1 2)", "Unknown parameter 'cards'"),
    ],
)
def test_a_parameter_of_another_type_or_name_is_refused_by_openspiel(
    text: str, problem: str
) -> None:
    with pytest.raises(pyspiel.SpielError, match=problem):
        load(text)


def test_a_game_made_without_openspiels_help_knows_its_parameters_too() -> None:
    with pytest.raises(InvalidArgument, match=r"^parameters: unknown parameter 'colour'; allowed"):
        SplitIt({"colour": 1})
    assert SplitIt({"seats": 4}).num_players() == 4


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = positions(load("python_split_it()"), 1)[0]
    before = (str(state), state.history())
    seat = state.current_player()
    for action in (43, 44, 10**6, -3):
        problem = rf"^action: seat {seat} may not choose {action} now; it may choose 0, 1, 2"
        with pytest.raises(InvalidArgument, match=problem):
            state.apply_action(action)
    with pytest.raises(InvalidArgument, match=r"^actions: only one player acts at this node"):
        state.apply_actions([0, 0])
    assert (str(state), state.history()) == before


def test_a_joint_action_counts_for_all_or_for_none() -> None:
    state = positions(load("python_splito(seats=3)"), 1)[0]
    before = (str(state), state.history())
    first = state.legal_actions(0)[0]
    with pytest.raises(InvalidArgument, match=r"^action: seat 1 may not choose -1 now"):
        state.apply_actions([first, -1, -1])
    with pytest.raises(InvalidArgument, match=r"^actions: expected 3, one per seat; found 2"):
        state.apply_actions([first, first])
    with pytest.raises(InvalidArgument, match=r"^action: several seats choose at this node"):
        state.apply_action(first)
    assert (str(state), state.history()) == before


def test_chance_cannot_draw_a_card_that_is_not_there() -> None:
    state = load("python_split_it(cards=1 2 2)").new_initial_state().child(0).child(1)
    with pytest.raises(InvalidArgument, match=r"^action: chance cannot draw 1 now; it may draw 2"):
        state.apply_action(1)


def test_an_observer_takes_no_parameters() -> None:
    with pytest.raises(InvalidArgument, match=r"^params: must be empty; found colour"):
        load("python_split()").make_py_observer(None, {"colour": 1})


def test_without_the_extra_one_line_says_what_to_install() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import splittable.adapters.openspiel"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    line = 'splittable.adapters.openspiel requires an extra: pip install "splittable[openspiel]"'
    assert ran.stderr.splitlines()[-1] == f"splittable.core.errors.MissingPackage: {line}"


def test_a_program_that_loaded_games_ends_well() -> None:
    """OpenSpiel releases registered games after Python has ended."""
    program = (
        "import pyspiel, splittable.adapters.openspiel;"
        "print(pyspiel.load_game('python_split').new_initial_state())"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "drawn: ()\n", "")


# Playing a game


@each_game
def test_a_clone_goes_its_own_way(text: str) -> None:
    states = positions(load(text), 2)
    told = [str(state) for state in states]
    for state, following in pairwise(states):
        assert str(state.clone()) == str(state)
        assert state.history() == following.history()[: len(state.history())]
    assert [str(state) for state in states] == told


@each_game
def test_a_history_replayed_by_the_rules_ends_the_same(text: str) -> None:
    game = load(text)
    rules, options, encoding = game.terms.rules, game.terms.options, game.terms.encoding
    for seed in range(3):
        end = positions(game, seed)[-1]
        actions = end.history()
        dealt = game.max_chance_nodes_in_history()
        state = rules.start(options, game.terms.deal(actions[:dealt]))
        rest = iter(actions[dealt:])
        while waiting := sorted(rules.to_act(state)):
            if len(waiting) > 1 and game.terms.simultaneous:
                joint = dict(zip(all_seats(options.seats), rest, strict=False))  # one per seat
            else:
                joint = {waiting[0]: next(rest)}
            for seat in [seat for seat in waiting if seat in joint]:
                state = rules.apply(state, seat, encoding.move(options, joint[seat])).state
        assert list(rest) == []
        assert state == by_the_rules(end)

"""The simulator: a seed gives the same games everywhere, and invalid arguments are rejected."""

import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from splittable.core.errors import InvalidArgument, SplittableError
from splittable.core.record import read_record, verify, write_record
from splittable.games import GAMES
from splittable.games.split_it.setup import Options as SplitItOptions
from splittable.sim import POLICIES, Playouts, Simulator, playouts
from tests.support.play import position
from tests.support.variants import Variant, every_variant

each_game = pytest.mark.parametrize("game", list(GAMES))
# Of a thousand random games with three seats and seed 1: by seat, and all moves.
SCORES = {
    "split-it": [22653, 21939, 21577],
    "splito": [12559, 12440, 11846],
    "split": [-1978, -2078, -1993],
}
LENGTHS = {"split-it": 60397, "splito": 39000, "split": 45630}

each_policy = pytest.mark.parametrize("policy", list(POLICIES))


def same(one: Playouts, other: Playouts, *, but_lengths: bool = False) -> bool:
    names = ["scores", "winners", "reasons", *([] if but_lengths else ["lengths"])]
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in names)


# New games


@each_game
@each_policy
def test_a_seed_means_the_same_games_for_any_number_of_threads(game: str, policy: str) -> None:
    one = playouts(game, None, 101, seed=9, policy=policy)
    assert same(one, playouts(game, None, 101, seed=9, policy=policy, threads=2))
    assert not same(one, playouts(game, None, 101, seed=10, policy=policy))


@each_game
def test_more_games_begin_with_the_same_games(game: str) -> None:
    few, many = playouts(game, None, 20, seed=4), playouts(game, None, 50, seed=4)
    assert np.array_equal(few.scores, many.scores[:20])
    assert np.array_equal(few.lengths, many.lengths[:20])


@each_game
@each_policy
def test_dealing_and_playing_out_is_the_same_as_a_playout(game: str, policy: str) -> None:
    simulator = Simulator(game)
    dealt = simulator.deal(30, seed=2)
    before = dealt.records
    assert same(dealt.play_out(seed=2, policy=policy), simulator.playouts(30, 2, policy))
    assert np.array_equal(before, dealt.records)  # copies were played, not these


def test_the_games_of_a_seed_are_fixed_for_ever() -> None:
    """A change here is a change of every published result: say so in the changelog."""
    found = {game: playouts(game, {"seats": 3}, 1000, seed=1) for game in GAMES}
    assert {game: each.scores.sum(axis=0).tolist() for game, each in found.items()} == SCORES
    assert {game: int(each.lengths.sum()) for game, each in found.items()} == LENGTHS


@every_variant
def test_a_simulated_game_becomes_a_record_that_verifies(variant: Variant) -> None:
    simulator = Simulator(variant.game, variant.options)
    for policy in POLICIES:
        played = simulator.playouts(3, seed=5, policy=policy)
        for number in range(2 if policy == "random" else 3):
            if played.lengths[number] > 2000:
                continue  # bluff resets to the 1,000th turn: right, but slow to replay
            record = simulator.record(5, number, policy)
            outcome = verify(read_record(write_record(record), variant.games))
            assert outcome is not None
            assert outcome.scores == tuple(played.scores[number].tolist())
            assert list(outcome.winners) == np.flatnonzero(played.winners[number]).tolist()
            assert outcome.reason == variant.game.reasons[played.reasons[number]]
            assert len(record.moves) == played.lengths[number]


# Positions of the readable rules


@every_variant
def test_a_state_goes_on_in_the_simulator_as_it_is(variant: Variant) -> None:
    simulator = Simulator(variant.game, variant.options)
    for seed in range(3):
        state = position(variant, seed, cut=500)
        there = simulator.from_state(state)
        waiting = variant.game.to_act(state)
        assert set(np.flatnonzero(there.to_act()[0]).tolist()) == waiting
        ended = there.repeat(20).play_out(seed=seed, policy="rules-of-thumb")
        assert ((ended.lengths > 0) == bool(waiting)).all()


@every_variant
def test_imagined_worlds_look_to_the_viewer_as_the_real_one_does(variant: Variant) -> None:
    simulator = Simulator(variant.game, variant.options)
    state = position(variant, seed=1, cut=400)
    for seat in variant.seats:
        view = variant.game.view(state, seat)
        worlds = simulator.from_view(view, 8, Random(3))
        seen = simulator.kernels.encoding.observe(view)
        assert worlds.observe([seat] * 8).tolist() == [seen] * 8
        assert len(worlds.play_out(policy="rules-of-thumb").scores) == 8


def test_positions_are_chosen_and_repeated_as_arrays_are() -> None:
    dealt = Simulator("splito").deal(5, seed=1)
    assert len(dealt[1:3]) == 2
    assert np.array_equal(dealt[[4]].records, dealt.records[4:])
    assert np.array_equal(dealt.repeat(2).records[1::2], dealt.records)
    changed = dealt[:1]
    seats = changed.to_act().argmax(axis=1)
    changed.apply(seats, changed.legal(seats).argmax(axis=1))
    assert not np.array_equal(changed.records, dealt.records[:1])


@each_game
@pytest.mark.parametrize("policy", POLICIES)
def test_a_policy_chooses_legal_actions_by_its_seed(game: str, policy: str) -> None:
    games = Simulator(game).deal(50, seed=3)
    seats = games.to_act().argmax(axis=1)
    chosen = games.choose(seats, 7, policy)
    assert games.legal(seats)[np.arange(50), chosen].all()
    assert np.array_equal(chosen, games.choose(seats, 7, policy))


def test_a_seat_that_owes_no_move_has_nothing_to_choose() -> None:
    games = Simulator("split").deal(1, seed=3)
    (idle, *_) = np.flatnonzero(~games.to_act()[0])
    with pytest.raises(InvalidArgument, match=rf"^seats\[0\]: seat {idle} owes no move here$"):
        games.choose([idle])


def test_records_are_to_look_at_only() -> None:
    records = Simulator("split").deal(1).records
    with pytest.raises(ValueError, match="read-only"):
        records["seats"] = 99


# Bad input


def after(*actions: int) -> Callable[[], object]:
    return lambda: Simulator("split-it").deal(2, seed=1).apply([0, 1], list(actions))


BAD: list[tuple[Callable[[], Any], str]] = [
    (lambda: playouts("chess"), "game: expected one of split-it, splito, split; found 'chess'"),
    (lambda: playouts(3), "game: expected one of split-it, splito, split; found 3"),  # type: ignore[arg-type]
    (lambda: playouts("split", {"seats": 9}), "options.seats: 9 is not one of 2, 3, 4, 5"),
    (lambda: playouts("split", {"seat": 2}), "options: unknown option 'seat'"),
    (lambda: playouts("split", 4), "options: expected a mapping, found 4"),
    (
        lambda: playouts("split", {"seats": 2, "mode": "cooperative"}),
        "options.seats: cooperative Split is for 3 to 5, not 2",
    ),
    (lambda: playouts("split", SplitItOptions()), "options: expected a mapping"),
    (lambda: playouts("split", games=-1), "games: expected 0 to"),
    (lambda: playouts("split", games=2.5), "games: expected a whole number, found 2.5"),  # type: ignore[arg-type]
    (lambda: playouts("split", games=True), "games: expected a whole number, found"),
    (lambda: playouts("split", seed=-1), "seed: expected 0 to 18446744073709551615, found -1"),
    (lambda: playouts("split", seed=2**64), "seed: expected 0 to"),
    (lambda: playouts("split", threads=0), "threads: expected 1 to 1024, found 0"),
    (
        lambda: playouts("split", policy="best"),
        "policy: expected one of random, rules-of-thumb; found 'best'",
    ),
    (lambda: Simulator("split").from_state(3), "state: of another game"),
    (
        lambda: Simulator("split").from_view(None, 3, Random(1)),
        "view: of another game or other options: None",
    ),
    (
        lambda: Simulator("split-it").from_state(position(_variant("split-it-3"), 1, 0)),
        "state: of another game or other options",
    ),
    (lambda: Simulator("split-it").deal(1).legal([0.0]), "seats: expected whole numbers"),
    (lambda: Simulator("split-it").deal(1).legal([[0]]), "seats: expected shape (1,)"),
    (lambda: Simulator("split-it").deal(1).legal([2]), "seats[0]: 2 is not from 0 to 1"),
    (lambda: Simulator("split-it").deal(1).observe([-1]), "seats[0]: -1 is not from 0 to 1"),
    (lambda: Simulator("split-it").deal(1).outcomes(), "positions: game 0 is not over"),
    (after(0, 44), "actions[1]: 44 is not from 0 to 43"),
    (after(0, -1), "actions[1]: -1 is not from 0 to 43"),
    (after(0), "actions: expected shape (2,), found (1,)"),
]


def _variant(name: str) -> Variant:
    from tests.support.variants import VARIANTS

    return next(variant for variant in VARIANTS if str(variant) == name)


@pytest.mark.parametrize("call, told", BAD, ids=[told[:40] for _, told in BAD])
def test_bad_input_is_named_in_one_line(call: Callable[[], Any], told: str) -> None:
    with pytest.raises(InvalidArgument) as caught:
        call()
    assert isinstance(caught.value, ValueError)
    assert isinstance(caught.value, SplittableError)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_illegal_action_changes_no_position() -> None:
    positions = Simulator("split-it", {"seats": 3}).deal(3, seed=1)
    seats = positions.to_act().argmax(axis=1)
    before = positions.records
    with pytest.raises(InvalidArgument, match=r"actions\[2\]: 31 \('guess white'\) is not legal"):
        positions.apply(seats, [0, 0, 31])
    with pytest.raises(InvalidArgument, match=r"actions\[1\]: 0 \('split 1 2'\) is not legal for"):
        positions.apply([seats[0], (seats[1] + 1) % 3, seats[2]], [0, 0, 0])
    assert np.array_equal(before, positions.records)


# Compiling


def test_nothing_is_compiled_when_the_simulator_is_imported() -> None:
    told = _python(
        "from numba.core import event\n"
        "with event.install_recorder('numba:compile') as found:\n"
        "    import splittable.sim\n"
        "    splittable.sim.Simulator('splito')\n"
        "print(len(found.buffer))"
    )
    assert told == "0"


def test_without_the_compiler_one_line_says_what_to_install() -> None:
    told = _python(
        "import sys\n"
        "sys.modules['numba'] = None\n"
        "try:\n"
        "    import splittable.sim\n"
        "except ImportError as error:\n"
        "    print(error)"
    )
    assert told == 'splittable.sim requires an extra: pip install "splittable[sim]"'


def _python(code: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True
    )
    return run.stdout.strip()

"""The vector environment: the same games as the simulator, written to the caller's buffers."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from splittable.core.errors import InvalidArgument
from splittable.core.rewards import rewards
from splittable.sim import Buffers, Simulator, Vector
from tests.support.variants import Variant, every_variant


def any_legal(out: Buffers, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """For each seat that is to act one of its legal actions, for others nonsense."""
    chosen = (rng.random(out.masks.shape, np.float32) * out.masks).argmax(axis=2)
    return np.where(out.to_act, chosen, -7)


@every_variant
def test_tables_play_by_the_rules_and_show_what_views_show(variant: Variant) -> None:
    """Every table is followed by the readable rules through the end of a game into the next."""
    tables, game, options = 2, variant.game, variant.options
    vector = Vector(game, options, tables=tables, seed=3)
    simulator, encoding = vector.simulator, vector.simulator.kernels.encoding
    out, rng = vector.buffers(), np.random.default_rng(5)
    vector.reset(out)
    numbers = list(range(tables))
    states = [_first_state(simulator, numbers, table, tables) for table in range(tables)]
    ended = 0
    for _ in range(400):
        for table, state in enumerate(states):
            assert set(np.flatnonzero(out.to_act[table])) == game.to_act(state)
            for seat in game.to_act(state):
                seen = encoding.observe(game.view(state, seat))
                legal = {encoding.action(options, move) for move in game.legal(state, seat)}
                assert out.observations[table, seat].tolist() == seen
                assert set(np.flatnonzero(out.masks[table, seat])) == legal
        actions = any_legal(out, rng)
        vector.step(actions, out)
        for table in range(tables):
            state = states[table]
            for seat in sorted(game.to_act(state)):
                state = game.apply(
                    state, seat, encoding.move(options, int(actions[table, seat]))
                ).state
            outcome = game.outcome(state)
            assert out.done[table] == (outcome is not None)
            if outcome is None:
                assert not out.rewards[table].any()
            else:
                ended += 1
                assert out.rewards[table] == pytest.approx(rewards(game, options, outcome))
                assert tuple(vector.scores[table].tolist()) == outcome.scores
                numbers[table] += tables
                state = _first_state(simulator, numbers, table, tables)
            states[table] = state
        if ended >= tables:
            break


def _first_state(simulator: Simulator, numbers: list[int], table: int, tables: int) -> Any:
    """Of the next game in which somebody can act."""
    while True:
        dealt = simulator.dealt(1, 3, numbers[table])
        deal = simulator.kernels.translation.read_deal(simulator.options, dealt[0])
        state = simulator.game.start(simulator.options, deal)
        if simulator.game.to_act(state):
            return state
        numbers[table] += tables


def test_threads_change_nothing() -> None:
    rows = []
    for threads in (1, 2):
        vector = Vector("splito", {"seats": 4}, tables=7, seed=1, threads=threads)
        out, rng = vector.buffers(), np.random.default_rng(2)
        vector.reset(out)
        for _ in range(30):
            vector.step(any_legal(out, rng), out)
        rows.append((out.observations.copy(), out.masks.copy(), vector.scores))
    for one, other in zip(*rows, strict=True):
        assert np.array_equal(one, other)


def test_a_reset_begins_the_series_anew_or_another_one() -> None:
    vector = Vector("split-it", {"seats": 3}, tables=3, seed=1)
    first, out, rng = vector.buffers(), vector.buffers(), np.random.default_rng(2)
    vector.reset(first)
    vector.reset(out)
    vector.step(any_legal(out, rng), out)
    vector.reset(out)
    assert np.array_equal(
        first.observations * first.to_act[:, :, None], out.observations * out.to_act[:, :, None]
    )
    vector.reset(out, seed=2)
    assert not np.array_equal(first.to_act, out.to_act) or not np.array_equal(
        first.observations, out.observations
    )


def test_rows_of_seats_that_are_not_to_act_are_left_alone() -> None:
    vector = Vector("split", {"seats": 4}, tables=5)
    out = vector.buffers()
    out.observations[:] = 77
    out.masks[:] = 77
    vector.reset(out)
    assert (out.observations[~out.to_act] == 77).all()
    assert (out.masks[~out.to_act] == 77).all()
    assert out.to_act.sum() == 5


# Bad input


def swapped(**arrays: Any) -> Callable[[Vector, Buffers], None]:
    def call(vector: Vector, out: Buffers) -> None:
        good = {name: getattr(out, name) for name in out.__slots__}
        vector.reset(Buffers(**{**good, **arrays}))

    return call


def stepped(actions: Any) -> Callable[[Vector, Buffers], None]:
    return lambda vector, out: vector.step(actions, out)


BAD: list[tuple[Callable[[Vector, Buffers], None], str]] = [
    (swapped(masks=None), "masks: expected an array, found None"),
    (swapped(masks=np.zeros((2, 2, 44))), "masks: expected int8, found float64"),
    (
        swapped(masks=np.zeros((2, 2, 43), np.int8)),
        "masks: expected shape (2, 2, 44), found (2, 2, 43)",
    ),
    (swapped(done=np.zeros(4, np.bool_)[::2]), "done: expected a contiguous, writable array"),
    (swapped(to_act=np.broadcast_to(np.False_, (2, 2))), "to_act: expected a contiguous"),
    (stepped([[0, 0]]), "actions: expected shape (2, 2), found (1, 2)"),
    (stepped([[0.0, 0], [0, 0]]), "actions: expected whole numbers, found float64"),
    (stepped([[44, 44], [44, 44]]), "actions[0, 1]: 44 is not legal for seat 1 of table 0"),
    (stepped([[-1, -1], [-1, -1]]), "actions[0, 1]: -1 is not legal for seat 1 of table 0"),
    (lambda vector, out: vector.reset(out, seed=-1), "seed: expected 0 to"),
    (lambda _vector, out: Vector("split", tables=0).reset(out), "tables: expected 1 to"),
    (
        lambda _vector, out: Vector("split-it", tables=2).step([[0, 0], [0, 0]], out),
        "step: call reset first",
    ),
]


@pytest.mark.parametrize("call, told", BAD, ids=[told[:40] for _, told in BAD])
def test_bad_input_is_named_before_anything_is_touched(
    call: Callable[[Vector, Buffers], None], told: str
) -> None:
    vector = Vector("split-it", tables=2, seed=3)
    out = vector.buffers()
    vector.reset(out)
    before = [getattr(out, name).copy() for name in out.__slots__]
    with pytest.raises(InvalidArgument) as caught:
        call(vector, out)
    assert told in str(caught.value)
    for name, array in zip(out.__slots__, before, strict=True):
        assert np.array_equal(getattr(out, name), array)
    vector.step(np.where(out.to_act, out.masks.argmax(axis=2), 0), out)  # and the games go on


def test_buffers_may_not_overlap() -> None:
    vector = Vector("split-it", tables=2)
    out = vector.buffers()
    whole = np.zeros(8, np.bool_)
    with pytest.raises(InvalidArgument, match="done: shares memory with another buffer"):
        vector.reset(
            Buffers(out.observations, out.masks, whole[:4].reshape(2, 2), out.rewards, whole[2:4])
        )

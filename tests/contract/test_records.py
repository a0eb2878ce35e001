"""Laws 7 and 8: a record replays exactly, and everything written reads back equal."""

import json
from random import Random
from typing import Any

from hypothesis import given

from splittable.core.fairness import commitment
from splittable.core.record import Record, read_record, replay, verify, write_record
from splittable.core.seats import Seat
from tests.support.moves import every_text
from tests.support.play import CALM, CUTS, SEEDS, Playout, playout, position, random_deal
from tests.support.variants import Variant, every_variant, every_way_to_play


@every_way_to_play
@given(seed=SEEDS)
def test_a_record_replays_to_the_same_states_events_and_result(variant: Variant, seed: int) -> None:
    game = playout(variant, seed)
    record = read_record(write_record(game.record), variant.games)
    positions = list(replay(record))
    assert tuple(position.state for position in positions) == game.states
    assert tuple(position.events for position in positions[1:]) == game.events
    assert verify(record) == variant.game.outcome(game.states[-1])


@every_way_to_play
@given(seed=SEEDS, cut=CUTS)
def test_an_unfinished_record_replays_to_where_it_stops(
    variant: Variant, seed: int, cut: int
) -> None:
    game = playout(variant, seed, CALM).until(cut)
    record = read_record(write_record(game.record), variant.games)
    *_, last = replay(record)
    assert last.state == game.states[-1]
    assert verify(record) == variant.game.outcome(game.states[-1])


@every_way_to_play
@given(seed=SEEDS)
def test_sealed_moves_may_stand_in_any_order(variant: Variant, seed: int) -> None:
    game = playout(variant, seed, CALM)
    state = game.states[0]
    for seat, move in _shuffled_together(game, Random(seed)):
        state = variant.game.apply(state, seat, move).state
    assert state == game.states[-1]


@every_way_to_play
@given(seed=SEEDS, cut=CUTS)
def test_a_record_is_rewritten_byte_for_byte(variant: Variant, seed: int, cut: int) -> None:
    text = write_record(playout(variant, seed, CALM).until(cut).record)
    assert "\n" not in text
    assert write_record(read_record(text, variant.games)) == text
    assert write_record(read_record(text.encode(), variant.games)) == text


@every_way_to_play
@given(seed=SEEDS)
def test_a_record_keeps_names_commitment_and_salt(variant: Variant, seed: int) -> None:
    game = playout(variant, seed, CALM)
    salt = Random(seed).randbytes(32)
    record = Record(
        game=variant.game,
        options=variant.options,
        names=tuple(f"Zoë {seat} «ß» 分" for seat in variant.seats),
        deal=game.deal,
        moves=game.moves,
        result=game.record.result,
        commitment=commitment(salt, variant.game.write_deal(game.deal)),
        salt=salt,
    )
    again = read_record(write_record(record), variant.games)
    assert again == record
    assert verify(again) is not None


@every_way_to_play
@given(seed=SEEDS, cut=CUTS)
def test_every_legal_move_reads_back_as_written(variant: Variant, seed: int, cut: int) -> None:
    state = position(variant, seed, cut)
    for seat in variant.seats:
        for move in variant.game.legal(state, seat):
            text = variant.game.write_move(move)
            assert variant.game.read_move(variant.options, text) == move


@every_way_to_play
def test_every_written_move_is_written_the_same_again(variant: Variant) -> None:
    for text in every_text(variant):
        move = variant.game.read_move(variant.options, text)
        assert variant.game.write_move(move) == text


@every_way_to_play
@given(seed=SEEDS)
def test_a_deal_reads_back_as_written(variant: Variant, seed: int) -> None:
    deal = random_deal(variant, Random(seed))
    raw = variant.game.write_deal(deal)
    assert variant.game.read_deal(variant.options, json.loads(json.dumps(raw))) == deal


@every_variant
def test_options_read_back_as_written(variant: Variant) -> None:
    raw = variant.game.write_options(variant.options)
    assert variant.game.read_options(json.loads(json.dumps(raw))) == variant.options


@every_variant
def test_options_at_their_defaults_are_left_out_but_seats(variant: Variant) -> None:
    raw = variant.game.write_options(variant.options)
    defaults = {option.name: option.default for option in variant.game.options}
    assert "seats" in raw
    assert all(value != defaults[name] for name, value in raw.items() if name != "seats")


@every_variant
def test_written_out_defaults_mean_the_same(variant: Variant) -> None:
    full = {option.name: getattr(variant.options, option.name) for option in variant.game.options}
    assert variant.game.read_options(full) == variant.options


def _shuffled_together(game: Playout, rng: Random) -> list[tuple[Seat, Any]]:
    """The moves with those that were sealed together in another order."""
    order: list[tuple[Seat, Any]] = []
    while len(order) < len(game.moves):
        waiting = len(game.variant.game.to_act(game.states[len(order)]))
        together = list(game.moves[len(order) : len(order) + waiting])
        rng.shuffle(together)
        order += together
    return order

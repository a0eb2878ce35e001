"""Redeals: the seat can't see a difference, and cards it had not seen may differ."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from splittable.bots import BOTS
from splittable.bots.self_play import play_out
from splittable.core.record import Record, replay
from splittable.core.seats import Seat
from splittable.games import GAMES
from splittable.games.redeals import UNSEEN, redeal_stepwise

VARIANTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("split-it", {"seats": 2}),
    ("split-it", {"seats": 4}),
    ("splito", {"seats": 2}),
    ("splito", {"seats": 5}),
    ("split", {"seats": 2}),
    ("split", {"seats": 4}),
    ("split", {"seats": 3, "bluff_resets": True}),
    ("split", {"seats": 4, "mode": "cooperative"}),
)
variants = pytest.mark.parametrize("name, options", VARIANTS)


def played(name: str, options: dict[str, Any], seed: int) -> Record:
    game, rng = GAMES[name], Random(seed)
    read = game.read_options(options)
    bots = [BOTS[name]["rules-of-thumb"]] * read.seats
    return play_out(game, read, game.deal(read, rng), bots, rng)


def redealt(record: Record, at: int, seat: Seat, seed: int) -> Record:
    """As it might have begun instead, up to this moment."""
    work = redeal_stepwise(record, at, seat, Random(seed))
    while True:
        try:
            next(work)
        except StopIteration as end:
            deal, moves = end.value
            return Record(record.game, record.options, record.names, deal, moves, None)


def story(record: Record, seat: Seat, at: int) -> tuple[list[Any], Any]:
    events: list[Any] = []
    for position in replay(record):
        events += [record.game.redact(event, seat) for event in position.events]
        if position.number == at:
            return events, record.game.view(position.state, seat)
    raise AssertionError


@variants
@pytest.mark.parametrize("seed", range(3))
def test_the_seat_has_seen_the_same(name: str, options: dict[str, Any], seed: int) -> None:
    record = played(name, options, seed)
    rng = Random(seed)
    for at in sorted(rng.sample(range(len(record.moves)), 4)):
        seat = record.moves[at][0]
        other = redealt(record, at, seat, seed)
        mine = [move for mover, move in record.moves[:at] if mover == seat]
        assert [move for mover, move in other.moves if mover == seat] == mine
        real = Record(record.game, record.options, record.names, record.deal, other.moves, None)
        kept = len(other.moves)
        assert story(other, seat, kept) == story(real, seat, kept)
        assert at - kept < record.options.seats  # only what was sealed is chosen again


@variants
def test_what_it_had_not_seen_may_differ(name: str, options: dict[str, Any]) -> None:
    record = played(name, options, 1)
    seat = record.moves[1][0]
    write = record.game.write_deal
    found = {str(write(redealt(record, 1, seat, seed).deal)) for seed in range(5)}
    assert len(found) == 5
    assert str(write(record.deal)) not in found


@pytest.mark.parametrize("name", GAMES)
def test_cards_come_from_the_same_deck(name: str) -> None:
    record = played(name, {"seats": 3}, 2)
    at = len(record.moves) // 4
    view = story(record, record.moves[at][0], at)[1]
    hidden = UNSEEN[name](view)
    other = redealt(record, at, record.moves[at][0], 3)
    if name != "splito":  # where some cards are not dealt at all
        assert Counter(_cards(other)) == Counter(_cards(record))
    assert Counter(_cards(other)) - Counter(_cards(record)) <= Counter(hidden)


def _cards(record: Record) -> list[Any]:
    raw = record.game.write_deal(record.deal)
    rows = [value for value in raw.values() if isinstance(value, list)]
    return [
        card for row in rows for each in row for card in (each if type(each) is list else [each])
    ]

"""Opponent models: earlier moves show which policy a seat follows."""

from collections import Counter
from random import Random

import pytest

from splittable.bots import BOTS
from splittable.bots.bot import Shown
from splittable.bots.splito.habits import habits, moves_seen
from splittable.core.seats import Seat
from splittable.games.splito import SPLITO
from splittable.games.splito.rules import State

EVEN = {"rules-of-thumb": 1.0, "half-random": 1.0, "random": 1.0}
ME = Seat(0)


class Table:
    """Bots play Splito; after each round one may look back."""

    def __init__(self, *bots: str, seed: int = 1) -> None:
        self.options = SPLITO.read_options({"seats": len(bots)})
        self.rng = Random(seed)
        self.bots = [BOTS["splito"][name] for name in bots]
        self.state: State = SPLITO.start(self.options, SPLITO.deal(self.options, self.rng))
        self.happened: list[object] = []
        self.states = [self.state]  # at the beginning of each round

    def play(self, rounds: int) -> None:
        for _ in range(rounds * self.options.seats):
            seat = min(SPLITO.to_act(self.state))
            view, legal = SPLITO.view(self.state, seat), SPLITO.legal(self.state, seat)
            move = self.bots[seat](view, legal, self.rng, self.shown(seat))
            step = SPLITO.apply(self.state, seat, move)
            self.state = step.state
            self.happened += step.events
            if not any(self.state.sealed):
                self.states.append(self.state)

    def shown(self, seat: Seat) -> Shown:
        return Shown(SPLITO, seat, self.happened)

    def habit(self, seat: int) -> str:
        """Which is the likeliest, to me."""
        found = habits(SPLITO.view(self.state, ME), self.shown(ME), EVEN, Random(1))[seat]
        return max(found, key=found.__getitem__)


@pytest.mark.parametrize("seats, rounds", [(4, 0), (4, 1), (4, 2), (3, 9), (8, 12), (2, 7)])
def test_rounds_are_taken_back_as_they_were(seats: int, rounds: int) -> None:
    table = Table(*["random"] * seats)
    table.play(rounds)
    seen = list(moves_seen(SPLITO.view(table.state, ME), table.shown(ME), Random(1)))
    assert len(seen) == rounds * seats
    for each in seen:
        real = table.states[each.before.round - 1]
        assert each.move in SPLITO.legal(each.before, each.seat)
        assert list(map(Counter, each.before.zones)) == list(map(Counter, real.zones))
        assert list(map(len, each.before.hands)) == list(map(len, real.hands))
        if each.seat == ME:  # its own hand it has seen
            assert Counter(each.before.hands[ME]) == Counter(real.hands[ME])


def test_with_two_seats_only_the_hands_of_this_half_tell_something() -> None:
    table = Table("random", "random")
    table.play(15)
    seen = list(moves_seen(SPLITO.view(table.state, ME), table.shown(ME), Random(1)))
    assert [each.before.round for each in seen] == [15, 15, 14, 14]
    assert all(each.move in SPLITO.legal(each.before, each.seat) for each in seen)


def test_who_follows_the_rule_is_told_from_who_does_not() -> None:
    table = Table("random", "rules-of-thumb", "random", "rules-of-thumb", seed=2)
    table.play(8)
    assert [table.habit(seat) for seat in (1, 2, 3)] == [
        "rules-of-thumb",
        "random",
        "rules-of-thumb",
    ]


def test_before_anything_is_played_nothing_is_learnt() -> None:
    found = habits(SPLITO.view(Table(*["random"] * 3).state, ME), (), EVEN, Random(1))
    assert found == {1: EVEN, 2: EVEN}

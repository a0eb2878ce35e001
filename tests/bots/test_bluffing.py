"""Bluff resets: hard sometimes bluffs, credibly, and challenges likely bluffs."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from statistics import mean

import pytest

from splittable.bots import BOTS
from splittable.bots.bot import AnyBot, Events, Shown
from splittable.bots.split.search_bot import LEVELS
from splittable.core.seats import Seat
from splittable.games.split import SPLIT
from splittable.games.split.cards import CARDS, standards
from splittable.games.split.moves import Challenge, Move, Open
from splittable.games.split.rules import Phase, State
from splittable.games.split.view import View
from tests.support.thinking import lighter

PLAYOUTS, WORLDS = 200, 60  # a decision: with fewer, chance alone would bluff
BLUFFS: float = 0.3  # how often a reset of the games below may be a bluff
GAMES = 60

HARD = lighter(LEVELS["hard"], PLAYOUTS, WORLDS)


@dataclass(frozen=True, eq=False)
class Decision:
    state: State
    seat: Seat
    happened: tuple[object, ...]

    @property
    def view(self) -> View:
        return SPLIT.view(self.state, self.seat)

    @property
    def legal(self) -> tuple[Move, ...]:
        return SPLIT.legal(self.state, self.seat)

    @property
    def is_honest(self) -> bool:
        """Of a reset that was laid: what nobody but the resetter knows (split 9.4)."""
        low, high = self.state.left[0], self.state.right[0]
        return all(low < card < high for card in standards(self.state.hands[self.state.turn]))

    @property
    def likely_honest(self) -> float:
        """How often what the resetter kept would lie between the two, by what this seat sees."""
        view = self.view
        seen = {*(view.hand or ()), *view.discards, *view.left, *view.right}
        hidden = [card for card in CARDS if card not in seen]
        outside = [card for card in standards(tuple(hidden)) if not _is_within(view, card)]
        return (1 - len(outside) / len(hidden)) ** view.hand_sizes[view.turn]

    def asked(self, bot: AnyBot, seed: int) -> Move:
        shown = Shown(SPLIT, self.seat, self.happened)
        move: Move = bot(self.view, self.legal, Random(seed), shown)
        return move


def _is_within(view: View, card: int) -> bool:
    return view.left[0] < card < view.right[0]


def _now_and_then(view: View, legal: tuple[Move, ...], rng: Random, shown: Events) -> Move:
    """Plays by rule of thumb, and bluffs."""
    if isinstance(legal[0], Open) and rng.random() < BLUFFS:
        return rng.choice(legal)
    move: Move = BOTS["split"]["rules-of-thumb"](view, legal, rng, shown)
    return move


@cache
def decisions(seats: int, phase: Phase, games: int = GAMES) -> Sequence[Decision]:
    """Where there is something to choose: two Standards to lay, or whether to challenge."""
    options = SPLIT.read_options({"seats": seats, "bluff_resets": True})
    found = []
    for number in range(games):
        rng, happened = Random(number), list[object]()
        state = SPLIT.start(options, SPLIT.deal(options, rng))
        while waiting := SPLIT.to_act(state):
            decision = Decision(state, min(waiting), tuple(happened))
            if state.phase is phase and len(decision.legal) > 1:
                found.append(decision)
            step = SPLIT.apply(
                state, decision.seat, decision.asked(_now_and_then, rng.getrandbits(32))
            )
            state = step.state
            happened += step.events
    return found


@cache
def answers(seats: int) -> Sequence[tuple[Decision, bool]]:
    """Whether hard challenges, each time it is asked."""
    return [
        (decision, isinstance(decision.asked(HARD, number), Challenge))
        for number, decision in enumerate(decisions(seats, Phase.ANSWERING))
    ]


@cache
def openings(seats: int) -> Sequence[tuple[Decision, Open]]:
    found = []
    for number, decision in enumerate(decisions(seats, Phase.OPENING)):
        move = decision.asked(HARD, number)
        assert isinstance(move, Open)
        found.append((decision, move))
    return found


def _honest(decision: Decision) -> Open:
    mine = standards(decision.view.hand or ())
    return Open(min(mine), max(mine))


def _width(opening: Open) -> int:
    return opening.high - opening.low


@pytest.mark.parametrize("seats", [2, 3])
def test_hard_bluffs_sometimes_and_is_honest_sometimes(seats: int) -> None:
    bluffs = [move != _honest(decision) for decision, move in openings(seats)]
    assert len(bluffs) > 100
    assert 0.15 < mean(bluffs) < 0.7


@pytest.mark.parametrize("seats", [2, 3])
def test_the_bluffs_of_hard_are_easier_to_believe_than_most(seats: int) -> None:
    """The wider apart the two are, the likelier the rest lies between them."""
    chosen, possible = [], []
    for decision, move in openings(seats):
        honest = _honest(decision)
        if move != honest:
            chosen.append(_width(move))
            lies = [each for each in decision.legal if isinstance(each, Open) and each != honest]
            possible.append(mean(_width(each) for each in lies))
    assert mean(chosen) > 1.1 * mean(possible)


@pytest.mark.parametrize("seats", [2, 3])
def test_hard_challenges_sometimes_and_trusts_sometimes(seats: int) -> None:
    challenges = [challenged for _, challenged in answers(seats)]
    assert len(challenges) > 150
    assert 0.05 < mean(challenges) < 0.7


def test_between_two_hard_challenges_more_where_a_bluff_is_more_likely() -> None:
    """With more at the table somebody else may do so, and only the one that called pays for it."""
    ordered = sorted(answers(2), key=lambda answer: answer[0].likely_honest)
    third = len(ordered) // 3
    unlikely, likely = ordered[:third], ordered[-third:]
    doubted = mean(challenged for _, challenged in unlikely)
    assert doubted > 2 * mean(challenged for _, challenged in likely)


def test_between_two_hard_challenges_bluffs_far_more_often_than_honest_resets() -> None:
    called = [challenged for decision, challenged in answers(2) if not decision.is_honest]
    doubted = [challenged for decision, challenged in answers(2) if decision.is_honest]
    assert min(len(called), len(doubted)) > 30
    assert mean(called) > mean(doubted) + 0.2


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_what_it_knows_to_be_true_is_never_challenged(level: str) -> None:
    """Every Standard outside the two is in its own hand, or lies face up."""
    bot = lighter(LEVELS[level])
    known = [
        decision
        for decision in decisions(3, Phase.ANSWERING, games=250)
        if decision.likely_honest == 1
    ]
    assert len(known) > 20
    for number, decision in enumerate(known):
        assert decision.is_honest
        assert not isinstance(decision.asked(bot, number), Challenge)

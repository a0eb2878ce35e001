"""Decisions are judged by what the seat could know, and graded only if something was lost."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from splittable.core.intervals import NORMAL
from splittable.core.record import Record, result_of
from splittable.core.seats import Seat
from splittable.games.split.moves import RESET, Play
from splittable.games.split.rules import Phase
from splittable.games.split_it.moves import Guess, PlaceJoker
from splittable.review.game_review import Step, decision_at, decision_of, judge, review, steps
from splittable.review.grades import grade
from splittable.review.judgement import Settings
from splittable.review.moments import moments
from splittable.review.results import Decision, PositionChances
from tests.support.play import LIVELY, Playout, play_on, playout, wilds_for_the_dealer
from tests.support.reviewing import FEW, game_by_rule, next_moment, variant_named
from tests.support.variants import VARIANTS, Variant
from tests.support.worlds import other_world

SOME = Settings(playouts=600, seed=3)


# Knows no more than the seat did


@pytest.mark.parametrize(
    "name",
    [
        "split-it-2",
        "split-it-4",
        "splito-2",
        "splito-5-show_side",
        "split-2",
        "split-4",
        "split-4-bluff_resets",
        "split-3-cooperative-none",
    ],
)
def test_what_the_seat_could_not_see_changes_nothing(name: str) -> None:
    variant, rng, compared = variant_named(name), Random(4), 0
    for seed in range(6):
        game = playout(variant, seed, LIVELY)
        for cut in (100, 450, 800):
            so_far = game.until(cut)
            seat, move = game.moves[len(so_far.moves)]
            if len(variant.game.legal(so_far.states[-1], seat)) == 1:
                continue
            other = other_world(so_far, seat, rng)
            if other is None or other.states[-1] == so_far.states[-1]:
                continue
            one, there = (next_moment(each, seat, move) for each in (so_far, other))
            judged = [decision_of(each, judge(each, FEW)) for each in (one, there)]
            assert judged[0] == judged[1]
            compared += 1
    assert compared >= 4


# What is lost is found


def test_a_reset_instead_of_the_last_card_is_a_blunder() -> None:
    """Split 7.1: whoever plays the last card has won."""
    variant = variant_named("split-3")
    for record, at, card in _missed_wins(variant):
        decision = decision_at(record, at, SOME)
        assert (decision.move, decision.grade) == ("reset", "blunder")
        assert decision.best.split()[-1] == str(card)
        assert [reason.id for reason in decision.reasons] == ["split-wins"]
        assert decision.candidates[0].chance == 1.0
        assert decision.loss > 0.12


def _missed_wins(variant: Variant) -> list[tuple[Record, int, int]]:
    """Games in which somebody resets though its last card fits, and how they went on."""
    found: list[tuple[Record, int, int]] = []
    for seed in range(60):
        game = playout(variant, seed, LIVELY)
        seat, move = game.moves[-1]
        state = game.states[-2]
        if not isinstance(move, Play) or len(state.hands[seat]) != 1 or len(found) == 4:
            continue
        before = game.after(len(game.moves) - 1)
        found.append((_gone_on(before, seat, RESET), len(before.moves), move.card))
    assert len(found) == 4
    return found


def _gone_on(before: Playout, seat: Seat, move: Any) -> Record:
    """The game to its end, with this move now and chance from there on."""
    variant, state = before.variant, before.states[-1]
    step = variant.game.apply(state, seat, move)
    rest = play_on(variant, before.deal, step.state, Random(1), LIVELY)
    return replace(
        before.record,
        moves=(*before.moves, (seat, move), *rest.moves),
        result=result_of(variant.game.outcome(rest.states[-1])),
    )


def test_a_joker_that_gives_the_win_away_is_a_blunder() -> None:
    """Split it! 6.2: at the last placement nothing is left to chance."""
    found = 0
    for variant in VARIANTS[:6]:
        for seed in range(80):
            game = playout(variant, seed)
            seat, move = game.moves[-1]
            if not isinstance(move, PlaceJoker):
                continue
            winning = _winning(variant, game.states[-2], seat)
            if not winning or move in winning or found == 3:
                continue
            decision = decision_at(game.record, len(game.moves) - 1, SOME)
            assert decision.grade == "blunder"
            assert decision.best in map(str, winning)
            assert decision.reasons
            found += 1
    assert found == 3


def _winning(variant: Variant, state: Any, seat: Seat) -> list[Any]:
    """The last moves with which this seat wins alone."""
    found = []
    for move in variant.game.legal(state, seat):
        outcome = variant.game.outcome(variant.game.apply(state, seat, move).state)
        if outcome is not None and outcome.winners == (seat,):
            found.append(move)
    return found


# What is equal is not marked


def test_left_or_right_is_the_same_in_the_first_round_of_splito() -> None:
    """Nothing lies there yet. Whoever picks the better of two equals by chance must not mark."""
    variant, marked = variant_named("splito-6"), 0
    for number in range(40):
        moment = next(moments(game_by_rule(variant, number)))
        side = moment.legal[moment.played].card
        both = tuple(move for move in moment.legal if move.card == side)
        equal = replace(moment, legal=both, played=number % 2)
        marked += decision_of(equal, judge(equal, Settings(240, seed=number))).grade is not None
    assert marked <= 4


def test_which_wild_is_buried_is_much_the_same() -> None:
    variant, marked, seen = variant_named("split-3"), 0, 0
    for seed in range(40):
        raw = variant.game.write_deal(variant.game.deal(variant.options, Random(seed)))
        deal = variant.game.read_deal(variant.options, wilds_for_the_dealer(raw))
        state = variant.game.start(variant.options, deal)
        assert state.phase is Phase.BURYING
        start = Playout(variant, deal, (), (state,), ())
        (seat,) = variant.game.to_act(state)
        moment = next_moment(start, seat, variant.game.legal(state, seat)[0])
        seen += len(moment.legal) > 5
        marked += decision_of(moment, judge(moment, Settings(240, seed=seed))).grade is not None
    assert seen == 40
    assert marked <= 4


# How sure it is


@pytest.mark.parametrize("name, at", [("split-4", 6), ("splito-3", 9), ("split-it-3", 1)])
def test_errors_are_as_large_as_they_are_said_to_be(name: str, at: int) -> None:
    """Judged again and again, the parts lie as far apart as each judgement says."""
    record = game_by_rule(variant_named(name), 2)
    moment = next(each for each in moments(record) if each.at >= at)
    found = [judge(moment, Settings(400, seed=seed)) for seed in range(40)]
    seat = moment.seat
    means = np.array([each.parts[seat] for each in found])
    errors = np.array([each.part_errors[seat] for each in found])
    assert 0.6 < means.std() / np.sqrt((errors**2).mean()) < 1.4


def test_a_loss_is_the_difference_of_the_two_chances() -> None:
    record = game_by_rule(variant_named("splito-3"), 0)
    for moment in list(moments(record))[:12]:
        decision = decision_of(moment, judge(moment, SOME))
        chances = {each.move: each.chance for each in decision.candidates}
        if decision.move != decision.best:
            lost = chances[decision.best] - chances[decision.move]
            assert decision.loss == pytest.approx(lost, abs=1e-6)
        else:
            assert decision.loss == 0
        assert decision.candidates[0].move == decision.best
        assert len(decision.candidates) == len(moment.legal)


@pytest.mark.parametrize(
    "loss, error, share, expected",
    [
        (0.0, 0.0, None, None),
        (0.019, 0.001, None, None),
        (0.02, 0.001, None, "slip"),
        (0.05, 0.001, None, "mistake"),
        (0.12, 0.001, None, "blunder"),
        (0.12, 0.12 / NORMAL, None, None),
        (0.12, 0.12 / 2, None, "blunder"),
        (0.5, 0.01, 0.1, None),
        (0.5, 0.01, 0.09, "blunder"),
    ],
)
def test_grades(loss: float, error: float, share: float | None, expected: str | None) -> None:
    assert grade(loss, error, share) == expected


# Guesses are mixed


def test_guesses_are_judged_against_the_mix() -> None:
    record = game_by_rule(variant_named("split-it-3"), 4)
    guesses = [moment for moment in moments(record) if isinstance(moment.legal[0], Guess)]
    assert len(guesses) > 5
    for moment in guesses[:6]:
        assert all(isinstance(move, Guess) for move in moment.legal)
        decision = decision_of(moment, judge(moment, SOME))
        shares = [each.share for each in decision.candidates]
        assert decision.mixed
        assert sum(share for share in shares if share is not None) == pytest.approx(1)
    others = [moment for moment in moments(record) if not isinstance(moment.legal[0], Guess)]
    decision = decision_of(others[0], judge(others[0], FEW))
    assert not decision.mixed
    assert all(each.share is None for each in decision.candidates)


def test_nobody_guesses_what_all_others_want_without_reason() -> None:
    """Two cards, and three who may have either: no guess there is a mistake."""
    variant, judged = variant_named("split-it-3"), 0
    for number in range(30):
        for moment in moments(game_by_rule(variant, number)):
            stands = isinstance(moment.legal[0], Guess) and len(moment.view.active) == 2
            if not stands or sum(map(len, moment.view.parts)) != 2 or judged == 6:
                continue
            cards = {card for part in moment.view.parts for card in part}
            if len(cards) == 1:  # two alike: nothing to choose between
                decision = decision_of(moment, judge(moment, SOME))
                assert decision.grade is None
                judged += 1
    assert judged > 0


# What is found on the way


def test_a_review_tells_every_step_from_the_beginning_of_the_game() -> None:
    record = game_by_rule(variant_named("split-3"), 2)
    told: list[Step] = []
    found = review(record, Settings(24, 5), told.append)
    assert len(told) == steps(record)
    positions = [each for each in told if isinstance(each, PositionChances)]
    assert tuple(each.chances for each in positions) == found.chances
    assert tuple(each for each in told if isinstance(each, Decision)) == found.decisions
    assert [each.at for each in told] == sorted(each.at for each in told)


# The same whatever the threads


@pytest.mark.parametrize("name", ["split-it-3", "splito-3", "split-3"])
def test_threads_change_nothing(name: str) -> None:
    record = game_by_rule(variant_named(name), 7)
    one, three = (review(record, Settings(24, 5, threads)) for threads in (1, 3))
    assert one == three
    assert one != review(record, Settings(24, 6))


def test_one_decision_alone_is_as_in_the_whole_review() -> None:
    record = game_by_rule(variant_named("split-3"), 7)
    whole = review(record, FEW)
    assert decision_at(record, whole.decisions[3].at, FEW) == whole.decisions[3]

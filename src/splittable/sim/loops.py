"""Loops over many games, written once for all games; `entry` binds each to one game's kernels.

Loops don't check shapes, types or ranges: `arguments.py` does. Seats that choose at once do so in
ascending order, without seeing each other's choices.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from splittable.sim.appraisal import log_likelihood
from splittable.sim.bits import contains, first
from splittable.sim.chance import DEALING, IMAGINING, PLAYING, SEARCHING, begin, bits, uniform
from splittable.sim.compiler import State

# Policies of a search's playouts.
AT_RANDOM, BY_RULE_OF_THUMB, HALF_RANDOM, QUICKLY = range(4)
CLOSENESS: Final = 0.3  # rate at which credit for a lost game decays with each missing point
MOST_UNSEEN: Final = 164  # cards of Splito with the largest Objective deck

if TYPE_CHECKING:
    from splittable.sim.kernel_names import (
        apply,
        appraise,
        choose,
        choose_at_random,
        choose_by_rule_of_thumb,
        choose_quickly,
        deal,
        hide,
        imagine,
        is_legal,
        legal,
        observe,
        outcome,
        redraw,
        reopen,
        start,
        tidy,
        to_act,
    )


def deal_all(states: Any, seed: int, number: int) -> None:
    """Deal game `number` of the series into the first state, `number` + 1 into the second, etc."""
    chance = np.zeros(1, np.uint64)
    for place in range(len(states)):
        begin(chance, seed, number + place, DEALING)
        deal(states[place], chance)


def start_all(states: Any) -> None:
    for place in range(len(states)):
        start(states[place])


def play_all(
    states: Any,
    are_new: bool,
    seed: int,
    number: int,
    lengths: Any,
    scores: Any,
    winners: Any,
    reasons: Any,
) -> None:
    """Play the games in `states` to the end; if `are_new`, deal new games into the first state."""
    chance = np.zeros(1, np.uint64)
    for place in range(len(lengths)):
        state = states[0] if are_new else states[place]
        if are_new:
            begin(chance, seed, number + place, DEALING)
            deal(state, chance)
            start(state)
        begin(chance, seed, number + place, PLAYING)
        length = 0
        waiting = to_act(state)
        while waiting:
            seat = first(waiting)
            apply(state, seat, choose(state, seat, chance))
            length += 1
            waiting = to_act(state)
        lengths[place] = length
        reasons[place] = outcome(state, scores[place], winners[place])


def trace(
    state: State,
    seed: int,
    number: int,
    seats: Any,
    actions: Any,
    positions: Any,
    waiting: Any,
    masks: Any,
) -> int:
    """Play one game to the end and record it; returns the number of moves.

    Fills in seats and actions and, as far as the arrays reach, every position, its seats to act and
    the legal actions of the next seat.
    """
    chance = np.zeros(1, np.uint64)
    begin(chance, seed, number, PLAYING)
    length = 0
    waits = to_act(state)
    while waits and length < len(actions):
        seat = first(waits)
        if length < len(positions):
            positions[length] = state
            waiting[length] = waits
            legal(state, seat, masks[length])
        action = choose(state, seat, chance)
        seats[length], actions[length] = seat, action
        apply(state, seat, action)
        length += 1
        waits = to_act(state)
    return length


def to_act_all(states: Any, waiting: Any) -> None:
    for place in range(len(states)):
        seats = to_act(states[place])
        for seat in range(waiting.shape[1]):
            waiting[place, seat] = contains(seats, seat)


def legal_all(states: Any, seats: Any, masks: Any) -> None:
    for place in range(len(states)):
        legal(states[place], seats[place], masks[place])


def first_illegal(states: Any, seats: Any, actions: Any) -> int:
    """The index of the first illegal action; `len(states)` if all are legal."""
    for place in range(len(states)):
        if not is_legal(states[place], seats[place], actions[place]):
            return place
    return len(states)


def apply_all(states: Any, seats: Any, actions: Any) -> None:
    for place in range(len(states)):
        apply(states[place], seats[place], actions[place])


def choose_all(states: Any, seats: Any, seed: int, actions: Any) -> None:
    """Choose an action in every state, by the policy of the loop."""
    chance = np.zeros(1, np.uint64)
    for place in range(len(states)):
        begin(chance, seed, place, PLAYING)
        actions[place] = choose(states[place], seats[place], chance)


def outcome_all(states: Any, over: Any, scores: Any, winners: Any, reasons: Any) -> None:
    for place in range(len(states)):
        over[place] = not to_act(states[place])
        if over[place]:
            reasons[place] = outcome(states[place], scores[place], winners[place])


def observe_all(states: Any, seats: Any, rows: Any) -> None:
    for place in range(len(states)):
        observe(states[place], seats[place], rows[place])


def tidy_all(states: Any) -> None:
    for place in range(len(states)):
        tidy(states[place])


# Imagined worlds


def imagine_all(
    position: Any, seat: int, reopens: bool, seed: int, number: int, worlds: Any
) -> None:
    """Write world `number` of this seed's series to the first place, the next to the second, etc.

    With `reopens`, sealed choices of others are taken back, so that a playout makes them again.
    """
    chance = np.zeros(1, np.uint64)
    unseen = np.empty(MOST_UNSEEN, np.int8)
    hidden = position.copy()
    count = hide(hidden[0], seat, unseen)
    for place in range(len(worlds)):
        worlds[place] = hidden[0]
        begin(chance, seed, number + place, IMAGINING)
        imagine(worlds[place], seat, unseen, count, chance)
        if reopens:
            reopen(worlds[place], seat)


def redraw_all(position: Any, seed: int, number: int, worlds: Any) -> None:
    """Like `imagine_all`, but hands and choices stay: only future chance is redrawn."""
    chance = np.zeros(1, np.uint64)
    for place in range(len(worlds)):
        worlds[place] = position[0]
        begin(chance, seed, number + place, IMAGINING)
        redraw(worlds[place], chance)


# Merits and likelihoods


def appraise_all(states: Any, seats: Any, merits: Any, noises: Any) -> None:
    for place in range(len(states)):
        noises[place] = appraise(states[place], seats[place], merits[place])


def log_likelihood_all(
    states: Any, seats: Any, actions: Any, doubt: float, temperature: float, merits: Any, found: Any
) -> None:
    for place in range(len(states)):
        noise = appraise(states[place], seats[place], merits)
        found[place] = log_likelihood(merits, noise, actions[place], doubt, temperature)


# Search


def try_plans(
    worlds: Any,
    plans: Any,
    policies: Any,
    together: bool,
    credit: float,
    seed: int,
    number: int,
    shares: Any,
) -> None:
    """Play every plan in every world to the end; fill in the share of the win by world, plan and
    seat. A plan has an action for each seat, or -1 if that seat chooses by its policy.

    A team that loses gets up to `credit`, the more the closer it came. `policies` is by seat: the
    cumulative distribution over its policies. Within a world, policies and chance are drawn from
    the same seed for all plans, so that plans are comparable.
    """
    chance = np.zeros(1, np.uint64)
    state = worlds[:1].copy()
    seats = plans.shape[1]
    follows = np.zeros(seats, np.int64)
    scores, winners = np.zeros(seats, np.int32), np.zeros(seats, np.bool_)
    for place in range(len(worlds)):
        for plan in range(len(plans)):
            state[0] = worlds[place]
            begin(chance, seed, number + place, SEARCHING)
            for seat in range(seats):
                drawn = uniform(chance)
                follows[seat] = 0
                while drawn >= policies[seat, follows[seat]]:
                    follows[seat] += 1
            for seat in range(seats):
                if plans[plan, seat] >= 0:
                    apply(state[0], seat, plans[plan, seat])
            waiting = to_act(state[0])
            while waiting:
                seat = first(waiting)
                policy = follows[seat]
                if policy == HALF_RANDOM:
                    policy = AT_RANDOM if bits(chance) >> np.uint64(63) else BY_RULE_OF_THUMB
                if policy == AT_RANDOM:
                    action = choose_at_random(state[0], seat, chance)
                elif policy == BY_RULE_OF_THUMB:
                    action = choose_by_rule_of_thumb(state[0], seat, chance)
                else:
                    action = choose_quickly(state[0], seat, chance)
                apply(state[0], seat, action)
                waiting = to_act(state[0])
            outcome(state[0], scores, winners)
            sharing, total = 0, 0
            for seat in range(seats):
                sharing += winners[seat]
                total += scores[seat]
            for seat in range(seats):
                shares[place, plan, seat] = winners[seat] / (1 if together else max(sharing, 1))
                if together and not sharing:
                    shares[place, plan, seat] = credit * np.exp(CLOSENESS * total)


# The vector environment


def first_illegal_choice(states: Any, choices: Any, actions: int) -> int:
    """The first illegal choice as `place * seats + seat`; -1 if all are legal.

    Seats that choose at once see the same position, so all choices are checked before any is
    applied.
    """
    seats = choices.shape[1]
    for place in range(len(states)):
        waiting = to_act(states[place])
        for seat in range(seats):
            if contains(waiting, seat):
                choice = choices[place, seat]
                if not (0 <= choice < actions and is_legal(states[place], seat, choice)):
                    return place * seats + seat
    return -1


def step_all(
    states: Any,
    are_new: bool,
    seed: int,
    numbers: Any,
    stride: int,
    choices: Any,
    observations: Any,
    masks: Any,
    waited_for: Any,
    done: Any,
    scores: Any,
    winners: Any,
) -> None:
    """Apply the choices of all seats to act. Where a game ends, store its result and start the next
    of the series. Then write observation and mask of every seat to act.

    Cooperative games of Split that are lost before anybody can act are skipped.
    """
    chance = np.zeros(1, np.uint64)
    seats = waited_for.shape[1]
    for place in range(len(states)):
        state = states[place]
        begins = are_new
        done[place] = False
        if not are_new:
            waiting = to_act(state)
            for seat in range(seats):
                if contains(waiting, seat):
                    apply(state, seat, choices[place, seat])
            if not to_act(state):
                outcome(state, scores[place], winners[place])
                done[place] = begins = True
                numbers[place] += stride
        while begins:
            begin(chance, seed, numbers[place], DEALING)
            deal(state, chance)
            start(state)
            begins = not to_act(state)
            numbers[place] += stride * begins
        waiting = to_act(state)
        for seat in range(seats):
            waited_for[place, seat] = contains(waiting, seat)
            if waited_for[place, seat]:
                observe(state, seat, observations[place, seat])
                legal(state, seat, masks[place, seat])

"""Policies of Split, compiled: random, quick, and the rule of thumb of `bots/rules_of_thumb`."""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from splittable.games.split.merits import (
    DOUBT,
    EARLY_WILD,
    EDGE,
    FITTING,
    FITTING_NARROW,
    FITTING_WIDE,
    HELPER,
    HOARDING,
    LAST_CARD,
    LAST_RESORT,
    LATE_WILD,
    NARROW_ROOM,
    NARROW_ROOM_ALONE,
    NOISE,
    NONE_FITS,
    ROOM,
    STRANDING,
    STRANDING_TOGETHER,
    WIDE_ROOM,
    WIDEST,
    WILD_TOGETHER,
)
from splittable.sim.appraisal import MIXED, NOT_LEGAL, pick
from splittable.sim.bits import size
from splittable.sim.chance import below
from splittable.sim.compiler import Chance, Reals, State, kernel, part
from splittable.sim.split.cards import (
    BELOW,
    HALF,
    HIGH_STANDARDS,
    HIGH_WILDS,
    IS_WILD,
    LOW_STANDARDS,
    LOW_WILDS,
    ONE,
    Half,
    bit,
    highest,
    lowest,
    nth,
)
from splittable.sim.split.rules import (
    ANSWERING,
    BURY,
    BURYING,
    CARDS,
    LEFT,
    OPEN,
    OPENING,
    OPENINGS,
    PLAYING,
    RESET,
    RIGHT,
    STANDARDS_UNDER,
    TRUST,
    WILDS,
    can_open,
    plays,
)

Numbers: TypeAlias = npt.NDArray[np.int64]

TWO: Final[Any] = np.int64(2)  # a numpy integer, as in rules.py
MOST_PLAYS: Final = 2 * CARDS + 1  # every card with either side, and a reset


@kernel
def choose_at_random(state: State, seat: int, chance: Chance) -> int:
    """A legal action, uniformly at random."""
    if state.phase == PLAYING:
        return _any_play(state, seat, chance)
    if state.phase == ANSWERING:
        return TRUST + below(chance, TWO)
    return _any_burial_or_opening(state, seat, chance)


@part
def _any_play(state: State, seat: int, chance: Chance) -> int:
    low, high, right_low, right_high = plays(state, seat)
    left = size(low) + size(high)
    total = left + size(right_low) + size(right_high)
    place = below(chance, total if state.cooperative else total + 1)
    if place == total:
        return RESET
    begin = LEFT if state.has_middle else 0
    if place >= left:
        place -= left
        low, high = right_low, right_high
        begin = RIGHT
    return begin + nth(low, high, place)


@part
def _any_burial_or_opening(state: State, seat: int, chance: Chance) -> int:
    hand = state.hands[seat]
    if state.phase == BURYING:
        low, high = hand[0] & LOW_WILDS, hand[1] & HIGH_WILDS
        wild = nth(low, high, below(chance, size(low) + size(high)))
        return BURY + wild - STANDARDS_UNDER[wild]
    low, high = hand[0] & LOW_STANDARDS, hand[1] & HIGH_STANDARDS
    number = size(low) + size(high)
    one, other = below(chance, number), below(chance, number - 1)
    if other >= one:
        other += 1  # a different card
    return _opening(nth(low, high, min(one, other)), nth(low, high, max(one, other)))


@part
def _opening(low: int, high: int) -> int:
    """The action that opens with this pair; pairs are numbered by their higher card first."""
    under, over = STANDARDS_UNDER[low], STANDARDS_UNDER[high]
    return OPEN + over * (over - 1) // 2 + under


# The rule of thumb, with the bot's weights. A test compares the merits of both.


@kernel
def choose_by_rule_of_thumb(state: State, seat: int, chance: Chance) -> int:
    if state.phase == PLAYING:
        return _pick_play(state, seat, False, chance)
    if state.phase == OPENING:
        hand = state.hands[seat]
        low, high = hand[0] & LOW_STANDARDS, hand[1] & HIGH_STANDARDS
        return _opening(lowest(low, high), highest(low, high))
    if state.phase == ANSWERING:
        return TRUST + (_honesty(state) < DOUBT)
    merits = np.empty(OPEN)
    return pick(merits, appraise(state, seat, merits), chance)


@kernel
def choose_quickly(state: State, seat: int, chance: Chance) -> int:
    """The rule of thumb with tuned weights for plays: better playouts for a search."""
    if state.phase == PLAYING:
        return _pick_play(state, seat, True, chance)
    return choose_by_rule_of_thumb(state, seat, chance)


@kernel
def _pick_play(state: State, seat: int, is_tuned: bool, chance: Chance) -> int:
    actions, weights = np.empty(MOST_PLAYS, np.int64), np.empty(MOST_PLAYS)
    count = weigh_plays(state, seat, is_tuned, actions, weights)
    return actions[pick(weights[:count], NOISE, chance)]


@kernel
def appraise(state: State, seat: int, merits: Reals) -> float:
    """Fill in the merit of each action; returns the noise."""
    merits[:] = NOT_LEGAL
    hand = state.hands[seat]
    if state.phase == PLAYING:
        actions, weights = np.empty(MOST_PLAYS, np.int64), np.empty(MOST_PLAYS)
        for place in range(weigh_plays(state, seat, False, actions, weights)):
            merits[actions[place]] = weights[place]
        return NOISE
    if state.phase == BURYING:
        for wild in range(len(WILDS)):
            if hand[WILDS[wild] >> 6] & bit(WILDS[wild]):
                merits[BURY + wild] = 1.0
        return MIXED
    if state.phase == OPENING:
        for opening in range(len(OPENINGS)):
            if can_open(state, seat, opening):
                merits[OPEN + opening] = OPENINGS[opening, 1] - OPENINGS[opening, 0]
    else:
        merits[TRUST], merits[TRUST + 1] = _honesty(state), DOUBT
    return 0.0


@kernel
def _honesty(state: State) -> float:
    """The chance that all the resetter's other cards lie between the two laid."""
    width = (state.piles[1, 0] - state.piles[0, 0]) / WIDEST
    hand = state.hands[state.turn]
    return width ** (size(hand[0]) + size(hand[1]))


@kernel
def weigh_plays(state: State, seat: int, is_tuned: bool, actions: Numbers, weights: Reals) -> int:
    """Fill in the legal actions, ascending, and the merit of each; returns their number.

    They are few: iterating over all actions would take most of the time.
    """
    low, high, right_low, right_high = plays(state, seat)
    left: Any = np.int64(state.piles[0, state.heights[0] - 1])
    right: Any = np.int64(state.piles[1, state.heights[1] - 1])
    if state.has_middle:
        middle = state.middle
        count = _weigh_gap(state, seat, is_tuned, LEFT, middle, right, low, high, actions, weights)
        rest, others = actions[count:], weights[count:]
        low, high = right_low, right_high
        count += _weigh_gap(state, seat, is_tuned, RIGHT, left, middle, low, high, rest, others)
    else:
        count = _weigh_gap(state, seat, is_tuned, 0, left, right, low, high, actions, weights)
    if not state.cooperative:
        actions[count], weights[count] = RESET, LAST_RESORT
        count += 1
    return count


@kernel
def _weigh_gap(
    state: State,
    seat: int,
    is_tuned: bool,
    begin: int,
    one: int,
    other: int,
    low: Half,
    high: Half,
    actions: Numbers,
    weights: Reals,
) -> int:
    """Like `weigh_plays`, for a set of cards between the piles `one` and `other`; the action of
    card 0 is `begin`."""
    count = 0
    while low | high:
        card = lowest(low, high)
        if low:
            low &= low - ONE
        else:
            high &= high - ONE
        actions[count] = begin + card
        if state.cooperative:
            weights[count] = _merit_together(state, seat, card, min(one, other), max(one, other))
        elif is_tuned:
            weights[count] = _tuned_merit_alone(state, seat, card, one, other)
        else:
            weights[count] = _merit_alone(state, seat, card, one, other)
        count += 1
    return count


@kernel
def _merit_alone(state: State, seat: int, card: int, one: int, other: int) -> float:
    """Prefers little room for the next seat, room for my other cards, and not wasting Wilds."""
    hand = state.hands[seat]
    if size(hand[0]) + size(hand[1]) == 1:
        return LAST_CARD
    low, high = _without(hand[0], hand[1], card)
    mine = size(low & (BELOW[card, 0] ^ BELOW[one, 0] | BELOW[card, 0] ^ BELOW[other, 0]))
    mine += size(high & (BELOW[card, 1] ^ BELOW[one, 1] | BELOW[card, 1] ^ BELOW[other, 1]))
    merit = FITTING * mine + ROOM * (max(abs(card - one), abs(card - other)) - 1)
    standards = size(hand[0] & LOW_STANDARDS) + size(hand[1] & HIGH_STANDARDS)
    if IS_WILD[card]:
        merit += EARLY_WILD if standards > 1 else LATE_WILD
    elif standards == 1:
        merit += STRANDING
    return merit


@kernel
def _tuned_merit_alone(state: State, seat: int, card: int, one: int, other: int) -> float:
    """Also prefers a narrower narrow gap, playing edge cards early, and keeping Wilds."""
    hand = state.hands[seat]
    merit = _merit_alone(state, seat, card, one, other)
    merit += NARROW_ROOM_ALONE * (min(abs(card - one), abs(card - other)) - 1)
    merit += EDGE * abs(card - WIDEST // 2)
    if IS_WILD[card] and size(hand[0] & LOW_STANDARDS) + size(hand[1] & HIGH_STANDARDS) > 1:
        merit += HOARDING
    return merit


@kernel
def _merit_together(state: State, seat: int, card: int, below: int, above: int) -> float:
    """Prefers one wide gap for the next seat with my cards in it, and saving Wilds and helpers."""
    hand = state.hands[seat]
    low, high = _without(hand[0] & LOW_STANDARDS, hand[1] & HIGH_STANDARDS, card)
    narrow, wide, end = abs(card - below) - 1, abs(card - above) - 1, above
    if narrow > wide:
        narrow, wide, end = wide, narrow, below
    in_wide = size(low & (BELOW[card, 0] ^ BELOW[end, 0]))
    in_wide += size(high & (BELOW[card, 1] ^ BELOW[end, 1]))
    far = below + above - end
    in_narrow = size(low & (BELOW[card, 0] ^ BELOW[far, 0]))
    in_narrow += size(high & (BELOW[card, 1] ^ BELOW[far, 1]))
    merit = WIDE_ROOM * wide + NARROW_ROOM * narrow
    merit += FITTING_WIDE * in_wide + FITTING_NARROW * in_narrow
    if low | high != 0 and in_wide == 0:
        merit += NONE_FITS
    if IS_WILD[card]:
        merit += WILD_TOGETHER
        if state.helpers[card >> 6] & bit(card):
            merit += HELPER
    elif low | high == 0 and size(hand[0]) + size(hand[1]) > 1:
        merit += STRANDING_TOGETHER
    return merit


@kernel
def _without(low: Half, high: Half, card: int) -> tuple[Half, Half]:
    return (low & ~bit(card), high) if card < HALF else (low, high & ~bit(card))

"""Determinization of Split: imagines the other hands, the stock, and sealed answers.

Like `imagine` in `games/split/view.py`, but from a position instead of a view: it agrees with the
visible cards and with what the phase implies about the hand on turn. It ignores earlier moves.
"""

import numpy as np

from splittable.sim.bits import contains, size
from splittable.sim.chance import below, shuffle, uniform
from splittable.sim.compiler import Bytes, Chance, State, kernel, part
from splittable.sim.split.cards import HALF, HIGH_STANDARDS, LOW_STANDARDS, Half, bit
from splittable.sim.split.refill import draw_key
from splittable.sim.split.rules import BURYING, CARDS, LAST, OPENING, OVER, plays

ENOUGH = 2  # Standards needed to open


@kernel
def hide(state: State, seat: int, unseen: Bytes) -> int:
    """Fill `unseen` with the unseen cards, ascending, and put them into stock and hands in that
    order, ignoring the phase. Clears burials, answers and the key unless this seat knows them.
    """
    for card in range(CARDS):
        if seat < 0 or state.buried[card] != seat + 1:
            state.buried[card] = 0
    low, high = _unseen(state, seat)
    count = 0
    for card in range(CARDS):
        if (low if card < HALF else high) & bit(card):
            unseen[count] = card
            count += 1
    fill_hands(state, seat, unseen, fill_stock(state, unseen, 0), -1)
    mine = 1 << seat if seat >= 0 else 0
    answered = (state.sealed[0] | state.sealed[1]) & ~mine
    state.sealed[1] &= mine
    state.sealed[0] |= answered
    for place in range((state.key_length + 7) // 8):
        state.reshuffle_key[place] = 0
    state.key_length = 0
    return count


@kernel
def imagine(state: State, seat: int, unseen: Bytes, count: int, chance: Chance) -> None:
    cards = unseen[:count]
    shuffle(cards, chance)
    used, turn = 0, -1
    if state.turn != seat:
        turn = state.turn
        used = _imagine_hand_on_turn(state, cards, chance)
    if state.phase == BURYING:
        _put_standards_first(state, cards[used:], chance)
    used = fill_stock(state, cards, used)
    fill_hands(state, seat, cards, used, turn)
    for other in range(state.seats):
        if other != seat and contains(state.sealed[0] | state.sealed[1], other):
            _answer_anew(state, other, chance)
    draw_key(state, chance)


@kernel
def reopen(state: State, seat: int) -> None:
    mine = 1 << seat if seat >= 0 else 0
    for answer in range(2):
        state.sealed[answer] &= mine


@kernel
def redraw(state: State, chance: Chance) -> None:
    """Redraw the key, and shuffle the stock except for buried Wilds."""
    cards = np.empty(CARDS, np.int8)
    count = 0
    for place in range(state.stock_size):
        card = state.stock[state.next + place & LAST]
        if not state.buried[card]:
            cards[count] = card
            count += 1
    shuffle(cards[:count], chance)
    fill_stock(state, cards, 0)
    for place in range((state.key_length + 7) // 8):
        state.reshuffle_key[place] = 0
    draw_key(state, chance)


@kernel
def _unseen(state: State, seat: int) -> tuple[Half, Half]:
    """The set of cards in other hands, or in the stock and not buried by this seat."""
    low = high = np.uint64(0)
    for other in range(state.seats):
        if other != seat:
            low |= state.hands[other, 0]
            high |= state.hands[other, 1]
    for place in range(state.stock_size):
        card = state.stock[state.next + place & LAST]
        if state.buried[card]:
            continue
        if card < HALF:
            low |= bit(card)
        else:
            high |= bit(card)
    return low, high


@part
def fill_stock(state: State, cards: Bytes, used: int) -> int:
    """Fill the stock from `cards[used]` on, except for known burials; returns the cards used."""
    for place in range(state.stock_size):
        at = state.next + place & LAST
        if not state.buried[state.stock[at]]:
            state.stock[at] = cards[used]
            used += 1
    return used


@part
def fill_hands(state: State, seat: int, cards: Bytes, used: int, turn: int) -> None:
    """Fill all hands but this seat's, and but that of seat `turn`, which is already filled."""
    for other in range(state.seats):
        if other != seat and other != turn:
            used = _fill_hand(state, other, cards, used)


@kernel
def _fill_hand(state: State, seat: int, cards: Bytes, used: int) -> int:
    number = size(state.hands[seat, 0]) + size(state.hands[seat, 1])
    low = high = np.uint64(0)
    for place in range(used, used + number):
        if cards[place] < HALF:
            low |= bit(cards[place])
        else:
            high |= bit(cards[place])
    state.hands[seat, 0] = low
    state.hands[seat, 1] = high
    return used + number


@part
def _answer_anew(state: State, seat: int, chance: Chance) -> None:
    answer = below(chance, 2)
    state.sealed[answer] |= 1 << seat
    state.sealed[1 - answer] &= ~(1 << seat)


# What the phase implies about the hand on turn


@kernel
def _imagine_hand_on_turn(state: State, cards: Bytes, chance: Chance) -> int:
    """Make the first of these cards the hand on turn, reordered to agree with the phase; returns
    the cards used."""
    number = size(state.hands[state.turn, 0]) + size(state.hands[state.turn, 1])
    if state.phase == BURYING:  # too few Standards, but with the rest there are enough (6.8)
        least = max(ENOUGH - _standards_in_discards(state) - unknown_in_stock(state), 0)
        _put_first(cards, number, LOW_STANDARDS, HIGH_STANDARDS, least, ENOUGH - 1, chance)
    elif state.phase == OPENING:
        _put_first(cards, number, LOW_STANDARDS, HIGH_STANDARDS, ENOUGH, number, chance)
    elif state.cooperative and number and not state.helpers[0] | state.helpers[1]:
        low, high = _playable(state, cards, number)
        is_stuck = state.phase == OVER  # 8.13
        _put_first(
            cards, number, low, high, 0 if is_stuck else 1, 0 if is_stuck else number, chance
        )
    return _fill_hand(state, state.turn, cards, 0)


@part
def _playable(state: State, cards: Bytes, number: int) -> tuple[Half, Half]:
    """The subset of these cards that the seat on turn could play from its hand."""
    low, high = state.hands[state.turn, 0], state.hands[state.turn, 1]
    for place in range(len(cards)):
        state.hands[state.turn, cards[place] >> 6] |= bit(cards[place])
    left_low, left_high, right_low, right_high = plays(state, state.turn)
    state.hands[state.turn, 0], state.hands[state.turn, 1] = low, high
    low, high = left_low | right_low, left_high | right_high
    if number == 1:  # a Wild can't be the last card (3.8)
        low, high = low & LOW_STANDARDS, high & HIGH_STANDARDS
    return low, high


@part
def _standards_in_discards(state: State) -> int:
    return size(state.discards[0] & LOW_STANDARDS) + size(state.discards[1] & HIGH_STANDARDS)


@part
def unknown_in_stock(state: State) -> int:
    number = 0
    for place in range(state.stock_size):
        number += not state.buried[state.stock[state.next + place & LAST]]
    return number


@kernel
def _put_standards_first(state: State, cards: Bytes, chance: Chance) -> None:
    """During an exchange, the stock has enough Standards to end it (6.8)."""
    hand, number = state.hands[state.turn], unknown_in_stock(state)
    held = size(hand[0] & LOW_STANDARDS) + size(hand[1] & HIGH_STANDARDS)
    missing = max(ENOUGH - held - _standards_in_discards(state), 0)
    _put_first(cards, number, LOW_STANDARDS, HIGH_STANDARDS, missing, number, chance)
    shuffle(cards[:number], chance)


@kernel
def _put_first(
    cards: Bytes, number: int, low: Half, high: Half, least: int, most: int, chance: Chance
) -> None:
    """Reorder shuffled cards so that from `least` to `most` of the first `number` are in this set;
    all such choices are equally likely."""
    wanted, others = np.empty(CARDS, np.int8), np.empty(CARDS, np.int8)
    found = rest = 0
    for place in range(len(cards)):
        if (low if cards[place] < HALF else high) & bit(cards[place]):
            wanted[found] = cards[place]
            found += 1
        else:
            others[rest] = cards[place]
            rest += 1
    chosen = _any_count(number, found, rest, least, most, chance)
    place = 0
    for card in wanted[:chosen]:
        cards[place] = card
        place += 1
    for card in others[: number - chosen]:
        cards[place] = card
        place += 1
    for card in wanted[chosen:found]:
        cards[place] = card
        place += 1
    for card in others[number - chosen : rest]:
        cards[place] = card
        place += 1
    shuffle(cards[number:], chance)


@kernel
def _any_count(number: int, found: int, rest: int, least: int, most: int, chance: Chance) -> int:
    """A random count of wanted cards among `number` cards drawn from `found` wanted ones and `rest`
    others, from `least` to `most`."""
    total = 0.0
    for count in range(least, most + 1):
        total += _ways(found, count) * _ways(rest, number - count)
    drawn = uniform(chance) * total
    for count in range(least, most + 1):
        drawn -= _ways(found, count) * _ways(rest, number - count)
        if drawn < 0:
            return count
    return most


@kernel
def _ways(cards: int, chosen: int) -> float:
    """The binomial coefficient."""
    if chosen < 0 or chosen > cards:
        return 0.0
    ways = 1.0
    for place in range(chosen):
        ways *= (cards - place) / (place + 1)
    return ways

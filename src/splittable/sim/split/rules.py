"""The rules of Split on integers, compiled: mirrors `games/split/rules.py`.

A set of seats is an integer with a bit for each. A set of cards is two such integers: see cards.py.
"""

from typing import Any, Final

import numpy as np

from splittable.games.split.cards import CARDS as ALL_CARDS
from splittable.games.split.cards import HUNDRED, ZERO, standards
from splittable.games.split.encoding import BLUFFING_MOVES, BLUFFING_NUMBERS, SORTED_WILDS
from splittable.games.split.moves import RESET as RESETTING
from splittable.games.split.moves import Bury, Open, Trust
from splittable.games.split.rules import CHEAT_PENALTY, DOUBT_PENALTY, RESET_DRAW, Phase
from splittable.games.split.scoring import EVERYONE_OUT, LAST_CARD, REASONS, STUCK, TURN_LIMIT
from splittable.games.split.setup import DEALER_EXTRA, HAND
from splittable.games.split.setup import TURN_LIMIT as MOST_TURNS
from splittable.sim.bits import contains, first, size
from splittable.sim.chance import below, shuffle
from splittable.sim.compiler import Bytes, Chance, State, kernel, part
from splittable.sim.split.cards import (
    HALF,
    HIGH_STANDARDS,
    HIGH_WILDS,
    IS_WILD,
    LOW_STANDARDS,
    LOW_WILDS,
    ONE,
    STANDARDS_BELOW,
    Half,
    bit,
    highest,
    lowest,
)
from splittable.sim.split.refill import draw_key, shuffle_refill

STATE: Final = np.dtype(
    [
        ("seats", np.int64),
        ("cooperative", np.bool_),
        ("zero_helps", np.bool_),  # cooperative: whether 0 is a helper
        ("hundred_helps", np.bool_),  # cooperative: whether 100 is a helper
        ("reset_keeps_direction", np.bool_),
        ("bluff_resets", np.bool_),
        ("phase", np.int8),  # PLAYING to OVER; 0 before the start
        ("turn", np.int64),  # the seat on turn, or the opener; the dealer before the start
        ("turn_number", np.int16),  # 0 while the dealer opens, 1 for the first turn
        ("clockwise", np.bool_),
        ("hands", np.uint64, (5, 2)),  # by seat: set of cards
        ("piles", np.int8, (2, 101)),  # left and right: its cards, the top last
        ("heights", np.int8, 2),  # left and right: number of cards in the pile
        ("has_middle", np.bool_),
        ("middle", np.int64),  # the card between the piles, if `has_middle`
        ("helpers", np.uint64, 2),  # cooperative: set of unused helpers
        ("stock", np.int8, 128),  # face down, a ring buffer
        ("next", np.int16),  # index of the next card in the stock
        ("stock_size", np.int16),  # number of cards in the stock
        ("discards", np.uint64, 2),  # set of cards
        ("buried", np.int8, 101),  # by card: 1 + the seat that buried it; 0: nobody
        ("sealed", np.int16, 2),  # trust and challenge: set of seats that have answered so
        ("reshuffle_key", np.uint64, 64),  # in UTF-8, eight bytes per number, big-endian
        ("key_length", np.int64),  # in bytes
        ("refills", np.int64),
    ],
    align=True,
)

PLAYING, BURYING, OPENING, ANSWERING, OVER = (phase.value for phase in Phase)
CARDS: Final = len(ALL_CARDS)
WILDS: Final = np.array(SORTED_WILDS, dtype=np.int64)
STANDARDS_UNDER: Final = np.array([len(standards(ALL_CARDS[:card])) for card in ALL_CARDS])
LAST: Final = 127  # last index of the ring buffer; `& LAST` wraps around

# The first action of each kind. Plays without a middle card begin at 0, by card.
LEFT: Final = CARDS  # plays that move the middle card to the left
RIGHT: Final = 2 * CARDS
RESET: Final = BLUFFING_NUMBERS[RESETTING]
BURY: Final = BLUFFING_NUMBERS[Bury(SORTED_WILDS[0])]
OPEN: Final = BURY + len(WILDS)
TRUST: Final = BLUFFING_NUMBERS[Trust()]
OPENINGS: Final = np.array(
    [(move.low, move.high) for move in BLUFFING_MOVES if isinstance(move, Open)]
)

# Numbers of cards to draw. As numpy integers: numba would specialize a kernel for each literal.
FOR_A_RESET: Final[Any] = np.int64(RESET_DRAW)
FOR_A_WILD: Final[Any] = np.int64(1)
FOR_A_CHEAT: Final[Any] = np.int64(CHEAT_PENALTY)
FOR_DOUBT: Final[Any] = np.int64(DOUBT_PENALTY)

BY_LAST_CARD: Final = REASONS.index(LAST_CARD)
BY_TURN_LIMIT: Final = REASONS.index(TURN_LIMIT)
ALL_OUT: Final = REASONS.index(EVERYONE_OUT)
ONE_STUCK: Final = REASONS.index(STUCK)


@part
def deal(state: State, chance: Chance) -> None:
    state.turn = below(chance, state.seats)
    aside = 1 if state.cooperative else 0  # 8.2: 0 and 100 are set aside
    cards = CARDS - 2 * aside
    for place in range(cards):
        state.stock[place] = place + aside
    shuffle(state.stock[:cards], chance)
    state.next = 0
    state.stock_size = cards
    for seat in range(state.seats):
        for half in range(2):
            state.hands[seat, half] = 0
        _take(state, seat, HAND + DEALER_EXTRA if seat == state.turn else HAND)
    draw_key(state, chance)


@part
def start(state: State) -> None:
    state.phase = PLAYING
    state.turn_number = 0
    state.clockwise = True
    state.has_middle = False
    for side in range(2):  # a loop compiles faster than slices
        state.heights[side] = 0
        state.helpers[side] = 0
        state.discards[side] = 0
        state.sealed[side] = 0
    for card in range(CARDS):
        state.buried[card] = 0
    if state.zero_helps:
        state.helpers[0] = bit(ZERO)
    if state.hundred_helps:
        state.helpers[1] = bit(HUNDRED)
    state.refills = 0
    _prepare_opening(state)


# Seats to act and their legal moves


@kernel
def to_act(state: State) -> int:
    if state.phase == ANSWERING:
        answered = state.sealed[0] | state.sealed[1]
        return (1 << state.seats) - 1 & ~(1 << state.turn | answered)
    return 0 if state.phase == OVER else 1 << state.turn


@kernel
def legal(state: State, seat: int, mask: Bytes) -> None:
    mask[:] = 0
    if not contains(to_act(state), seat):
        return
    hand = state.hands[seat]
    if state.phase == PLAYING:
        low, high, right_low, right_high = plays(state, seat)
        begin = LEFT if state.has_middle else 0
        mark(mask, begin, low)
        mark(mask, begin + HALF, high)
        mark(mask, RIGHT, right_low)
        mark(mask, RIGHT + HALF, right_high)
        mask[RESET] = not state.cooperative  # 5.1, 8.5
    elif state.phase == BURYING:
        for wild in range(len(WILDS)):
            mask[BURY + wild] = hand[WILDS[wild] >> 6] & bit(WILDS[wild]) != 0  # 6.7
    elif state.phase == OPENING:
        for opening in range(len(OPENINGS)):
            mask[OPEN + opening] = can_open(state, seat, opening)  # 9.3
    else:
        mask[TRUST : TRUST + 2] = 1  # 9.5


@kernel
def mark(marks: Bytes, begin: int, half: Half) -> None:
    """Set a 1 for each card in half a set, from offset `begin`."""
    while half:
        marks[begin + first(half)] = 1
        half &= half - ONE


@kernel
def plays(state: State, seat: int) -> tuple[Half, Half, Half, Half]:
    """Two sets of cards that this seat could play: with the middle card, if any, to the left; and
    with the middle card to the right (3.2 to 3.4).

    Standards fit strictly between the piles, whichever is higher; Wilds fit anywhere, but not as
    the last card (3.6 to 3.8). A helper always fits (8.6, 8.8).
    """
    hand, helpers = state.hands[seat], state.helpers
    low = high = np.uint64(0)
    if size(hand[0]) + size(hand[1]) > 1:
        low, high = LOW_WILDS, HIGH_WILDS
    # Standards below one pile and not below the other. No hand contains the piles' own cards.
    left = STANDARDS_BELOW[state.piles[0, state.heights[0] - 1]]
    right = STANDARDS_BELOW[state.piles[1, state.heights[1] - 1]]
    moved = STANDARDS_BELOW[state.middle] if state.has_middle else left
    left_low = hand[0] & (low | moved[0] ^ right[0]) | helpers[0]
    left_high = hand[1] & (high | moved[1] ^ right[1]) | helpers[1]
    if not state.has_middle:
        return left_low, left_high, np.uint64(0), np.uint64(0)
    right_low = hand[0] & (low | left[0] ^ moved[0]) | helpers[0]
    right_high = hand[1] & (high | left[1] ^ moved[1]) | helpers[1]
    return left_low, left_high, right_low, right_high


@part
def can_open(state: State, seat: int, opening: int) -> bool:
    hand, low, high = state.hands[seat], OPENINGS[opening, 0], OPENINGS[opening, 1]
    return hand[low >> 6] & bit(low) != 0 and hand[high >> 6] & bit(high) != 0


@part
def apply(state: State, seat: int, action: int) -> None:
    if action < RESET:
        _play(state, seat, action % CARDS, action // CARDS - 1)
    elif action == RESET:
        _reset(state, seat)
    elif action < OPEN:
        _bury(state, seat, WILDS[action - BURY])
    elif action < TRUST:
        _lay_piles(state, OPENINGS[action - OPEN, 0], OPENINGS[action - OPEN, 1])
    else:
        _answer(state, seat, action - TRUST)


@kernel
def is_legal(state: State, seat: int, action: int) -> bool:
    if not contains(to_act(state), seat):
        return False
    if state.phase == PLAYING:
        if action >= RESET:
            return action == RESET and not state.cooperative
        if (action >= LEFT) != state.has_middle:
            return False
        low, high, right_low, right_high = plays(state, seat)
        if action >= RIGHT:
            low, high = right_low, right_high
        card = action % CARDS
        return (low if card < HALF else high) & bit(card) != 0
    if state.phase == BURYING:
        if not BURY <= action < OPEN:
            return False
        card = WILDS[action - BURY]
        return state.hands[seat, card >> 6] & bit(card) != 0
    if state.phase == OPENING:
        return OPEN <= action < TRUST and can_open(state, seat, action - OPEN)
    return action >= TRUST


@kernel
def outcome(state: State, scores: Any, winners: Any) -> int:
    """A seat's score is minus its cards left. The fewest cards win (7.1, 7.3); in cooperative play
    all win or none (8.12)."""
    best, everyone_out = -CARDS, True
    for seat in range(state.seats):
        scores[seat] = -size(state.hands[seat, 0]) - size(state.hands[seat, 1])
        best = max(best, scores[seat])
        everyone_out &= scores[seat] == 0
    for seat in range(state.seats):
        winners[seat] = everyone_out if state.cooperative else scores[seat] == best
    if state.cooperative:
        return ALL_OUT if everyone_out else ONE_STUCK
    return BY_LAST_CARD if best == 0 else BY_TURN_LIMIT


@kernel
def tidy(state: State) -> None:
    stock = np.zeros(len(state.stock), np.int8)
    for place in range(state.stock_size):
        stock[place] = state.stock[state.next + place & LAST]
    for place in range(len(stock)):
        state.stock[place] = stock[place]
    state.next = 0
    for pile in range(2):
        for place in range(state.heights[pile], CARDS):
            state.piles[pile, place] = 0
    if not state.has_middle:
        state.middle = 0
    for place in range((state.key_length + 7) // 8, len(state.reshuffle_key)):
        state.reshuffle_key[place] = 0


# 3. Playing a card


@part
def _play(state: State, seat: int, card: int, pile: int) -> None:
    _move_middle(state, pile)
    state.middle = card
    state.has_middle = True
    state.hands[seat, card >> 6] &= ~bit(card)
    state.helpers[card >> 6] &= ~bit(card)
    state.clockwise ^= IS_WILD[card] and state.seats > 2  # 4.1, 4.3
    _end_turn(state)


@part
def _move_middle(state: State, pile: int) -> None:
    """Move the middle card to the left pile, 0, or the right, 1 (3.3, 3.4)."""
    if state.has_middle:
        state.piles[pile, state.heights[pile]] = state.middle
        state.heights[pile] += 1


# 5. Resets, and 2.4 the dealer's opening


@part
def _reset(state: State, seat: int) -> None:
    for pile in range(2):
        for place in range(state.heights[pile]):
            card = state.piles[pile, place]
            state.discards[card >> 6] |= bit(card)
        state.heights[pile] = 0
    if state.has_middle:
        state.discards[state.middle >> 6] |= bit(state.middle)
    state.has_middle = False
    _draw(state, seat, FOR_A_RESET)
    _prepare_opening(state)


@part
def _prepare_opening(state: State) -> None:
    """An opening needs two Standards; with fewer, the opener must bury a Wild first (5.5)."""
    low = state.hands[state.turn, 0] & LOW_STANDARDS
    high = state.hands[state.turn, 1] & HIGH_STANDARDS
    if size(low) + size(high) < 2:
        state.phase = BURYING
    elif state.bluff_resets and state.turn_number > 0:
        state.phase = OPENING  # 9.3
    else:
        _lay_piles(state, lowest(low, high), highest(low, high))


@part
def _bury(state: State, seat: int, card: int) -> None:
    has_standards = False
    for place in range(state.stock_size):
        has_standards |= not IS_WILD[state.stock[state.next + place & LAST]]
    if not has_standards:
        _refill(state)  # 6.6: otherwise the exchange might never end
    state.hands[seat, card >> 6] &= ~bit(card)
    state.stock[state.next + state.stock_size & LAST] = card
    state.stock_size += 1
    state.buried[card] = seat + 1
    _draw(state, seat, FOR_A_WILD)
    _prepare_opening(state)


@kernel
def _lay_piles(state: State, low: int, high: int) -> None:
    state.hands[state.turn, low >> 6] &= ~bit(low)
    state.hands[state.turn, high >> 6] &= ~bit(high)
    state.piles[0, 0] = low
    state.piles[1, 0] = high
    state.heights[:] = 1
    if state.phase == OPENING:
        state.phase = ANSWERING
    else:
        state.phase = PLAYING
        _end_opening(state)


@part
def _end_opening(state: State) -> None:
    """Play continues clockwise, unless the option keeps the direction (5.7)."""
    if not state.reset_keeps_direction:
        state.clockwise = True
    _end_turn(state)


# 6. Drawing and refilling the stock


@kernel
def _draw(state: State, seat: int, cards: int) -> None:
    if state.stock_size < cards:
        _refill(state)
    _take(state, seat, min(cards, state.stock_size))  # 6.5: fewer if stock and discards are short


@part
def _take(state: State, seat: int, cards: int) -> None:
    for _ in range(cards):
        card = state.stock[state.next]
        state.hands[seat, card >> 6] |= bit(card)
        state.buried[card] = 0
        state.next = state.next + 1 & LAST
    state.stock_size -= cards


@kernel
def _refill(state: State) -> None:
    """Put the discards under the stock, in the secret order that the deal decides (6.3)."""
    discards = state.discards
    number = size(discards[0]) + size(discards[1])
    if not number:
        return
    cards = np.zeros(CARDS, np.uint64)
    place = 0
    for card in range(CARDS):
        if discards[card >> 6] & bit(card):
            cards[place] = card
            place += 1
    shuffle_refill(state, cards, number)
    end = state.next + state.stock_size
    for place in range(number):
        state.stock[end + place & LAST] = cards[place]
    state.stock_size += number
    discards[:] = 0
    state.refills += 1


# 9. Bluff resets


@part
def _answer(state: State, seat: int, answer: int) -> None:
    state.sealed[answer] |= 1 << seat
    if not to_act(state):
        _turn_answers(state)


@part
def _turn_answers(state: State) -> None:
    """A challenged cheat draws five cards; each challenger of an honest reset draws one."""
    challengers = state.sealed[1]
    state.sealed[:] = 0
    state.phase = PLAYING
    if challengers and not _reset_was_honest(state):
        _draw(state, state.turn, FOR_A_CHEAT)
    else:
        for step in range(1, state.seats):
            seat = (state.turn + step) % state.seats
            if contains(challengers, seat):
                _draw(state, seat, FOR_DOUBT)
    _end_opening(state)


@part
def _reset_was_honest(state: State) -> bool:
    """Whether every Standard kept in hand lies between the two that were laid (9.4)."""
    hand = state.hands[state.turn]
    low, high = STANDARDS_BELOW[state.piles[0, 0]], STANDARDS_BELOW[state.piles[1, 0]]
    kept_low, kept_high = hand[0] & LOW_STANDARDS, hand[1] & HIGH_STANDARDS
    return kept_low & ~(low[0] ^ high[0]) | kept_high & ~(low[1] ^ high[1]) == 0


# Passing the turn, 7. the end, 8. cooperative play


@kernel
def _end_turn(state: State) -> None:
    if _game_ends(state):
        state.phase = OVER
        return
    state.turn = _next_seat(state)
    state.turn_number += 1
    if state.cooperative:
        low, high, right_low, right_high = plays(state, state.turn)
        if low | high | right_low | right_high == 0:
            state.phase = OVER  # 8.13: the seat is stuck


@part
def _game_ends(state: State) -> bool:
    if not state.cooperative:  # only the hand on turn can have become empty
        hand = state.hands[state.turn]
        return hand[0] | hand[1] == 0 or state.turn_number == MOST_TURNS  # 7.1, 7.3
    left = np.uint64(0)
    for seat in range(state.seats):
        left |= state.hands[seat, 0] | state.hands[seat, 1]
    return left == 0  # 8.12


@part
def _next_seat(state: State) -> int:
    """The next seat in the direction of play that holds cards (4.2, 8.11)."""
    step = 1 if state.clockwise else state.seats - 1
    seat = state.turn
    while True:
        seat += step
        if seat >= state.seats:
            seat -= state.seats
        if state.hands[seat, 0] | state.hands[seat, 1]:
            return seat

"""What bots say in cooperative Split, compiled; and worlds that agree with what a seat has heard.

Mirrors `bots/split/speech.py`, which documents the convention. A test compares the two.
"""

from functools import cache
from typing import Any, Final

import numpy as np

from splittable.games.split import talk
from splittable.games.split.cards import BANDS, CARDS, Card, band, standards
from splittable.sim.bits import size
from splittable.sim.chance import IMAGINING, begin, below, uniform
from splittable.sim.compiler import Chance, entry, kernel
from splittable.sim.positions import Positions
from splittable.sim.split.cards import (
    BELOW,
    HIGH_STANDARDS,
    LOW_STANDARDS,
    ONE,
    Half,
    bit,
    halves,
    lowest,
)
from splittable.sim.split.determinization import fill_stock, hide
from splittable.sim.split.refill import draw_key

# A phrase that another seat said, with the table at that time.
HEARD: Final = np.dtype(
    [
        ("seat", np.int64),
        ("left", np.int64),  # the top of the left pile
        ("right", np.int64),  # the top of the right pile
        ("middle", np.int64),  # -1: none
        ("named", np.int8, BANDS),  # by band: how many of its cards the seat had named before
        ("on_sides", np.bool_),  # whether it answers "Left or right?"
        ("since", np.uint64, 2),  # set of cards that have left its hand since
        ("phrase", np.int64),  # its number
        ("by_convention", np.bool_),  # False: by a person
    ],
    align=True,
)
# Phrases by number; below are the ten bands.
NUMBERED: Final = {phrase: BANDS + place for place, phrase in enumerate(talk.SIDES)}
STAY_LOW, STAY_MIDDLE, STAY_HIGH, GO_LEFT, GO_RIGHT, FINE, IN_TROUBLE = NUMBERED.values()
BAND_OF: Final = np.array([band(card) for card in CARDS])
IN_BAND: Final = np.array(
    [halves([c for c in standards(CARDS) if band(c) == number]) for number in range(BANDS)],
    np.uint64,
)
FAR: Final = 1_000  # the distance of a card that does not fit now
# Log-likelihood of a phrase that the convention wouldn't choose, and that is ...
BROKEN: Final = -6.0  # by a bot
MEANT: Final = -1.0  # by a person, and true
UNTRUE: Final = -3.5  # by a person, and not true
FIRST_EXCHANGES: Final = 1_500
EXCHANGES: Final = 150  # steps of the chain from one world to the next


@kernel
def speech(low: Half, high: Half, left: int, right: int, middle: int, named: Any) -> int:
    """The number of the phrase that a seat with these cards says."""
    least, most = min(left, right), max(left, right)
    if middle >= 0:
        least, most = min(least, middle), max(most, middle)
    low &= LOW_STANDARDS
    high &= HIGH_STANDARDS
    found, nearest = -1, 2 * FAR
    low_rest, high_rest = low, high
    while low_rest | high_rest:
        card = lowest(low_rest, high_rest)
        number = BAND_OF[card]
        in_low, in_high = IN_BAND[number, 0], IN_BAND[number, 1]
        if size(low & in_low) + size(high & in_high) > named[number]:
            distance = min(card - least, most - card)
            if distance <= 0:
                distance = FAR - distance
            if distance < nearest:
                found, nearest = number, distance
        if low_rest:
            low_rest &= low_rest - ONE
        else:
            high_rest &= high_rest - ONE
    if found >= 0:
        return found
    return speech_on_sides(low, high, left, right, middle)


@kernel
def speech_on_sides(low: Half, high: Half, left: int, right: int, middle: int) -> int:
    """The phrase that answers "Left or right?", for these Standards."""
    to_left, to_right, _, under, over = room(low, high, left, right, middle)
    if to_left == 0 and to_right == 0:
        return IN_TROUBLE
    if to_right == 0:
        return GO_LEFT
    if to_left == 0:
        return GO_RIGHT
    if under > over:
        return STAY_LOW
    if over > under:
        return STAY_HIGH
    return FINE


@kernel
def room(
    low: Half, high: Half, left: int, right: int, middle: int
) -> tuple[int, int, int, int, int]:
    """How many of these Standards fit, and where: the fields of `Room` in games/split/talk.py."""
    least, most = min(left, right), max(left, right)
    if middle < 0:
        centre = (left + right) // 2
        to_left = to_right = between(low, high, left, right)
    else:
        least, most, centre = min(least, middle), max(most, middle), middle
        to_left = between(low, high, middle, right)
        to_right = between(low, high, left, middle)
    third = (most - least) / 3
    centred = between(low, high, int(np.ceil(least + third)) - 1, int(most - third) + 1)
    under = between(low, high, least, min(centre + 1, most))
    return to_left, to_right, centred, under, between(low, high, least, most) - under


@kernel
def between(low: Half, high: Half, one: int, other: int) -> int:
    """The number of these cards with a number between the two."""
    least, most = min(one, other), max(one, other)
    if most - least < 2:
        return 0
    least += 1
    found: int = size(low & (BELOW[most, 0] & ~BELOW[least, 0]))
    found += size(high & (BELOW[most, 1] & ~BELOW[least, 1]))
    return found


@kernel
def is_true(phrase: int, low: Half, high: Half, left: int, right: int, middle: int) -> bool:
    """Whether a seat with these cards can truthfully say this, as in games/split/talk.py."""
    low &= LOW_STANDARDS
    high &= HIGH_STANDARDS
    if phrase < BANDS:
        return size(low & IN_BAND[phrase, 0]) + size(high & IN_BAND[phrase, 1]) > 0
    to_left, to_right, centred, under, over = room(low, high, left, right, middle)
    if phrase == STAY_LOW:
        return under > 0 and under >= over
    if phrase == STAY_MIDDLE:
        return centred > 0
    if phrase == STAY_HIGH:
        return over > 0 and over >= under
    if phrase == GO_LEFT:
        return to_left > 0
    if phrase == GO_RIGHT:
        return to_right > 0
    if phrase == FINE:
        return to_left > 0 and to_right > 0
    return to_left == 0 and to_right == 0


@kernel
def log_heard(heard: Any, seat: int, low: Half, high: Half, least: float, scale: float) -> float:
    """The log-likelihood, times `scale`, of what this seat has said if these cards are its hand.

    Stops below `least`.
    """
    total = 0.0
    for number in range(len(heard) - 1, -1, -1):
        said = heard[number]
        if said.seat == seat:
            had_low, had_high = low | said.since[0], high | said.since[1]
            left, right, middle = said.left, said.right, said.middle
            if said.on_sides:
                phrase = speech_on_sides(
                    had_low & LOW_STANDARDS, had_high & HIGH_STANDARDS, left, right, middle
                )
            else:
                phrase = speech(had_low, had_high, left, right, middle, said.named)
            if phrase != said.phrase:
                if said.by_convention:
                    total += BROKEN * scale
                elif is_true(said.phrase, had_low, had_high, left, right, middle):
                    total += MEANT * scale
                else:
                    total += UNTRUE * scale
                if total < least:
                    return total
    return total


def agreeing_worlds(
    position: Positions, seat: int, heard: Any, worlds: int, seed: int
) -> Positions:
    """`worlds` worlds for this seat, sampled by how likely they make what others have said."""
    found = np.zeros(worlds, position.states.dtype)
    _loop()(position.states, seat, heard, np.uint64(seed), found)
    return Positions(position.simulator, np.random.default_rng(seed).permutation(found))


@cache
def _loop() -> Any:
    return entry(listen_all, "split", {})


def phrase_of(
    hand: tuple[Card, ...], laid: tuple[int, int, int], named: Any, on_sides: bool
) -> int:
    """The number of the phrase for this hand, for tests."""
    low, high = map(np.uint64, halves(hand))
    return int(_speech()(low, high, *laid, np.array(named, np.int8), on_sides))


@cache
def _speech() -> Any:
    return entry(speech_of, "split", {})


def speech_of(
    low: Any, high: Any, left: int, right: int, middle: int, named: Any, on_sides: bool
) -> int:
    if on_sides:
        return speech_on_sides(low & LOW_STANDARDS, high & HIGH_STANDARDS, left, right, middle)
    return speech(low, high, left, right, middle, named)


def truth_of(phrase: int, hand: tuple[Card, ...], laid: tuple[int, int, int]) -> bool:
    """Whether a seat with this hand can truthfully say this, for tests."""
    low, high = map(np.uint64, halves(hand))
    return bool(_truth()(phrase, low, high, *laid))


@cache
def _truth() -> Any:
    return entry(is_truth, "split", {})


def is_truth(phrase: int, low: Any, high: Any, left: int, right: int, middle: int) -> bool:
    return is_true(phrase, low, high, left, right, middle)


def listen_all(position: Any, seat: int, heard: Any, seed: int, worlds: Any) -> None:
    chance = np.zeros(1, np.uint64)
    begin(chance, seed, 0, IMAGINING)
    unseen = np.empty(101, np.int8)
    hidden = position.copy()
    count = hide(hidden[0], seat, unseen)
    cards = unseen[:count]
    hands = hidden[0].hands
    owners = np.full(101, -1)  # by card: a seat; -1: the stock
    held = np.empty(101, np.int64)  # the cards of the other hands
    holding = 0
    for other in range(hidden[0].seats):
        if other != seat:
            number = size(hands[other, 0]) + size(hands[other, 1])
            hands[other, 0] = hands[other, 1] = np.uint64(0)
            for _ in range(number):
                place = below(chance, count)
                while owners[cards[place]] >= 0:
                    place = below(chance, count)
                card: Any = np.int64(cards[place])
                owners[card] = other
                held[holding] = card
                holding += 1
                hands[other, card >> 6] |= bit(card)
    begins = np.zeros(BANDS + 1, np.int64)  # by band: index of its first unseen card
    for place in range(count):
        begins[BAND_OF[cards[place]] + 1] += 1
    for number in range(BANDS):
        begins[number + 1] += begins[number]
    logs = np.zeros(5)
    stock = np.empty(101, np.int8)
    for number in range(len(worlds)):
        if holding:
            if number == 0:
                for step in range(1, 6):
                    scale = step / 5
                    for other in range(hidden[0].seats):
                        logs[other] = log_heard(
                            heard, other, hands[other, 0], hands[other, 1], -np.inf, scale
                        )
                    for _ in range(FIRST_EXCHANGES // 5):
                        _exchange(
                            hands, heard, cards, owners, held, holding, begins, logs, scale, chance
                        )
                for other in range(hidden[0].seats):
                    logs[other] = log_heard(
                        heard, other, hands[other, 0], hands[other, 1], -np.inf, 1.0
                    )
            for _ in range(EXCHANGES):
                _exchange(hands, heard, cards, owners, held, holding, begins, logs, 1.0, chance)
        in_stock = 0
        for place in range(count):
            if owners[cards[place]] < 0:
                stock[in_stock] = cards[place]
                in_stock += 1
        worlds[number] = hidden[0]
        fill_stock(worlds[number], stock, 0)
        draw_key(worlds[number], chance)


@kernel
def _exchange(
    hands: Any,
    heard: Any,
    cards: Any,
    owners: Any,
    held: Any,
    holding: int,
    begins: Any,
    logs: Any,
    scale: float,
    chance: Chance,
) -> None:
    """One Metropolis step: swap two cards, half of the time of one band."""
    place = below(chance, holding)
    one = held[place]
    if uniform(chance) < 0.5:
        number = BAND_OF[one]
        begin, end = begins[number], begins[number + 1]
    else:
        begin, end = 0, begins[BANDS]
    other: Any = np.int64(cards[begin + below(chance, end - begin)])
    giver, taker = owners[one], owners[other]
    if giver == taker:
        return
    _swap(hands, giver, one, other)
    allowed = np.log(uniform(chance) + 1e-300) + logs[giver]
    if taker >= 0:
        _swap(hands, taker, other, one)
        allowed += logs[taker]
    new = log_heard(heard, giver, hands[giver, 0], hands[giver, 1], allowed, scale)
    new_other = 0.0
    if taker >= 0 and new >= allowed:
        new_other = log_heard(heard, taker, hands[taker, 0], hands[taker, 1], allowed - new, scale)
    if new + new_other < allowed:
        _swap(hands, giver, other, one)
        if taker >= 0:
            _swap(hands, taker, one, other)
        return
    logs[giver] = new
    owners[one], owners[other] = taker, giver
    held[place] = other
    if taker >= 0:
        logs[taker] = new_other
        for at in range(holding):
            if held[at] == other and at != place:
                held[at] = one
                break


@kernel
def _swap(hands: Any, seat: int, gone: int, come: int) -> None:
    hands[seat, gone >> 6] &= ~bit(gone)
    hands[seat, come >> 6] |= bit(come)

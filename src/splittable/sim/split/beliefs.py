"""Beliefs of Split: worlds that agree with what the others have done, not only with what is seen.

Whoever opens lays its lowest and highest Standard, so all others it keeps lie between. Whoever
resets had nothing to play, as a rule: what would have fitted it has drawn since. Whoever plays a
card had reasons not to play another. A chain of small exchanges among the unseen cards
(Metropolis) visits worlds as often as they make these moves likely.
"""

from functools import cache
from math import comb, log
from typing import Any, Final

import numpy as np

from splittable.games.split.merits import NOISE
from splittable.sim.appraisal import NOT_LEGAL, log_likelihood
from splittable.sim.bits import size
from splittable.sim.chance import IMAGINING, begin, below, shuffle, uniform
from splittable.sim.compiler import Bytes, Reals, State, entry, kernel
from splittable.sim.positions import Positions
from splittable.sim.split.cards import HALF, bit
from splittable.sim.split.determinization import (
    fill_hands,
    fill_stock,
    hide,
    reopen,
    unknown_in_stock,
)
from splittable.sim.split.policies import MOST_PLAYS, Numbers, weigh_plays
from splittable.sim.split.refill import draw_key
from splittable.sim.split.rules import CARDS, PLAYING

# A play that another seat has made since it last drew a card.
PLAY: Final = np.dtype(
    [
        ("seat", np.int64),
        ("left", np.int64),  # the top of this pile then
        ("right", np.int64),
        ("middle", np.int64),  # -1: there was none
        ("helpers", np.uint64, 2),  # set of cards: those that were left
        ("since", np.uint64, 2),  # set of cards: what it has played from its hand then on
        ("action", np.int64),
    ],
    align=True,
)
# Cards that another seat did not have at some moment: whichever it has had since, it has drawn.
LACK: Final = np.dtype(
    [
        ("seat", np.int64),
        ("missing", np.uint64, 2),  # set of cards
        ("is_sure", np.bool_),  # else it would have played one, as a rule
        ("drawn", np.int64),  # cards, since
        ("seen", np.int64),  # of the missing ones, played or laid since
        ("cards", np.int64),  # all that it has had since: in hand, played, laid
    ],
    align=True,
)
MOST_CARDS: Final = 40  # of a lack; with more it tells little
UNFIT: Final = -12.0  # for a card that its seat cannot have
UNLIKELY: Final = -1.5  # for one that it would have played: of five resets by `hard`, one is free
# By cards and how many were drawn: the ways in which that can be (their logarithm).
LOG_WAYS: Final = np.array(
    [
        [log(max(comb(cards, drawn), 1)) for drawn in range(MOST_CARDS)]
        for cards in range(MOST_CARDS + 1)
    ]
)
DOUBT: Final = 0.1
TEMPERATURE: Final = 0.7
FIRST_EXCHANGES: Final = 300
EXCHANGES: Final = 20  # from one world to the next


def believed(
    position: Positions, seat: int, plays: Any, lacks: Any, worlds: int, seed: int
) -> Positions:
    """So many worlds for this seat, in which others' sealed choices are to be made anew; by what
    the others have played and lacked. For phases that tell nothing of another hand."""
    found = np.zeros(worlds, position.states.dtype)
    _loop()(position.states, seat, plays, lacks, np.uint64(seed), found)
    # One world is much like the next: in any order, a few of them are as good as a few others.
    return Positions(position.simulator, np.random.default_rng(seed).permutation(found))


@cache
def _loop() -> Any:
    return entry(believe_all, "split", {})


def believe_all(position: Any, seat: int, plays: Any, lacks: Any, seed: int, worlds: Any) -> None:
    chance = np.zeros(1, np.uint64)
    begin(chance, seed, 0, IMAGINING)
    unseen = np.empty(CARDS, np.int8)
    hidden = position.copy()
    count = hide(hidden[0], seat, unseen)
    then = hidden.copy()
    then[0].phase = PLAYING  # as it was at every play
    cards = unseen[:count]
    shuffle(cards, chance)
    # The first cards are the stock's, then come the hands of the others in order.
    owners = np.empty(count, np.int64)  # by place: a seat, or -1 the stock
    place = 0
    for _ in range(unknown_in_stock(hidden[0])):
        owners[place] = -1
        place += 1
    in_stock = place
    for other in range(hidden[0].seats):
        if other != seat:
            for _ in range(size(hidden[0].hands[other, 0]) + size(hidden[0].hands[other, 1])):
                owners[place] = other
                place += 1
    actions, weights = np.empty(MOST_PLAYS, np.int64), np.empty(MOST_PLAYS)
    logs = np.zeros(5)
    for other in range(hidden[0].seats):
        if other != seat:
            logs[other] = _log(then[0], other, plays, lacks, cards, owners, actions, weights)
    for number in range(len(worlds)):
        for _ in range(EXCHANGES if number else FIRST_EXCHANGES):
            if in_stock < count:
                _exchange(
                    then[0], plays, lacks, cards, owners, in_stock, logs, actions, weights, chance
                )
        shuffle(cards[:in_stock], chance)
        worlds[number] = hidden[0]
        fill_hands(worlds[number], seat, cards, fill_stock(worlds[number], cards, 0), -1)
        draw_key(worlds[number], chance)
        reopen(worlds[number], seat)


@kernel
def _exchange(
    then: State,
    plays: Any,
    lacks: Any,
    cards: Bytes,
    owners: Any,
    in_stock: int,
    logs: Reals,
    actions: Numbers,
    weights: Reals,
    chance: Any,
) -> None:
    """Two cards change places, if that makes what was done not much less likely."""
    one = in_stock + below(chance, len(cards) - in_stock)
    other = below(chance, len(cards))
    if owners[one] == owners[other]:
        return
    cards[one], cards[other] = cards[other], cards[one]
    new_one = _log(then, owners[one], plays, lacks, cards, owners, actions, weights)
    change = new_one - logs[owners[one]]
    new_other = 0.0
    if owners[other] >= 0:
        new_other = _log(then, owners[other], plays, lacks, cards, owners, actions, weights)
        change += new_other - logs[owners[other]]
    if change >= 0.0 or uniform(chance) < np.exp(change):
        logs[owners[one]] = new_one
        if owners[other] >= 0:
            logs[owners[other]] = new_other
    else:
        cards[one], cards[other] = cards[other], cards[one]


@kernel
def _log(
    then: State,
    seat: int,
    plays: Any,
    lacks: Any,
    cards: Bytes,
    owners: Any,
    actions: Numbers,
    weights: Reals,
) -> float:
    """How likely this seat's moves are, were these cards its hand."""
    low = high = np.uint64(0)
    total = 0.0
    for place in range(len(cards)):
        if owners[place] == seat:
            card = cards[place]
            if card < HALF:
                low |= bit(card)
            else:
                high |= bit(card)
    for number in range(len(lacks)):
        if lacks[number].seat == seat:
            lack = lacks[number]
            had = lack.seen + size(low & lack.missing[0]) + size(high & lack.missing[1])
            if had > lack.drawn:
                total += (had - lack.drawn) * (UNFIT if lack.is_sure else UNLIKELY)
            else:
                total += LOG_WAYS[lack.cards - had, lack.drawn - had]
    for number in range(len(plays)):
        if plays[number].seat == seat:
            play = plays[number]
            then.hands[seat, 0] = low | play.since[0]
            then.hands[seat, 1] = high | play.since[1]
            then.helpers[0], then.helpers[1] = play.helpers[0], play.helpers[1]
            then.heights[:] = 1
            then.piles[0, 0] = play.left
            then.piles[1, 0] = play.right
            then.has_middle = play.middle >= 0
            then.middle = max(play.middle, 0)
            count = weigh_plays(then, seat, False, actions, weights)
            place = 0
            while place < count and actions[place] != play.action:
                place += 1
            if place == count:
                return NOT_LEGAL
            total += log_likelihood(weights[:count], NOISE, place, DOUBT, TEMPERATURE)
    return total

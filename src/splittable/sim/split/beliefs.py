"""Beliefs for Split: samples worlds by how likely they make the other seats' moves.

A seat that opens lays its lowest and highest Standard, so the Standards it keeps lie between. A
seat that resets usually had no card that fits, so it has drawn any such card since. A seat that
plays a card preferred it to its others. A Metropolis chain that swaps unseen cards samples worlds
in proportion to the likelihood of these moves.
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

# A play of another seat since it last drew a card.
PLAY: Final = np.dtype(
    [
        ("seat", np.int64),
        ("left", np.int64),  # the top of the left pile at that time
        ("right", np.int64),  # the top of the right pile at that time
        ("middle", np.int64),  # -1: none
        ("helpers", np.uint64, 2),  # set of unused helpers at that time
        ("since", np.uint64, 2),  # set of cards played from its hand since, this one included
        ("action", np.int64),
    ],
    align=True,
)
# Cards that another seat did not have at some time: any that it has had since, it drew since.
LACK: Final = np.dtype(
    [
        ("seat", np.int64),
        ("missing", np.uint64, 2),  # set of cards it did not have
        ("is_sure", np.bool_),  # False: usually it would have played one
        ("drawn", np.int64),  # number of cards drawn since
        ("seen", np.int64),  # number of missing cards played or laid since
        ("cards", np.int64),  # number of cards it has had since: in hand, played or laid
    ],
    align=True,
)
MOST_CARDS: Final = 40  # of a lack; with more it carries little information
UNFIT: Final = -12.0  # log-likelihood of each card that its seat can't have
UNLIKELY: Final = -1.5  # of each it would have played: one in five resets by `hard` is voluntary
# By number of cards and how many of them were drawn: the logarithm of the number of combinations.
LOG_WAYS: Final = np.array(
    [
        [log(max(comb(cards, drawn), 1)) for drawn in range(MOST_CARDS)]
        for cards in range(MOST_CARDS + 1)
    ]
)
DOUBT: Final = 0.1
TEMPERATURE: Final = 0.7
FIRST_EXCHANGES: Final = 300
EXCHANGES: Final = 20  # steps of the chain from one world to the next


def sample_worlds(
    position: Positions, seat: int, plays: Any, lacks: Any, worlds: int, seed: int
) -> Positions:
    """`worlds` worlds for this seat, sampled by the other seats' plays and lacks.

    Others' sealed choices are taken back. Only for phases that imply nothing about another hand.
    """
    found = np.zeros(worlds, position.states.dtype)
    _loop()(position.states, seat, plays, lacks, np.uint64(seed), found)
    # Successive worlds of the chain are similar, so shuffle them: any subset is then as good.
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
    then[0].phase = PLAYING  # the phase of every play
    cards = unseen[:count]
    shuffle(cards, chance)
    # First the cards of the stock, then the other hands in order.
    owners = np.empty(count, np.int64)  # by place: a seat; -1: the stock
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
    """One Metropolis step: swap two cards, and undo it if the moves become too unlikely."""
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
    """The log-likelihood of this seat's moves if these cards were its hand."""
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

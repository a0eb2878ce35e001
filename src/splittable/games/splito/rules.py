"""Splito: play a card into one of the two zones you share with your neighbours, pass the rest on.

Numbers such as 3.5 are paragraphs of docs/rules/splito.md. Differences from the printed rules: card
and side are sealed together (11.8), and two seats play a reconstructed variant (6).
"""

from dataclasses import dataclass
from itertools import chain
from typing import Final, TypeAlias

from splittable.core.errors import IllegalMove
from splittable.core.evolve import evolve
from splittable.core.game import Outcome, Step, illegal_move, is_among
from splittable.core.seats import Seat, all_seats, put, short_state
from splittable.games.splito.cards import Card
from splittable.games.splito.events import (
    CardSealed,
    CardTakenBack,
    CardTurned,
    Event,
    GameEnded,
    HandsPassed,
    SecondHandsDealt,
)
from splittable.games.splito.moves import Place, both_ways
from splittable.games.splito.scoring import Sheet, result, score, zone_count, zone_of
from splittable.games.splito.setup import HAND, Deal, Options, check_deal

Log: TypeAlias = list[Event]  # the events of a move, in order

NEIGHBOURS: Final = 2  # seats that play into a zone


@dataclass(frozen=True, repr=False)  # no slots: `evolve` needs a `__dict__`
class State:
    options: Options
    round: int  # 1 to 13, or to 26 with two seats
    common: tuple[Card, ...]  # two Objectives, the star first; open to all
    zones: tuple[tuple[Card, ...], ...]  # by zone, in the order played; open to all
    hands: tuple[tuple[Card, ...], ...]  # by seat; seen by its owner and by all who passed it on
    sealed: tuple[Place | None, ...]  # by seat; only its owner sees it until all are in
    second_hands: tuple[tuple[Card, ...], ...]  # two seats, by seat; no seat sees them yet

    def __repr__(self) -> str:
        return short_state("Splito", self.options.seats, to_act(self), round=self.round)


def start(options: Options, deal: Deal) -> State:
    """The first position; raises Invalid for a wrong deal."""
    check_deal(options, deal)
    return State(
        options=options,
        round=1,
        common=deal.common,
        zones=((),) * zone_count(options),
        hands=deal.hands,
        sealed=(None,) * options.seats,
        second_hands=deal.second_hands,
    )


def rounds(options: Options) -> int:
    return HAND * options.hands_each  # 3.6, 6.5


def longest(options: Options) -> int:
    return rounds(options) * options.seats


# Seats to act and their legal moves


def to_act(state: State) -> frozenset[Seat]:
    """Every seat that has not sealed a card; none once the hands are empty.

    All hands have the same size.
    """
    if not state.hands[0]:
        return frozenset()
    seats = all_seats(state.options.seats)
    return frozenset([seat for seat in seats if state.sealed[seat] is None])


def legal(state: State, seat: Seat) -> tuple[Place, ...]:
    """Any card of the hand, into either zone (3.1, 3.2)."""
    if seat not in to_act(state):
        return ()
    return placements(state.hands[seat])


def placements(hand: tuple[Card, ...]) -> tuple[Place, ...]:
    """Each different card of a hand, on either side."""
    different_cards = dict.fromkeys(hand)
    return tuple(chain.from_iterable(map(both_ways, different_cards)))


def apply(
    state: State, seat: Seat, move: Place, known: tuple[Place, ...] | None = None
) -> Step[State, Event]:
    allowed = legal(state, seat) if known is None else known
    if not is_among(move, allowed):
        raise illegal_move(seat, move, allowed, to_act(state))
    log: Log = [CardSealed(seat, move.card, move.side, state.options.show_side)]
    state = evolve(state, sealed=put(state.sealed, seat, move))
    if None not in state.sealed:
        state = _pass_hands(_turn_cards(state, log), log)
    only_seals = len(log) == 1 and isinstance(log[0], CardSealed)
    return Step(state, tuple(log), only_seals)


def unseal(state: State, seat: Seat) -> Step[State, Event]:
    """Take back a sealed card, which is possible until the last seat has chosen (7.8)."""
    if seat not in all_seats(state.options.seats) or state.sealed[seat] is None:
        raise IllegalMove(f"seat {seat} has no sealed card to take back")
    unsealed = evolve(state, sealed=put(state.sealed, seat, None))
    return Step(unsealed, (CardTakenBack(seat),), only_seals=True)


def outcome(state: State) -> Outcome | None:
    return None if to_act(state) else result(sheet(state))


def sheet(state: State) -> Sheet:
    """The score as things stand; final once the game is over."""
    return score(state.options, state.common, state.zones, to_come=to_come(state))


def to_come(state: State) -> int:
    """The most cards that can still be played into one zone (10.5)."""
    if not to_act(state):
        return 0
    rounds_left = rounds(state.options) - state.round + 1
    return rounds_left * (1 if state.options.seats == 2 else NEIGHBOURS)


# 3. A round


def _turn_cards(state: State, log: Log) -> State:
    """All sealed cards are turned face up in their zones (3.3)."""
    zones, hands = list(state.zones), list(state.hands)
    for seat, place in zip(all_seats(state.options.seats), state.sealed, strict=True):
        assert place is not None
        zone = zone_of(state.options, seat, place.side)
        zones[zone] += (place.card,)
        hands[seat] = _without(hands[seat], place.card)
        log.append(CardTurned(seat, place.card, place.side, zone))
    return evolve(
        state, zones=tuple(zones), hands=tuple(hands), sealed=(None,) * state.options.seats
    )


def _pass_hands(state: State, log: Log) -> State:
    """Pass the rest of every hand to the left neighbour, until no cards are left (3.5, 3.6)."""
    if state.round == rounds(state.options):
        log.append(GameEnded(result(sheet(state))))
        return state
    if not state.hands[0]:  # two seats: the second half (6.5)
        log.append(SecondHandsDealt(state.round + 1))
        return evolve(state, round=state.round + 1, hands=state.second_hands, second_hands=())
    log.append(HandsPassed(state.round + 1))
    passed = (state.hands[-1], *state.hands[:-1])
    return evolve(state, round=state.round + 1, hands=passed)


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]

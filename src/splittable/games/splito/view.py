"""The view of Splito: a seat sees the zones, its hand, and every hand that it has held before."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import assert_never

from splittable.core.chance import shuffled
from splittable.core.evolve import construct, evolve
from splittable.core.game import Outcome
from splittable.core.pictures import ShownAsTable
from splittable.core.seats import Seat, all_seats
from splittable.core.view_fields import Aid, Own, derived_from
from splittable.games.splito.cards import Card, Side
from splittable.games.splito.events import (
    CardSealed,
    CardTakenBack,
    CardTurned,
    Event,
    GameEnded,
    HandsPassed,
    SecondHandsDealt,
)
from splittable.games.splito.moves import Place
from splittable.games.splito.rules import State, outcome, rounds, to_act, to_come
from splittable.games.splito.scoring import Sheet, score
from splittable.games.splito.setup import HAND, Options, deck


@dataclass(frozen=True)
class View(ShownAsTable):
    seat: Own[Seat | None]  # the viewer's; None: a spectator
    options: Options
    to_act: frozenset[Seat]  # seats that owe a move
    round: int  # 1 for the first
    rounds: int  # in the whole game
    common: tuple[Card, ...]  # two Objectives, the star first
    zones: tuple[tuple[Card, ...], ...]  # by zone, in the order played
    to_come: int  # most cards that can still be played into one zone
    hand: Own[tuple[Card, ...] | None]  # the viewer's own; None for a spectator
    known_hands: Own[Aid[tuple[tuple[Card, ...] | None, ...]]]  # by seat: hands the viewer has held
    hand_sizes: tuple[int, ...]  # by seat
    choice: Own[Place | None]  # the viewer's own sealed card and side
    sealed: frozenset[Seat]  # seats that have sealed a card
    shown_sides: tuple[Side | None, ...]  # by seat: sealed sides, if the option shows them
    outcome: Outcome | None

    @derived_from("zones", "to_come")
    def sheet(self) -> Sheet:
        """The score sheet as it stands: status of Objectives, counts, totals and products."""
        return score(self.options, self.common, self.zones, self.to_come)


def view(state: State, seat: Seat | None) -> View:
    show_side = state.options.show_side
    acting = to_act(state)
    seen = construct(
        View,
        seat=None,
        options=state.options,
        to_act=acting,
        round=state.round,
        rounds=rounds(state.options),
        common=state.common,
        zones=state.zones,
        to_come=to_come(state),
        hand=None,
        known_hands=(None,) * state.options.seats,
        hand_sizes=tuple(len(hand) for hand in state.hands),
        choice=None,
        sealed=frozenset([Seat(s) for s, place in enumerate(state.sealed) if place is not None]),
        shown_sides=tuple([place.side if place and show_side else None for place in state.sealed]),
        outcome=None if acting else outcome(state),
    )
    return seen if seat is None else look(seen, state, seat)


def look(seen: View, state: State, seat: Seat) -> View:
    """A spectator's view, with what only this seat sees added."""
    return evolve(
        seen,
        seat=seat,
        hand=state.hands[seat],
        known_hands=tuple(
            [
                hand if _has_held(state, seat, Seat(holder)) else None
                for holder, hand in enumerate(state.hands)
            ]
        ),
        choice=state.sealed[seat],
    )


def _has_held(state: State, seat: Seat, holder: Seat) -> bool:
    """Whether this seat has held the holder's hand: cards played since lie face up (7.5, 7.6)."""
    passes_so_far = (state.round - 1) % HAND
    return (holder - seat) % state.options.seats <= passes_so_far


def redact(event: Event, seat: Seat | None) -> Event:
    match event:
        case CardSealed(owner, _, side, side_shown):
            if seat == owner:
                return event
            return CardSealed(owner, None, side if side_shown else None, side_shown)
        case CardTakenBack() | CardTurned() | HandsPassed() | SecondHandsDealt() | GameEnded():
            return event  # open to all; hands are part of the view
        case _:
            assert_never(event)


def imagine(view: View, rng: Random) -> State:
    """A random state with exactly this view: unseen hands and choices are drawn at random."""
    pool = shuffled(unseen(view), rng)
    hands: list[tuple[Card, ...]] = []
    for known, size in zip(view.known_hands, view.hand_sizes, strict=True):
        if known is None:
            known, pool = pool[:size], pool[size:]
        hands.append(known)
    second: tuple[tuple[Card, ...], ...] = ()
    if view.options.seats == 2 and view.round <= HAND:
        second = (pool[:HAND], pool[HAND : 2 * HAND])
    return State(
        options=view.options,
        round=view.round,
        common=view.common,
        zones=view.zones,
        hands=tuple(hands),
        sealed=tuple(
            _imagined_choice(view, seat, hands[seat], rng) for seat in all_seats(view.options.seats)
        ),
        second_hands=second,
    )


def _imagined_choice(view: View, seat: Seat, hand: tuple[Card, ...], rng: Random) -> Place | None:
    if seat not in view.sealed:
        return None
    if seat == view.seat:
        return view.choice
    return Place(rng.choice(hand), view.shown_sides[seat] or rng.choice(tuple(Side)))


def unseen(view: View) -> tuple[Card, ...]:
    """The cards in hands the viewer has not held, still to be dealt, or not in the game."""
    seen = Counter(view.common)
    for cards in (*view.zones, *view.known_hands):
        seen.update(cards or ())
    return tuple((Counter(deck(view.options)) - seen).elements())

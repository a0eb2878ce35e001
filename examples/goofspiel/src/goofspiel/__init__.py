"""Goofspiel for two to five: all bid in secret for the prize on show; the highest bid takes it."""

import re
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from splittable import Game, GamePlugin, IllegalMove, Invalid, InvalidMove, Outcome, Seat, Step
from splittable.core.game import illegal_move, in_first_place, places
from splittable.core.notation import Notated
from splittable.core.options import Option, check_options, read_options, write_options
from splittable.core.rewards import against_each_other
from splittable.core.seats import all_seats, put
from splittable.core.validation import as_integer, as_list, as_object, short_repr
from splittable.core.view_fields import Own

OPTIONS: Final = (
    Option("seats", (2, 3, 4, 5), "how many play"),
    Option("cards", (13, 5, 9), "prizes, and cards in each hand"),
)


@dataclass(frozen=True, slots=True)
class Options:
    seats: int = 2
    cards: int = 13

    def __post_init__(self) -> None:
        check_options(self, OPTIONS)


@dataclass(frozen=True, slots=True)
class Deal:
    prizes: tuple[int, ...]  # the first one is shown first; no seat sees the order


@dataclass(frozen=True, slots=True)
class Bid(Notated):
    card: int

    def __str__(self) -> str:
        return f"bid {self.card}"


@dataclass(frozen=True, slots=True)
class BidSealed:
    seat: Seat
    card: int | None  # only its seat sees it; None for all others


@dataclass(frozen=True, slots=True)
class BidTakenBack:
    seat: Seat


@dataclass(frozen=True, slots=True)
class PrizeTaken:
    prize: int
    bids: tuple[int, ...]  # by seat
    winner: Seat | None  # None: the highest bids were equal, and nobody takes it


Event = BidSealed | BidTakenBack | PrizeTaken


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    prizes: tuple[int, ...]  # those left; the first is on show, no seat sees the order of the rest
    hands: tuple[frozenset[int], ...]  # by seat; open, since every bid is turned up
    sealed: tuple[int | None, ...]  # by seat; only its owner sees it until all are in
    scores: tuple[int, ...]  # by seat


@dataclass(frozen=True, slots=True)
class View:
    seat: Own[Seat | None]  # the viewer's; None: a spectator
    options: Options
    to_act: frozenset[Seat]
    outcome: Outcome | None
    prize: int | None  # on show; None once the game is over
    hidden: frozenset[int]  # prizes still to come, in an order that nobody knows
    hands: tuple[frozenset[int], ...]  # by seat
    scores: tuple[int, ...]  # by seat
    bid: Own[int | None]  # the viewer's own, sealed


def deal(options: Options, rng: Random) -> Deal:
    return Deal(tuple(rng.sample(deck(options), options.cards)))


def deck(options: Options) -> range:
    return range(1, options.cards + 1)


def start(options: Options, deal: Deal) -> State:
    hand = frozenset(deck(options))
    if frozenset(deal.prizes) != hand or len(deal.prizes) != options.cards:
        raise Invalid("deal.prizes", f"expected each of 1 to {options.cards} once")
    seats = options.seats
    return State(options, deal.prizes, (hand,) * seats, (None,) * seats, (0,) * seats)


def to_act(state: State) -> frozenset[Seat]:
    if not state.prizes:
        return frozenset()
    return frozenset(s for s in all_seats(state.options.seats) if state.sealed[s] is None)


def legal(state: State, seat: Seat) -> tuple[Bid, ...]:
    if seat not in to_act(state):
        return ()
    return tuple(map(Bid, sorted(state.hands[seat])))


def apply(
    state: State, seat: Seat, move: Bid, known: tuple[Bid, ...] | None = None
) -> Step[State, Event]:
    allowed = legal(state, seat) if known is None else known
    if move not in allowed:
        raise illegal_move(seat, move, allowed, to_act(state))
    sealed = put(state.sealed, seat, move.card)
    events = (BidSealed(seat, move.card),)
    bids = tuple(bid for bid in sealed if bid is not None)
    if len(bids) < len(sealed):
        return Step(replace(state, sealed=sealed), events, only_seals=True)
    winner = Seat(bids.index(max(bids))) if bids.count(max(bids)) == 1 else None
    prize, scores = state.prizes[0], state.scores
    if winner is not None:
        scores = put(scores, winner, scores[winner] + prize)
    hands = tuple(hand - {bid} for hand, bid in zip(state.hands, bids, strict=True))
    turned = State(state.options, state.prizes[1:], hands, (None,) * len(bids), scores)
    return Step(turned, (*events, PrizeTaken(prize, bids, winner)))


def unseal(state: State, seat: Seat) -> Step[State, Event]:
    if seat not in all_seats(state.options.seats) or state.sealed[seat] is None:
        raise IllegalMove(f"seat {seat} has no sealed bid to take back")
    unsealed = replace(state, sealed=put(state.sealed, seat, None))
    return Step(unsealed, (BidTakenBack(seat),), only_seals=True)


def outcome(state: State) -> Outcome | None:
    if state.prizes:
        return None
    ranking = places(state.scores)
    return Outcome(state.scores, ranking, in_first_place(ranking), "all prizes are taken")


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        to_act=to_act(state),
        outcome=outcome(state),
        prize=state.prizes[0] if state.prizes else None,
        hidden=frozenset(state.prizes[1:]),
        hands=state.hands,
        scores=state.scores,
        bid=None if seat is None else state.sealed[seat],
    )


def redact(event: Event, seat: Seat | None) -> Event:
    match event:
        case BidSealed(owner) if owner != seat:
            return BidSealed(owner, None)
        case BidSealed() | BidTakenBack() | PrizeTaken():
            return event


def imagine(view: View, rng: Random) -> State:
    """A random state with this view: the order of the prizes and the others' bids are drawn."""
    hidden = rng.sample(sorted(view.hidden), len(view.hidden))
    sealed = tuple(
        view.bid
        if seat == view.seat
        else rng.choice(sorted(view.hands[seat]))
        if view.prize is not None and seat not in view.to_act
        else None
        for seat in all_seats(view.options.seats)
    )
    prizes = () if view.prize is None else (view.prize, *hidden)
    return State(view.options, prizes, view.hands, sealed, view.scores)


def read_move(_options: Options, text: str) -> Bid:
    found = re.fullmatch(r"bid ([1-9][0-9]?)", text)
    if found is None:
        raise InvalidMove("move", f"{short_repr(text)} is not a move; moves are bid N")
    return Bid(int(found[1]))


def read_deal(options: Options, raw: object) -> Deal:
    cards = as_list(as_object(raw, "deal", required=("prizes",))["prizes"], "deal.prizes")
    return Deal(tuple(as_integer(card, "deal.prizes", 1, options.cards) for card in cards))


def write_deal(deal: Deal) -> dict[str, Any]:
    return {"prizes": list(deal.prizes)}


GOOFSPIEL: Final[Game[Options, Deal, State, Bid, Event, View]] = Game(
    name="goofspiel",
    title="Goofspiel",
    rules=1,
    options=OPTIONS,
    reasons=("all prizes are taken",),
    read_options=lambda raw: read_options(raw, Options, OPTIONS),
    write_options=lambda options: write_options(options, OPTIONS),
    deck=deck,
    deal=deal,
    read_deal=read_deal,
    write_deal=write_deal,
    read_move=read_move,
    start=start,
    to_act=to_act,
    legal=legal,
    apply=apply,
    unseal=unseal,
    outcome=outcome,
    longest=lambda options: options.seats * options.cards,
    reward=against_each_other,
    simultaneous=lambda _: True,
    view=view,
    redact=redact,
    imagine=imagine,
)

PLUGIN: Final = GamePlugin(GOOFSPIEL)

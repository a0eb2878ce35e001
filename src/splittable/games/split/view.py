"""The view of Split: a seat sees its hand, all cards face up, and the sizes of other hands."""

from collections.abc import Callable
from dataclasses import dataclass
from math import comb
from random import Random
from typing import assert_never

from splittable.core.chance import shuffled
from splittable.core.evolve import construct, evolve
from splittable.core.game import Outcome
from splittable.core.pictures import ShownAsTable
from splittable.core.seats import Seat, all_seats, put
from splittable.core.view_fields import Own
from splittable.games.split.cards import Card, Side, is_wild, standards
from splittable.games.split.events import (
    AnswerSealed,
    AnswersTurned,
    AnswerTakenBack,
    BluffCalled,
    CardPlayed,
    CardsDrawn,
    DirectionTurned,
    Event,
    GameEnded,
    MiddleMoved,
    PilesOpened,
    SeatOut,
    StockRefilled,
    TableCleared,
    WildBuried,
)
from splittable.games.split.moves import Answer, Challenge, Trust
from splittable.games.split.rules import (
    Burial,
    Phase,
    State,
    fitting,
    gaps,
    outcome,
    plays,
    to_act,
)
from splittable.games.split.setup import Options, deck


@dataclass(frozen=True, slots=True)
class Gap:
    """The open interval to play into if the middle card moves to this side."""

    side: Side | None  # None if there is no middle card
    low: Card  # exclusive
    high: Card  # exclusive


@dataclass(frozen=True)  # no slots: `evolve` needs a `__dict__`
class View(ShownAsTable):
    seat: Own[Seat | None]  # the viewer's; None: a spectator
    options: Options
    to_act: frozenset[Seat]  # seats that owe a move
    phase: Phase
    turn: Seat  # the seat on turn, or the opener
    turn_number: int  # 0 while the dealer opens, 1 for the first turn
    clockwise: bool  # the direction of play
    hand: Own[tuple[Card, ...] | None]  # the viewer's own, ascending; None for a spectator
    hand_sizes: tuple[int, ...]  # by seat
    left: tuple[Card, ...]  # pile, its top last
    right: tuple[Card, ...]  # pile, its top last
    middle: Card | None  # between the piles; None after an opening
    gaps: tuple[Gap, ...]  # one for each side the middle card can move to; empty without piles
    playable: Own[tuple[tuple[Card, ...], ...]]  # by gap: the cards of the viewer's hand that fit
    stranding: Own[tuple[Card, ...]]  # cards whose play would leave the viewer only Wilds
    helpers: tuple[Card, ...]  # cooperative: 0 and 100 as far as unused
    stock: int  # number of cards left; nobody sees which
    buried: Own[tuple[tuple[int, Card], ...]]  # Wilds the viewer buried: (index in stock, card)
    discards: tuple[Card, ...]  # face up
    answer: Own[Answer | None]  # the viewer's own, while it is sealed
    answered: frozenset[Seat]  # seats that have sealed an answer
    refills: int  # number of refills so far
    outcome: Outcome | None


def view(state: State, seat: Seat | None) -> View:
    acting = to_act(state)
    ways = tuple([Gap(*gap) for gap in gaps(state)]) if state.left else ()
    seen = construct(
        View,
        seat=None,
        options=state.options,
        to_act=acting,
        phase=state.phase,
        turn=state.turn,
        turn_number=state.turn_number,
        clockwise=state.clockwise,
        hand=None,
        hand_sizes=tuple(map(len, state.hands)),
        left=state.left,
        right=state.right,
        middle=state.middle,
        gaps=ways,
        playable=((),) * len(ways),
        stranding=(),
        helpers=state.helpers,
        stock=len(state.stock),
        buried=(),
        discards=state.discards,
        answer=None,
        answered=frozenset([Seat(s) for s, answer in enumerate(state.sealed) if answer]),
        refills=state.refills,
        outcome=None if acting else outcome(state),
    )
    return seen if seat is None else look(seen, state, seat)


def look(seen: View, state: State, seat: Seat) -> View:
    """A spectator's view, with what only this seat sees added."""
    hand = state.hands[seat]
    return evolve(
        seen,
        seat=seat,
        hand=hand,
        playable=tuple([tuple(fitting(hand, gap.low, gap.high)) for gap in seen.gaps]),
        stranding=_stranding(hand),
        buried=tuple(
            [
                (state.stock.index(burial.card), burial.card)
                for burial in state.buried
                if burial.seat == seat
            ]
        ),
        answer=state.sealed[seat],
    )


def _stranding(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The only Standard beside Wilds: without it, no card in hand can be played last."""
    last = standards(hand)
    return last if len(last) == 1 < len(hand) else ()


def redact(event: Event, seat: Seat | None) -> Event:
    match event:
        case CardsDrawn(owner, count, _):
            return event if seat == owner else CardsDrawn(owner, count, None)
        case WildBuried(owner, _):
            return event if seat == owner else WildBuried(owner, None)
        case AnswerSealed(owner, _):
            return event if seat == owner else AnswerSealed(owner, None)
        case (
            MiddleMoved()
            | CardPlayed()
            | DirectionTurned()
            | TableCleared()
            | StockRefilled()
            | PilesOpened()
            | AnswerTakenBack()
            | AnswersTurned()
            | BluffCalled()
            | SeatOut()
            | GameEnded()
        ):
            return event  # open to all
        case _:
            assert_never(event)


# Imagined states


def imagine(view: View, rng: Random) -> State:
    """A random state with exactly this view: unseen cards and answers are drawn at random.

    It agrees with the visible cards, and with what the phase implies about the hand on turn (a seat
    that buries has too few Standards). It ignores what earlier moves suggest.
    """
    pool = shuffled(unseen(view), rng)
    seats = all_seats(view.options.seats)
    world = evolve(
        outline(view),
        sealed=tuple(_imagined_answer(view, seat, rng) for seat in seats),
        reshuffle_key=f"{rng.getrandbits(128):032x}",
    )
    hands = dict(enumerate(world.hands))
    if view.turn != view.seat:
        hands[view.turn], pool = _hand_on_turn(view, world, pool, rng)
    stock, pool = _unknown_stock(view, hands[view.turn], pool, rng)
    for seat in seats:
        if seat not in (view.seat, view.turn):
            size = view.hand_sizes[seat]
            hands[seat], pool = pool[:size], pool[size:]
    return evolve(
        world,
        hands=tuple(tuple(sorted(hands[seat])) for seat in seats),
        stock=_with_burials(stock, view.buried),
    )


def outline(view: View) -> State:
    """The visible part of the state: no other hand, no stock, no reshuffle key, and no sealed
    answer but the viewer's own."""
    seats = all_seats(view.options.seats)
    return State(
        options=view.options,
        phase=view.phase,
        turn=view.turn,
        turn_number=view.turn_number,
        clockwise=view.clockwise,
        hands=tuple((view.hand or ()) if seat == view.seat else () for seat in seats),
        left=view.left,
        right=view.right,
        middle=view.middle,
        helpers=view.helpers,
        stock=(),
        discards=view.discards,
        buried=tuple(Burial(view.seat, card) for _, card in view.buried if view.seat is not None),
        sealed=tuple(view.answer if seat == view.seat else None for seat in seats),
        reshuffle_key="",
        refills=view.refills,
    )


def unseen(view: View) -> tuple[Card, ...]:
    """The cards in other hands and at unknown places in the stock, ascending."""
    seen = {*view.left, *view.right, view.middle, *view.discards, *(view.hand or ())}
    seen |= {card for _, card in view.buried}
    return tuple(card for card in deck(view.options) if card not in seen)


def _hand_on_turn(
    view: View, world: State, pool: tuple[Card, ...], rng: Random
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A hand for the seat on turn that agrees with the phase, and the remaining cards."""
    size = view.hand_sizes[view.turn]
    if view.phase is Phase.BURYING:
        elsewhere = len(standards(view.discards)) + view.stock - len(view.buried)
        return _pick(pool, size, _is_standard, range(max(2 - elsewhere, 0), 2), rng)  # 6.8
    if view.phase is Phase.OPENING:
        return _pick(pool, size, _is_standard, range(2, size + 1), rng)
    if view.options.cooperative and size and not view.helpers:
        stuck = view.phase is Phase.OVER

        def playable(card: Card) -> bool:
            hand = (card,) * min(size, 2)  # all that matters is whether it is the last card
            return bool(plays(evolve(world, hands=put(world.hands, view.turn, hand)), view.turn))

        return _pick(pool, size, playable, range(1) if stuck else range(1, size + 1), rng)
    return pool[:size], pool[size:]


def _unknown_stock(
    view: View, hand_on_turn: tuple[Card, ...], pool: tuple[Card, ...], rng: Random
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The unknown cards of the stock, and the remaining cards. During an exchange, the stock has
    enough Standards to end it."""
    size = view.stock - len(view.buried)
    if view.phase is not Phase.BURYING:
        return pool[:size], pool[size:]
    missing = 2 - len(standards(hand_on_turn)) - len(standards(view.discards))  # 6.8
    stock, pool = _pick(pool, size, _is_standard, range(max(missing, 0), size + 1), rng)
    return shuffled(stock, rng), pool


def _is_standard(card: Card) -> bool:
    return not is_wild(card)


def _pick(
    pool: tuple[Card, ...], size: int, wanted: Callable[[Card], bool], allowed: range, rng: Random
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """`size` random cards of a shuffled pool, and the rest.

    The number of wanted cards is in `allowed`; otherwise every choice is equally likely.
    """
    good = [card for card in pool if wanted(card)]
    rest = [card for card in pool if not wanted(card)]
    weights = [comb(len(good), count) * comb(len(rest), size - count) for count in allowed]
    count = rng.choices(allowed, weights)[0]
    hand = (*good[:count], *rest[: size - count])
    return hand, tuple(card for card in pool if card not in hand)


def _with_burials(
    unknown: tuple[Card, ...], buried: tuple[tuple[int, Card], ...]
) -> tuple[Card, ...]:
    stock = list(unknown)
    for place, card in sorted(buried):
        stock.insert(place, card)
    return tuple(stock)


def _imagined_answer(view: View, seat: Seat, rng: Random) -> Answer | None:
    if seat not in view.answered:
        return None
    return view.answer if seat == view.seat else rng.choice((Trust(), Challenge()))

"""What one seat sees of Split: its own hand and everything face up; of the others, card counts."""

from collections.abc import Callable
from dataclasses import dataclass
from math import comb
from random import Random
from typing import assert_never

from splittable.core.chance import shuffled
from splittable.core.evolve import construct, evolve
from splittable.core.game import Outcome
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
    """The open interval if the middle card goes to this side."""

    side: Side | None  # None while there is no middle card to move
    low: Card  # both ends are outside
    high: Card


@dataclass(frozen=True)  # no slots: see `changed`
class View:
    seat: Own[Seat | None]  # whose view this is; None: a spectator's
    options: Options
    to_act: frozenset[Seat]  # whom the table waits for
    phase: Phase
    turn: Seat
    turn_number: int
    clockwise: bool
    hand: Own[tuple[Card, ...] | None]  # this seat's own, ascending; None for a spectator
    hand_sizes: tuple[int, ...]  # by seat
    left: tuple[Card, ...]
    right: tuple[Card, ...]
    middle: Card | None
    gaps: tuple[Gap, ...]  # one for each way the middle card can go; none without piles
    playable: Own[tuple[tuple[Card, ...], ...]]  # by gap: which cards of this seat's hand fit there
    stranding: Own[tuple[Card, ...]]  # of my cards: those whose play leaves me nothing but Wilds
    helpers: tuple[Card, ...]
    stock: int  # cards left in it; nobody sees which
    buried: Own[tuple[tuple[int, Card], ...]]  # Wilds this seat put under the stock: (place, card)
    discards: tuple[Card, ...]
    answer: Own[Answer | None]  # this seat's own, while it is sealed
    answered: frozenset[Seat]  # who has sealed an answer, not which
    refills: int
    outcome: Outcome | None


def view(state: State, seat: Seat | None) -> View:
    waited_for = to_act(state)
    ways = tuple([Gap(*gap) for gap in gaps(state)]) if state.left else ()
    seen = construct(
        View,
        seat=None,
        options=state.options,
        to_act=waited_for,
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
        outcome=None if waited_for else outcome(state),
    )
    return seen if seat is None else look(seen, state, seat)


def look(seen: View, state: State, seat: Seat) -> View:
    """What a spectator has seen, and what this seat sees besides."""
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
    """The last Standard beside Wilds: without it nothing in hand can ever be the last card."""
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
            return event  # happens face up
        case _:
            assert_never(event)


# Imagining what cannot be seen


def imagine(view: View, rng: Random) -> State:
    """A state this viewer cannot tell from the real one: unseen cards and answers drawn at random.

    It agrees with the cards in sight and with what the phase says of the hand on turn (who buries
    has too few Standards), not with what other moves may let one guess.
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
    """The state as far as it can be seen: no other hand, no stock, no key, and of the sealed
    answers only one's own."""
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
    """The cards in other hands and at unknown places in the stock, in ascending order."""
    seen = {*view.left, *view.right, view.middle, *view.discards, *(view.hand or ())}
    seen |= {card for _, card in view.buried}
    return tuple(card for card in deck(view.options) if card not in seen)


def _hand_on_turn(
    view: View, world: State, pool: tuple[Card, ...], rng: Random
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A hand for the seat on turn that explains the phase, and the cards that remain."""
    size = view.hand_sizes[view.turn]
    if view.phase is Phase.BURYING:
        elsewhere = len(standards(view.discards)) + view.stock - len(view.buried)
        return _pick(pool, size, _is_standard, range(max(2 - elsewhere, 0), 2), rng)  # 6.8
    if view.phase is Phase.OPENING:
        return _pick(pool, size, _is_standard, range(2, size + 1), rng)
    if view.options.cooperative and size and not view.helpers:
        stuck = view.phase is Phase.OVER

        def playable(card: Card) -> bool:
            hand = (card,) * min(size, 2)  # whether it is the last card matters, not the others
            return bool(plays(evolve(world, hands=put(world.hands, view.turn, hand)), view.turn))

        return _pick(pool, size, playable, range(1) if stuck else range(1, size + 1), rng)
    return pool[:size], pool[size:]


def _unknown_stock(
    view: View, hand_on_turn: tuple[Card, ...], pool: tuple[Card, ...], rng: Random
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards of the stock nobody has told us of; while Wilds are exchanged, enough Standards."""
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
    """`size` cards of a shuffled pool, as likely as any, given how many of them are wanted ones."""
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

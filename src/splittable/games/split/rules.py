"""Split: play your cards between two closing piles; first one out wins, or all win together.

Numbers such as 3.4 are paragraphs of docs/rules/split.md. Differences from the printed rules: when
the stock runs out, the discards go under it (6.2), and a game ends after its 1,000th turn (7.3).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import combinations
from typing import Final, TypeAlias, assert_never

from splittable.core.errors import IllegalMove
from splittable.core.evolve import evolve
from splittable.core.game import Outcome, Step, illegal_move, is_among
from splittable.core.seats import (
    Seat,
    all_seats,
    clockwise_from,
    left_of,
    put,
    right_of,
    short_state,
)
from splittable.games.split.cards import (
    WILDS,
    Card,
    Side,
    is_wild,
    standards,
)
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
from splittable.games.split.moves import (
    PLAYS,
    RESET,
    Answer,
    Bury,
    Challenge,
    Move,
    Open,
    Play,
    Reset,
    Trust,
)
from splittable.games.split.refill import refill_order
from splittable.games.split.scoring import competitive_result, cooperative_result
from splittable.games.split.setup import HELPERS, Deal, Options, check_deal, helpers

Log: TypeAlias = list[Event]  # the events of a move, in order

RESET_DRAW: Final = 3  # 5.4
CHEAT_PENALTY: Final = 5  # 9.6
DOUBT_PENALTY: Final = 1  # 9.8
MOST_BURIALS: Final = 26  # in one opening: all thirteen Wilds before each of two Standards


class Phase(Enum):
    PLAYING = auto()
    BURYING = auto()  # the opener has too few Standards and must exchange a Wild
    OPENING = auto()  # bluff resets: the resetter chooses two Standards to lay
    ANSWERING = auto()  # bluff resets: the others trust or challenge
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Burial:
    """A Wild under the stock, and the seat that put it there and so knows it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, repr=False)  # no slots: `evolve` needs a `__dict__`
class State:
    options: Options
    phase: Phase
    turn: Seat  # the seat on turn, or the opener
    turn_number: int  # 0 while the dealer opens, 1 for the first turn
    clockwise: bool  # the direction of play
    hands: tuple[tuple[Card, ...], ...]  # by seat, ascending; only its owner sees each
    left: tuple[Card, ...]  # pile, its top last; open to all
    right: tuple[Card, ...]  # pile, its top last; open to all
    middle: Card | None  # between the piles; None after an opening; open to all
    helpers: tuple[Card, ...]  # cooperative: 0 and 100 as far as unused; open to all
    stock: tuple[Card, ...]  # face down, next card first; no seat sees the order
    discards: tuple[Card, ...]  # face up; open to all
    buried: tuple[Burial, ...]  # Wilds still in the stock; only the seat that buried one knows it
    sealed: tuple[Answer | None, ...]  # by seat; only its owner sees it until all are in
    reshuffle_key: str  # decides the order of refills; no seat sees it
    refills: int  # number of refills so far

    def __repr__(self) -> str:
        return short_state("Split", len(self.hands), to_act(self), stock=len(self.stock))


def start(options: Options, deal: Deal) -> State:
    """The first position, after the dealer's opening; raises Invalid for a wrong deal.

    If the dealer has too few Standards, it must bury a Wild first.
    """
    check_deal(options, deal)
    dealt = State(
        options=options,
        phase=Phase.PLAYING,
        turn=deal.dealer,
        turn_number=0,
        clockwise=True,
        hands=tuple(tuple(sorted(hand)) for hand in deal.hands),
        left=(),
        right=(),
        middle=None,
        helpers=helpers(options),
        stock=deal.stock,
        discards=(),
        buried=(),
        sealed=(None,) * options.seats,
        reshuffle_key=deal.reshuffle_key,
        refills=0,
    )
    return _prepare_opening(dealt, [])


def longest(options: Options) -> int:
    """Upper bound: every turn is a reset with the most burials, an opening and all answers."""
    if options.cooperative:
        return MOST_BURIALS + options.hand * options.seats + len(HELPERS["both"])
    return MOST_BURIALS + options.turn_limit * (1 + MOST_BURIALS + 1 + options.seats)


# Seats to act and their legal moves


def to_act(state: State) -> frozenset[Seat]:
    if state.phase is Phase.ANSWERING:
        others = set(all_seats(state.options.seats)) - {state.turn}
        return frozenset(seat for seat in others if state.sealed[seat] is None)
    return frozenset() if state.phase is Phase.OVER else frozenset((state.turn,))


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat not in to_act(state):
        return ()
    hand = state.hands[seat]
    if state.phase is Phase.PLAYING:
        found = plays(state, seat)
        return found if state.options.cooperative else (*found, RESET)  # 5.1, 8.5
    if state.phase is Phase.BURYING:
        return tuple(Bury(card) for card in hand if is_wild(card))  # 6.7
    if state.phase is Phase.OPENING:
        return tuple(Open(low, high) for low, high in combinations(standards(hand), 2))  # 9.3
    return (Trust(), Challenge())  # 9.5


def plays(state: State, seat: Seat) -> tuple[Play, ...]:
    """All plays of this seat, for each side the middle card can move to.

    A helper always fits (8.6, 8.8).
    """
    found: list[Play] = []
    hand, helpers = state.hands[seat], state.helpers
    for side, low, high in gaps(state):
        ways = PLAYS[side]
        found += [ways[card] for card in fitting(hand, low, high)]
        if helpers:
            found += [ways[card] for card in helpers]
    return tuple(found)


def fitting(hand: tuple[Card, ...], low: Card, high: Card) -> list[Card]:
    """The cards of a hand that fit between two piles: Standards strictly between them, and Wilds
    unless it is the last card (3.6 to 3.8)."""
    wilds_fit = len(hand) > 1
    return [card for card in hand if (wilds_fit if card in WILDS else low < card < high)]


def gaps(state: State) -> tuple[tuple[Side | None, Card, Card], ...]:
    """The gaps that the seat on turn can play into: see `gaps_between`."""
    return gaps_between(state.left[-1], state.right[-1], state.middle)


def gaps_between(
    left: Card, right: Card, middle: Card | None
) -> tuple[tuple[Side | None, Card, Card], ...]:
    """The open interval for each side the middle card can move to before a play (3.2, 3.3).

    The ends are in ascending order, since either pile may be the higher one (3.6).
    """
    if middle is None:
        return ((None, *_ascending(left, right)),)
    return (
        (Side.LEFT, *_ascending(middle, right)),
        (Side.RIGHT, *_ascending(left, middle)),
    )


def _ascending(one: Card, other: Card) -> tuple[Card, Card]:
    return (one, other) if one < other else (other, one)


def apply(
    state: State, seat: Seat, move: Move, known: tuple[Move, ...] | None = None
) -> Step[State, Event]:
    allowed = legal(state, seat) if known is None else known
    if not is_among(move, allowed):
        raise illegal_move(seat, move, allowed, to_act(state))
    log: Log = []
    match move:
        case Play(card, side):
            state = _play(state, seat, card, side, log)
        case Reset():
            state = _reset(state, seat, log)
        case Bury(card):
            state = _bury(state, seat, card, log)
        case Open(low, high):
            state = _lay_piles(state, low, high, log)
        case Trust() | Challenge():
            state = _answer(state, seat, move, log)
        case _:
            assert_never(move)
    only_seals = len(log) == 1 and isinstance(log[0], AnswerSealed)
    return Step(state, tuple(log), only_seals)


def unseal(state: State, seat: Seat) -> Step[State, Event]:
    """Take back a sealed answer, which is possible until the last seat has answered (10.8)."""
    if seat not in all_seats(state.options.seats) or state.sealed[seat] is None:
        raise IllegalMove(f"seat {seat} has no sealed answer to take back")
    unsealed = evolve(state, sealed=put(state.sealed, seat, None))
    return Step(unsealed, (AnswerTakenBack(seat),), only_seals=True)


def outcome(state: State) -> Outcome | None:
    if state.phase is not Phase.OVER:
        return None
    sizes = tuple(len(hand) for hand in state.hands)
    return cooperative_result(sizes) if state.options.cooperative else competitive_result(sizes)


# 3. Playing a card


def _play(state: State, seat: Seat, card: Card, side: Side | None, log: Log) -> State:
    after = with_card_played(state, seat, card, side)
    if state.middle is not None and side is not None:
        log.append(MiddleMoved(seat, state.middle, side))
    log.append(CardPlayed(seat, card, is_helper=card in state.helpers))
    if state.options.cooperative and not after.hands[seat]:
        log.append(SeatOut(seat))
    if after.clockwise != state.clockwise:
        log.append(DirectionTurned(after.clockwise))
    return _end_turn(after, log)


def with_card_played(state: State, seat: Seat, card: Card, side: Side | None) -> State:
    """The state with this card in the middle, before the turn passes."""
    left, right = _middle_moved(state, side)
    return evolve(
        state,
        left=left,
        right=right,
        middle=card,
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        helpers=without(state.helpers, card),
        clockwise=state.clockwise != _turns_direction(state, card),
    )


def _middle_moved(state: State, side: Side | None) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The left and the right pile after the middle card has moved (3.3, 3.4)."""
    if state.middle is None or side is None:
        return state.left, state.right
    if side is Side.LEFT:
        return (*state.left, state.middle), state.right
    return state.left, (*state.right, state.middle)


def _turns_direction(state: State, card: Card) -> bool:
    """A Wild reverses the direction of play; with two seats there is none (4.1, 4.3)."""
    return is_wild(card) and state.options.seats > 2


# 5. Resets, and 2.4 the dealer's opening


def _reset(state: State, seat: Seat, log: Log) -> State:
    table = (*state.left, *state.right, *(() if state.middle is None else (state.middle,)))
    log.append(TableCleared(seat, table))
    cleared = evolve(state, left=(), right=(), middle=None, discards=state.discards + table)
    return _prepare_opening(_draw(cleared, seat, RESET_DRAW, log), log)


def _prepare_opening(state: State, log: Log) -> State:
    """An opening needs two Standards; with fewer, the opener must bury a Wild first (5.5)."""
    choice = standards(state.hands[state.turn])
    if len(choice) < 2:
        return evolve(state, phase=Phase.BURYING)
    if state.options.bluff_resets and state.turn_number > 0:
        return evolve(state, phase=Phase.OPENING)  # 9.3
    return _lay_piles(state, choice[0], choice[-1], log)


def _bury(state: State, seat: Seat, card: Card, log: Log) -> State:
    if not standards(state.stock):
        state = _refill(state, log)  # 6.6: otherwise the exchange might never end
    log.append(WildBuried(seat, card))
    state = evolve(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        stock=(*state.stock, card),
        buried=(*state.buried, Burial(seat, card)),
    )
    return _prepare_opening(_draw(state, seat, 1, log), log)


def _lay_piles(state: State, low: Card, high: Card, log: Log) -> State:
    opener = state.turn
    log.append(PilesOpened(opener, low, high))
    hand = without(state.hands[opener], low, high)
    is_bluffable = state.phase is Phase.OPENING
    state = evolve(
        state,
        phase=Phase.ANSWERING if is_bluffable else Phase.PLAYING,
        hands=put(state.hands, opener, hand),
        left=(low,),
        right=(high,),
    )
    return state if is_bluffable else _end_opening(state, log)


def _end_opening(state: State, log: Log) -> State:
    """Play continues clockwise, unless the option keeps the direction (5.7)."""
    if opening_reverses(state):
        log.append(DirectionTurned(clockwise=True))
        state = evolve(state, clockwise=True)
    return _end_turn(state, log)


def opening_reverses(state: State) -> bool:
    """Whether an opening would change the direction of play."""
    return not state.clockwise and not state.options.reset_keeps_direction


# 6. Drawing and refilling the stock


def _draw(state: State, seat: Seat, count: int, log: Log) -> State:
    if len(state.stock) < count:
        state = _refill(state, log)
    drawn = state.stock[:count]  # fewer when stock and discards are short (6.5)
    log.append(CardsDrawn(seat, len(drawn), drawn))
    return evolve(
        state,
        stock=state.stock[count:],
        buried=tuple([burial for burial in state.buried if burial.card not in drawn]),
        hands=put(state.hands, seat, tuple(sorted((*state.hands[seat], *drawn)))),
    )


def _refill(state: State, log: Log) -> State:
    """Put the discards under the stock, in the secret order that the deal decides (6.3)."""
    if not state.discards:
        return state
    log.append(StockRefilled(len(state.discards)))
    order = refill_order(state.discards, state.reshuffle_key, state.refills)
    return evolve(state, stock=(*state.stock, *order), discards=(), refills=state.refills + 1)


# 9. Bluff resets


def _answer(state: State, seat: Seat, answer: Answer, log: Log) -> State:
    log.append(AnswerSealed(seat, answer))
    state = evolve(state, sealed=put(state.sealed, seat, answer))
    return state if to_act(state) else _turn_answers(state, log)


def _turn_answers(state: State, log: Log) -> State:
    """A challenged cheat draws five cards; each challenger of an honest reset draws one."""
    log.append(AnswersTurned(state.sealed))
    resetter = state.turn
    challengers = [
        seat
        for seat in clockwise_from(resetter, state.options.seats)
        if isinstance(state.sealed[seat], Challenge)
    ]
    state = evolve(state, phase=Phase.PLAYING, sealed=(None,) * state.options.seats)
    if challengers:
        honest = _reset_was_honest(state)
        log.append(BluffCalled(resetter, honest))
        if not honest:
            state = _draw(state, resetter, CHEAT_PENALTY, log)
        else:
            for seat in challengers:
                state = _draw(state, seat, DOUBT_PENALTY, log)
    return _end_opening(state, log)


def _reset_was_honest(state: State) -> bool:
    return is_honest(state.hands[state.turn], state.left[0], state.right[0])


def is_honest(kept: tuple[Card, ...], low: Card, high: Card) -> bool:
    """Whether every Standard kept in hand lies between the two that were laid (9.4)."""
    return all(low < card < high for card in standards(kept))


# Passing the turn, 7. the end, 8. cooperative play


def _end_turn(state: State, log: Log) -> State:
    if _game_ends(state):
        return _end(state, log)
    state = evolve(state, turn=next_seat(state, state.hands), turn_number=state.turn_number + 1)
    if state.options.cooperative and not plays(state, state.turn):
        return _end(state, log)  # 8.13: the seat is stuck
    return state


def _game_ends(state: State) -> bool:
    if state.options.cooperative:
        return not any(state.hands)  # 8.12
    return not all(state.hands) or state.turn_number == state.options.turn_limit  # 7.1, 7.3


def next_seat(state: State, holding: Sequence[object]) -> Seat:
    """The next seat in the direction of play that holds cards (4.2, 8.11).

    `holding` is falsy for seats without cards, and truthy for at least one.
    """
    step = left_of if state.clockwise else right_of
    seat = step(state.turn, state.options.seats)
    while not holding[seat]:
        seat = step(seat, state.options.seats)
    return seat


def _end(state: State, log: Log) -> State:
    state = evolve(state, phase=Phase.OVER)
    ended = outcome(state)
    assert ended is not None
    log.append(GameEnded(ended))
    return state


def without(cards: tuple[Card, ...], *taken: Card) -> tuple[Card, ...]:
    return tuple([card for card in cards if card not in taken])

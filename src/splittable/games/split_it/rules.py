"""Split it!: cut a row of cards into three sections, guess in secret, collect majorities.

Numbers such as 4.3 are paragraphs of docs/rules/split-it.md. Differences from the printed rules: a
row of two or three cards is split automatically (3.6, 3.7), and after ten stand-offs in a row the
cards leave the game (4.13).
"""

from collections.abc import Collection
from dataclasses import dataclass
from math import ceil
from typing import Final, TypeAlias, assert_never

from splittable.core.errors import IllegalMove
from splittable.core.evolve import evolve
from splittable.core.game import Outcome, Step, illegal_move, is_among
from splittable.core.seats import Seat, all_seats, clockwise_from, left_of, put, short_state
from splittable.games.split_it.cards import SECTIONS, Card, Section
from splittable.games.split_it.display import Display
from splittable.games.split_it.events import (
    CardsGone,
    Event,
    GameEnded,
    GuessesTurned,
    GuessSealed,
    GuessTakenBack,
    JokerPlaced,
    RowLaid,
    RowSplit,
    SectionRemoved,
    SectionWon,
    StoodOff,
)
from splittable.games.split_it.moves import (
    GUESSES,
    REMOVALS,
    SPLITS,
    Guess,
    Move,
    PlaceJoker,
    Remove,
    Split,
)
from splittable.games.split_it.scoring import result
from splittable.games.split_it.setup import Deal, Options, check_deal

Log: TypeAlias = list[Event]  # the events of a move, in order

STAND_OFF_LIMIT: Final = 10  # 4.13


@dataclass(frozen=True, repr=False)  # no slots: `evolve` needs a `__dict__`
class State:
    options: Options
    round: int  # 1 for the first row
    splitter: Seat
    stock: tuple[Card, ...]  # face down, next card first; no seat sees the order
    parts: tuple[tuple[Card, ...], ...]  # the row: one part until split, then white, pink, black
    removal_due: bool  # two seats: the splitter's opponent must remove a section before the guess
    active: frozenset[Seat]  # seats that have not won cards this round
    sealed: tuple[Section | None, ...]  # by seat; only its owner sees it until all are in
    stand_offs: int  # consecutive stand-offs over the two cards of the row
    placing: tuple[Seat, ...]  # winners that still have to place jokers, in order
    displays: tuple[Display, ...]  # by seat; open to all
    gone: tuple[int, ...]  # by card, joker first: how many have left the game; open to all

    def __repr__(self) -> str:
        return short_state("Split it!", self.options.seats, to_act(self), stock=len(self.stock))

    @property
    def row(self) -> tuple[Card, ...]:
        """The cards of the row, left to right, split or not."""
        return tuple(card for part in self.parts for card in part)

    @property
    def is_split(self) -> bool:
        return len(self.parts) == len(SECTIONS)


def start(options: Options, deal: Deal) -> State:
    """The first position, with the first row laid; raises Invalid for a wrong deal."""
    check_deal(options, deal)
    empty = State(
        options=options,
        round=0,
        splitter=deal.starter,
        stock=deal.stock,
        parts=(),
        removal_due=False,
        active=frozenset(),
        sealed=(None,) * options.seats,
        stand_offs=0,
        placing=(),
        displays=(Display(),) * options.seats,
        gone=(0,) * 11,
    )
    return _lay_row(empty, deal.starter, [])


def row_length(options: Options) -> int:
    return 9 if options.seats == 4 else 7  # 2.4


def rounds(options: Options) -> int:
    return ceil(len(options.cards) / row_length(options))  # 2.5


def longest(options: Options) -> int:
    """Per round at most 7 guesses that shrink the row and 10 stand-offs, each with a split and a
    removal; and 15 jokers to place."""
    return rounds(options) * 17 * (options.seats + 2) + 15


# Seats to act and their legal moves


def to_act(state: State) -> frozenset[Seat]:
    if state.placing:
        return frozenset(state.placing[:1])  # 5.5
    if not state.parts:
        return frozenset()
    if not state.is_split:
        return frozenset({state.splitter})
    if state.removal_due:
        return frozenset({left_of(state.splitter, state.options.seats)})
    return frozenset([seat for seat in state.active if state.sealed[seat] is None])


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat not in to_act(state):
        return ()
    if state.placing:
        return tuple(PlaceJoker(number) for number in state.displays[seat].columns())
    if not state.is_split:
        return SPLITS[len(state.row)]
    choices = REMOVALS if state.removal_due else GUESSES
    return tuple([choice for choice in choices if state.parts[choice.section]])  # 3.11


def apply(
    state: State, seat: Seat, move: Move, known: tuple[Move, ...] | None = None
) -> Step[State, Event]:
    allowed = legal(state, seat) if known is None else known
    if not is_among(move, allowed):
        raise illegal_move(seat, move, allowed, to_act(state))
    log: Log = []
    match move:
        case Split(first, second):
            state = _split(state, first, second, log)
        case Remove(section):
            state = _remove(state, seat, section, log)
        case Guess(section):
            state = _guess(state, seat, section, log)
        case PlaceJoker(number):
            state = _place_joker(state, seat, number, log)
        case _:
            assert_never(move)
    only_seals = len(log) == 1 and isinstance(log[0], GuessSealed)
    return Step(state, tuple(log), only_seals)


def unseal(state: State, seat: Seat) -> Step[State, Event]:
    """Take back a sealed guess, which is possible until the last seat has guessed (7.7)."""
    if seat not in state.active or state.sealed[seat] is None:
        raise IllegalMove(f"seat {seat} has no sealed guess to take back")
    unsealed = evolve(state, sealed=put(state.sealed, seat, None))
    return Step(unsealed, (GuessTakenBack(seat),), only_seals=True)


def outcome(state: State) -> Outcome | None:
    return None if to_act(state) else result(state.displays)


# 3. Laying and splitting the row


def _lay_row(state: State, splitter: Seat, log: Log) -> State:
    length = row_length(state.options)
    row = state.stock[:length]  # the last row of four seats is shorter
    log.append(RowLaid(state.round + 1, splitter, row))
    state = evolve(
        state,
        round=state.round + 1,
        splitter=splitter,
        stock=state.stock[length:],
        parts=(row,),
        active=frozenset(all_seats(state.options.seats)),
    )
    return _continue(_clear_row(state, log), log)  # a short row of a reduced game is automatic


def _split(state: State, first: int, second: int, log: Log, *, forced: bool = False) -> State:
    row = state.row
    parts = (row[:first], row[first:second], row[second:])
    log.append(RowSplit(state.splitter, parts, forced))
    return evolve(state, parts=parts, removal_due=_removal_follows(state, parts))


def _removal_follows(state: State, parts: tuple[tuple[Card, ...], ...]) -> bool:
    """Two seats: the opponent removes a section after the round's first split (3.8, 8.2)."""
    if state.options.seats != 2 or not all(parts):
        return False
    is_first = len(state.row) == _cards_laid(state)  # each guess leaves fewer cards
    return is_first or state.options.remove_after_every_split


def _cards_laid(state: State) -> int:
    """The length of this round's row when it was laid; the last row may be shorter."""
    length = row_length(state.options)
    return min(length, len(state.options.cards) - length * (state.round - 1))


def _remove(state: State, seat: Seat, section: Section, log: Log) -> State:
    cards = state.parts[section]
    log.append(SectionRemoved(seat, section, cards))
    return evolve(
        state,
        parts=put(state.parts, section, ()),
        removal_due=False,
        gone=_with(state.gone, cards),
    )


# 4. Guessing and collecting


def _guess(state: State, seat: Seat, section: Section, log: Log) -> State:
    log.append(GuessSealed(seat, section))
    state = evolve(state, sealed=put(state.sealed, seat, section))
    return state if to_act(state) else _settle(state, log)


def _settle(state: State, log: Log) -> State:
    """Turn the guesses: each section is won, leaves the game or stays in the row (4.3 to 4.7)."""
    log.append(GuessesTurned(state.sealed))
    seats, displays, gone = all_seats(state.options.seats), list(state.displays), state.gone
    winners: set[Seat] = set()
    contested: tuple[Card, ...] = ()
    for section, cards in zip(SECTIONS, state.parts, strict=True):
        guessers = [seat for seat in seats if state.sealed[seat] == section]
        if len(guessers) == 1:
            winner = guessers[0]
            winners.add(winner)
            displays[winner] = displays[winner].collect(cards)
            log.append(SectionWon(winner, section, cards))
        elif guessers:
            contested += cards  # keeps the order of the row
        elif cards:
            gone = _with(gone, cards)
            log.append(CardsGone(cards, "unchosen"))

    stood_off = len(contested) == len(state.row)
    state = evolve(
        state,
        parts=(contested,),
        active=state.active - winners,
        sealed=(None,) * state.options.seats,
        stand_offs=state.stand_offs + 1 if stood_off else 0,
        placing=tuple(_in_order(state, winners)),
        displays=tuple(displays),
        gone=gone,
    )
    return _place_jokers(_clear_row(state, log), log)


def _in_order(state: State, winners: Collection[Seat]) -> list[Seat]:
    """The winners clockwise, beginning with the splitter if it has won (5.5)."""
    seats = clockwise_from(state.splitter, state.options.seats)
    return [seat for seat in seats if seat in winners]


def _clear_row(state: State, log: Log) -> State:
    """A single card leaves the game, and so do two cards at the stand-off limit (4.9, 4.13)."""
    row = state.row
    if state.stand_offs:
        log.append(StoodOff(state.stand_offs))
    if len(row) == 1:
        log.append(CardsGone(row, "single"))
    elif state.stand_offs == STAND_OFF_LIMIT:
        log.append(CardsGone(row, "stand-off"))
    else:
        return state
    return evolve(state, parts=((),), stand_offs=0, gone=_with(state.gone, row))


def _continue(state: State, log: Log) -> State:
    """Split the rest of the row again, or begin the next round (4.8 to 4.11, 4.14)."""
    length = len(state.row)
    if length >= 4:
        return state
    if length >= 2:
        return _split(state, 1, 2, log, forced=True)  # with two cards, black stays empty
    if state.stock:
        return _lay_row(state, left_of(state.splitter, state.options.seats), log)
    log.append(GameEnded(result(state.displays)))
    return evolve(state, parts=(), active=frozenset())


# 5. The display and the jokers


def _place_jokers(state: State, log: Log) -> State:
    """Winners place their jokers in order; with only one column it is automatic (5.5, 5.6)."""
    while state.placing:
        seat = state.placing[0]
        display = state.displays[seat]
        if display.pending and len(display.columns()) > 1:
            return state  # the seat must choose
        for number in display.forced():
            display = display.place_joker(number)
            log.append(JokerPlaced(seat, number, forced=True))
        state = evolve(
            state, displays=put(state.displays, seat, display), placing=state.placing[1:]
        )
    return _continue(state, log)


def _place_joker(state: State, seat: Seat, number: Card, log: Log) -> State:
    log.append(JokerPlaced(seat, number, forced=False))
    display = state.displays[seat].place_joker(number)
    return _place_jokers(evolve(state, displays=put(state.displays, seat, display)), log)


def _with(gone: tuple[int, ...], cards: tuple[Card, ...]) -> tuple[int, ...]:
    counts = list(gone)
    for card in cards:
        counts[card] += 1
    return tuple(counts)

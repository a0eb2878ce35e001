"""The view of Split it!: a viewer sees all but the stock's order and others' sealed guesses."""

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
from splittable.games.split_it.cards import JOKER, NUMBERS, Card, Section
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
from splittable.games.split_it.rules import State, outcome, rounds, to_act
from splittable.games.split_it.scoring import Lead, leads, points_from
from splittable.games.split_it.setup import Options


@dataclass(frozen=True)
class View(ShownAsTable):
    seat: Own[Seat | None]  # the viewer's; None: a spectator
    options: Options
    to_act: frozenset[Seat]  # seats that owe a move
    round: int  # 1 for the first row
    rounds: int  # in the whole game
    splitter: Seat
    stock: int  # number of cards left; nobody sees which
    parts: tuple[tuple[Card, ...], ...]  # the row: one part until split, then white, pink, black
    removal_due: bool  # two seats: the splitter's opponent must remove a section
    active: frozenset[Seat]  # seats that have not won cards this round
    guess: Own[Section | None]  # the viewer's own, while it is sealed
    guessed: frozenset[Seat]  # seats that have sealed a guess
    stand_offs: int  # consecutive stand-offs over the two cards of the row
    placing: tuple[Seat, ...]  # winners that still have to place jokers, in order
    displays: tuple[Display, ...]  # by seat
    gone: Aid[tuple[int, ...]]  # by card, joker first: how many have left the game
    outcome: Outcome | None

    @derived_from("displays")
    def leads(self) -> tuple[Lead, ...]:
        """By number, 1 first: which seats have the most cards, and their margin."""
        return leads(self.displays)

    @derived_from("displays")
    def points(self) -> tuple[int, ...]:
        """By seat: its score if the game ended now."""
        return points_from(self.leads, len(self.displays))


def view(state: State, seat: Seat | None) -> View:
    acting = to_act(state)
    seen = construct(
        View,
        seat=None,
        options=state.options,
        to_act=acting,
        round=state.round,
        rounds=rounds(state.options),
        splitter=state.splitter,
        stock=len(state.stock),
        parts=state.parts,
        removal_due=state.removal_due,
        active=state.active,
        guess=None,
        guessed=frozenset([Seat(s) for s, guess in enumerate(state.sealed) if guess is not None]),
        stand_offs=state.stand_offs,
        placing=state.placing,
        displays=state.displays,
        gone=state.gone,
        outcome=None if acting else outcome(state),
    )
    return seen if seat is None else look(seen, state, seat)


def look(seen: View, state: State, seat: Seat) -> View:
    """A spectator's view, with what only this seat sees added."""
    return evolve(seen, seat=seat, guess=state.sealed[seat])


def redact(event: Event, seat: Seat | None) -> Event:
    match event:
        case GuessSealed(owner, _):
            return event if seat == owner else GuessSealed(owner, None)
        case (
            RowLaid()
            | RowSplit()
            | SectionRemoved()
            | GuessTakenBack()
            | GuessesTurned()
            | SectionWon()
            | CardsGone()
            | StoodOff()
            | JokerPlaced()
            | GameEnded()
        ):
            return event  # open to all
        case _:
            assert_never(event)


def imagine(view: View, rng: Random) -> State:
    """A random state with exactly this view: unseen cards and guesses are drawn at random."""
    choices = [section for section in Section if len(view.parts) == 3 and view.parts[section]]
    sealed = [
        (view.guess if seat == view.seat else rng.choice(choices))
        if Seat(seat) in view.guessed
        else None
        for seat in range(view.options.seats)
    ]
    return evolve(outline(view), sealed=tuple(sealed), stock=shuffled(unseen(view), rng))


def outline(view: View) -> State:
    """The visible part of the state: no stock, and no sealed guess but the viewer's own."""
    return State(
        options=view.options,
        round=view.round,
        splitter=view.splitter,
        stock=(),
        parts=view.parts,
        removal_due=view.removal_due,
        active=view.active,
        sealed=tuple(
            view.guess if seat == view.seat else None for seat in all_seats(view.options.seats)
        ),
        stand_offs=view.stand_offs,
        placing=view.placing,
        displays=view.displays,
        gone=view.gone,
    )


def unseen(view: View) -> tuple[Card, ...]:
    """The cards left in the stock, in no particular order."""
    seen = Counter(card for part in view.parts for card in part)
    seen[JOKER] += view.gone[JOKER]
    for number in NUMBERS:
        seen[number] += view.gone[number]
    for display in view.displays:
        seen[JOKER] += display.pending + sum(display.jokers)
        for number in NUMBERS:
            seen[number] += display.numbers[number - 1]
    return tuple((Counter(view.options.cards) - seen).elements())

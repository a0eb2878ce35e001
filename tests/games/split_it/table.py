"""Helpers to set up positions of Split it!: rows as `4 3 6 J`, moves as in a record."""

from splittable.core.game import Step
from splittable.core.seats import Seat
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.cards import DECK, JOKER, NUMBERS, Card
from splittable.games.split_it.display import Display
from splittable.games.split_it.events import Event
from splittable.games.split_it.notation import CARDS
from splittable.games.split_it.rules import State, start
from splittable.games.split_it.setup import Deal, Options
from tests.games import helpers

WHITE, PINK, BLACK = "white", "pink", "black"


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARDS[name] for name in text.split())


def deal(first_cards: str, starter: int = 0, last_cards: str = "") -> Deal:
    """A stock that begins and ends with these cards; the others lie between in a fixed order."""
    first, last = cards(first_cards), cards(last_cards)
    return Deal(Seat(starter), (*first, *helpers.rest_of(DECK, (*first, *last)), *last))


def begin(
    seats: int, first_cards: str, starter: int = 0, *, remove_after_every_split: bool = False
) -> State:
    options = Options(seats, remove_after_every_split)
    return start(options, deal(first_cards, starter))


def step(state: State, *moves: tuple[int, str]) -> Step[State, Event]:
    return helpers.play(SPLIT_IT, state.options, state, *moves)


def play(state: State, *moves: tuple[int, str]) -> State:
    return step(state, *moves).state


def happened(state: State, *moves: tuple[int, str]) -> tuple[Event, ...]:
    return step(state, *moves).events


def guesses(*sections: str | None) -> tuple[tuple[int, str], ...]:
    """One guess for each seat, seat 0 first; None for a seat that does not guess any more."""
    return tuple((seat, f"guess {section}") for seat, section in enumerate(sections) if section)


def legal(state: State, seat: int) -> set[str]:
    return {str(move) for move in SPLIT_IT.legal(state, Seat(seat))}


def acting(state: State) -> set[int]:
    return set(SPLIT_IT.to_act(state))


def active(state: State) -> set[int]:
    return set(state.active)


def display(columns: str, pending: int = 0) -> Display:
    """`8 8 5J 2`: a card of its number each, a J after it for each joker on that card's column."""
    names = columns.split()
    numbers = [int(name.rstrip("J")) for name in names]
    return Display(
        tuple(numbers.count(number) for number in NUMBERS),
        tuple(
            sum(name.count("J") for name in names if name.rstrip("J") == str(number))
            for number in NUMBERS
        ),
        pending,
    )


def gone(state: State, text: str) -> int:
    """How many cards of this name have left the game."""
    return state.gone[CARDS[text]]


def all_cards(state: State) -> list[Card]:
    """Every card, wherever it is, in ascending order."""
    found = [*state.stock, *state.row]
    for card in (JOKER, *NUMBERS):
        found += [card] * state.gone[card]
    for shown in state.displays:
        found += [JOKER] * (shown.pending + sum(shown.jokers))
        for number in NUMBERS:
            found += [number] * shown.numbers[number - 1]
    return sorted(found)

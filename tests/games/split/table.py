"""Helpers to set up positions of Split: hands as `5 30 77`, moves as in a record."""

from typing import Any

from splittable.core.game import Step
from splittable.core.seats import Seat
from splittable.games.split import SPLIT
from splittable.games.split.cards import Card
from splittable.games.split.events import Event
from splittable.games.split.rules import Phase, State, start
from splittable.games.split.setup import HELPERS, Deal, Options, deck, hand_size
from tests.games import helpers

KEY = "a key for refills"


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(int(name)) for name in text.split())


def position(
    *hands: str,
    left: int,
    right: int,
    middle: int | None = None,
    turn: int = 0,
    turn_number: int = 1,
    clockwise: bool = True,
    phase: Phase = Phase.PLAYING,
    helpers_left: str | None = None,
    stock: str = "",
    discards: str = "",
    rest: str | int = "stock",
    **options: Any,
) -> State:
    """A position in the middle of a game.

    The cards not named are the rest: they lie under the named cards of the stock, or under the
    left pile's top ("pile"), or are held by a seat that the test does not look at (its number).
    """
    chosen = Options(len(hands), **options)
    usable = HELPERS[chosen.helpers] if chosen.cooperative else ()
    held = [cards(hand) for hand in hands]
    tops = [Card(left), Card(right), *([] if middle is None else [Card(middle)])]
    named = [*tops, *cards(stock), *cards(discards), *(card for hand in held for card in hand)]
    others = helpers.rest_of(deck(chosen), named)
    if isinstance(rest, int):
        held[rest] += others
    return State(
        options=chosen,
        phase=phase,
        turn=Seat(turn),
        turn_number=turn_number,
        clockwise=clockwise,
        hands=tuple(tuple(sorted(hand)) for hand in held),
        left=(*(others if rest == "pile" else ()), Card(left)),
        right=(Card(right),),
        middle=None if middle is None else Card(middle),
        helpers=usable if helpers_left is None else cards(helpers_left),
        stock=cards(stock) + (others if rest == "stock" else ()),
        discards=cards(discards),
        buried=(),
        sealed=(None,) * len(hands),
        reshuffle_key=KEY,
        refills=0,
    )


def deal(dealer: int, *hands: str, stock: str = "", **options: Any) -> Deal:
    """A deal with these hands; short ones are filled with the lowest cards that are left."""
    chosen = Options(len(hands), **options)
    named = [card for text in (*hands, stock) for card in cards(text)]
    others = helpers.rest_of(deck(chosen), named)
    full: list[tuple[Card, ...]] = []
    for number, text in enumerate(hands):
        missing = hand_size(chosen, Seat(number), Seat(dealer)) - len(cards(text))
        full.append(cards(text) + others[:missing])
        others = others[missing:]
    return Deal(Seat(dealer), tuple(full), cards(stock) + others, KEY)


def begin(dealer: int, *hands: str, stock: str = "", **options: Any) -> State:
    made = deal(dealer, *hands, stock=stock, **options)
    return start(Options(len(hands), **options), made)


def step(state: State, *moves: tuple[int, str]) -> Step[State, Event]:
    return helpers.play(SPLIT, state.options, state, *moves)


def play(state: State, *moves: tuple[int, str]) -> State:
    return step(state, *moves).state


def happened(state: State, *moves: tuple[int, str]) -> tuple[Event, ...]:
    return step(state, *moves).events


def legal(state: State, seat: int) -> set[str]:
    return {str(move) for move in SPLIT.legal(state, Seat(seat))}


def acting(state: State) -> set[int]:
    return set(SPLIT.to_act(state))


def tops(state: State) -> tuple[int, int]:
    return state.left[-1], state.right[-1]


def sizes(state: State) -> tuple[int, ...]:
    return tuple(len(hand) for hand in state.hands)


def all_cards(state: State) -> list[int]:
    """Every card, wherever it is, in ascending order."""
    piles = (*state.hands, state.left, state.right, state.helpers, state.stock, state.discards)
    found = [card for pile in piles for card in pile]
    return sorted(found if state.middle is None else [*found, state.middle])

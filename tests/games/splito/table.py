"""Helpers to set up positions of Splito: cards as `y3 k6 V0_2`, moves as in a record."""

from collections.abc import Sequence
from typing import Any

from splittable.core.game import Step
from splittable.core.seats import Seat
from splittable.games.splito import SPLITO
from splittable.games.splito.cards import Card
from splittable.games.splito.events import Event
from splittable.games.splito.objectives import ObjectiveDeck, read_deck
from splittable.games.splito.rules import State, start
from splittable.games.splito.scoring import Sheet, score, zone_count
from splittable.games.splito.setup import HAND, Deal, Options, deck
from tests.games import helpers

COMMON = "MV6 MC_black"


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(name) for name in text.split())


# Deals and positions


def deal(options: Options, *hands: str, second: Sequence[str] = (), common: str = COMMON) -> Deal:
    """Hands that begin with these cards; each is filled to thirteen from the rest of the deck."""
    begun = [*hands, *[""] * (options.seats - len(hands)), *second]
    begun += [""] * (options.seats * options.hands_each - len(begun))
    named = [card for text in (common, *begun) for card in cards(text)]
    rest = helpers.rest_of(deck(options), named)
    full: list[tuple[Card, ...]] = []
    for text in begun:
        missing = HAND - len(cards(text))
        full.append(cards(text) + rest[:missing])
        rest = rest[missing:]
    return Deal(cards(common), tuple(full[: options.seats]), tuple(full[options.seats :]))


def begin(seats: int, *hands: str, second: Sequence[str] = (), **options: Any) -> State:
    chosen = Options(seats, **options)
    return start(chosen, deal(chosen, *hands, second=second))


def position(
    zones: Sequence[str],
    hands: Sequence[str],
    round_number: int = 13,
    common: str = COMMON,
    **options: Any,
) -> State:
    """A position in the middle of a game: by default the last round of three seats or more."""
    chosen = Options(len(hands), **options)
    assert len(zones) == zone_count(chosen)
    return State(
        options=chosen,
        round=round_number,
        common=cards(common),
        zones=tuple(cards(zone) for zone in zones),
        hands=tuple(cards(hand) for hand in hands),
        sealed=(None,) * len(hands),
        second_hands=(),
    )


# Playing


def step(state: State, *moves: tuple[int, str]) -> Step[State, Event]:
    return helpers.play(SPLITO, state.options, state, *moves)


def play(state: State, *moves: tuple[int, str]) -> State:
    return step(state, *moves).state


def happened(state: State, *moves: tuple[int, str]) -> tuple[Event, ...]:
    return step(state, *moves).events


def play_round(state: State, *moves: str) -> State:
    """One move for each seat, seat 0 first."""
    return play(state, *enumerate(moves))


def any_rounds(state: State, count: int, side: str = "left") -> State:
    """So many rounds in which every seat plays the first card of its hand to this side."""
    for _ in range(count):
        state = play_round(state, *(f"{hand[0]} {side}" for hand in state.hands))
    return state


def legal(state: State, seat: int) -> set[str]:
    return {str(move) for move in SPLITO.legal(state, Seat(seat))}


def acting(state: State) -> set[int]:
    return set(SPLITO.to_act(state))


# Scoring


def sheet_of(
    *zones: str, seats: int | None = None, common: str = COMMON, to_come: int = 0, **options: Any
) -> Sheet:
    chosen = Options(seats or len(zones), **options)
    return score(chosen, cards(common), [cards(zone) for zone in zones], to_come)


def totals(sheet: Sheet) -> tuple[int, ...]:
    return tuple(zone.total for zone in sheet.zones)


def mark(sheet: Sheet, objective: str, zone: int = 0) -> str:
    """Whether this Objective is met, open or lost in this zone."""
    (found,) = [line for line in sheet.zones[zone].lines if line.objective.id == objective]
    return found.status.value


# House decks


def entry(
    name: str, kind: str, *, points: int = 1, symbol: str | None = None, **params: Any
) -> Any:
    return {"id": name, "kind": kind, "params": params, "points": points, "symbol": symbol}


STAR = entry("STAR", "majority_value", points=3, symbol="star", value=6)
MOON = entry("MOON", "majority_color", points=3, symbol="moon", color="black")


def house_deck(*entries: Any) -> ObjectiveDeck:
    """The star (most 6s), the moon (most black cards), and these."""
    return read_deck([STAR, MOON, *entries])


def marked(
    kind: str,
    here: str,
    *others: str,
    to_come: int = 0,
    value_at_least: bool = False,
    **params: Any,
) -> str:
    """The mark of an Objective X of this kind that lies with these cards in zone 0."""
    objectives = house_deck(entry("X", kind, **params))
    zones = (f"X {here}", *others, *[""] * (2 - len(others)))
    sheet = sheet_of(
        *zones,
        common="STAR MOON",
        to_come=to_come,
        value_at_least=value_at_least,
        objectives=objectives,
    )
    return mark(sheet, "X")

"""The encoding of Splito for learners: actions, observations and draws."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Final

from splittable.core.encoding import (
    Draw,
    Encoding,
    Field,
    equally_likely,
    in_range,
    marked,
    number_of,
    seats_seen_from,
)
from splittable.games.splito import SPLITO
from splittable.games.splito.cards import COPIES, COPIES_OF_A_KIND, FACES, VALUES, Card, Color, Side
from splittable.games.splito.moves import Place, both_ways
from splittable.games.splito.objective_status import tally
from splittable.games.splito.objectives import Symbol
from splittable.games.splito.rules import rounds
from splittable.games.splito.scoring import zone_count, zone_of
from splittable.games.splito.setup import HAND, Deal, Options, deck
from splittable.games.splito.view import View

SIDES: Final = tuple(Side)
FACE_NUMBERS: Final = {card: number for number, card in enumerate(FACES)}


def kinds(options: Options) -> tuple[Card, ...]:
    """The different cards: yellow 1 to black 6, then the Objectives in the deck's order."""
    return (*FACES, *options.objectives.by_id)


def actions(options: Options) -> int:
    return len(SIDES) * len(kinds(options))


def action(options: Options, move: Place) -> int:
    return len(SIDES) * _number(options, move.card) + SIDES.index(move.side)


def move(options: Options, action: int) -> Place:
    kind, side = divmod(in_range(action, actions(options)), len(SIDES))
    return both_ways(kinds(options)[kind])[side]  # the same objects that `legal` returns


def _number(options: Options, card: Card) -> int:
    """The number of a card's kind. Fast for Splito cards, which don't depend on the deck."""
    if card in FACE_NUMBERS:
        return FACE_NUMBERS[card]
    return number_of(card, _numbers(options))


def _numbers(options: Options) -> Mapping[Card, int]:
    return {card: kind for kind, card in enumerate(kinds(options))}


# Observations


def fields(options: Options) -> tuple[Field, ...]:
    seats, zones, sides = options.seats, zone_count(options), len(SIDES)
    cards, objectives = len(kinds(options)), len(options.objectives.objectives)
    values, colors, same = len(VALUES), len(Color), COPIES_OF_A_KIND
    most = 2 * HAND  # all cards of two neighbours, or of one seat with two seats
    return (
        Field("round", (), 0, rounds(options), "1 for the first"),
        Field("to_act", (seats,), 0, 1, "by seat: 1 where the table waits for it"),
        Field("hand", (cards,), 0, COPIES, "by kind: copies in my hand, a sealed one included"),
        Field(
            "known_hands",
            (seats - 1, cards),
            0,
            COPIES,
            "by other seat and kind: copies in a hand I have held; 0s where I have not",
        ),
        Field("choice", (cards,), 0, 1, "by kind: one-hot, my own sealed card"),
        Field("choice_side", (sides,), 0, 1, "one-hot left, right: where it goes"),
        Field(
            "shown_sides",
            (seats, sides),
            0,
            1,
            "by seat: one-hot left, right of a sealed card, where the table shows it",
        ),
        Field("common", (len(Symbol), objectives), 0, 1, "star, moon: one-hot Objective"),
        Field("values", (zones, values), 0, same, "by zone and value: cards"),
        Field("colors", (zones, colors), 0, same, "by zone and colour: cards"),
        Field("cards", (zones,), 0, most, "by zone: cards, Objectives included"),
        Field("objectives", (zones, objectives), 0, 1, "by zone: 1 for each Objective in it"),
    )


def observe(view: View) -> list[int]:
    options = view.options
    me, *others = seats_seen_from(view.seat, options.seats)
    choice, numbers, objectives = view.choice, _numbers(options), options.objectives.by_id
    first = zone_of(options, me, Side.LEFT)
    zones = (*view.zones[first:], *view.zones[:first])
    tallies = [tally(zone) for zone in zones]
    return [
        view.round,
        *marked(view.to_act, (me, *others)),
        *_counted(view.hand or (), numbers),
        *chain.from_iterable(_counted(view.known_hands[seat] or (), numbers) for seat in others),
        *_counted((choice.card,) if choice else (), numbers),
        *_side(choice.side if choice else None),
        *chain.from_iterable(_side(view.shown_sides[seat]) for seat in (me, *others)),
        *chain.from_iterable(marked((card,), objectives) for card in view.common),
        *chain.from_iterable(tally.values for tally in tallies),
        *chain.from_iterable(tally.colors for tally in tallies),
        *[tally.cards for tally in tallies],
        *chain.from_iterable(marked(zone, objectives) for zone in zones),
    ]


def _counted(cards: Iterable[Card], numbers: Mapping[Card, int]) -> list[int]:
    copies = [0] * len(numbers)
    for card in cards:
        copies[numbers[card]] += 1
    return copies


def _side(side: Side | None) -> list[int]:
    return [int(side is each) for each in SIDES]


# Draws: the star, the moon, then the hands in turn


def draws(options: Options, drawn: Sequence[int]) -> tuple[Draw, ...]:
    if len(drawn) < len(Symbol):
        symbol = tuple(Symbol)[len(drawn)]
        places = {card: place for place, card in enumerate(options.objectives.by_id)}
        return equally_likely(places[card] for card in options.objectives.marked(symbol))
    common, *hands = _cards(options, drawn)
    if len(hands) == options.seats * options.hands_each and len(hands[-1]) == HAND:
        return ()
    left = Counter(deck(options)) - Counter(chain(common, *hands))
    return tuple(Draw(kind, left[card]) for kind, card in enumerate(kinds(options)) if card in left)


def deal(options: Options, drawn: Sequence[int]) -> Deal:
    common, *hands = _cards(options, drawn)
    return Deal(common, tuple(hands[: options.seats]), tuple(hands[options.seats :]))


def _cards(options: Options, drawn: Sequence[int]) -> list[tuple[Card, ...]]:
    """The common Objectives, then each hand as far as drawn."""
    objectives, cards = tuple(options.objectives.by_id), kinds(options)
    common, rest = drawn[: len(Symbol)], drawn[len(Symbol) :]
    hands = [rest[first : first + HAND] for first in range(0, len(rest), HAND)]
    return [
        tuple(objectives[place] for place in common),
        *[tuple(cards[kind] for kind in hand) for hand in hands],
    ]


ENCODING: Final = Encoding(
    game=SPLITO,
    actions=actions,
    action=action,
    move=move,
    fields=fields,
    observe=observe,
    draws=draws,
    deal=deal,
)

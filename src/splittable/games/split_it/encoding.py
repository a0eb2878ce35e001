"""The encoding of Split it! for learners: actions, observations and draws."""

from collections import Counter
from collections.abc import Sequence
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
    one_hot,
    seats_seen_from,
)
from splittable.core.seats import Seat
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.cards import JOKER, NUMBERS, SECTIONS, Card
from splittable.games.split_it.moves import (
    GUESSES,
    LONGEST_ROW,
    REMOVALS,
    SPLITS,
    Move,
    PlaceJoker,
)
from splittable.games.split_it.rules import STAND_OFF_LIMIT, rounds
from splittable.games.split_it.setup import Deal, Options, deck
from splittable.games.split_it.view import View

# The splits of a shorter row are a prefix of those of a longer one, so each split has one number.
MOVES: Final[tuple[Move, ...]] = (
    *SPLITS[LONGEST_ROW],
    *REMOVALS,
    *GUESSES,
    *map(PlaceJoker, NUMBERS),
)
NUMBER: Final = {move: number for number, move in enumerate(MOVES)}

PHASES: Final = ("split", "remove", "guess", "joker")
KINDS: Final = (JOKER, *NUMBERS)


def actions(options: Options) -> int:
    return len(MOVES)


def action(options: Options, move: Move) -> int:
    return number_of(move, NUMBER)


def move(options: Options, action: int) -> Move:
    return MOVES[in_range(action, len(MOVES))]


# Observations


def fields(options: Options) -> tuple[Field, ...]:
    seats, copies = options.seats, Counter(deck(options))
    most = max(copies.values())
    of_a_number = max(copies[number] for number in NUMBERS)
    row, kinds, numbers, sections = LONGEST_ROW, len(KINDS), len(NUMBERS), len(SECTIONS)
    return (
        Field("phase", (len(PHASES),), 0, 1, f"one-hot {', '.join(PHASES)}; 0s when over"),
        Field("round", (), 0, rounds(options), "1 for the first row"),
        Field("splitter", (seats,), 0, 1, "by seat: one-hot, who splits this row"),
        Field("to_act", (seats,), 0, 1, "by seat: 1 where the table waits for it"),
        Field("active", (seats,), 0, 1, "by seat: 1 while it has won no cards this round"),
        Field("guessed", (seats,), 0, 1, "by seat: 1 where it has sealed a guess"),
        Field("guess", (sections,), 0, 1, "one-hot white, pink, black: my own sealed guess"),
        Field("stand_offs", (), 0, STAND_OFF_LIMIT, "in a row, over the two cards that lie there"),
        Field("placing", (seats,), 0, seats, "by seat: its turn to place jokers, 1 first; 0: none"),
        Field("row", (row, kinds), 0, 1, "by place from the left: one-hot joker, 1 to 10"),
        Field(
            "sections",
            (row, sections),
            0,
            1,
            "by place: one-hot white, pink, black; 0s while the row is whole",
        ),
        Field("numbers", (seats, numbers), 0, of_a_number, "by seat and number: cards in columns"),
        Field("jokers", (seats, numbers), 0, copies[JOKER], "by seat and number: jokers added"),
        Field("pending", (seats,), 0, copies[JOKER], "by seat: jokers not in a column yet"),
        Field("gone", (kinds,), 0, most, "by card, joker first: copies that have left the game"),
        Field("stock", (), 0, len(deck(options)), "cards left in it"),
    )


def observe(view: View) -> list[int]:
    seats = seats_seen_from(view.seat, view.options.seats)
    displays = [view.displays[seat] for seat in seats]
    return [
        *one_hot(_phase(view), len(PHASES)),
        view.round,
        *marked((view.splitter,), seats),
        *marked(view.to_act, seats),
        *marked(view.active, seats),
        *marked(view.guessed, seats),
        *one_hot(view.guess, len(SECTIONS)),
        view.stand_offs,
        *[view.placing.index(seat) + 1 if seat in view.placing else 0 for seat in seats],
        *_row(view),
        *_sections(view),
        *chain.from_iterable(display.numbers for display in displays),
        *chain.from_iterable(display.jokers for display in displays),
        *[display.pending for display in displays],
        *view.gone,
        view.stock,
    ]


def _phase(view: View) -> int | None:
    if view.placing:
        return PHASES.index("joker")
    if not view.parts:
        return None
    if len(view.parts) < len(SECTIONS):
        return PHASES.index("split")
    return PHASES.index("remove" if view.removal_due else "guess")


def _row(view: View) -> list[int]:
    marks = [0] * (LONGEST_ROW * len(KINDS))
    for place, card in enumerate(chain.from_iterable(view.parts)):
        marks[place * len(KINDS) + card] = 1
    return marks


def _sections(view: View) -> list[int]:
    marks = [0] * (LONGEST_ROW * len(SECTIONS))
    if len(view.parts) == len(SECTIONS):
        found = [section for section in SECTIONS for _ in view.parts[section]]
        for place, section in enumerate(found):
            marks[place * len(SECTIONS) + section] = 1
    return marks


# Draws: the starter, then the stock card by card


def draws(options: Options, drawn: Sequence[int]) -> tuple[Draw, ...]:
    if not drawn:
        return equally_likely(range(options.seats))
    left = Counter(deck(options)) - Counter(map(Card, drawn[1:]))
    return tuple(Draw(card, left[card]) for card in sorted(left))


def deal(options: Options, drawn: Sequence[int]) -> Deal:
    starter, *stock = drawn
    return Deal(Seat(starter), tuple(map(Card, stock)))


ENCODING: Final = Encoding(
    game=SPLIT_IT,
    actions=actions,
    action=action,
    move=move,
    fields=fields,
    observe=observe,
    draws=draws,
    deal=deal,
)

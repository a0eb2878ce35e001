"""The encoding of Split for learners: actions, observations and draws."""

from collections.abc import Iterable, Sequence
from itertools import combinations
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
from splittable.core.seats import Seat, all_seats
from splittable.games.split import SPLIT
from splittable.games.split.cards import CARDS, HUNDRED, WILDS, ZERO, Card, Side, standards
from splittable.games.split.moves import PLAYS, RESET, Bury, Challenge, Move, Open, Trust
from splittable.games.split.rules import Phase
from splittable.games.split.setup import Deal, Options, deck, hand_size
from splittable.games.split.view import View

SORTED_WILDS: Final = tuple(sorted(WILDS))
ANSWERS: Final = (Trust(), Challenge())

# Sorted by the higher card, so that pairs of low cards come first.
_PAIRS: Final = sorted(combinations(standards(CARDS), 2), key=lambda pair: pair[::-1])
MOVES: Final[tuple[Move, ...]] = (
    *PLAYS[None],
    *PLAYS[Side.LEFT],
    *PLAYS[Side.RIGHT],
    RESET,
    *map(Bury, SORTED_WILDS),
)
BLUFFING_MOVES: Final = (*MOVES, *(Open(low, high) for low, high in _PAIRS), *ANSWERS)
NUMBERS: Final = {move: number for number, move in enumerate(MOVES)}
BLUFFING_NUMBERS: Final = {move: number for number, move in enumerate(BLUFFING_MOVES)}

PHASES: Final = (Phase.PLAYING, Phase.BURYING, Phase.OPENING, Phase.ANSWERING)
KEY_DIGITS: Final = 32  # hexadecimal digits of the reshuffle key
MOST_SHOWN: Final = 100  # cap on turns left and refills, so that every number fits into a byte


def actions(options: Options) -> int:
    return len(BLUFFING_MOVES if _has_bluffs(options) else MOVES)


def action(options: Options, move: Move) -> int:
    return number_of(move, BLUFFING_NUMBERS if _has_bluffs(options) else NUMBERS)


def move(options: Options, action: int) -> Move:
    return BLUFFING_MOVES[in_range(action, actions(options))]


def _has_bluffs(options: Options) -> bool:
    return options.bluff_resets and not options.cooperative


# Observations


def fields(options: Options) -> tuple[Field, ...]:
    seats, most, cards = options.seats, len(deck(options)), len(CARDS)
    phases = ", ".join(phase.name.lower() for phase in PHASES)
    return (
        Field("phase", (len(PHASES),), 0, 1, f"one-hot {phases}; 0s when over"),
        Field("turn", (seats,), 0, 1, "by seat: one-hot, whose turn it is or who opens"),
        Field("turns_left", (), 0, MOST_SHOWN, f"before the turn limit; {MOST_SHOWN}: or more"),
        Field("clockwise", (), 0, 1, "1 while play goes to the left"),
        Field("hand", (cards,), 0, 1, "by card: 1 in my hand"),
        Field("hand_sizes", (seats,), 0, most, "by seat: cards in its hand"),
        Field("left", (cards,), 0, 2, "by card: 1 in the left pile, 2 its top"),
        Field("right", (cards,), 0, 2, "by card: 1 in the right pile, 2 its top"),
        Field("middle", (cards,), 0, 1, "one-hot card between the piles; 0s where there is none"),
        Field("helpers", (2,), 0, 1, "cooperative, 0 and 100: 1 while it may be used"),
        Field("discards", (cards,), 0, 1, "by card: 1 among the discards"),
        Field("stock", (), 0, most, "cards left in it"),
        Field(
            "buried",
            (len(SORTED_WILDS),),
            0,
            most,
            "by Wild, ascending: its place in the stock, 1 next, if I put it there; else 0",
        ),
        Field("answer", (len(ANSWERS),), 0, 1, "one-hot trust, challenge: my own sealed answer"),
        Field("answered", (seats,), 0, 1, "by seat: 1 where it has sealed an answer"),
        Field("refills", (), 0, MOST_SHOWN, f"of the stock; {MOST_SHOWN}: or more"),
    )


def observe(view: View) -> list[int]:
    seats = seats_seen_from(view.seat, view.options.seats)
    buried = {card: place + 1 for place, card in view.buried}
    return [
        *[int(view.phase is phase) for phase in PHASES],
        *marked((view.turn,), seats),
        min(max(view.options.turn_limit - view.turn_number, 0), MOST_SHOWN),
        int(view.clockwise),
        *_laid(view.hand or ()),
        *[view.hand_sizes[seat] for seat in seats],
        *_pile(view.left),
        *_pile(view.right),
        *one_hot(view.middle, len(CARDS)),
        *marked(view.helpers, (ZERO, HUNDRED)),
        *_laid(view.discards),
        view.stock,
        *[buried.get(card, 0) for card in SORTED_WILDS],
        *[int(view.answer == answer) for answer in ANSWERS],
        *marked(view.answered, seats),
        min(view.refills, MOST_SHOWN),
    ]


def _laid(cards: Iterable[Card]) -> list[int]:
    marks = [0] * len(CARDS)
    for card in cards:
        marks[card] = 1
    return marks


def _pile(pile: tuple[Card, ...]) -> list[int]:
    marks = _laid(pile)
    if pile:
        marks[pile[-1]] = 2
    return marks


# Draws: the dealer, the hands in turn, the stock, the digits of the key


def draws(options: Options, drawn: Sequence[int]) -> tuple[Draw, ...]:
    if not drawn:
        return equally_likely(range(options.seats))
    cards, digits = _cards_and_digits(options, drawn)
    if len(cards) < len(deck(options)):
        return equally_likely(sorted(set(deck(options)).difference(cards)))
    return equally_likely(range(16)) if len(digits) < KEY_DIGITS else ()


def deal(options: Options, drawn: Sequence[int]) -> Deal:
    dealer = Seat(drawn[0])
    cards, digits = _cards_and_digits(options, drawn)
    hands: list[tuple[Card, ...]] = []
    for seat in all_seats(options.seats):
        size = hand_size(options, seat, dealer)
        hands.append(tuple(sorted(cards[:size])))
        cards = cards[size:]
    return Deal(dealer, tuple(hands), cards, "".join(f"{digit:x}" for digit in digits))


def _cards_and_digits(
    options: Options, drawn: Sequence[int]
) -> tuple[tuple[Card, ...], Sequence[int]]:
    end = 1 + len(deck(options))
    return tuple(map(Card, drawn[1:end])), drawn[end:]


ENCODING: Final = Encoding(
    game=SPLIT,
    actions=actions,
    action=action,
    move=move,
    fields=fields,
    observe=observe,
    draws=draws,
    deal=deal,
)

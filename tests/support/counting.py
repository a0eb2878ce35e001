"""Counts all cards of a position, and all cards of its deal, to check conservation."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tests.support.variants import Variant

Cards: TypeAlias = Counter[str]


def cards_in(variant: Variant, state: Any) -> Cards:
    return _COUNT[variant.game.name](state)


def cards_of(variant: Variant, deal: Any) -> Cards:
    """All cards in the game after the deal, in notation."""
    raw = variant.game.write_deal(deal)
    cards = Counter(map(str, raw.get("stock", ())))
    for hand in (*raw.get("hands", ()), *raw.get("second_hands", ())):
        cards.update(map(str, hand))
    cards.update(raw.get("common", ()))
    cards.update(_helpers(variant))
    return cards


def _helpers(variant: Variant) -> tuple[str, ...]:
    """0 and 100 are never dealt in cooperative play; the option says which of them are helpers."""
    if not variant.game.cooperative(variant.options):
        return ()
    both = {"both": ("0", "100"), "zero": ("0",), "hundred": ("100",), "none": ()}
    return both[variant.options.helpers]  # split 8.2, 8.3


def full_deck(variant: Variant) -> Cards:
    """The full deck, written down from docs/rules."""
    if variant.game.name == "split-it":  # split-it 1.1
        return Counter({**{str(number): number for number in range(1, 11)}, "J": 15})
    if variant.game.name == "split":  # split 1.1
        undealt = {"0", "100"} if variant.options.mode == "cooperative" else set()
        dealt = Counter(str(number) for number in range(101) if str(number) not in undealt)
        return dealt + Counter(_helpers(variant))
    faces = [f"{color}{value}" for color in "yopbgk" for value in range(1, 7)]  # splito 1.2
    objectives = [str(objective.id) for objective in variant.options.objectives.objectives]
    return Counter([*faces, *faces, *objectives])


def _in_split_it(state: Any) -> Cards:
    names = ["J", *(str(number) for number in range(1, 11))]
    cards = Counter(names[card] for card in state.stock)
    cards.update(names[card] for part in state.parts for card in part)
    for display in state.displays:
        for number in range(1, 11):
            cards[str(number)] += display.numbers[number - 1]
            cards["J"] += display.jokers[number - 1]
        cards["J"] += display.pending
    for name, gone in zip(names, state.gone, strict=True):
        cards[name] += gone
    return +cards


def _in_splito(state: Any) -> Cards:
    cards = Counter(map(str, state.common))
    for group in (*state.zones, *state.hands, *state.second_hands):
        cards.update(map(str, group))
    return cards


def _in_split(state: Any) -> Cards:
    cards: Cards = Counter()
    middle = () if state.middle is None else (state.middle,)
    table = (state.left, state.right, middle, state.helpers)
    for group in (*state.hands, *table, state.stock, state.discards):
        cards.update(map(str, group))
    return cards


_COUNT: Final[dict[str, Callable[[Any], Cards]]] = {
    "split-it": _in_split_it,
    "splito": _in_splito,
    "split": _in_split,
}

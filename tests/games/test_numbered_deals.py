"""Deals by number: each is legal, contains the whole box, and never changes."""

import json
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splittable.core.errors import Invalid
from splittable.core.game import beginner_of, deal_by_number
from splittable.core.numbered_deals import DEFINITION, MOST_NUMBER, numbered_deal_rng, read_number
from splittable.core.options import read_words
from splittable.games import GAMES
from splittable.games.split.cards import CARDS
from tests.support.amounts import tries
from tests.support.nasty import told
from tests.support.variants import OFFICIAL, VARIANTS, Variant, every_variant

# Made once, and never again: whoever has written a number down finds these cards under it.
GOLDEN: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "deals_by_number.json").read_text(encoding="utf-8")
)
NUMBERS: Final = st.integers(1, MOST_NUMBER)


def cards_in_the_box(variant: Variant) -> Counter[object]:
    """What lies there before anything is prepared, as a record writes it."""
    if variant.game.name == "split":
        return Counter(CARDS)  # also those that a cooperative game lays aside
    names = {0: "J"} if variant.game.name == "split-it" else {}
    return Counter(names.get(card, str(card)) for card in variant.game.deck(variant.options))  # type: ignore[call-overload]


@pytest.mark.parametrize("name", GOLDEN["deals"])
def test_a_number_means_the_same_cards_for_ever(name: str) -> None:
    assert GOLDEN["definition"] == DEFINITION
    (variant,) = [each for each in VARIANTS if str(each) == name]
    for number, deal in GOLDEN["deals"][name].items():
        found = deal_by_number(variant.game, variant.options, int(number))
        assert variant.game.write_deal(found) == deal


def test_every_game_and_seat_count_has_golden_deals() -> None:
    wanted = {(variant.game.name, len(variant.seats)) for variant in OFFICIAL}
    named = {str(variant): (variant.game.name, len(variant.seats)) for variant in VARIANTS}
    assert {named[name] for name in GOLDEN["deals"]} == wanted


@every_variant
@settings(max_examples=tries(6))
@given(number=NUMBERS)
def test_a_deal_by_number_is_legal_and_its_packets_are_the_whole_box(
    variant: Variant, number: int
) -> None:
    game, options = variant.game, variant.options
    deal = deal_by_number(game, options, number)
    assert game.read_deal(options, game.write_deal(deal)) == deal
    state = game.start(options, deal)
    packets = game.packets(options, deal)
    assert Counter(card for each in packets for card in each.cards) == cards_in_the_box(variant)
    hands = {each.seat: each.cards for each in packets if each.kind == "hand"}
    assert all((each.sight == "own") == (each.kind == "hand") for each in packets)
    assert set(hands) == (set() if game.name == "split-it" else set(variant.seats))
    if game.name == "splito":
        assert all(game.view(state, seat).hand == hand for seat, hand in hands.items())
    beginner = beginner_of(game, deal)
    assert beginner is None if game.beginning is None else beginner in variant.seats


def test_the_rows_of_split_it_are_laid_as_the_rules_lay_them() -> None:
    game = GAMES["split-it"]
    for seats, lengths in ((2, [7] * 10), (3, [7] * 10), (4, [9] * 7 + [7])):  # 2.5
        options = game.read_options({"seats": seats})
        deal = deal_by_number(game, options, 7)
        rows = game.packets(options, deal)
        assert [len(row.cards) for row in rows] == lengths
        assert [row.sight for row in rows] == ["open", *["hidden"] * (len(rows) - 1)]
        assert [card for row in rows for card in row.cards] == game.write_deal(deal)["stock"]


def test_options_that_change_no_card_change_no_deal() -> None:
    split = GAMES["split"]
    plain, bluffing = ({"seats": 4}, {"seats": 4, "bluff_resets": True})
    deals = [deal_by_number(split, split.read_options(raw), 7) for raw in (plain, bluffing)]
    assert deals[0] == deals[1]


def test_neighbouring_numbers_games_and_seats_have_nothing_in_common() -> None:
    seen = {
        numbered_deal_rng(game, seats, number).getrandbits(64)
        for game in GAMES
        for seats in (2, 3)
        for number in (1, 2, 11, 12)
    }
    assert len(seen) == len(GAMES) * 2 * 4


@pytest.mark.parametrize(
    "text", ["", "0", "-1", "1.5", "x", "²", "٣", "9" * 30, "1000000000", "7 "]
)
def test_what_is_no_number_is_told_in_one_line(text: str) -> None:
    assert told(lambda: read_number(text)) == "number: expected a whole number from 1 to 999999999"


@pytest.mark.parametrize("number", [0, -7, MOST_NUMBER + 1])
def test_the_library_takes_no_other_number_either(number: int) -> None:
    with pytest.raises(Invalid, match="number"):
        numbered_deal_rng("split", 2, number)


def test_options_in_words_are_read_each_once() -> None:
    options = GAMES["split"].options
    assert read_words(["seats=4", "bluff_resets=true"], options, "split") == {
        "seats": 4,
        "bluff_resets": True,
    }
    for word in ("colour=red", "seats", "seats=four"):
        assert told(partial(read_words, [word], options, "split"))
    assert told(partial(read_words, ["seats=4", "seats=4"], options, "split"))

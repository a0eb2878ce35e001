"""The cards and the deal of Splito (splito 1, 2)."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from splittable.core.errors import Invalid
from splittable.games.splito import SPLITO
from splittable.games.splito.cards import FACES, SPLITO_CARDS, Card, Color
from splittable.games.splito.objectives import STANDARD_DECK, Symbol
from splittable.games.splito.rules import start
from splittable.games.splito.setup import Options, deck
from tests.games.splito.table import begin, cards, deal


def test_there_are_72_splito_cards_and_37_objectives() -> None:  # splito 1.1
    assert (len(SPLITO_CARDS), len(STANDARD_DECK.objectives), len(deck(Options(3)))) == (
        72,
        37,
        109,
    )


def test_every_pair_of_colour_and_value_is_on_two_cards() -> None:  # splito 1.2
    faces = Counter(FACES[card] for card in SPLITO_CARDS)
    assert len(faces) == 36
    assert set(faces.values()) == {2}
    for color in Color:
        assert sum(FACES[card].color is color for card in SPLITO_CARDS) == 12
    for value in range(1, 7):
        assert sum(FACES[card].value == value for card in SPLITO_CARDS) == 12


def test_a_splito_card_is_written_as_its_letter_and_its_value() -> None:  # splito 1.2, 1.3
    letters = {color: card[0] for card, face in FACES.items() for color in [face.color]}
    assert {color.value: letter for color, letter in letters.items()} == {
        "yellow": "y",
        "orange": "o",
        "pink": "p",
        "blue": "b",
        "green": "g",
        "black": "k",
    }
    assert FACES[Card("y3")].value == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_three_to_eight_may_play_and_two_as_a_variant(seats: int) -> None:  # splito 1.5, 11.14
    assert SPLITO.read_options({"seats": seats}).seats == seats


@pytest.mark.parametrize("seats", [1, 9, "3", 3.0])
def test_no_other_number_of_seats_can_play(seats: object) -> None:  # splito 1.5
    with pytest.raises(Invalid, match=r"options\.seats: .* is not one of 3, 4, 5, 6, 7, 8, 2"):
        SPLITO.read_options({"seats": seats})


@pytest.mark.parametrize("seats", range(3, 9))
def test_a_random_deal_draws_a_star_a_moon_and_thirteen_cards_each(seats: int) -> None:
    for seed in range(10):
        dealt = SPLITO.deal(Options(seats), Random(seed))
        star, moon = dealt.common  # splito 2.1
        assert STANDARD_DECK.by_id[star].symbol is Symbol.STAR
        assert STANDARD_DECK.by_id[moon].symbol is Symbol.MOON
        assert [len(hand) for hand in dealt.hands] == [13] * seats  # splito 2.2
        used = Counter(card for hand in (dealt.common, *dealt.hands) for card in hand)
        assert not used - Counter(deck(Options(seats)))
        assert used.total() == 2 + 13 * seats  # splito 2.3


def test_the_commons_differ_from_deal_to_deal() -> None:  # splito 2.1
    drawn = {SPLITO.deal(Options(3), Random(seed)).common for seed in range(200)}
    assert len({star for star, _ in drawn}) == len({moon for _, moon in drawn}) == 6


def test_the_other_stars_and_moons_are_dealt_too() -> None:  # splito 2.2
    dealt = SPLITO.deal(Options(8), Random(1))
    symbols = [
        STANDARD_DECK.by_id[c].symbol for hand in dealt.hands for c in hand if c not in FACES
    ]
    assert symbols.count(Symbol.STAR) >= 2


@pytest.mark.parametrize("seats", range(3, 9))
def test_there_are_as_many_zones_as_seats_all_empty(seats: int) -> None:  # splito 2.5, 2.7
    assert begin(seats).zones == ((),) * seats


def test_two_seats_have_four_zones_and_a_second_hand_each() -> None:  # splito 6.2 to 6.5
    state = begin(2)
    assert state.zones == ((),) * 4
    dealt = SPLITO.deal(Options(2), Random(3))
    assert [len(hand) for hand in (*dealt.hands, *dealt.second_hands)] == [13] * 4
    used = Counter(
        card for hand in (dealt.common, *dealt.hands, *dealt.second_hands) for card in hand
    )
    assert used.total() == 109 - 55
    assert not used - Counter(deck(Options(2)))


# Deals that are no deals


def test_the_commons_must_be_a_star_and_then_a_moon() -> None:  # splito 2.1
    right = deal(Options(3))
    for common, problem in [
        ("MC_black MV6", r"deal\.common\[0\]: 'MC_black' has no star"),
        ("MV6 V0_2", r"deal\.common\[1\]: 'V0_2' has no moon"),
        ("MV6", r"deal\.common: expected a star and a moon, found 1 cards"),
    ]:
        with pytest.raises(Invalid, match=problem):
            start(Options(3), replace(right, common=cards(common)))


def test_hands_must_have_thirteen_cards_for_each_seat() -> None:  # splito 2.2
    right = deal(Options(3))
    with pytest.raises(Invalid, match=r"deal\.hands: expected 4 hands, found 3"):
        start(Options(4), right)
    with pytest.raises(Invalid, match=r"deal\.hands\[2\]: expected 13 cards, found 12"):
        start(Options(3), replace(right, hands=(*right.hands[:2], right.hands[2][1:])))
    with pytest.raises(Invalid, match=r"deal\.second_hands: expected 0 hands, found 3"):
        start(Options(3), replace(right, second_hands=right.hands))


def test_no_card_may_be_dealt_more_often_than_the_deck_has_it() -> None:  # splito 1.2
    right = deal(Options(3), "y1 y1 V0_2")
    thrice = (*right.hands[:2], (Card("y1"), *right.hands[2][1:]))
    with pytest.raises(Invalid, match="more copies than the deck has of: y1"):
        start(Options(3), replace(right, hands=thrice))
    common_too = (*right.hands[:2], (Card("MV6"), *right.hands[2][1:]))
    with pytest.raises(Invalid, match="more copies than the deck has of: MV6"):
        start(Options(3), replace(right, hands=common_too))


# The Objective deck


def test_the_deck_has_twelve_majorities_twelve_values_nine_varieties_four_zones() -> None:
    kinds = Counter(type(o.requirement).__name__ for o in STANDARD_DECK.objectives)  # splito 9.2
    assert kinds["MajorityOfValue"] + kinds["MajorityOfColor"] == 12
    assert kinds["ExactValue"] == 12
    assert kinds["AllColors"] + kinds["Distinct"] + kinds["DistinctBoth"] == 9
    assert kinds["ZoneSize"] == 4
    assert kinds["ExactColor"] == 0  # splito 4.7


def test_the_points_of_the_deck_are_81_in_all() -> None:  # splito 1.4, 9.2
    points = [objective.points for objective in STANDARD_DECK.objectives]
    assert [points.count(value) for value in (1, 2, 3, 4)] == [11, 10, 14, 2]
    assert sum(points) == 81


def test_stars_are_majorities_of_a_value_and_moons_of_a_colour() -> None:  # splito 9.3
    assert STANDARD_DECK.marked(Symbol.STAR) == cards("MV1 MV2 MV3 MV4 MV5 MV6")
    assert set(STANDARD_DECK.marked(Symbol.MOON)) == {f"MC_{color}" for color in Color}


def test_every_value_and_every_colour_is_on_three_objectives() -> None:  # splito 9.4
    texts = [objective.id for objective in STANDARD_DECK.objectives]
    for value in range(1, 7):
        assert sum(text in (f"MV{value}", f"V0_{value}", f"V2_{value}") for text in texts) == 3
    for color in Color:
        assert sum(str(color) in text for text in texts) == 3


def test_the_deck_is_the_one_in_the_rules() -> None:  # splito 9.9
    rules = (Path(__file__).parents[3] / "docs" / "rules" / "splito.md").read_text(encoding="utf-8")
    printed = re.findall(r"^\| `(\w+)` \| [^|]+ \| (\d) \| ([^ |]+) \|", rules, re.MULTILINE)
    assert printed == [
        (o.id, str(o.points), o.symbol.value if o.symbol else "–") for o in STANDARD_DECK.objectives
    ]

"""Reduced games of Split: fewer cards, smaller hands, an earlier end, the same rules."""

from random import Random
from typing import Any

import pytest

from splittable.core.errors import Invalid
from splittable.games.split import SPLIT
from splittable.games.split.rules import State, longest, outcome, start
from splittable.games.split.setup import Options, deck
from tests.games.split.table import acting, begin, cards, legal, play, sizes, tops

TEN = cards("0 12 20 31 44 50 57 63 78 100")


def opened(**options: Any) -> State:
    """Two seats: the dealer has laid 12 and 78, and the other begins."""
    return begin(0, "12 31 44 78", "20 63", cards=TEN, hand=2, **options)


def test_hands_have_the_chosen_size_and_the_dealer_two_more() -> None:  # split 2.2
    for seed in range(10):
        dealt = SPLIT.deal(Options(3, cards=TEN, hand=2), Random(seed))
        expected = [4 if seat == dealt.dealer else 2 for seat in range(3)]
        assert [len(hand) for hand in dealt.hands] == expected
        assert sorted(sum(dealt.hands, dealt.stock)) == list(TEN)


def test_the_opening_leaves_every_seat_the_chosen_size() -> None:  # split 2.6
    assert (tops(opened()), sizes(opened()), acting(opened())) == ((12, 78), (2, 2), {1})


def test_the_game_ends_after_the_chosen_number_of_turns() -> None:  # split 7.3
    state = play(opened(turn_limit=2), (1, "63"), (0, "right 31"))
    assert acting(state) == set()
    ended = outcome(state)
    assert ended is not None
    assert (ended.reason, ended.scores) == ("turn limit", (-1, -1))


def test_the_declared_length_follows_the_turn_limit_and_the_hands() -> None:
    assert longest(Options(2, turn_limit=10)) < longest(Options(2, turn_limit=11))
    small = Options(3, mode="cooperative", cards=TEN, hand=1)
    assert longest(small) < longest(Options(3, mode="cooperative"))


def test_a_draw_takes_the_chosen_cards_only() -> None:  # split 5.4
    state = play(opened(), (1, "reset"))
    held = [card for hand in state.hands for card in hand]
    assert {*held, *state.stock, *state.discards, *state.left, *state.right} == set(TEN)


def test_cooperative_play_sets_the_0_and_the_100_aside() -> None:  # split 8.2
    assert deck(Options(3, mode="cooperative", cards=TEN, hand=1)) == TEN[1:-1]


@pytest.mark.parametrize(
    "chosen, helpers, usable",
    [(TEN, "both", "0 100"), (TEN[1:], "both", "100"), (TEN, "zero", "0"), (TEN[1:], "zero", "")],
)
def test_a_helper_must_be_among_the_cards(
    chosen: tuple[Any, ...], helpers: str, usable: str
) -> None:  # split 8.3
    options = Options(3, mode="cooperative", helpers=helpers, cards=chosen, hand=1)
    state = start(options, SPLIT.deal(options, Random(1)))
    assert state.helpers == cards(usable)


def test_what_fits_does_not_depend_on_the_cards_that_are_left_out() -> None:  # split 3.6
    assert legal(opened(), 1) == {"20", "63", "reset"}


@pytest.mark.parametrize(
    "options, problem",
    [
        ({"cards": (12, 12, 31)}, r"cards: expected different cards from 0 to 100, ascending"),
        ({"cards": (31, 12)}, r"cards: expected different cards from 0 to 100, ascending"),
        ({"cards": (12, 101)}, r"cards: expected different cards from 0 to 100, ascending"),
        ({"cards": TEN}, r"cards: 2 hands of 7 need 16 cards, found 10"),
        (
            {"cards": cards("0 1 10 12 20 31"), "hand": 2},
            r"cards: 2 hands of 2 need 4 Standards, found 2",
        ),
        ({"hand": 0}, r"hand: expected a whole number from 1 to 7, found 0"),
        ({"hand": 8}, r"hand: expected a whole number from 1 to 7, found 8"),
        ({"turn_limit": 0}, r"turn_limit: expected a whole number from 1 to 1000, found 0"),
    ],
)
def test_a_small_game_that_cannot_be_dealt_is_refused(
    options: dict[str, Any], problem: str
) -> None:
    with pytest.raises(Invalid, match=rf"^options\.{problem}$"):
        Options(2, **options)


@pytest.mark.parametrize("name", ["cards", "hand", "turn_limit"])
def test_a_table_cannot_choose_a_small_game(name: str) -> None:
    with pytest.raises(Invalid, match=rf"^options: unknown option '{name}'"):
        SPLIT.read_options({"seats": 2, name: 5})

"""Previews of Split it!: what a guess, a split or a joker would change."""

from dataclasses import replace

import pytest

from splittable.core.changes import Change
from splittable.core.errors import IllegalMove, NotYourTurn
from splittable.core.seats import Seat
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.preview import Preview, Standing, preview
from splittable.games.split_it.rules import State
from tests.games.split_it.table import begin, cards, display, play


def considered(state: State, seat: int, text: str) -> Preview:
    move = SPLIT_IT.read_move(state.options, text)
    return preview(SPLIT_IT.view(state, Seat(seat)), move)


def columns(seen: Preview, gain: int = 0) -> list[tuple[int, int, int, str]]:
    return [
        (each.number, each.cards.before, each.cards.after, each.becomes.value)
        for each in seen.gains[gain].columns
    ]


def three_seats(*displays: str, row: str = "9 9 J 4 4 1 2") -> State:
    """Seat 0 has split the row after its third and its fifth card: all guess."""
    state = play(begin(3, row), (0, "split 3 5"))
    return replace(state, displays=tuple(display(each) for each in displays))


def test_nines_two_to_four_and_the_lead_alone() -> None:
    state = three_seats("9 9 5", "9 9 9", "")
    seen = considered(state, 0, "guess white")
    assert columns(seen) == [(9, 2, 4, "alone")]
    assert seen.gains[0].columns[0].was is Standing.BEHIND
    assert seen.gains[0].columns[0].margin == 1
    assert seen.gains[0].points == Change(5, 14)  # split-it 6.2
    assert (seen.gains[0].jokers, seen.gains[0].waiting) == (1, 0)  # to be placed by choice


def test_an_equal_column_is_a_shared_lead() -> None:  # split-it 6.3
    seen = considered(three_seats("4 5", "4 4 4", ""), 0, "guess pink")
    assert columns(seen) == [(4, 1, 3, "shared")]
    assert seen.gains[0].points == Change(5, 9)


def test_a_joker_goes_by_itself_to_an_only_column() -> None:  # split-it 5.6
    seen = considered(three_seats("", "", ""), 1, "guess white")
    assert columns(seen) == [(9, 0, 3, "alone")]
    assert (seen.gains[0].jokers, seen.gains[0].waiting) == (0, 0)


def test_a_joker_without_any_column_waits() -> None:  # split-it 5.4
    state = play(begin(3, "J J 4 4 4 1 2"), (0, "split 2 5"))
    seen = considered(state, 2, "guess white")
    assert columns(seen) == []
    assert (seen.gains[0].jokers, seen.gains[0].waiting) == (0, 2)
    assert seen.gains[0].points == Change(0, 0)


def test_a_cut_shows_the_sections_it_makes_and_what_each_would_bring() -> None:
    state = begin(3, "9 9 J 4 4 1 2")
    seen = considered(state, 0, "split 2 5")
    assert [gain.cards for gain in seen.gains] == [cards("9 9"), cards("J 4 4"), cards("1 2")]
    assert [str(gain.section) for gain in seen.gains] == ["white", "pink", "black"]
    assert [gain.points.after for gain in seen.gains] == [9, 4, 3]
    assert columns(seen, 1) == [(4, 0, 3, "alone")]


def test_two_seats_what_is_removed_leaves_and_the_other_sections_stay() -> None:  # split-it 3.8
    state = play(begin(2, "9 9 J 4 4 1 2"), (0, "split 3 5"))
    seen = considered(state, 1, "remove white")
    assert seen.gone == cards("9 9 J")
    assert [str(gain.section) for gain in seen.gains] == ["pink", "black"]


def test_a_joker_placed_lengthens_its_column_alone() -> None:  # split-it 5.2
    state = replace(
        three_seats("", "", ""),
        displays=(display("7 8 8", pending=2), display("7"), display("8 8 8")),
        placing=(Seat(0),),
    )
    seven, eight = considered(state, 0, "joker 7"), considered(state, 0, "joker 8")
    assert columns(seven) == [(7, 1, 2, "alone")]
    assert columns(eight) == [(8, 2, 3, "shared")]
    assert (seven.gains[0].points, eight.gains[0].points) == (Change(7, 7), Change(7, 15))
    assert seven.gains[0].jokers == 1  # one more to place
    assert seven.gains[0].section is None


def test_what_may_not_be_played_may_not_be_considered() -> None:
    state = three_seats("", "", "")
    with pytest.raises(IllegalMove, match="seat 0 cannot play 'joker 9' now; it may play: "):
        considered(state, 0, "joker 9")
    guessed = play(state, (0, "guess white"))
    with pytest.raises(NotYourTurn, match="seat 0 cannot play 'guess pink' now: waiting for"):
        considered(guessed, 0, "guess pink")

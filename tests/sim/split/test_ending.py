"""Games of the simulated Split end as in the examples of the rules."""

import pytest

from splittable.games.split import SPLIT
from splittable.games.split.encoding import action
from splittable.games.split.rules import State
from splittable.sim import Simulator
from tests.games.split.table import position


def ended(state: State, *moves: tuple[int, str]) -> tuple[list[int], list[int], str]:
    """Scores, winners and the reason after these moves."""
    positions = Simulator(SPLIT, state.options).from_state(state)
    for seat, text in moves:
        positions.apply([seat], [action(state.options, SPLIT.read_move(state.options, text))])
    outcomes = positions.outcomes()
    winners = [seat for seat, won in enumerate(outcomes.winners[0]) if won]
    return outcomes.scores[0].tolist(), winners, SPLIT.reasons[outcomes.reasons[0]]


def test_the_last_card_wins() -> None:  # split 7.1, 7.5
    state = position("37", "44 45", "60 70 6", left=12, right=80)
    assert ended(state, (0, "37")) == ([0, -2, -3], [0], "played the last card")


def test_the_last_card_wins_on_the_thousandth_turn_too() -> None:  # split 7.4
    state = position("37", "44 45", left=12, right=80, turn_number=1000)
    assert ended(state, (0, "37")) == ([0, -2], [0], "played the last card")


def test_all_seats_with_the_fewest_cards_win_at_the_limit() -> None:  # split 7.3
    state = position("37 5 6", "44 45", "60 70 7", left=12, right=80, turn_number=1000)
    assert ended(state, (0, "37")) == ([-2, -2, -3], [0, 1], "turn limit")


def test_a_reset_can_be_the_thousandth_turn() -> None:  # split 7.2
    state = position("37 44", "45 46", left=12, right=80, turn_number=1000)
    assert ended(state, (0, "reset")) == ([-3, -2], [1], "turn limit")


@pytest.mark.parametrize(
    "laid, answer, scores",
    [("5 91", "challenge", [-3, -3]), ("5 44", "challenge", [-8, -2]), ("5 44", "trust", [-3, -2])],
)
def test_penalties_are_drawn_before_the_limit_counts(
    laid: str, answer: str, scores: list[int]
) -> None:  # split 7.2, 9.6 to 9.8
    state = position(
        "37 44", "45 46", left=12, right=80, turn_number=1000, bluff_resets=True, stock="5 91 33"
    )
    assert ended(state, (0, "reset"), (0, f"open {laid}"), (1, answer))[0] == scores


def test_the_last_card_of_the_last_seat_wins_for_all() -> None:  # split 8.12
    state = position("37", "", "", left=12, right=80, mode="cooperative")
    assert ended(state, (0, "37")) == ([0, 0, 0], [0, 1, 2], "everyone is out")


def test_a_seat_that_is_stuck_loses_the_game_for_all() -> None:  # split 8.13
    state = position(
        "37 5", "81 82", "61 62", left=12, right=80, mode="cooperative", helpers="none"
    )
    assert ended(state, (0, "37")) == ([-1, -2, -2], [], "a seat is stuck")

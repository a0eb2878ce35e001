"""Previews of Split: what a play, a reset or an opening would leave."""

import pytest

from splittable.core.errors import IllegalMove, NotYourTurn
from splittable.core.seats import Seat
from splittable.games.split import SPLIT
from splittable.games.split.preview import Preview, preview
from splittable.games.split.rules import Phase, State
from tests.games.split.table import cards, play, position


def considered(state: State, seat: int, text: str) -> Preview:
    move = SPLIT.read_move(state.options, text)
    return preview(SPLIT.view(state, Seat(seat)), move)


def windows(seen: Preview) -> list[tuple[str, int, int]]:
    return [(str(gap.side), gap.low, gap.high) for gap in seen.gaps]


def test_three_of_six_cards_stay_playable() -> None:  # split 3.3, 3.6
    state = position("8 33 41 52 60 77 95", "2 3", "4 5", left=12, right=80, middle=40)
    seen = considered(state, 0, "left 52")
    assert windows(seen) == [("left", 52, 80), ("right", 40, 52)]
    assert seen.playable == (cards("60 77"), cards("41 60"))  # a Wild fits either way (3.7)
    assert seen.fits == cards("41 60 77")
    assert seen.hand == cards("8 33 41 60 77 95")
    assert not seen.turns


def test_a_wild_turns_the_direction_unless_two_play() -> None:  # split 4.1, 4.3
    three = position("50 33", "2 3", "4 5", left=12, right=80, middle=40)
    assert considered(three, 0, "left 50").turns
    assert not considered(
        position("50 33", "2 3", left=12, right=80, middle=40), 0, "left 50"
    ).turns


def test_the_last_card_empties_the_hand() -> None:  # split 7.1
    seen = considered(position("50 33", "2 3", left=12, right=80, middle=40), 0, "right 33")
    assert seen.strands  # the Wild that is left cannot be the last card (3.8)
    assert seen.fits == ()
    won = considered(position("33", "2 3", left=12, right=80, middle=40), 0, "right 33")
    assert (won.hand, won.hand_size, won.strands) == ((), 0, False)


def test_a_reset_draws_cards_that_nobody_knows() -> None:  # split 5.4 to 5.6
    state = position("8 33 60", "2 3", "4 5", left=12, right=80, middle=40, clockwise=False)
    seen = considered(state, 0, "reset")
    assert (seen.drawn, seen.hand_size, seen.hand) == (3, 4, cards("8 33 60"))
    assert (seen.gaps, seen.fits) == ((), ())
    assert seen.turns  # play is clockwise again (5.7)


def test_a_reset_with_too_few_cards_to_draw() -> None:  # split 6.5
    state = position("8 33 60", "", left=12, right=80, rest=1)
    seen = considered(state, 0, "reset")
    assert (seen.drawn, seen.hand_size) == (2, 3)  # the two on the table


def test_a_buried_wild_is_exchanged() -> None:  # split 5.5
    state = position("10 20 33", "2 3", left=12, right=80, phase=Phase.BURYING)
    seen = considered(state, 0, "bury 20")
    assert (seen.hand, seen.drawn, seen.hand_size) == (cards("10 33"), 1, 1)


def test_together_the_helpers_left_always_fit() -> None:  # split 8.6
    state = position("33 44", "2 3", "4 5", left=12, right=80, middle=40, mode="cooperative")
    assert considered(state, 0, "left 44").helpers == cards("0 100")
    helped = considered(state, 0, "left 0")
    assert helped.helpers == cards("100")
    assert helped.hand == cards("33 44")  # it does not come from the hand (8.7)
    assert windows(helped) == [("left", 0, 80), ("right", 0, 40)]
    assert helped.fits == cards("33 44")


def test_a_false_opening_risks_five_cards() -> None:  # split 9.4, 9.6
    state = position(
        "8 33 60 77", "2 3", "4 5", left=12, right=80, phase=Phase.OPENING, bluff_resets=True
    )
    honest, bluff = considered(state, 0, "open 8 77"), considered(state, 0, "open 33 77")
    assert (honest.honest, honest.risk, honest.fits) == (True, 0, cards("33 60"))
    assert (bluff.honest, bluff.risk, bluff.fits) == (False, 5, cards("60"))
    assert windows(bluff) == [("None", 33, 77)]


def test_a_challenge_risks_one_card_and_changes_nothing_else() -> None:  # split 9.5, 9.8
    state = position(
        "8 33 60 77", "20 3", "4 5", left=12, right=80, phase=Phase.OPENING, bluff_resets=True
    )
    opened = play(state, (0, "open 8 77"))
    trust, challenge = considered(opened, 1, "trust"), considered(opened, 1, "challenge")
    assert (trust.risk, challenge.risk) == (0, 1)
    assert trust.fits == challenge.fits == cards("20")
    assert challenge.honest is None  # only the one who laid them knows


def test_what_may_not_be_played_may_not_be_considered() -> None:
    state = position("8 33", "2 3", left=12, right=80)
    with pytest.raises(IllegalMove, match="seat 0 cannot play '8' now; it may play: 33, reset"):
        considered(state, 0, "8")
    with pytest.raises(NotYourTurn, match="seat 1 cannot play '2' now: waiting for seat 0"):
        considered(state, 1, "2")

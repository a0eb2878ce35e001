"""The status of Objectives during play: met, open or lost (splito 10)."""

from random import Random
from typing import Any

import pytest

from splittable.games.splito import SPLITO
from splittable.games.splito.rules import State, sheet
from splittable.games.splito.setup import Options
from tests.games.splito.table import (
    mark,
    marked,
    play,
    play_round,
    position,
    sheet_of,
)

MET, OPEN, LOST = "met", "open", "lost"


def test_met_is_what_would_be_met_if_the_game_ended_now() -> None:  # splito 10.2
    assert marked("exact_value", "y4 k4", value=4, count=2, to_come=10) == MET
    assert marked("zone_size", "", op="<=", n=5, to_come=10) == MET


def test_after_the_last_round_what_is_not_met_is_lost() -> None:  # splito 10.12
    assert marked("exact_value", "y4", value=4, count=2, to_come=0) == LOST
    assert marked("exact_value", "y4", value=4, count=2, to_come=1) == OPEN


# How many cards can still come


@pytest.mark.parametrize("others, found", [("o4", OPEN), ("o4 o4", LOST)])
def test_two_cards_can_still_come_while_the_last_round_is_not_turned(
    others: str, found: str
) -> None:
    state = position(["MV4", others, ""], ["y4", "p4", "p5"])  # splito 10.5
    sealed = play(state, (0, "y4 left"), (1, "p4 right"))
    for now in (state, sealed):
        assert mark(sheet(now), "MV4") == found


def test_with_two_seats_one_card_can_come_in_each_round_left() -> None:  # splito 10.5
    state = position(["MV4", "o4", "", ""], ["y4", "p5"], round_number=26)
    assert mark(sheet(state), "MV4") == LOST
    earlier = position(["MV4", "o4", "", ""], ["y4 p4", "p5 o5"], round_number=25)
    assert mark(sheet(earlier), "MV4") == OPEN
    first_half = position(["Z_GE17", "", "", ""], ["y4", "p5"], round_number=13)
    assert mark(sheet(first_half), "Z_GE17") == OPEN  # 14 of the 26 rounds are left


def test_a_round_is_no_longer_left_once_its_cards_are_turned() -> None:  # splito 10.5, 10.12
    state = position(["MV4", "o4", ""], ["y4", "p1", "p5"])
    assert mark(sheet(play_round(state, "y4 left", "p1 left", "p5 left")), "MV4") == LOST


# Each kind


@pytest.mark.parametrize(
    "kind, params, theirs, to_come, found",
    [
        ("majority_value", {"value": 4}, "o4 o4 p4", 4, OPEN),
        ("majority_value", {"value": 4}, "o4 o4 p4", 3, LOST),
        ("majority_color", {"color": "yellow"}, "y1 y2", 3, OPEN),
        ("majority_color", {"color": "yellow"}, "y1 y2", 2, LOST),
    ],
)
def test_a_majority_is_lost_when_too_few_cards_can_come(
    kind: str, params: dict[str, Any], theirs: str, to_come: int, found: str
) -> None:
    assert marked(kind, "", theirs, to_come=to_come, **params) == found  # splito 10.6


def test_a_majority_is_lost_when_too_few_copies_are_left() -> None:  # splito 10.6, 10.5
    six_fours = "y4 y4 o4 o4 p4 p4"
    assert marked("majority_value", "b4", six_fours, "b4 g4 g4 k4", to_come=26, value=4) == LOST
    assert marked("majority_value", "b4 b4", six_fours[:14], "k4", to_come=26, value=4) == OPEN


@pytest.mark.parametrize(
    "here, to_come, found",
    [("y4 o4 p4", 9, LOST), ("y4", 1, OPEN), ("", 2, OPEN), ("", 1, LOST)],
)
def test_an_exact_value_is_lost_with_too_many_or_too_few(
    here: str, to_come: int, found: str
) -> None:
    assert marked("exact_value", here, to_come=to_come, value=4, count=2) == found  # splito 10.7


def test_an_exact_value_is_lost_when_its_copies_lie_elsewhere() -> None:  # splito 10.7
    most = "y4 y4 o4 o4 p4 p4 b4 b4 g4 g4"
    assert marked("exact_value", "", most, "k4", to_come=20, value=4, count=2) == LOST
    assert marked("exact_value", "", most, "", to_come=20, value=4, count=2) == OPEN


def test_no_n_is_lost_with_the_first_card() -> None:  # splito 10.7
    assert marked("exact_value", "y4", to_come=20, value=4, count=0) == LOST


def test_with_value_at_least_too_many_are_no_loss() -> None:  # splito 10.7
    params: dict[str, Any] = {"value": 4, "count": 2, "value_at_least": True}
    assert marked("exact_value", "y4 o4 p4", to_come=9, **params) == MET
    assert marked("exact_value", "y4", to_come=1, **params) == OPEN
    assert marked("exact_value", "", to_come=1, **params) == LOST


@pytest.mark.parametrize(
    "here, to_come, found",
    [("o1 o2 o3", 9, LOST), ("o1", 1, OPEN), ("", 1, LOST)],
)
def test_an_exact_colour_is_lost_with_too_many_or_too_few(
    here: str, to_come: int, found: str
) -> None:
    assert marked("exact_color", here, to_come=to_come, color="orange", count=2) == found


ALL_PINK = "p1 p1 p2 p2 p3 p3 p4 p4 p5 p5 p6 p6"  # splito 10.7, 10.8


@pytest.mark.parametrize(
    "here, theirs, to_come, found",
    [("y1", "", 2, OPEN), ("y1", "", 1, LOST), ("y1", ALL_PINK, 9, LOST), ("y1 o1", "", 1, OPEN)],
)
def test_given_colours_are_lost_when_they_cannot_all_come(
    here: str, theirs: str, to_come: int, found: str
) -> None:
    colors = ["yellow", "orange", "pink"]
    assert marked("all_colors_present", here, theirs, to_come=to_come, colors=colors) == found


@pytest.mark.parametrize(
    "op, n, here, theirs, to_come, found",
    [
        (">=", 4, "y1 o1", "", 2, OPEN),
        (">=", 4, "y1 o1", "", 1, LOST),
        (">=", 6, "y1 o1", ALL_PINK, 20, LOST),
        (">=", 5, "y1 o1", ALL_PINK, 20, OPEN),
        ("<=", 2, "y1 o1 b1", "", 20, LOST),
        ("==", 4, "y1 o1 b1 g1 k1", "", 20, LOST),
        ("==", 4, "y1 o1", "", 1, LOST),
        ("==", 4, "y1 o1", "", 2, OPEN),
    ],
)
def test_different_colours_are_lost_beyond_the_reach(
    op: str, n: int, here: str, theirs: str, to_come: int, found: str
) -> None:
    params: dict[str, Any] = {"what": "color", "op": op, "n": n}
    assert marked("distinct", here, theirs, to_come=to_come, **params) == found  # splito 10.9


@pytest.mark.parametrize(
    "here, theirs, to_come, found",
    [
        ("y1 o2 p3", "", 2, OPEN),
        ("y1 o2 p3", "", 1, LOST),
        ("y1 o1 b1 g1", "", 4, OPEN),
        ("y1 o1 b1 g1", "", 3, LOST),
        ("y1 o2 b3 g4", ALL_PINK, 9, OPEN),
    ],
)
def test_both_minimums_are_lost_when_one_is_beyond_reach(
    here: str, theirs: str, to_come: int, found: str
) -> None:
    params: dict[str, Any] = {"colors_min": 5, "values_min": 5}
    assert marked("distinct_both", here, theirs, to_come=to_come, **params) == found  # splito 10.10


# The size of a zone: X and three more cards lie here

SIXES, BLACKS = "y6 o6 p6 b6 g6", "k1 k2 k3 k4 k5"  # the star and the moon are lost for zone 0


@pytest.mark.parametrize(
    "op, n, theirs, found",
    [
        (">=", 8, "", OPEN),  # 4 + 2 to come + two commons
        (">=", 9, "", LOST),
        (">=", 7, SIXES, OPEN),  # the moon may still come
        (">=", 8, SIXES, LOST),
        (">=", 6, f"{SIXES} {BLACKS}", OPEN),
        (">=", 7, f"{SIXES} {BLACKS}", LOST),
        ("==", 8, "", OPEN),
        ("==", 9, "", LOST),
        ("==", 7, f"{SIXES} {BLACKS}", LOST),
        ("==", 3, "", LOST),
        ("<=", 3, "", LOST),
    ],
)
def test_the_size_of_a_zone_is_lost_beyond_what_can_come(
    op: str, n: int, theirs: str, found: str
) -> None:
    assert marked("zone_size", "y1 o2 p3", theirs, to_come=2, op=op, n=n) == found  # splito 10.11


def test_at_most_is_open_while_only_a_common_is_too_many() -> None:  # splito 10.11
    assert marked("zone_size", "y1 o2 y6", to_come=2, op="<=", n=4) == OPEN
    assert marked("zone_size", "y1 o2 y6", to_come=0, op="<=", n=4) == LOST


def test_a_common_that_is_held_counts_as_not_lost() -> None:  # splito 10.11
    assert marked("zone_size", "y1 o2 y6", BLACKS, to_come=2, op=">=", n=7) == OPEN
    assert marked("zone_size", "y1 o2 y6", BLACKS, to_come=2, op=">=", n=8) == LOST


# The commons


def marks_of_the_star(*zones: str, to_come: int) -> list[str]:
    star, _ = sheet_of(*zones, common="MV6 MC_black", to_come=to_come).commons
    return [status.value for status in star.statuses]


def test_a_common_is_marked_for_every_zone() -> None:  # splito 10.1, 10.6
    zones = ("y6 o6 p6", "b6 b6", "")
    assert marks_of_the_star(*zones, to_come=4) == [MET, OPEN, OPEN]
    assert marks_of_the_star(*zones, to_come=2) == [MET, OPEN, LOST]
    assert marks_of_the_star(*zones, to_come=0) == [MET, LOST, LOST]  # splito 10.12


def test_a_tie_leaves_a_common_open_until_the_end() -> None:  # splito 10.2, 10.12
    zones = ("y6", "b6", "")
    assert marks_of_the_star(*zones, to_come=2) == [OPEN, OPEN, OPEN]
    assert marks_of_the_star(*zones, to_come=0) == [LOST, LOST, LOST]


def test_marks_do_not_depend_on_hands() -> None:  # splito 10.1
    zones = ["MV4", "o4", ""]
    hopeful = position(zones, ["y4", "p4", "k4"])
    hopeless = position(zones, ["y1", "p1", "k1"])
    assert sheet(hopeful) == sheet(hopeless)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_lost_is_never_met_later(seats: int) -> None:  # splito 10.3, 10.4
    for seed in range(6):
        rng = Random(seed)
        state = SPLITO.start(Options(seats), SPLITO.deal(Options(seats), rng))
        lost: set[tuple[int, str]] = set()
        while waiting := SPLITO.to_act(state):
            seat = min(waiting)
            state = SPLITO.apply(state, seat, rng.choice(SPLITO.legal(state, seat))).state
            marks = all_marks(state)
            assert not [place for place in lost if marks[place] != LOST]
            lost = {place for place, found in marks.items() if found == LOST}
        assert OPEN not in all_marks(state).values()  # splito 10.12


def all_marks(state: State) -> dict[tuple[int, str], str]:
    """The mark of each Objective in its zone, and of each common for each zone."""
    found = sheet(state)
    marks = {
        (number, str(line.objective.id)): line.status.value
        for number, zone in enumerate(found.zones)
        for line in zone.lines
    }
    for line in found.commons:
        for number, status in enumerate(line.statuses):
            marks[number, str(line.objective.id)] = status.value
    return marks

"""The eight kinds of Objectives, met and not met at the end (splito 4, 8.2)."""

from typing import Any

import pytest

from tests.games.splito.table import mark, marked, sheet_of

MET, LOST = "met", "lost"


def majority(here: str, *others: str, **params: Any) -> str:
    kind = "majority_value" if "value" in params else "majority_color"
    return marked(kind, here, *others, **params)


def test_a_majority_of_a_value_is_more_than_in_each_other_zone() -> None:  # splito 4.4
    assert majority("y4 k4", "o4", "p4", value=4) == MET
    assert majority("y4", "o4 k4", "p4", value=4) == LOST


def test_a_tie_for_the_most_is_no_majority() -> None:  # splito 4.4
    assert majority("y4 k4", "o4 o4", "", value=4) == LOST


def test_more_than_one_neighbour_is_not_enough() -> None:  # splito 4.4, 11.10
    assert majority("y4 k4", "", "o4 o4 p4", value=4) == LOST


def test_a_majority_needs_at_least_one_card() -> None:  # splito 4.4
    assert majority("y1", "", "", value=4) == LOST


def test_a_majority_of_a_colour_counts_colours() -> None:  # splito 4.5
    assert majority("y1 y4", "y6 k4", "", color="yellow") == MET
    assert majority("y1 y4", "y6 y3", "", color="yellow") == LOST


def test_objectives_have_no_colour_and_no_value() -> None:  # splito 4.2
    sheet = sheet_of("MC_yellow y1", "MC_black MV4 V2_4", "T3_yellow_orange_pink")
    assert mark(sheet, "MC_yellow") == MET
    assert sheet.zones[1].tally.values == (0,) * 6
    assert sheet.zones[1].tally.colors == (0,) * 6


@pytest.mark.parametrize("fours, found", [("y4", LOST), ("y4 k4", MET), ("y4 k4 p4", LOST)])
def test_a_pair_of_4s_means_exactly_two_in_whatever_colours(fours: str, found: str) -> None:
    assert marked("exact_value", fours, value=4, count=2) == found  # splito 4.6, 11.1, 12.1
    assert mark(sheet_of(f"V2_4 {fours}", "", ""), "V2_4") == found


@pytest.mark.parametrize("here, found", [("", MET), ("y1 k3", MET), ("y2", LOST), ("y2 o2", LOST)])
def test_no_2_means_none_at_all(here: str, found: str) -> None:  # splito 4.6
    assert mark(sheet_of(f"V0_2 {here}", "y2", ""), "V0_2") == found


@pytest.mark.parametrize(
    "fours, found", [("y4", LOST), ("y4 k4", MET), ("y4 k4 p4", MET), ("y4 y4 k4 k4", MET)]
)
def test_with_value_at_least_more_cards_do_as_well(fours: str, found: str) -> None:
    mark_found = marked("exact_value", fours, value=4, count=2, value_at_least=True)
    assert mark_found == found  # splito 8.1, 8.2


def test_value_at_least_does_not_change_no_n() -> None:  # splito 8.2
    assert marked("exact_value", "y2", value=2, count=0, value_at_least=True) == LOST
    assert marked("exact_value", "y1", value=2, count=0, value_at_least=True) == MET


def test_value_at_least_does_not_change_exact_colours() -> None:  # splito 8.2
    assert marked("exact_color", "o1 o2", color="orange", count=1, value_at_least=True) == LOST


@pytest.mark.parametrize(
    "count, here, found",
    [(0, "y1", MET), (0, "o1", LOST), (2, "o1 o5", MET), (2, "o1", LOST), (2, "o1 o5 o5", LOST)],
)
def test_exact_colours_are_exactly_so_many(count: int, here: str, found: str) -> None:
    assert marked("exact_color", here, color="orange", count=count) == found  # splito 4.7, 9.8


@pytest.mark.parametrize(
    "here, found",
    [("y1 o2 p3", MET), ("y1 o2 p3 k4 y6", MET), ("y1 o2 k3", LOST), ("y1 y2 y3", LOST)],
)
def test_given_colours_are_there_at_least_once_and_others_may_be(here: str, found: str) -> None:
    kind = "all_colors_present"
    assert marked(kind, here, colors=["yellow", "orange", "pink"]) == found  # splito 4.8, 11.7
    assert mark(sheet_of(f"T3_yellow_orange_pink {here}", "", ""), "T3_yellow_orange_pink") == found


@pytest.mark.parametrize(
    "op, n, here, found",
    [
        ("==", 4, "y1 o1 p1 b1", MET),
        ("==", 4, "y1 o1 p1 b1 b2 b2", MET),  # copies do not matter
        ("==", 4, "y1 o1 p1", LOST),
        ("==", 4, "y1 o1 p1 b1 g1", LOST),
        (">=", 4, "y1 o1 p1 b1 g1", MET),
        (">=", 4, "y1 o1 p1", LOST),
        ("<=", 4, "y1 o1 p1", MET),
        ("<=", 4, "", MET),
        ("<=", 4, "y1 o1 p1 b1 g1", LOST),
    ],
)
def test_different_colours_are_counted_once_each(op: str, n: int, here: str, found: str) -> None:
    assert marked("distinct", here, what="color", op=op, n=n) == found  # splito 4.9, 11.6, 12.2


@pytest.mark.parametrize(
    "here, found", [("y1 y2 y3 y4", MET), ("y1 o1 p1 b1", LOST), ("y1 y2 y3 y4 y5", LOST)]
)
def test_different_values_are_counted_the_same_way(here: str, found: str) -> None:  # splito 4.9
    assert mark(sheet_of(f"D4V {here}", "", ""), "D4V") == found


@pytest.mark.parametrize(
    "here, found",
    [
        ("y1 o2 p3 b4 g5", MET),  # one card may count for both
        ("y1 o2 p3 b4 g4", LOST),
        ("y1 o2 p3 b4 b5", LOST),
        ("y1 o2 p3 b4 g5 k6", MET),
    ],
)
def test_both_minimums_must_be_reached(here: str, found: str) -> None:  # splito 4.10
    assert mark(sheet_of(f"D55 {here}", "", ""), "D55") == found


TEN = "y1 y2 y3 y4 y5 o1 o2 o3 o4 o5"


@pytest.mark.parametrize(
    "op, n, found",
    [
        ("==", 11, MET),
        ("==", 10, LOST),
        (">=", 11, MET),
        (">=", 12, LOST),
        ("<=", 11, MET),
        ("<=", 10, LOST),
    ],
)
def test_the_objective_itself_is_a_card_of_the_zone(op: str, n: int, found: str) -> None:
    assert marked("zone_size", TEN, op=op, n=n) == found  # splito 4.11


def test_failed_objectives_count_for_the_size_of_a_zone() -> None:  # splito 4.11, 11.4
    assert mark(sheet_of(f"Z_LE10 {TEN[:26]}", "", ""), "Z_LE10") == MET  # 10 cards
    crowded = sheet_of(f"Z_LE10 V0_1 {TEN[:26]}", "", "")
    assert (mark(crowded, "V0_1"), mark(crowded, "Z_LE10")) == (LOST, LOST)


def test_awarded_commons_count_for_the_size_of_a_zone() -> None:  # splito 4.11, 12.6
    fourteen = "Z_GE15 y1 y1 y2 y2 y3 y3 o1 o1 o2 o2 o3 o3 y6"
    assert mark(sheet_of(fourteen, "", "", common="MV6 MC_pink"), "Z_GE15") == MET
    assert mark(sheet_of(fourteen, "p6 p6", "", common="MV6 MC_pink"), "Z_GE15") == LOST


def test_an_objective_scores_once_even_if_it_could_be_met_twice() -> None:  # splito 4.12
    sheet = sheet_of("T3_yellow_orange_pink y1 o1 p1 y2 o2 p2", "", "")
    assert sheet.zones[0].total == 1


def test_one_splito_card_serves_any_number_of_objectives() -> None:  # splito 4.3
    sheet = sheet_of("MV4 V0_2 MC_yellow y4", "", "", common="MV6 MC_black")
    assert sheet.zones[0].total == 3 + 1 + 3

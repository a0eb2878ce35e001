"""Scores and winners (splito 5, 6.6, 6.7, 13)."""

from splittable.core.seats import Seat
from splittable.games.splito.rules import outcome
from splittable.games.splito.scoring import Sheet, result
from tests.games.splito.table import mark, play_round, position, sheet_of, totals


def awarded(sheet: Sheet) -> list[int | None]:
    """The zone each common goes to, the star first."""
    return [line.zone for line in sheet.commons]


# The commons


def test_a_common_goes_to_the_zone_with_the_most() -> None:  # splito 4.1, 5.1
    sheet = sheet_of("y6", "o6 p6 k1", "k2 k3", common="MV6 MC_black")
    assert awarded(sheet) == [1, 2]
    assert totals(sheet) == (0, 3, 3)


def test_a_tie_for_the_most_awards_a_common_to_nobody() -> None:  # splito 5.1, 11.3, 12.5
    sheet = sheet_of("y6 y6", "o6 p6", "k2", common="MV6 MC_black")
    assert awarded(sheet) == [None, 2]
    assert totals(sheet) == (0, 0, 3)


def test_a_common_that_nobody_has_a_card_for_is_not_awarded() -> None:  # splito 5.1
    assert awarded(sheet_of("y1", "o2", "p3", common="MV6 MC_black")) == [None, None]


def test_one_zone_may_win_both_commons() -> None:  # splito 5.1
    sheet = sheet_of("k6", "o2", "p3", common="MV6 MC_black")
    assert (awarded(sheet), totals(sheet)) == ([0, 0], (6, 0, 0))
    assert sheet.zones[0].tally.commons == 2


def test_objectives_in_a_zone_do_not_count_for_a_common() -> None:  # splito 4.2, 4.13
    assert awarded(sheet_of("MV1 MC_pink", "y6", "k1", common="MV6 MC_black")) == [1, 2]


# The zones


def test_the_failed_no_2_of_the_printed_rules() -> None:  # splito 5.2, 5.3
    sheet = sheet_of("V0_2 MC_green g2 g3", "y1", "o1", common="MV6 MC_black")
    assert (mark(sheet, "V0_2"), mark(sheet, "MC_green")) == ("lost", "met")
    assert sheet.zones[0].total == 3
    assert sheet.zones[0].tally.cards == 4  # it stays in the zone


def test_splito_cards_score_nothing_by_themselves() -> None:  # splito 5.3, 11.15, 12.7
    assert totals(sheet_of("y1 y2 y3", "o1", "p1")) == (0, 0, 0)


def test_zones_are_tested_with_the_commons_already_awarded() -> None:  # splito 5.2, 4.13
    ten = "Z_LE10 y1 y2 y3 y4 y5 o1 o2 o3 o4"
    assert mark(sheet_of(ten, "p6", "k1"), "Z_LE10") == "met"
    assert mark(sheet_of(f"{ten[:-3]} k6", "p1", "p2"), "Z_LE10") == "lost"


def test_the_order_in_a_zone_does_not_matter() -> None:  # splito 5.2
    cards = "V0_2 D4C Z_LE14 y1 o1 p1 b2 MV1"
    backwards = " ".join(reversed(cards.split()))
    assert totals(sheet_of(cards, "", "")) == totals(sheet_of(backwards, "", ""))


# The seats


AB = "V2_4 MC_green g4 g4 y5 y5"  # 2 + 3, and 3 for the star: 8
BC = "D6V V0_2 y1 o2 p3 b4 y5 o6"  # 4, and a no 2 that failed: 4
AC = "Z_LE10 k1 k3 k1"  # 3, and 3 for the moon: 6


def test_the_printed_example_of_a_final_score() -> None:  # splito 5.4, 11.2, 12.3, 12.4
    sheet = sheet_of(AB, BC, AC, common="MV5 MC_black")
    assert totals(sheet) == (8, 4, 6)
    assert sheet.products == (48, 32, 24)
    assert result(sheet).winners == (Seat(0),)


def test_the_highest_product_wins() -> None:  # splito 5.4, 5.5, 13.1
    sheet = sheet_of("V0_1 y2", "V2_3 y3 o3", "V0_4 V0_2 y1", common="MV6 MC_black")
    assert totals(sheet) == (1, 2, 2)
    assert sheet.products == (2, 2, 4)
    ended = result(sheet)
    assert (ended.scores, ended.winners) == ((2, 2, 4), (Seat(2),))
    assert ended.reason == "highest product"


def test_of_equal_products_the_fewest_cards_win() -> None:  # splito 5.6, 13.2
    sheet = sheet_of("y1 y2", "y3", "V0_1 o2 o3", common="MV6 MC_black")
    assert (sheet.products, sheet.card_counts) == ((0, 0, 0), (5, 3, 4))
    ended = result(sheet)
    assert (ended.winners, ended.reason) == ((Seat(1),), "fewest cards")
    assert ended.ranking == (3, 1, 2)  # splito 5.8


def test_failed_objectives_count_in_the_tie_break() -> None:  # splito 5.6, 11.4
    sheet = sheet_of("V0_1 y1", "y3", "o2", common="MV6 MC_black")
    assert sheet.card_counts == (3, 3, 2)
    assert result(sheet).winners == (Seat(2),)


def test_awarded_commons_count_in_the_tie_break() -> None:  # splito 5.6, 11.5
    sheet = sheet_of("y6", "y3", "o2", common="MV6 MC_black")
    assert sheet.card_counts == (3, 3, 2)
    assert result(sheet).winners == (Seat(2),)


def test_fewer_cards_do_not_beat_a_higher_product() -> None:  # splito 5.5
    sheet = sheet_of("V0_1 y2 y2 y3 y3", "", "V0_1 o2", common="MV6 MC_black")
    assert sheet.products == (1, 0, 0)
    assert (result(sheet).winners, result(sheet).ranking) == ((Seat(0),), (1, 3, 2))


def test_seats_tied_on_score_and_cards_share_the_win() -> None:  # splito 5.7, 11.12, 13.3
    sheet = sheet_of("V0_1 y2", "V0_2 y3", "V0_3 o4", "y1 y1", common="MV6 MC_black")
    assert sheet.products == (0, 1, 1, 0)
    ended = result(sheet)
    assert (ended.winners, ended.reason) == ((Seat(1), Seat(2)), "shared")
    assert ended.ranking == (3, 1, 1, 3)  # splito 5.8


def test_the_last_round_counts_before_the_score_is_made() -> None:  # splito 3.7, 5.4
    state = position(["V0_1", "V0_2", "V0_3"], ["y4", "o4", "p3"])
    ended = outcome(play_round(state, "y4 left", "o4 left", "p3 left"))
    assert ended is not None
    assert ended.scores == (0, 1, 0)


# Two seats


def test_a_seat_of_two_multiplies_its_own_zones() -> None:  # splito 6.3, 6.7
    sheet = sheet_of("V0_1 V0_2", "V2_3 y3 o3", "V0_4", "V0_5", seats=2)
    assert (totals(sheet), sheet.products) == ((2, 2, 1, 1), (4, 1))


def test_majorities_compare_all_four_zones_of_two_seats() -> None:  # splito 6.6
    own = sheet_of("MV1 y1", "o1 o1", "", "", seats=2)
    assert mark(own, "MV1") == "lost"
    assert mark(sheet_of("MV1 y1", "", "o1 o1", "", seats=2), "MV1") == "lost"
    assert mark(sheet_of("MV1 y1 y1", "o1", "o1", "", seats=2), "MV1") == "met"


def test_fewer_commons_break_a_tie_of_two_seats() -> None:  # splito 6.7
    zones = ["y6", "o2", "o1", "o3"]
    sheet = sheet_of(*zones, seats=2, common="MV6 MC_black")
    assert (sheet.products, sheet.card_counts) == ((0, 0), (3, 2))
    assert (result(sheet).winners, result(sheet).reason) == ((Seat(1),), "fewest cards")

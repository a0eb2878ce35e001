"""Pairings: every combination occurs, and every player has every seat."""

import pytest

from splittable.arena.pairings import Pairing, pairings, rotated


def names(*texts: str) -> list[tuple[str, ...]]:
    return [tuple(text) for text in texts]


def test_every_mixture_of_two_bots_or_more_is_a_pairing() -> None:
    found = [each.names for each in pairings("abc", 3, together=False)]
    assert found == names("aab", "aac", "abb", "abc", "acc", "bbc", "bcc")


def test_who_plays_together_also_plays_among_its_own() -> None:
    assert [each.names for each in pairings("ab", 2, together=True)] == names("aa", "ab", "bb")


def test_a_bot_that_is_named_alone_plays_alone() -> None:
    assert [each.names for each in pairings("a", 4, together=False)] == names("aaaa")


def test_there_may_be_more_bots_than_seats() -> None:
    found = [each.names for each in pairings("abc", 2, together=False)]
    assert found == names("ab", "ac", "bc")


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_has_every_seat_once(seats: int) -> None:
    circle = tuple(range(seats))
    seatings = [rotated(circle, by) for by in range(seats)]
    for seat in range(seats):
        assert sorted(seating[seat] for seating in seatings) == list(circle)


def test_neighbours_stay_neighbours_when_all_move_on() -> None:
    assert rotated(("a", "b", "c"), 1) == ("c", "a", "b")


def test_games_are_rounded_up_to_whole_deals() -> None:
    mixed, alone = Pairing(("a", "a", "b")), Pairing(("a", "a", "a"))
    assert [mixed.deals_for(games) for games in (1, 3, 4, 6, 7)] == [1, 1, 2, 2, 3]
    assert [alone.deals_for(games) for games in (1, 3, 4)] == [1, 3, 4]


def test_a_pairing_is_the_same_in_whatever_order_its_bots_are_named() -> None:
    (one,) = pairings(("x", "y"), 2, together=False)
    (two,) = pairings(("y", "x"), 2, together=False)
    assert one.names != two.names
    assert one.key == two.key

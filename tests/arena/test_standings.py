"""Standings: shares add up, shared wins are split, ratings follow the games."""

from fractions import Fraction

import pytest
from openskill.models import PlackettLuce

from splittable.arena.contest import Arena, Fixture, Played, fixtures, play
from splittable.arena.ratings import Ratings
from splittable.arena.standings import Standings
from splittable.core.seats import Seat
from splittable.games import GAMES


def held(game: str, games: int, *, seats: int = 3, mode: str | None = None) -> Standings:
    options = {"seats": seats} | ({"mode": mode} if mode else {})
    bots = ("rules-of-thumb", "random")
    arena = Arena(GAMES[game], GAMES[game].read_options(options), bots, games, seed=3)
    standings = Standings(arena)
    for fixture in fixtures(arena):
        standings.add(fixture, play(arena, fixture))
    return standings


def three(mode: str = "competitive") -> tuple[Standings, Fixture]:
    """Two of a and one of b at a table of Split, no game played yet."""
    options = GAMES["split"].read_options({"seats": 3, "mode": mode})
    arena = Arena(GAMES["split"], options, ("a", "b"), 3, seed=1)
    pairing = next(each for each in arena.pairings if each.names == ("a", "a", "b"))
    return Standings(arena), Fixture(pairing, 0, 0, ("a", "b", "a"))


def ended(scores: tuple[int, ...], places: tuple[int, ...], *winners: int) -> Played:
    return Played(scores, places, tuple(map(Seat, winners)), None)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_shares_of_a_pairing_add_up(game: str) -> None:
    standings = held(game, 6)
    for standing in standings.pairings.values():
        counts = standing.bots.values()
        assert sum(each.share.value for each in counts) == 1
        assert sum(each.fair_share for each in counts) == 1
        assert all(each.share.games == 6 and each.share.deals == 2 for each in counts)


def test_a_shared_win_is_split() -> None:
    standings, fixture = three()
    standings.add(fixture, ended((5, 5, 2), (1, 1, 3), 0, 1))
    counts = standings.pairings[fixture.pairing].bots
    assert counts["a"].share.won == Fraction(1, 2)
    assert counts["b"].share.won == Fraction(1, 2)


def test_all_seats_of_a_bot_count_for_it() -> None:
    standings, fixture = three()
    standings.add(fixture, ended((5, 4, 2), (1, 2, 3), 0))
    counts = standings.pairings[fixture.pairing].bots
    first, second = counts["a"], counts["b"]
    assert first.share.value == 1
    assert first.fair_share == Fraction(2, 3)
    assert first.mean_score == Fraction(7, 2)
    assert first.mean_place == second.mean_place == 2
    assert second.share.value == 0
    assert second.mean_score == 4


def test_whoever_wins_together_wins_all_of_it() -> None:
    standings, fixture = three("cooperative")
    standings.add(fixture, ended((0, 0, 0), (1, 1, 1), 0, 1, 2))
    standings.add(fixture, ended((-1, 0, -3), (1, 1, 1)))
    standing = standings.pairings[fixture.pairing]
    assert standing.together.value == Fraction(1, 2)
    assert [each.share.value for each in standing.bots.values()] == [Fraction(1, 2)] * 2


def test_a_deal_counts_once_over_all_pairings() -> None:
    standings = held("split", 12)
    count = standings.overall["random"]
    assert (count.share.games, count.share.deals) == (24, 4)
    assert count.fair_share == Fraction(1, 2)


@pytest.mark.parametrize("game, seats", [("split-it", 2), ("split", 3)])
def test_the_stronger_bot_wins_more_than_its_fair_share(game: str, seats: int) -> None:
    standings = held(game, 30, seats=seats)
    for standing in standings.pairings.values():
        clever, random = standing.bots["rules-of-thumb"], standing.bots["random"]
        assert clever.interval is not None
        assert random.interval is not None
        assert clever.interval[0] > clever.fair_share
        assert random.interval[1] < random.fair_share
        assert clever.mean_place < random.mean_place
    assert standings.ratings["rules-of-thumb"].mu > standings.ratings["random"].mu + 5


def test_who_plays_well_together_wins_more_among_its_own() -> None:
    standings = held("split", 60, mode="cooperative")
    won = {each.pairing.names: each.together.won for each in standings.pairings.values()}
    assert len(won) == 4
    assert won[("rules-of-thumb",) * 3] > 10
    assert won[("random",) * 3] == 0


# Ratings


def test_two_bots_are_rated_as_openskill_would() -> None:
    ratings, model = Ratings(("a", "b")), PlackettLuce(tau=0.0)
    one, two = model.rating(), model.rating()
    for seating, places in ((("a", "b"), (1, 2)), (("b", "a"), (1, 2)), (("a", "b"), (1, 1))):
        ratings.add(seating, places)
        ranks = dict(zip(seating, map(float, places), strict=True))
        ((one,), (two,)) = model.rate([[one], [two]], ranks=[ranks["a"], ranks["b"]])
    assert ratings["a"].mu - ratings["b"].mu == pytest.approx(one.mu - two.mu)
    assert ratings["a"].sigma == pytest.approx(one.sigma)


def test_having_more_seats_favours_nobody() -> None:
    """Equals come first, second and third as often."""
    change = 0.0
    for places in ((1, 2, 3), (2, 1, 3), (3, 1, 2)):
        ratings = Ratings(("a", "b"))
        ratings.add(("b", "a", "a"), places)
        change += ratings["b"].mu - ratings["a"].mu
    assert change == pytest.approx(0)


def test_the_mean_of_all_ratings_stays() -> None:
    ratings = Ratings(("a", "b", "c"))
    for places in ((1, 2, 3), (1, 3, 2), (1, 2, 2), (2, 1, 3)):
        ratings.add(("a", "b", "b"), places)
        ratings.add(("a", "c", "b"), places)
        assert sum(ratings[bot].mu for bot in "abc") == pytest.approx(75)


def test_a_bot_among_itself_is_not_rated() -> None:
    ratings = Ratings(("a", "b"))
    before = ratings["a"]
    ratings.add(("a", "a"), (1, 2))
    assert ratings["a"] == before

"""Standings in a notebook: well-formed, reproducible, and with the numbers of the standings."""

from xml.etree import ElementTree

import pytest

from splittable.arena.contest import Arena, Fixture
from splittable.arena.standings import Standings
from splittable.games import GAMES
from tests.arena.test_standings import ended, held
from tests.support.nasty import NASTY


def tables_of(standings: Standings) -> dict[str, dict[str, dict[str, str]]]:
    """By caption and the words of the first column: the cells by heading."""
    root = ElementTree.fromstring(standings._repr_html_())
    found = {}
    for table in root.iter("table"):
        headings = [each.text or "" for each in table.iterfind("thead/tr/th")]
        rows = [[cell.text or "" for cell in row] for row in table.iterfind("tbody/tr")]
        found[table.findtext("caption") or ""] = {
            row[0]: dict(zip(headings, row, strict=True)) for row in rows
        }
    return found


def percent(value: object) -> str:
    return f"{100 * float(str(value)):.1f}"


@pytest.mark.parametrize("game", list(GAMES))
def test_shares_and_intervals_are_those_of_the_standings(game: str) -> None:
    standings = held(game, 12)
    shown = tables_of(standings)
    assert list(shown)[-2:] == ["All pairings", "Ratings, with their standard deviations"]
    assert len(shown) == len(standings.pairings) + 2
    for bot, count in standings.overall.items():
        row = shown["All pairings"][bot]
        assert count.interval is not None
        low, high = count.interval
        assert row["games"] == str(count.share.games)
        assert row["won %"] == percent(float(count.share.value))
        assert row["95 %"] == f"{percent(low)}–{percent(high)}"
        assert row["fair %"] == percent(float(count.fair_share))
        rating = shown["Ratings, with their standard deviations"][bot]
        assert rating["rating"] == f"{standings.ratings[bot].mu:.2f}"


def test_teams_are_shown_for_cooperative_games() -> None:
    standings = held("split", 6, mode="cooperative")
    shown = tables_of(standings)
    assert list(shown) == ["Teams", "All pairings"]
    assert len(shown["Teams"]) == 4
    team = standings.pairings[next(iter(standings.pairings))]
    assert next(iter(shown["Teams"].values()))["won %"] == percent(float(team.together.value))


def test_the_same_arena_gives_the_same_page() -> None:
    assert held("split", 6)._repr_html_() == held("split", 6)._repr_html_()


def test_nothing_is_divided_by_no_games() -> None:
    options = GAMES["split"].read_options({"seats": 2})
    standings = Standings(Arena(GAMES["split"], options, ("a", "b"), 2, seed=1))
    assert "Some pairings have no games yet." in standings._repr_html_()
    assert tables_of(standings) == {}


def test_names_cannot_break_the_page() -> None:
    options = GAMES["split"].read_options({"seats": 2})
    nasty = ("<script>alert(1)</script>", "\x00\x1b[31m", "\ud800", "&amp;]]>", *NASTY)
    for bot in (each for each in nasty if isinstance(each, str)):
        arena = Arena(GAMES["split"], options, (bot, "easy"), 2, seed=1)
        standings = Standings(arena)
        for pairing in standings.pairings:
            standings.add(Fixture(pairing, 0, 0, (bot, "easy")), ended((1, 0), (1, 2), 0))
        root = ElementTree.fromstring(standings._repr_html_().encode())
        assert not list(root.iter("script"))
        assert len(list(root.iter("tr"))) == 9

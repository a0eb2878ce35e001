"""Series: opening one, the standing after each game, its end, and what is stored."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias, cast

import msgspec
import pytest

from splittable.core.record import read_record
from splittable.games import GAMES
from splittable.server.domain.entries import Dealt, SeriesLength, TableSettings
from splittable.server.domain.series import FinishedGame, Player, PlayerTotal, is_over, standing
from splittable.server.domain.table_log import load
from tests.server.company import Company, gather, playing
from tests.server.faults.promises import lived_through, read_logs
from tests.support.serving import Client, Message, Server, ServerProcess, served

pytestmark = pytest.mark.anyio

SHORT: Message = {"seats": 3, "mode": "cooperative"}  # a dozen moves of Split
TWO_GAMES: Message = {"series": {"to": "games", "count": 2}}
TO_TWO: Message = {"series": {"to": "wins", "count": 2}}


# How it stands, from results alone


ADA, BEN, CLEO = (Player(name.lower(), name, "owl", None) for name in ("Ada", "Ben", "Cleo"))


def game(number: int, players: Sequence[Player], scores: Sequence[int], *winners: int) -> Any:
    return FinishedGame(number, tuple(players), tuple(scores), winners)


def stands(series: SeriesLength, *games: Any, seated: Any = (ADA, BEN), points: bool = True) -> Any:
    """By name: wins, points and place."""
    now = standing(series, games, seated, points_add_up=points)
    return {each.player.name: (each.wins, each.points, each.place) for each in now.lines}


BEST_OF = SeriesLength("wins", 2)
THREE = SeriesLength("games", 3)


def test_wins_decide_and_points_break_a_tie() -> None:
    first, second = game(1, (ADA, BEN), (9, 4), 0), game(2, (ADA, BEN), (3, 5), 1)
    assert stands(THREE, first, second) == {"Ada": (1, 12, 1), "Ben": (1, 9, 2)}


def test_where_nothing_adds_up_equal_wins_share_a_place() -> None:
    first, second = game(1, (ADA, BEN), (0, -4), 0), game(2, (ADA, BEN), (-7, 0), 1)
    told = stands(THREE, first, second, points=False)
    assert told == {"Ada": (1, None, 1), "Ben": (1, None, 1)}


def test_a_shared_win_is_a_win_for_each_and_two_may_come_home_together() -> None:
    shared = [game(number, (ADA, BEN), (5, 5), 0, 1) for number in (1, 2)]
    assert not is_over(BEST_OF, shared[:1])
    assert is_over(BEST_OF, shared)
    assert stands(BEST_OF, *shared) == {"Ada": (2, 10, 1), "Ben": (2, 10, 1)}


def test_all_games_are_played_though_one_cannot_be_caught_up_with() -> None:
    games = [game(number, (ADA, BEN), (5, 1), 0) for number in (1, 2)]
    assert [is_over(THREE, games[:played]) for played in range(3)] == [False] * 3
    assert is_over(THREE, [*games, game(3, (ADA, BEN), (0, 4), 1)])


def test_wins_go_with_a_player_to_another_seat() -> None:
    first, second = game(1, (ADA, BEN), (5, 1), 0), game(2, (BEN, ADA), (2, 7), 1)
    told = stands(BEST_OF, first, second, seated=(BEN, ADA))
    assert told == {"Ben": (0, 3, 2), "Ada": (2, 12, 1)}


def test_who_comes_later_begins_with_nothing_and_who_has_left_keeps_what_was_won() -> None:
    now = standing(THREE, [game(1, (ADA, BEN), (1, 5), 1)], (ADA, CLEO), points_add_up=True)
    assert now.lines == (
        PlayerTotal(ADA, 0, 0, 1, 2),
        PlayerTotal(CLEO, 1, 0, 0, 3),
        PlayerTotal(BEN, None, 1, 5, 1),
    )


def test_who_sits_down_after_the_end_is_no_part_of_it() -> None:
    games = [game(number, (ADA, BEN), (5, 1), 0) for number in (1, 2)]
    assert list(stands(BEST_OF, *games, seated=(ADA, CLEO))) == ["Ada", "Ben"]


# Wishing for one


@pytest.mark.parametrize(
    "series, options, message",
    [
        ({"to": "wins", "count": 0}, {}, "settings.series.count: expected 1 to 10 wins, found 0"),
        ({"to": "games", "count": 1}, {}, "settings.series.count: expected 2 to 20 games, found 1"),
        (
            {"to": "wins", "count": 2},
            SHORT,
            "settings.series.to: who plays together plays a number of games",
        ),
        ({"to": "sets", "count": 2}, {}, None),
        ({"to": "games"}, {}, None),
        ({"to": "games", "count": 2.5}, {}, None),
        ({"to": "games", "count": 3, "best": True}, {}, None),
        (3, {}, None),
    ],
)
async def test_a_series_that_cannot_be_played_is_refused_in_one_line(
    server: Server, series: Any, options: Message, message: str | None
) -> None:
    body = {"name": "Ada", "game": "split", "options": options, "settings": {"series": series}}
    answer = await server.post("/api/tables", body)
    told = answer.json()
    assert (answer.status, told["code"]) == (400, "invalid")
    assert "\n" not in told["message"]
    assert told["message"] == (message or told["message"])
    assert "series" in told["message"]


async def test_a_deal_that_is_known_is_no_series(server: Server) -> None:
    company = await playing(server, "split", **SHORT)
    await company.play_to_end(Random(1))
    first = {"table": company.opened.table, "number": 1}
    for wish in ({"sameDeal": first}, {"tryout": {**first, "at": 0, "seat": 0}}):
        answer = await server.post("/api/tables", {"name": "Ada", "settings": TWO_GAMES, **wish})
        expected = "settings.series: a known deal is one game on its own"
        assert (answer.status, answer.json()["message"]) == (400, expected)


async def test_a_table_without_a_series_tells_of_none(server: Server) -> None:
    company = await playing(server, "split", **SHORT)
    assert company.table["settings"]["series"] is None
    assert company.table["series"] is None


def test_settings_of_old_logs_have_no_series() -> None:
    kept = b'{"visibility":"private","talk":"free","takeBack":true,"clock":null,"absence":null}'
    assert msgspec.json.decode(kept, type=TableSettings).series is None


# Playing one


def told(company: Company) -> Message:
    series: Message = company.table["series"]
    return series


async def test_a_series_counts_its_games_and_the_one_after_its_end_begins_another(
    server: Server,
) -> None:
    company = await gather(server, "split-it", seats=2, settings=TWO_GAMES)
    assert [line["name"] for line in told(company)["lines"]] == ["Ada", "Ben"]
    await company.start()
    scores: list[list[int]] = []
    for number in (1, 2):
        await company.play_to_end(Random(number))
        scores.append(company.view["outcome"]["scores"])
        now = told(company)
        assert [each["number"] for each in now["games"]] == list(range(1, number + 1))
        assert [each["scores"] for each in now["games"]] == scores
        points = [sum(each) for each in zip(*scores, strict=True)]
        assert [line["points"] for line in now["lines"]] == points
        assert now["over"] == (number == 2)
        await company.assert_all_know_the_table()
        await company.play_again()
    assert told(company)["games"] == []
    assert [line["wins"] for line in told(company)["lines"]] == [0, 0]
    await company.assert_all_know_the_table()


async def test_the_standing_is_what_the_records_of_its_games_say(server: Server) -> None:
    company = await playing(server, "splito", seats=3, settings=TWO_GAMES)
    await company.play_to_end(Random(1))
    await company.play_again()
    await company.play_to_end(Random(2))
    wins, points = [0] * 3, [0] * 3
    for each in told(company)["games"]:
        answer = await server.get(f"{company.path}/games/{each['number']}/record")
        result = read_record(answer.body.decode(), GAMES).result
        assert result is not None
        assert each["winners"] == list(result.winners)
        wins = [won + (seat in result.winners) for seat, won in enumerate(wins)]
        points = [sum(pair) for pair in zip(points, result.scores, strict=True)]
    lines = told(company)["lines"]
    assert ([line["wins"] for line in lines], [line["points"] for line in lines]) == (wins, points)


async def test_together_the_games_that_were_won_are_counted(server: Server) -> None:
    company = await playing(server, "split", settings=TWO_GAMES, **SHORT)
    won = 0
    for number in (1, 2):
        await company.play_to_end(Random(number))
        won += bool(company.view["outcome"]["winners"])
        assert (told(company)["together"], told(company)["won"]) == (True, won)
        assert {line["points"] for line in told(company)["lines"]} == {None}
        await company.play_again()


async def test_each_game_of_a_series_has_cards_of_its_own(server: Server) -> None:
    company = await playing(server, "split", settings=TWO_GAMES, **SHORT)
    await company.play_to_end(Random(1))
    ada = company.of("Ada")
    assert await ada.refused("rematch", sameDeal=True) == "not-allowed"
    assert await ada.refused("start", sameDeal=True) == "not-allowed"


async def test_the_deal_passes_on_within_a_series(server: Server) -> None:  # split 12.20
    company = await gather(server, "split", settings=TWO_GAMES, beginner=1, **SHORT)
    await company.start()
    await company.play_to_end(Random(1))
    assert company.table["beginner"] == {"seat": 2, "why": "passed"}


async def test_who_leaves_in_mid_series_keeps_their_line_and_a_bot_has_its_own(
    server: Server,
) -> None:
    company = await playing(server, "split-it", seats=2, settings=TO_TWO)
    await company.play_to_end(Random(1))
    before = {line["name"]: line["wins"] for line in told(company)["lines"]}
    await company.of("Ben").do("leave")
    await company.of("Ada").do("start", fill="random")
    await company.settle()
    ada, bot, ben = told(company)["lines"]
    assert (ada["name"], ada["seat"], ada["wins"]) == ("Ada", 0, before["Ada"])
    assert (bot["bot"], bot["seat"], bot["wins"]) == ("random", 1, 0)
    assert (ben["name"], ben["seat"], ben["wins"]) == ("Ben", None, before["Ben"])
    assert told(company)["games"][0]["scores"][1] is None  # which the bot did not play


# What is kept


async def series_of(server: Server, **wishes: Any) -> Company:
    """Two games, a change of names and seats between them, and the first moves of a new series."""
    company = await playing(server, settings=TWO_GAMES, watched=False, **wishes)
    await company.play_to_end(Random(1))
    await company.of("Ben").do("sit", name="Benno")
    await company.play_again()
    await company.play_to_end(Random(2))
    await company.play_again()
    await company.play_any(Random(3))
    return company


@pytest.mark.parametrize(
    "name, options", [("split-it", {"seats": 2}), ("splito", {"seats": 3}), ("split", SHORT)]
)
async def test_read_from_its_log_at_any_entry_a_series_stands_as_it_was_lived(
    tmp_path: Path, name: str, options: Message
) -> None:
    async with served(tmp_path) as server:
        table = (await series_of(server, game=name, **options)).opened.table
    log = (await read_logs(f"sqlite:///{tmp_path / 'tables.db'}"))[table]
    entries = [entry for _, entry in log]
    assert sum(isinstance(entry, Dealt) for entry in entries) == 3
    for length, lived in enumerate(lived_through(table, log), start=1):
        assert load(table, entries[:length], GAMES) == lived


Step: TypeAlias = Callable[[Company], Awaitable[Any]]
STEPS: Final[Sequence[Step]] = (  # of a series of two games, into the next series
    lambda company: company.start(),
    lambda company: company.play_any(Random(1)),
    lambda company: company.play_to_end(Random(1)),
    lambda company: company.of("Ada").do("rematch"),
    lambda company: company.play_again(),
    lambda company: company.play_to_end(Random(2)),
    lambda company: company.play_again(),
    lambda company: company.play_any(Random(3)),
)


@pytest.mark.all_tier
async def test_a_series_survives_a_server_that_is_killed_after_every_step(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}") as process:
        async with Client(process.url) as client:
            server = cast("Server", client)
            gathered = await gather(server, "split", settings=TWO_GAMES, watched=False, **SHORT)
        finished: list[int] = []
        for step in STEPS:
            process.kill()
            process.start()
            async with Client(process.url) as client:
                company = await back_at(client, gathered)
                assert (len(told(company)["games"]), told(company)["over"]) == (
                    len(finished),
                    len(finished) == 2,
                )
                await step(company)
                finished = [each["number"] for each in told(company)["games"]]
        assert (company.table["number"], finished) == (3, [])


async def back_at(server: Any, company: Company) -> Company:
    """The same people at the same table, on lines of a server that has just begun."""
    back = Company(server, company.opened, [])
    for name in ("Ada", "Ben", "Cleo"):
        await back.look_in(name)
    return back

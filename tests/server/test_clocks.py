"""Clocks and absence: the table moves on by itself, at the right time."""

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from splittable.core.seats import Seat
from splittable.games import GAMES
from splittable.server.domain.entries import Played, read_entry
from splittable.server.domain.presence import GRACE
from splittable.server.domain.reducer import apply_entry
from splittable.server.domain.table import MISSES_IN_A_ROW, MOST_EXTENSIONS, Occupant
from splittable.server.domain.table_log import load
from tests.server.company import LONGEST, Company, Guest, gather, playing, sealed
from tests.support.patience import until
from tests.support.serving import (
    NOW,
    HandClock,
    Message,
    Server,
    same_every_time,
    served,
)

pytestmark = pytest.mark.anyio

PAUSE: Final = 700  # ms before a bot moves
CLOCK: Final = 60  # seconds for a move
PATIENCE: Final = 30  # seconds until a bot plays for somebody away

A_DEAL: Final = json.dumps(
    GAMES["split"].write_deal(
        GAMES["split"].deal(GAMES["split"].read_options({"seats": 2}), Random(24))
    )
).encode()

every_game = pytest.mark.parametrize("game", GAMES)


def standing_in(company: Company) -> list[str | None]:
    return [seat["standIn"] for seat in company.table["seats"]]


def missed(company: Company) -> list[int]:
    return [seat["missed"] for seat in company.table["seats"]]


# Clocks


@dataclass(frozen=True, slots=True)
class Timed:
    """Ada and Ben at Splito with a clock, where both choose at once."""

    company: Company

    @property
    def server(self) -> Server:
        return self.company.server

    @property
    def deadlines(self) -> list[int | None]:
        found: list[int | None] = self.company.table["deadlines"]
        return found

    def of(self, name: str) -> Guest:
        return self.company.of(name)

    async def seal(self, name: str) -> None:
        guest = self.of(name)
        await self.company.play(guest, guest.line.legal[0])


async def timed(server: Server, **settings: Any) -> Timed:
    settings = {"clock": CLOCK, "absence": None, **settings}
    return Timed(await playing(server, "splito", seats=2, settings=settings))


async def test_everybody_sees_until_when_each_seat_may_think(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await timed(server)
        until = NOW + CLOCK * 1000
        assert table.deadlines == [until, until]
        await table.company.pass_time(10)
        await table.seal("Ada")
        assert table.deadlines == [None, until]
        await table.of("Ada").do("take-back")
        await table.company.assert_all_know_the_table()
        assert table.deadlines == [until + 10_000, until]
        await table.seal("Ada")
        await table.seal("Ben")
        assert table.deadlines == [until + 10_000] * 2  # the next round begins now
        await table.company.assert_all_know_the_table()


async def test_a_bot_has_no_deadline(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await gather(server, "splito", people=2, seats=3, settings={"clock": CLOCK})
        await company.start(fill="random")
        assert company.table["deadlines"] == [*[NOW + CLOCK * 1000] * 2, None]


@every_game
async def test_while_only_bots_wait_no_clock_runs_and_nobody_is_played_for(
    game: str, tmp_path: Path
) -> None:
    async with served(tmp_path) as server:
        settings = {"clock": CLOCK, "absence": PATIENCE}
        company = await gather(server, game, people=1, seats=3, settings=settings)
        await company.start(fill="random")
        await company.until(lambda: bool(company.of("Ada").line.legal))
        assert company.table["deadlines"] == [None] * 3
        assert await company.of("Ada").refused("more-time") == "not-allowed"
        asked = company.of("Ada").line.legal
        await company.pass_time(10 * CLOCK)
        await company.hang_up(company.of("Ada"))  # Ida watches, and has nothing to wait for
        await company.pass_time(10 * CLOCK)
        ada = await company.look_in("Ada")
        assert (standing_in(company), missed(company)) == ([None] * 3, [0] * 3)
        assert ada.line.legal == asked
        await company.assert_all_know_the_table()


async def test_the_clock_begins_anew_when_a_person_waits_again(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await timed(server)
        await table.of("Ben").do("leave")
        await table.company.until(lambda: sealed(table.company) == [1])
        assert table.deadlines == [None, None]
        assert table.company.table["moreTime"] == [0, 0]
        await table.company.pass_time(10 * CLOCK)
        assert standing_in(table.company) == [None, "left"]
        await table.of("Ben").do("back")
        await table.company.assert_all_know_the_table()
        assert table.deadlines == [server.clock.now() + CLOCK * 1000, None]
        await table.company.pass_time(CLOCK)
        await table.company.until(lambda: table.company.view["round"] == 2)
        assert missed(table.company) == [1, 0]


async def test_more_time_is_the_time_for_a_move_once_more(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await timed(server)
        until = NOW + CLOCK * 1000
        for times in range(1, MOST_EXTENSIONS + 1):
            await table.of("Ben").do("more-time")
            await table.company.assert_all_know_the_table()
            assert table.deadlines == [until, until + times * CLOCK * 1000]
            assert table.company.table["moreTime"] == [MOST_EXTENSIONS, MOST_EXTENSIONS - times]
        assert await table.of("Ben").refused("more-time") == "not-allowed"
        await table.seal("Ben")
        await table.seal("Ada")
        await table.of("Ben").do("more-time")  # for the next move it may be asked again


async def test_when_time_runs_out_a_bot_plays_one_move_and_not_before(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        table = await timed(server)
        await table.of("Ben").do("more-time")
        await table.company.pass_time(CLOCK - 0.001)
        assert standing_in(table.company) == [None, None]
        await table.company.pass_time(0.001)
        await table.company.until(lambda: standing_in(table.company) == ["move", None])
        card = table.company.table["seats"][0]
        assert (card["name"], card["bot"], card["present"]) == ("Ada", "rules-of-thumb", True)
        assert table.deadlines == [None, NOW + 2 * CLOCK * 1000]
        await table.company.assert_all_know_the_table()
        await table.company.pass_time(PAUSE / 1000)
        await table.company.until(lambda: sealed(table.company) == [0])
        assert standing_in(table.company) == [None, None]
        assert table.company.table["seats"][0]["bot"] is None
        assert missed(table.company) == [1, 0]
        await table.company.assert_all_know_the_table()


async def out_of_time(server: Server, times: int = 1) -> Timed:
    """Ada has run out of time so often, and a bot has chosen for her; Ben has chosen, too."""
    table = await timed(server)
    for number in range(1, times + 1):
        await table.seal("Ben")
        await table.company.pass_time(CLOCK)
        await table.company.until(lambda: missed(table.company) == [number, 0])  # noqa: B023
        await table.company.pass_time(PAUSE / 1000)  # which begins when the bot does
        await table.company.until(lambda: table.company.view["round"] == number + 1)  # noqa: B023
    return table


async def test_who_ran_out_of_time_is_asked_again_and_has_the_whole_time(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        table = await out_of_time(server)
        assert standing_in(table.company) == [None, None]
        assert table.of("Ada").line.legal
        assert table.deadlines == [server.clock.now() + CLOCK * 1000] * 2
        await table.company.pass_time(CLOCK - 1)
        assert sealed(table.company) == []  # no bot plays on
        await table.company.assert_all_know_the_table()


async def test_who_ran_out_of_time_may_still_play_before_the_bot_does(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        table = await timed(server)
        await table.company.pass_time(CLOCK)
        await table.company.until(lambda: standing_in(table.company) == ["move", "move"])
        assert await table.of("Ada").refused("back") == "wrong-phase"  # there is nothing to take
        mine = table.of("Ada").line.legal[-1]
        await table.company.play(table.of("Ada"), mine)
        assert (standing_in(table.company), missed(table.company)) == ([None, "move"], [0, 1])
        await table.company.pass_time(PAUSE / 1000)
        await table.company.until(lambda: table.company.view["round"] == 2)
        record_of_ada = [move for seat, move in table.company.played if seat == 0]
        assert record_of_ada == [mine]
        await table.company.assert_all_know_the_table()


async def test_a_move_of_one_s_own_makes_earlier_misses_forgotten(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        table = await out_of_time(server, times=MISSES_IN_A_ROW - 1)
        assert missed(table.company) == [MISSES_IN_A_ROW - 1, 0]
        await table.seal("Ada")
        assert missed(table.company) == [0, 0]
        await table.seal("Ben")
        await table.seal("Ben")
        await table.company.pass_time(CLOCK)
        await table.company.until(lambda: standing_in(table.company) == ["move", None])
        await table.company.assert_all_know_the_table()


async def test_after_three_misses_in_a_row_a_bot_stays(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await out_of_time(server, times=MISSES_IN_A_ROW)
        assert standing_in(table.company) == ["clock", None]
        for number in range(MISSES_IN_A_ROW + 1, MISSES_IN_A_ROW + 4):
            await table.seal("Ben")
            await table.company.until(lambda: table.company.view["round"] == number + 1)  # noqa: B023
        assert standing_in(table.company) == ["clock", None]
        await table.company.rest()  # the bot that stays goes on at once
        await table.company.assert_all_know_the_table()


async def test_who_is_played_for_is_back_by_playing(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        table = await out_of_time(server, times=MISSES_IN_A_ROW)
        await table.seal("Ada")  # before the bot has
        assert (standing_in(table.company), missed(table.company)) == ([None, None], [0, 0])
        await table.company.pass_time(1)
        await table.company.assert_all_know_the_table()
        assert sealed(table.company) == [0]
        assert table.deadlines[1] is not None


async def test_who_is_played_for_is_back_by_saying_so_and_has_the_whole_time(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        table = await out_of_time(server, times=MISSES_IN_A_ROW)
        server.clock.advance(0.5)
        await table.of("Ada").do("back")
        await table.company.assert_all_know_the_table()
        assert (standing_in(table.company), missed(table.company)) == ([None, None], [0, 0])
        assert table.deadlines == [server.clock.now() + CLOCK * 1000] * 2
        await table.company.pass_time(1)
        assert sealed(table.company) == []  # the bot plays no more


async def test_who_is_played_for_is_back_by_coming_again(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        table = await out_of_time(server, times=MISSES_IN_A_ROW)
        await table.company.hang_up(table.of("Ada"))
        await table.company.look_in("Ada")
        await table.company.until(lambda: standing_in(table.company) == [None, None])
        await table.company.assert_all_know_the_table()


async def test_who_was_too_slow_in_one_game_plays_the_next_one_themselves(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await out_of_time(server, times=MISSES_IN_A_ROW)
        ben = table.of("Ben")
        for _ in range(LONGEST):
            if table.company.table["phase"] == "over":
                break
            await table.company.until(lambda: bool(ben.line.legal))
            await table.seal("Ben")
            await table.company.rest()
        await table.company.play_again()
        assert (standing_in(table.company), missed(table.company)) == ([None, None], [0, 0])
        await table.company.assert_all_know_the_table()


@pytest.mark.parametrize("rest_of_log", ["none", "a move of hers"])
def test_in_a_log_of_an_older_version_one_miss_still_means_that_a_bot_stays(
    rest_of_log: str,
) -> None:
    """As it was written then; what those logs did not know has its default."""
    lines = [
        b'{"type":"opened","at":1,"game":"split","rules":%d,"options":{"seats":2},"settings":'
        b'{"visibility":"private","talk":"free","takeBack":true,"clock":60,"absence":null},'
        b'"invite":"abc","name":"Ada","token_hash":"a"}' % GAMES["split"].rules,
        b'{"type":"sat","at":2,"seat":1,"name":"Ben","token_hash":"b"}',
        b'{"type":"dealt","at":3,"person":0,"id":"1","deal":%b,"salt":"00"}' % A_DEAL,
        b'{"type":"stood-in","at":60003,"seat":0,"why":"clock"}',
        b'{"type":"rematch","at":60004,"person":1,"id":"2","yes":false}',
    ]
    table = load("old", [read_entry(line) for line in lines], GAMES)
    occupant = table.seats[0]
    assert occupant is not None
    assert (occupant.stand_in, occupant.waits, table.deadline(Seat(1))) == ("clock", False, None)
    if rest_of_log == "none":
        return
    asked = table.asked(Seat(0))
    assert asked is not None
    table = apply_entry(table, Played(at=60_005, person=0, id="3", seat=0, move=asked.texts[0]))
    assert table.seats[0] == Occupant(0, stood_in_at=60_003)


async def test_without_a_clock_nobody_runs_out_of_time(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await timed(server, clock=None)
        await table.company.pass_time(100)
        assert table.deadlines == [None, None]
        assert standing_in(table.company) == [None, None]


# Absence


async def away(server: Server, **settings: Any) -> Timed:
    """Ben has chosen; Ada, who is waited for, has just lost her line."""
    settings = {"clock": None, "absence": PATIENCE, **settings}
    table = await timed(server, **settings)
    await table.seal("Ben")
    await table.company.hang_up(table.of("Ada"))
    assert [seat["present"] for seat in table.company.table["seats"]] == [False, True]
    return table


async def test_a_bot_plays_for_who_is_away_once_the_others_have_waited_long_enough(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as server:
        table = await away(server)
        await table.company.pass_time(PATIENCE - 0.001)
        assert standing_in(table.company) == [None, None]
        await table.company.pass_time(0.001)
        await table.company.until(lambda: table.company.view["round"] == 2)
        assert standing_in(table.company) == ["absence", None]
        await table.company.rest()
        await table.company.assert_all_know_the_table()


async def test_who_is_back_in_time_is_not_replaced(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await away(server)
        await table.company.pass_time(PATIENCE - 1)
        await table.company.look_in("Ada")
        await table.company.pass_time(3 * PATIENCE)
        assert standing_in(table.company) == [None, None]
        await table.company.hang_up(table.of("Ada"))
        await table.company.pass_time(PATIENCE - 1)  # from the beginning
        assert standing_in(table.company) == [None, None]


async def test_who_was_away_is_back_by_coming_again(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        table = await away(server)
        await table.company.pass_time(PATIENCE)
        await table.company.until(lambda: standing_in(table.company) == ["absence", None])
        await table.company.pass_time(PAUSE / 1000)
        await table.company.until(lambda: table.company.view["round"] == 2)
        ada = await table.company.look_in("Ada")
        await table.company.until(lambda: standing_in(table.company) == [None, None])
        await table.company.pass_time(1)
        assert sealed(table.company) == []
        await table.company.play(ada, ada.line.legal[0])
        await table.company.assert_all_know_the_table()


async def test_where_the_table_is_set_so_nobody_who_is_away_is_replaced(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await away(server, absence=None)
        await table.company.pass_time(20 * PATIENCE)
        assert standing_in(table.company) == [None, None]


async def test_nobody_is_replaced_while_nobody_waits(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await gather(
            server, "splito", seats=2, watched=False, settings={"absence": PATIENCE}
        )
        await company.start()
        for guest in list(company.guests):
            await company.hang_up(guest)
        stranger = await company.look_in("")  # who waits for nothing
        await company.pass_time(20 * PATIENCE)
        assert [seat["standIn"] for seat in stranger.line.table["seats"]] == [None, None]


async def test_patience_begins_when_there_is_somebody_to_be_patient(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await gather(
            server, "splito", seats=2, watched=False, settings={"absence": PATIENCE}
        )
        await company.start()
        await company.look_in("")  # who keeps the table awake
        for name in ("Ada", "Ben"):
            await company.hang_up(company.of(name))
        await company.pass_time(10 * PATIENCE)
        await company.look_in("Ben")
        await company.pass_time(PATIENCE - 1)
        assert standing_in(company) == [None, None]
        await company.pass_time(1)
        await company.until(lambda: standing_in(company) == ["absence", None])


async def test_somebody_in_a_seat_may_have_a_bot_play_for_who_is_away(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await away(server)
        await table.company.pass_time(GRACE / 1000)
        await table.of("Ben").do("stand-in", seat=0)
        await table.company.until(lambda: table.company.view["round"] == 2)
        assert standing_in(table.company) == ["absence", None]
        assert await table.of("Ben").refused("stand-in", seat=0) == "wrong-phase"


async def test_nobody_has_a_bot_play_for_who_is_here(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await away(server)
        await table.company.look_in("Ada")
        assert await table.of("Ben").refused("stand-in", seat=0) == "not-allowed"


# Restarts


@dataclass(frozen=True, slots=True)
class Restarts:
    """Opens the same tables again, some time later."""

    folder: Path

    def at(self, now: int, **settings: Any) -> Any:
        world = same_every_time(seed=now, clock=HandClock(now))
        return served(self.folder, outside=world, **settings)


async def reopened(server: Server, company: Company, *names: str) -> Company:
    again = Company(server, company.opened, [])
    for name in names:
        await again.look_in(name)
    return again


async def test_deadlines_and_sealed_choices_survive_a_restart(tmp_path: Path) -> None:
    restarts = Restarts(tmp_path)
    async with restarts.at(NOW) as server:
        table = await timed(server)
        await table.company.pass_time(5)
        await table.seal("Ada")
        await table.of("Ben").do("more-time")
        await table.company.settle()
        known = table.of("Ada").picture, table.of("Ben").picture
    async with restarts.at(NOW + 60_000) as server:
        company = await reopened(server, table.company, "Ada", "Ben", "Ida", "")
        await company.settle()
        assert (company.of("Ada").picture, company.of("Ben").picture) == known
        assert company.table["deadlines"] == [None, NOW + 2 * CLOCK * 1000]
        await company.pass_time(CLOCK)
        await company.until(lambda: company.view["round"] == 2)
        assert missed(company) == [0, 1]


async def test_time_that_ran_out_while_the_server_was_down_has_run_out_when_it_is_back(
    tmp_path: Path,
) -> None:
    restarts = Restarts(tmp_path)
    async with restarts.at(NOW) as server:
        table = await timed(server, visibility="public")
        await table.seal("Ada")
        path = table.company.path
    async with restarts.at(NOW + 2 * CLOCK * 1000) as server:

        async def is_stored() -> bool:  # not looking at the table, which would wake it
            return b'type="stood-in"} 1.0' in (await server.get("/metrics")).body

        await until(is_stored)
        whole: Message = (await server.get(path)).json()
        assert whole["table"]["seats"][1]["missed"] == 1


@every_game
async def test_bots_play_on_after_a_restart_though_nobody_looks(game: str, tmp_path: Path) -> None:
    restarts = Restarts(tmp_path)
    async with restarts.at(NOW, bot_pause=PAUSE) as server:
        company = await gather(server, game, people=1, seats=3, settings={"visibility": "public"})
        await company.start(fill="random")
        await company.of("Ada").do("leave")  # so nobody will ever look
        assert len((await server.get("/api/tables")).json()["tables"]) == 1
    async with restarts.at(NOW + 3_600_000) as server:

        async def is_over() -> bool:  # when no table is listed any more
            return not (await server.get("/api/tables")).json()["tables"]

        await until(is_over)
        record = await server.get(f"{company.path}/games/1/record")
        assert record.status == 200


async def test_who_was_away_at_a_restart_has_all_the_time_to_come_back(tmp_path: Path) -> None:
    restarts = Restarts(tmp_path)
    async with restarts.at(NOW) as server:
        table = await away(server)
        await table.company.pass_time(PATIENCE - 1)
    async with restarts.at(NOW + 3_600_000) as server:
        company = await reopened(server, table.company, "Ben")
        await company.pass_time(PATIENCE - 1)
        assert standing_in(company) == [None, None]
        await company.pass_time(1)
        await company.until(lambda: standing_in(company) == ["absence", None])

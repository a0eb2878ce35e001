"""No bot takes over because a connection dropped briefly, or because a person uses only REST."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from splittable.server.domain.presence import ASKER_STAYS, GRACE, GRACE_AFTER_START
from tests.server.company import Company, Guest, gather, playing, sealed
from tests.support.serving import (
    NOW,
    HandClock,
    Message,
    Server,
    same_every_time,
    served,
    token_of,
)

pytestmark = pytest.mark.anyio

PAUSE: Final = 700  # ms before a bot moves


async def table_of_two(server: Server, **settings: Any) -> Company:
    """Ada and Ben choose a card of Splito."""
    return await playing(
        server, "splito", seats=2, watched=False, settings={"absence": None, **settings}
    )


def seat(company: Company, number: int) -> Message:
    card: Message = company.table["seats"][number]
    return card


async def wait_for(guest: Guest, number: int) -> str:
    """Ask for a bot in a seat, and be told to wait; how."""
    answer = await guest.line.do("stand-in", seat=number)
    assert (answer["type"], answer["code"]) == ("problem", "wrong-phase")
    words: str = answer["message"]
    return words


async def test_whose_line_blinks_is_not_played_for(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await table_of_two(server)
        ada = company.of("Ada")
        await company.hang_up(company.of("Ben"))
        await company.until(lambda: not seat(company, 1)["present"])
        assert company.table["standInFrom"][1] == NOW + GRACE
        assert await wait_for(ada, 1) == "Ben was here a moment ago; ask again in 10 s"
        await company.pass_time(GRACE / 1000 - 1)
        assert await wait_for(ada, 1) == "Ben was here a moment ago; ask again in 1 s"
        await company.look_in("Ben")
        await company.settle()
        assert company.table["standInFrom"][1] is None
        assert await ada.refused("stand-in", seat=1) == "not-allowed"


async def test_whoever_is_back_before_the_bot_has_moved_moves_themselves(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await table_of_two(server)
        await company.hang_up(company.of("Ben"))
        await company.pass_time(GRACE / 1000)
        await company.of("Ada").do("stand-in", seat=1)
        await company.pass_time((PAUSE - 1) / 1000)
        assert sealed(company) == []
        await company.look_in("Ben")
        await company.until(lambda: seat(company, 1)["standIn"] is None)
        await company.pass_time(2 * PAUSE / 1000)
        assert sealed(company) == []


async def test_after_a_restart_there_is_more_time_to_come_back(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        before = await table_of_two(server, absence=10)
    later = NOW + 60_000
    world = same_every_time(seed=1, clock=HandClock(later))
    async with served(tmp_path, outside=world) as server:
        company = Company(server, before.opened, [])
        ada = await company.look_in("Ada")
        assert company.table["standInFrom"][1] == later + GRACE_AFTER_START
        await company.pass_time(GRACE_AFTER_START / 1000 - 1)
        assert await wait_for(ada, 1) == "Ben was here a moment ago; ask again in 1 s"
        assert seat(company, 1)["standIn"] is None  # though the table waits for 10 seconds only
        await company.pass_time(1)
        await company.until(lambda: seat(company, 1)["standIn"] == "absence")


async def test_whoever_plays_by_rest_alone_is_here_while_they_ask(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await table_of_two(server, absence=10)
        ada = company.of("Ada")
        await company.hang_up(company.of("Ben"))
        for _ in range(3):
            assert (await server.get(company.path, token=token_of("Ben"))).status == 200
            await company.settle()
            assert seat(company, 1)["present"]
            assert await ada.refused("stand-in", seat=1) == "not-allowed"
            await company.pass_time(ASKER_STAYS / 1000 - 1)
        assert seat(company, 1)["present"]
        refused = {"id": "1", "command": {"type": "back"}}  # which is asking, too
        assert (
            await server.post(f"{company.path}/commands", refused, token=token_of("Ben"))
        ).status == 409
        await company.pass_time(ASKER_STAYS / 1000)
        await company.until(lambda: not seat(company, 1)["present"])
        await company.assert_all_know_the_table()
        assert await wait_for(ada, 1) == "Ben was here a moment ago; ask again in 10 s"
        await company.pass_time(GRACE / 1000)
        await company.until(lambda: seat(company, 1)["standIn"] == "absence")


async def test_a_request_by_rest_adds_nothing_to_a_line(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await gather(server, "split", seats=2, watched=False)
        await server.get(company.path, token=token_of("Ben"))
        await company.hang_up(company.of("Ben"))
        await company.until(lambda: not seat(company, 1)["present"])


async def test_who_shares_a_device_is_here_by_its_line_and_is_shown_nothing(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await table_of_two(server)
        ada, ben = company.of("Ada"), company.of("Ben")
        hand = json.dumps(ben.line.view["hand"])
        await company.hang_up(ben)
        await company.until(lambda: not seat(company, 1)["present"])
        hello = {"type": "hello", "table": company.opened.table, "token": ada.token}
        await ada.line.send({**hello, "companions": [token_of("Ben")]})
        welcome = await ada.line.next("welcome")
        assert ada.seat == 0
        assert hand not in json.dumps(welcome)
        assert seat(company, 1)["present"]
        assert await ada.refused("stand-in", seat=1) == "not-allowed"
        await ada.line.send(hello)  # and now alone
        await ada.line.next("welcome")
        assert not seat(company, 1)["present"]


async def test_a_spectator_can_keep_seats_too_but_no_more_than_a_table_has(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await table_of_two(server)
        for name in ("Ada", "Ben"):
            await company.hang_up(company.of(name))
        onlooker = await company.look_in("")
        assert [each["present"] for each in company.table["seats"]] == [False, False]
        tokens = [token_of(name) for name in ("Ada", "Ben", "a stranger")]
        hello = {"type": "hello", "table": company.opened.table, "token": None}
        await onlooker.line.send({**hello, "companions": tokens})
        await onlooker.line.next("welcome")
        assert [each["present"] for each in company.table["seats"]] == [True, True]
        assert onlooker.seat is None
        assert onlooker.line.legal == []
        await onlooker.line.send({**hello, "companions": tokens * 3})
        assert (await onlooker.line.next("problem"))["code"] == "invalid"


async def test_a_blind_line_is_somebodys_and_is_shown_what_spectators_see(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await playing(server, "splito", seats=2, settings={"talk": "free"})
        ada, ben = company.of("Ada"), company.of("Ben")
        watcher = next(guest for guest in company.guests if guest.seat is None and guest.token)
        line = await server.line(company.opened.table, None)
        hello = {"type": "hello", "table": company.opened.table, "token": ada.token}
        await line.send({**hello, "blind": True})
        await line.next("welcome")
        assert line.you["seat"] == 0
        assert (line.view, line.legal) == (watcher.line.view, [])
        await watcher.do("say", text="for spectators only")
        for guest in (ada, ben):
            await guest.do("play", move=guest.line.legal[0])
        await company.settle()
        await line.settle()
        assert line.view == watcher.line.view
        heard = b"".join(line.received).decode()
        assert ada.line.view["hand"] is not None
        assert '"hand":[' not in heard
        assert "for spectators only" not in heard

"""Uninvited spectators: they keep nobody out, make room for each other, and can be banned."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from splittable.server.domain.commands.seats import MOST_GUESTS, MOST_STRANGERS
from splittable.server.domain.presence import ASKER_STAYS
from tests.server.company import Company, gather
from tests.support.serving import Answer, Server, served, token_of

pytestmark = pytest.mark.anyio


async def ask(company: Company, who: str, kind: str, **fields: Any) -> Answer:
    body = {"id": f"{who}-{kind}", "command": {"type": kind, **fields}}
    return await company.server.post(f"{company.path}/commands", body, token=token_of(who))


async def strangers_watch(company: Company, numbers: Iterable[int]) -> list[int]:
    """So many strangers ask for a name; what each is answered with."""
    names = [f"Stranger {number}" for number in numbers]
    return [(await ask(company, name, "watch", name=name)).status for name in names]


async def table_for_two(server: Server, **settings: Any) -> Company:
    return await gather(
        server, "split", people=1, seats=2, watched=False, settings={"absence": None, **settings}
    )


@pytest.mark.parametrize("visibility", ["public", "private"])
async def test_strangers_keep_no_friend_out(tmp_path: Path, visibility: str) -> None:
    async with served(tmp_path) as server:
        company = await table_for_two(server, visibility=visibility)
        answers = await strangers_watch(company, range(MOST_STRANGERS + 5))
        assert answers == [200] * MOST_STRANGERS + [409] * 5
        await company.settle()
        assert len(company.table["watchers"]) == MOST_STRANGERS
        await company.join("Ben")
        assert company.of("Ben").seat == 1
        invited = await ask(company, "Cleo", "watch", name="Cleo", invite=company.opened.invite)
        assert invited.status == (200 if visibility == "private" else 409)
        metrics = (await server.get("/metrics")).body
        refusals = 5 + (invited.status == 409)
        assert f'refused_total{{cause="spectators"}} {refusals}.0'.encode() in metrics
        assert server.log.count("more spectators than a table has room for") == 1


async def test_strangers_who_have_gone_give_way_and_are_forgotten(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await table_for_two(server)
        for crowd in range(3):
            many = range(crowd * MOST_STRANGERS, (crowd + 1) * MOST_STRANGERS)
            assert set(await strangers_watch(company, many)) == {200}
            await company.pass_time(ASKER_STAYS / 1000)
            await company.until(lambda: company.table["watchers"] == [])
        last = await company.look_in("Dora")
        await last.do("watch", name="Dora")
        assert last.line.you["person"] <= MOST_STRANGERS
        await last.do("say", preset="hello")
        await company.assert_all_know_the_table()
        assert company.table["watchers"] == ["Dora"]


async def test_who_may_sit_always_fits_and_nobody_becomes_host_by_another_s_number(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as server:
        company = await table_for_two(server, visibility="public")
        await company.join("Ben")
        await company.of("Ada").do("leave")
        for number in range(MOST_GUESTS + 5):  # who sit down and leave again, without end
            name, invite = f"Stranger {number}", company.opened.invite
            assert (await ask(company, name, "sit", name=name, invite=invite)).status == 200
            assert (await ask(company, name, "leave")).status == 200
        await company.join("Cleo")
        assert company.of("Cleo").line.you["person"] < MOST_GUESTS
        assert company.table["host"] == company.of("Ben").seat
    async with served(tmp_path) as server:  # the same by the log
        again = Company(server, company.opened, [])
        await again.look_in("Cleo")
        await again.look_in("Ben")
        assert again.of("Cleo").seat == company.of("Cleo").seat
        assert again.table["host"] == again.of("Ben").seat
        await again.of("Cleo").do("say", preset="hello", id="0-say")


async def test_the_host_sends_a_spectator_away_for_good(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await table_for_two(server, visibility="public")
        eve = await company.look_in("Eve")
        await eve.do("watch", name="Eve")
        ben = await company.join("Ben")
        assert await ben.refused("ban", name="Eve") == "not-allowed"
        ada = company.of("Ada")
        assert await ada.refused("ban", name="Ben") == "unknown"  # who has a seat
        await ada.do("ban", name="Eve")
        assert (await eve.line.next("problem"))["code"] == "sent-away"
        await eve.line.settle()
        heard = len(eve.line.received)
        await ben.do("say", preset="hello")
        await eve.line.settle()
        assert len(eve.line.received) == heard + 1  # the pong
        for kind, fields in {
            "say": {"preset": "hello"},
            "watch": {"name": "Eve"},
            "sit": {"name": "Eve", "invite": company.opened.invite},
        }.items():
            assert await eve.refused(kind, **fields) == "sent-away"
        company.guests.remove(eve)
        await company.assert_all_know_the_table()
        assert company.table["watchers"] == []
    async with served(tmp_path) as server:
        line = await server.connect()
        await line.send({"type": "hello", "table": company.opened.table, "token": eve.token})
        assert (await line.next("problem"))["code"] == "sent-away"
        seen = await server.get(company.path, token=eve.token)
        assert (seen.status, seen.json()["code"]) == (403, "sent-away")

"""Public tables are listed in the lobby."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from splittable.games import GAMES
from tests.server.company import Company, gather
from tests.support.serving import Line, Message, Server, served, token_of

pytestmark = pytest.mark.anyio

every_game = pytest.mark.parametrize("game", GAMES)


async def listed(server: Server) -> dict[str, Message]:
    cards: list[Any] = (await server.get("/api/tables")).json()["tables"]
    return {card["id"]: card for card in cards}


@every_game
async def test_public_tables_are_listed_until_their_game_is_over(server: Server, game: str) -> None:
    options: Message = {"mode": "cooperative"} if game == "split" else {}
    company = await gather(
        server, game, people=1, seats=3, settings={"visibility": "public", "clock": 90}, **options
    )
    table = company.opened.table
    card = (await listed(server))[table]
    assert card == {
        "id": table,
        "invite": company.opened.invite,
        "game": game,
        "options": company.table["options"],
        "phase": "gathering",
        "names": ["Ada", None, None],
        "clock": 90,
        "ownDeck": False,
    }
    await company.join("Ben", seat=2)
    assert (await listed(server))[table]["names"] == ["Ada", None, "Ben"]
    await company.join("Cleo")
    await company.start()
    card = (await listed(server))[table]
    assert (card["phase"], card["names"]) == ("playing", ["Ada", "Cleo", "Ben"])
    await company.play_to_end(Random(2))
    assert table not in await listed(server)
    await company.play_again()
    assert (await listed(server))[table]["phase"] == "playing"


async def test_private_tables_are_not_listed(server: Server) -> None:
    company = await gather(server, "split", seats=2)
    assert company.opened.table not in await listed(server)
    await company.start()
    assert company.opened.table not in await listed(server)


async def test_whoever_finds_a_public_table_in_the_lobby_can_sit_down(server: Server) -> None:
    company = await gather(server, "split", people=1, settings={"visibility": "public"})
    card = (await listed(server))[company.opened.table]
    line = await server.line(card["id"], token_of("Eve"))
    answer = await line.do("sit", name="Eve", invite=card["invite"])
    assert (answer["type"], line.you["seat"]) == ("update", 1)


# That strangers, who know the invitation too, keep nobody out


async def from_there(company: Company, name: str, address: str = "192.0.2.1") -> Line:
    line = await company.server.connect(**{"X-Forwarded-For": address})
    await line.hello(company.opened.table, token_of(name))
    return line


@pytest.fixture
async def gathering(tmp_path: Path) -> AsyncIterator[Company]:
    """A public table with Ada at it, and a seat free; everything as usual."""
    async with served(tmp_path, commands_per_minute=60) as server:
        settings = {"visibility": "public"}
        yield await gather(server, "split", people=1, seats=2, watched=False, settings=settings)


async def test_who_is_refused_at_the_door_keeps_no_friend_out(gathering: Company) -> None:
    invite = gathering.opened.invite
    eve = await from_there(gathering, "Eve")
    for _ in range(25):
        assert (await eve.do("sit", name="Eve", seat=7, invite=invite))["code"] == "invalid"
    ben = await from_there(gathering, "Ben")  # even from the same address
    assert (await ben.do("sit", name="Ben", invite=invite))["type"] == "update"


async def test_who_comes_and_goes_keeps_nobody_of_another_address_out(gathering: Company) -> None:
    invite = gathering.opened.invite
    for number in range(100):
        eve = await from_there(gathering, f"Eve {number}")
        if (await eve.do("sit", name=f"Eve {number}", invite=invite)).get("code") == "too-fast":
            break
        assert (await eve.do("leave"))["type"] == "update"
    assert number == 20
    ben = await from_there(gathering, "Ben", "192.0.2.2")
    assert (await ben.do("sit", name="Ben", invite=invite))["type"] == "update"


async def test_who_only_watches_a_public_table_pays_as_strangers_do(gathering: Company) -> None:
    invite = gathering.opened.invite
    eve = await from_there(gathering, "Eve")
    for number in range(100):
        answer = await eve.do("watch", name=f"Eve {number}", invite=invite)
        if answer.get("code") == "too-fast":
            break
    assert number == 20
    ben = await from_there(gathering, "Ben")
    assert (await ben.do("sit", name="Ben", invite=invite))["type"] == "update"

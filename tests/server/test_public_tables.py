"""Public tables: listed in the lobby for whoever looks for one."""

from random import Random
from typing import Any

import pytest

from splittable.games import GAMES
from tests.server.company import gather
from tests.support.serving import Message, Server, token_of

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

"""Numbered deals by REST equal those of the library; errors are one line."""

import json
from typing import Any, Final
from urllib.parse import parse_qsl

import pytest

from splittable.core.game import deal_by_number
from splittable.games import GAMES
from tests.support.house_deck import HOUSE_DECK
from tests.support.serving import Answer, Server

pytestmark = pytest.mark.anyio

DECK: Final[list[Any]] = json.loads(HOUSE_DECK)


async def asked(server: Server, path: str) -> Answer:
    path, _, query = path.partition("?")
    return await server.get(f"/api/games/{path}", **dict(parse_qsl(query)))


@pytest.mark.parametrize(
    "game, query, options",
    [
        ("split-it", "seats=4", {"seats": 4}),
        ("splito", "", {"seats": 3}),
        ("split", "seats=3&option=mode=cooperative", {"seats": 3, "mode": "cooperative"}),
    ],
)
async def test_a_deal_by_number_is_the_library_s(
    game: str, query: str, options: dict[str, Any], server: Server
) -> None:
    answer = await asked(server, f"{game}/deals/7?{query}")
    assert answer.status == 200, answer.body
    sheet, rules = answer.json(), GAMES[game]
    read = rules.read_options(options)
    deal = deal_by_number(rules, read, 7)
    assert sheet["deal"] == rules.write_deal(deal)
    assert (sheet["game"], sheet["number"], sheet["definition"]) == (game, 7, 1)
    assert sheet["options"] == rules.write_options(read)
    assert [each["kind"] for each in sheet["packets"]] == [
        each.kind for each in rules.packets(read, deal)
    ]


async def test_a_box_of_one_s_own_is_dealt_from(server: Server) -> None:
    wish = {"options": {"seats": 3}, "deck": DECK}
    answer = await server.post("/api/games/splito/deals/7", wish)
    assert answer.status == 200, answer.body
    cards = {card for each in answer.json()["packets"] for card in each["cards"]}
    assert {each["id"] for each in DECK} <= cards
    answer = await server.post("/api/games/split/deals/7", {"options": {}, "deck": DECK})
    assert answer.status == 400


@pytest.mark.parametrize(
    "path, status, line",
    [
        ("bridge/deals/7", 404, "'bridge' is not one of split-it, splito, split"),
        ("split/deals/0", 400, "number"),
        ("split/deals/1000000000", 400, "number"),
        ("split/deals/seven", 404, ""),
        ("split/deals/7?seats=9", 400, "option seats: '9' is not one of 2, 3, 4, 5"),
        ("split/deals/7?seats=x", 400, "seats"),
        ("split/deals/7?option=mode", 400, "option: 'mode' has no value; write mode=VALUE"),
        ("split/deals/7?option=colour=red", 400, "option: split has no option 'colour'"),
        ("split/deals/7?option=mode=cooperative", 400, "cooperative Split is for 3 to 5, not 2"),
        ("split/deals/7?seats=3&option=seats=3", 400, "option: seats is given twice"),
    ],
)
async def test_what_cannot_be_dealt_is_told_in_one_line(
    path: str, status: int, line: str, server: Server
) -> None:
    answer = await asked(server, path)
    assert answer.status == status, answer.body
    message = answer.json()["message"]
    assert line in message
    assert "\n" not in message

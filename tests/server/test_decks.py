"""A table's own deck: used, shown to all, stored and replayed; bad decks are refused."""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from splittable.core.record import read_record, verify
from splittable.games import GAMES
from splittable.games.splito.objectives import STANDARD_FILE
from splittable.server.domain.entries import (
    AnyEntry,
    Opened,
    TableSettings,
    read_entry,
    write_entry,
)
from splittable.server.domain.table_log import load
from tests.server.company import Company, Guest, playing
from tests.support.house_deck import HOUSE_DECK
from tests.support.serving import NOW, Message, Server, served

pytestmark = pytest.mark.anyio

DECK: Final[list[dict[str, Any]]] = json.loads(HOUSE_DECK)
OURS: Final[list[dict[str, Any]]] = json.loads(STANDARD_FILE)
PATH: Final = "/api/games/splito/deck"


async def finished(server: Server, **wishes: Any) -> Company:
    company = await playing(server, "splito", seats=3, **wishes)
    await company.play_to_end(Random(1))
    return company


async def record_of(company: Company) -> Message:
    answer = await company.server.get(f"{company.path}/games/1/record")
    assert answer.status == 200, answer.body
    record: Message = answer.json()
    return record


async def refused(server: Server, **wishes: Any) -> str:
    answer = await server.post("/api/tables", {"name": "Ada", **wishes})
    assert answer.status == 400, answer.body
    told: str = answer.json()["message"]
    return told


# At a table


async def test_a_table_with_a_deck_of_its_own_shows_it_and_plays_with_it(server: Server) -> None:
    company = await finished(server, deck=DECK)
    assert company.table["deck"] == DECK
    await company.assert_all_know_the_table()
    record = await record_of(company)
    assert record["deck"] == DECK
    assert verify(read_record(json.dumps(record), GAMES)) is not None
    ids = {card["id"] for card in DECK}
    assert {*record["deal"]["common"]} <= ids


async def test_a_table_without_one_plays_with_ours_and_its_record_says_nothing(
    server: Server,
) -> None:
    for wishes in ({}, {"deck": OURS}):
        company = await finished(server, **wishes)
        assert company.table["deck"] is None
        assert "deck" not in await record_of(company)


async def test_a_rematch_the_same_deal_again_and_a_try_keep_the_deck(server: Server) -> None:
    company = await finished(server, deck=DECK)
    await company.play_again()
    assert (company.table["phase"], company.table["deck"]) == ("playing", DECK)
    table = company.opened.table
    for wish in (
        {"sameDeal": {"table": table, "number": 1}},
        {"record": await record_of(company)},
        {"tryout": {"table": table, "number": 1, "at": 7, "seat": 1}, "bots": "random"},
        {"tryout": {"table": table, "number": 1, "at": 7, "seat": 1, "imagined": True}},
    ):
        answer = await server.post("/api/tables", {"name": "Eve", **wish})
        assert answer.status == 201, answer.body
        opened = await server.get(f"/api/tables/{answer.json()['table']}")
        assert opened.json()["table"]["deck"] == DECK


async def test_a_moment_of_a_record_with_a_deck_is_shown_anywhere(server: Server) -> None:
    record = await record_of(await finished(server, deck=DECK))
    answer = await server.post("/api/moments", {"record": record, "at": 9, "open": True})
    assert answer.status == 200, answer.body
    assert len(answer.json()["views"]) == 3


async def test_bots_play_with_any_deck(server: Server) -> None:
    opened = await server.open_table("splito", seats=3, deck=DECK, bots="rules-of-thumb")
    ada = Guest("Ada", opened.token, await server.line(opened.table, opened.token))
    company = Company(server, opened, [ada])
    await company.play_to_end(Random(2))
    assert verify(read_record(json.dumps(await record_of(company)), GAMES)) is not None


async def test_a_public_table_says_in_the_lobby_that_it_has_cards_of_its_own(
    server: Server,
) -> None:
    public = {"visibility": "public"}
    own = await server.open_table("splito", seats=3, deck=DECK, settings=public)
    usual = await server.open_table("splito", seats=3, settings=public)
    tables = (await server.get("/api/tables")).json()["tables"]
    found = {each["id"]: each["ownDeck"] for each in tables}
    assert (found[own.table], found[usual.table]) == (True, False)


async def test_a_bad_deck_is_refused_with_the_card_and_the_field(server: Server) -> None:
    spoilt = [*DECK[:-1], {**DECK[-1], "points": 31}]
    told = await refused(server, game="splito", deck=spoilt)
    assert told == "card both_6_6: points: expected a whole number from 1 to 30, found 31"
    few = [*DECK[:1], *DECK[2:3]]
    told = await refused(server, game="splito", options={"seats": 8}, deck=few)
    assert told == "options: 8 seats need 106 cards, the deck has 74"
    many = [{**DECK[0], "id": f"c{number}"} for number in range(93)]
    assert await refused(server, game="splito", deck=many) == (
        "deck: at most 92 Objectives, found 93"
    )


async def test_a_deck_goes_with_a_new_game_that_takes_one_and_with_nothing_else(
    server: Server,
) -> None:
    told = await refused(server, game="split", deck=DECK)
    assert told == "deck: Split does not support custom decks"
    told = await refused(server, lesson="splito", deck=DECK)
    assert told == "deck: a lesson has its own; leave this out"
    record = await record_of(await finished(server))
    told = await refused(server, record=record, deck=DECK)
    assert told == "deck: the same deal is played with the same cards"


# The house's


async def test_an_operators_deck_is_that_of_tables_that_bring_none(tmp_path: Path) -> None:
    async with served(tmp_path, deck={"splito": DECK}) as server:
        company = await finished(server)
        assert company.table["deck"] == DECK
        brought = await finished(server, deck=OURS)
        assert brought.table["deck"] is None
        lesson = await server.post("/api/tables", {"name": "Ada", "lesson": "splito"})
        assert lesson.status == 201, lesson.body
        cards = {each["name"]: each for each in (await server.get("/api/games")).json()["games"]}
        assert (cards["splito"]["takesDeck"], cards["splito"]["houseDeck"]) == (True, True)
        assert (cards["split"]["takesDeck"], cards["split"]["houseDeck"]) == (False, False)
        assert (await server.get(PATH)).json()["house"] == DECK
    async with served(tmp_path) as server:  # without it, the table has what it was opened with
        answer = await server.get(f"/api/tables/{company.opened.table}")
        assert answer.json()["table"]["deck"] == DECK
        again = await server.get(f"/api/tables/{company.opened.table}/games/1/record")
        assert again.json()["deck"] == DECK


async def test_a_record_without_a_deck_means_ours_whatever_the_operators_is(
    server: Server, tmp_path: Path
) -> None:
    record = await record_of(await finished(server))
    async with served(tmp_path, deck={"splito": DECK}) as other:
        answer = await other.post("/api/moments", {"record": record, "at": 9})
        assert answer.status == 200, answer.body


def test_a_log_from_before_there_were_decks_means_ours() -> None:
    splito = GAMES["splito"]
    entry = Opened(
        at=NOW,
        game="splito",
        rules=splito.rules,
        options={"seats": 3},
        settings=TableSettings("private", "free", take_back=True, clock=None, absence=None),
        invite="come",
        name="Ada",
        token_hash="of Ada",
    )
    assert b"deck" not in write_entry(entry)
    log: list[AnyEntry] = [read_entry(write_entry(entry))]
    table = load("oak", log, GAMES)
    assert (table.deck, table.options) == (None, splito.read_options({"seats": 3}))


# Made and looked at


async def test_the_sheet_of_a_deck_says_of_what_cards_are_made(server: Server) -> None:
    answer = await server.get(PATH)
    assert answer.status == 200, answer.body
    sheet = answer.json()
    assert (sheet["cards"], sheet["house"]) == (OURS, None)
    assert (sheet["mostPoints"], sheet["mostCards"]) == (30, 92)
    kinds = {kind["name"]: kind for kind in sheet["kinds"]}
    for card in OURS:
        kind = kinds[card["kind"]]
        assert [each["name"] for each in kind["parameters"]] == list(card["params"])
        for each in kind["parameters"]:
            value = card["params"][each["name"]]
            values = value if each["several"] else [value]
            assert set(values) <= set(each["allowed"])
        assert card["symbol"] in (None, *kind["symbols"])


async def test_a_deck_is_judged_card_by_card(server: Server) -> None:
    answer = await server.post(PATH, {"deck": DECK})
    assert answer.json() == {"complaints": [], "seats": [2, 3, 4, 5, 6, 7, 8]}
    spoilt = [{**OURS[0], "symbol": None}, {**OURS[12], "symbol": "star"}, OURS[13], OURS[13], 5]
    told = (await server.post(PATH, {"deck": spoilt})).json()
    places = [(each["place"], each["field"]) for each in told["complaints"]]
    assert places == [(1, "symbol"), (3, "id"), (4, None), (None, "star"), (None, "moon")]
    assert told["seats"] == []
    assert told["complaints"][0]["message"] == (
        "card V0_1: symbol: only a majority can be a common Objective"
    )


async def test_a_deck_of_few_cards_says_for_how_many_it_is_enough(server: Server) -> None:
    told = (await server.post(PATH, {"deck": [OURS[0], OURS[6]]})).json()
    assert told == {"complaints": [], "seats": [2, 3, 4, 5]}


async def test_only_a_game_that_takes_decks_has_a_sheet_for_them(server: Server) -> None:
    for game in ("split", "chess"):
        answer = await server.get(f"/api/games/{game}/deck")
        assert (answer.status, answer.json()["code"]) == (404, "unknown")
        posted = await server.post(f"/api/games/{game}/deck", {"deck": []})
        assert posted.status == 404

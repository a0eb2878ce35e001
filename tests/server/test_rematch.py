"""Rematches: the same people in the same seats, or an old deal played again."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from splittable.core.record import write_record
from splittable.games import GAMES
from tests.server.company import NAMES, Company, gather, playing
from tests.support.play import CALM, playout
from tests.support.serving import Message, Server, same_every_time, served, token_of
from tests.support.variants import Variant

pytestmark = pytest.mark.anyio

SHORT: Message = {"seats": 3, "mode": "cooperative"}  # a dozen moves of Split
EVERY_GAME = [("split-it", {"seats": 2}), ("splito", {"seats": 3}), ("split", SHORT)]
every_game = pytest.mark.parametrize("game, options", EVERY_GAME)


async def finished(server: Server, game: str = "split", **wishes: Any) -> Company:
    """A table after its first game."""
    company = await playing(server, game, **(wishes if game != "split" else {**SHORT, **wishes}))
    await company.play_to_end(Random(1))
    return company


def wanted(company: Company) -> list[bool]:
    return [seat["rematch"] for seat in company.table["seats"]]


def begun(company: Company) -> tuple[str, int]:
    return company.table["phase"], company.table["number"]


def revealed(company: Company) -> Message:
    """The deal that was played, open now that the game is over."""
    deal: Message = company.table["opening"]["deal"]
    return deal


# Agreeing


@every_game
async def test_the_last_yes_deals_and_people_seats_options_and_spectators_stay(
    server: Server, game: str, options: Message
) -> None:
    company = await finished(server, game, **options)
    before = company.table
    people = [company.of(seat) for seat in range(options["seats"])]
    for guest in people[1:]:
        await guest.do("rematch")
    await company.assert_all_know_the_table()
    assert begun(company) == ("over", 1)
    assert wanted(company) == [False, *[True] * (options["seats"] - 1)]
    await people[0].do("rematch")
    await company.assert_all_know_the_table()
    assert begun(company) == ("playing", 2)
    assert wanted(company) == [False] * options["seats"]
    kept = ("id", "game", "options", "settings", "seats", "host", "watchers")
    assert [company.table[name] for name in kept] == [before[name] for name in kept]
    assert [guest.seat for guest in people] == list(range(options["seats"]))


@every_game
async def test_the_next_game_has_a_new_deal_and_another_commitment(
    server: Server, game: str, options: Message
) -> None:
    company = await finished(server, game, **options)
    first, deal = company.table, revealed(company)
    await company.play_again()
    assert company.table["commitment"] not in (first["commitment"], None)
    assert company.table["opening"] is None
    await company.play_to_end(Random(2))
    assert revealed(company) != deal
    await company.assert_all_know_the_table()


# The same cards


@every_game
async def test_who_wants_the_same_deal_again_keeps_their_seat_with_all_who_want_it(
    server: Server, game: str, options: Message
) -> None:
    company = await finished(server, game, **options)
    deal, seats = revealed(company), company.table["seats"]
    people = [company.of(seat) for seat in range(options["seats"])]
    for guest in people[1:]:
        await guest.do("rematch", sameDeal=True)
    await company.assert_all_know_the_table()
    wishes = [(seat["rematch"], seat["sameDeal"]) for seat in company.table["seats"]]
    assert wishes == [(False, False), *[(True, True)] * (options["seats"] - 1)]
    await people[0].do("rematch", sameDeal=True)
    await company.assert_all_know_the_table()
    assert (begun(company), company.table["knownDeal"]) == (("playing", 2), True)
    assert company.table["seats"] == seats
    await company.play_to_end(Random(2))
    assert revealed(company) == deal
    assert company.table["opening"]["chance"] is None
    await company.play_again()  # and after it a new one is drawn as ever
    assert company.table["knownDeal"] is False
    await company.play_to_end(Random(3))
    assert revealed(company) != deal
    assert company.table["opening"]["chance"] is not None


async def test_new_cards_are_dealt_where_anybody_wants_new_ones(server: Server) -> None:
    company = await finished(server)
    deal = revealed(company)
    for name, same in zip(NAMES[:3], (True, False, True), strict=True):
        await company.of(name).do("rematch", sameDeal=same)
    await company.settle()
    assert (begun(company), company.table["knownDeal"]) == (("playing", 2), False)
    await company.play_to_end(Random(2))
    assert revealed(company) != deal


async def test_a_wish_that_is_taken_back_is_no_wish_for_the_same_cards_either(
    server: Server,
) -> None:
    company = await finished(server)
    await company.of("Ben").do("rematch", sameDeal=True)
    await company.of("Ben").do("rematch", yes=False, sameDeal=True)
    await company.assert_all_know_the_table()
    assert [seat["sameDeal"] for seat in company.table["seats"]] == [False] * 3


async def test_the_host_may_deal_the_same_cards_without_waiting(server: Server) -> None:
    company = await finished(server)
    deal = revealed(company)
    await company.of("Ada").do("start", sameDeal=True)
    await company.settle()
    assert (begun(company), company.table["knownDeal"]) == (("playing", 2), True)
    await company.play_to_end(Random(2))
    assert revealed(company) == deal


async def test_before_the_first_game_there_are_no_same_cards(server: Server) -> None:
    company = await gather(server, "split", **SHORT)
    assert await company.of("Ada").refused("start", sameDeal=True) == "wrong-phase"


async def test_one_may_think_again_before_the_others_have_agreed(server: Server) -> None:
    company = await finished(server)
    ada, ben, cleo = (company.of(name) for name in NAMES[:3])
    await ada.do("rematch")
    await ada.do("rematch", yes=False)
    await ben.do("rematch")
    await cleo.do("rematch")
    await company.assert_all_know_the_table()
    assert (begun(company), wanted(company)) == (("over", 1), [False, True, True])
    await ada.do("rematch")
    await company.settle()
    assert begun(company) == ("playing", 2)


async def test_the_host_may_deal_without_waiting_for_the_others(server: Server) -> None:
    company = await finished(server)
    await company.of("Cleo").do("rematch")
    assert await company.of("Cleo").refused("start") == "not-allowed"
    await company.start()
    await company.assert_all_know_the_table()
    assert (begun(company), wanted(company)) == (("playing", 2), [False] * 3)


async def test_bots_always_want_another_game(server: Server) -> None:
    company = await gather(server, "splito", people=2, seats=4)
    await company.start(fill="random")
    await company.play_to_end(Random(1))
    await company.of("Ben").do("rematch")
    await company.of("Ada").do("rematch")
    await company.rest()
    assert begun(company) == ("playing", 2)
    assert [seat["bot"] for seat in company.table["seats"]] == [None, None, "random", "random"]


async def test_many_games_are_played_at_one_table(server: Server) -> None:
    company = await finished(server)
    commitments = {company.table["commitment"]}
    for number in range(2, 6):
        await company.play_again()
        assert begun(company) == ("playing", number)
        commitments.add(company.table["commitment"])
        await company.play_to_end(Random(number))
        await company.assert_all_know_the_table()
    assert len(commitments) == 5


# Who is not there any more


async def test_who_left_during_the_game_is_replaced_by_a_bot_in_the_next(server: Server) -> None:
    company = await playing(server, "split", **SHORT)
    ben = company.of("Ben")
    await ben.do("leave")
    await company.play_to_end(Random(1))
    await company.of("Ada").do("rematch")
    await company.of("Cleo").do("rematch")
    await company.settle()
    assert begun(company) == ("over", 1)  # Ben's seat is free, so somebody must decide
    assert await company.of("Ada").refused("start") == "wrong-phase"
    await company.of("Ada").do("start", fill="random")
    await company.rest()
    await company.assert_all_know_the_table()
    assert [seat["bot"] for seat in company.table["seats"]] == [None, "random", None]
    assert company.table["seats"][1]["name"] != "Ben"
    assert (ben.seat, ben.line.view["seat"]) == (None, None)


async def test_who_leaves_after_the_game_frees_a_seat_for_the_next(server: Server) -> None:
    company = await finished(server)
    await company.of("Cleo").do("rematch")
    await company.of("Ben").do("rematch")
    await company.of("Ben").do("leave")
    await company.of("Ada").do("rematch")
    await company.assert_all_know_the_table()
    assert begun(company) == ("over", 1)
    dora = await company.join("Dora")
    assert (begun(company), dora.seat) == (("over", 1), 1)
    await dora.do("rematch")
    await company.assert_all_know_the_table()
    assert begun(company) == ("playing", 2)
    assert [seat["name"] for seat in company.table["seats"]] == ["Ada", "Dora", "Cleo"]


# A restart in between


async def test_a_rematch_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await finished(server)
        await company.of("Ada").do("rematch")
        await company.of("Ben").do("rematch")
        await company.settle()
        before = company.table
        opened = company.opened
    async with served(tmp_path, outside=same_every_time(seed=1)) as server:
        company = Company(server, opened, [])
        for name in ("Ada", "Ben", "Cleo", "Ida", ""):
            await company.look_in(name)
        await company.settle()
        assert company.table == before
        await company.of("Cleo").do("rematch")
        await company.assert_all_know_the_table()
        assert begun(company) == ("playing", 2)
        await company.play_to_end(Random(1))
        assert not server.failures


# The same deal


@every_game
async def test_a_finished_game_can_be_played_again_with_the_same_deal(
    server: Server, game: str, options: Message
) -> None:
    first = await finished(server, game, **options)
    await first.play_again()
    await first.play_to_end(Random(2))
    deal = revealed(first)
    again = await gather(server, sameDeal={"table": first.opened.table, "number": 2})
    assert (again.table["game"], again.table["options"]) == (game, first.table["options"])
    await again.start()
    assert again.table["knownDeal"]
    await again.play_to_end(Random(3))
    assert revealed(again) == deal
    await again.assert_all_know_the_table()


@every_game
async def test_the_deal_of_a_record_can_be_played(
    server: Server, game: str, options: Message
) -> None:
    rules = GAMES[game]
    whole = playout(Variant(rules, rules.read_options(options)), 7, CALM)
    company = await gather(server, record=json.loads(write_record(whole.record)))
    assert company.table["options"] == rules.write_options(whole.variant.options)
    assert (company.table["knownDeal"], company.table["promise"]) == (True, None)
    await company.start()
    assert company.table["knownDeal"]
    await company.follow(whole, len(whole.moves))
    assert company.table["phase"] == "over"
    assert revealed(company) == rules.write_deal(whole.deal)


async def test_the_record_that_a_table_gives_can_be_played_at_another(server: Server) -> None:
    first = await finished(server)
    record = (await server.get(f"{first.path}/games/1/record")).json()
    again = await gather(server, record=record, settings={"clock": 30})
    assert again.table["settings"]["clock"] == 30
    await again.start()
    await again.play_to_end(Random(4))
    assert revealed(again) == revealed(first)


async def test_a_rematch_after_a_known_deal_has_a_new_one(server: Server) -> None:
    first = await finished(server)
    again = await gather(server, sameDeal={"table": first.opened.table, "number": 1})
    await again.start()
    await again.play_to_end(Random(4))
    await again.play_again()
    assert not again.table["knownDeal"]
    await again.play_to_end(Random(5))
    assert revealed(again) != revealed(first)
    await again.assert_all_know_the_table()


async def test_the_same_deal_can_be_played_with_bots_at_once(server: Server) -> None:
    first = await finished(server)
    deal = {"table": first.opened.table, "number": 1}
    again = await gather(server, people=1, watched=False, sameDeal=deal, bots="random")
    assert (again.table["phase"], again.table["knownDeal"]) == ("playing", True)


async def test_the_deal_of_a_game_that_is_not_over_cannot_be_had(server: Server) -> None:
    company = await playing(server, "split", **SHORT)
    wish = {"name": "Eve", "sameDeal": {"table": company.opened.table, "number": 1}}
    answer = await server.post("/api/tables", wish)
    assert (answer.status, answer.json()["code"]) == (404, "unknown")
    await company.play_to_end(Random(1))
    assert (await server.post("/api/tables", wish)).status == 201
    wish["sameDeal"] = {"table": company.opened.table, "number": 2}
    assert (await server.post("/api/tables", wish)).status == 404


async def test_a_record_of_a_game_that_is_not_over_is_refused(server: Server) -> None:
    company = await finished(server)
    record = (await server.get(f"{company.path}/games/1/record")).json()
    del record["outcome"]
    answer = await server.post("/api/tables", {"name": "Eve", "record": record})
    assert (answer.status, answer.json()["code"]) == (400, "invalid")
    assert "not over" in answer.json()["message"]


async def test_the_same_deal_has_the_same_options(server: Server) -> None:
    company = await finished(server)
    wish = {
        "name": "Eve",
        "sameDeal": {"table": company.opened.table, "number": 1},
        "options": {"seats": 4},
    }
    answer = await server.post("/api/tables", wish)
    assert (answer.status, answer.json()["code"]) == (400, "invalid")


async def test_whoever_opens_the_same_deal_needs_no_seat_at_the_first_table(
    server: Server,
) -> None:
    first = await finished(server)
    wish = {
        "name": "Eve",
        "token": token_of("Eve"),
        "sameDeal": {"table": first.opened.table, "number": 1},
    }
    opened = (await server.post("/api/tables", wish)).json()
    line = await server.line(opened["table"], token_of("Eve"))
    assert (line.you["seat"], line.table["seats"][0]["name"]) == (0, "Eve")

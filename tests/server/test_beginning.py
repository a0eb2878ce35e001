"""The starting player: drawn or chosen by the host, passed on, and provable."""

from random import Random
from typing import Any

import msgspec
import pytest

from splittable.core.fairness import deal_rng
from splittable.core.game import draw_deal
from splittable.core.record import read_record, verify
from splittable.core.seats import Seat
from splittable.games import GAMES
from splittable.server.domain.entries import (
    BeginnerChosen,
    Dealt,
    Opened,
    TableSettings,
    write_entry,
)
from splittable.server.domain.reducer import apply_entry, open_table
from tests.server.company import Company, gather, playing
from tests.support import drawing
from tests.support.serving import NOW, SALT, Message, Server

pytestmark = pytest.mark.anyio

SHORT: Message = {"seats": 3, "mode": "cooperative"}  # a dozen moves of Split
BEGUN = [("split-it", {"seats": 3}), ("split", SHORT)]
every_beginning = pytest.mark.parametrize("game, options", BEGUN)


def began(company: Company) -> int:
    """Who began the game that is over."""
    deal = company.table["opening"]["deal"]
    seat: int = deal.get("starter", deal.get("dealer"))
    return seat


async def choose(company: Company, seat: int | None, **fields: Any) -> None:
    await company.of("Ada").do("choose-beginner", seat=seat, **fields)
    await company.settle()


# Saying who


@every_beginning
@pytest.mark.parametrize("seat", range(3))
async def test_the_seat_that_the_host_names_begins(
    server: Server, game: str, options: Message, seat: int
) -> None:  # split-it 9.13, split 12.20
    company = await gather(server, game, **options)
    await choose(company, seat)
    assert company.table["beginner"] == {"seat": seat, "why": "chosen"}
    await company.assert_all_know_the_table()
    await company.start()
    await company.play_to_end(Random(1))
    assert began(company) == seat


@every_beginning
async def test_a_table_may_be_opened_with_who_begins(
    server: Server, game: str, options: Message
) -> None:
    company = await gather(server, game, beginner=2, **options)
    assert company.table["beginner"] == {"seat": 2, "why": "chosen"}
    await company.start()
    await company.play_to_end(Random(1))
    assert began(company) == 2


async def test_the_youngest_begins_wherever_they_sit(server: Server) -> None:
    company = await gather(server, "split-it", people=2, seats=3)
    await choose(company, 1, youngest=True)
    assert company.table["beginner"] == {"seat": 1, "why": "youngest"}
    await company.of("Ben").do("sit", name="Ben", seat=2)
    await company.assert_all_know_the_table()
    assert company.table["beginner"] == {"seat": 2, "why": "youngest"}
    await company.start(fill="rules-of-thumb")
    await company.settle()
    assert company.view["splitter"] == 2


async def test_without_the_youngest_it_is_by_lot_again(server: Server) -> None:
    company = await gather(server, "split-it", seats=3)
    await choose(company, 1, youngest=True)
    await company.of("Ben").do("leave")
    await company.settle()
    assert company.table["beginner"] is None


@every_beginning
async def test_what_was_said_can_be_left_to_chance_again(
    server: Server, game: str, options: Message
) -> None:
    company = await gather(server, game, beginner=1, **options)
    await choose(company, None)
    assert company.table["beginner"] is None
    await company.start()
    await company.play_to_end(Random(1))
    assert company.table["opening"]["chance"]["beginner"] is None


@pytest.mark.parametrize(
    "game, who, fields, code, told",
    [
        ("split-it", "Ben", {"seat": 1}, "not-allowed", "the host decides this: Ada in seat 0"),
        ("split-it", "Ida", {"seat": 1}, "not-allowed", "you are watching"),
        ("split-it", "Ada", {"seat": 3}, "invalid", "expected a seat from 0 to 2, found 3"),
        ("split-it", "Ada", {"seat": "1"}, "invalid", "command.seat"),
        ("split-it", "Ada", {"seat": 8}, "invalid", "command.seat"),
        ("split-it", "Ada", {"who": 1}, "invalid", "who"),
        ("split-it", "Ada", {"youngest": True}, "invalid", "the seat of a person"),
        ("split-it", "Ada", {"seat": 2, "youngest": True}, "invalid", "the seat of a person"),
        ("splito", "Ada", {"seat": 1}, "invalid", "nobody begins a game of Splito"),
    ],
)
async def test_what_cannot_be_said_is_refused_in_one_line(
    server: Server, game: str, who: str, fields: Message, code: str, told: str
) -> None:
    company = await gather(server, game, people=2, seats=3)
    await company.of("Ada").do("seat-bot", seat=2)
    answer = await company.of(who).line.do("choose-beginner", **fields)
    assert (answer["type"], answer["code"]) == ("problem", code)
    assert told in answer["message"]
    assert "\n" not in answer["message"]
    assert company.table["beginner"] is None


@pytest.mark.parametrize(
    "wish, told",
    [
        ({"game": "split", "beginner": 3, "options": {"seats": 3}}, "from 0 to 2, found 3"),
        ({"game": "split", "beginner": "youngest"}, "beginner"),
        ({"game": "splito", "beginner": 0}, "nobody begins a game of Splito"),
    ],
)
async def test_no_table_is_opened_with_a_beginner_there_cannot_be(
    server: Server, wish: Message, told: str
) -> None:
    answer = await server.post("/api/tables", {"name": "Ada", **wish})
    assert (answer.status, answer.json()["code"]) == (400, "invalid")
    assert told in answer.json()["message"]


async def test_during_a_game_and_for_a_known_deal_nothing_is_said(server: Server) -> None:
    company = await playing(server, "split", **SHORT)
    assert await company.of("Ada").refused("choose-beginner", seat=1) == "wrong-phase"
    await company.play_to_end(Random(1))
    again = {"table": company.opened.table, "number": 1}
    known = await gather(server, None, people=1, sameDeal=again)
    assert await known.of("Ada").refused("choose-beginner", seat=1) == "wrong-phase"
    answer = await server.post("/api/tables", {"name": "Ada", "sameDeal": again, "beginner": 1})
    assert answer.json()["message"] == "beginner: a known deal says who begins"


# Again


async def test_in_split_the_deal_passes_to_the_left(server: Server) -> None:  # split 12.20
    company = await playing(server, "split", **SHORT)
    dealers = []
    for number in range(4):
        await company.play_to_end(Random(number))
        dealers.append(began(company))
        left = (dealers[-1] + 1) % 3
        assert company.table["beginner"] == {"seat": left, "why": "passed"}
        await company.play_again()
    assert dealers == [(dealers[0] + number) % 3 for number in range(4)]


async def test_the_host_may_say_otherwise_for_a_rematch(server: Server) -> None:
    company = await playing(server, "split", **SHORT)
    await company.play_to_end(Random(1))
    chosen = (began(company) + 2) % 3
    await choose(company, chosen)
    await company.play_again()
    await company.play_to_end(Random(2))
    assert began(company) == chosen
    assert company.table["beginner"] == {"seat": (chosen + 1) % 3, "why": "passed"}


async def test_the_same_cards_are_dealt_by_the_same_dealer(server: Server) -> None:
    company = await playing(server, "split", **SHORT)
    await company.play_to_end(Random(1))
    dealer = began(company)
    for guest in company.guests:
        if guest.seat is not None:
            await guest.do("rematch", sameDeal=True)
    await company.settle()
    await company.play_to_end(Random(2))
    assert began(company) == dealer
    assert company.table["beginner"] == {"seat": (dealer + 1) % 3, "why": "passed"}


async def test_in_split_it_the_youngest_starts_every_game(server: Server) -> None:  # split-it 9.13
    company = await gather(server, "split-it", seats=2)
    await choose(company, 1, youngest=True)
    await company.start()
    for number in range(2):
        await company.play_to_end(Random(number))
        assert began(company) == 1
        assert company.table["beginner"] == {"seat": 1, "why": "youngest"}
        await company.play_again()


async def test_a_rematch_with_others_in_the_seats_begins_with_the_seat(server: Server) -> None:
    company = await playing(server, "split", **SHORT)
    await company.play_to_end(Random(1))
    left = company.table["beginner"]["seat"]
    await company.of(1).do("leave")
    await company.settle()
    await company.of("Ada").do("start", fill="rules-of-thumb")
    await company.settle()
    await company.play_to_end(Random(2))
    assert began(company) == left


# In the record, and in the log


@every_beginning
async def test_a_record_says_who_was_said_to_begin_and_the_deal_is_drawn_with_it(
    server: Server, game: str, options: Message
) -> None:
    company = await gather(server, game, beginner=1, **options)
    await company.start(entropy="0f" * 16)
    await company.play_to_end(Random(1))
    answer = await server.get(f"{company.path}/games/1/record")
    raw, record = answer.json(), read_record(answer.body, GAMES)
    verify(record)
    chance = raw["chance"]
    assert chance["beginner"] == company.table["opening"]["chance"]["beginner"] == 1
    seed, entropy = chance["seed"], chance["entropy"]
    assert raw["deal"] == drawing.deal(game, raw["options"], seed, entropy, 1)


@every_beginning
def test_the_cards_lie_the_same_whoever_begins(game: str, options: Message) -> None:
    rules = GAMES[game]
    chosen = rules.read_options(options)
    orders = set()
    for beginner in (None, *map(Seat, range(3))):
        deal = draw_deal(rules, chosen, deal_rng("5f" * 32, (None,) * 3), beginner)
        raw = rules.write_deal(deal)
        orders.add((tuple(raw["stock"])[-40:], raw.get("reshuffle_key")))
        if beginner is not None:
            assert beginner == raw.get("starter", raw.get("dealer"))
    assert len(orders) == 1


def test_a_log_from_before_anybody_could_say_who_begins_is_read_as_it_was() -> None:
    settings = b'{"visibility":"private","talk":"free","takeBack":true,"clock":null,"absence":120}'
    entry = Opened(
        at=NOW,
        game="split",
        rules=2,
        options={"seats": 2},
        settings=msgspec.json.decode(settings, type=TableSettings),
        invite="invite",
        name="Ada",
        token_hash="ada",
        seed="5f" * 32,
    )
    assert b"beginner" not in write_entry(entry)
    table = open_table("table", entry, GAMES)
    assert table.settings.memory_aids
    rules = GAMES["split"]
    deal = rules.write_deal(rules.deal(table.options, Random(1)))
    dealt_then = Dealt(at=NOW, deal=deal, salt=SALT.hex(), entropy=(None, None), fill="random")
    table = apply_entry(table, dealt_then)
    assert table.play is not None
    assert table.play.chance is not None
    assert table.play.chance.beginner is None
    assert table.beginner is not None
    assert table.beginner.seat == (deal["dealer"] + 1) % 2
    assert apply_entry(table, BeginnerChosen(at=NOW)).beginner is None

"""Fair deals: the server commits to a seed, seats contribute, and the deal follows from both."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from splittable.core.fairness import fingerprint, promise
from splittable.core.record import Record, read_record, verify
from splittable.games import GAMES
from splittable.server.domain.entries import (
    AnyEntry,
    Contributed,
    Dealt,
    Opened,
    Sat,
    TableSettings,
)
from splittable.server.domain.table_log import load
from tests.server.company import Company, gather
from tests.support import drawing
from tests.support.serving import NOW, SALT, Message, Server, same_every_time, served

pytestmark = pytest.mark.anyio

COOPERATIVE: Final[Message] = {"seats": 3, "mode": "cooperative"}  # a dozen moves of Split
EVERY_GAME: Final = [("split-it", {"seats": 2}), ("splito", {"seats": 3}), ("split", COOPERATIVE)]
every_game = pytest.mark.parametrize("game, options", EVERY_GAME)


def entropy(name: str) -> str:
    return drawing.hash_token(name)


def contributed(company: Company) -> list[str | None]:
    return [seat["contributed"] for seat in company.table["seats"]]


async def record_of(company: Company, number: int = 1) -> Record:
    answer = await company.server.get(f"{company.path}/games/{number}/record")
    record = read_record(answer.body, GAMES)
    verify(record)
    return record


def assert_drawn(record: Record, *expected: str | None) -> None:
    """By a program of its own: promise, entropy by seat, and the deal that follows from them."""
    chance, game = record.chance, record.game
    assert chance is not None
    assert chance.promise == drawing.promise(chance.seed)
    assert chance.entropy == expected
    options = game.write_options(record.options)
    drawn = drawing.deal(game.name, options, chance.seed, chance.entropy, chance.beginner)
    assert game.write_deal(record.deal) == drawn


# From the promise to the record


@every_game
async def test_a_deal_follows_from_the_promise_and_from_what_each_seat_contributed(
    server: Server, game: str, options: dict[str, Any]
) -> None:
    company = await gather(server, game, **options)
    promised = company.table["promise"]
    assert re.fullmatch("[0-9a-f]{64}", promised)
    assert company.opened.promise == promised
    await company.of("Ben").do("contribute", entropy=entropy("Ben"))
    await company.assert_all_know_the_table()
    silent = [None] * (options["seats"] - 2)
    assert contributed(company) == [None, fingerprint(entropy("Ben")), *silent]
    await company.start(entropy=entropy("Ada"))
    await company.assert_all_know_the_table()
    assert (company.table["promise"], contributed(company)) == (None, [None, None, *silent])

    await company.play_to_end(Random(1))
    record = await record_of(company)
    assert record.chance is not None
    assert record.chance.promise == promised
    assert_drawn(record, entropy("Ada"), entropy("Ben"), *silent)
    shown = company.table["opening"]["chance"]
    written = json.loads((await server.get(f"{company.path}/games/1/record")).body)["chance"]
    assert shown == {**written, "beginner": None}  # a record leaves out who was not named


async def test_the_next_deal_is_promised_when_the_game_is_over(server: Server) -> None:
    company = await gather(server, "split", **COOPERATIVE)
    first = company.table["promise"]
    await company.start()
    await company.play_to_end(Random(1))
    second = company.table["promise"]
    assert second not in (None, first)
    assert (await record_of(company)).chance is not None
    await company.of("Cleo").do("contribute", entropy=entropy("Cleo"))
    for guest in company.guests[:3]:
        await guest.do("rematch")
    await company.play_to_end(Random(2))
    record = await record_of(company, 2)
    assert_drawn(record, None, None, entropy("Cleo"))
    assert record.chance is not None
    assert record.chance.promise == second
    dealers = [(await record_of(company, number)).deal.dealer for number in (1, 2)]
    assert dealers[1] == (dealers[0] + 1) % 3 == record.chance.beginner  # the deal passes on


async def test_a_table_plays_on_where_nobody_contributes(server: Server) -> None:
    company = await gather(server, "split", people=1, watched=False, seats=2, bots="random")
    assert company.table["phase"] == "playing"
    await company.play_to_end(Random(1))
    assert_drawn(await record_of(company), None, None)


async def test_what_somebody_contributed_goes_with_them_and_leaves_with_them(
    server: Server,
) -> None:
    company = await gather(server, "splito", people=3, seats=4)
    for name in ("Ben", "Cleo"):
        await company.of(name).do("contribute", entropy=entropy(name))
    await company.of("Ben").do("sit", name="Benny", seat=3)
    await company.of("Cleo").do("leave")
    await company.settle()
    assert contributed(company) == [None, None, None, fingerprint(entropy("Ben"))]
    await company.start(fill="random")
    await company.play_to_end(Random(1))
    assert_drawn(await record_of(company), None, None, None, entropy("Ben"))


async def test_a_known_deal_says_so_and_takes_nothing(server: Server) -> None:
    first = await gather(server, "split", **COOPERATIVE)
    await first.start()
    await first.play_to_end(Random(1))
    again = await gather(server, sameDeal={"table": first.opened.table, "number": 1})
    assert (again.table["promise"], again.table["knownDeal"]) == (None, True)
    assert again.opened.promise is None
    assert await again.of("Ada").refused("contribute", entropy=entropy("Ada")) == "wrong-phase"
    await again.start(entropy=entropy("Ada"))
    await again.play_to_end(Random(1))
    assert (await record_of(again)).chance is None
    assert again.table["opening"]["chance"] is None
    assert again.table["promise"] is not None  # for the rematch, which nobody knows


# Who may contribute what, and when


async def test_a_seat_contributes_once_and_between_games(server: Server) -> None:
    company = await gather(server, "split", **COOPERATIVE)
    ben = company.of("Ben")
    await ben.do("contribute", entropy=entropy("Ben"))
    assert await ben.refused("contribute", entropy=entropy("other")) == "wrong-phase"
    assert await company.of("Ida").refused("contribute", entropy=entropy("Ida")) == "not-allowed"
    await company.of("Ada").do("contribute", entropy=entropy("Ada"))
    await company.start(entropy=entropy("too late"))  # what all have seen of Ada's stays true
    assert await ben.refused("contribute", entropy=entropy("Ben")) == "wrong-phase"
    await company.play_to_end(Random(1))
    assert_drawn(await record_of(company), entropy("Ada"), entropy("Ben"), None)


@pytest.mark.parametrize(
    "digits", ["", "0" * 31, "0" * 65, "F" * 32, "g" * 32, "0" * 32 + "\n", 7, None]
)
async def test_anything_but_digits_is_refused(server: Server, digits: Any) -> None:
    company = await gather(server, "split", people=2, watched=False, seats=2)
    assert await company.of("Ben").refused("contribute", entropy=digits) == "invalid"
    assert contributed(company) == [None, None]


# Nobody knows before time


async def test_seed_and_entropy_are_nowhere_before_the_game_is_over(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await gather(server, "split", **COOPERATIVE)
        names = ("Ada", "Ben", "Cleo")
        for name in names:
            await company.of(name).do("contribute", entropy=entropy(name))
        await company.start()
        while company.table["phase"] == "playing":
            heard = await everything_told(company)
            guest = company.asked[0]
            await company.play(guest, guest.line.legal[0])
            await company.settle()
        chance = company.table["opening"]["chance"]
        secrets = [chance["seed"], *chance["entropy"]]
        assert secrets[1:] == [entropy(name) for name in names]
        found = [secret for secret in secrets if secret.encode() in heard]
        assert found == []
        after = await everything_told(company)  # the look is thorough: now they are there
        assert all(secret.encode() in after for secret in secrets)
        stored = b"".join(path.read_bytes() for path in tmp_path.glob("*.db*"))
        (following,) = set(re.findall(rb'"next_seed":"([0-9a-f]{64})"', stored))
        assert following not in after


async def everything_told(company: Company) -> bytes:
    told = [message for guest in company.guests for message in guest.line.received]
    pages = [company.path, f"{company.path}/games/1/moment", f"{company.path}/games/1/record"]
    answers = [await company.server.get(page) for page in (*pages, "/api/tables", "/metrics")]
    return b"\n".join([*told, *(answer.body for answer in answers)])


async def test_what_others_contribute_changes_nothing_that_is_shown_but_its_fingerprint(
    tmp_path: Path,
) -> None:
    """Two worlds that differ in Ben's digits alone, as Ada, Cleo and spectators see them."""
    told = [await gathering_with(tmp_path / name, name * 32) for name in "ab"]
    prints = [fingerprint(name * 32).encode() for name in "ab"]
    assert told[0] != told[1]
    masked = [each.replace(own, b"masked") for each, own in zip(told, prints, strict=True)]
    assert masked[0] == masked[1]


async def gathering_with(folder: Path, digits: str) -> bytes:
    folder.mkdir()
    async with served(folder, outside=same_every_time(1)) as server:
        company = await gather(server, "splito", seats=3)
        await company.of("Ben").do("contribute", entropy=digits)
        others = [guest for guest in company.guests if guest.name != "Ben"]
        await company.settle()
        pages = [await server.get(company.path), await server.get("/api/tables")]
        told = [raw for guest in others for raw in guest.line.received]
        whole = b"\n".join([*told, *(page.body for page in pages)])
        return re.sub(rb'"done":"[^"]+"', b"", whole)  # ids that the tests count


# Logs of servers that promised nothing


def test_a_log_without_seeds_still_loads_and_promises_from_its_next_deal_on() -> None:
    split = GAMES["split"]
    options = split.read_options({"seats": 2})
    deal = split.write_deal(split.deal(options, Random(0)))
    opened = Opened(
        at=NOW,
        game="split",
        rules=split.rules,
        options=split.write_options(options),
        settings=TableSettings("private", "free", take_back=True, clock=None, absence=None),
        invite="come",
        name="Ada",
        token_hash="of Ada",
    )
    log: list[AnyEntry] = [opened, Sat(at=NOW, seat=1, name="Bob", token_hash="of Bob")]
    assert load("oak", log, GAMES).promise is None
    dealt = Dealt(at=NOW, deal=deal, salt=SALT.hex(), next_seed="5e" * 32)
    table = load("oak", [*log, dealt], GAMES)
    assert (table.record.chance, table.promise) == (None, None)
    second = Dealt(
        at=NOW, deal=deal, salt=SALT.hex(), entropy=(None, "0f" * 16), next_seed="5f" * 32
    )
    early = Contributed(at=NOW, person=1, entropy="0f" * 16)
    chance = load("oak", [*log, dealt, early, second], GAMES).record.chance
    assert chance is not None
    assert (chance.promise, chance.entropy) == (promise("5e" * 32), (None, "0f" * 16))

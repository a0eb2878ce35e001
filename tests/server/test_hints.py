"""Hints: the strongest bot's move, for people who play alone or all agree to hints."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from splittable.bots import warm
from splittable.core.record import read_record
from splittable.games import GAMES, REASONS
from splittable.games.hints import IN_THE_END, ONLY
from splittable.review.game_review import decision_of, judge
from splittable.review.judgement import Settings
from splittable.review.moments import moments
from splittable.server.limits.table_rate import BURST_SECONDS
from splittable.server.runtime.table_actor import HINTS_PER_MINUTE
from tests.server.company import Company, Guest, gather, playing
from tests.support.serving import Message, Server, served

pytestmark = pytest.mark.anyio
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Without thinkers: the strongest bot is at hand at once."""
    async with served(tmp_path, thinkers=0) as running:
        yield running


@pytest.fixture(scope="module")
def compiled() -> None:
    """Fill the cache of compiled code, which workers share: a hint may not wait so long."""
    warm()


async def alone(server: Server, game: str, seats: int = 3) -> Company:
    """Ada against bots, with spectators."""
    company = await gather(server, game, seats=seats, people=1)
    await company.of("Ada").do("start", fill="rules-of-thumb")
    await company.rest()
    return company


async def hint(guest: Guest, **fields: object) -> Message:
    return await guest.line.ask("hint", **fields)


def is_refused(answer: Message, code: str, says: str) -> bool:
    return (answer["type"], answer["code"]) == ("problem", code) and says in answer["message"]


@every_game
async def test_who_plays_against_bots_is_told_a_legal_move_and_why(
    server: Server, game: str
) -> None:
    company = await alone(server, game)
    ada, rng = company.of("Ada"), Random(game)
    for _ in range(6):
        if not ada.line.legal:
            break
        answer = await hint(ada, seq=ada.line.seq)
        assert answer["type"] == "hinted", answer
        assert answer["move"] in ada.line.legal
        assert answer["bot"] == "rules-of-thumb"  # the strongest where no thinkers are
        assert answer["why"]["id"] in {ONLY, IN_THE_END, *REASONS[game].ids}
        assert "other" not in answer["why"]["values"]
        await company.play(ada, rng.choice(ada.line.legal))
        await company.rest()


@every_game
async def test_asked_again_the_hint_is_the_same_and_nothing_is_stored_or_told(
    server: Server, game: str
) -> None:
    company = await alone(server, game)
    ada = company.of("Ada")
    before = await company.shown_to(ada.token)
    counts = [len(guest.line.received) for guest in company.guests]
    first, again = await hint(ada), await hint(ada)
    assert {**first, "id": ""} == {**again, "id": ""}
    await company.settle()
    others = [
        raw
        for guest, count in zip(company.guests, counts, strict=True)
        for raw in guest.line.received[count:]
        if guest is not ada and b'"pong"' not in raw
    ]
    assert others == []
    assert await company.shown_to(ada.token) == before


async def test_among_people_there_are_hints_once_all_agree_and_while_they_do(
    server: Server,
) -> None:
    company = await playing(server, "splito", seats=3)
    ada, ben, cleo = (company.of(name) for name in ("Ada", "Ben", "Cleo"))
    for agreeing in (ada, ben):
        assert is_refused(await hint(ada), "not-allowed", "everybody in a seat agrees")
        await agreeing.do("hints")
    await company.settle()
    assert [seat["hints"] for seat in company.table["seats"]] == [True, True, False]
    assert not company.table["hints"]
    await cleo.do("hints", yes=True)
    await company.settle()
    assert company.table["hints"]
    assert (await hint(ada))["type"] == "hinted"
    await ben.do("hints", yes=False)
    assert is_refused(await hint(ada), "not-allowed", "everybody in a seat agrees")
    await company.assert_all_know_the_table()


async def test_who_has_left_need_not_agree(server: Server) -> None:
    company = await playing(server, "splito", seats=3)
    await company.of("Ada").do("hints")
    await company.of("Ben").do("hints")
    await company.of("Cleo").do("leave")
    assert (await hint(company.of("Ada")))["type"] == "hinted"


async def test_an_agreement_outlasts_the_game_and_the_server(tmp_path: Path) -> None:
    async with served(tmp_path, thinkers=0) as server:
        company = await playing(server, "splito", seats=2)
        for name in ("Ada", "Ben"):
            await company.of(name).do("hints")
        await company.play_to_end(Random(1))
        for name in ("Ada", "Ben"):
            await company.of(name).do("rematch")
        opened, seats = company.opened, company.table["seats"]
    async with served(tmp_path, thinkers=0) as server:
        line = await server.line(opened.table, opened.token)
        assert line.table["hints"]
        assert [seat["hints"] for seat in seats] == [True, True]


async def test_a_table_opened_without_hints_has_none(server: Server) -> None:
    company = await playing(server, "split", seats=2, settings={"hints": False})
    ada = company.of("Ada")
    assert await ada.refused("hints") == "not-allowed"
    assert is_refused(await hint(ada), "not-allowed", "opened without hints")
    assert not company.table["hints"]


async def test_agreeing_twice_or_taking_back_nothing_is_refused(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    ada = company.of("Ada")
    assert await ada.refused("hints", yes=False) == "wrong-phase"
    await ada.do("hints")
    assert await ada.refused("hints") == "wrong-phase"
    assert await company.of("Ida").refused("hints") == "not-allowed"


async def test_who_is_not_waited_for_gets_no_hint(server: Server) -> None:
    company = await alone(server, "split", seats=2)
    ada = company.of("Ada")
    assert is_refused(await hint(ada, seq=0), "stale", "a hint was asked for at 0")
    assert is_refused(await hint(company.of("Ida")), "not-allowed", "you are watching")
    assert is_refused(await hint(company.of("")), "not-allowed", "send hello with a token")
    assert is_refused(await hint(ada, seat=1), "invalid", "seat")
    others = await playing(server, "split", seats=2)
    for name in ("Ada", "Ben"):
        await others.of(name).do("hints")
    (waited_for,) = others.asked
    waiting = others.of("Ben" if waited_for.name == "Ada" else "Ada")
    assert is_refused(await hint(waiting), "not-your-turn", "you are not waited for")


async def test_before_and_after_a_game_there_are_none(server: Server) -> None:
    company = await gather(server, "splito", seats=3, people=1)
    ada = company.of("Ada")
    assert is_refused(await hint(ada), "wrong-phase", "the game has not begun")
    await ada.do("start", fill="rules-of-thumb")
    await company.play_to_end(Random(1))
    assert is_refused(await hint(ada), "wrong-phase", "the game is over")


async def test_so_many_a_minute_and_then_one_has_to_wait(server: Server) -> None:
    company = await alone(server, "split", seats=2)
    ada = company.of("Ada")
    for _ in range(max(1, HINTS_PER_MINUTE * BURST_SECONDS // 60)):
        assert (await hint(ada))["type"] == "hinted"
    assert is_refused(await hint(ada), "too-fast", "wait a little")
    server.clock.advance(60 / HINTS_PER_MINUTE)
    assert (await hint(ada))["type"] == "hinted"


@pytest.mark.timeout(900)  # where nothing is compiled yet, that is done first
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(
    "game, options",
    [
        ("split-it", {"seats": 3}),
        ("splito", {"seats": 3}),
        ("split", {"seats": 3}),
        ("split", {"seats": 3, "mode": "cooperative"}),
    ],
)
async def test_a_review_finds_no_better_move_than_the_hint(
    game: str, options: Message, tmp_path: Path
) -> None:
    """Hints and reviews share one judge: who follows a hint has lost nothing, for certain."""
    async with served(tmp_path, thinkers=1, review_playouts=400) as server:
        company = await gather(server, game, people=1, **options)
        await company.start(fill="rules-of-thumb")
        ada, followed = company.of("Ada"), 0
        while company.table["phase"] == "playing":
            await company.rest()
            if not ada.line.legal:
                continue
            if followed < 5 and len(ada.line.legal) > 1:
                await server.rest()  # until the bots have said what they have to say
                answer = await hint(ada)
                assert answer["bot"] is None, answer
                await company.play(ada, answer["move"])
                followed += 1
            else:
                await company.play_any(Random(followed))
        raw = await server.get(f"{company.path}/games/1/record", token=ada.token)
        record = read_record(raw.body, GAMES)
    hers = [moment for moment in moments(record) if moment.seat == 0]
    for moment in hers[:followed]:
        decision = decision_of(moment, judge(moment, Settings(playouts=400)))
        assert (decision.move, decision.loss, decision.grade) == (decision.best, 0.0, None)
    assert followed

"""Previews of a move: for the player to act, who alone gets the answer."""

import json
from random import Random
from typing import Any

import pytest

from splittable.core.seats import Seat
from splittable.core.wire import WireSchema
from splittable.games import GAMES
from splittable.server.broadcast.projection import Projection
from splittable.server.limits.cpu_accounting import metered_call
from splittable.server.limits.table_rate import BURST_SECONDS
from splittable.server.runtime.table_actor import CONSIDERED_PER_MINUTE
from tests.server.company import Company, Guest, gather, playing
from tests.support.play import CALM, playout
from tests.support.serving import Message, Server
from tests.support.typescript import published
from tests.support.variants import Variant, every_variant
from tools.publishing import prefix

pytestmark = pytest.mark.anyio
every_game = pytest.mark.parametrize("game", GAMES)


async def heard_since(company: Company, counts: list[int], asker: Guest) -> list[bytes]:
    """What all others were sent meanwhile, but for the answers to their own pings."""
    await company.settle()
    return [
        message
        for guest, count in zip(company.guests, counts, strict=True)
        for message in guest.line.received[count:]
        if guest is not asker and b'"pong"' not in message
    ]


def counts(company: Company) -> list[int]:
    return [len(guest.line.received) for guest in company.guests]


@every_game
async def test_who_is_waited_for_is_told_and_nobody_notices(server: Server, game: str) -> None:
    company = await playing(server, game, seats=3)
    rng = Random(game)
    for _ in range(8):
        asker = company.asked[0]
        before, seq, picture = counts(company), asker.line.seq, asker.picture
        move = rng.choice(asker.line.legal)
        answer = await asker.line.consider(move, seq=seq)
        assert (answer["type"], answer["seq"]) == ("considered", seq)
        kind = f"{prefix(GAMES[game])}Preview"
        assert not published().complaints(kind, answer["preview"])
        assert await heard_since(company, before, asker) == []
        assert (asker.line.seq, asker.picture) == (seq, picture)
        await company.play_any(rng)


@every_game
async def test_the_log_has_no_entry_of_it(server: Server, game: str) -> None:
    company = await playing(server, game, seats=3)
    asker = company.asked[0]
    whole = await company.shown_to(asker.token)
    for move in asker.line.legal[:10]:
        assert (await asker.line.consider(move))["type"] == "considered"
    assert await company.shown_to(asker.token) == whole  # seq and all
    move = asker.line.legal[0]
    await company.play(asker, move)
    assert asker.line.seq == whole["seq"] + 1


async def test_what_is_told_is_what_the_rules_say(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    asker = company.asked[0]
    card = next(move for move in asker.line.legal if move != "reset")
    told = (await asker.line.consider(card))["preview"]
    await company.play(asker, card)
    now = asker.line.view
    assert (told["gaps"], told["playable"]) == (now["gaps"], now["playable"])
    assert (told["hand"], told["handSize"]) == (now["hand"], len(now["hand"]))


@pytest.mark.parametrize(
    "who, move, fields, code, says",
    [
        ("waited for", "nonsense", {}, "invalid", "nonsense"),
        ("waited for", "500", {}, "invalid", "500"),
        ("waited for", "open 1 2", {}, "illegal", "it may play: "),
        ("waited for", "reset", {"seq": 0}, "stale", "was chosen at 0"),
        ("waiting", "reset", {}, "not-your-turn", "waiting for seat"),
        ("Ida", "reset", {}, "not-allowed", "you are watching"),
        ("", "reset", {}, "not-allowed", "send hello with a token"),
        ("waited for", "", {}, "invalid", "move"),
        ("waited for", "x" * 41, {}, "invalid", "move"),
        ("waited for", "reset", {"seat": 1}, "invalid", "seat"),
    ],
)
async def test_what_is_not_granted_is_refused_in_one_line_and_changes_nothing(
    server: Server, who: str, move: str, fields: Message, code: str, says: str
) -> None:
    company = await playing(server, "split", seats=2)
    waited_for = company.asked[0]
    waiting = next(each for each in company.guests if each.seat not in (None, waited_for.seat))
    asker = {"waited for": waited_for, "waiting": waiting}.get(who) or company.of(who)
    before, picture = counts(company), waited_for.picture
    problem = await asker.line.consider(move, **fields)
    assert (problem["type"], problem["code"]) == ("problem", code)
    assert says in problem["message"]
    assert "\n" not in problem["message"]
    assert await heard_since(company, before, asker) == []
    assert waited_for.picture == picture


async def test_before_and_after_a_game_there_is_nothing_to_consider(server: Server) -> None:
    company = await gather(server, "splito", seats=3)
    problem = await company.of("Ada").line.consider("y3 left")
    assert (problem["code"], problem["message"]) == ("wrong-phase", "the game has not begun")
    await company.start()
    await company.play_to_end(Random(1))
    problem = await company.of("Ada").line.consider("y3 left")
    assert (problem["code"], problem["message"]) == ("wrong-phase", "the game is over")


async def test_before_hello_there_is_nothing_to_consider(server: Server) -> None:
    line = await server.connect()
    await line.send({"type": "consider", "id": "1", "move": "reset"})
    problem = await line.read()
    assert (problem["code"], problem["id"]) == ("wrong-phase", "1")


async def test_so_many_a_minute_and_then_one_has_to_wait(server: Server) -> None:
    """Of its own measure: whoever has considered much may still talk, and play."""
    company = await playing(server, "split", seats=2)
    asker = company.asked[0]
    at_once = CONSIDERED_PER_MINUTE // 60 * BURST_SECONDS
    again = await company.look_in(asker.name)  # a line alone may not say so much at once
    for number in range(at_once):
        line = (asker, again)[number % 2].line
        assert (await line.consider("reset"))["type"] == "considered"
    refused = await again.line.consider("reset")
    assert (refused["code"], refused["message"][:21]) == ("too-fast", "too much at once at t")
    await asker.do("say", preset="hello")
    server.clock.advance(1)
    assert (await asker.line.consider("reset"))["type"] == "considered"


def test_work_done_on_the_spot_is_paid_for_whether_or_not_it_fails() -> None:
    bills: list[float] = []
    moments = iter([1.0, 3.0, 10.0, 11.0])
    assert metered_call(lambda: "done", bills.append, lambda: next(moments)) == "done"
    with pytest.raises(ZeroDivisionError):
        metered_call(lambda: 1 // 0, bills.append, lambda: next(moments))
    assert bills == [2.0, 1.0]


@every_variant
def test_every_preview_has_the_published_fields(variant: Variant) -> None:
    game, shapes = variant.game, WireSchema(variant.game)
    kind = f"{prefix(game)}Preview"
    states: tuple[Any, ...] = playout(variant, 3, CALM).states[:-1]
    for state in states[:: 1 + len(states) // 8]:
        seat = min(game.to_act(state))
        for move in game.legal(state, Seat(seat))[::5]:
            raw = Projection(shapes, state).preview(Seat(seat), move)
            assert not published().complaints(kind, json.loads(bytes(raw)))

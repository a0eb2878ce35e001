"""Reactions: quick signs from a seat to all viewers, never stored."""

import json
from pathlib import Path

import pytest

from splittable.server.domain.phrases import REACTIONS
from tests.server.company import Guest, gather, playing
from tests.support.serving import Message, Server, served

pytestmark = pytest.mark.anyio


def seen_by(guest: Guest) -> list[tuple[int, str]]:
    told: list[Message] = [json.loads(raw) for raw in guest.line.received]
    signs = [message["reacted"] for message in told if "reacted" in message]
    return [(sign["seat"], sign["reaction"]) for sign in signs]


async def test_everybody_at_the_table_sees_every_sign(server: Server) -> None:
    company = await playing(server, "splito", seats=3)
    for reaction in REACTIONS:
        await company.of("Ben").do("react", reaction=reaction)
    await company.assert_all_know_the_table()
    for guest in company.guests:
        assert seen_by(guest) == [(1, reaction) for reaction in REACTIONS]


async def test_a_sign_is_no_entry_and_who_comes_later_hears_nothing_of_it(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    before = company.of("Ada").line.seq
    answer = await company.of("Ada").do("react", reaction="wow")
    assert (answer["seq"], answer["reacted"]) == (before, {"seat": 0, "reaction": "wow"})
    eve = await company.look_in("Eve")
    await company.assert_all_know_the_table()
    assert seen_by(eve) == []
    assert (company.of("Ben").line.seq, company.of("Ben").talk) == (before, [])


async def test_an_unknown_sign_is_refused_and_nobody_sees_it(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    answer = await company.of("Ada").line.do("react", reaction="boo")
    assert (answer["type"], answer["code"]) == ("problem", "invalid")
    assert answer["message"] == ("reaction: 'boo' is not one of clap, laugh, wow, hmm, oops, heart")
    assert await company.of("Ada").refused("react", reaction="") == "invalid"
    assert await company.of("Ada").refused("react") == "invalid"
    await company.settle()
    assert all(seen_by(guest) == [] for guest in company.guests)


async def test_spectators_give_no_signs(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    assert await company.of("Ida").refused("react", reaction="clap") == "not-allowed"
    await company.settle()
    assert all(seen_by(guest) == [] for guest in company.guests)


async def test_where_nobody_talks_nobody_gives_signs(server: Server) -> None:
    company = await gather(server, "split", seats=2, settings={"talk": "off"})
    assert await company.of("Ada").refused("react", reaction="clap") == "not-allowed"
    company = await gather(server, "split", seats=2, settings={"talk": "presets"})
    await company.of("Ada").do("react", reaction="clap")


async def test_too_many_signs_are_too_fast_and_keep_nobody_else_from_theirs(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, commands_per_minute=60) as server:
        company = await playing(server, "split", seats=2)
        ada = company.of("Ada")
        answers = [await ada.line.do("react", reaction="laugh") for _ in range(30)]
        granted = sum(each["type"] == "update" for each in answers)
        assert 10 <= granted <= 20
        assert answers[-1]["code"] == "too-fast"
        await company.of("Ben").do("react", reaction="oops")
        await company.settle()
        assert len(seen_by(company.of("Ida"))) == granted + 1


async def test_a_repeat_is_answered_and_not_shown_again(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    ada = company.of("Ada")
    command = {"type": "react", "reaction": "heart"}
    for _ in range(2):
        await ada.line.send({"type": "do", "id": "once", "command": command})
    await company.settle()
    assert seen_by(company.of("Ben")) == [(0, "heart")]
    (done,) = [each for each in map(json.loads, ada.line.received) if each["type"] == "done"]
    assert done == {"type": "done", "id": "once", "seq": ada.line.seq}


async def test_signs_are_given_by_rest_too(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    ada = company.of("Ada")
    path = f"/api/tables/{company.opened.table}/commands"
    wish = {"id": "r", "command": {"type": "react", "reaction": "clap"}}
    answer = await server.post(path, wish, token=ada.token)
    assert answer.json() == {"id": "r", "seq": ada.line.seq}
    await company.settle()
    assert seen_by(company.of("Ben")) == [(0, "clap")]

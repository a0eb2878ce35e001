"""Memory aids: a table can turn them off, and then nobody is sent any."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from splittable.core.view_fields import aids, own_fields, view_type
from splittable.core.wire import WireSchema
from splittable.games import GAMES
from tests.server.company import Company, gather, playing
from tests.support.serving import Message, Server, same_every_time, served

pytestmark = pytest.mark.anyio

AIDS = {"split-it": {"gone"}, "splito": {"knownHands"}, "split": set()}
FORGETFUL: Message = {"memoryAids": False}


def keys_in(value: Any) -> set[str]:
    """Every key at any depth."""
    if isinstance(value, dict):
        return set(value).union(*map(keys_in, value.values()))
    return set().union(*map(keys_in, value)) if isinstance(value, list) else set()


def by_seat(moves: list[tuple[int, str]]) -> dict[int, list[str]]:
    """Of bots that choose in secret at the same time, either may be ready first."""
    return {seat: [move for each, move in moves if each == seat] for seat, _ in moves}


async def bots_table(server: Server, game: str, **settings: Any) -> Company:
    company = await gather(server, game, people=1, seats=3, settings=settings or None)
    await company.start(fill="rules-of-thumb")
    return company


async def moment_of(company: Company, **query: Any) -> Message:
    """From Ada's seat."""
    path = f"{company.path}/games/1/moment"
    moment: Message = (await company.server.get(path, seat=0, **query)).json()
    return moment


def test_what_helps_memory_is_marked_in_the_view_and_no_game_hides_more() -> None:
    found = {name: set(aids(view_type(game))) for name, game in GAMES.items()}
    assert found == {"split-it": {"gone"}, "splito": {"known_hands"}, "split": set()}
    assert "known_hands" in own_fields(view_type(GAMES["splito"]))


@pytest.mark.parametrize("game", AIDS)
async def test_by_default_views_tell_what_one_could_remember(server: Server, game: str) -> None:
    company = await playing(server, game, seats=3)
    assert company.table["settings"]["memoryAids"] is True
    assert AIDS[game] <= set(company.of("Ada").line.view)


@pytest.mark.parametrize("game", ["split-it", "splito"])
async def test_without_memory_aids_nothing_that_is_sent_carries_them(
    server: Server, game: str
) -> None:
    company = await playing(server, game, seats=3, settings=FORGETFUL)
    for _ in range(12):
        await company.play_any(Random(1))
    back = await company.look_in("Ada", since=0)
    await company.assert_all_know_the_table()  # by REST as well
    for guest in company.guests:
        for raw in guest.line.received:
            assert not keys_in(json.loads(raw)) & AIDS[game]
    assert not set(back.line.view) & AIDS[game]
    usual = await playing(server, game, seats=3)
    assert set(usual.view) - set(company.view) == AIDS[game]  # and nothing else is missing


async def test_who_looks_back_without_memory_aids_sees_no_hand_they_had(server: Server) -> None:
    company = await playing(server, "splito", seats=3, settings=FORGETFUL)
    for seat in range(3):
        guest = company.of(seat)
        await company.play(guest, guest.line.legal[0])
    ada = company.of("Ada")
    for at, hand in ((0, None), (2, None), (3, ada.line.view["hand"])):
        moment = await moment_of(company, at=at, token=ada.token)
        assert moment["view"]["hand"] == hand
        assert "knownHands" not in moment["view"]
    usual = await playing(server, "splito", seats=3)
    whole = await moment_of(usual, at=0, token=usual.of("Ada").token)
    assert whole["view"]["hand"] == usual.of("Ada").line.view["hand"]


@pytest.mark.parametrize("game", ["split-it", "splito"])
async def test_the_replay_of_a_finished_game_tells_everything(server: Server, game: str) -> None:
    company = await bots_table(server, game, **FORGETFUL)
    await company.play_to_end(Random(1))
    moment = await moment_of(company, at=9)
    assert AIDS[game] <= set(moment["view"])


@pytest.mark.parametrize("game", ["split-it", "splito"])
async def test_bots_play_the_same_with_and_without(tmp_path: Path, game: str) -> None:
    """They are asked with the views of the rules, which know nothing of the setting (3)."""
    records = []
    for memory_aids in (True, False):
        folder = tmp_path / str(memory_aids)
        folder.mkdir()
        async with served(folder, outside=same_every_time(seed=4)) as server:
            company = await bots_table(server, game, memoryAids=memory_aids)
            await company.play_to_end(Random(3))
            records.append((await server.get(f"{company.path}/games/1/record")).json())
    assert records[0]["deal"] == records[1]["deal"]
    with_aids, without = (by_seat(each["moves"]) for each in records)
    assert with_aids == without


def test_a_figure_worked_out_of_an_aid_would_go_with_it() -> None:
    for game in GAMES.values():
        bare = WireSchema(game).without_aids
        assert bare.without_aids is bare
        assert [each.name for each in bare.worked_out] == [
            each.name for each in WireSchema(game).worked_out
        ]

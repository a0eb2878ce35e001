"""With a damaged database, only the damaged tables are refused, and the operator is told."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

import pytest

from splittable.cli import main
from tests.server.company import playing
from tests.server.store.places import damage_a_page
from tests.support.serving import served, token_of

pytestmark = pytest.mark.anyio

TABLES: Final = 60


async def test_a_damaged_page_is_told_for_the_tables_it_hits_and_leaves_the_others_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, ada = tmp_path / "tables.db", token_of("Ada")
    async with served(tmp_path) as server:
        opened = [
            await server.open_table("split", token=ada, settings={"visibility": "public"})
            for _ in range(TABLES)
        ]
    ids = sorted(each.table for each in opened)
    hit = damage_a_page(path, opened[30].invite.encode() + b'","token_hash"')
    damaged: list[str] = []
    async with served(tmp_path) as server:
        for table in ids:
            answer = await server.get(f"/api/tables/{table}")
            command = {"id": "1", "command": {"type": "say", "preset": "hello"}}
            said = await server.post(f"/api/tables/{table}/commands", command, token=ada)
            told = {(each.status, each.json().get("code")) for each in (answer, said)}
            assert told <= {(200, None), (409, "damaged")}
            damaged += [table] if (409, "damaged") in told else []
        # A log is read on to the next page, and a full page split with it: a few more are hit.
        assert set(hit) <= set(damaged)
        assert len(damaged) < TABLES / 2
        assert server.log.count("table cannot be read") == len(damaged)
        metrics = (await server.get("/metrics")).body.decode()
        assert f'splittable_unreadable_tables{{why="damaged"}} {len(damaged)}.0' in metrics
        for _ in range(36):  # each tries to store a table at another place
            ready = await server.get("/readyz")
            unread = f"ready; {len(damaged)} tables cannot be read, see the log".encode()
            assert ready.status == 503 or ready.body == unread
        assert ready.status == 503
        listed = {each["id"] for each in (await server.get("/api/tables")).json()["tables"]}
        assert listed == set(ids) - set(damaged)
        found = _checked(path, capsys)  # while the server runs
        assert set(hit) <= set(found) <= set(damaged)
        assert not any(found[table] for table in hit)


def _checked(path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, int]:
    """By damaged table as `splittable check` finds it, how many of its entries are sound."""
    with ThreadPoolExecutor(1) as thread:  # it has an event loop of its own
        assert thread.submit(main, ["check", str(path), "--json"]).result() == 1
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    damaged = [each for each in found if each["state"] == "damaged" and each["table"]]
    return {each["table"]: each["sound"] for each in damaged}


async def test_the_hash_of_a_log_at_the_end_of_a_game_stays_the_same(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "split", seats=2, watched=False)
        assert not company.table["logHash"]
        await company.play_to_end(Random(1))
        shown: str = company.table["logHash"]
        assert len(bytes.fromhex(shown)) == 32
        await company.of("Ada").do("say", preset="well-played")
        await company.assert_all_know_the_table()
        moment = (await server.get(f"{company.path}/games/1/moment")).json()
        assert moment["logHash"] == shown
    async with served(tmp_path) as server:
        company.server = server
        assert (await company.shown_to(None))["table"]["logHash"] == shown

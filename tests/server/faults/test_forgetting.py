"""A server is killed while it forgets people, deletes tables and clears out old ones, and people
play: each of these is done whole or not at all, and what was acknowledged stays done."""

import asyncio
import json
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from splittable.server.domain.commands.context import hash_token
from tests.server.faults.persons import World, finished, staying
from tests.server.faults.promises import complaints, read_logs, read_rows
from tests.server.faults.tables import a_few_people
from tests.server.test_administration import OPERATOR
from tests.support.patience import until
from tests.support.serving import Client, ServerProcess, served, token_of
from tests.support.tiers import Tier

pytestmark = pytest.mark.anyio

OLD: Final = 150  # tables that nobody has used for years
EACH: Final = 4  # people that are forgotten, and tables that are deleted, between two kills
ROWS: Final = 4  # of each person: a name and a remark at each of two tables
SETTINGS: Final = {"talk": "free", "visibility": "public"}
# Small batches, so that many transactions can be interrupted.
SMALL_BATCHES: Final = "import splittable.server.runtime.retention as it; it.BATCH = 1"
ENTRIES: Final = "SELECT DISTINCT table_id FROM entry"
HEADS: Final = "SELECT table_id, card FROM head"
PERSONAL: Final = "SELECT table_id, token_hash, words FROM personal"
REPORTS: Final = "SELECT body FROM note WHERE kind = 'report'"


class Clearing:
    """People to forget and tables to delete, and what is known of them."""

    def __init__(self, database: str, old: set[str], rounds: int) -> None:
        self._client = Client("")
        self._database = database
        self._ids = count(1)
        self._old = old
        self.people = [f"Gone{number:02}" for number in range(rounds * EACH)]
        self.doomed: list[str] = []
        self.forgotten: set[str] = set()  # people, as was acknowledged
        self.deleted: set[str] = set()  # tables, likewise

    def turn_to(self, url: str) -> None:
        """This server now."""
        self._client = Client(url)

    async def prepare(self) -> None:
        """Everybody has two tables, says something there, and reports something."""
        for name in self.people:
            for _ in range(2):
                table = await self._table(name)
            report = {"reason": "other", "words": f"{name} wrote this"}
            headers = {"X-Forwarded-For": f"192.0.2.{next(self._ids) % 250}"}  # it is limited
            headers["Authorization"] = f"Bearer {token_of(name)}"
            path = f"/api/tables/{table}/reports"
            answer = await self._client.request("POST", path, report, headers=headers)
            assert answer.status == 201, answer.body
            self.doomed.append(await self._table("Dora"))

    async def _table(self, name: str) -> str:
        token = token_of(name)
        opened = await self._client.open_table(
            "split", seats=2, name=name, token=token, settings=SETTINGS
        )
        command = {"id": "1", "command": {"type": "say", "text": f"{name} was here"}}
        path = f"/api/tables/{opened.table}/commands"
        assert (await self._client.post(path, command, token=token)).status == 200
        return opened.table

    # Acts: each returns once it is answered, or the server is dead

    async def forget(self, name: str) -> None:
        if await self._status("/api/forget", {}, token_of(name)) == 200:
            self.forgotten.add(name)

    async def delete(self, table: str) -> None:
        act = {"type": "delete-table", "table": table}
        wish = {"id": f"delete-{next(self._ids)}", "act": act}
        if await self._status("/api/admin", wish, OPERATOR) in (200, 404):  # 404: it was done
            self.deleted.add(table)

    async def _status(self, path: str, body: Any, token: str) -> int | None:
        try:
            return (await self._client.post(path, body, token=token)).status
        except (OSError, IndexError):  # it died before it answered, or while it did
            return None

    # What is in the database

    async def check(self) -> None:
        entries, heads, personal, noted = await read_rows(
            self._database, ENTRIES, HEADS, PERSONAL, REPORTS
        )
        tables = {table for (table,) in entries}
        assert {table for table, _ in heads} == tables
        assert {table for table, _, _ in personal} <= tables
        assert not tables & self.deleted
        cards = " ".join(card if isinstance(card, str) else card.decode() for _, card in heads)
        reports = [json.loads(body) for (body,) in noted]
        words = {report["by"]: report["words"] for report in reports}
        rows = Counter(token_hash for _, token_hash, _ in personal)
        for name in self.people:
            own = hash_token(token_of(name))
            assert rows[own] in ((0,) if name in self.forgotten else (0, ROWS)), name
            assert bool(words[own]) == bool(rows[own]), name
            assert (name in cards) == bool(rows[own]), name

    async def check_what_is_told(self) -> None:
        """The same, as the server has it in memory and tells it."""
        lobby = (await self._client.get("/api/tables")).body.decode()
        for name in self.forgotten:
            assert name not in lobby
        for table in self.deleted:
            assert (await self._client.get(f"/api/tables/{table}")).status == 404

    async def nothing_old_is_left(self) -> bool:
        (entries,) = await read_rows(self._database, ENTRIES)
        return not self._old & {table for (table,) in entries}


async def _old_tables(folder: Path, database: str) -> set[str]:
    async with served(folder, database=database) as server:  # its clock stands in 2023
        return {(await server.open_table("split", seats=2)).table for _ in range(OLD)}


@pytest.mark.timeout(600)
async def test_what_is_forgotten_or_deleted_stays_so_when_the_plug_is_pulled(
    tmp_path: Path, database: str, tier: Tier
) -> None:
    rng, kills = Random(1), tier.pick(4, 12)
    old = await _old_tables(tmp_path, database)
    clearing = Clearing(database, old, kills)
    settings: dict[str, Any] = {"admin_token": OPERATOR, "bot_pause": 5}
    with ServerProcess(database, **settings) as process:  # keeps what is old
        clearing.turn_to(process.url)
        await clearing.prepare()
        process.stop()
    process = ServerProcess(database, changed=SMALL_BATCHES, keep_abandoned=30, **settings)
    with process:
        clearing.turn_to(process.url)
        world = World(process.url, seed=1, pause=0.01)
        world.up.set()
        persons = await a_few_people(world)
        people, tables = list(clearing.people), list(clearing.doomed)
        async with staying(persons):
            for number in range(kills):
                await world.until_more_is_done(10)
                first = number * EACH
                acts = [
                    *(clearing.forget(name) for name in people[first : first + EACH]),
                    *(clearing.delete(table) for table in tables[first : first + EACH]),
                ]
                rng.shuffle(acts)
                asked = [asyncio.create_task(act) for act in acts]
                answers = asyncio.as_completed(asked)
                for _ in range(rng.randrange(len(acts))):  # the others are under way
                    await next(answers)
                world.up.clear()
                process.kill()
                await asyncio.gather(*asked)
                process.start()
                world.up.set()
                promises = list(world.promises)
                assert complaints(await read_logs(database), promises) == []  # and they verify
                await clearing.check()
                await clearing.check_what_is_told()
            for name in set(people) - clearing.forgotten:
                await clearing.forget(name)
            for table in set(tables) - clearing.deleted:
                await clearing.delete(table)
            await until(clearing.nothing_old_is_left)
            await finished(world, persons)
        assert clearing.forgotten == set(people)
        assert clearing.deleted == set(tables)
        await clearing.check()
        await clearing.check_what_is_told()
        assert complaints(await read_logs(database), list(world.promises)) == []

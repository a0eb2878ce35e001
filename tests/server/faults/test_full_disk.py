"""With a full disk nothing is applied or lost, and play goes on once there is space."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.faults.persons import World, finished, staying
from tests.server.faults.promises import read_logs
from tests.server.faults.tables import a_few_people, assert_promises_are_kept, tables_of
from tests.support.serving import Client, ServerProcess

if sys.platform == "linux":
    import resource
else:
    pytest.skip("only Linux limits the files of another process", allow_module_level=True)

pytestmark = pytest.mark.anyio


@contextmanager
def full_disk(process: ServerProcess, database: Path) -> Iterator[None]:
    """No file of the server can grow as long as this lasts."""
    sizes = [file.stat().st_size for file in database.parent.glob(f"{database.name}*")]
    before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (max(sizes), before[1]))
    try:
        yield
    finally:
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)


async def test_a_move_is_refused_as_unavailable_and_done_once_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with ServerProcess(f"sqlite:///{path}") as process:
        async with Client(process.url) as client:
            opened = await client.open_table("split", seats=2)
            ada = await client.line(opened.table, opened.token)
            bob = await client.sit(opened, "Bob")
            await ada.do("start")
            await bob.settle()
            mover = ada if ada.legal else bob
            seq, move = mover.seq or 0, mover.legal[0]
            with full_disk(process, path):
                for _ in range(3):
                    answer = await mover.do("play", id="my move", move=move)
                    assert (answer["type"], answer["code"], answer["id"], answer["seq"]) == (
                        "problem",
                        "unavailable",
                        "my move",
                        seq,
                    )
                assert answer["message"].startswith("it is not certain that this was stored")
                opening = await client.post("/api/tables", {"name": "Eve", "game": "split"})
                assert opening.status == 503
                for _ in range(5):
                    assert (await client.get("/readyz")).status == 503
                assert (await client.get("/healthz")).status == 200
                for line in (ada, bob):
                    await line.settle()
                    assert line.seq == seq
            answer = await mover.do("play", id="my move", move=move)
            assert (answer["type"], answer["done"], answer["seq"]) == ("update", "my move", seq + 1)
            again = await mover.do("play", id="my move", move=move)
            assert again == {"type": "done", "id": "my move", "seq": seq + 1}
            assert (await client.get("/readyz")).status == 200
        process.stop()
        assert process.log.count('"not ready"') == 1


@pytest.mark.all_tier
async def test_tables_wait_through_a_full_disk_and_go_on_over_the_same_lines(
    tmp_path: Path,
) -> None:
    path = tmp_path / "tables.db"
    database = f"sqlite:///{path}"
    with ServerProcess(database, bot_pause=10) as process:
        world = World(process.url, seed=1, pause=0.03)
        world.up.set()
        persons = await a_few_people(world, clock=5)
        async with staying(persons), Client(process.url) as client:
            for _ in range(2):
                await world.until_more_is_done(30)
                with full_disk(process, path):
                    await world.until_more_is_seen("refused as unavailable", len(persons))
                    before = await read_logs(database)
                    await world.until_more_is_seen("refused as unavailable", len(persons))
                    assert await read_logs(database) == before
                    assert (await client.get("/readyz")).status == 503
                    for table in tables_of(persons):
                        told = (await client.get(f"/api/tables/{table}")).json()
                        assert told["seq"] == before[table][-1][0]
            await finished(world, persons)
            assert (await client.get("/readyz")).status == 200
        assert world.seen["lines lost"] == 0
        await assert_promises_are_kept(world, database)

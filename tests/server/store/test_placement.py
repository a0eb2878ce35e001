"""Placement in PostgreSQL: a server that lost a table can never write to it, in any race."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from splittable.server.store import Append, Head, StoreError
from splittable.server.store import postgres_hosts as reaching_module
from splittable.server.store.connect import new_server_id, open_placement, open_store
from splittable.server.store.placement import LeaseTaken
from splittable.server.store.postgres import _APPEND, PostgresStore, _columns
from splittable.server.store.postgres_placement import _TAKE, PostgresPlacement
from tests.server.store.places import append, entries_of
from tests.support.patience import until
from tests.support.postgres import postgres

pytestmark = [pytest.mark.anyio, pytest.mark.all_tier]

OAK = append("oak", 0, b"opened")


@dataclass(frozen=True, slots=True)
class Side:
    """One server's side: its store, and its leases."""

    store: PostgresStore
    homes: PostgresPlacement

    async def take(self, table: str) -> int:
        lease = await self.homes.take(table, preempt=True)
        assert lease is not None
        assert lease.epoch is not None
        return lease.epoch

    async def write(self, seq: int, epoch: int | None, table: str = "oak") -> bool:
        """Whether an entry that says its epoch was stored."""
        entry = append(table, seq, b"%d" % (epoch or 0))
        (written,) = await self.store.append([_under(entry, epoch)])
        assert isinstance(written, bool)
        return written


def _under(entry: Append, epoch: int | None) -> Append:
    return replace(entry, epoch=epoch)


Sides = Callable[[str], Awaitable[Side]]


@pytest.fixture
def url() -> str:
    return postgres().emptied_database()


@pytest.fixture
async def side(url: str) -> AsyncIterator[Sides]:
    """Servers by their ids, all on one database with the table oak; closed at the end."""
    opened: list[Side] = []

    async def opening(server: str) -> Side:
        store = await PostgresStore.open(url)
        try:
            homes = await PostgresPlacement.open(store, server, Random(len(opened)))
        except StoreError:
            await store.close()
            raise
        opened.append(Side(store, homes))
        await store.append([OAK])
        return opened[-1]

    yield opening
    for each in opened:
        await each.homes.close()
        await each.store.close()


async def test_a_table_that_is_taken_is_written_to_by_its_new_home_alone(side: Sides) -> None:
    north, south = await side("north"), await side("south")
    first = await north.take("oak")
    assert await north.write(1, first)
    second = await south.take("oak")
    assert second == first + 1
    assert not await north.write(2, first)
    assert not await north.write(2, second)  # whoever quotes another's epoch has not got its lease
    assert not await north.write(2, None)
    assert await south.write(2, second)
    third = await north.take("oak")
    assert not await south.write(3, second)
    assert await north.write(3, third)
    assert await entries_of(north.store, "oak") == [b"opened", b"1", b"2", b"3"]


async def test_a_refused_entry_leaves_its_neighbours_alone(side: Sides) -> None:
    north, south = await side("north"), await side("south")
    await north.store.append([append(table, 0, b"opened") for table in ("elm", "fir")])
    epochs = {table: await north.take(table) for table in ("elm", "fir", "oak")}
    await south.take("fir")
    group = [_under(append(table, 1, b"1"), epoch) for table, epoch in epochs.items()]
    assert await north.store.append(group) == [True, False, True]


@asynccontextmanager
async def under_way(side: Side, sql: str, *values: object) -> AsyncIterator[Any]:
    """A statement that has run, in a transaction that has not ended: commit or roll it back."""
    async with side.store._connection() as connection:
        transaction = connection.transaction()
        await transaction.start()
        await connection.fetch(sql, *values)
        yield transaction


async def _waits(side: Side) -> None:
    """Returns when somebody waits for a lock in the database."""

    async def is_waiting() -> bool:
        locks = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND "
        return bool(await side.store.rows(f"{locks} wait_event_type = 'Lock'"))

    await until(is_waiting)


async def test_a_taking_waits_for_what_is_being_written_and_finds_it(side: Sides) -> None:
    north, south = await side("north"), await side("south")
    epoch = await north.take("oak")
    entry = _columns([_under(append("oak", 1, b"1"), epoch)], north.store.run)
    async with under_way(north, _APPEND, *entry) as writing:
        taking = asyncio.create_task(south.take("oak"))
        await _waits(north)
        assert not taking.done()
        await writing.commit()
        second = await taking
    assert await entries_of(south.store, "oak") == [b"opened", b"1"]
    assert await south.write(2, second)


@pytest.mark.parametrize("is_taken", [True, False])
async def test_what_is_written_while_a_table_is_taken_waits_and_is_refused_if_it_was(
    side: Sides, is_taken: bool
) -> None:
    north, south = await side("north"), await side("south")
    epoch = await north.take("oak")
    async with under_way(south, _TAKE, "oak", south.store.run, True, "south") as taking:
        writing = asyncio.create_task(north.write(1, epoch))
        await _waits(south)
        assert not writing.done()
        await (taking.commit() if is_taken else taking.rollback())
        assert await writing is not is_taken
    assert await north.homes.holds("oak", epoch) is not is_taken


async def test_servers_that_take_and_write_all_the_time_never_write_under_an_old_epoch(
    side: Sides,
) -> None:
    sides = [await side(name) for name in ("north", "east", "south")]
    stored: list[int] = []

    async def play(own: Side, chance: Random) -> None:
        for _ in range(15):
            epoch = await own.take("oak")
            kept = await own.store.log("oak")
            for seq in range(len(kept), len(kept) + 3):
                for _ in range(chance.randrange(20)):
                    await asyncio.sleep(0)
                if not await own.write(seq, epoch):
                    break
                stored.append(epoch)

    await asyncio.gather(*(play(each, Random(place)) for place, each in enumerate(sides)))
    _, *entries = await entries_of(sides[0].store, "oak")
    epochs = list(map(int, entries))
    assert epochs == sorted(epochs)
    assert sorted(stored) == epochs
    rows = await sides[0].store.rows("SELECT epoch FROM entry ORDER BY seq")
    assert [epoch for (epoch,) in rows] == [0, *epochs]


async def test_a_table_is_free_when_its_server_is_not_alive_or_has_given_it_up(
    side: Sides,
) -> None:
    north, south = await side("north"), await side("south")
    epoch = await north.take("oak")
    assert await south.homes.take("oak", preempt=False) is None
    await north.homes.give_up({"oak": epoch - 1})  # of an epoch long past: not this one
    assert await south.homes.take("oak", preempt=False) is None
    await north.homes.give_up({"oak": epoch})
    lease = await south.homes.take("oak", preempt=False)
    assert lease is not None
    assert (lease.epoch, lease.taken_from) == (epoch + 1, None)
    await _let_expire(south)
    lease = await north.homes.take("oak", preempt=False)
    assert lease is not None
    assert (lease.epoch, lease.taken_from) == (epoch + 2, None)


async def _let_expire(side: Side) -> None:
    await side.store.rows(
        "UPDATE server SET expires_at = now() - interval '1 ms' WHERE run = $1", side.store.run
    )


async def test_a_database_whose_clock_was_set_back_keeps_no_dead_server_alive(
    side: Sides,
) -> None:
    north, south = await side("north"), await side("south")
    await north.take("oak")
    later = "UPDATE server SET expires_at = now() + interval '1 hour' WHERE run = $1"
    await north.store.rows(later, north.store.run)
    assert await south.homes.take("oak", preempt=False) is not None


async def test_alarms_are_told_to_no_server_while_another_has_the_table(side: Sides) -> None:
    north, south = await side("north"), await side("south")
    due = append("elm", 0, b"opened", Head("playing", False, 7, b"{}", 1))
    await north.store.append([due])
    assert await south.store.waking(8) == [("elm", 7)]
    await north.take("elm")
    assert await south.store.waking(8) == []
    assert await north.store.waking(8) == [("elm", 7)]
    await _let_expire(north)
    assert await south.store.waking(8) == [("elm", 7)]


async def test_a_table_that_is_not_there_gets_no_home(side: Sides) -> None:
    north = await side("north")
    for table in ("nowhere", "now\0here"):
        assert await north.homes.take(table, preempt=True) is None
    assert await north.store.rows("SELECT FROM home") == []


async def test_the_old_home_is_told_who_has_taken_its_table(side: Sides) -> None:
    north, south = await side("north"), await side("south")
    told: list[LeaseTaken] = []
    north.homes.subscribe(told.append)
    await north.take("oak")
    await south.take("oak")
    await until(lambda: bool(told))
    assert told == [LeaseTaken("oak", 2, "south")]


async def test_who_could_not_hear_of_takings_asks_when_it_can_again(side: Sides) -> None:
    north, south = await side("north"), await side("south")
    told: list[LeaseTaken] = []
    north.homes.subscribe(told.append)
    await north.store.append([append("elm", 0, b"opened")])
    held = {table: await north.take(table) for table in ("elm", "oak")}
    assert await north.homes.renew(held) == []
    north.homes._connection.terminate()
    await south.take("oak")
    assert await north.homes.renew(held) == ["oak"]
    assert told == []
    await south.take("elm")
    await until(lambda: bool(told))  # and it hears again
    assert told == [LeaseTaken("elm", 2, "south")]


async def test_two_servers_that_live_cannot_have_the_same_id(side: Sides) -> None:
    north = await side("north")
    with pytest.raises(StoreError, match=r"has the id north; give each its own with --server-id$"):
        await PostgresPlacement.open(north.store, "north", Random(9), patience=0)
    north.store.run = north.homes._run  # which the refused one has changed
    await _let_expire(north)
    again = await side("north")
    with pytest.raises(StoreError, match="has the id north"):
        await north.homes.renew({})
    epoch = await again.take("oak")
    assert await again.write(1, epoch)


async def test_a_restarted_server_waits_for_its_own_id(side: Sides) -> None:
    north = await side("north")
    soon = f"UPDATE server SET expires_at = now() + interval '1 s' WHERE run = '{north.store.run}'"
    await north.store.rows(soon)
    again = await side("north")  # as after a kill: the dead one has a second left
    assert again.store.run != north.store.run


async def test_a_server_that_leaves_gives_everything_up(side: Sides) -> None:
    north, south = await side("north"), await side("south")
    await north.take("oak")
    await north.homes.close()
    assert await south.homes.take("oak", preempt=False) is not None


def test_ids_that_are_made_up_are_unlike() -> None:
    chance = Random(1)
    first, second = new_server_id(chance), new_server_id(chance)
    assert first != second
    assert first.isprintable()


# Reaching the database


async def test_of_several_hosts_the_one_that_answers_is_taken(url: str) -> None:
    port = postgres().port
    several = url.replace(
        f"127.0.0.1:{port}", f"127.0.0.1:1,no-such-host.invalid:1,127.0.0.1:{port}"
    )
    store = await open_store(several)
    assert await store.append([OAK]) == [True]
    homes = await open_placement(store, "north", Random(1))
    assert homes.are_shared
    await homes.close()
    await store.close()


async def test_hosts_that_cannot_be_reached_are_named_in_one_line_without_the_password() -> None:
    with pytest.raises(StoreError) as no:
        await open_store("postgresql://me:hunter2@127.0.0.1:1,no-such-host.invalid:2/none")
    text = str(no.value)
    assert "127.0.0.1:1: " in text
    assert "no-such-host.invalid:2: " in text
    assert "hunter2" not in text
    assert text.isprintable()


async def test_a_database_that_is_too_old_is_refused_in_one_line(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reaching_module, "OLDEST", 99)
    with pytest.raises(StoreError, match=r"^PostgreSQL \d+\.\d+ is too old: version 99 or later"):
        await open_store(url)

"""Group commit: many writers, few commits, and each writer gets its own result."""

import asyncio
from collections.abc import Sequence

import pytest

from splittable.server.store import Append, Store, StoreError, Written
from splittable.server.store.group_commit import MOST, GroupCommit
from tests.server.store.places import append, entries_of

pytestmark = pytest.mark.anyio


class Watched:
    """A real store that counts its groups, and fails those it was told to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.groups: list[int] = []  # their sizes
        self.failures: list[Exception] = []  # of the next groups

    async def append(self, batch: Sequence[Append]) -> list[Written]:
        self.groups.append(len(batch))
        if self.failures:
            await asyncio.sleep(0)
            raise self.failures.pop(0)
        return await self.store.append(batch)


@pytest.fixture
def watched(store: Store) -> Watched:
    return Watched(store)


async def begun(journal: GroupCommit, *appends: Append) -> "list[asyncio.Task[bool]]":
    """Writers that have each handed in an entry, and wait."""
    tasks = [asyncio.create_task(journal.write(append)) for append in appends]
    await asyncio.sleep(0)
    return tasks


async def test_an_entry_is_durable_when_its_writer_goes_on(watched: Watched) -> None:
    journal = GroupCommit(watched)
    assert await journal.write(append("oak", 0, b"0")) is True
    assert await entries_of(watched.store, "oak") == [b"0"]
    assert await journal.write(append("oak", 0, b"late")) is False
    assert await entries_of(watched.store, "oak") == [b"0"]
    await journal.close()


async def test_many_writers_share_few_commits(watched: Watched) -> None:
    journal = GroupCommit(watched)

    async def play(table: str) -> None:
        for seq in range(20):
            assert await journal.write(append(table, seq, b"%d" % seq))

    await asyncio.gather(*(play(f"t{n}") for n in range(50)))
    assert sum(watched.groups) == 1000
    assert len(watched.groups) < 100
    for n in range(50):
        assert await entries_of(watched.store, f"t{n}") == [b"%d" % seq for seq in range(20)]
    await journal.close()


async def test_a_group_has_a_limit(watched: Watched) -> None:
    journal = GroupCommit(watched)
    tasks = await begun(journal, *(append(f"t{n}", 0, b"") for n in range(2 * MOST + 10)))
    assert all(await asyncio.gather(*tasks))
    assert watched.groups == [MOST, MOST, 10]
    await journal.close()


async def test_each_writer_learns_of_its_own_entry(watched: Watched) -> None:
    journal = GroupCommit(watched)
    tasks = await begun(journal, *(append("oak", seq, b"") for seq in (0, 1, 0, 2, 1)))
    assert await asyncio.gather(*tasks) == [True, True, False, True, False]
    await journal.close()


async def test_a_failed_commit_is_told_to_its_writers_and_the_next_goes_on(
    watched: Watched,
) -> None:
    journal = GroupCommit(watched)
    watched.failures = [StoreError("the disk is full"), StoreError("the disk is full")]
    told = await asyncio.gather(
        *await begun(journal, *(append("oak", seq, b"0") for seq in range(3))),
        *await begun(journal, append("oak", 3, b"0")),
        return_exceptions=True,
    )
    assert watched.groups == [3, 1]
    assert [str(error) for error in told] == ["the disk is full"] * 4
    assert len(set(map(id, told))) == 4  # each has an error of its own to raise
    assert await journal.write(append("oak", 0, b"0"))
    await journal.close()


async def test_an_unforeseen_error_is_told_as_it_is_and_stops_nothing(watched: Watched) -> None:
    journal = GroupCommit(watched)
    watched.failures = [ZeroDivisionError("a mistake of ours")]
    with pytest.raises(ZeroDivisionError, match="a mistake of ours"):
        await journal.write(append("oak", 0, b"0"))
    assert await journal.write(append("oak", 0, b"0"))
    await journal.close()


async def test_a_cancelled_writer_disturbs_no_other(watched: Watched) -> None:
    journal = GroupCommit(watched)
    first, second, third = await begun(journal, *(append("oak", n, b"%d" % n) for n in range(3)))
    second.cancel()
    assert await first
    assert await third
    with pytest.raises(asyncio.CancelledError):
        await second
    assert await journal.write(append("oak", 3, b"3"))
    assert (await entries_of(watched.store, "oak"))[-1] == b"3"
    await journal.close()


async def test_writers_cancelled_before_a_failure_are_not_told_of_it(watched: Watched) -> None:
    journal = GroupCommit(watched)
    watched.failures = [StoreError("the disk is full")]
    one, other = await begun(journal, append("oak", 0, b"0"), append("oak", 1, b"1"))
    one.cancel()
    with pytest.raises(StoreError, match="the disk is full"):
        await other
    await journal.close()


async def test_closing_finishes_what_was_begun_and_takes_no_more(watched: Watched) -> None:
    journal = GroupCommit(watched)
    tasks = await begun(journal, *(append(f"t{n}", 0, b"0") for n in range(MOST + 1)))
    await journal.close()
    assert await entries_of(watched.store, f"t{MOST}") == [b"0"]
    assert all(await asyncio.gather(*tasks))
    with pytest.raises(StoreError, match="closed"):
        await journal.write(append("oak", 0, b"0"))
    await journal.close()


async def test_every_commit_that_succeeded_is_observed(watched: Watched) -> None:
    seen: list[tuple[int, float]] = []
    journal = GroupCommit(watched, observe=lambda size, seconds: seen.append((size, seconds)))
    watched.failures = [StoreError("the disk is full")]
    with pytest.raises(StoreError):
        await journal.write(append("oak", 0, b"0"))
    assert seen == []
    await asyncio.gather(*await begun(journal, *(append("oak", n, b"") for n in range(5))))
    assert [size for size, _ in seen] == [5]
    assert seen[0][1] > 0
    await journal.close()

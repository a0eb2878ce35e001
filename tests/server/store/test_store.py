"""Every store keeps a log as written, once and in order."""

import asyncio
from collections.abc import Sequence
from itertools import count
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from splittable.server.store import Append, Head, Kept, Store, StoreError
from splittable.server.store.connect import open_placement, open_store
from tests.server.store.places import append, entries_of

pytestmark = pytest.mark.anyio


def head(
    phase: str = "gathering",
    *,
    listed: bool = True,
    wake_at: int | None = None,
    changed_at: int = 1,
) -> Head:
    return Head(phase, listed, wake_at, b'{"game":"split"}', changed_at)


async def names_listed(store: Store, most: int = 99) -> list[str]:
    return [table for table, _ in await store.listed(most)]


# Entries


@pytest.mark.parametrize(
    "entry",
    [
        b"{}",
        b'{"says": "a\\u0000b"}',
        '{"says": "żółw 🐢 \\" \\\\ \' %s $1 ?"}'.encode(),
        b'  {"kept" : "as it was written" }\n',
        bytes(range(256)),
        b"",
        b'{"long": "' + b"x" * 300_000 + b'"}',
    ],
    ids=["empty", "NUL escaped", "Unicode", "spaces", "any bytes", "nothing", "long"],
)
async def test_an_entry_is_read_byte_for_byte_as_it_was_written(store: Store, entry: bytes) -> None:
    card = Head("playing", True, 7, entry, 8)
    assert await store.append([append("oak", 0, entry, card)]) == [True]
    assert await entries_of(store, "oak") == [entry]
    assert await store.listed(1) == [("oak", card)]


async def test_a_log_is_read_in_the_order_of_its_seqs(store: Store) -> None:
    await store.append([append("oak", seq, b"%d" % seq) for seq in range(12)])
    assert await entries_of(store, "oak") == [b"%d" % seq for seq in range(12)]


async def test_tables_keep_their_logs_apart(store: Store) -> None:
    await store.append([append("oak", 0, b"oak's"), append("elm", 0, b"elm's")])
    assert await entries_of(store, "oak") == [b"oak's"]
    assert await entries_of(store, "elm") == [b"elm's"]
    assert await entries_of(store, "ash") == []


async def test_a_taken_seq_is_refused_and_its_neighbours_are_written(store: Store) -> None:
    await store.append([append("oak", 0, b"first")])
    group = [append("elm", 0, b"a"), append("oak", 0, b"too late"), append("oak", 1, b"b")]
    assert await store.append(group) == [True, False, True]
    assert await entries_of(store, "oak") == [b"first", b"b"]
    assert await entries_of(store, "elm") == [b"a"]


async def test_of_two_entries_for_one_seq_in_a_group_the_first_is_written(store: Store) -> None:
    twice = append("oak", 0, b"first", head("playing"))
    group = [twice, append("oak", 0, b"second", head("over")), twice]
    assert await store.append(group) == [True, False, False]
    assert await entries_of(store, "oak") == [b"first"]
    assert await store.listed(1) == [("oak", head("playing"))]


async def test_an_entry_without_the_one_before_it_is_refused_and_its_neighbours_are_written(
    store: Store,
) -> None:
    await store.append([append("oak", 0, b"first", head())])
    gap = append("oak", 2, b"2", head("over"))
    other_past = replace(append("oak", 1, b"1", head("over")), before=b"2" * 32)
    group = [append("elm", 0, b"a"), gap, other_past, append("ash", 1, b"1")]
    assert await store.append(group) == [True, False, False, False]
    assert await entries_of(store, "oak") == [b"first"]
    assert await entries_of(store, "elm") == [b"a"]
    assert await entries_of(store, "ash") == []
    assert await store.listed(9) == [("oak", head())]
    assert await store.append([append("oak", 1, b"1"), append("oak", 2, b"2")]) == [True, True]


async def test_a_group_of_refused_entries_changes_nothing(store: Store) -> None:
    entry = append("oak", 0, b"first", head())
    await store.append([entry])
    assert await store.append([entry]) == [False]
    assert await store.append([]) == []
    assert await entries_of(store, "oak") == [b"first"]


async def test_of_many_writers_of_one_seq_exactly_one_wins(store: Store) -> None:
    rivals = [b"%d" % writer for writer in range(20)]
    groups = [[append("oak", 0, rival), append(f"of {rival!r}", 0, rival)] for rival in rivals]
    won = await asyncio.gather(*map(store.append, groups))
    assert [alone for _, alone in won] == [True] * 20
    winners = [rival for rival, (first, _) in zip(rivals, won, strict=True) if first]
    assert await entries_of(store, "oak") == winners
    assert len(winners) == 1


async def test_a_large_group_is_written_whole(store: Store) -> None:
    group = [append(f"t{n % 700}", n // 700, b"%d" % n, head(changed_at=n)) for n in range(2000)]
    assert await store.append(group) == [True] * 2000
    assert await entries_of(store, "t3") == [b"3", b"703", b"1403"]
    assert [about.changed_at for _, about in await store.listed(2)] == [1999, 1998]


async def test_what_was_written_is_there_after_reopening(url: str) -> None:
    store = await open_store(url)
    await store.append([append("oak", 0, b"kept", head(wake_at=5))])
    await store.close()
    store = await open_store(url)
    try:
        assert await entries_of(store, "oak") == [b"kept"]
        assert await store.listed(9) == [("oak", head(wake_at=5))]
        assert await store.append([append("oak", 0, b"again")]) == [False]
    finally:
        await store.close()


# Heads


async def test_a_head_is_changed_only_with_an_accepted_entry(store: Store) -> None:
    await store.append([append("oak", 0, b"0", head("gathering"))])
    await store.append([append("oak", 0, b"x", head("playing")), append("elm", 0, b"0")])
    assert await store.listed(9) == [("oak", head("gathering"))]


async def test_an_entry_without_a_head_leaves_it_as_it_was(store: Store) -> None:
    await store.append([append("oak", 0, b"0", head("playing"))])
    await store.append([append("oak", 1, b"1")])
    assert await store.listed(9) == [("oak", head("playing"))]


async def test_of_several_heads_in_a_group_the_newest_entrys_counts(store: Store) -> None:
    await store.append(
        [
            append("oak", 0, b"0", head(changed_at=1)),
            append("oak", 1, b"1", head(changed_at=3)),
            append("oak", 2, b"2", head(changed_at=2)),
        ]
    )
    assert await store.listed(9) == [("oak", head(changed_at=2))]


async def test_the_lobby_lists_those_changed_last_first_and_no_more_than_asked(
    store: Store,
) -> None:
    for table, changed_at in (("oak", 20), ("elm", 30), ("ash", 10), ("fir", 25)):
        await store.append([append(table, 0, b"0", head(changed_at=changed_at))])
    assert await names_listed(store) == ["elm", "fir", "oak", "ash"]
    assert await names_listed(store, most=2) == ["elm", "fir"]
    await store.append([append("ash", 1, b"1", head(changed_at=40))])
    assert await names_listed(store, most=2) == ["ash", "elm"]


async def test_the_lobby_lists_neither_private_tables_nor_those_that_are_over(
    store: Store,
) -> None:
    await store.append(
        [
            append("oak", 0, b"0", head("playing")),
            append("elm", 0, b"0", head("playing", listed=False)),
            append("ash", 0, b"0", head("over")),
        ]
    )
    assert await names_listed(store) == ["oak"]
    await store.append([append("oak", 1, b"1", head("over"))])
    assert await names_listed(store) == []


async def test_tables_wake_earliest_first_and_only_before_the_moment_asked_for(
    store: Store,
) -> None:
    wakes = {"oak": 300, "elm": 100, "ash": None, "fir": 200}
    await store.append([append(t, 0, b"0", head(wake_at=at)) for t, at in wakes.items()])
    assert await store.waking(301) == [("elm", 100), ("fir", 200), ("oak", 300)]
    assert await store.waking(200) == [("elm", 100)]
    await store.append([append("elm", 1, b"1", head(wake_at=None))])
    assert await store.waking(1000) == [("fir", 200), ("oak", 300)]


# Any sequence of groups, against the plainest store there could be

LINKS = (b"1" * 32, b"2" * 32)
heads = st.builds(
    Head,
    phase=st.sampled_from(["gathering", "playing", "over"]),
    listed=st.booleans(),
    wake_at=st.none() | st.integers(0, 2**53),
    card=st.binary(max_size=9),
    changed_at=st.integers(0, 2**53),
)
appends = st.builds(
    Append,
    table=st.sampled_from(["oak", "elm"]),
    seq=st.integers(0, 2),
    entry=st.binary(max_size=9),
    link=st.sampled_from(LINKS),
    before=st.sampled_from(LINKS),
    head=st.none() | heads,
)
numbers = count()


class PlainStore:
    def __init__(self) -> None:
        self.logs: dict[str, list[Kept]] = {}
        self.heads: dict[str, Head] = {}

    def append(self, batch: Sequence[Append]) -> list[bool]:
        return [self._append(each) for each in batch]

    def _append(self, append: Append) -> bool:
        log = self.logs.setdefault(append.table, [])
        if append.seq != len(log) or (log and log[-1][2] != append.before):
            return False
        log.append((append.seq, append.entry, append.link))
        if append.head is not None:
            self.heads[append.table] = append.head
        return True


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(groups=st.lists(st.lists(appends, max_size=6), max_size=6))
async def test_every_store_does_as_the_plainest_one(
    store: Store, groups: list[list[Append]]
) -> None:
    prefix = f"{next(numbers)}/"  # tables of its own for each example
    plain = PlainStore()
    for group in groups:
        own = [replace(each, table=prefix + each.table) for each in group]
        assert await store.append(own) == plain.append(own)
    for table, log in plain.logs.items():
        assert await store.log(table) == log
    shown = {t: about for t, about in await store.listed(10**6) if t.startswith(prefix)}
    assert shown == {t: h for t, h in plain.heads.items() if h.listed and h.phase != "over"}
    waking = [(t, at) for t, at in await store.waking(2**60) if t.startswith(prefix)]
    due = [(h.wake_at, t) for t, h in plain.heads.items() if h.wake_at is not None]
    assert waking == [(t, at) for at, t in sorted(due)]


# Reviews


async def test_a_review_is_kept_by_table_game_and_version_and_the_first_one_stays(
    store: Store,
) -> None:
    raw = bytes(range(256))
    await store.keep_review("oak", 1, "1 usual", raw)
    await store.keep_review("oak", 1, "1 usual", b"another")
    await store.keep_review("oak", 2, "1 usual", b"second")
    await store.keep_review("oak", 1, "2 usual", b"later")
    assert await store.review("oak", 1, "1 usual") == raw
    assert await store.review("oak", 2, "1 usual") == b"second"
    assert await store.review("oak", 1, "2 usual") == b"later"
    for missing in (("elm", 1, "1 usual"), ("oak", 3, "1 usual"), ("oak", 1, "3 usual")):
        assert await store.review(*missing) is None


async def test_a_review_outlives_the_one_that_kept_it(url: str) -> None:
    store = await open_store(url)
    await store.keep_review("oak", 1, "1 usual", b"kept")
    await store.close()
    store = await open_store(url)
    assert await store.review("oak", 1, "1 usual") == b"kept"
    await store.close()


# Health and closing


async def test_a_store_that_could_take_an_entry_passes_its_check(store: Store) -> None:
    await store.check()
    await store.append([append("oak", 0, b"0")])
    await store.check()


async def test_a_closed_store_says_so_and_may_be_closed_again(url: str) -> None:
    store = await open_store(url)
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="clos"):
        await store.append([append("oak", 0, b"0")])
    with pytest.raises(StoreError, match="clos"):
        await entries_of(store, "oak")
    with pytest.raises(StoreError, match="clos"):
        await store.check()


# Deleting


async def test_a_table_is_deleted_with_all_that_is_kept_of_it(store: Store) -> None:
    await store.append([append(table, 0, b'{"at":1}', head()) for table in ("oak", "elm")])
    await store.append([append(table, 1, b'{"at":2}') for table in ("oak", "elm")])
    for table in ("oak", "elm"):
        await store.keep_review(table, 1, "v", b"review")
    placement = await open_placement(store, "", Random(1))
    lease = await placement.take("oak", preempt=False)
    assert lease is not None
    assert await store.delete("oak", lease.epoch)
    assert await entries_of(store, "oak") == []
    assert await names_listed(store) == ["elm"]
    assert await store.review("oak", 1, "v") is None
    assert await store.review("elm", 1, "v") == b"review"
    assert await entries_of(store, "elm") == [b'{"at":1}', b'{"at":2}']
    await placement.close()


async def test_unused_tables_are_found_by_their_last_entry_and_phase(store: Store) -> None:
    logs: dict[str, list[tuple[int, Head | None]]] = {
        "over": [(10, head("over", changed_at=10))],
        "playing": [(10, head("playing", changed_at=10))],
        "lively": [(10, head("playing", changed_at=10)), (90, None)],
        "late": [(90, head("over", changed_at=90))],
    }
    for table, entries in logs.items():
        for seq, (at, summary) in enumerate(entries):
            entry = b'{"type":"said","at":%d,"text":"\\"at\\":5"}' % at
            await store.append([append(table, seq, entry, summary)])
    assert await store.unused(50, 50, 9) == ["over", "playing"]
    assert await store.unused(50, 0, 9) == ["over"]
    assert await store.unused(0, 50, 9) == ["playing"]
    assert await store.unused(99, 99, 9) == ["lively", "over", "playing", "late"]
    assert await store.unused(99, 99, 1) == ["lively"]
    assert await store.unused(0, 0, 9) == []

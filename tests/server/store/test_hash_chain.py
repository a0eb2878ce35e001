"""The hash chain detects altered, missing, moved and inserted entries, and where they are."""

from collections.abc import Callable
from hashlib import sha256

import pytest

from splittable.server.store import Kept
from splittable.server.store.hash_chain import START, HashChain, LogDamaged, checked, link_of

ENTRIES = [b"opened", b"sat", b"dealt", b"played", b"played"]


def written(table: str = "oak", linked_from: int = 0) -> list[Kept]:
    """A log as a store keeps it, with links from this entry on."""
    chain, rows = HashChain(table), list[Kept]()
    for seq, entry in enumerate(ENTRIES):
        append = chain.next(entry, None)
        chain.add(append.link)
        rows.append((seq, entry, append.link if seq >= linked_from else None))
    return rows


def test_a_link_covers_the_link_before_the_table_the_number_and_the_entry() -> None:
    link = link_of(START, "oak", 0, b"opened")
    assert link == sha256(bytes(32) + b"oak/0\nopened").digest()  # as docs/record.md has it
    others = [
        link_of(b"1" * 32, "oak", 0, b"opened"),
        link_of(START, "elm", 0, b"opened"),
        link_of(START, "oak", 1, b"opened"),
        link_of(START, "oak", 0, b"opened "),
    ]
    assert len({link, *others}) == 5


@pytest.mark.parametrize("linked_from", [0, 2, 5], ids=["new", "begun by an older one", "old"])
def test_a_log_that_is_as_it_was_written_is_read_whole(linked_from: int) -> None:
    log = checked("oak", written(linked_from=linked_from))
    assert list(log.entries) == ENTRIES
    assert log.is_linked == (linked_from == 0)
    assert log.chain.last == checked("oak", written()).chain.last  # the same with links or without


DAMAGE: list[tuple[str, Callable[[list[Kept]], object], int]] = [
    ("was altered", lambda log: log.__setitem__(3, (3, b"p1ayed", log[3][2])), 3),
    ("is missing", lambda log: log.pop(2), 2),
    ("is missing", lambda log: log.pop(0), 0),
    ("was altered", lambda log: log.__setitem__(1, (1, b"sat", b"?" * 32)), 1),
    ("has lost its link", lambda log: log.__setitem__(2, (2, b"dealt", None)), 2),
    ("has lost its link", lambda log: log.__setitem__(4, (4, b"played", None)), 4),
]


@pytest.mark.parametrize("why, damage, sound", DAMAGE)
def test_damage_is_found_where_it_is(
    why: str, damage: Callable[[list[Kept]], object], sound: int
) -> None:
    log = written()
    damage(log)
    with pytest.raises(LogDamaged, match=why) as found:
        checked("oak", log)
    assert found.value.sound == sound


def test_the_log_of_another_table_is_none_of_this_one() -> None:
    with pytest.raises(LogDamaged, match="entry 0 of its log was altered"):
        checked("elm", written("oak"))


def test_entries_from_before_there_were_links_are_covered_by_the_first_one() -> None:
    log = written(linked_from=3)
    log[1] = (1, b"stood", None)
    with pytest.raises(LogDamaged, match="entry 3 of its log was altered"):
        checked("oak", log)


def test_two_logs_are_compared_by_what_they_begin_with() -> None:
    ours, theirs, shorter = HashChain("oak"), HashChain("oak"), HashChain("oak")
    for number, entry in enumerate(ENTRIES):
        ours.add(ours.next(entry, None).link)
        theirs.add(theirs.next(entry if number < 3 else b"other", None).link)
        if number < 2:
            shorter.add(shorter.next(entry, None).link)
    assert [ours.shared_with(each) for each in (ours, theirs, shorter, HashChain("oak"))] == [
        5,
        3,
        2,
        0,
    ]

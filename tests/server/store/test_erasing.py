"""Names, remarks and whole tables are removed whole or not at all, also by a dying process."""

import json
from random import Random
from typing import Final

import pytest

from splittable.server.store import (
    ACT,
    REPORT,
    Append,
    Head,
    Note,
    Personal,
    Store,
    TableSearch,
)
from splittable.server.store.connect import open_store
from splittable.server.store.hash_chain import HashChain, LogDamaged, checked, digest_of
from tests.server.store.places import python

pytestmark = pytest.mark.anyio

TABLES: Final = [f"table-{number}" for number in range(12)]
PEOPLE: Final = [f"person-{number}" for number in range(12)]
REMARKS: Final = 6  # of each person at each table
HEAD: Final = Head("playing", listed=True, wake_at=None, card=b'{"name":"Ada"}', changed_at=0)


def remark(words: str, person: str, at: int) -> tuple[bytes, Personal]:
    personal = Personal("talk", person, at, "5a17", words)
    entry = {"type": "said", "at": at, "personal": digest_of("5a17", words)}
    return json.dumps(entry, separators=(",", ":")).encode(), personal


async def talk(store: Store, table: str, people: list[str]) -> None:
    """A table at which everybody says something, again and again."""
    chain, batch = HashChain(table), list[Append]()
    opened = chain.next(b'{"type":"opened","at":1,"game":"split"}', HEAD)
    chain.add(opened.link)
    batch.append(opened)
    for number in range(REMARKS):
        for person in people:
            entry, personal = remark(f"{person} says {number}", person, 10 * number)
            append = chain.next(entry, None, personal=personal)
            chain.add(append.link)
            batch.append(append)
    for append in batch:
        assert await store.append([append]) == [True]


async def test_what_is_erased_is_gone_and_the_log_verifies(store: Store) -> None:
    await talk(store, "oak", ["ada", "ben"])
    await store.keep_review("oak", 1, "v", b"Ada won")
    assert await store.erase_person("ada") == ["oak"]
    kept = await store.personal("oak")
    assert {each.token_hash for each in kept.values()} == {"ben"}
    assert len(checked("oak", await store.log("oak"), kept).entries) == 1 + 2 * REMARKS
    assert await store.review("oak", 1, "v") is None
    assert await store.listed(9) == []  # the card had names
    assert await store.erase_person("ada") == []


async def test_notes_about_who_is_erased_are_replaced_unless_they_are_gone(store: Store) -> None:
    for each in ("here", "gone", "other"):
        await store.note(Note(REPORT, each, 1, b'"Ada"'))
    await store.drop_note(REPORT, "gone")
    changed = [Note(REPORT, each, 1, b'""') for each in ("here", "gone")]
    assert await store.erase_person("ada", changed) == []
    kept = {each.id: each.body for each in await store.notes(REPORT)}
    assert kept == {"here": b'""', "other": b'"Ada"'}


async def test_old_notes_of_a_kind_are_dropped_in_batches_oldest_first(store: Store) -> None:
    for at in range(6):
        await store.note(Note(ACT, f"{at}", at, b"{}"))
        await store.note(Note(REPORT, f"{at}", at, b"{}"))
    assert await store.drop_notes(ACT, 5, 3) == 3
    assert [each.id for each in await store.notes(ACT)] == ["5", "4", "3"]
    assert await store.drop_notes(ACT, 5, 3) == 2
    assert await store.drop_notes(ACT, 5, 3) == 0
    assert [each.id for each in await store.notes(ACT)] == ["5"]
    assert len(await store.notes(REPORT)) == 6


async def test_old_talk_is_erased_in_batches_oldest_first(store: Store) -> None:
    await talk(store, "oak", ["ada"])
    await talk(store, "elm", ["ada"])
    assert await store.erase_talk(30, 4) == ["elm", "oak"]
    assert {each.at for each in (await store.personal("oak")).values()} == {20, 30, 40, 50}
    assert await store.erase_talk(30, 4) == ["elm", "oak"]
    assert await store.erase_talk(30, 4) == []
    assert len(await store.personal("oak")) == 3


async def test_a_changed_remark_is_damage(store: Store) -> None:
    await talk(store, "oak", ["ada"])
    log, kept = await store.log("oak"), dict(await store.personal("oak"))
    first, second, *_ = kept
    kept[second] = kept[first]
    with pytest.raises(LogDamaged, match=f"a name or remark of entry {second} was altered"):
        checked("oak", log, kept)
    with pytest.raises(LogDamaged, match="of entry 0 was altered"):
        checked("oak", log, {0: kept[first]})  # beside an entry that has none


async def test_a_killed_process_erases_all_or_nothing(store: Store, url: str) -> None:
    for table in TABLES:
        await talk(store, table, PEOPLE)
    await store.close()
    rng = Random(1)
    for _ in range(6):
        with python("tests.server.store.eraser", url, ",".join(TABLES), ",".join(PEOPLE)) as eraser:
            assert eraser.stdout is not None
            for _ in range(rng.randint(1, 20)):
                eraser.stdout.readline()
            eraser.kill()
        store = await open_store(url)
        found = {each.table for each in await store.find(TableSearch())}
        of_person: dict[str, set[str]] = {}
        for table in TABLES:
            log, kept = await store.log(table), await store.personal(table)
            assert len(log) == (1 + REMARKS * len(PEOPLE) if table in found else 0)
            checked(table, log, kept)
            assert found.issuperset({table}) or not kept
            for each in kept.values():
                of_person.setdefault(str(each.token_hash), set()).add(table)
        remembered = set(of_person)
        assert remembered == set(PEOPLE[len(PEOPLE) - len(remembered) :])  # the first are erased
        await store.close()

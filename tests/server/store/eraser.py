"""A process that erases people and talk and deletes tables, one after the other, and says so."""

import asyncio
import sys
from random import Random

from splittable.server.store.connect import open_placement, open_store


async def main(url: str, tables: list[str], people: list[str]) -> None:
    store = await open_store(url)
    placement = await open_placement(store, "", Random())
    print("begins", flush=True)
    for table, person in zip(tables, people, strict=True):
        await store.erase_person(person)
        print("a person", flush=True)
        await store.erase_talk(1_000, 7)
        print("some talk", flush=True)
        lease = await placement.take(table, preempt=True)
        if lease is not None:
            await store.delete(table, lease.epoch)
        print("a table", flush=True)


if __name__ == "__main__":
    url, tables, people = sys.argv[1:]
    asyncio.run(main(url, tables.split(","), people.split(",")))

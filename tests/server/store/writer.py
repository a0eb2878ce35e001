"""A process that writes to a SQLite file forever and prints each seq once it is durable."""

import asyncio
import sys
from pathlib import Path

from splittable.server.store import StoreError
from splittable.server.store.sqlite import SqliteStore
from tests.server.store.places import append, entries_of


async def main(path: Path) -> None:
    try:
        store = await SqliteStore.open(path)
    except StoreError as error:
        print(error, flush=True)
        return
    seq = len(await entries_of(store, "oak"))
    while True:
        await store.append([append("oak", seq, b"%d" % seq)])
        print(seq, flush=True)
        seq += 1


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))

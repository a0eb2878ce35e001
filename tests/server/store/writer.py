"""A process that writes to a SQLite file for ever, and says each seq once it is durable."""

import asyncio
import sys
from pathlib import Path

from splittable.server.store import Append, StoreError
from splittable.server.store.sqlite import SqliteStore


async def main(path: Path) -> None:
    try:
        store = await SqliteStore.open(path)
    except StoreError as error:
        print(error, flush=True)
        return
    seq = len(await store.entries("oak"))
    while True:
        await store.append([Append("oak", seq, b"%d" % seq)])
        print(seq, flush=True)
        seq += 1


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))

"""A process with a limit on file size, which is later lifted; prints the result of each step."""

import asyncio
import json
import resource
import sys
from pathlib import Path

from splittable.server.store import StoreError
from splittable.server.store.sqlite import SqliteStore
from tests.server.store.places import LARGE, append, entries_of

ROOM = 200_000  # bytes that any file may have


async def main(path: Path) -> None:
    store = await SqliteStore.open(path)
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, unlimited[1]))
    written = 0
    refusal = ""
    while not refusal:
        try:
            await store.append([append("oak", written, LARGE), append("elm", written, b"small")])
            written += 1
        except StoreError as error:
            refusal = str(error)
    still_read = len(await entries_of(store, "oak"))
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    await store.check()
    again = await store.append([append("oak", written, LARGE), append("elm", written, b"small")])
    await store.close()
    print(json.dumps([written, refusal, still_read, again]))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))

"""An entry that only the primary has is never shown: a promoted standby would lack it."""

import signal

import pytest

from splittable.server.store import StoreError
from splittable.server.store.hash_chain import HashChain
from splittable.server.store.postgres import PostgresStore
from tests.support.replicated import Replicated

pytestmark = [pytest.mark.anyio, pytest.mark.all_tier]


async def test_an_entry_of_unknown_fate_is_read_only_when_the_standby_has_it() -> None:
    with Replicated() as pair:
        store = await PostgresStore.open(pair.url, timeout=1)
        chain = HashChain("table")
        first = chain.next(b"first", None)
        assert await store.append([first]) == [True]
        chain.add(first.link)
        pair.standby.send_signal(signal.SIGSTOP)
        try:
            with pytest.raises(StoreError):
                await store.append([chain.next(b"second", None)])
            assert pair.primary.sql("SELECT count(*) FROM entry", "splittable") == "2"
            with pytest.raises(StoreError):
                await store.log("table")
        finally:
            pair.standby.send_signal(signal.SIGCONT)
        assert [entry for _, entry, _ in await store.log("table")] == [b"first", b"second"]
        await store.close()

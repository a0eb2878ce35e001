"""Bans: of ranges of addresses, however many there are, and who gets in beside them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from splittable.server.messages.administration import Ban
from splittable.server.store import BAN
from tests.server.test_administration import OPERATOR, done
from tests.support.serving import NOW, Line, Server, served

pytestmark = pytest.mark.anyio

MANY = 3_000
RANGES = [
    # banned addresses, an address among them, one that is not
    ("203.0.113.0/24", "203.0.113.7", "203.0.114.7"),
    ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
    ("203.0.113.7", "::ffff:203.0.113.7", "2001:db8::7"),
    ("0.0.0.0/0", "203.0.113.7", "2001:db8::7"),
    ("2001:db8::/32", "2001:db8:1:2::7", "2001:db9::7"),
    ("2001:db8:1:2::/64", "2001:db8:1:2::7", "2001:db8:1:3::7"),
    ("2001:db8:1:2::9", "2001:db8:1:2::7", "2001:db8:1:3::9"),  # a household has a whole /64
]


def behind(address: str) -> dict[str, str]:
    """Headers of a proxy on this machine, which the server trusts."""
    return {"X-Forwarded-For": address}


async def _line(server: Server, table: str, address: str) -> Line:
    line = await server.connect(f"/api/tables/{table}/line", **behind(address))
    await line.send({"type": "hello", "table": table})
    return line


async def _opens(server: Server, address: str) -> str:
    """The problem with opening a table from this address; empty: none."""
    wish = {"game": "split", "name": "Eve", "options": {"seats": 2}}
    answer = await server.request("POST", "/api/tables", wish, headers=behind(address))
    return str(answer.json().get("code", ""))


@pytest.mark.parametrize("addresses, inside, outside", RANGES)
async def test_a_banned_range_is_sent_away_and_kept_out(
    tmp_path: Path, addresses: str, inside: str, outside: str
) -> None:
    async with served(tmp_path, admin_token=OPERATOR) as server:
        table = (await server.open_table("split", seats=2)).table
        within, beside = [await _line(server, table, each) for each in (inside, outside)]
        for line in (within, beside):
            await line.next("welcome")
        await done(server, "ban", addresses=addresses)
        assert (await within.next("problem"))["code"] == "banned"
        with pytest.raises(ConnectionClosed):
            await within.read()
        await beside.settle()
        again = await _line(server, table, inside)
        assert (await again.next("problem"))["code"] == "banned"
        await (await _line(server, table, outside)).next("welcome")
        assert [await _opens(server, each) for each in (inside, outside)] == ["banned", ""]
        (ban,) = (await done(server, "list-bans"))["bans"]
        await done(server, "unban", ban=ban["id"])
        await (await _line(server, table, inside)).next("welcome")
        assert await _opens(server, inside) == ""


async def test_a_longer_ban_outlasts_a_shorter_one_of_the_same_range(tmp_path: Path) -> None:
    async with served(tmp_path, admin_token=OPERATOR) as server:
        for days in (2, 1):
            await done(server, "ban", addresses="203.0.113.0/24", days=days)
        server.clock.advance(86_400)
        assert await _opens(server, "203.0.113.7") == "banned"
        server.clock.advance(86_400)
        assert await _opens(server, "203.0.113.7") == ""


async def test_all_bans_hold_however_many_there_are(tmp_path: Path) -> None:
    async with served(tmp_path):
        pass  # it makes the database
    bans = [
        Ban(f"{at}", NOW + at, None, f"198.18.{at // 256}.{at % 256}/32", None, "")
        for at in range(MANY)
    ]
    rows: list[tuple[Any, ...]] = [(BAN, ban.id, ban.at, msgspec.json.encode(ban)) for ban in bans]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db, db:
        db.executemany("INSERT INTO note (kind, id, at, body) VALUES (?, ?, ?, ?)", rows)
    async with served(tmp_path, admin_token=OPERATOR) as server:
        assert len((await done(server, "list-bans"))["bans"]) == MANY
        assert await _opens(server, "198.18.0.0") == "banned"  # the oldest
        assert await _opens(server, "198.19.0.0") == ""

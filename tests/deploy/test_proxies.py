"""HAProxy and nginx with the files of deploy/ route all connections of a table to one server."""

import asyncio
import json
import re
import shutil
import ssl
import subprocess
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.deploy.mirrors import Mirror, mirrors
from tests.support.patience import until
from tests.support.proxies import HAProxy, Nginx, Proxy
from tests.support.replicated import DEPLOY
from tests.support.serving import Client

pytestmark = [pytest.mark.anyio, pytest.mark.all_tier]

TABLES: Final = [f"table{number:05}" for number in range(60)]
NAMES: Final = ("first", "second", "third")  # of the servers, in haproxy.cfg
HANDSHAKE: Final = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "c3BsaXR0YWJsZSB0YWJsZQ==",
}


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def servers() -> AsyncIterator[list[Mirror]]:
    async with mirrors() as found:
        yield found


@pytest.fixture(params=[HAProxy, Nginx])
async def proxy(request: pytest.FixtureRequest, servers: list[Mirror]) -> AsyncIterator[Proxy]:
    with request.param([mirror.port for mirror in servers]) as running:
        yield running


async def _told(proxy: Proxy, path: str, method: str = "GET", **headers: str) -> dict[str, Any]:
    body: Any = {} if method == "POST" else None
    answer = await Client(proxy.url).request(method, path, body, headers=headers)
    assert answer.status == 200, (answer.status, answer.body)
    told: dict[str, Any] = answer.json()
    return told


async def _servers_of(proxy: Proxy, tables: list[str]) -> dict[str, int]:
    return {table: (await _told(proxy, f"/t/{table}"))["server"] for table in tables}


async def _line(proxy: Proxy, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    head = "".join(f"{name}: {value}\r\n" for name, value in HANDSHAKE.items())
    writer.write(f"GET /api/tables/{table}/line HTTP/1.1\r\nHost: 127.0.0.1\r\n{head}\r\n".encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in answer.splitlines()[0], answer
    return reader, writer


async def test_page_requests_and_lines_of_a_table_meet_at_one_server(
    proxy: Proxy, servers: list[Mirror]
) -> None:
    homes = await _servers_of(proxy, TABLES)
    shares = Counter(homes.values())
    assert sorted(shares) == [0, 1, 2]
    assert min(shares.values()) >= len(TABLES) / 10
    for table, home in list(homes.items())[:12]:
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/talk", f"/t/{table}/games/1"):
            assert (await _told(proxy, path))["server"] == home, path
        told = await _told(proxy, f"/api/tables/{table}/commands", "POST")
        assert told["server"] == home
        _, writer = await _line(proxy, table)
        assert servers[home].asked[f"/api/tables/{table}/line"] == 1
        writer.close()


async def test_what_names_no_table_is_spread(proxy: Proxy) -> None:
    for path in ("/", "/api/tables", "/rules/split"):
        found = {(await _told(proxy, path))["server"] for _ in range(30)}
        assert found == {0, 1, 2}, path


async def test_whoever_has_a_record_reviewed_comes_back_to_the_same_server(proxy: Proxy) -> None:
    found = {(await _told(proxy, "/api/reviews", "POST"))["server"]}
    found |= {(await _told(proxy, f"/api/reviews/{number}"))["server"] for number in range(20)}
    assert len(found) == 1


async def test_a_server_is_told_for_whom_is_asked_and_a_visitor_cannot_lie_about_it(
    proxy: Proxy,
) -> None:
    lies = {"X-Forwarded-For": "8.8.8.8", "X-Forwarded-Proto": "https"}
    headers = (await _told(proxy, "/t/abc", Host="play.example.org:8080", **lies))["headers"]
    assert headers["x-forwarded-for"] == "127.0.0.1"
    assert headers["x-forwarded-proto"] == "http"
    assert headers["host"] == "play.example.org:8080"


async def test_the_figures_are_hidden(proxy: Proxy, servers: list[Mirror]) -> None:
    assert (await Client(proxy.url).get("/metrics")).status == 404
    assert not any(mirror.asked["/metrics"] for mirror in servers)


async def test_a_line_carries_both_ways(proxy: Proxy) -> None:
    reader, writer = await _line(proxy, "abc")
    for number in range(3):
        writer.write(f"hello {number}".encode())
        assert await reader.readexactly(7) == f"hello {number}".encode()
    writer.close()


async def test_a_dead_servers_tables_go_to_others_at_once_and_no_other_table_moves(
    proxy: Proxy, servers: list[Mirror]
) -> None:
    before = await _servers_of(proxy, TABLES)
    await servers[1].die()
    after = await _servers_of(proxy, TABLES)
    assert 1 not in after.values()
    stayed = {table: home for table, home in before.items() if home != 1}
    assert {table: after[table] for table in stayed} == stayed
    assert {after[table] for table, home in before.items() if home == 1} == {0, 2}
    await servers[1].start()

    async def is_as_before() -> bool:
        return await _servers_of(proxy, TABLES) == before

    await until(is_as_before)


# HAProxy only: health checks with /readyz


@pytest.fixture
async def haproxy(servers: list[Mirror]) -> AsyncIterator[Proxy]:
    with HAProxy([mirror.port for mirror in servers]) as running:
        yield running


async def test_a_server_that_cannot_store_loses_its_lines_and_gets_no_more(
    haproxy: Proxy, servers: list[Mirror]
) -> None:
    reader, writer = await _line(haproxy, "abc")
    (home,) = [mirror for mirror in servers if mirror.asked["/api/tables/abc/line"]]
    home.ready = False
    assert await reader.read(1) == b""
    writer.close()
    assert (await _told(haproxy, "/t/abc"))["server"] != home.number


async def test_where_no_server_can_store_each_still_says_so_itself(
    haproxy: Proxy, servers: list[Mirror]
) -> None:
    for mirror in servers:
        mirror.ready = False
    homes = Counter[int]()
    await until(lambda: all(f"storing/{each} is DOWN" in haproxy.log for each in NAMES))
    for table in TABLES[:20]:
        homes[(await _told(haproxy, f"/api/tables/{table}"))["server"]] += 1
    assert sorted(homes) == [0, 1, 2]


# TLS


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A self-signed certificate for play.example.org, in one file with its key."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed: the tests with a certificate are skipped")
    made = tmp_path / "made.pem"
    words = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=play.example.org"]
    files = ["-keyout", str(tmp_path / "key.pem"), "-out", str(made)]
    subprocess.run(["openssl", "req", "-x509", *words, *files], check=True, capture_output=True)
    both = tmp_path / "both.pem"
    both.write_bytes(made.read_bytes() + (tmp_path / "key.pem").read_bytes())
    return both


async def _securely(port: int) -> dict[str, Any]:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=trusting)
    writer.write(b"GET /t/abc HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n\r\n")
    _, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    told: dict[str, Any] = json.loads(body)
    return told


async def test_haproxy_takes_its_certificate_from_the_environment(
    servers: list[Mirror], certificate: Path
) -> None:
    proxy = HAProxy([mirror.port for mirror in servers])
    proxy.bind = f"127.0.0.1:{proxy.port} ssl crt {certificate}"
    with proxy:
        told = await _securely(proxy.port)
    assert told["headers"]["x-forwarded-proto"] == "https"


async def test_nginx_serves_the_shipped_site_with_its_certificate(
    servers: list[Mirror], certificate: Path
) -> None:
    """With another port and certificate path."""
    proxy = Nginx([mirror.port for mirror in servers])
    site = (DEPLOY / "nginx/splittable-site.conf").read_text(encoding="utf-8")
    assert "listen 443 ssl;" in site
    site = site.replace("443", f"127.0.0.1:{proxy.port}")
    proxy.write_site(re.sub(r"/etc/ssl/\S+(?=;)", str(certificate), site))
    with proxy:
        told = await _securely(proxy.port)
    assert told["headers"]["x-forwarded-proto"] == "https"

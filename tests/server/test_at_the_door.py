"""Bad clients: broken frames and handshakes, floods, foreign origins, invalid requests.

Each gets its own error code, others aren't affected, and no table changes.
"""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from splittable.server.limits.connections import FEWEST
from splittable.server.messages.live import LARGEST_FRAME
from splittable.server.net.client_connections import MOST_REFUSALS
from splittable.server.net.routes.dependencies import LARGEST_BODY
from tests.server.strangers import assert_problem, playing
from tests.support.postgres import postgres
from tests.support.serving import Answer, Line, Server, served, some_turns

pytestmark = pytest.mark.anyio


# Frames


def frame(head: int, payload: bytes = b"", *, masked: bool = True) -> bytes:
    """A frame as a client sends it: its first byte, its length, and a payload masked with zeros."""
    length = len(payload)
    mask = 0x80 if masked else 0
    size = bytes((mask | length,)) if length < 126 else bytes((mask | 126, *length.to_bytes(2)))
    return bytes((head,)) + size + (bytes(4) if masked else b"") + payload


LAST, RESERVED = 0x80, 0x40
CONTINUED, TEXT, BINARY, PING = 0x0, 0x1, 0x2, 0x9
SAYS_PING: Final = b'{"type":"ping"}'
HALF: Final = b" " * (LARGEST_FRAME // 2 + 1)
LONG: Final = frame(LAST | TEXT, SAYS_PING + b" " * 200)

BROKEN_FRAMES: Final[dict[str, tuple[bytes, int]]] = {
    "not masked": (frame(LAST | TEXT, SAYS_PING, masked=False), 1002),
    "a reserved bit": (frame(LAST | RESERVED | TEXT, SAYS_PING), 1002),
    "an unknown kind": (frame(LAST | 0x3, SAYS_PING), 1002),
    "an unknown kind of control": (frame(LAST | 0xB), 1002),
    "a long ping": (frame(LAST | PING, b"x" * 126), 1002),
    "a ping in two parts": (frame(PING, b"x"), 1002),
    "the end of nothing": (frame(LAST | CONTINUED, SAYS_PING), 1002),
    "a message within another": (frame(TEXT, b"{") + frame(LAST | TEXT, SAYS_PING), 1002),
    "text that is no UTF-8": (frame(LAST | TEXT, b'"\xff"'), 1007),
    "text cut inside a letter": (frame(TEXT, b'"\xc3') + frame(LAST | CONTINUED, b'"'), 1007),
    "longer than memory": (bytes((LAST | TEXT, 0xFF)) + b"\x7f" + b"\xff" * 7, 1009),
    "long in parts": (frame(TEXT, HALF) + frame(LAST | CONTINUED, HALF), 1009),
}

ODD_FRAMES: Final[dict[str, list[bytes]]] = {
    "as bytes": [frame(LAST | BINARY, SAYS_PING)],
    "in two parts": [frame(TEXT, SAYS_PING[:7]) + frame(LAST | CONTINUED, SAYS_PING[7:])],
    "with empty parts": [frame(TEXT), frame(CONTINUED), frame(LAST | CONTINUED, SAYS_PING)],
    "with a ping between its parts": [
        frame(TEXT, SAYS_PING[:7])
        + frame(LAST | PING, b"?")
        + frame(LAST | CONTINUED, SAYS_PING[7:])
    ],
    "byte by byte": [bytes((each,)) for each in frame(LAST | TEXT, SAYS_PING)],
    "cut inside its length": [LONG[:3], LONG[3:]],
}


@pytest.mark.parametrize("raw, code", BROKEN_FRAMES.values(), ids=BROKEN_FRAMES)
async def test_broken_frames_close_the_line_and_only_that(
    server: Server, raw: bytes, code: int
) -> None:
    scene = await playing(server)
    before = await scene.look()
    scene.eve.connection.transport.write(raw)
    assert await _closed_with(scene.eve) == code
    assert await scene.look() == before
    await scene.ada.settle()


@pytest.mark.parametrize("parts", ODD_FRAMES.values(), ids=ODD_FRAMES)
async def test_a_message_may_come_in_pieces(server: Server, parts: list[bytes]) -> None:
    line = await server.connect()
    for part in parts:
        line.connection.transport.write(part)
        await some_turns()  # so that it is read by itself
    await line.next("pong")
    await line.settle()


async def test_several_messages_may_come_at_once(server: Server) -> None:
    line = await server.connect()
    line.connection.transport.write(3 * frame(LAST | TEXT, SAYS_PING))
    for _ in range(3):
        await line.next("pong")


HANDSHAKE: Final = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@pytest.mark.parametrize(
    "changed, status",
    [
        ({"Sec-WebSocket-Version": "12"}, 400),
        ({"Sec-WebSocket-Key": "short"}, 400),
        ({"Sec-WebSocket-Key": ""}, 400),
        ({"origin": "https://evil.example", "Origin": "https://evil.example"}, 400),
        ({"host": "evil.example", "Origin": "http://evil.example"}, 403),  # besides the true host
        ({"Origin": "\xff"}, 403),
    ],
)
async def test_handshakes_that_make_no_sense_are_refused(
    server: Server, changed: dict[str, str], status: int
) -> None:
    answer = await server.request("GET", "/ws", headers={**HANDSHAKE, **changed})
    assert answer.status == status


# Too much


async def test_a_frame_that_is_too_big_closes_the_line_and_only_that(server: Server) -> None:
    scene = await playing(server)
    before = await scene.look()
    await scene.eve.send(" " * LARGEST_FRAME)
    assert_problem(await scene.eve.next("problem"), "invalid", "truncated")
    await scene.eve.send(" " * (LARGEST_FRAME + 1))
    assert await _closed_with(scene.eve) == 1009
    assert await scene.look() == before
    await scene.ada.settle()


async def _closed_with(line: Line) -> int | None:
    with pytest.raises(ConnectionClosed):
        await line.next("something that will not come")
    return line.connection.close_code


async def test_a_flood_is_refused_and_then_the_line_is_closed(tmp_path: Path) -> None:
    async with served(tmp_path, messages_per_second=5) as server:
        opened = await server.open_table("split", seats=2)
        line = await server.line(opened.table, opened.token)
        other = await server.line(opened.table, opened.token)
        for _ in range(14):  # three seconds' worth at once, and hello was one
            await line.settle()
        for _ in range(MOST_REFUSALS):
            await line.send({"type": "ping"})
            assert_problem(await line.next("problem"), "too-fast", "too many messages")
        await line.send({"type": "ping"})
        assert (await line.next("bye"))["reason"] == "too-fast"
        assert await _closed_with(line) == 1008
        await other.settle()
        again = await server.line(opened.table, opened.token)
        assert again.you["seat"] == 0


async def test_who_waits_a_second_may_speak_again(tmp_path: Path) -> None:
    async with served(tmp_path, messages_per_second=5) as server:
        line = await server.connect()
        for _ in range(15):
            await line.settle()
        await line.send({"type": "ping"})
        await line.next("problem")
        server.clock.advance(1)
        for _ in range(5):
            await line.settle()


async def test_requests_and_new_tables_are_limited_by_address(tmp_path: Path) -> None:
    async with served(tmp_path, requests_per_second=4, tables_per_minute=2) as server:
        wish = {"name": "Ada", "game": "split", "options": {"seats": 2}}
        statuses = [(await server.post("/api/tables", wish)).status for _ in range(3)]
        assert statuses == [201, 201, 429]
        answers = [await server.get("/api/games") for _ in range(10)]
        assert [answer.status for answer in answers] == [200] * 9 + [429]
        assert_problem(answers[-1].json(), "too-fast", "too many requests")


# Pages of other sites


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1", "https://[", ""]
)
async def test_pages_of_other_sites_cannot_act_for_their_visitors(
    server: Server, origin: str
) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await server.connect(Origin=origin)
    assert refused.value.response.status_code == 403
    assert_problem(json.loads(refused.value.response.body), "foreign-origin", "may not play here")
    wish = {"name": "Ada", "game": "split"}
    answer = await server.request("POST", "/api/tables", wish, headers={"Origin": origin})
    assert answer.status == 403
    assert_problem(answer.json(), "foreign-origin", "may not act here")


TRICK: Final = {"Host": "evil.example", "Origin": "http://evil.example"}


@pytest.mark.parametrize("more", [{}, {"X-Forwarded-For": "192.0.2.1"}], ids=["", "as by a proxy"])
async def test_a_name_that_only_leads_here_is_not_served(
    server: Server, more: dict[str, str]
) -> None:
    """A page of evil.example may have that name lead to 127.0.0.1, and be of the same origin."""
    for method, path, wanted in (
        ("GET", "/api/tables", TRICK),
        ("POST", "/api/tables", TRICK),
        ("GET", "/", {"Host": "evil.example"}),
        ("GET", "/ws", {**HANDSHAKE, **TRICK}),
    ):
        answer = await server.request(method, path, headers={**wanted, **more})
        assert answer.status == 403
        assert_problem(answer.json(), "foreign-origin", "Host: 'evil.example' is not served here")


async def test_probes_answer_whatever_name_they_ask_for(server: Server) -> None:
    """Load balancers and Prometheus ask by address."""
    for path in ("/healthz", "/readyz", "/metrics"):
        headers = {"Host": "192.0.2.1:8000"}
        assert (await server.request("GET", path, headers=headers)).status == 200


PROBES: Final = ("/healthz", "/readyz", "/metrics")


async def test_probes_may_have_a_port_of_their_own(tmp_path: Path) -> None:
    async with served(tmp_path, metrics_port=0, requests_per_second=2) as server:
        opened = await server.open_table("split", seats=2)
        await server.line(opened.table, opened.token)
        for path in PROBES * 3:  # no address is asked to wait
            headers = {"Host": "192.0.2.1:9090"}
            assert (await server.probes.request("GET", path, headers=headers)).status == 200
        assert b"splittable_lines 1.0" in (await server.probes.get("/metrics")).body
        for method, path in (("GET", "/api/tables"), ("POST", "/metrics"), ("GET", "/")):
            answer = await server.probes.request(method, path)
            assert answer.status in (404, 405)
            assert_problem(answer.json(), "unknown", "only GET /healthz, /readyz and /metrics")
        answer = await server.probes.request("GET", "/ws", headers=HANDSHAKE)
        assert answer.status == 400  # there are no tables
        server.clock.advance(60)
        for path in PROBES:
            assert (await server.get(path)).status == 404
        elsewhere = await server.request("GET", "/metrics", headers={"Host": "evil.example"})
        assert elsewhere.status == 403


async def test_the_port_for_probes_answers_when_strangers_have_taken_all_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splittable.server.server._open_files", lambda: 0)
    async with served(tmp_path, metrics_port=0) as server:
        opened = await server.open_table("split", seats=2)
        for _ in range(FEWEST):  # all are of people in seats
            await server.line(opened.table, opened.token)
        with pytest.raises((ConnectionError, IndexError)):  # cut off without an answer
            await server.get("/api/games")
        assert (await server.probes.get("/readyz")).body == b"ready"
        assert (
            f"splittable_connections {FEWEST}.0".encode()
            in (await server.probes.get("/metrics")).body
        )


async def test_a_proxys_name_is_served_if_the_operator_says_so(tmp_path: Path) -> None:
    async with served(tmp_path, hosts=frozenset({"play.example"})) as server:
        ours = {"Host": "play.example", "Origin": "https://play.example"}
        assert (await server.request("GET", "/api/tables", headers=ours)).status == 200
        assert (await server.request("GET", "/api/tables", headers=TRICK)).status == 403


async def test_answers_are_kept_nowhere_unless_they_are_files(server: Server) -> None:
    opened = await server.open_table("split", seats=2)
    for path in (f"/api/tables/{opened.table}", "/api/games", "/api/tables/nowhere", "/nowhere"):
        answer = await server.get(path)
        assert answer.headers["cache-control"] == "no-store", path
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_other_paths_are_no_websocket(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await server.connect("/api/tables")
    assert refused.value.response.status_code == 404
    assert_problem(json.loads(refused.value.response.body), "unknown", "/api/tables/ID/line")


async def test_a_line_is_for_the_table_in_its_address(server: Server) -> None:
    opened, other = [await server.open_table("split", seats=2) for _ in range(2)]
    line = await server.connect(f"/api/tables/{opened.table}/line")
    await line.send({"type": "hello", "table": other.table})
    assert_problem(await line.read(), "invalid", f"for {opened.table!r}, found {other.table!r}")
    await line.hello(opened.table)
    older = await server.connect("/ws")  # as clients did from before
    await older.hello(opened.table)
    await older.hello(other.table)


async def test_our_own_pages_and_those_the_host_allows_may_speak(tmp_path: Path) -> None:
    async with served(tmp_path, origins=frozenset({"https://friends.example"})) as server:
        for origin in (server.url, "https://friends.example"):
            await (await server.connect(Origin=origin)).settle()
            wish = {"name": "Ada", "game": "split"}
            answer = await server.request("POST", "/api/tables", wish, headers={"Origin": origin})
            assert answer.status == 201


# REST

Ask: TypeAlias = Callable[[Server], Awaitable[Answer]]


def wish(**fields: Any) -> Ask:
    return lambda server: server.post("/api/tables", {"name": "Ada", "game": "split", **fields})


def body(raw: bytes, **headers: str) -> Ask:
    return lambda server: server.request("POST", "/api/tables", raw, headers=headers)


def read(path: str, **query: Any) -> Ask:
    return lambda server: server.get(path, **query)


REQUESTS: Final[dict[str, tuple[Ask, int, str, str]]] = {
    "no JSON": (body(b"{"), 400, "invalid", ""),
    "no body": (body(b""), 400, "invalid", ""),
    "broken UTF-8": (body(b'{"name":"\xff"}'), 400, "invalid", ""),
    "deep nesting": (body(b'{"name":"Ada","record":' + b'{"a":' * 40_000), 400, "invalid", ""),
    "half a surrogate": (body(b'{"name":"\\ud800","game":"split"}'), 400, "invalid", ""),
    "too big": (body(b"", **{"Content-Length": str(LARGEST_BODY + 1)}), 413, "too-big", ""),
    "a list": (body(b"[]"), 400, "invalid", "Expected `object`"),
    "no name": (body(b'{"game":"split"}'), 400, "invalid", "name"),
    "an unknown field": (wish(cheat=True), 400, "invalid", "cheat"),
    "a name too long": (wish(name="x" * 41), 400, "invalid", "name"),
    "a name of blanks": (wish(name="  "), 400, "invalid", "name"),
    "a name that rings": (wish(name="Ada\x07"), 400, "invalid", "name"),
    "an unknown game": (wish(game="chess"), 404, "unknown", "'chess' is not one of"),
    "no game": (
        wish(game=None),
        400,
        "invalid",
        "expected one of game, sameDeal, record, lesson and tryout.table",
    ),
    "an unknown option": (wish(options={"wings": True}), 400, "invalid", "wings"),
    "seats for a crowd": (wish(options={"seats": 99}), 400, "invalid", "seats"),
    "an option that is a list": (wish(options={"seats": []}), 400, "invalid", "options"),
    "an unknown bot": (wish(bots="deep-thought"), 400, "invalid", "'deep-thought' is not one of"),
    "a short token": (wish(token="guess"), 400, "invalid", "token"),
    "an unknown setting": (wish(settings={"mood": "grim"}), 400, "invalid", "mood"),
    "a clock too quick": (wish(settings={"clock": 1}), 400, "invalid", "clock"),
    "a record that is none": (wish(game=None, record={"a": 1}), 400, "invalid", "record"),
    "the deal of no table": (
        wish(game=None, sameDeal={"table": "nowhere", "number": 1}),
        404,
        "unknown",
        "no table 'nowhere'",
    ),
    "a game and its deal": (
        wish(sameDeal={"table": "nowhere", "number": 1}),
        400,
        "invalid",
        "expected one of game, sameDeal, record, lesson and tryout.table",
    ),
    "no such table": (read("/api/tables/nowhere"), 404, "unknown", "no table 'nowhere'"),
    "a table's id too long": (read(f"/api/tables/{'x' * 33}"), 400, "invalid", "table"),
    "a game that is no number": (read("/api/tables/t/games/x/record"), 404, "unknown", ""),
    "game 0": (read("/api/tables/t/games/0/record"), 400, "invalid", "number"),
    "a seat that does not exist": (
        read("/api/tables/t/games/1/moment", seat=8),
        400,
        "invalid",
        "seat",
    ),
    "a moment before the start": (
        read("/api/tables/t/games/1/moment", at=-1),
        400,
        "invalid",
        "at",
    ),
    "no such page": (read("/api/cheats"), 404, "unknown", ""),
    "another method": (
        lambda server: server.request("DELETE", "/api/games"),
        405,
        "invalid",
        "'DELETE' is not supported here; allowed: GET",
    ),
    "reading what is only written": (
        read("/api/tables/t/commands"),
        405,
        "invalid",
        "allowed: OPTIONS, POST",
    ),
    "a key twice": (body(b'{"name":"Ada","name":"Eve","game":"split"}'), 400, "invalid", "'name'"),
    "a key twice, deep inside": (
        body(b'{"name":"Ada","game":"split","options":{"seats":2,"\\u0073eats":3}}'),
        400,
        "invalid",
        "the key 'seats' occurs twice",
    ),
    "a NUL for a table": (read("/api/tables/\0"), 404, "unknown", "no table"),
    "the deal of a NUL": (
        wish(game=None, sameDeal={"table": "\0", "number": 1}),
        404,
        "unknown",
        "no table",
    ),
    "a moment after the longest game": (
        read("/api/tables/t/games/1/moment", at=33_027),
        400,
        "invalid",
        "at",
    ),
    "a moment in the longest game": (
        read("/api/tables/t/games/1/moment", at=33_026),
        404,
        "unknown",
        "no table",
    ),
}


@pytest.mark.all_tier
@pytest.mark.parametrize("kind", ["a NUL for a table", "the deal of a NUL"])
async def test_a_nul_makes_no_sense_to_postgresql_either(tmp_path: Path, kind: str) -> None:
    ask, status, code, says = REQUESTS[kind]
    async with served(tmp_path, database=postgres().emptied_database()) as server:
        answer = await ask(server)
        assert answer.status == status, answer.body
        assert_problem(answer.json(), code, says)
        line = await server.connect()
        await line.send({"type": "hello", "table": "\0"})
        assert_problem(await line.next("problem"), "unknown", "no table")


@pytest.mark.parametrize("ask, status, code, says", REQUESTS.values(), ids=REQUESTS)
async def test_requests_that_make_no_sense_are_refused_by_name(
    server: Server, ask: Ask, status: int, code: str, says: str
) -> None:
    answer = await ask(server)
    assert answer.status == status, answer.body
    assert answer.headers["content-type"] == "application/json"
    assert_problem(answer.json(), code, says)

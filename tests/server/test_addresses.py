"""The addresses of a server, which its page uses to make links for others."""

import socket
from pathlib import Path
from types import SimpleNamespace

import pytest

from splittable.server.net import addresses
from splittable.server.net.addresses import FAR_AWAY, for_others, is_loopback, of_this_machine
from tests.support.serving import same_every_time, served

pytestmark = pytest.mark.anyio

MINE = ("192.168.1.20", "10.0.0.7")


@pytest.fixture
def mine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "of_this_machine", lambda: MINE)


@pytest.mark.usefixtures("mine")
async def test_a_server_for_this_machine_alone_says_so(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        answer = await server.get("/api/reach")
        assert answer.json() == {"shared": False, "addresses": []}


@pytest.mark.usefixtures("mine")
async def test_a_shared_one_tells_its_own_page_by_which_addresses(tmp_path: Path) -> None:
    async with served(tmp_path, host="0.0.0.0", outside=same_every_time()) as server:
        assert (await server.get("/api/reach")).json() == {"shared": True, "addresses": list(MINE)}


@pytest.mark.usefixtures("mine")
async def test_whoever_asks_from_elsewhere_is_told_no_addresses(tmp_path: Path) -> None:
    async with served(tmp_path, host="0.0.0.0") as server:
        passed_on = {"X-Forwarded-For": "203.0.113.9"}
        answer = await server.request("GET", "/api/reach", headers=passed_on)
        assert answer.json() == {"shared": True, "addresses": []}


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    "listens_on, found",
    [
        ("127.0.0.1", ()),
        ("localhost", ()),
        ("::1", ()),
        ("192.168.1.20", ("192.168.1.20",)),
        ("cards.example", ("cards.example",)),
        ("0.0.0.0", MINE),
        ("::", MINE),
    ],
)
async def test_others_are_given_the_address_that_is_listened_on(
    listens_on: str, found: tuple[str, ...]
) -> None:
    assert for_others(listens_on) == found


async def test_what_is_found_of_this_machine_can_be_listened_on_and_is_no_loopback() -> None:
    for address in of_this_machine():
        assert not is_loopback(address)
        socket.create_server((address, 0)).close()


async def test_nothing_is_sent_to_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A datagram socket that is connected only knows its way; sending would be another call."""
    asked: list[tuple[str, int]] = []

    class Looking:
        def __init__(self, family: int, kind: int) -> None:
            assert (family, kind) == (socket.AF_INET, socket.SOCK_DGRAM)

        def __enter__(self) -> "Looking":
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def connect(self, far: tuple[str, int]) -> None:
            asked.append(far)
            if far[0].startswith("172."):
                raise OSError("no way there")

        def getsockname(self) -> tuple[str, int]:
            return ("10.0.0.7" if len(asked) == 3 else "192.168.1.20", 40_000)

    kinds = {"AF_INET": socket.AF_INET, "SOCK_DGRAM": socket.SOCK_DGRAM}
    monkeypatch.setattr(addresses, "socket", SimpleNamespace(socket=Looking, **kinds))
    monkeypatch.setattr(addresses, "_of_interfaces", lambda: iter(("127.0.0.1", "169.254.1.1")))
    assert of_this_machine() == MINE
    assert [address for address, _ in asked] == list(FAR_AWAY)

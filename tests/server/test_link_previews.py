"""Link previews: the page of a table names it and shows it as spectators see it."""

import html
import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.server.company import NAMES, gather, play_and_look, playing
from tests.support.serving import Server

pytestmark = pytest.mark.anyio

TAG = re.compile(r'<meta property="([^"]*)" content="([^"]*)" />')


async def tags_of(server: Server, path: str) -> list[tuple[str, str]]:
    answer = await server.get(path)
    assert answer.status == 200
    assert answer.headers["cache-control"] == "no-cache"
    found = TAG.findall(answer.body.decode())
    return [(name, html.unescape(content)) for name, content in found]


async def test_a_table_that_gathers_invites(server: Server) -> None:
    company = await gather(server, "splito", people=1, seats=4)
    tags = dict(await tags_of(server, f"/t/{company.opened.table}"))
    assert tags["og:title"] == "Splito on Splittable"
    assert tags["og:description"] == "Join the table: 4 seats."
    assert tags["og:image"].startswith("http://")
    assert tags["og:image"].endswith(".png")
    assert tags["twitter:card"] == "summary_large_image"


async def test_a_result_names_the_winner_and_its_picture_can_be_fetched(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    await play_and_look(company, Random(1))
    tags = await tags_of(server, f"/t/{company.opened.table}/games/1")
    assert dict(tags)["og:description"].startswith("Won by ")
    *_, image = [content for name, content in tags if name == "og:image"]
    answer = await server.get("/" + image.split("/", 3)[3])
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["content-security-policy"] == "default-src 'none'"
    texts = [each.text for each in ElementTree.fromstring(answer.body).iter() if each.text]
    assert {*NAMES[:2]} <= {*texts}


async def test_the_replay_of_an_earlier_game_shows_that_game(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    await company.play_to_end(Random(1))
    await company.play_again()
    tags = await tags_of(server, f"/t/{company.opened.table}/games/1")
    assert dict(tags)["og:description"] == "Game 1 of this table, move by move."
    *_, image = [content for name, content in tags if name == "og:image"]
    assert image.endswith(f"/api/tables/{company.opened.table}/games/1/picture.svg")
    assert (await server.get("/" + image.split("/", 3)[3])).status == 200


@pytest.mark.parametrize("path", ["/t/nothere", f"/t/{'a' * 99}", "/t/%3Cscript%3E/games/x", "/"])
async def test_a_page_without_a_readable_table_has_no_preview(server: Server, path: str) -> None:
    assert await tags_of(server, path) == []


async def test_a_name_cannot_leave_its_tag(server: Server) -> None:
    opened: Any = await server.open_table("split", name='"><b>', settings=None)
    answer = await server.get(f"/t/{opened.table}")
    assert b"><b>" not in answer.body


async def test_a_running_game_without_memory_aids_is_not_drawn(server: Server) -> None:
    company = await playing(server, "split-it", seats=2, settings={"memoryAids": False})
    answer = await server.get(f"{company.path}/games/1/picture.svg")
    assert (answer.status, answer.json()["code"]) == (403, "not-allowed")

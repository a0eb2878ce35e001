"""The web client's files: how they are served, and which security headers they have."""

from pathlib import Path

import pytest

from splittable.server.net.web_client import POLICY, UNBUILT, read_client
from tests.support.serving import Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Here</title>")
    (tmp_path / "assets/main-1a2b.js").write_text("plain")
    (tmp_path / "assets/main-1a2b.js.br").write_bytes(b"brotli")
    (tmp_path / "assets/main-1a2b.js.gz").write_bytes(b"gzip")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    return tmp_path


def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path) -> None:
    client = read_client(tmp_path)
    assert client.page.plain.decode() == UNBUILT
    assert not client.files


def test_files_with_a_hash_in_their_name_are_kept_and_others_are_asked_for_again(
    built: Path,
) -> None:
    client = read_client(built)
    assert set(client.files) == {"assets/main-1a2b.js", "manifest.webmanifest"}
    assert "immutable" in client.files["assets/main-1a2b.js"].headers["Cache-Control"]
    assert client.files["manifest.webmanifest"].headers["Cache-Control"] == "no-cache"
    assert client.page.headers["Cache-Control"] == "no-cache"
    assert client.files["assets/main-1a2b.js"].media_type == "text/javascript"


@pytest.mark.parametrize(
    "accepts, content, encoding",
    [
        ("gzip, deflate, br", b"brotli", "br"),
        ("gzip;q=0.8", b"gzip", "gzip"),
        ("br;q=0, gzip", b"gzip", "gzip"),
        ("BR ; q=0.000, gzip;q=0", b"plain", None),
        ("br;q=0.001", b"brotli", "br"),
        ("", b"plain", None),
        ("zstd", b"plain", None),
    ],
)
def test_a_browser_gets_the_smallest_encoding_it_accepts(
    built: Path, accepts: str, content: bytes, encoding: str | None
) -> None:
    sent, headers = read_client(built).files["assets/main-1a2b.js"].for_reader(accepts)
    assert (sent, headers.get("Content-Encoding")) == (content, encoding)
    assert headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/games/1", "/rules/split"])
async def test_every_place_shows_the_page_under_a_strict_policy(server: Server, path: str) -> None:
    answer = await server.get(path)
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_the_policy_allows_no_inline_script_or_style() -> None:
    assert "unsafe" not in POLICY
    assert "default-src 'none'" in POLICY
    assert "script-src 'self'" in POLICY


async def test_a_program_that_asks_for_nothing_we_have_is_told_so_in_json(server: Server) -> None:
    answer = await server.get("/nowhere")
    assert (answer.status, answer.json()["code"]) == (404, "unknown")


async def test_nobody_reads_files_beside_the_client(server: Server) -> None:
    for path in ("/assets/../page.py", "/assets/%2e%2e/page.py", "/../app.py", "/parts.json.gz"):
        answer = await server.get(path)
        assert answer.status == 404, path

"""The built web client: its files in memory, with cache and security headers."""

import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

BUILT: Final = Path(__file__).parents[1] / "client"  # built by scripts/web, part of the wheel

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html splittable-worker",
    )
)
SECURITY_HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # URLs may contain an invitation
    "Cross-Origin-Opener-Policy": "same-origin",
}
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"  # hashed names
REVALIDATE: Final = "no-cache"

TYPES: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ZERO_WEIGHT: Final = re.compile(r"q=0(\.0*)?")  # RFC 9110, 12.4.2
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the smaller first

UNBUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Splittable</title>
<h1>The tables are open</h1>
<p>The web client is not built here: run <code>scripts/web build</code>, then start again.</p>
<p><a href="/api/tables">The public tables</a> · <a href="/api/games">the games</a> ·
<a href="/api/openapi.json">the OpenAPI document</a></p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    media_type: str
    headers: Mapping[str, str]
    plain: bytes
    compressed: Mapping[str, bytes]  # by encoding

    def for_reader(self, accepts: str) -> tuple[bytes, dict[str, str]]:
        """The content and headers for a client with this Accept-Encoding."""
        accepted = {
            name.strip()
            for name, _, weight in (each.partition(";") for each in accepts.lower().split(","))
            if not ZERO_WEIGHT.fullmatch(weight.replace(" ", ""))
        }
        for encoding, content in self.compressed.items():
            if encoding in accepted:
                return content, {**self.headers, "Content-Encoding": encoding}
        return self.plain, dict(self.headers)


@dataclass(frozen=True, slots=True)
class Client:
    """The built client: files by path without the leading slash, and `page` for every route."""

    page: File
    files: Mapping[str, File]


def read_client(folder: Path = BUILT) -> Client:
    """Read the build; without one, a page that says how to build it."""
    files = {
        path.relative_to(folder).as_posix(): _file(path, folder)
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in ENCODINGS.values()
    }
    page = files.pop("index.html", None)
    return Client(page or File("text/html", SECURITY_HEADERS, UNBUILT.encode(), {}), files)


def _file(path: Path, folder: Path) -> File:
    is_hashed = path.parent.name == "assets" and path.parent.parent == folder
    twins = {encoding: path.with_name(path.name + suffix) for encoding, suffix in ENCODINGS.items()}
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return File(
        media_type=media_type or "application/octet-stream",
        headers={
            **SECURITY_HEADERS,
            "Cache-Control": CACHE_FOREVER if is_hashed else REVALIDATE,
            "Vary": "Accept-Encoding",
        },
        plain=path.read_bytes(),
        compressed={
            encoding: twin.read_bytes() for encoding, twin in twins.items() if twin.is_file()
        },
    )

"""Link previews: `og:` tags in the page of a table. They say only what spectators may see."""

import gzip
from collections.abc import Iterator
from dataclasses import replace
from html import escape
from typing import Final

from splittable.server.domain.table import Table
from splittable.server.net.web_client import Client, File

HEAD_END: Final = b"</head>"
OTHERWISE: Final = "icon-512.png"  # for games without a preview of their own


def page_of_table(client: Client, table: Table, number: int | None, base: str) -> File:
    """The page with tags for this table, or for its game of this number; `base` ends with /."""
    tags = "".join(
        f'<meta property="{escape(name)}" content="{escape(content)}" />'
        for name, content in _tags(client, table, number, base)
    )
    before, end, after = client.page.plain.partition(HEAD_END)
    plain = before + tags.encode() + end + after
    return replace(client.page, plain=plain, compressed={"gzip": gzip.compress(plain, mtime=0)})


def _tags(client: Client, table: Table, number: int | None, base: str) -> Iterator[tuple[str, str]]:
    yield "og:site_name", "Splittable"
    yield "og:type", "website"
    yield "og:title", f"{table.game.title} on Splittable"
    yield "og:description", _description(table, number)
    drawn = f"preview-{table.game.name}.png"
    yield "og:image", f"{base}{drawn if drawn in client.files else OTHERWISE}"
    yield "og:image:type", "image/png"
    yield "og:image:alt", f"A table of {table.game.title}"
    if table.play is not None:  # for those who take SVG
        game = f"games/{table.number if number is None else number}"
        yield "og:image", f"{base}api/tables/{table.id}/{game}/picture.svg"
        yield "og:image:type", "image/svg+xml"
    yield "twitter:card", "summary_large_image"


def _description(table: Table, number: int | None) -> str:
    play = table.play
    if number is not None and number != table.number:
        return f"Game {number} of this table, move by move."
    if play is None:
        return f"Join the table: {len(table.seats)} seats."
    if play.outcome is None:
        return f"{_list(play.names)} are playing."
    winners = _list(tuple(play.names[seat] for seat in play.outcome.winners)) or "nobody"
    scores = zip(play.names, play.outcome.scores, strict=True)
    return f"Won by {winners}. " + ", ".join(f"{name}: {score}" for name, score in scores)


def _list(names: tuple[str, ...]) -> str:
    *others, last = names or ("",)
    return f"{', '.join(others)} and {last}" if others else last

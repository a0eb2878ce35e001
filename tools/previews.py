"""Paints the pictures of link previews (web/public) from docs/pictures, in a browser.

Browsers paint a little differently, so a test compares only what they were painted from.
"""

import json
import re
from hashlib import sha256
from typing import Final

from playwright.sync_api import ViewportSize, sync_playwright

from splittable.games import GAMES
from tests.support.browser import chromium_path
from tools.generator import ROOT

SIZE: Final = ViewportSize(width=800, height=420)
SOURCES: Final = ROOT / "docs/pictures/previews.json"  # the SHA-256 of each source, by game
OWN: Final = ("split-it", "splito", "split")


def current() -> dict[str, str]:
    return {name: sha256(_source(name).encode()).hexdigest() for name in OWN if name in GAMES}


def _source(name: str) -> str:
    return (ROOT / f"docs/pictures/{name}.svg").read_text(encoding="utf-8")


def paint() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE)
        for name in current():
            drawn = _source(name).replace("<svg ", '<svg style="width:auto;height:420px" ', 1)
            felt = re.findall(r'fill="(#\w+)"', drawn)[0]
            page.set_content(
                f'<body style="margin:0;background:{felt};text-align:center">{drawn}</body>'
            )
            page.screenshot(path=ROOT / f"web/public/preview-{name}.png")
        browser.close()
    SOURCES.write_text(json.dumps(current(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    paint()

"""Make the other icons of web/public from icon.svg, with the Chromium that the browser tests use.

.venv/bin/python web/scripts/icons.py [PATH-OF-CHROMIUM]
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "public"
CHROMIUM = "/usr/bin/chromium"

ROUNDED = 'rx="112"'
CARD = '<g id="card">'
# A maskable icon may be cut to a circle: the ground fills all of it, the card keeps to the middle.
SMALLER = '<g id="card" transform="translate(56 56) scale(0.78125)">'


# While it is my turn: a mark that needs no colour to be seen.
MARK = (
    '  <circle cx="400" cy="112" r="96" fill="#d4481f" stroke="#fff8ea" stroke-width="24"/>\n</svg>'
)


def marked(sign: str) -> str:
    return sign.replace("</svg>", MARK)


def main(chromium: str) -> None:
    sign = (PUBLIC / "icon.svg").read_text()
    (PUBLIC / "icon-turn.svg").write_text(marked(sign))
    maskable = sign.replace(ROUNDED, 'rx="0"').replace(CARD, SMALLER)
    assert SMALLER in maskable, "icon.svg has no card any more"
    assert ROUNDED not in maskable
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        for name, svg, size in (
            ("icon-192.png", sign, 192),
            ("icon-512.png", sign, 512),
            ("icon-maskable-512.png", maskable, 512),
        ):
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else CHROMIUM)

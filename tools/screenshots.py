"""Takes the README's pictures of the real page, by day and by night, in a browser.

The table goes on from a position of a golden record, and its id, from which the bots' names follow,
is always the same. Browsers paint a little differently, so a test compares only the record.
"""

import json
from base64 import b64decode, b64encode
from hashlib import sha256
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal, TypeAlias

from tests.e2e.playing import at_rest
from tests.e2e.states import Tour, asked
from tests.support.browser import DESKTOP, PHONE, browsing
from tests.support.serving import ServerProcess
from tools.generator import ROOT

RECORD: Final = ROOT / "tests/records/splito/four-seats.json"
AT: Final = 32  # moves played before
Scheme: TypeAlias = Literal["light", "dark"]
SCREENS: Final[dict[str, dict[str, Any]]] = {  # a narrow README shows the page of a phone
    "page": DESKTOP,
    "phone": {**PHONE, "device_scale_factor": 2},
}
PICTURES: Final[dict[str, tuple[str, Scheme]]] = {
    "page.webp": ("page", "light"),
    "page-dark.webp": ("page", "dark"),
    "phone.webp": ("phone", "light"),
    "phone-dark.webp": ("phone", "dark"),
}
SOURCE: Final = ROOT / "docs/pictures/page.json"
SAME_ID: Final = """
from splittable.server.runtime.table_factory import IdGenerator
IdGenerator.table = lambda self: "picture22"
"""
AS_WEBP: Final = """async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.9);
}"""


def current() -> dict[str, str]:
    """The record that the pictures are made from, with its SHA-256."""
    return {RECORD.relative_to(ROOT).as_posix(): sha256(RECORD.read_bytes()).hexdigest()}


def take() -> None:
    with TemporaryDirectory() as folder, browsing() as chromium:
        for screen, settings in SCREENS.items():
            database = f"sqlite:///{folder}/{screen}.db"
            with ServerProcess(database, changed=f"exec({SAME_ID!r})", bot_pause=0) as server:
                _take(Tour(chromium, server, settings), screen)
                chromium.send_home()
    SOURCE.write_text(json.dumps(current(), indent=1) + "\n", encoding="utf-8")


def _take(tour: Tour, screen: str) -> None:
    record = json.loads(RECORD.read_text("utf-8"))
    wishes = {"record": record, "tryout": {"at": AT, "seat": 0}, "name": "Ada"}
    place = tour.open("splito", game=None, options={}, **wishes)
    visitor = asked(tour.at(place))
    visitor.page.get_by_role("button", name="Close").click()  # the banner of a position tried again
    visitor.page.locator(".hand button[data-rove]").first.click()
    for name, (shown, scheme) in PICTURES.items():
        if shown != screen:
            continue
        visitor.page.emulate_media(color_scheme=scheme)
        at_rest(visitor)
        png = b64encode(visitor.page.screenshot()).decode()
        webp = tour.visitor().page.evaluate(AS_WEBP, f"data:image/png;base64,{png}")
        (ROOT / "docs/pictures" / name).write_bytes(b64decode(webp.partition(",")[2]))
    visitor.assert_quiet()


if __name__ == "__main__":
    take()

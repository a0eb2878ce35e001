"""Takes the README's pictures of the real page in a browser.

The table goes on from a position of a golden record, and its id, from which the bots' names follow,
is always the same. Browsers paint a little differently, so a test compares only the record.
"""

import json
from base64 import b64decode, b64encode
from hashlib import sha256
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.e2e.playing import at_rest
from tests.e2e.states import STATES, State, Tour, asked
from tests.support.browser import Visitor, browsing
from tests.support.serving import ServerProcess
from tools.generator import ROOT

RECORD: Final = ROOT / "tests/records/splito/four-seats.json"
AT: Final = 32  # moves played before
SCREEN: Final[dict[str, Any]] = {"width": 640, "height": 480, "device_scale_factor": 1.5}
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
    for name, state in PICTURES.items():
        with (
            TemporaryDirectory() as folder,
            browsing() as chromium,
            ServerProcess(
                f"sqlite:///{folder}/tables.db", changed=f"exec({SAME_ID!r})", bot_pause=0
            ) as server,
        ):
            _take(Tour(chromium, server, SCREEN, name="Ada"), name, state)
    SOURCE.write_text(json.dumps(current(), indent=1) + "\n", encoding="utf-8")


def _take(tour: Tour, name: str, state: State) -> None:
    visitor = state(tour)
    at_rest(visitor)
    png = b64encode(visitor.page.screenshot()).decode()
    webp = tour.visitor().page.evaluate(AS_WEBP, f"data:image/png;base64,{png}")
    (ROOT / "docs/pictures" / name).write_bytes(b64decode(webp.partition(",")[2]))
    visitor.assert_quiet()


def _table(tour: Tour) -> Visitor:
    """A round of Splito in the middle of the game, with a card chosen."""
    record = json.loads(RECORD.read_text("utf-8"))
    wishes = {"record": record, "tryout": {"at": AT, "seat": 0}}
    visitor = asked(tour.at(tour.open("splito", game=None, options={}, **wishes)))
    visitor.page.get_by_role("button", name="Close").click()  # the banner of a position tried again
    visitor.page.locator(".hand button[data-rove]").first.click()
    return visitor


PICTURES: Final[dict[str, State]] = {
    "page.webp": _table,
    "review.webp": STATES["review-split"],
    "score.webp": STATES["score-split-it"],
    "invite.webp": STATES["invite"],
}

if __name__ == "__main__":
    take()

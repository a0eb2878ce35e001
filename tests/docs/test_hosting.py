"""docs/hosting.md names every setting, metric and limit as they are."""

import re
from pathlib import Path
from typing import Final

from splittable.cli.settings import SETTINGS
from splittable.server.connections import RESERVED_FILES
from splittable.server.limits import (
    BYTES_A_MESSAGE,
    CAUSES,
    FEWEST_FRAMES,
    FLOOD,
    FRAMES_A_MESSAGE,
    LINES_AN_ADDRESS,
    MOST_ADDRESSES,
    MOST_UNREAD,
    MOST_UNREAD_OF_ADDRESS,
)
from splittable.server.lobby import MOST_LISTED
from splittable.server.metrics import Metrics
from splittable.server.playing import MOST_TAKE_BACKS
from splittable.server.protocol import LARGEST_FRAME
from splittable.server.requests import (
    HEAD_SECONDS,
    KEEP_ALIVE_SECONDS,
    LARGEST_HEAD,
    MOST_AHEAD,
    REQUEST_SECONDS,
)
from splittable.server.rest.door import LARGEST_BODY
from splittable.server.reviewer import NICENESS as REVIEWERS_NICENESS
from splittable.server.reviews import (
    BOTS_FIRST,
    ENDS,
    IDLE_FOR,
    MOST_KEPT,
    MOST_OF_ONE,
    MOST_QUEUED,
    WANTED_FOR,
)
from splittable.server.seating import MOST_GUESTS, MOST_STRANGERS
from splittable.server.settings import ServerSettings
from splittable.server.showing import TALK_PAGE
from splittable.server.slicing import SLICE
from splittable.server.sockets import HELLO_SECONDS, LONGEST_REST, MOST_WAITING
from splittable.server.speaking import MOST_REMARKS, MOST_REMARKS_OF_SPECTATORS
from splittable.server.table import HAPPENINGS_KEPT, REMARKS_KEPT
from splittable.server.thinker import NICENESS
from splittable.server.thinkers import MOST_WAITING as MOST_QUESTIONS
from splittable.server.thinkers import STUCK_AFTER, USUALLY_AT_MOST
from splittable.server.thinking import A_MOMENT, LONGEST_WAIT
from splittable.server.thinking import CAUSES as CAUSES_OF_REPLACEMENT

TEXT: Final = (Path(__file__).parents[2] / "docs/hosting.md").read_text(encoding="utf-8")


def test_every_setting_is_listed_with_its_default() -> None:
    rows = re.findall(r"^\| `(--\S+)` \| `(\w+)` \| (.*?) \|", TEXT, flags=re.MULTILINE)
    usual = ServerSettings()
    in_words = {
        "database": "a SQLite file",
        "server_id": "made up",
        "origins": "none",
        "hosts": "none",
        "thinkers": f"cores less one, 1 to {USUALLY_AT_MOST}",
        "review_playouts": "as the game needs",
        "objectives": "ours",
    }
    assert rows == [
        (each.flag, each.variable, in_words.get(each.name, f"`{getattr(usual, each.name)}`"))
        for each in SETTINGS
    ]


def test_every_metric_is_listed() -> None:
    listed = re.findall(r"^\| `(splittable_\w+)`", TEXT, flags=re.MULTILINE)
    told = re.findall(r"^# TYPE (\w+) (?:counter|gauge|histogram)", Metrics().text().decode(), re.M)
    assert sorted(listed) == sorted(name for name in told if not name.endswith("_created"))


def test_the_limits_are_right() -> None:
    usual = ServerSettings()
    for row in (
        f"| a message by WebSocket | {LARGEST_FRAME:,} bytes |",
        f"| a request | {LARGEST_BODY:,} bytes |",
        f"| spectators of one table under a name, without its invitation | {MOST_STRANGERS} |",
        f"| guests of one table: who sat there, or was invited to a private one | {MOST_GUESTS} |",
        f"| remarks shown of a table's talk | the last {REMARKS_KEPT}, {TALK_PAGE} at a time |",
        f"| those of the last {HAPPENINGS_KEPT:,} moves |",
        f"| {usual.commands_per_minute} a minute, 20 at once (`commands`)",
        f"| {MOST_REMARKS}, {MOST_REMARKS_OF_SPECTATORS:,} (`remarks`) |",
        f"| choices that a seat may take back in one game | {MOST_TAKE_BACKS} (`take-backs`) |",
        f"| {SLICE * 1000:g} ms |",
        f"| public tables in the lobby | the {MOST_LISTED} changed last |",
        f"| a request's line and headers | {LARGEST_HEAD:,} bytes |",
        f"| requests sent before the first is answered | {MOST_AHEAD} |",
        f"| {FRAMES_A_MESSAGE} for each message that it may send, {FEWEST_FRAMES} at once |",
        f"| {BYTES_A_MESSAGE:,} for each message that it may send, three seconds' worth at once |",
        f"| as much as {LINES_AN_ADDRESS} lines |",
        f"| frames worth {FLOOD // 1000} seconds more than a line may send |",
        f"| bytes that a line does not read | {MOST_UNREAD:,} |",
        f"| bytes that the lines of an address do not read | {MOST_UNREAD_OF_ADDRESS:,} |",
        f"has {HEAD_SECONDS} seconds for its headers and {REQUEST_SECONDS} for the rest",
        f"may rest for {KEEP_ALIVE_SECONDS}.",
        f"waits, for {LONGEST_REST // 1000} seconds at most",
        f"no table {HELLO_SECONDS:g} seconds after it came",
        f"keeps {RESERVED_FILES} of its open files",
        f"| {LONGEST_WAIT // 1000} seconds; {A_MOMENT // 1000} more |",
        f"| {MOST_QUESTIONS} for each process |",
        f"no move {LONGEST_WAIT // 1000} seconds after it was asked",
        f"was stuck for {STUCK_AFTER:g} seconds",
        f"(nice {NICENESS})",
        f"(nice {REVIEWERS_NICENESS})",
        f"made; of them, for one address | {MOST_QUEUED}; {MOST_OF_ONE} |",
        f"nobody has asked for it for {WANTED_FOR // 1000} seconds",
        f"ends after {IDLE_FOR:g} seconds without work",
        f"the last {MOST_KEPT}",
        f"waits for them, for {BOTS_FIRST:g} seconds at most",
        f"| messages of a line that are not answered yet | {MOST_WAITING} |",
        f"The last {MOST_ADDRESSES:,} addresses are remembered",
    ):
        assert row in TEXT, row


def test_every_cause_of_a_refusal_is_named() -> None:
    assert set(CAUSES) - set(re.findall("`([a-z]+)`", TEXT)) == set()


def test_every_cause_of_a_quicker_bot_is_named() -> None:
    rows = re.findall(r"^\| `([a-z]+)` \|", TEXT, flags=re.MULTILINE)
    assert [each for each in rows if each in CAUSES_OF_REPLACEMENT] == list(CAUSES_OF_REPLACEMENT)


def test_every_end_of_a_review_is_named() -> None:
    (row,) = re.findall(r"^\| `splittable_reviews_total` \| (.*) \|$", TEXT, flags=re.MULTILINE)
    assert re.findall("`([a-z]+)`", row) == ["end", *ENDS]

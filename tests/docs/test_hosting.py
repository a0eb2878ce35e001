"""docs/hosting.md names every setting, metric and limit as they are."""

import re
from pathlib import Path
from typing import Final

from splittable.cli.settings import SETTINGS
from splittable.server.app import LARGEST_BODY
from splittable.server.commands import MOST_PEOPLE
from splittable.server.lobby import MOST_LISTED
from splittable.server.metrics import Metrics
from splittable.server.protocol import LARGEST_FRAME
from splittable.server.settings import ServerSettings
from splittable.server.table import REMARKS_KEPT
from splittable.server.websocket import MOST_UNSENT

TEXT: Final = (Path(__file__).parents[2] / "docs/hosting.md").read_text(encoding="utf-8")


def test_every_setting_is_listed_with_its_default() -> None:
    rows = re.findall(r"^\| `(--\S+)` \| `(\w+)` \| (.*?) \|", TEXT, flags=re.MULTILINE)
    usual = ServerSettings()
    in_words = {"database": "a SQLite file", "origins": "none"}
    assert rows == [
        (each.flag, each.variable, in_words.get(each.name, f"`{getattr(usual, each.name)}`"))
        for each in SETTINGS
    ]


def test_every_metric_is_listed() -> None:
    listed = re.findall(r"^\| `(splittable_\w+)`", TEXT, flags=re.MULTILINE)
    told = re.findall(r"^# TYPE (\w+) (?:counter|gauge|histogram)", Metrics().text().decode(), re.M)
    assert sorted(listed) == sorted(name for name in told if not name.endswith("_created"))


def test_the_limits_are_right() -> None:
    for row in (
        f"| a message by WebSocket | {LARGEST_FRAME:,} bytes |",
        f"| a request | {LARGEST_BODY:,} bytes |",
        f"| people with a name at one table | {MOST_PEOPLE} |",
        f"| remarks shown of a table's talk | the last {REMARKS_KEPT} |",
        f"| public tables in the lobby | the {MOST_LISTED} changed last |",
        f"| messages that may wait for a slow reader | {MOST_UNSENT:,}, then its line is closed |",
    ):
        assert row in TEXT

"""docs/hosting.md lists every metric and cause, and its generator corrects settings and limits."""

import re
from typing import Final

import pytest

from splittable.server.limits.budgets import CAUSES
from splittable.server.ops.metrics import Metrics
from splittable.server.workers.bot_service import CAUSES as CAUSES_OF_REPLACEMENT
from splittable.server.workers.review_queue import ENDS
from tools.generator import ROOT
from tools.hosting import DOCUMENT, current

TEXT: Final = (ROOT / DOCUMENT).read_text(encoding="utf-8")


# Settings and limits; scripts/generated --check checks that the document is up to date


@pytest.mark.parametrize(
    "told, wrong",
    [
        ("| `8000` |", "| `8001` |"),
        ("| a WebSocket message | 16,384 bytes |", "| a WebSocket message | 9 bytes |"),
        ("the last 200, 50 at a time", "the last 150, 5 at a time"),
        ("may be idle for 5.", "may be idle for 2.5."),
    ],
)
def test_a_wrong_figure_is_put_right(told: str, wrong: str) -> None:
    assert told in TEXT
    assert current(TEXT.replace(told, wrong)) == TEXT


def test_a_setting_that_is_missing_is_listed_in_its_place_with_its_help() -> None:
    (row,) = re.findall(r"^\| `--port` .*\n", TEXT, re.MULTILINE)
    listed = "| `--port` | `SPLITTABLE_PORT` | `8000` | port to listen on; 0 picks a free one |\n"
    assert current(TEXT.replace(row, "")) == TEXT.replace(row, listed)


@pytest.mark.parametrize("again", ["", "may be idle for 5. It may be idle for 5."])
def test_a_phrase_that_is_not_there_once_is_an_error(again: str) -> None:
    with pytest.raises(ValueError, match="values to unpack"):
        current(TEXT.replace("may be idle for 5.", again))


def test_every_metric_is_listed() -> None:
    listed = re.findall(r"^\| `(splittable_\w+)`", TEXT, flags=re.MULTILINE)
    measured = Metrics().text().decode()
    told = re.findall(r"^# TYPE (splittable_\w+) (?:counter|gauge|histogram)", measured, re.M)
    assert sorted(listed) == sorted(name for name in told if not name.endswith("_created"))


def test_every_cause_of_a_refusal_is_named() -> None:
    assert set(CAUSES) - set(re.findall("`([a-z]+)`", TEXT)) == set()


def test_every_cause_of_a_quicker_bot_is_named() -> None:
    rows = re.findall(r"^\| `([a-z]+)` \|", TEXT, flags=re.MULTILINE)
    assert [each for each in rows if each in CAUSES_OF_REPLACEMENT] == list(CAUSES_OF_REPLACEMENT)


def test_every_end_of_a_review_is_named() -> None:
    (row,) = re.findall(r"^\| `splittable_reviews_total` \| (.*) \|$", TEXT, flags=re.MULTILINE)
    assert re.findall("`([a-z]+)`", row) == ["end", *ENDS]

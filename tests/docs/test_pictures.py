"""The pictures of the documents: small, described, and drawn from golden records."""

import json
import re
from pathlib import Path

from tools import previews, screenshots
from tools.generator import ROOT
from tools.pictures import PICTURES

LARGEST = 200_000  # bytes
IMAGE = re.compile(r"!\[(.*?)\]\((.*?)\)")


def test_every_picture_is_small() -> None:
    for name in PICTURES:
        assert (ROOT / "docs/pictures" / name).stat().st_size <= LARGEST, name


def test_the_pictures_of_link_previews_are_small_and_painted_from_the_present_ones() -> None:
    assert json.loads(previews.SOURCES.read_text(encoding="utf-8")) == previews.current()
    for name in previews.current():
        assert (ROOT / f"web/public/preview-{name}.png").stat().st_size <= LARGEST, name


def test_the_pictures_of_the_page_are_small_and_show_the_present_record() -> None:
    assert json.loads(screenshots.SOURCE.read_text(encoding="utf-8")) == screenshots.current()
    for name in screenshots.PICTURES:
        assert (ROOT / "docs/pictures" / name).stat().st_size <= LARGEST, name


def test_the_readme_has_six_pictures_with_descriptions() -> None:
    found = re.findall(
        r'<img src="docs/pictures/(.+?)" alt="[^"]+">', (ROOT / "README.md").read_text("utf-8")
    )
    assert found == [*screenshots.PICTURES, "split.svg", "levels.svg"]


def test_every_picture_is_shown_with_a_description() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    found = {target: words for page in pages for words, target in _images(page)}
    assert found.keys() == {ROOT / "docs/pictures" / name for name in (*PICTURES, "levels.svg")}
    assert all(found.values())


def _images(page: Path) -> list[tuple[str, Path]]:
    images = IMAGE.findall(page.read_text(encoding="utf-8"))
    return [(words, (page.parent / target).resolve()) for words, target in images]

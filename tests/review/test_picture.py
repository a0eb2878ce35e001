"""The graph of a review: well-formed, reproducible, and with the numbers of the review."""

import re
from collections.abc import Sequence
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from splittable.core.record import write_record
from splittable.review.picture import SHAPES, draw_chances
from splittable.review.report import read_review
from splittable.review.results import Grade, Review
from splittable.svg.drawing import PAPER
from splittable.svg.line_graph import ACROSS, COLOURS, DASHES, DOWN, LEFT, TOP
from tests.support.nasty import NASTY
from tests.support.quick_reviews import reviewed
from tests.support.reviewing import game_by_rule, variant_named

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["split-it-3", "splito-8", "split-2", "split-4-cooperative-zero"]


def review_of(name: str) -> Review:
    """A made-up review, in which no two seats have the same chances all the time."""
    record = game_by_rule(variant_named(name), 3)
    review = read_review(reviewed(write_record(record), None, lambda *_: None))
    *rows, result = review.chances
    apart = (tuple(each + seat / 1000 for seat, each in enumerate(row)) for row in rows)
    return replace(review, chances=(*apart, result))


def drawn(review: Review) -> ElementTree.Element:
    return ElementTree.fromstring(draw_chances(review).encode())


def lines_of(root: ElementTree.Element) -> list[list[tuple[float, float]]]:
    """The points of each line."""
    found = []
    for line in root.iter(f"{SVG}polyline"):
        numbers = list(map(float, line.attrib["points"].split()))
        found.append(list(zip(numbers[::2], numbers[1::2], strict=True)))
    return found


def texts_of(root: ElementTree.Element) -> list[str]:
    return [each.text or "" for each in root.iter(f"{SVG}text")]


def marks_of(root: ElementTree.Element) -> list[tuple[float, float, str, str]]:
    """Where each mark is, its shape and what it says; in the legend, too."""
    found = []
    for path in root.iter(f"{SVG}path"):
        title = path.find(f"{SVG}title")
        if title is not None:
            at = re.match(r"M(\S+) ([\d.]+)(.*)", path.attrib["d"])
            assert at is not None
            found.append((float(at[1]), float(at[2]), at[3], title.text or ""))
    return found


def test_a_notebook_shows_the_graph() -> None:
    review = review_of("split-2")
    assert review._repr_svg_() == draw_chances(review) == draw_chances(replace(review))


@pytest.mark.parametrize("name", NAMES)
def test_every_line_is_the_chances_of_a_seat(name: str) -> None:
    review = review_of(name)
    for seat, line in enumerate(lines_of(drawn(review))):
        assert len(line) == len(review.chances)
        for at, ((x, y), row) in enumerate(zip(line, review.chances, strict=True)):
            assert x == pytest.approx(LEFT + ACROSS * at / (len(review.chances) - 1), abs=0.01)
            assert 1 - (y - TOP) / DOWN == pytest.approx(row[seat], abs=1e-4)


@pytest.mark.parametrize("name", NAMES)
def test_every_graded_decision_is_marked_where_it_was_made(name: str) -> None:
    review = review_of(name)
    graded = [each for each in review.decisions if each.grade]
    marks = [mark for mark in marks_of(drawn(review)) if mark[0] <= LEFT + ACROSS]
    assert len(graded) > 3
    for decision, (x, y, _, told) in zip(graded, marks, strict=True):
        assert x == pytest.approx(LEFT + ACROSS * decision.at / (len(review.chances) - 1), abs=0.01)
        chance = review.chances[decision.at][decision.seat]
        assert 1 - (y - TOP) / DOWN == pytest.approx(chance, abs=1e-4)
        assert review.names[decision.seat] in told
        assert f"{decision.move}, a {decision.grade}, lost {100 * decision.loss:.1f} %" in told


def test_each_grade_has_a_shape_of_its_own_and_is_in_the_legend() -> None:
    review = review_of("split-it-3")
    grades: tuple[Grade, ...] = ("slip", "mistake", "blunder")
    decisions = tuple(replace(review.decisions[at], grade=grade) for at, grade in enumerate(grades))
    root = drawn(replace(review, decisions=decisions))
    shapes = {told: shape for x, _, shape, told in marks_of(root) if x > LEFT + ACROSS}
    assert list(shapes) == list(SHAPES)
    assert len(set(shapes.values())) == 3
    assert {*SHAPES, *review.names} <= set(texts_of(root))
    only_slip = drawn(replace(review, decisions=decisions[:1]))
    assert not {"mistake", "blunder"} & set(texts_of(only_slip))


def test_seats_that_win_together_share_a_line() -> None:
    review = review_of("split-4-cooperative-zero")
    together = replace(review, chances=tuple((row[0],) * 4 for row in review.chances))
    root = drawn(together)
    assert len(lines_of(root)) == 1
    assert "everybody" in texts_of(root)
    assert not set(review.names) & set(texts_of(root))


def test_the_axes_say_what_they_are() -> None:
    texts = texts_of(drawn(review_of("split-2")))
    assert {"moves made", "chance of winning", "0 %", "50 %", "100 %", "0"} <= set(texts)


def test_a_game_without_a_move_can_be_drawn() -> None:
    review = review_of("split-2")
    assert len(lines_of(drawn(replace(review, chances=review.chances[-1:], decisions=())))) == 2


def test_names_cannot_break_the_graph() -> None:
    nasty = [
        *(each for each in NASTY if isinstance(each, str)),
        "<&>\"'", "</svg><script>alert(1)</script>", "\x00\x1b[31m", "]]>", "名前" * 20,
    ]  # fmt: skip
    review = review_of("splito-8")
    for begin in range(len(nasty)):
        names = tuple(nasty[(begin + seat) % len(nasty)] for seat in range(8))
        root = drawn(replace(review, names=names))
        assert not list(root.iter(f"{SVG}script"))
        assert len(lines_of(root)) == 8


def luminance(colour: str) -> float:
    """As WCAG 2 defines it."""
    values = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in values
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_lines_stand_out_from_the_ground_and_differ_by_more_than_colour() -> None:
    for colour in COLOURS:
        assert (luminance(PAPER) + 0.05) / (luminance(colour) + 0.05) >= 3
    assert_all_differ(COLOURS)
    assert_all_differ(DASHES)
    assert len(COLOURS) == len(DASHES) == 8  # the most seats of a game


def assert_all_differ(values: Sequence[str]) -> None:
    assert len(set(values)) == len(values)

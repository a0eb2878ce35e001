"""Pictures are well-formed, reproducible, complete, and show a viewer nothing hidden."""

import re
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, reject

import splittable
from splittable import svg
from splittable.core.errors import Invalid
from splittable.core.evolve import evolve
from splittable.core.record import Record
from splittable.games import GAMES
from splittable.svg.drawing import WIDTH, faces
from tests.support.play import CALM, CUTS, LIVELY, SEEDS, playout
from tests.support.variants import Variant, every_variant, variants_of
from tests.support.worlds import other_world

SPOTS = (0, 150, 400, 700, 950, 1000)  # in thousandths of a game
NASTY = ("<&>\"'", "\x00\x1b[31m", "名前" * 20, "a" * 40, "\ud800", "", "]]>", "ﷺ" * 9)


@every_variant
def test_every_picture_is_well_formed_and_inside_its_frame(variant: Variant) -> None:
    game = playout(variant, 0, CALM)
    for spot in SPOTS:
        state = game.until(spot).states[-1]
        for viewer in (None, variant.seats[-1]):
            root = ElementTree.fromstring(svg.table(variant.game.view(state, viewer)))
            _, _, width, height = map(float, root.attrib["viewBox"].split())
            assert width == WIDTH
            for x, y, card_width in _cards(root):
                assert 0 <= x <= width - card_width
                assert 0 <= y <= height - 1.4 * card_width


def _cards(root: ElementTree.Element) -> list[tuple[float, float, float]]:
    """Where the cards lie, and how wide they are."""
    found = [
        re.fullmatch(r"translate\((\S+) (\S+)\) scale\((\S+)\)", each.get("transform", ""))
        for each in root
        if each.find("{http://www.w3.org/2000/svg}rect") is not None
    ]
    return [(float(m[1]), float(m[2]), 60 * float(m[3])) for m in found if m is not None]


@every_variant
def test_no_two_texts_of_a_table_overlap(variant: Variant) -> None:
    game = playout(variant, 0, CALM)
    for spot in SPOTS:
        state = game.until(spot).states[-1]
        for viewer in (None, variant.seats[-1]):
            root = ElementTree.fromstring(svg.table(variant.game.view(state, viewer)))
            for one, other in combinations(_texts(root), 2):
                assert _are_apart(one, other), (spot, viewer, one, other)


@dataclass(frozen=True)
class Text:
    words: str
    left: float
    right: float
    top: float
    baseline: float


def _texts(root: ElementTree.Element) -> list[Text]:
    """The texts beside the cards, where a font of usual width puts them."""
    found = []
    for each in root.findall("{http://www.w3.org/2000/svg}text"):
        words, size = each.text or "", float(each.attrib["font-size"])
        width = 0.56 * size * len(words)
        before = {"start": 0, "middle": width / 2, "end": width}[each.attrib["text-anchor"]]
        left, y = float(each.attrib["x"]) - before, float(each.attrib["y"])
        found.append(Text(words, left, left + width, y - 0.75 * size, y))
    return found


def _are_apart(one: Text, other: Text) -> bool:
    is_beside = one.right <= other.left or other.right <= one.left
    return is_beside or one.baseline <= other.top or other.baseline <= one.top


@every_variant
@given(seed=SEEDS, cut=CUTS)
def test_worlds_that_a_viewer_cannot_tell_apart_give_the_same_picture(
    variant: Variant, seed: int, cut: int
) -> None:
    rng = Random(seed)
    here = playout(variant, seed, LIVELY).until(cut)
    viewer = rng.choice(variant.viewers)
    worlds = (other_world(here, viewer, rng) for _ in range(8))
    there = next((world for world in worlds if world is not None), None)
    if there is None:
        reject()
    at = len(here.moves)
    assert svg.record(here.record, at, viewer) == svg.record(there.record, at, viewer)


def test_a_picture_with_a_hidden_card_would_differ_between_those_worlds() -> None:
    """Guards the test above: a drawing that got hold of a hand is found out."""
    (variant, *_) = variants_of("split")
    rng = Random(3)
    here = playout(variant, 1, CALM).until(100)
    worlds = (other_world(here, None, rng) for _ in range(50))
    hand = here.states[-1].hands[0]
    there = next(world for world in worlds if world and world.states[-1].hands[0] != hand)

    def leaky(game: Any) -> str:
        state = game.states[-1]
        return svg.table(evolve(variant.game.view(state, None), hand=state.hands[0]))

    assert leaky(here) != leaky(there)


def test_pictures_have_no_ids_so_that_a_page_can_hold_several() -> None:
    for name in GAMES.keys() & {"split-it", "splito", "split"}:
        (variant, *_) = variants_of(name)
        state = playout(variant, 0, CALM).until(500).states[-1]
        assert " id=" not in svg.table(variant.game.view(state, None))


def test_animations_of_different_games_share_no_id_and_no_keyframes() -> None:
    names = [set(re.findall(r'(?:id="|@keyframes )([\w-]+)', svg.animation(r))) for r in _records()]
    assert names[0]
    assert names[0].isdisjoint(names[1])


def _records() -> list[Record]:
    (variant, *_) = variants_of("split")
    return [playout(variant, seed, CALM).record for seed in (0, 1)]


def test_an_animation_shows_every_position_as_the_single_pictures_do() -> None:
    (variant, *_) = variants_of("split-it")
    record = playout(variant, 0, CALM).until(300).record
    root = ElementTree.fromstring(svg.animation(record))
    ticks = len(record.moves) + 4
    for at in range(len(record.moves) + 1):
        single = ElementTree.fromstring(svg.record(record, at))
        expected = [each for each in single if not each.tag.endswith("title")]
        shown = [each for each in root if _is_shown(each, at, ticks)]
        assert len(shown) == len(expected)


def _is_shown(element: ElementTree.Element, at: int, ticks: int) -> bool:
    if element.tag.rpartition("}")[2] in ("title", "style", "defs"):
        return False
    timing = re.fullmatch(
        r"animation-name:\w+-(\d+);animation-delay:(-?\d+)s", element.get("style", "")
    )
    if timing is None:
        return True
    start = (ticks + int(timing[2])) % ticks
    return start <= at < start + int(timing[1])


@pytest.mark.parametrize("name", ["split-it", "splito", "split"])
def test_every_card_of_every_deck_has_a_face(name: str) -> None:
    game = GAMES[name]
    for options in (variant.options for variant in variants_of(name) if not variant.deck):
        deck = dict.fromkeys(game.deck(options))
        ElementTree.fromstring(svg.cards(game, deck))
    assert len({faces(name)[str(card)] for card in deck}) == len(deck)


def test_a_value_objective_shows_whether_more_cards_are_allowed() -> None:
    assert any(name.endswith("+") for name in faces("splito"))


def test_names_cannot_break_the_picture() -> None:
    for name, seats in (("split", 2), ("split-it", 4), ("splito", 8)):
        game = GAMES[name]
        options = game.read_options({"seats": seats})
        state = game.start(options, splittable.deal_by_number(game, options, 7))
        ElementTree.fromstring(svg.table(game.view(state, None), NASTY[:seats]).encode())


@dataclass(frozen=True)
class NoView:
    pass


def test_wrong_input_is_refused_in_one_line() -> None:
    record = _records()[0]
    with pytest.raises(Invalid, match="at: there is no move 1000000"):
        svg.record(record, at=10**6)
    with pytest.raises(Invalid, match="seat: 9 is not a seat"):
        svg.record(record, seat=9)
    with pytest.raises(Invalid, match="names: expected 2 names, found 1"):
        svg.record(replace(record, names=("Ada",)))
    with pytest.raises(Invalid, match="view: NoView is not the view of a game"):
        svg.table(NoView())
    with pytest.raises(Invalid, match="card: 101 is not a card of Split"):
        svg.cards(record.game, [101])
    with pytest.raises(Invalid, match="card: 'back' is not a card of Splito"):
        svg.cards(GAMES["splito"], ["back"])


def test_notebooks_show_views_and_records_as_pictures() -> None:
    record = _records()[0]
    state = record.game.start(record.options, record.deal)
    view = record.game.view(state, None)
    assert view._repr_svg_() == svg.table(view)
    assert record._repr_svg_() == svg.record(record)
    assert svg.table(view)._repr_svg_() == svg.table(view)


def test_a_state_prints_as_one_short_line_without_cards() -> None:
    for name, shown in (
        ("split", "<Split state: 2 seats, seat 1 to act, stock 85>"),
        ("split-it", "<Split it! state: 2 seats, seat "),
        ("splito", "<Splito state: 2 seats, seats 0 and 1 to act, round 1>"),
    ):
        game = GAMES[name]
        options = game.read_options({"seats": 2})
        state = game.start(options, splittable.deal_by_number(game, options, 7))
        assert repr(state).startswith(shown)

"""The rules pages: they are short, and their figures agree with the rules."""

import json
import re
from typing import Any

import pytest

from splittable.core.seats import Seat
from splittable.games.split.cards import Card as Number
from splittable.games.split.cards import Side, is_wild
from splittable.games.split.moves import Play
from splittable.games.split.rules import gaps, legal
from splittable.games.split_it import scoring as split_it
from splittable.games.split_it.cards import NUMBERS
from splittable.games.split_it.display import Display
from splittable.games.splito import SPLITO
from splittable.games.splito import scoring as splito
from splittable.games.splito.cards import Card
from splittable.games.splito.cards import Side as Hand
from splittable.terminal.boards import BOARDS
from tests.games.split.table import position
from tools.generator import ROOT
from tools.terms import GAMES, LANGUAGES, LOCALES, messages

PAGES = ROOT / "web/src/lib/games"
WAYS = ("split-it", "splito", "split", "split-together")
TOPICS = ("goal", "turn", "end", "win")
MOST_WORDS = 149  # "under 150 words"
SAID = {language: messages(language) for language in LANGUAGES}


def example(game: str) -> Any:
    return json.loads((PAGES / game / "example.json").read_text(encoding="utf-8"))


def said(language: str, message: str) -> str:
    return SAID[language][message].text


# Length


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", WAYS)
def test_the_short_rules_have_less_than_150_words(language: str, way: str) -> None:
    headings = [said(language, f"rules-short-{topic}") for topic in TOPICS]
    texts = [said(language, f"short-{way}-{topic}") for topic in TOPICS]
    words = [word for word in " ".join(headings + texts).split() if re.search(r"\w", word)]
    assert 60 < len(words) <= MOST_WORDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", WAYS)
def test_the_picture_is_told_in_words_and_players_in_figures(language: str, way: str) -> None:
    assert len(said(language, f"short-{way}-picture").split()) >= 10
    least, most = {"split-it": (2, 4), "splito": (3, 8), "split": (2, 5)}.get(way, (3, 5))
    assert re.findall(r"\d+", said(language, f"short-{way}-facts"))[:2] == [str(least), str(most)]


@pytest.mark.parametrize("way", WAYS)
def test_the_terminal_tells_the_same_short_rules_first(way: str) -> None:
    game = way.removesuffix("-together")
    told = " ".join(BOARDS[game].rules.split())
    texts = [said("en", f"short-{way}-{topic}").replace("’", "'") for topic in TOPICS]
    assert all(text in told for text in texts)
    if way == game:
        assert told.startswith(f"Goal: {texts[0]}")


# Citations


def cited(game: str) -> list[str]:
    page = (PAGES / game / "Rules.svelte").read_text(encoding="utf-8")
    lists = re.findall(r'cites(?:=|: )"([^"]+)"', page)
    return [number for numbers in lists for number in numbers.split()]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_on_a_page_is_a_paragraph_of_the_specification(game: str) -> None:
    specification = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    numbered = set(re.findall(r"^\*\*(\d+\.\d+)\*\* ", specification, flags=re.MULTILINE))
    numbers = cited(game)
    assert set(numbers) <= numbered
    assert len(numbers) == len(set(numbers)), "an address must lead to one place"
    assert len(numbers) > 40


@pytest.mark.parametrize("game", GAMES)
def test_the_specification_says_what_it_is_and_where_the_short_rules_are(game: str) -> None:
    specification = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    head = specification.partition("\n## ")[0]
    assert "This is the specification" in head
    assert f"/rules/{game}" in head
    assert f"splittable rules {game}" in head


@pytest.mark.parametrize("game", GAMES)
def test_departures_from_the_print_are_listed_once_on_the_page_and_in_the_document(
    game: str,
) -> None:
    page = (PAGES / game / "Rules.svelte").read_text(encoding="utf-8")
    told = re.findall(rf'says="(rules-{game}-depart-[a-z-]+)"', page)
    specification = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    [listed] = re.findall(
        r"## How we differ from the printed rules\n\n((?:- .*\n)+)", specification
    )
    assert len(told) == len(set(told)) == listed.count("- ")


# Split it!: a complete score


def display(columns: list[dict[str, int]]) -> Display:
    by_number = {column["number"]: column for column in columns}
    return Display(
        tuple(by_number.get(number, {}).get("numbers", 0) for number in NUMBERS),
        tuple(by_number.get(number, {}).get("jokers", 0) for number in NUMBERS),
    )


def test_the_score_of_split_it_on_the_page_is_what_the_rules_count() -> None:
    shown = example("split-it")
    displays = tuple(display(seat["columns"]) for seat in shown["seats"])
    outcome = split_it.result(displays)
    assert outcome.scores == tuple(seat["points"] for seat in shown["seats"])
    assert outcome.winners == (shown["winner"],)
    assert outcome.reason == shown["reason"] == split_it.MOST_COLUMNS  # the tie-break is shown
    leading = {lead.number: lead.seats for lead in split_it.leads(displays)}
    for number, seat in enumerate(shown["seats"]):
        for column in seat["columns"]:
            assert column["scores"] == (number in leading[column["number"]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_caption_of_split_it_names_the_numbers_that_score(language: str) -> None:
    scoring = {
        str(column["number"])
        for seat in example("split-it")["seats"]
        for column in seat["columns"]
        if column["scores"]
    }
    assert set(re.findall(r"\d", said(language, "rules-split-it-score-example"))) == scoring


# Splito: zones, then products


def test_the_zones_of_splito_on_the_page_are_what_the_rules_count() -> None:
    shown = example("splito")
    options = SPLITO.read_options({"seats": 3})
    zones = [
        [*map(Card, zone["cards"]), *(Card(line["id"]) for line in zone["objectives"])]
        for zone in shown["zones"]
    ]
    assert [len(zone) for zone in zones] == [13, 13, 13]  # thirteen rounds of three seats
    sheet = splito.score(options, [Card(name) for name in shown["common"]], zones)
    for zone, counted in zip(shown["zones"], sheet.zones, strict=True):
        points = [(str(line.objective.id), line.points) for line in counted.lines]
        assert points == [(line["id"], line["points"]) for line in zone["objectives"]]
        won = [(str(each.id), each.points) for each in counted.commons]
        assert won == [(line["id"], line["points"]) for line in zone["won"]]
        assert counted.total == zone["total"]
    outcome = splito.result(sheet)
    for seat, player in enumerate(shown["players"]):
        sides = [
            sheet.zones[splito.zone_of(options, Seat(seat), side)].total
            for side in (Hand.LEFT, Hand.RIGHT)
        ]
        assert sides == [player["left"], player["right"]]
        assert sheet.products[seat] == player["product"]
    assert [shown["players"][seat]["name"] for seat in outcome.winners] == [shown["winner"]]
    assert sheet.commons[1].zone is None  # "stays in the middle"
    assert sorted(sheet.commons[1].counts) == [0, 2, 2]


def test_the_objectives_of_the_page_are_those_of_the_deck() -> None:
    deck = json.loads((ROOT / "src/splittable/games/splito/objectives.json").read_text("utf-8"))
    by_id = {card["id"]: card for card in deck}
    for name, shown in example("splito")["deck"].items():
        assert {key: by_id[name].get(key) for key in shown} == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_worked_zone_say_its_points(language: str) -> None:
    shown = example("splito")
    zone = shown["zones"][0]
    for line in zone["objectives"] + zone["won"]:
        words = said(language, f"rules-splito-worked-{shown['words'][line['id']]}")
        figures = re.findall(r"\d+", words)
        assert (figures[-1] == str(line["points"])) == (line["points"] > 0)
    caption = said(language, "rules-splito-scoring-caption")
    totals = [str(zone["total"]) for zone in shown["zones"]]
    products = str(max(player["product"] for player in shown["players"]))
    assert re.findall(r"\d+", caption) == [*totals, products]


# Split: the table and the cards that fit


def test_the_cards_that_fit_on_the_page_are_the_legal_ones() -> None:
    table = example("split")["table"]
    hand = " ".join(map(str, table["hand"]))
    state = position(hand, "2 3", left=table["left"], right=table["right"], middle=table["middle"])
    plays = [move for move in legal(state, Seat(0)) if isinstance(move, Play)]
    for side, name in ((Side.LEFT, "left"), (Side.RIGHT, "right")):
        assert [move.card for move in plays if move.side is side] == table["fits"][name]
    shown = {name: tuple(ends) for name, ends in table["gaps"].items()}
    assert {side.value: (low + 1, high - 1) for side, low, high in gaps(state) if side} == shown


@pytest.mark.parametrize("case", ["opening", "crossed"])
def test_the_gaps_on_the_page_are_those_of_the_rules(case: str) -> None:
    shown = example("split")[case]
    state = position("2 3", "4 5", left=shown["left"], right=shown["right"])
    [(_, low, high)] = gaps(state)
    assert [low + 1, high - 1] == shown["fits"]


def test_the_reset_on_the_page_lays_what_the_rules_lay() -> None:
    shown = example("split")["reset"]
    standards = [card for card in shown["hand"] + shown["drawn"] if not is_wild(Number(card))]
    assert (min(standards), max(standards)) == (shown["left"], shown["right"])
    kept = set(shown["hand"] + shown["drawn"]) - {shown["left"], shown["right"]}
    assert sorted(kept) == shown["keeps"]


def tops(table: dict[str, int]) -> list[int]:
    return [table["left"], table["right"]]


def test_piles_that_are_opened_on_the_page_are_standards() -> None:
    shown = example("split")
    opened = tops(shown["opening"]) + tops(shown["reset"]) + tops(shown["bluff"])
    assert not any(is_wild(Number(card)) for card in opened)
    assert shown["after"] in shown["table"]["fits"]["left"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_captions_of_split_say_the_figures_that_are_drawn(language: str) -> None:
    shown = example("split")
    table, reset = shown["table"], shown["reset"]
    wanted = {
        "rules-split-table": [table["middle"], *table["gaps"]["left"], *table["gaps"]["right"]],
        "rules-split-setup-example": [*tops(shown["opening"]), *shown["opening"]["fits"]],
        "rules-split-play-example": [*tops(table), table["middle"], 23, 55, 91],
        "rules-split-play-example-left": [table["middle"], shown["after"]],
        "rules-split-wild-example": [*tops(shown["crossed"]), *shown["crossed"]["fits"]],
        "rules-split-reset-example": [*reset["hand"], *reset["drawn"], *reset["keeps"]],
        "rules-split-bluff-example": [shown["bluff"]["left"], shown["bluff"]["right"]],
        "short-split-picture": [table["left"], table["right"], table["middle"], *table["hand"]],
    }
    for message, numbers in wanted.items():
        assert set(map(str, numbers)) <= set(re.findall(r"\d+", said(language, message))), message


def test_the_pages_and_the_languages_are_where_this_looks_for_them() -> None:
    assert {path.parent.name for path in PAGES.glob("*/example.json")} == set(GAMES)
    assert all((LOCALES / language / "rules.ftl").is_file() for language in LANGUAGES)

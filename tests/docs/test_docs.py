"""The documents are correct: examples run, cited paragraphs exist, links work."""

import doctest
import re
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from splittable.core.chance import FIRST, SECOND, STEP
from splittable.core.fairness import deal_rng, promise
from splittable.core.game import deal_by_number
from splittable.core.numbered_deals import DEFINITION, MOST_NUMBER
from splittable.core.record import Record, read_record, verify
from splittable.games import GAMES
from splittable.games.split.cards import Card
from splittable.games.split.refill import refill_order
from tests.support import drawing, refilling

ROOT = Path(__file__).parents[2]
RULES = {"split-it": "split_it", "splito": "splito", "split": "split"}  # document → folder
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("deploy/*.md")])


def test_the_readme_plays_the_game_it_shows() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


def test_the_example_records_verify_one_for_each_game() -> None:
    records = list(_example_records())
    assert [record.game.name for record in records] == list(GAMES)
    assert all(verify(record) is not None for record in records)
    assert any(record.commitment and record.salt for record in records)


def test_the_example_of_a_refill_comes_out_as_it_is_written() -> None:
    rows = dict(re.findall(r"^\| (.+?) \| (`.+`) \|$", _refill_example(), flags=re.MULTILINE))
    key, number = re.findall(r"`(.+?)`", rows["`reshuffle_key`, n"])
    told = {name: value.strip("`") for name, value in rows.items()}
    discards = [Card(int(card)) for card in told["discards"].split()]
    digest = refilling.digest(key, int(number))
    seeds = refilling.quarters(digest)
    draws = refilling.draws(seeds, len(told["draws"].split()))
    bounds = ", ".join(map(str, range(len(discards), 1, -1)))
    assert told["digest"] == digest.hex()
    assert told["a, b, c, d"] == _listed(f"{seed:016x}" for seed in seeds)
    assert told["numbers"] == _listed(f"{refilling.number(seeds, i):016x}" for i in (1, 2))
    assert told["draws"] == _listed(draws)
    assert told[f"below {bounds}"] == _listed(refilling.places(draws, len(discards)))
    assert told["order"] == _listed(refilling.refill_order(key, int(number), discards))
    assert told["order"] == _listed(refill_order(discards, key, int(number)))


def test_the_example_of_a_drawn_deal_comes_out_as_it_is_written() -> None:
    text = (ROOT / "docs/record.md").read_text(encoding="utf-8")
    example = text[text.index("An example: Split it! with three seats") :]
    example = example.partition("### Deals by number")[0]
    rows = dict(re.findall(r"^\| (.+?) \| `(.+)` \|$", example, flags=re.MULTILINE))
    seed, mine, others = rows["seed"], rows["share of seat 0"], rows["share of seat 2"]
    entropy = (mine, None, others)
    key = drawing.key(seed, entropy)
    assert rows["promise"] == drawing.promise(seed) == promise(seed)
    assert rows["share of seat 1"] == drawing.share(promise(seed), 1, None)
    assert rows["key"] == key
    assert rows['sha256(key + ":0")'] == drawing.hash_token(f"{key}:0")
    assert rows["first draws"] == _listed(islice(drawing.draws(key), 4))
    numbers = drawing.draws(key)
    places = (drawing.below(bound, numbers) for bound in (3, 70, 69, 68))
    assert rows["below 3, 70, 69, 68"] == _listed(places)
    game = GAMES["split-it"]
    drawn = game.deal(game.read_options({"seats": 3}), deal_rng(seed, entropy))
    deal = game.write_deal(drawn)
    assert deal == drawing.deal("split-it", {"seats": 3}, seed, entropy)
    assert rows["starter"] == str(deal["starter"])
    assert rows["stock begins with"] == _listed(deal["stock"][:8])


def test_the_example_of_a_deal_by_number_comes_out_as_it_is_written() -> None:
    text = (ROOT / "docs/record.md").read_text(encoding="utf-8")
    example = text.partition("### Deals by number")[2].partition("###")[0]
    rows = dict(re.findall(r"^\| (.+?) \| `(.+)` \|$", example, flags=re.MULTILINE))
    key = drawing.hash_token(f"deal by number:{DEFINITION}:split:2:7")
    assert rows["key"] == key
    assert f"{MOST_NUMBER:,}" in example
    drawn = drawing.draws(key)  # as the document describes, without the library
    dealer = drawing.below(2, drawn)
    cards = drawing.shuffle(range(101), drawn)
    size = 9 if dealer == 0 else 7
    assert rows["dealer"] == str(dealer)
    assert rows["hand of seat 0"] == _listed(sorted(cards[:size]))
    assert rows["stock begins with"] == _listed(cards[16:24])
    game = GAMES["split"]
    deal = deal_by_number(game, game.read_options({"seats": 2}), 7)
    assert (deal.dealer, list(deal.stock)) == (dealer, cards[16:])


def test_the_refill_document_has_the_constants_of_the_rules() -> None:
    for constant in (STEP, FIRST, SECOND):
        assert f"{constant:#x}" in _refill_example()


@pytest.mark.parametrize("name", GAMES)
def test_the_record_document_lists_every_option_and_reason(name: str) -> None:
    text = (ROOT / "docs/record.md").read_text(encoding="utf-8")
    for word in (*(option.name for option in GAMES[name].options), *GAMES[name].reasons):
        assert f"`{word}`" in text


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_numbered_without_gaps(name: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in _paragraphs(name)]
    for section in range(1, max(numbers)[0] + 1):
        within = [paragraph for s, paragraph in numbers if s == section]
        assert within == list(range(1, len(within) + 1))
        assert within


@pytest.mark.parametrize("name", GAMES)
def test_rules_explain_every_option_and_reason(name: str) -> None:
    text = _rules(name)
    for word in (*(option.name for option in GAMES[name].options), *GAMES[name].reasons):
        assert f"`{word}`" in text


@pytest.mark.parametrize("name", GAMES)
def test_the_code_cites_paragraphs_that_exist(name: str) -> None:
    folder = ROOT / "src/splittable/games" / RULES[name]
    cited = {number for path in folder.glob("*.py") for number in _cited_in_code(path)}
    assert len(cited) > 15
    assert cited <= set(_paragraphs(name))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), target


def _example_records() -> Iterator[Record]:
    text = (ROOT / "docs/record.md").read_text(encoding="utf-8")
    for block in re.findall(r"```json\n(.*?)```", text, flags=re.DOTALL):
        yield read_record(block, GAMES)


def _refill_example() -> str:
    text = (ROOT / "docs/record.md").read_text(encoding="utf-8")
    return text[text.index("### The order of a refill") :]


def _listed(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def _rules(name: str) -> str:
    return (ROOT / f"docs/rules/{name}.md").read_text(encoding="utf-8")


def _paragraphs(name: str) -> list[str]:
    return re.findall(r"^\*\*(\d+\.\d+)\*\* ", _rules(name), flags=re.MULTILINE)


def _cited_in_code(path: Path) -> Iterator[str]:
    """Paragraph numbers in comments and at the end of docstrings: `# 3.8`, `(4.3 to 4.7)`."""
    for line in path.read_text(encoding="utf-8").splitlines():
        remark = "".join(re.findall(r"#.*|\([^()]*\)\.\"\"\"|\(\d+\.\d+[^()]*\)", line))
        yield from re.findall(r"\b(\d+\.\d+)\b", remark)

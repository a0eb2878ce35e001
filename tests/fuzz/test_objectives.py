"""An untrusted deck is parsed, or rejected in one line that names the card."""

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splittable.core.validation import parse_json
from splittable.games.splito.objectives import (
    KINDS,
    MOST,
    complaints,
    read_deck,
    write_deck,
)
from tests.support.amounts import tries
from tests.support.house_deck import HOUSE_DECK
from tests.support.nasty import (
    NASTY,
    NASTY_TEXTS,
    a_few,
    paths,
    replaced,
    told,
    value_at,
    with_repeated_key,
    with_text,
    without,
)

STANDARD = files("splittable.games.splito").joinpath("objectives.json").read_text("utf-8")
DECKS: dict[str, Any] = {"standard": json.loads(STANDARD), "house": json.loads(HOUSE_DECK)}
every_deck = pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)


def _load(text: str | bytes) -> str | None:
    return told(lambda: read_deck(parse_json(text, "deck")))


@settings(max_examples=tries(300))
@given(st.binary() | st.text())
def test_noise_is_refused(noise: str | bytes) -> None:
    assert _load(noise)


@pytest.mark.parametrize("text", NASTY_TEXTS, ids=lambda text: text[:12])
def test_nasty_texts_are_refused(text: str) -> None:
    assert _load(text)
    assert _load(text.encode())


@every_deck
def test_the_deck_itself_is_read(deck: Any) -> None:
    assert len(read_deck(deck).objectives) == len(deck)


@every_deck
def test_a_deck_cut_short_is_refused(deck: Any) -> None:
    text = json.dumps(deck)
    for length in range(0, len(text), 61):
        assert _load(text[:length])


@every_deck
def test_flipped_bits_give_a_deck_or_an_error_of_ours(deck: Any) -> None:
    text, rng = json.dumps(deck).encode(), Random(1)
    for _ in range(tries(500)):
        flipped = bytearray(text)
        flipped[rng.randrange(len(text))] ^= 1 << rng.randrange(8)
        _load(bytes(flipped))


@every_deck
def test_a_wrong_value_anywhere_gives_a_deck_or_an_error_of_ours(deck: Any) -> None:
    for path in _places(deck):
        for value in NASTY:
            _load(json.dumps(replaced(deck, path, value)))
        for text in NASTY_TEXTS:
            _load(with_text(deck, path, text))


@every_deck
def test_a_value_of_another_type_is_refused(deck: Any) -> None:
    for path in _places(deck):
        value: Any
        for value in (1.5, -(10**30), "\ud800", [[]], {"": 1}, True):
            assert _load(json.dumps(replaced(deck, path, value))), (path, value)


@every_deck
def test_a_missing_or_unknown_key_is_refused(deck: Any) -> None:
    for path in _places(deck):
        if path and isinstance(path[-1], str):
            is_needed = path[-1] != "sure"  # whether anybody says how sure they are
            assert bool(_load(json.dumps(without(deck, path)))) == is_needed, path
        if isinstance(value_at(deck, path), dict):
            assert _load(json.dumps(replaced(deck, (*path, "extra"), 1))), path


@every_deck
def test_a_key_that_stands_twice_is_refused(deck: Any) -> None:
    for path in _places(deck):
        if path and isinstance(path[-1], str):
            assert _load(with_repeated_key(deck, path)), path


@every_deck
def test_a_card_that_stands_twice_is_refused(deck: Any) -> None:
    message = _load(json.dumps([*deck, deck[0]]))
    assert message is not None
    assert deck[0]["id"] in message


_KINDS = {kind.name: kind for kind in KINDS}


@st.composite
def _cards(draw: st.DrawFn) -> dict[str, Any]:
    """Any card that a deck may have, its id aside."""
    kind = _KINDS[draw(st.sampled_from(sorted(_KINDS)))]
    params: dict[str, Any] = {}
    for each in kind.parameters:
        value = st.sampled_from(each.allowed)
        params[each.name] = draw(
            st.lists(value, min_size=1, unique=True) if each.several else value
        )
    symbol = draw(st.sampled_from((None, *kind.symbols)))
    points = draw(st.integers(1, MOST))
    return {"kind": kind.name, "params": params, "points": points, "symbol": symbol}


def _deck_of(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    first = {card["symbol"]: card for card in reversed(DECKS["standard"]) if card["symbol"]}
    return [*first.values(), *({"id": f"c{n}", **card} for n, card in enumerate(cards))]


@settings(max_examples=tries(100))
@given(st.lists(_cards(), max_size=40))
def test_any_deck_is_written_as_it_was_read(cards: list[dict[str, Any]]) -> None:
    deck = [{key: card[key] for key in card if key != "sure"} for card in _deck_of(cards)]
    assert write_deck(read_deck(deck)) == deck
    assert complaints(deck) == ()


@settings(max_examples=tries(100))
@given(st.lists(_cards(), min_size=1, max_size=8), st.data())
def test_all_complaints_of_a_deck_name_their_cards_and_the_first_is_what_is_told(
    cards: list[dict[str, Any]], data: st.DataObject
) -> None:
    deck = _deck_of(cards)
    spoilt = data.draw(st.lists(st.sampled_from(range(2, len(deck))), unique=True))
    for place in spoilt:
        field = data.draw(st.sampled_from(("id", "kind", "params", "points", "symbol")))
        deck[place] = {**deck[place], field: data.draw(st.sampled_from((1.5, True, [], "y3")))}
    found = complaints(deck)
    assert [complaint.place for complaint in found] == sorted(spoilt)
    assert told(lambda: read_deck(deck)) == (str(found[0]) if found else None)


def test_a_deck_of_endless_length_is_refused_before_its_cards_are_read() -> None:
    cards = [*DECKS["standard"], *range(100_000)]  # which are none
    assert _load(json.dumps(cards)) == f"deck: at most 92 Objectives, found {len(cards)}"


def _places(deck: Any) -> list[Any]:
    """One card of each kind, and the places in it."""
    firsts = {entry["kind"]: number for number, entry in reversed(list(enumerate(deck)))}
    wanted = set(firsts.values())
    return a_few([path for path in paths(deck) if not path or path[0] in wanted], most=9)

"""A deck file from a stranger is read or refused in one line that names the card."""

import json
from importlib.resources import files
from random import Random
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splittable.games.splito.objectives import read_objectives
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
    return told(lambda: read_objectives(text))


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
    assert len(read_objectives(json.dumps(deck)).objectives) == len(deck)


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
            assert _load(json.dumps(without(deck, path))), path
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


def test_a_deck_of_endless_length_is_read_or_refused_at_once() -> None:
    cards = [{**DECKS["standard"][0], "id": f"c{number}"} for number in range(20_000)]
    began = perf_counter()
    _load(json.dumps(cards))
    assert perf_counter() - began < 3.0


def _places(deck: Any) -> list[Any]:
    """One card of each kind, and the places in it."""
    firsts = {entry["kind"]: number for number, entry in reversed(list(enumerate(deck)))}
    wanted = set(firsts.values())
    return a_few([path for path in paths(deck) if not path or path[0] in wanted], most=9)

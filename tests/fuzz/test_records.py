"""An untrusted record is parsed, or rejected in one line."""

import json
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splittable.core.fairness import commitment
from splittable.core.record import read_record, verify, write_record
from splittable.core.validation import MOST_BYTES
from splittable.games import GAMES
from tests.fuzz.examples import every_example
from tests.support.amounts import tries
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
from tests.support.play import CALM, playout
from tests.support.variants import Variant
from tests.support.work import instructions

LONG = 1_000  # for a list
ENDLESS = 200_000  # read in a moment; a quadratic loop would outlast the time-out of a test


def _tree(variant: Variant) -> Any:
    """A whole record, with everything that may stand in one."""
    tree = json.loads(write_record(playout(variant, 11, CALM).record))
    salt = bytes(range(32))
    return {**tree, "commitment": commitment(salt, tree["deal"]), "salt": salt.hex()}


def _load(text: str | bytes) -> str | None:
    """Read and verify; the message if refused."""
    return told(lambda: verify(read_record(text, GAMES)))


@every_example
def test_the_record_itself_is_read(variant: Variant) -> None:
    assert _load(json.dumps(_tree(variant))) is None


@settings(max_examples=tries(300))
@given(st.binary())
def test_random_bytes_are_refused(noise: bytes) -> None:
    assert _load(noise)


@settings(max_examples=tries(300))
@given(st.text())
def test_random_text_is_refused(noise: str) -> None:
    assert _load(noise)


@settings(max_examples=tries(200))
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists))
def test_any_other_json_is_refused(value: Any) -> None:
    assert _load(json.dumps(value))


@pytest.mark.parametrize("text", NASTY_TEXTS, ids=lambda text: text[:12])
def test_nasty_texts_are_refused(text: str) -> None:
    assert _load(text)
    assert _load(text.encode())


@every_example
def test_a_record_cut_short_is_refused(variant: Variant) -> None:
    text = json.dumps(_tree(variant))
    for length in {*range(0, len(text), 97), *range(len(text) - 40, len(text))}:
        assert _load(text[:length])
        assert _load(text[:length].encode())


@every_example
def test_flipped_bits_give_a_record_or_an_error_of_ours(variant: Variant) -> None:
    text = json.dumps(_tree(variant)).encode()
    rng = Random(str(variant))
    for _ in range(tries(400)):
        flipped = bytearray(text)
        flipped[rng.randrange(len(text))] ^= 1 << rng.randrange(8)
        _load(bytes(flipped))


@every_example
def test_a_wrong_value_anywhere_gives_a_record_or_an_error_of_ours(variant: Variant) -> None:
    tree = _tree(variant)
    for path in a_few(list(paths(tree))):
        for value in NASTY:
            _load(json.dumps(replaced(tree, path, value)))


@every_example
def test_raw_text_anywhere_gives_a_record_or_an_error_of_ours(variant: Variant) -> None:
    tree = _tree(variant)
    for path in a_few(list(paths(tree)), most=2):
        for text in NASTY_TEXTS:
            _load(with_text(tree, path, text))


@every_example
def test_a_value_of_another_type_is_refused(variant: Variant) -> None:
    tree = _tree(variant)
    for path in a_few([path for path in paths(tree) if path != ("outcome",)]):
        value: Any
        for value in (None, 1.5, -(10**30), "\ud800", [[]], {"": 1}):
            assert _load(json.dumps(replaced(tree, path, value))), (path, value)


@every_example
def test_a_missing_key_is_refused_unless_it_may_be_left_out(variant: Variant) -> None:
    tree = _tree(variant)
    may_be_left_out = {("names",), ("outcome",), ("commitment",), ("salt",)}
    for path in set(paths(tree)) - may_be_left_out:
        if path and isinstance(path[-1], str) and path[0] != "options":
            assert _load(json.dumps(without(tree, path))), path


@every_example
def test_an_unknown_key_is_refused(variant: Variant) -> None:
    tree = _tree(variant)
    for path in paths(tree):
        if isinstance(value_at(tree, path), dict):
            for key in ("extra", "", "\ud800", "x" * 5000):
                assert _load(json.dumps(replaced(tree, (*path, key), 1))), path


@every_example
def test_a_key_that_stands_twice_is_refused(variant: Variant) -> None:
    tree = _tree(variant)
    for path in paths(tree):
        if path and isinstance(path[-1], str):
            message = _load(with_repeated_key(tree, path))
            assert message, path
            assert "duplicate key" in message


@every_example
def test_an_entry_too_many_or_too_few_in_a_list_of_fixed_length_is_refused(
    variant: Variant,
) -> None:
    tree = _tree(variant)
    for path in a_few(list(paths(tree))):
        value = value_at(tree, path)
        if isinstance(value, list) and value and path not in {("moves",), ("outcome", "winners")}:
            assert _load(json.dumps(replaced(tree, path, value[1:]))), path
            assert _load(json.dumps(replaced(tree, path, [*value, value[-1]]))), path


@every_example
def test_a_list_of_twice_the_length_is_no_more_than_twice_the_work_to_refuse(
    variant: Variant,
) -> None:
    tree = _tree(variant)
    for path in a_few(list(paths(tree)), most=2):
        value = value_at(tree, path)
        if isinstance(value, list) and value:
            texts = [
                json.dumps(replaced(tree, path, (value * length)[:length]))
                for length in (LONG, 2 * LONG)
            ]
            assert all(map(_load, texts)), path
            once, twice = (instructions(partial(_load, text)) for text in texts)
            assert twice < 2.5 * once, path


def test_an_object_of_endless_keys_is_refused_at_once() -> None:
    keys = [*range(ENDLESS), ENDLESS - 1]
    message = _load("{" + ", ".join(f'"{key}": 0' for key in keys) + "}")
    assert message == f"record: duplicate key '{ENDLESS - 1}' in an object"


def test_a_record_of_a_hundred_megabytes_is_refused_unread() -> None:
    assert _load(b"[" * 100_000_000) == f"record: longer than {MOST_BYTES} bytes"


@every_example
def test_a_record_in_another_encoding_is_read_or_refused(variant: Variant) -> None:
    text = json.dumps(_tree(variant))
    for encoding in ("utf-8-sig", "utf-16", "utf-16-le", "utf-32", "utf-7", "cp037"):
        _load(text.encode(encoding))
    _load("\ufeff" + text)

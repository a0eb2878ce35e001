"""Validation of untrusted JSON: a checked value, or one line that says what is wrong where."""

from typing import Any

import pytest

from splittable.core.errors import Invalid
from splittable.core.validation import (
    MOST_BYTES,
    as_integer,
    as_list,
    as_object,
    as_one_of,
    as_text,
    join_limited,
    parse_json,
    short_repr,
)


def test_an_object_gives_its_keys() -> None:
    raw = {"a": 1, "b": 2}
    assert as_object(raw, "here", required=("a",), optional=("b",)) == raw
    assert as_object({"a": 1}, "here", required=("a",), optional=("b",)) == {"a": 1}


def test_a_list_gives_its_entries() -> None:
    assert as_list([1, 2], "here") == [1, 2]
    assert as_list([1, 2], "here", length=2) == [1, 2]


def test_numbers_include_both_ends() -> None:
    assert [as_integer(number, "here", 0, 3) for number in (0, 3)] == [0, 3]


def test_texts_give_themselves() -> None:
    assert as_text("", "here") == ""
    assert as_one_of("b", "here", ("a", "b")) == "b"


@pytest.mark.parametrize(
    "problem, read, raw",
    [
        ("here: expected an object, found []", as_object, []),
        ("here: 'a' is missing", as_object, {"b": 1}),
        ("here: unknown key 'c'; allowed: a, b", as_object, {"a": 1, "c": 1}),
        ("here: expected a list, found {}", as_list, {}),
        ("here: expected a list, found 'ab'", as_list, "ab"),
        ("here: expected a string, found 5", as_text, 5),
        ("here: expected a whole number from 0 to 3, found 4", as_integer, 4),
        ("here: expected a whole number from 0 to 3, found -1", as_integer, -1),
        ("here: expected a whole number from 0 to 3, found True", as_integer, True),
        ("here: expected a whole number from 0 to 3, found 1.0", as_integer, 1.0),
        ("here: expected a whole number from 0 to 3, found None", as_integer, None),
        ("here: expected one of a, b; found 'c'", as_one_of, "c"),
        ("here: expected one of a, b; found ['a']", as_one_of, ["a"]),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(problem: str, read: Any, raw: object) -> None:
    arguments: dict[Any, tuple[tuple[Any, ...], dict[str, Any]]] = {
        as_object: ((), {"required": ("a",), "optional": ("b",)}),
        as_integer: ((0, 3), {}),
        as_one_of: ((("a", "b"),), {}),
    }
    more, named = arguments.get(read, ((), {}))
    with pytest.raises(Invalid) as caught:
        read(raw, "here", *more, **named)
    assert str(caught.value) == problem
    assert (caught.value.where, caught.value.problem) == tuple(problem.split(": ", 1))


def test_a_list_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(Invalid, match="here: expected 3 entries, found 2"):
        as_list([1, 2], "here", length=3)


@pytest.mark.parametrize("raw", ["x" * 10_000, ["x" * 500] * 500, {"k" * 999: [[[[1]]]]}, 10**3000])
def test_what_is_shown_of_a_strangers_value_is_short(raw: object) -> None:
    assert len(short_repr(raw)) < 400


@pytest.mark.parametrize("raw", ["a\nb", "\x1b[31mred", "\u202eevil", "\ud800", "é"])
def test_what_is_shown_is_one_printable_line(raw: str) -> None:
    assert short_repr(raw).isprintable()
    assert short_repr(raw).isascii()


def test_a_long_list_is_cut_and_the_rest_counted() -> None:
    assert join_limited([1, 2, 3]) == "1, 2, 3"
    assert join_limited(range(15)) == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 3 more"
    assert join_limited([1, 2, 3], most=1) == "1 and 2 more"
    assert join_limited([]) == ""


# JSON


@pytest.mark.parametrize("text", ['{"a": [1, true, null]}', b'{"a": [1, true, null]}'])
def test_json_is_parsed_from_texts_and_bytes(text: str | bytes) -> None:
    assert parse_json(text, "file") == {"a": [1, True, None]}


@pytest.mark.parametrize(
    "text, problem",
    [
        ("{", "not JSON: .* at line 1, column 2"),
        (b"\xff", "not UTF-8 text"),
        ('{"a": [{"b": 1, "b": 2}]}', "duplicate key 'b' in an object"),
        ("[Infinity]", "not JSON: Infinity"),
        ("[" * 200_000, "nested too deeply"),
        ("9" * 5000, "not JSON: a number is too long"),
        (" " * (MOST_BYTES + 1), f"longer than {MOST_BYTES} bytes"),
    ],
    ids=["unclosed", "not UTF-8", "key twice", "Infinity", "deep", "long number", "too long"],
)
def test_strict_json_says_what_is_wrong(text: str | bytes, problem: str) -> None:
    with pytest.raises(Invalid, match=f"^file: {problem}"):
        parse_json(text, "file")


def test_what_is_shown_stays_short_when_every_sign_is_escaped() -> None:
    assert len(short_repr(["\U00010000" * 40] * 6)) == 160

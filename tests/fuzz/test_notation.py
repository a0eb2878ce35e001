"""Untrusted moves, deals and options are parsed, or rejected in one line."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from splittable.core.errors import Invalid, InvalidMove
from tests.support.amounts import tries
from tests.support.moves import every_text
from tests.support.nasty import NASTY, a_few, paths, replaced, told
from tests.support.variants import Variant, variants_of

ONE_OF_EACH = [variants_of("split-it")[0], *variants_of("splito")[::9], *variants_of("split")[::9]]
every_example = pytest.mark.parametrize("variant", ONE_OF_EACH, ids=str)

WORDS = (
    *("split", "remove", "guess", "joker", "white", "pink", "black", "left", "right", "reset"),
    *("bury", "open", "trust", "challenge", "y3", "k6", "V0_2", "MV1", "0", "1", "10", "100"),
    *("101", "-1", "007", "٣", "²", "", " ", "\n", "\t", "\u2028", "None"),
)

OPTION_NAMES = st.sampled_from(("seats", "mode", "show_side", "bluff_resets")) | st.text()
OPTION_VALUES = (
    st.none()
    | st.booleans()
    | st.integers(-2, 9)
    | st.floats()
    | st.sampled_from(("competitive", "cooperative", "false"))
    | st.lists(st.integers())
)


@every_example
@settings(max_examples=tries(100))
@given(st.text())
@example("\ud800")
@example("x" * 100_000)
@example("9" * 100_000)
def test_a_random_text_is_no_move(variant: Variant, noise: str) -> None:
    if noise not in every_text(variant):
        assert told(lambda: variant.game.read_move(variant.options, noise))


@every_example
@settings(max_examples=tries(300))
@given(st.lists(st.sampled_from(WORDS), max_size=4), st.sampled_from((" ", "", "  ", "\n")))
def test_words_in_the_wrong_order_are_no_move(
    variant: Variant, words: list[str], between: str
) -> None:
    text = between.join(words)
    if text in every_text(variant):
        assert variant.game.write_move(variant.game.read_move(variant.options, text)) == text
    else:
        with pytest.raises(InvalidMove):
            variant.game.read_move(variant.options, text)


@every_example
def test_a_move_with_anything_added_is_no_move(variant: Variant) -> None:
    known = set(every_text(variant))
    for text in Random(3).sample(every_text(variant), 30):
        added = (f" {text}", f"{text} ", f"{text}\n", f"{text} extra", f"{text}0")
        for other in (*added, text.upper(), text[:-1]):
            if other not in known:
                with pytest.raises(InvalidMove):
                    variant.game.read_move(variant.options, other)


@every_example
def test_a_deal_with_a_wrong_value_anywhere_is_refused(variant: Variant) -> None:
    deal = variant.game.write_deal(variant.game.deal(variant.options, Random(2)))
    for path in a_few(list(paths(deal))):
        for value in (*NASTY, float("nan"), float("inf"), ()):
            changed = replaced(deal, path, value)
            if changed != deal and path[-1:] != ("reshuffle_key",):
                assert _refused(variant, changed) or _is_a_deal(variant, changed), (path, value)


@every_example
def test_a_number_of_thousands_of_digits_in_a_deal_is_refused(variant: Variant) -> None:
    deal = variant.game.write_deal(variant.game.deal(variant.options, Random(2)))
    for path in a_few(list(paths(deal)), most=2):
        assert _refused(variant, replaced(deal, path, 10**5000)), path


@every_example
def test_a_deal_with_a_card_twice_or_too_few_is_refused(variant: Variant) -> None:
    deal = variant.game.write_deal(variant.game.deal(variant.options, Random(2)))
    for key in ("stock", "hands", "second_hands"):
        for path in a_few([path for path in paths(deal) if path and path[0] == key]):
            value: Any = deal
            for step in path:
                value = value[step]
            if isinstance(value, list) and value:
                assert _refused(variant, replaced(deal, path, value[:-1])), path
                assert _refused(variant, replaced(deal, path, [*value, value[0]])), path


@every_example
@settings(max_examples=tries(200))
@given(raw=st.dictionaries(OPTION_NAMES, OPTION_VALUES))
def test_options_are_read_as_they_are_or_refused(variant: Variant, raw: dict[str, Any]) -> None:
    def read() -> None:
        options = variant.game.read_options(raw)
        for name, value in raw.items():
            found = getattr(options, name)
            assert (type(found), found) == (type(value), value)

    told(read)


@every_example
def test_options_of_the_wrong_type_are_refused(variant: Variant) -> None:
    for option in variant.game.options:
        for value in NASTY:
            if (type(value), value) not in [(type(good), good) for good in option.values]:
                with pytest.raises(Invalid):
                    variant.game.read_options({"seats": 3, option.name: value})


def _refused(variant: Variant, raw: Any) -> str | None:
    return told(lambda: variant.game.read_deal(variant.options, raw))


def _is_a_deal(variant: Variant, raw: Any) -> bool:
    """Whether this, though changed, is a deal: it reads and is written the same."""
    deal = variant.game.read_deal(variant.options, raw)
    return json.dumps(variant.game.write_deal(deal)) == json.dumps(raw)

"""Names at a table: real ones are let in, whatever they are written in; tricks are not."""

import pytest

from splittable.core.errors import Invalid
from splittable.core.record import read_name
from splittable.server.names import are_alike, is_bot_name, read_person_name

REAL = {
    "plain": "Ada",
    "with a blank": "Ada Lovelace",
    "hyphen and apostrophe": "Jean-Luc O\u2019Neill",
    "accents": "Zo\u00eb \u0141ukasz \u00d8yvind",
    "accents apart": "Zoe\u0308",
    "two marks on a letter": "Tr\u01b0\u01a1\u0323\u0302ng",
    "Chinese": "\u674e\u96f7",
    "Hangul": "\ud55c\uae00",
    "Arabic with vowels": "\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f",
    "Persian with a non-joiner": "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
    "Hindi with a virama": "\u0905\u0930\u094d\u091c\u0941\u0928",
    "Sinhala with a joiner": "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
    "Hindi with a non-joiner": "\u0930\u093e\u091c\u094d\u200c\u092f",
    "emoji": "\U0001f984",
    "emoji with a joiner": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "emoji with a skin and a joiner": "\U0001f469\U0001f3fd\u200d\U0001f680",
    "emoji with a selector and a joiner": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "digits": "007",
    "signs": ":-)",
}

TRICKS = {
    "nothing": "",
    "blanks": "   ",
    "a line end": "Ada\nBen",
    "an override": "\u202eadA",
    "a joiner alone": "\u200d",
    "joiners alone": "\u200d\u200c\u200d",
    "a joiner in a name": "Ad\u200da",
    "a non-joiner in a name": "Ad\u200ca",
    "a joiner at the end": "\U0001f468\u200d",
    "a non-joiner at the end": "\u0639\u0644\u06cc\u200c",
    "two joiners": "\U0001f468\u200d\u200d\U0001f469",
    "a filler": "\u3164",
    "fillers and blanks": "\u115f \u1160\uffa0",
    "an empty Braille cell": "\u2800\u2800",
    "marks alone": "\u0301\u0302",
    "a selector alone": "\ufe0f",
    "a mark before a letter": "\u0301Ada",
    "towers of marks": "A" + "\u0301" * 5 + "da",
    "a soft hyphen": "Ad\u00ada",
    "a zero-width space": "Ad\u200ba",
    "unassigned": "\u0378",
}


@pytest.mark.parametrize("name", REAL.values(), ids=REAL)
def test_a_real_name_is_let_in_and_can_stand_in_a_record(name: str) -> None:
    assert read_person_name(f" {name} ", "name") == name
    assert read_name(name, "names[0]") == name


@pytest.mark.parametrize("name", TRICKS.values(), ids=TRICKS)
def test_a_name_that_nobody_can_read_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(Invalid, match=r"^name: \S.*$") as refused:
        read_person_name(name, "name")
    assert str(refused.value).isprintable()


def test_records_read_what_tables_once_let_in() -> None:
    for name in ("\u3164", "\u0301", "A" + "\u0301" * 9, "Ad\u200da"):
        assert read_name(name, "names[0]") == name


@pytest.mark.parametrize(
    "one, other",
    [
        ("Ada", "ada"),
        ("Ada", "\uff21da"),
        ("Ada", "\u0410da"),
        ("Ada", "Ad\u0430"),
        ("Ada", "ADA"),
        ("Stra\u00dfe", "STRASSE"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("Ada B", "ada  b"),
        ("Nora", "N\u03bfra"),
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Otto", "0tt0"),
        ("Tim", "Tirn"),
        ("\u0412\u043e\u0432\u0430", "\u0432\u043e\u0432\u0430"),
        ("Boris", "\u0412oris"),
    ],
)
def test_names_that_a_reader_could_mix_up_are_alike(one: str, other: str) -> None:
    assert are_alike(one, other)
    assert are_alike(other, one)


@pytest.mark.parametrize(
    "one, other",
    [
        ("Ada", "Adam"),
        ("Zoe", "Zo\u00eb"),
        ("Ben", "Bea"),
        ("Ida", "Ada"),
        ("\u674e\u96f7", "\u674e\u660e"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043b\u043b\u0430"),
        ("\U0001f468", "\U0001f469"),
    ],
)
def test_different_names_are_not(one: str, other: str) -> None:
    assert not are_alike(one, other)


def test_bots_keep_their_names() -> None:
    bots = ("random", "rules-of-thumb")
    for name in ("random", "Random", "r\u0430ndom", "RULES-OF-THUMB", "Bot", "bot 3", "BOT12"):
        assert is_bot_name(name, bots)
    for name in ("Randy", "Botho", "Robot", "Bottom 3"):
        assert not is_bot_name(name, bots)

"""Names at a table: real ones in any script are accepted, deceptive ones are not."""

from unicodedata import normalize

import pytest

from splittable.bots import BOTS
from splittable.core.errors import Invalid
from splittable.core.record import read_name
from splittable.server.domain.look_alikes import LOOK_ALIKES
from splittable.server.domain.names import are_alike, is_bot_name, read_person_name

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
    "emoji as text": "\u2764\ufe0e",
    "a keycap": "1\ufe0f\u20e3",
    "emoji that are punctuation and a sign": "\u203c\ufe0f\u2194\ufe0f",
    "an ideograph in a form of its own": "\u845b\U000e0100\u57ce",
    "Mongolian with a form of its own": "\u182d\u180b\u1820",
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
    "a selector after a letter": "Ada\ufe0f",
    "a selector of text after a letter": "Ada\ufe0e",
    "another selector": "Ada\ufe00",
    "another selector after an emoji": "\u2764\ufe00",
    "two selectors": "\u2764\ufe0f\ufe0f",
    "a grapheme joiner": "Ad\u034fa",
    "a Khmer vowel that is not drawn": "Ada\u17b4",
    "a Mongolian selector": "Ada\u180b",
    "a selector of ideographs": "Ada\U000e0100",
    "a filler after a name": "Ada\u3164",
    "a filler in a name": "A\uffa0da",
    "tags": "Ada\U000e0041",
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
        ("Ada", "Ada\ufe0f"),  # whoever was let in with it once
        ("Ada", "Ad\u034fa"),
        ("Ada", "\ua4eeda"),  # Lisu
        ("Ada", "\u13aada"),  # Cherokee
        ("Bob", "\u13f4ob"),
        ("Ada", "\U0001d400da"),
        ("Kim", "\u212aim"),
        ("Nik", "Ni\u043a"),  # a small Cyrillic letter, drawn like our capital
        ("tom", "\u0442om"),
        ("vera", "\u0475era"),
        ("Iars", "\u04c0ars"),
        ("lars", "\u04cfars"),
        ("Ann", "A\u0578\u0578"),  # Armenian
        ("Wim", "VVim"),
        ("Mona", "M\u2c9fna"),  # Coptic
        ("\u0412\u043e\u0432\u0430", "Boba"),
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
    for name in (
        *("random", "Random", "r\u0430ndom", "RULES-OF-THUMB", "Bot", "bot 3", "BOT12"),
        *("random\ufe0f", "Bot\ufe0f 3", "b\u043et", "B0t 3", "Bot-3", "B\u043et #10", "\u0412OT"),
    ):
        assert is_bot_name(name, bots), name
    for name in ("Randy", "Botho", "Robot", "Bottom 3", "Boto", "3", ":-)"):
        assert not is_bot_name(name, bots), name


@pytest.mark.parametrize("game", BOTS)
def test_no_person_is_called_as_a_bot_of_the_game_is(game: str) -> None:
    for bot in BOTS[game]:
        assert is_bot_name(bot.upper(), BOTS[game])


def test_the_table_of_look_alikes_names_each_letter_once_and_none_that_is_ours() -> None:
    signs = "".join(LOOK_ALIKES.values())
    assert len(signs) == len(set(signs)) > 300
    assert not any(sign.isascii() or normalize("NFKC", sign) != sign for sign in signs)
    assert all(len(ours) == 1 and ours.isascii() and ours.isalnum() for ours in LOOK_ALIKES)

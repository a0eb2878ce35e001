"""The page uses the terms of the printed games, and nothing that contradicts them."""

from dataclasses import replace

import pytest

from tools.terms import (
    GAMES,
    LANGUAGES,
    LOCALES,
    Avoided,
    Idea,
    Message,
    Saying,
    Term,
    Word,
    avoided,
    contradictions,
    ideas,
    messages,
    read,
    strayed,
)

TERMS, AVOIDED = read()
IDEAS = ideas()
SAID = {language: messages(language) for language in LANGUAGES}


def test_every_message_says_its_term_and_no_term_contradicts_the_print() -> None:
    assert contradictions(TERMS, SAID) == []


def test_every_message_says_our_word_for_an_idea() -> None:
    assert strayed(IDEAS, SAID) == []


def test_every_idea_has_a_word_in_every_language_and_no_unnecessary_exception() -> None:
    for idea in IDEAS:
        assert set(idea.words) == set(LANGUAGES), idea.meaning
        for id_, reason in idea.excepted.items():
            assert reason
            assert strayed(
                [replace(idea, excepted={})],
                {language: {id_: said[id_]} for language, said in SAID.items()},
            ), f"{id_} is an unnecessary exception"


def test_a_message_that_strays_from_our_word_is_told() -> None:
    saying = {"en": Saying("seat"), "de": Saying("Platz", ["platz", "plätz"], ["Sitz"])}
    idea = Idea("a place", saying, "seats?")
    messages = {"a": ("Free seats", "Freie Plätze"), "b": ("Free seats", "Freie Sitze"),
                "c": ("Sit down", "Sitz"), "d": ("Sit down", "Setz dich")}  # fmt: skip
    said = {
        language: {id_: Message("table", pair[place]) for id_, pair in messages.items()}
        for place, language in enumerate(("en", "de"))
    }
    assert [each.partition(":")[2].split()[0].strip(":") for each in strayed([idea], said)] == [
        "b",
        "c",
    ]


def test_no_message_says_a_word_to_avoid() -> None:
    assert avoided(AVOIDED, SAID) == []


def test_every_term_is_known_in_every_language_of_every_game() -> None:
    assert {folder.name for folder in LOCALES.iterdir() if folder.is_dir()} == set(LANGUAGES)
    assert {term.game for term in TERMS} == set(GAMES)
    for term in TERMS:
        assert set(term.words) == set(LANGUAGES), term.meaning
        assert term.messages, term.meaning


def test_words_to_avoid_name_messages_and_files_that_exist() -> None:
    for word in AVOIDED:
        assert set(word.excepted) <= set(SAID[word.language]), word.words
        assert set(word.files) <= {message.file for message in SAID[word.language].values()}
        assert word.why
        assert word.instead


def test_every_message_is_read_and_what_is_filled_in_is_no_word() -> None:
    english = SAID["en"]
    assert english["split-stock"] == Message("split", "Draw pile {  }")
    assert "below {  } cards" in english["split-buried-card"].text  # its last line
    lines = "".join(path.read_text("utf-8") for path in (LOCALES / "en").glob("*.ftl")).splitlines()
    assert len(english) == sum(" =" in line and line[:1].islower() for line in lines)


PILE = Word("draw pile", print="draw pile")


@pytest.mark.parametrize(
    "word, text, problem",
    [
        (PILE, "Draw pile 3", None),
        (PILE, "Stock 3", "does not say “draw pile”"),
        (Word("stock", print="draw pile"), "Stock 3", "is not the printed “draw pile”"),
        (Word("stock", print="draw pile", why="shorter"), "Stock 3", "add `why` and `named`"),
        (
            Word("stock", print="draw pile", why="shorter", named="a"),
            "Stock",
            "must occur only in a",
        ),
        (Word("stock", print="draw pile", why="shorter", named="a"), "stock (draw pile)", None),
        (Word("pile", print="draw pile"), "Pile 3", None),
        (Word("stock"), "Stock 3", None),
        (Word("stocks", forms=("stock",)), "Stock 3", None),
    ],
)
def test_a_term_that_contradicts_the_print_is_told(
    word: Word, text: str, problem: str | None
) -> None:
    term = Term("split", "cards to draw", ["a"], {"en": word})
    told = contradictions([term], {"en": {"a": Message("split", text)}})
    assert len(told) == (problem is not None)
    assert problem is None or problem in told[0]


@pytest.mark.parametrize(
    "text, file, excepted, count",
    [
        ("The Stock is empty", "split", {}, 1),
        ("The stockings are empty", "split", {}, 0),
        ("The stock is empty", "home", {}, 0),
        ("The stock is empty", "split", {"a": "a stock of wood"}, 0),
        ("The pile is empty", "split", {"a": "a stock of wood"}, 1),
    ],
)
def test_a_word_to_avoid_is_told_whole_in_its_files_but_for_exceptions(
    text: str, file: str, excepted: dict[str, str], count: int
) -> None:
    word = Avoided("en", ["stock"], "draw pile", "printed", files=["split"], excepted=excepted)
    assert len(avoided([word], {"en": {"a": Message(file, text)}})) == count

"""Words that the operator doesn't want are refused in names and remarks, and nowhere else."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from splittable.core.errors import Invalid
from splittable.server.domain.words import Unwanted, WordList, read_words
from tests.server.strangers import assert_problem
from tests.support.serving import Server, served, token_of

pytestmark = pytest.mark.anyio

LISTED: Final = ("darn", "heck*", "Mist", "\u0433\u0430\u0434", "\u0915\u093f")

FREE: Final = {
    "visibility": "private",
    "talk": "free",
    "takeBack": True,
    "clock": None,
    "absence": None,
}

CYRILLIC_A, FULLWIDTH_D, ZERO_WIDTH = "\u0430", "\uff24", "\u200b"


@pytest.mark.parametrize(
    "text",
    [
        "darn",
        "Well, DARN!",
        "d.a.r.n",
        "d a r n it",
        f"d{CYRILLIC_A}rn",
        f"D{CYRILLIC_A.upper()}RN",
        f"{FULLWIDTH_D}arn",
        f"da{ZERO_WIDTH}rn",
        "da\u0336rn",
        "darn99",
        "darn_it",
        "heck",
        "Heckler",
        "M\u0406ST",  # a Ukrainian I
        "\u0413\u0410\u0414",
        "\u0915\u093f!",
    ],
)
def test_a_word_is_found_however_it_is_written(text: str) -> None:
    with pytest.raises(Unwanted, match=r"text: .* has a word that isn't welcome here"):
        WordList(LISTED).check(text, "text")


@pytest.mark.parametrize(
    "text", ["darning", "undarn", "he ck", "check", "optimist", "\u0915", "", "!?", "\U0001f600"]
)
def test_other_words_are_welcome(text: str) -> None:
    WordList(LISTED).check(text, "text")
    WordList().check("darn", "text")


def test_a_file_has_a_word_a_line() -> None:
    text = "# unwanted\n\ndarn\n  heck* \nst\u00f6rend\n\u0915\u093f\n"
    assert read_words(text, "words.txt") == ("darn", "heck*", "st\u00f6rend", "\u0915\u093f")
    for line in ("two words", "*", "d*rn", "d-a", "**"):
        with pytest.raises(Invalid, match=r"words.txt: line 2: expected one word, perhaps with \*"):
            read_words(f"darn\n{line}\n", "words.txt")


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[Server]:
    async with served(tmp_path, words=("darn", "bot*", "hello", "again", "easy")) as server:
        yield server
        assert not server.failures


async def test_names_and_remarks_with_an_unwanted_word_are_refused(strict: Server) -> None:
    wish = {"game": "split", "name": "Darn7"}
    answer = await strict.post("/api/tables", wish)
    assert answer.status == 403
    assert_problem(answer.json(), "unwanted", "name: 'Darn7' has a word")
    opened = await strict.open_table("split", seats=3, settings=FREE)
    line = await strict.line(opened.table, token_of("Ben"))
    for command in ("sit", "watch"):
        refused = await line.do(command, name=f"d{CYRILLIC_A}rn", invite=opened.invite)
        assert_problem(refused, "unwanted", "name: ")
    assert (await line.do("sit", name="Ben", invite=opened.invite))["type"] == "update"
    before = line.seq
    assert before is not None
    assert_problem(await line.do("say", text="Oh, D A R N!"), "unwanted", "text: ")
    assert (await line.do("say", text="Oh, darling!"))["seq"] == before + 1


async def test_bots_and_preset_phrases_have_words_of_their_own(strict: Server) -> None:
    opened = await strict.open_table("split", seats=2, settings=FREE)
    ada = await strict.line(opened.table, opened.token)
    assert (await ada.do("seat-bot", bot="easy"))["type"] == "update"
    assert (await ada.do("say", preset="hello"))["type"] == "update"

"""Words that the operator doesn't want in names and remarks."""

import re
from collections.abc import Iterable
from typing import Final

from splittable.core.errors import SplittableError
from splittable.core.validation import short_repr
from splittable.server.domain.names import are_alike, folded

_WORD: Final = re.compile(r"[^\W_]+")


class Unwanted(SplittableError):
    """A name or remark has one of the words."""


class WordList:
    """Finds its words however they are written: in capitals, with look-alike letters, or spelt out
    with a sign between the letters. A word that ends in * also stands for all that begin with it.
    """

    def __init__(self, words: Iterable[str] = ()) -> None:
        wanted = [folded(word) for word in words]
        self._whole = [word for word in wanted if not word.endswith("*")]
        self._beginnings = [word[:-1] for word in wanted if word.endswith("*")]

    def check(self, text: str, where: str) -> None:
        """Raise Unwanted if there is one of the words in the text."""
        if (self._whole or self._beginnings) and any(map(self._is_listed, _words(text))):
            raise Unwanted(f"{where}: {short_repr(text)} has a word that isn't welcome here")

    def _is_listed(self, word: str) -> bool:
        return any(are_alike(word, each) for each in self._whole) or any(
            are_alike(word[: len(each)], each) for each in self._beginnings
        )


def _words(text: str) -> Iterable[str]:
    """The words of a text, and what single letters beside each other spell."""
    words = _WORD.findall(folded(text))
    yield from words
    spelt = ""
    for word in [*words, ".."]:
        if len(word) == 1:
            spelt += word
        else:
            yield spelt
            spelt = ""


def read_words(text: str) -> tuple[str, ...]:
    """One word a line; empty lines and those that begin with # don't count."""
    lines = (line.strip() for line in text.splitlines())
    return tuple(line for line in lines if line and not line.startswith("#"))

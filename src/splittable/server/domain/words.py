"""Words that the operator doesn't want in names and remarks."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from splittable.core.errors import Invalid, SplittableError
from splittable.core.validation import short_repr
from splittable.server.domain.names import drawn, folded

_STROKES: Final = re.compile("[\u0300-\u036f\u0489]+")  # through or on a letter, as decoration
_DIGITS: Final = "0123456789"


class Unwanted(SplittableError):
    """A name or remark has one of the words."""


class WordList:
    """Finds whole words however they are written: in capitals, with look-alike letters, struck
    through, spelt out with a sign between the letters, or with a number behind. A word that ends in
    * also stands for all that begin with it.
    """

    def __init__(self, words: Iterable[str] = ()) -> None:
        whole: set[str] = set()
        beginnings: set[str] = set()
        for word in words:
            (beginnings if word.endswith("*") else whole).update(_forms(word.removesuffix("*")))
        self._whole = frozenset(whole)
        self._beginnings = frozenset(beginnings)

    def check(self, text: str, where: str) -> None:
        """Raise Unwanted if there is one of the words in the text."""
        if (self._whole or self._beginnings) and any(map(self._is_listed, _words(text))):
            raise Unwanted(f"{where}: {short_repr(text)} has a word that isn't welcome here")

    def _is_listed(self, word: str) -> bool:
        if word in self._whole:
            return True
        return any(word[:length] in self._beginnings for length in range(1, len(word) + 1))


def read_words(text: str, where: str) -> tuple[str, ...]:
    """One word a line; empty lines and those that begin with # don't count. Raises Invalid."""
    words: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        word = line.strip()
        if not word or word.startswith("#"):
            continue
        if [*_parts(folded(word.removesuffix("*")))] != [folded(word.removesuffix("*"))]:
            problem = f"expected one word, perhaps with * behind, found {short_repr(word)}"
            raise Invalid(f"{where}: line {number}", problem)
        words.append(word)
    return tuple(words)


def _forms(text: str) -> tuple[str, ...]:
    """The text without capitals; and with the letters of ours that its letters are drawn like, with
    and without capitals: a small L and a capital I are alike, a small l and a small i aren't."""
    plain = _STROKES.sub("", folded(text))
    return plain, drawn(plain), drawn(_STROKES.sub("", text))


def _words(text: str) -> Iterator[str]:
    """The words of a text, without a number behind, and what single letters in a row spell."""
    for form in _forms(text):
        spelt = ""
        for word in (*_parts(form), ".."):
            if len(word) == 1:
                spelt += word
                continue
            yield from (word, word.rstrip(_DIGITS), spelt)
            spelt = ""


def _parts(text: str) -> list[str]:
    """The words of a text, with the marks that belong to their letters."""
    return "".join(sign if _belongs(sign) else " " for sign in text).split()


def _belongs(sign: str) -> bool:
    return sign.isalnum() or unicodedata.category(sign)[0] == "M"

"""The words of the box: docs/terms.md from locales/terms.toml, and the messages held to it.

    python -m tools.terms            # write it; --check only compares

The tests ask `contradictions` and `avoided`: both say what is wrong in a line each.
"""

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tools.generator import ROOT, Generator, main

LOCALES: Final = ROOT / "locales"
DATA: Final = LOCALES / "terms.toml"

LANGUAGES: Final = {
    "da": "Danish",
    "de": "German",
    "en": "English",
    "es": "Spanish",
    "fr": "French",
    "it": "Italian",
    "nl": "Dutch",
    "pt": "Portuguese",
}
GAMES: Final = {"split-it": "Split it!", "splito": "Splito", "split": "Split"}

HEAD: Final = """\
# The words of the box

Written by `scripts/terms` from [locales/terms.toml](../locales/terms.toml): change that file, not
this one.

Somebody with the printed game in hand should not stumble over a word. So here are the terms that
the printed rules use, and ours beside them; where ours differs, the reason stands there, and the
rules page names the printed word once. A dash: we know no printed rules of that game in that
language. The tests read the same data: they fail where a message does not say its term, or says a
word to avoid.

Code, records and the numbered rules in `docs/rules` keep the words of the [glossary](glossary.md):
*stock*, *divider* and *common* are names of fields there, and records last longer than screens.
"""


@dataclass(frozen=True, slots=True)
class Word:
    """A term in one language."""

    ours: str
    print: str | None = None
    forms: Sequence[str] = ()
    why: str = ""
    named: str = ""  # the message that names the printed word

    @property
    def agrees(self) -> bool:
        """Nothing is printed, or one word is the other, or a part of it."""
        if self.print is None:
            return True
        ours, printed = self.ours.casefold(), self.print.casefold()
        return ours in printed or printed in ours

    def is_said_in(self, text: str) -> bool:
        return any(form.casefold() in text.casefold() for form in self.forms or (self.ours,))


@dataclass(frozen=True, slots=True)
class Term:
    game: str
    meaning: str
    messages: Sequence[str]  # ids of those that say it in every language
    words: Mapping[str, Word]  # by language


@dataclass(frozen=True, slots=True)
class Avoided:
    language: str
    words: Sequence[str]
    instead: str
    why: str
    pattern: str = ""  # where the words alone do not tell
    files: Sequence[str] = ()  # all, if none
    excepted: Mapping[str, str] = field(default_factory=dict)  # reasons by message

    def is_said_in(self, text: str) -> bool:
        said = self.pattern or "|".join(map(re.escape, self.words))
        return re.search(rf"(?<!\w)(?:{said})(?!\w)", text, re.IGNORECASE) is not None


@dataclass(frozen=True, slots=True)
class Answer:
    """Something besides words in which we differ from the print, or might seem to."""

    about: str
    answer: str


@dataclass(frozen=True, slots=True)
class Message:
    file: str
    text: str


# Reading


def read() -> tuple[Sequence[Term], Sequence[Avoided]]:
    raw = tomllib.loads(DATA.read_text(encoding="utf-8"))
    return [_term(item) for item in raw["terms"]], [_avoided(item) for item in raw["avoid"]]


def answers() -> Sequence[Answer]:
    raw = tomllib.loads(DATA.read_text(encoding="utf-8"))
    return [Answer(**item) for item in raw["answers"]]


def _term(raw: Mapping[str, Any]) -> Term:
    words = {
        language: Word(**{"ours": word.get("print"), **word})
        for language, word in raw["words"].items()
    }
    return Term(raw["game"], raw["meaning"], raw["messages"], words)


def _avoided(raw: Mapping[str, Any]) -> Avoided:
    fields = {name: value for name, value in raw.items() if name != "except"}
    return Avoided(**fields, excepted=raw.get("except", {}))


def messages(language: str) -> Mapping[str, Message]:
    """All messages of a language by id, without the names of what is filled in."""
    found: dict[str, Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        text = "".join(line for line in lines if not line.startswith("#"))
        for id_, said in re.findall(
            r"^([a-z][a-z0-9-]*) = ?((?:.*\n?)(?:[ }].*\n?|\n)*)", text, re.M
        ):
            found[id_] = Message(path.stem, re.sub(r"\$\w+", "", said).strip())
    return found


# What the messages say


def contradictions(terms: Sequence[Term], said: Mapping[str, Mapping[str, Message]]) -> list[str]:
    """`said`: messages by language."""
    return [
        f"{language}: {problem}"
        for term in terms
        for language, word in term.words.items()
        for problem in _contradicted(term, word, said[language])
    ]


def _contradicted(term: Term, word: Word, said: Mapping[str, Message]) -> Iterator[str]:
    for id_ in term.messages:
        if not word.is_said_in(said[id_].text):
            yield f"{id_} does not say “{word.ours}”: {said[id_].text}"
    if word.agrees:
        return
    if not word.why or not word.named or word.print is None:
        yield f"“{word.ours}” is not the printed “{word.print}”: say why, and where it is named"
        return
    naming = [id_ for id_, message in said.items() if word.print in message.text]
    if naming != [word.named]:
        yield f"“{word.print}” should be named in {word.named} alone, and is in {naming}"


def avoided(avoid: Sequence[Avoided], said: Mapping[str, Mapping[str, Message]]) -> list[str]:
    return [
        f"{word.language}: {problem}"
        for word in avoid
        for id_, message in said[word.language].items()
        if not word.files or message.file in word.files
        for problem in _said(word, id_, message)
    ]


def _said(word: Avoided, id_: str, message: Message) -> Iterator[str]:
    if word.is_said_in(message.text) and id_ not in word.excepted:
        yield f"{id_}: say “{word.instead}” ({word.why}), not: {message.text}"
    if id_ in word.excepted and not word.is_said_in(message.text):
        yield f"{id_} is an exception in vain"


# Writing


def current() -> str:
    terms, avoid = read()
    languages = "".join(
        f"\n## {name}\n\n{_terms(terms, language)}\n{_avoid(avoid, language)}"
        for language, name in LANGUAGES.items()
    )
    rows = "".join(f"| {each.about} | {each.answer} |\n" for each in answers())
    return f"{HEAD}{languages}\n## Besides words\n\n| about | answer |\n|---|---|\n{rows}"


def _terms(terms: Sequence[Term], language: str) -> str:
    rows = ["| game | meaning | printed | ours | why |", "|---|---|---|---|---|"]
    for term in terms:
        word = term.words[language]
        named = f" (named in `{word.named}`)" if word.named else ""
        cells = (GAMES[term.game], term.meaning, word.print or "–", word.ours, word.why + named)
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def _avoid(avoid: Sequence[Avoided], language: str) -> str:
    rows = ["| not | but | why | except in |", "|---|---|---|---|"]
    for word in avoid:
        if word.language == language:
            where = f" (in {', '.join(word.files)})" if word.files else ""
            excepted = "; ".join(f"`{id_}`: {why}" for id_, why in word.excepted.items())
            cells = (", ".join(word.words) + where, word.instead, word.why, excepted)
            rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


GENERATOR: Final = Generator("scripts/terms", {"docs/terms.md": current})

if __name__ == "__main__":
    sys.exit(main(GENERATOR))

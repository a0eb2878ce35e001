"""Generates docs/terms.md from locales/terms.toml, and checks messages against those terms.

    python -m tools.terms            # --check: compare only

The tests call `contradictions`, `strayed` and `avoided`, which return one line per problem.
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

People who own the printed game should find its words on the screen. These tables list the terms of
the printed rules beside ours. Where ours differs, the table gives the reason, and the rules page
mentions the printed word once. A dash means that we know of no printed rules of that game in that
language. A second table for each language has our own words, one for each idea. The tests read the
same data: they fail if a message doesn't use its term, or uses a word to avoid.

Code, records and the numbered rules in `docs/rules` use the words of the [glossary](glossary.md):
*stock*, *divider* and *common* are field names there, and records outlive screens.
"""


@dataclass(frozen=True, slots=True)
class Word:
    """A term in one language."""

    ours: str
    print: str | None = None
    forms: Sequence[str] = ()
    why: str = ""
    named: str = ""  # id of the message that mentions the printed word

    @property
    def agrees(self) -> bool:
        """Whether one word contains the other, or there is no printed word."""
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
    messages: Sequence[str]  # ids of messages that must use the term, in every language
    words: Mapping[str, Word]  # by language


@dataclass(frozen=True, slots=True)
class Saying:
    """Our word for an idea in one language."""

    word: str
    forms: Sequence[str] = ()  # how it may look, where grammar bends it
    avoid: Sequence[str] = ()

    def is_said_in(self, text: str) -> bool:
        return any(form.casefold() in text.casefold() for form in self.forms or (self.word,))

    def avoided_in(self, text: str) -> str | None:
        if not self.avoid:
            return None
        found = re.search(rf"(?<!\w)(?:{'|'.join(map(re.escape, self.avoid))})(?!\w)", text, re.I)
        return found and found[0]


@dataclass(frozen=True, slots=True)
class Idea:
    """Something of ours that isn't in the box, and what it is called."""

    meaning: str
    words: Mapping[str, Saying]  # by language
    english: str = ""  # regular expression; empty: too common a word to follow
    excepted: Mapping[str, str] = field(default_factory=dict)  # reasons, by message id

    def is_said_in(self, english: str) -> bool:
        return bool(self.english) and bool(re.search(rf"\b(?:{self.english})\b", english, re.I))


@dataclass(frozen=True, slots=True)
class Avoided:
    language: str
    words: Sequence[str]
    instead: str
    why: str
    pattern: str = ""  # regular expression to use instead of the words
    files: Sequence[str] = ()  # where it applies; empty means all files
    excepted: Mapping[str, str] = field(default_factory=dict)  # reasons, by message id

    def is_said_in(self, text: str) -> bool:
        said = self.pattern or "|".join(map(re.escape, self.words))
        return re.search(rf"(?<!\w)(?:{said})(?!\w)", text, re.IGNORECASE) is not None


@dataclass(frozen=True, slots=True)
class Answer:
    """A difference from the printed game that isn't a matter of words, or that only seems one."""

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


def ideas() -> Sequence[Idea]:
    raw = tomllib.loads(DATA.read_text(encoding="utf-8"))
    return [
        Idea(
            item["meaning"],
            {language: Saying(**word) for language, word in item["words"].items()},
            item.get("english", ""),
            item.get("except", {}),
        )
        for item in raw["ideas"]
    ]


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
    """All messages of a language by id, without the names of their variables."""
    found: dict[str, Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        text = "".join(line for line in lines if not line.startswith("#"))
        for id_, said in re.findall(
            r"^([a-z][a-z0-9-]*) = ?((?:.*\n?)(?:[ }].*\n?|\n)*)", text, re.M
        ):
            found[id_] = Message(path.stem, re.sub(r"\$\w+", "", said).strip())
    return found


# Checking


def contradictions(terms: Sequence[Term], said: Mapping[str, Mapping[str, Message]]) -> list[str]:
    """Messages that don't use their terms. `said` has the messages by language and id."""
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
        yield f"“{word.ours}” is not the printed “{word.print}”: add `why` and `named`"
        return
    naming = [id_ for id_, message in said.items() if word.print in message.text]
    if naming != [word.named]:
        yield f"“{word.print}” must occur only in {word.named}, but is in {naming}"


def strayed(ideas: Sequence[Idea], said: Mapping[str, Mapping[str, Message]]) -> list[str]:
    """Messages that say something else than our word for an idea."""
    return [
        f"{language}: {problem}"
        for idea in ideas
        for language in idea.words
        for problem in _strayed(idea, language, said)
    ]


def _strayed(idea: Idea, language: str, said: Mapping[str, Mapping[str, Message]]) -> Iterator[str]:
    word = idea.words[language]
    for id_, message in said[language].items():
        if id_ in idea.excepted:
            continue
        if wrong := word.avoided_in(message.text):
            yield f"{id_}: say “{word.word}”, not “{wrong}”: {message.text}"
        if idea.is_said_in(said["en"][id_].text) and not word.is_said_in(message.text):
            yield f"{id_} does not say “{word.word}”: {message.text}"


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
        yield f"{id_} is an unnecessary exception"


# Writing


def current() -> str:
    terms, avoid = read()
    languages = "".join(
        f"\n## {name}\n\n{_terms(terms, language)}\n{_ideas(language)}\n{_avoid(avoid, language)}"
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


def _ideas(language: str) -> str:
    rows = ["| our own | meaning | not |", "|---|---|---|"]
    for idea in ideas():
        word = idea.words[language]
        rows.append(f"| {word.word} | {idea.meaning} | {', '.join(word.avoid)} |")
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

"""A substitute for the part of rich that the terminal uses, without styles."""

import re
import shutil
from collections.abc import Iterable, Iterator
from typing import TextIO
from unicodedata import category, east_asian_width


class Text:
    """A line of text. Styles are accepted and ignored."""

    def __init__(self, plain: str = "", style: str = "") -> None:
        del style
        self.plain = plain

    def __add__(self, other: "Text") -> "Text":
        return Text(self.plain + other.plain)

    @property
    def cell_len(self) -> int:
        return cell_len(self.plain)

    def append(self, text: str, style: str = "") -> "Text":
        del style
        self.plain += text
        return self

    def append_text(self, text: "Text") -> "Text":
        return self.append(text.plain)

    def join(self, texts: Iterable["Text"]) -> "Text":
        return Text(self.plain.join(text.plain for text in texts))

    def stylize(self, style: str) -> None:
        del style

    def rstrip(self) -> None:
        self.plain = self.plain.rstrip()

    def wrap(self, _console: "Console", width: int) -> list["Text"]:
        """The text as lines of at most `width` cells."""
        return [Text(line) for line in _lines(self.plain, width)]


class Console:
    """Prints texts to a file, line by line."""

    no_color = True

    def __init__(self, file: TextIO, *, width: int | None = None, **_styles: object) -> None:
        self.file = file
        self.is_terminal = file.isatty()
        self.width = width or shutil.get_terminal_size().columns

    def print(self, text: Text, *, soft_wrap: bool = True) -> None:
        del soft_wrap  # the caller wraps
        self.file.write(f"{text.plain}\n")
        self.file.flush()


def cell_len(text: str) -> int:
    """How many cells of a terminal the text takes."""
    return sum(map(_cells, text))


def set_cell_size(text: str, width: int) -> str:
    """The text cut or padded to exactly `width` cells."""
    text = text[: _fitting(text, width)]
    return text + " " * (width - cell_len(text))


def _cells(character: str) -> int:
    if category(character) in ("Mn", "Me", "Cf", "Cc"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


def _fitting(text: str, width: int) -> int:
    """How many characters fit into so many cells."""
    for place, character in enumerate(text):
        width -= _cells(character)
        if width < 0:
            return place
    return len(text)


def _lines(text: str, width: int) -> Iterator[str]:
    """Fill lines with words. A word that is longer than a line is cut."""
    line = ""
    for word in re.findall(r"\s*\S+\s*", text):
        if line and cell_len(line) + cell_len(word.rstrip()) > width:
            yield line
            line = ""
        line += word
        while cell_len(line.rstrip()) > width:
            cut = max(_fitting(line, width), 1)
            yield line[:cut]
            line = line[cut:]
    yield line

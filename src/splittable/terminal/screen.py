"""Output and input of the terminal: shows lines of text, and reads typed lines."""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TextIO, TypeAlias

from splittable.terminal.styled_text import Console, Text, cell_len, set_cell_size

Lines: TypeAlias = list[Text]
ReadLine: TypeAlias = Callable[[str], str]  # prompt -> typed line; raises EOFError at the end

WIDEST = 100  # longer lines are hard to read
NO_TERMINAL_WIDTH = 80


class PlainConsole(Console):
    """A console that raises BrokenPipeError instead of exiting."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console_on(file: TextIO, *, colour: bool = True) -> Console:
    """A console that prints text verbatim. With NO_COLOR or on a pipe, it uses no escape codes."""
    found = Console(file=file)
    plain = not colour or not found.is_terminal or found.no_color
    return PlainConsole(
        file=file,
        highlight=False,
        markup=False,
        emoji=False,
        color_system=None if plain else "auto",
        width=None if found.is_terminal else NO_TERMINAL_WIDTH,
    )


def read_typed_line(prompt: str) -> str:
    """Read one line from stdin. Input from a pipe is echoed, so that transcripts are complete."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (adds arrow keys and history to input)
        return input(prompt)
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    sys.stdout.write(f"{line.rstrip()}\n")
    return line


class Screen:
    """Shows lines and asks questions."""

    def __init__(self, console: Console, read_line: ReadLine = read_typed_line) -> None:
        self._console = console
        self._read_line = read_line

    @property
    def width(self) -> int:
        return min(self._console.width, WIDEST)

    def show(self, *lines: Text | str) -> None:
        for line in lines:
            self._show_line(Text(line) if isinstance(line, str) else line)

    def show_all(self, lines: Iterable[Text]) -> None:
        self.show(*lines)

    def show_whole(self, line: str) -> None:
        """Show a line without wrapping it, so that a path can be copied."""
        self._console.print(Text(line), soft_wrap=True)

    def headline(self, text: str) -> None:
        rule = f"── {text} "
        self.show("", Text(rule + "─" * (self.width - cell_len(rule)), style="bold"))

    def ask(self, prompt: str = "> ") -> str:
        """The typed line, stripped. Raises EOFError at the end of input."""
        return self._read_line(prompt).strip()

    def _show_line(self, line: Text) -> None:
        line.rstrip()
        if line.cell_len <= self.width:
            self._console.print(line, soft_wrap=True)
            return
        plain = line.plain
        indent = " " * (len(plain) - len(plain.lstrip()) + 2)
        first, *rest = line.wrap(self._console, self.width - len(indent))
        for part in (first, *(Text(indent) + more for more in rest)):
            part.rstrip()
            self._console.print(part, soft_wrap=True)


def padded(text: str, width: int) -> str:
    """Pad or shorten to exactly `width` cells. A long name keeps its end, often a number."""
    if cell_len(text) > width:
        end = text[-2:]
        text = set_cell_size(text, width - 1 - cell_len(end)).rstrip() + "…" + end
    return set_cell_size(text, width)


def dim(text: str) -> Text:
    return Text(text, style="dim")


def bold(text: str) -> Text:
    return Text(text, style="bold")

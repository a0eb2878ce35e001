"""Where the terminal shows and asks: lines of text go out, one line at a time comes in."""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TextIO, TypeAlias

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

Lines: TypeAlias = list[Text]
ReadLine: TypeAlias = Callable[[str], str]  # gives what was typed; raises EOFError at the end

WIDEST = 100  # longer lines are hard to read, however wide the window is
NO_TERMINAL_WIDTH = 80


class PlainConsole(Console):
    """A console that lets a closed pipe be the caller's business."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console_on(file: TextIO, *, colour: bool = True) -> Console:
    """A console that takes texts as they are; NO_COLOR and pipes get no escape codes at all."""
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
    """One line from the person; from a pipe it is echoed, so that the transcript reads well."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (arrow keys and history while typing)
        return input(prompt)
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    sys.stdout.write(f"{line.rstrip()}\n")
    return line


class Screen:
    """Shows lines and asks questions; tests bring their own console and their own typist."""

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
        """Without a break of our own: a path is to be copied in one piece."""
        self._console.print(Text(line), soft_wrap=True)

    def headline(self, text: str) -> None:
        rule = f"── {text} "
        self.show("", Text(rule + "─" * (self.width - cell_len(rule)), style="bold"))

    def ask(self, prompt: str = "> ") -> str:
        """What was typed, without the spaces round it. Raises EOFError when there is no more."""
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
    """Exactly so many cells, also for wide letters; a long name keeps its end, often a number."""
    if cell_len(text) > width:
        end = text[-2:]
        text = set_cell_size(text, width - 1 - cell_len(end)).rstrip() + "…" + end
    return set_cell_size(text, width)


def dim(text: str) -> Text:
    return Text(text, style="dim")


def bold(text: str) -> Text:
    return Text(text, style="bold")

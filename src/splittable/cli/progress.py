"""The progress bar of long commands: rich's, or without the extra `cli` none."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from splittable.core.extras import has_extra

if TYPE_CHECKING:
    from rich import progress as rich


class Progress:
    """How far a command is. This one only prints messages."""

    def advance(self) -> None:
        """One more piece is done."""

    def reach(self, done: int) -> None:
        """So much is done in all."""

    def say(self, line: str) -> None:
        print(line, file=sys.stderr)


class _Bar(Progress):
    def __init__(self, shown: "rich.Progress", task: "rich.TaskID") -> None:
        self._shown, self._task = shown, task

    def advance(self) -> None:
        self._shown.advance(self._task)

    def reach(self, done: int) -> None:
        self._shown.update(self._task, completed=done)

    def say(self, line: str) -> None:
        self._shown.console.print(line, soft_wrap=True)


@contextmanager
def progress_on_stderr(
    what: str, total: int | None, *, in_bytes: bool = False
) -> Iterator[Progress]:
    """A progress bar that is shown only on a terminal, and cleared at the end."""
    if not has_extra("cli"):
        yield Progress()
        return
    from rich import progress as rich

    from splittable.terminal.screen import console_on

    console = console_on(sys.stderr)
    with rich.Progress(
        rich.TextColumn("{task.description}"),
        rich.BarColumn(),
        rich.DownloadColumn() if in_bytes else rich.MofNCompleteColumn(),
        rich.TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as shown:
        yield _Bar(shown, shown.add_task(what, total=total))

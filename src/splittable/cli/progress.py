"""The progress bar of long commands."""

import sys

from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

from splittable.terminal.screen import console_on


def progress_on_stderr(count: ProgressColumn) -> Progress:
    """A progress bar that is shown only on a terminal, and cleared at the end."""
    console = console_on(sys.stderr)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        count,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )

"""A bar for long work."""

import sys

from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

from splittable.terminal.screen import console_on


def progress_on_stderr(count: ProgressColumn) -> Progress:
    """A bar that shows only where somebody watches, and leaves nothing behind."""
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

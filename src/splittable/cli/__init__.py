"""The `splittable` command: serve tables, play in the terminal, simulate, replay, keep score."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from splittable.cli.arguments import Usage
from splittable.cli.command_line import read_arguments
from splittable.cli.serve import run_at_home
from splittable.core.errors import SplittableError

FAILED = 2  # the one exit code for whatever went wrong, said in one line
INTERRUPTED = 130  # what shells give for Ctrl-C
PIPE_CLOSED = 141  # what shells give when the reader of a pipe has left


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Every failure is one line on stderr, never a traceback."""
    _tolerate_any_text()
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_stdout()
        return PIPE_CLOSED
    except KeyboardInterrupt as stop:
        print("; ".join(["splittable: stopped", *map(str, stop.args)]), file=sys.stderr)
        return INTERRUPTED
    except (SplittableError, OSError, EOFError, Usage) as error:
        print(f"splittable: {_one_line(error)}", file=sys.stderr)
        return FAILED
    return code


def _run(argv: Sequence[str]) -> int:
    if not argv or list(argv) == ["--share"]:
        return run_at_home(share=bool(argv))
    arguments = read_arguments(argv)
    if arguments is None:  # --help or --version, already printed
        return 0
    code: int = arguments.run(arguments)
    return code


def _one_line(error: BaseException) -> str:
    if isinstance(error, OSError) and error.strerror:
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{error.strerror}"
    return " ".join(str(error).split()) or "the input ended too early"


def _tolerate_any_text() -> None:
    """What a stream cannot show or read becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _forget_stdout() -> None:
    """Nobody reads any more: keep the interpreter from complaining about it at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

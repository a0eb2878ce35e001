"""The `splittable` command: serve tables, play in the terminal, simulate, replay, keep score."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from splittable import build_info
from splittable.bots import plugin_problems
from splittable.cli.arguments import Usage
from splittable.cli.command_line import read_arguments
from splittable.cli.plugins import list_plugins
from splittable.core.errors import SplittableError
from splittable.core.extras import require_extras

FAILED = 2  # exit code of every error
INTERRUPTED = 130  # as shells report SIGINT
PIPE_CLOSED = 141  # as shells report SIGPIPE


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. An error is one line on stderr, no traceback."""
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
        require_extras("a table server", "server")
        from splittable.cli.serve import run_at_home  # needs that extra

        return run_at_home(share=bool(argv))
    if list(argv) == ["--version"]:
        print(f"splittable {build_info.version()}")
        return 0
    if list(argv) == ["--list"]:
        print(list_plugins())
        return 0
    arguments = read_arguments(argv)
    if arguments is None:  # --help, already printed
        return 0
    if arguments.command != "serve":  # it logs them
        for problem in plugin_problems():
            print(f"splittable: {problem}", file=sys.stderr)
    code: int = arguments.run(arguments)
    return code


def _one_line(error: BaseException) -> str:
    if isinstance(error, OSError) and error.strerror:
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{error.strerror}"
    return " ".join(str(error).split()) or "unexpected end of input"


def _tolerate_any_text() -> None:
    """Replace characters that a stream can't encode or decode instead of raising an error."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _forget_stdout() -> None:
    """Redirect stdout to the null device: flushing a closed pipe at exit prints an error."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

"""Where the tests' SQLite files are, and processes of their own that work on them."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
LARGE = b"x" * 30_000  # an entry that needs several pages


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def python(module: str, *words: str | Path) -> "subprocess.Popen[str]":
    """A module of the tests, run by a process of its own; `with` waits for its end."""
    return subprocess.Popen(
        [sys.executable, "-m", module, *map(str, words)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )

"""Runs the command in the test's process, or as a process of its own."""

import io
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from splittable.cli import main
from tests.support.patience import until_blocking


@dataclass(frozen=True)
class Run:
    code: int
    out: str
    err: str


class Command:
    """Calls `main` with these arguments; `typed` is the text on stdin."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._patch = patch

    def __call__(self, *words: str | Path, typed: str = "") -> Run:
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        code = main([str(word) for word in words])
        captured = self._capsys.readouterr()
        return Run(code, captured.out, captured.err)


def wait_for_lines(path: Path, count: int, run: "subprocess.Popen[Any]") -> None:
    """Wait until the program has written `count` lines to the file."""

    def are_written() -> bool:
        assert run.poll() is None, "it has ended"
        return path.exists() and path.read_bytes().count(b"\n") >= count

    until_blocking(are_written)


def process(*words: str | Path, typed: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "splittable.cli", *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={"PATH": "/usr/bin:/bin", "PYTHONIOENCODING": "utf-8", **more},
    )

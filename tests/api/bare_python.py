"""Runs Python without any installed package, as after `pip install splittable` alone."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def bare_python(*words: str | Path, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Run the interpreter with these arguments. `-S` leaves out every site-packages folder."""
    return subprocess.run(
        [sys.executable, "-S", *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={
            "PATH": os.defpath,
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
            "PYTHONIOENCODING": "utf-8",
        },
    )

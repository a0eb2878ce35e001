"""Seconds until a server's searching bots are ready: at its first start, then at later ones.

The server runs without a home, as a service does, and if possible (as root) as a user of its own.
Its cache of compiled code is a new folder. The target is for every start but the first.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.report import Figure, Row, report

TARGET: Final = 10.0  # seconds
USER: Final = 10_001
READY: Final = "bots are ready"


def seconds_to_ready(folder: Path) -> float:
    """Start a server, and wait until its log says that the bots are ready."""
    environment = {
        "PATH": os.defpath,
        "HOME": "/nonexistent",
        "NUMBA_CACHE_DIR": str(folder / "cache"),
        "SPLITTABLE_DATABASE": f"sqlite:///{folder}/tables.db",
        "SPLITTABLE_LOG_FORMAT": "json",
        "SPLITTABLE_PORT": "0",
    }
    begin = time.perf_counter()
    with subprocess.Popen(
        [*_as_user(), sys.executable, "-m", "splittable.cli", "serve"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment,
    ) as server:
        assert server.stderr is not None
        try:
            for line in server.stderr:
                if json.loads(line)["event"] == READY:
                    return time.perf_counter() - begin
        finally:
            server.terminate()
    raise SystemExit("the server ended before its bots were ready")


def _as_user() -> list[str]:
    if os.geteuid() != 0:
        return []
    return ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"]


def rows(rounds: int) -> Iterator[Row | Figure]:
    with tempfile.TemporaryDirectory(prefix="splittable-ready-") as name:
        folder = Path(name)
        (folder / "cache").mkdir()
        if os.geteuid() == 0:
            for owned in (folder, folder / "cache"):
                os.chown(owned, USER, USER)
        yield Figure("first start: seconds to ready bots", seconds_to_ready(folder), digits=1)
        for number in range(rounds):
            row = f"start {number + 2}: seconds, and the most allowed"
            taken = seconds_to_ready(folder)
            yield Row(row, taken, TARGET, 1.0, less_is_better=True, digits=1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench ready", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON lines")
    parser.add_argument("--rounds", type=int, default=3, help="starts after the first")
    args = parser.parse_args()
    return 0 if report(rows(args.rounds), as_json=args.json) else 1


if __name__ == "__main__":
    sys.exit(main())

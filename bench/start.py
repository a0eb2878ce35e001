"""Seconds from `./play` in a fresh clone to the page, optionally beside another revision.

Each clone is new, without environment, packages or tables. The caches of pip, uv and npm are used;
the first start of each revision, which fills them, doesn't count. Two revisions take turns, A B,
B A, so that a busy machine slows both alike.
"""

import argparse
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from bench.report import Figure, Row, report

ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 600  # seconds
ADDRESS: Final = re.compile(r"http://[0-9.:]+")


def seconds_to_page(revision: str) -> float:
    """Clone the revision, run `./play` in it, and load the page."""
    with tempfile.TemporaryDirectory(prefix="splittable-start-") as folder:
        clone = Path(folder) / "clone"
        _git("clone", "--quiet", "--no-checkout", str(ROOT), str(clone))
        _git("-C", str(clone), "checkout", "--quiet", "--detach", revision)
        environment = {
            **os.environ,
            "SPLITTABLE_NO_BROWSER": "1",
            "SPLITTABLE_PORT": "0",
            "XDG_DATA_HOME": str(Path(folder) / "data"),
        }
        begin = time.perf_counter()
        playing = subprocess.Popen(
            [clone / "play"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        try:
            assert playing.stdout is not None
            address = ADDRESS.search(playing.stdout.readline())
            if address is None:
                raise SystemExit(f"./play of {revision} ended with code {playing.wait(PATIENCE)}")
            with urlopen(address[0], timeout=PATIENCE) as page:
                page.read()
            return time.perf_counter() - begin
        finally:
            playing.send_signal(signal.SIGINT)
            playing.wait(PATIENCE)


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout


def alternate(revisions: Sequence[str], rounds: int) -> Iterator[dict[str, float]]:
    """Yield the seconds of each revision, round by round."""
    for number in range(rounds):
        order = revisions if number % 2 == 0 else revisions[::-1]
        yield {revision: seconds_to_page(revision) for revision in order}


def rows(ours: str, other: str | None, rounds: int) -> Iterator[Row | Figure]:
    revisions = [ours] if other is None else [ours, other]
    for revision in revisions:
        seconds_to_page(revision)
    ratios: list[float] = []
    spent: list[dict[str, float]] = []
    for seconds in alternate(revisions, rounds):
        spent.append(seconds)
        name = f"round {len(spent)}: seconds from ./play to the page"
        if other is None:
            yield Figure(name, seconds[ours], digits=1)
            continue
        ratios.append(seconds[other] / seconds[ours])
        yield Row(name, seconds[ours], seconds[other], None, less_is_better=True, digits=1)
    yield Figure("median seconds", statistics.median(each[ours] for each in spent), digits=1)
    if ratios:
        yield Row("median of the rounds' ratios", statistics.median(ratios), 1.0, None, digits=2)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench start", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON lines")
    parser.add_argument("--rounds", type=int, default=4, help="measured starts per revision")
    parser.add_argument("--beside", metavar="REV", help="revision to compare with HEAD")
    args = parser.parse_args()
    other = None if args.beside is None else _git("-C", str(ROOT), "rev-parse", args.beside).strip()
    ours = _git("-C", str(ROOT), "rev-parse", "HEAD").strip()
    return 0 if report(rows(ours, other, args.rounds), as_json=args.json) else 1


if __name__ == "__main__":
    sys.exit(main())

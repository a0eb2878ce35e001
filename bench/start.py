"""Seconds from `./play` in a fresh clone to the page, optionally beside another revision.

Each clone is new, without environment, packages or tables. The caches of pip, uv and npm are used;
the first start of each revision, which fills them, doesn't count. Two revisions take turns, A B,
B A, so that a busy machine slows both alike.

`--ways` times each line of the README's "Try it" instead: once, in a fresh clone with a new virtual
environment that has only pip, uv and pipx, until the page is loaded or the terminal shows the game.
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
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from bench.report import Figure, Row, report

ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 600  # seconds
ADDRESS: Final = re.compile(r"http://[0-9.:]+")


def seconds_to_page(revision: str) -> float:
    """Clone the revision, run `./play` in it, and load the page."""
    with cloned(revision) as clone:
        return seconds_to_show("./play", clone)


@contextmanager
def cloned(revision: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="splittable-start-") as folder:
        clone = Path(folder) / "clone"
        _git("clone", "--quiet", "--no-checkout", str(ROOT), str(clone))
        _git("-C", str(clone), "checkout", "--quiet", "--detach", revision)
        yield clone


def seconds_to_show(command: str, clone: Path, path: str = os.environ["PATH"]) -> float:
    """Run a command in a clone until it prints something. If that is an address, load the page."""
    environment = {
        **os.environ,
        "PATH": path,
        "PIP_QUIET": "1",
        "SPLITTABLE_NO_BROWSER": "1",
        "SPLITTABLE_PORT": "0",
        "PIPX_HOME": str(clone.parent / "pipx"),
        "XDG_DATA_HOME": str(clone.parent / "data"),
    }
    begin = time.perf_counter()
    playing = subprocess.Popen(
        command,
        shell=True,
        cwd=clone,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    )
    try:
        assert playing.stdout is not None
        said = playing.stdout.readline()
        if not said:
            raise SystemExit(f"{command} ended with code {playing.wait(PATIENCE)}")
        if address := ADDRESS.search(said):
            with urlopen(address[0], timeout=PATIENCE) as page:
                page.read()
        return time.perf_counter() - begin
    finally:
        with suppress(ProcessLookupError):
            os.killpg(playing.pid, signal.SIGINT)
        playing.wait(PATIENCE)


def ways(revision: str) -> Iterator[Figure]:
    """The commands of the README's "Try it", except those that don't run here, such as docker."""
    readme = _git("-C", str(ROOT), "show", f"{revision}:README.md")
    section = readme.partition("\n## Try it\n")[2].partition("\n## ")[0]
    blocks = re.findall(r"^```\n(.*?)^```$", section, flags=re.MULTILINE | re.DOTALL)
    for line in "".join(blocks).splitlines():
        command = re.split(r" {3,}", line)[0]
        with cloned(revision) as clone:
            try:
                taken = _seconds_in_a_venv(command, clone)
            except SystemExit as failed:
                print(f"left out: {failed}", file=sys.stderr)
            else:
                yield Figure(f"seconds: {command}", taken, digits=1)


def _seconds_in_a_venv(command: str, clone: Path) -> float:
    venv = clone.parent / "venv"
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    subprocess.run([venv / "bin/pip", "install", "--quiet", "uv", "pipx"], check=True)
    return seconds_to_show(command, clone, f"{venv}/bin{os.pathsep}{os.environ['PATH']}")


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
    parser.add_argument("--ways", action="store_true", help='time the lines of "Try it" instead')
    args = parser.parse_args()
    other = None if args.beside is None else _git("-C", str(ROOT), "rev-parse", args.beside).strip()
    ours = _git("-C", str(ROOT), "rev-parse", "HEAD").strip()
    figures = ways(ours) if args.ways else rows(ours, other, args.rounds)
    return 0 if report(figures, as_json=args.json) else 1


if __name__ == "__main__":
    sys.exit(main())

"""The size of an installation, plain and with everything, and the time of `import splittable`.

The wheel is built from this checkout and installed with pip into new environments; the extras come
from the package index that pip uses. A size is what installing adds to the environment, in files,
without bytecode. The times are wall-clock times of new processes that take turns with an idle one,
after a first round that writes the bytecode.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.report import Figure, report

ROOT: Final = Path(__file__).parents[1]
MEGABYTE: Final = 1e6
MILLISECOND: Final = 1e-3
NOTHING: Final = "pass"
PROGRAMS: Final = {
    "import splittable": "import splittable",
    "… and splittable.game('split')": "import splittable; splittable.game('split')",
}


def built_wheel(folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def new_environment(folder: Path) -> Path:
    """Make an environment with pip in it. Returns its Python."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    return folder / "bin/python"


def install(python: Path, what: str, *options: str) -> float:
    """Install a package. Returns the megabytes that this adds to the environment."""
    before = _megabytes(python.parents[1])
    pip = [str(python), "-m", "pip", "-q", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "--no-compile", *options, what], check=True)
    return _megabytes(python.parents[1]) - before


def _megabytes(folder: Path) -> float:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files if path.suffix != ".pyc") / MEGABYTE


def packages(python: Path) -> int:
    """How many packages are installed besides pip itself and what came with it."""
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "list", "--format=freeze"]
    listed = subprocess.run(pip, check=True, capture_output=True, text=True).stdout.split()
    return sum(not each.startswith(("pip==", "setuptools==")) for each in listed)


def seconds(python: Path, program: str) -> float:
    begin = time.perf_counter()
    subprocess.run([python, "-I", "-c", program], check=True)
    return time.perf_counter() - begin


def import_times(python: Path, rounds: int) -> Iterator[Figure]:
    programs = [NOTHING, *PROGRAMS.values()]
    for program in programs:
        seconds(python, program)
    taken = [{program: seconds(python, program) for program in programs} for _ in range(rounds)]
    idle = statistics.median(each[NOTHING] for each in taken) / MILLISECOND
    yield Figure("python -c pass, ms", idle, digits=1)
    for name, program in PROGRAMS.items():
        more = statistics.median(each[program] - each[NOTHING] for each in taken) / MILLISECOND
        yield Figure(f"{name}, ms more", more, digits=1)


def rows(rounds: int) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="splittable-install-") as name:
        folder = Path(name)
        wheel = built_wheel(folder)
        yield Figure("wheel, MB", wheel.stat().st_size / MEGABYTE, digits=2)
        plain = new_environment(folder / "plain")
        yield Figure("plain install, MB", install(plain, str(wheel), "--no-index"), digits=2)
        yield Figure("plain install, packages", packages(plain))
        yield from import_times(plain, rounds)
        whole = new_environment(folder / "all")
        yield Figure("splittable[all], MB", install(whole, f"{wheel}[all]"), digits=1)
        yield Figure("splittable[all], packages", packages(whole))


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench install", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON lines")
    parser.add_argument("--rounds", type=int, default=21, help="timed processes of each kind")
    args = parser.parse_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # a first import writes what later ones read
    return 0 if report(rows(args.rounds), as_json=args.json) else 1


if __name__ == "__main__":
    sys.exit(main())

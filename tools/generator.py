"""Writes generated files that are out of date, or only reports them.

GENERATOR = Generator("scripts/terms", {"docs/terms.md": current})
sys.exit(main(GENERATOR))        # --check: write nothing, and fail if a file is out of date
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Generator:
    script: str  # the script that writes the files
    files: Mapping[str, Callable[[], str]]  # functions that return the content, by relative path

    def outdated(self, root: Path = ROOT) -> dict[str, str]:
        """The content of files that are out of date, by relative path."""
        wanted = {name: make() for name, make in self.files.items()}
        return {name: text for name, text in wanted.items() if _read(root / name) != text}


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def main(*generators: Generator, root: Path = ROOT) -> int:
    """Write files that are out of date; with `--check`, report them. Returns the exit code."""
    parser = argparse.ArgumentParser(description="Write generated files.")
    parser.add_argument("--check", action="store_true", help="compare only; write nothing")
    only_check = parser.parse_args().check
    found = [(each.script, *file) for each in generators for file in each.outdated(root).items()]
    for script, name, text in found:
        if only_check:
            print(f"splittable: {name} is out of date; run {script}", file=sys.stderr)
        else:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8", newline="\n")
            print(f"{name} written")
    return int(only_check and bool(found))

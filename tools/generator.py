"""Files that a script makes from something else: write those that changed, or only compare.

GENERATOR = Generator("scripts/terms", {"docs/terms.md": current})
sys.exit(main(GENERATOR))        # --check: write nothing, and fail where a file is not current
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
    script: str  # that writes the files
    files: Mapping[str, Callable[[], str]]  # what each should hold, by its path in the checkout

    def outdated(self, root: Path = ROOT) -> dict[str, str]:
        """The files that are not what they should be, with what they should hold."""
        wanted = {name: make() for name, make in self.files.items()}
        return {name: text for name, text in wanted.items() if _read(root / name) != text}


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def main(*generators: Generator, root: Path = ROOT) -> int:
    """Write what is outdated; with `--check`, name it and fail."""
    parser = argparse.ArgumentParser(description="Write generated files.")
    parser.add_argument("--check", action="store_true", help="only compare, and write nothing")
    only_check = parser.parse_args().check
    found = [(each.script, *file) for each in generators for file in each.outdated(root).items()]
    for script, name, text in found:
        if only_check:
            print(f"splittable: {name} is not current; run {script}", file=sys.stderr)
        else:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8", newline="\n")
            print(f"{name} written")
    return int(only_check and bool(found))

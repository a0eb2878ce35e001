"""Check that a tag can be released: `python -m tools.release v0.2.0`.

The version is in the code, not only in the tag: a checkout without tags has to know it, too.
"""

import re
import sys
from pathlib import Path

from splittable import __version__

ROOT = Path(__file__).parents[1]


def problems(tag: str, changelog: str, citation: str, version: str = __version__) -> list[str]:
    """What keeps a tag from being released, each as one line."""
    found = []
    if tag != f"v{version}":
        found.append(f"the tag is {tag}, but splittable.__version__ is {version}: use v{version}")
    if not re.search(rf"^## \[{re.escape(version)}\]", changelog, flags=re.MULTILINE):
        found.append(f"CHANGELOG.md has no heading [{version}]: rename [Unreleased]")
    if f"\nversion: {version}\n" not in citation:
        found.append(f"CITATION.cff names another version than {version}")
    return found


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: python -m tools.release TAG", file=sys.stderr)
        return 2
    texts = [(ROOT / name).read_text("utf-8") for name in ("CHANGELOG.md", "CITATION.cff")]
    found = problems(sys.argv[1], *texts)
    for each in found:
        print(f"release: {each}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""Which letters look like ours: a table for `splittable.server`, from the one that Unicode keeps.

    python -m tools.look_alikes            # write it; --check only compares

The facts are those of confusables.txt (Unicode TR 39), as the package `confusable_homoglyphs` has
them, and as many as a name needs: single letters and signs that can be taken for one of ours.
"""

import json
import sys
import unicodedata
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from tools.generator import Generator, main

PACKAGE: Final = "confusable_homoglyphs"
WRITTEN: Final = "src/splittable/server/domain/look_alikes.py"

HEAD: Final = '''"""Letters that look like ours, by ours: by scripts/look-alikes.

Left out is what NFKC makes one of ours by itself, such as wide and mathematical letters.
"""

from typing import Final

LOOK_ALIKES: Final = {
'''


def look_alikes(confusables: Mapping[str, Any]) -> dict[str, str]:
    """By each of our letters and digits, those that are drawn like it, by their number."""
    found: dict[str, list[str]] = {}
    for sign, others in sorted(confusables.items()):
        if len(sign) > 1 or sign.isascii() or unicodedata.normalize("NFKC", sign) != sign:
            continue
        if unicodedata.category(sign)[0] not in "LNS":
            continue
        for other in others:
            ours = other["c"]
            if len(ours) == 1 and ours.isascii() and ours.isalnum():
                found.setdefault(ours, []).append(sign)
    return {ours: "".join(found[ours]) for ours in sorted(found)}


def written(table: Mapping[str, str]) -> str:
    rows = "".join(
        f'    "{ours}": "{signs.translate(_ESCAPED)}",\n' for ours, signs in table.items()
    )
    return f"{HEAD}{rows}}}\n"


class _Escapes(dict[int, str]):
    """As digits: many have no drawing in any font at hand."""

    def __missing__(self, number: int) -> str:
        return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


_ESCAPED: Final = _Escapes()


def current() -> str:
    return written(look_alikes(json.loads(files(PACKAGE).joinpath("confusables.json").read_text())))


GENERATOR: Final = Generator("scripts/look-alikes", {WRITTEN: current})

if __name__ == "__main__":
    sys.exit(main(GENERATOR))

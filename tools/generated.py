"""Writes all generated files (`scripts/generated`); with `--check`, only compares them.

Files that people must review before committing are not included: golden records, playthroughs,
bots' positions.
"""

import sys
from typing import Final

from tests.docs import encoding, session
from tools import (
    benchmarks,
    cli_page,
    game_pages,
    generator,
    hosting,
    look_alikes,
    message_ids,
    pictures,
    publishing,
    strength,
    terms,
)

GENERATORS: Final = (
    benchmarks.GENERATOR,
    cli_page.GENERATOR,
    encoding.GENERATOR,
    game_pages.GENERATOR,
    hosting.GENERATOR,
    look_alikes.GENERATOR,
    message_ids.GENERATOR,
    pictures.GENERATOR,
    publishing.GENERATOR,
    session.GENERATOR,
    strength.GENERATOR,
    terms.GENERATOR,
)

if __name__ == "__main__":
    sys.exit(generator.main(*GENERATORS))

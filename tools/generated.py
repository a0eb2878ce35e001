"""All generated files at once: `scripts/generated` writes those that changed, `--check` compares.

What people look through before it is kept is not among them: golden records, playthroughs, bots'
positions.
"""

import sys
from typing import Final

from tests.docs import encoding, session
from tools import generator, hosting, look_alikes, publishing, strength, terms

GENERATORS: Final = (
    encoding.GENERATOR,
    hosting.GENERATOR,
    look_alikes.GENERATOR,
    publishing.GENERATOR,
    session.GENERATOR,
    strength.GENERATOR,
    terms.GENERATOR,
)

if __name__ == "__main__":
    sys.exit(generator.main(*GENERATORS))

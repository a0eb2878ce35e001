"""Generates web/src/lib/text/ids.ts: the type of all message ids, from locales/en.

svelte-check then refuses an id without a message, also one that is put together: `game-${game}`.
"""

import sys
from typing import Final

from tools.generator import Generator, main
from tools.terms import messages

FILE: Final = "web/src/lib/text/ids.ts"
HEAD: Final = """\
/** Made by scripts/generated from locales/en; do not edit. */

export type MessageId =
"""


def current() -> str:
    return HEAD + "\n".join(f'    | "{each}"' for each in sorted(messages("en"))) + ";\n"


GENERATOR: Final = Generator("scripts/generated", {FILE: current})

if __name__ == "__main__":
    sys.exit(main(GENERATOR))

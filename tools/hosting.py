"""Updates the table of settings and the figures in docs/hosting.md.

    python -m tools.hosting            # --check: compare only

The document itself has the text. Each phrase here marks one place in it, with `#` for a figure; it
is an error if the phrase is missing or occurs twice.
"""

import re
import sys
from typing import Final

from splittable.cli.settings import SETTINGS
from splittable.server.broadcast.projection import TALK_PAGE
from splittable.server.domain.commands.chat import MOST_REMARKS, MOST_REMARKS_OF_SPECTATORS
from splittable.server.domain.commands.moves import MOST_TAKE_BACKS
from splittable.server.domain.commands.seats import MOST_GUESTS, MOST_STRANGERS
from splittable.server.domain.table import HAPPENINGS_KEPT, REMARKS_KEPT
from splittable.server.limits.budgets import (
    BYTES_A_MESSAGE,
    FEWEST_FRAMES,
    FLOOD,
    FRAMES_A_MESSAGE,
    LINES_AN_ADDRESS,
    MOST_ADDRESSES,
    MOST_UNREAD,
    MOST_UNREAD_OF_ADDRESS,
)
from splittable.server.limits.connections import MOST_PROBES, RESERVED_FILES
from splittable.server.limits.time_slices import SLICE
from splittable.server.messages.live import LARGEST_FRAME
from splittable.server.net.client_connections import HELLO_SECONDS, LONGEST_REST, MOST_WAITING
from splittable.server.net.http_connections import (
    HEAD_SECONDS,
    KEEP_ALIVE_SECONDS,
    LARGEST_HEAD,
    MOST_AHEAD,
    REQUEST_SECONDS,
)
from splittable.server.net.routes.dependencies import LARGEST_BODY
from splittable.server.ops.settings import ServerSettings
from splittable.server.runtime.registry import MOST_LISTED
from splittable.server.workers.bot_pool import MOST_WAITING as MOST_QUESTIONS
from splittable.server.workers.bot_pool import STUCK_AFTER, USUALLY_AT_MOST
from splittable.server.workers.bot_service import LONGEST_WAIT, QUICK_BOT_WAIT
from splittable.server.workers.bot_worker import NICENESS
from splittable.server.workers.review_queue import (
    BOTS_FIRST,
    IDLE_FOR,
    MOST_KEPT,
    MOST_OF_ONE,
    MOST_QUEUED,
    WANTED_FOR,
)
from splittable.server.workers.review_worker import NICENESS as REVIEWERS_NICENESS
from tools.generator import ROOT, Generator, main

DOCUMENT: Final = "docs/hosting.md"
USUAL: Final = ServerSettings()

# Defaults that the table describes in words.
IN_WORDS: Final = {
    "database": "a SQLite file",
    "server_id": "made up",
    "keep_finished": "for ever",
    "keep_abandoned": "for ever",
    "keep_talk": "as long as the table",
    "keep_notes": "for ever",
    "contact": "none",
    "admin_token": "none",
    "words": "none",
    "metrics_port": "none",
    "max_connections": "as many as open files allow",
    "max_tables": "no limit",
    "origins": "none",
    "hosts": "none",
    "thinkers": f"cores less one, 1 to {USUALLY_AT_MOST}",
    "review_playouts": "as the game needs",
    "deck": "the games' own",
}

FIGURES: Final[tuple[tuple[str, tuple[float, ...]], ...]] = (
    ("| a WebSocket message | # bytes |", (LARGEST_FRAME,)),
    ("| a request body | # bytes |", (LARGEST_BODY,)),
    ("| a request's line and headers | # bytes |", (LARGEST_HEAD,)),
    ("TLS and takes # connections", (MOST_PROBES,)),
    ("| pipelined requests | # |", (MOST_AHEAD,)),
    ("under a name, without its invitation | # |", (MOST_STRANGERS,)),
    ("who sat there, or were invited to a private one | # |", (MOST_GUESTS,)),
    ("from a table's talk | the last #, # at a time |", (REMARKS_KEPT, TALK_PAGE)),
    ("| those of the last # moves |", (HAPPENINGS_KEPT,)),
    ("| # a minute, in bursts of up to 20 (`commands`)", (USUAL.commands_per_minute,)),
    ("| #, # (`remarks`) |", (MOST_REMARKS, MOST_REMARKS_OF_SPECTATORS)),
    ("may take back in one game | # (`take-backs`) |", (MOST_TAKE_BACKS,)),
    ("followed by as long a pause for others | # ms |", (SLICE * 1000,)),
    ("| public tables in the lobby | the # changed last |", (MOST_LISTED,)),
    ("in its place | # seconds; # more |", (LONGEST_WAIT // 1000, QUICK_BOT_WAIT // 1000)),
    ("| # for each worker |", (MOST_QUESTIONS,)),
    ("in progress; of them, for one address | #; # |", (MOST_QUEUED, MOST_OF_ONE)),
    ("| unanswered messages of a connection | # |", (MOST_WAITING,)),
    (
        "| # for each message it may send, in bursts of up to # |",
        (FRAMES_A_MESSAGE, FEWEST_FRAMES),
    ),
    ("| # for each message it may send, in bursts of three seconds", (BYTES_A_MESSAGE,)),
    ("| as much as # connections |", (LINES_AN_ADDRESS,)),
    ("| frames worth # seconds more than a connection may send |", (FLOOD // 1000,)),
    ("| unread bytes of a connection | # |", (MOST_UNREAD,)),
    ("| unread bytes of all connections of an address | # |", (MOST_UNREAD_OF_ADDRESS,)),
    ("a `hello` waits, for # seconds at most", (LONGEST_REST // 1000,)),
    ("has # seconds for its headers and # for the rest", (HEAD_SECONDS, REQUEST_SECONDS)),
    ("may be idle for #.", (KEEP_ALIVE_SECONDS,)),
    ("no table # seconds after it connected", (HELLO_SECONDS,)),
    ("keeps # of its open files", (RESERVED_FILES,)),
    ("The last # addresses are remembered", (MOST_ADDRESSES,)),
    ("the expected wait was more than half of # seconds", (LONGEST_WAIT // 1000,)),
    ("no move # seconds after the request", (LONGEST_WAIT // 1000,)),
    ("| # seconds after the start no worker was warm", (LONGEST_WAIT // 1000,)),
    ("was stuck for # seconds", (STUCK_AFTER,)),
    ("at a lower priority (nice #)", (NICENESS,)),
    ("behind everything else on the machine (nice #)", (REVIEWERS_NICENESS,)),
    ("ends after # seconds without work", (IDLE_FOR,)),
    ("waits for them, for # seconds at most", (BOTS_FIRST,)),
    ("nobody has asked for it for # seconds", (WANTED_FOR // 1000,)),
    ("are in memory, the last #.", (MOST_KEPT,)),
)


def current(text: str) -> str:
    """The document with up-to-date figures."""
    head = "| flag | variable | default | meaning |\n|---|---|---|---|\n"
    before, found, rest = text.partition(head)
    assert found, f"{DOCUMENT} has no table of settings"
    table = re.match(r"(?:\|.*\n)*", rest)
    assert table is not None
    text = f"{before}{head}{_settings(table[0])}{rest[table.end() :]}"
    for phrase, figures in FIGURES:
        text = _with_figures(text, phrase, figures)
    return text


def _settings(table: str) -> str:
    """A row per setting, in order. The last column keeps its text; new rows get the help text."""
    meanings = dict(re.findall(r"^\| `(--\S+)` (?:\|.*?){2}\| (.*) \|$", table, re.MULTILINE))
    rows = []
    for each in SETTINGS:
        default = IN_WORDS.get(each.name, f"`{getattr(USUAL, each.name)}`")
        meaning = meanings.get(each.flag, each.help)
        rows.append(f"| `{each.flag}` | `{each.variable}` | {default} | {meaning} |\n")
    return "".join(rows)


def _with_figures(text: str, phrase: str, figures: tuple[float, ...]) -> str:
    pattern = re.escape(phrase).replace(r"\ ", r"\s+").replace(r"\#", r"([\d.,]*\d)")
    (place,) = re.finditer(pattern, text)  # exactly one
    for group, figure in reversed(list(enumerate(figures, start=1))):
        value = f"{figure:,}" if isinstance(figure, int) else f"{figure:g}"
        text = f"{text[: place.start(group)]}{value}{text[place.end(group) :]}"
    return text


def _document() -> str:
    return current((ROOT / DOCUMENT).read_text(encoding="utf-8"))


GENERATOR: Final = Generator("scripts/hosting", {DOCUMENT: _document})

if __name__ == "__main__":
    sys.exit(main(GENERATOR))

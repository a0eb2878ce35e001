"""`splittable score`: the score pad for a game on a real table."""

import sys
from argparse import Namespace
from pathlib import Path

from splittable.cli.files import STDIO
from splittable.cli.tables import read_game, read_raw_options
from splittable.core.errors import Invalid
from splittable.core.reading import MOST_BYTES, parse_json
from splittable.terminal.scorepad import PADS
from splittable.terminal.screen import Screen, console_on


def run_score(arguments: Namespace) -> int:
    game = read_game(arguments.game, arguments.objectives)
    options = read_raw_options(game, arguments.option)
    if "seats" in options:
        raise Invalid("--option", "seats are counted from the players here")
    screen = Screen(console_on(sys.stdout))
    pad = PADS[game.name]
    if arguments.file is None:
        lines = pad.ask(game, options, screen)
    else:
        try:
            lines = pad.from_file(game, options, parse_json(_read(arguments.file), ""))
        except Invalid as error:
            raise Invalid(arguments.file, str(error)) from error
    screen.show("", *lines)
    return 0


def _read(path: str) -> bytes:
    if path == STDIO:
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with Path(path).open("rb") as stream:
        return stream.read(MOST_BYTES + 1)

"""A process that plays for an entrant with a bot in Python: `python -m … BOT`.

It answers each line on stdin with one on stdout, and ends with stdin.
"""

import json
import os
import sys
import traceback
from collections.abc import Callable
from queue import Queue
from random import Random
from threading import Thread
from typing import Any, TextIO

from splittable.bots import BOTS, is_slow, warm
from splittable.bots.bot import AnyBot
from splittable.bots.bot_file import bot_finder
from splittable.core.errors import SplittableError
from splittable.core.validation import short_repr
from splittable.core.view_reader import read_event, read_view
from splittable.games import GAMES


def run(bot: str, questions: TextIO, answers: TextIO) -> None:
    lines: Queue[str] = Queue()
    Thread(target=_listen, args=(questions, lines), daemon=True).start()
    find_bot: Callable[[str], AnyBot] | None = None
    while True:
        asked = json.loads(lines.get())
        try:
            find_bot = find_bot or bot_finder(bot)
            if asked["type"] == "hello":
                _rehearse(bot, find_bot(asked["game"]), asked)
                answer = {}
            else:
                answer = _chosen(find_bot(asked["game"]), asked)
        except SplittableError as error:
            answer = {"error": str(error)}
        except Exception as error:
            traceback.print_exc()  # its author needs the line
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


def _listen(questions: TextIO, lines: Queue[str]) -> None:
    for line in questions:
        lines.put(line)
    os._exit(0)  # the league is gone, and the bot may be busy


def _rehearse(name: str, bot: AnyBot, asked: dict[str, Any]) -> None:
    """Load and compile what the bot needs, so that no move has to wait for it."""
    game = GAMES[asked["game"]]
    if name in BOTS[game.name] and is_slow(game.name, name):
        warm([game.name])
    options = game.read_options(asked["options"])
    state = game.start(options, game.deal(options, Random(0)))
    seat = min(game.to_act(state))
    bot(game.view(state, seat), game.legal(state, seat), Random(0), ())


def _chosen(bot: AnyBot, asked: dict[str, Any]) -> dict[str, Any]:
    game = GAMES[asked["game"]]
    options = game.read_options(asked["options"])
    legal = tuple(game.read_move(options, text) for text in asked["legal"])
    view = read_view(game, options, asked["view"])
    shown = [read_event(game, options, each) for each in asked["events"]]
    move = bot(view, legal, Random(asked["seed"]), shown)
    return {"move": asked["legal"][legal.index(move)] if move in legal else short_repr(move)}


if __name__ == "__main__":
    (_, name) = sys.argv
    out, sys.stdout = sys.stdout, sys.stderr  # what the bot prints is not an answer
    run(name, sys.stdin, out)

"""A process that thinks for bots: it is asked one thing at a time, and ends with its server."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, Final, Literal, TypeAlias

from splittable.bots.bot import AnyBot
from splittable.core.errors import MissingPackage
from splittable.core.reasons import Reason
from splittable.games.hints import why
from splittable.server.logs import failure
from splittable.server.workers.process import Pipe, settle_in

NICENESS: Final = 10  # behind the server and all else that people wait for, before idle work


@dataclass(frozen=True, slots=True)
class BotRequest:
    """What a bot is asked: all that its seat may know, and nothing else of the table."""

    game: str
    bot: str
    view: Any
    legal: tuple[Any, ...]
    seed: int  # of its generator
    shown: tuple[Any, ...]  # the events that its seat was shown since the deal
    explains: bool = False  # whether it is to say why


# Why another bot than the one asked has chosen a move.
Cause: TypeAlias = Literal["busy", "late", "cold", "ended", "missing", "failed"]


@dataclass(frozen=True, slots=True)
class BotMove:
    place: int  # of the move among the legal ones
    seconds: float  # that it took
    why: Reason | None = None  # where the question wants it


@dataclass(frozen=True, slots=True)
class BotFailed:
    """Why there is no move, for the log: in no words that might quote a card."""

    cause: Cause
    known: Mapping[str, str] = field(default_factory=dict)


Answer: TypeAlias = BotMove | BotFailed


def choose(bot: AnyBot, question: BotRequest) -> Answer:
    """The bot's answer, whatever becomes of it."""
    began = time.perf_counter()
    try:
        move = bot(question.view, question.legal, Random(question.seed), question.shown)
        place = _place(move, question.legal)
        reason = _reason(question, move) if question.explains else None
    except MissingPackage as error:
        return BotFailed("missing", {"why": str(error)})
    except Exception as error:
        return BotFailed("failed", failure(error))
    return BotMove(place, time.perf_counter() - began, reason)


def _reason(question: BotRequest, move: object) -> Reason:
    return why(question.game, question.view, move, question.legal)


def _place(move: object, legal: tuple[Any, ...]) -> int:
    """Quick where the move is one of the very objects of `legal`; an error where it is none."""
    each = tuple(map(id, legal))
    return each.index(id(move)) if id(move) in each else legal.index(move)


def work(questions: Pipe, module: str) -> None:
    """All that such a process does: get warm, say so, answer questions until nobody asks."""
    settle_in(NICENESS)
    house = import_module(module)
    questions.send(_warmed(house))
    while True:
        try:
            question = questions.recv()
        except EOFError:
            return
        questions.send(choose(house.BOTS[question.game][question.bot], question))


def _warmed(house: Any) -> BotFailed | None:
    try:
        house.warm()
    except Exception as error:
        return BotFailed("failed", failure(error))
    return None

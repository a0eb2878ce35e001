"""The bot worker: a process that computes bot moves, one request at a time."""

import time
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, Final, Literal, TypeAlias

from splittable.bots.bot import AnyBot, Speak
from splittable.core.errors import MissingPackage
from splittable.core.reasons import Reason
from splittable.core.talk import Phrase, phrases_at
from splittable.games import GAMES
from splittable.games.hints import why
from splittable.server.logs import failure
from splittable.server.workers.process import Pipe, set_up_worker

NICENESS: Final = 10  # lower priority than the server, higher than reviews


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A request for a move: everything the bot's seat may know, and nothing else."""

    game: str
    bot: str
    view: Any
    legal: tuple[Any, ...]
    seed: int  # of the bot's generator
    shown: tuple[Any, ...]  # the events its seat was shown since the deal
    explains: bool = False  # whether to return a reason, for hints
    judging: "Judging | None" = None  # ask the judge of reviews instead of the bot


@dataclass(frozen=True, slots=True)
class Judging:
    """How to judge as a review would. The view is then that of the turn's beginning."""

    turn: int  # number of moves before this turn
    playouts: int | None  # per decision; None: the game's default


@dataclass(frozen=True, slots=True)
class SpeechRequest:
    """A request for a phrase: everything the bot's seat may know, and nothing else."""

    game: str
    bot: str
    options: Any
    view: Any
    shown: tuple[Any, ...]  # the events its seat was shown since the deal, and what was said
    among_people: bool


# Why another bot than the requested one chose a move.
Cause: TypeAlias = Literal["busy", "late", "cold", "ended", "missing", "failed"]


@dataclass(frozen=True, slots=True)
class BotMove:
    place: int  # index of the move in `legal`
    seconds: float  # computing time
    why: Reason | None = None  # if the request `explains`
    is_judged: bool = False  # by the judge of reviews, not by the bot


@dataclass(frozen=True, slots=True)
class BotFailed:
    """Why there is no move, for the log. It never quotes a card."""

    cause: Cause
    known: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WarmUp:
    """How a worker started."""

    problem: str | None = None  # for the log
    known: Mapping[str, str] = field(default_factory=dict)  # more about it


Answer: TypeAlias = BotMove | BotFailed


def choose(bot: AnyBot, question: BotRequest) -> Answer:
    """The bot's answer; errors become `BotFailed`."""
    began = time.perf_counter()
    try:
        judged = _judged(question)
        if judged is not None:
            move, place = question.legal[judged], judged
        else:
            move = bot(question.view, question.legal, Random(question.seed), question.shown)
            place = _index(move, question.legal)
        reason = _reason(question, move) if question.explains else None
    except MissingPackage as error:
        return BotFailed("missing", {"why": str(error)})
    except Exception as error:
        return BotFailed("failed", failure(error))
    return BotMove(place, time.perf_counter() - began, reason, judged is not None)


def _judged(question: BotRequest) -> int | None:
    """The index of the move that a review would call the best; None: the bot is to choose. Its
    imports are local, so that the server process never loads them."""
    judging, game = question.judging, GAMES[question.game]
    if judging is None or len(question.legal) == 1:
        return None
    from splittable.review.judgement import Settings, best_move
    from splittable.review.moments import Question, as_by_people
    from splittable.review.reviewed_game import REVIEWED

    if game.name not in REVIEWED:
        return None
    asked = Question(
        game=game,
        turn=judging.turn,
        seat=question.view.seat,
        view=question.view,
        shown=as_by_people(question.shown),
        legal=question.legal,
    )
    usual = REVIEWED[game.name].playouts
    return best_move(asked, Settings(usual if judging.playouts is None else judging.playouts))


def spoken_phrase(speak: Speak, question: SpeechRequest) -> Phrase | BotFailed | None:
    """What the bot says; errors, and phrases that may not be said, become `BotFailed`."""
    try:
        said = speak(question.view, question.shown, question.among_people)
        if said is None:
            return None
        allowed = phrases_at(GAMES[question.game], question.options, question.view)
    except Exception as error:
        return BotFailed("failed", failure(error))
    if said not in allowed:
        return BotFailed("failed", {"why": "what it wants to say may not be said now"})
    return said


def _reason(question: BotRequest, move: object) -> Reason:
    return why(question.game, question.view, move, question.legal)


def _index(move: object, legal: tuple[Any, ...]) -> int:
    """The index of a move in `legal`: quick if it is the same object, ValueError if it isn't in
    it."""
    each = tuple(map(id, legal))
    return each.index(id(move)) if id(move) in each else legal.index(move)


def work(pipe: Pipe, module: str) -> None:
    """The worker's main loop: warm up, report it, then answer requests until the pipe closes."""
    set_up_worker(NICENESS)
    bots = import_module(module)
    pipe.send(_warm_up(bots))
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        pipe.send(choose(bots.BOTS[question.game][question.bot], question))


def _warm_up(bots: Any) -> WarmUp:
    with warnings.catch_warnings(record=True) as noted:
        warnings.simplefilter("default")
        try:
            bots.warm()
        except Exception as error:
            return WarmUp("a bot worker failed to warm up", failure(error))
    for each in noted:  # such as a cache that can't be written
        return WarmUp("a bot worker warmed up with a warning", {"why": str(each.message)})
    return WarmUp()

"""The review worker: a process that reviews one game at a time and asks to go on at each step."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, TypeAlias

from splittable.games import GAMES
from splittable.server.logs import failure
from splittable.server.workers.process import Pipe, set_up_worker

NICENESS: Final = 19  # the lowest priority
MODULE: Final = "splittable.server.workers.review_worker"  # its `reviewed` makes the reviews

Found: TypeAlias = Mapping[str, Any]  # what a step found, as in a review: chances or a decision
Callback: TypeAlias = Callable[[int, int, Found], None]  # gets the steps done, the total, the last


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """A finished game to review. Afterwards each `ReviewStep` is answered with whether to go on."""

    record: str
    playouts: int | None  # per decision; None: the game's default


@dataclass(frozen=True, slots=True)
class ReviewStep:
    done: int
    of: int
    found: Found


@dataclass(frozen=True, slots=True)
class ReviewFinished:
    review: bytes  # JSON


@dataclass(frozen=True, slots=True)
class ReviewStopped:
    """The review was cancelled."""


@dataclass(frozen=True, slots=True)
class ReviewFailed:
    """Why there is no review, for the log. It never quotes a card."""

    known: Mapping[str, str]


Answer: TypeAlias = ReviewStep | ReviewFinished | ReviewStopped | ReviewFailed


class _Stop(Exception):
    pass


def work(pipe: Pipe, module: str) -> None:
    """The worker's main loop: report that it is ready, then review games until the pipe closes."""
    set_up_worker(NICENESS)
    reviewer = import_module(module)
    pipe.send(None)
    while True:
        try:
            pipe.send(_answer(pipe.recv(), reviewer.reviewed, pipe))
        except EOFError:
            return


def _answer(wanted: ReviewRequest, review: Callable[..., bytes], pipe: Pipe) -> Answer:
    def report_step(done: int, of: int, found: Found) -> None:
        pipe.send(ReviewStep(done, of, found))
        if not pipe.recv():
            raise _Stop

    try:
        return ReviewFinished(review(wanted.record, wanted.playouts, report_step))
    except _Stop:
        return ReviewStopped()
    except EOFError:
        raise
    except Exception as error:
        return ReviewFailed(failure(error))


def reviewed(text: str, playouts: int | None, report_step: Callback) -> bytes:
    """The review as JSON. Its imports are local, so that the server process never loads them."""
    from splittable.core.record import read_record
    from splittable.review.game_review import Step, review, steps
    from splittable.review.judgement import Settings
    from splittable.review.report import write_chances, write_decision, write_review
    from splittable.review.results import Decision
    from splittable.review.reviewed_game import reviewed_game

    record = read_record(text, GAMES)
    of, done = steps(record), 0

    def progress(step: Step) -> None:
        nonlocal done
        done += 1
        found = write_decision(step) if isinstance(step, Decision) else write_chances(step)
        report_step(done, of, found)

    usual = reviewed_game(record.game).playouts
    settings = Settings(usual if playouts is None else playouts)
    return write_review(review(record, settings, progress)).encode()

"""A process that reviews finished games: one at a time, each step only where it may go on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Final, TypeAlias

from splittable.games import GAMES
from splittable.server.logs import failure
from splittable.server.workers.process import Pipe, settle_in

NICENESS: Final = 19  # behind everything else on the machine
MODULE: Final = "splittable.server.workers.review_worker"  # whose `reviewed` it is that is called

Callback: TypeAlias = Callable[[int, int], None]  # so many steps done, of so many


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """A finished game to be reviewed; afterwards each step is answered by whether it goes on."""

    record: str
    playouts: int | None  # for a decision; None: as many as the game needs


@dataclass(frozen=True, slots=True)
class ReviewStep:
    done: int
    of: int


@dataclass(frozen=True, slots=True)
class ReviewFinished:
    review: bytes  # JSON


@dataclass(frozen=True, slots=True)
class ReviewStopped:
    """It was told not to go on."""


@dataclass(frozen=True, slots=True)
class ReviewFailed:
    """Why there is no review, for the log: in no words that might quote a card."""

    known: Mapping[str, str]


Answer: TypeAlias = ReviewStep | ReviewFinished | ReviewStopped | ReviewFailed


class _Stop(Exception):
    pass


def work(line: Pipe, module: str) -> None:
    """All that such a process does: say that it is there, review games until nobody asks."""
    settle_in(NICENESS)
    house = import_module(module)
    line.send(None)
    while True:
        try:
            line.send(_answer(line.recv(), house.reviewed, line))
        except EOFError:
            return


def _answer(wanted: ReviewRequest, review: Callable[..., bytes], line: Pipe) -> Answer:
    def told(done: int, of: int) -> None:
        line.send(ReviewStep(done, of))
        if not line.recv():
            raise _Stop

    try:
        return ReviewFinished(review(wanted.record, wanted.playouts, told))
    except _Stop:
        return ReviewStopped()
    except EOFError:
        raise
    except Exception as error:
        return ReviewFailed(failure(error))


def reviewed(text: str, playouts: int | None, told: Callback) -> bytes:
    """The review as JSON. What it needs is imported only here: the server itself does without."""
    from splittable.core.record import read_record
    from splittable.review.game_review import review, steps
    from splittable.review.judgement import Settings
    from splittable.review.reference import PLAYOUTS
    from splittable.review.report import write_review

    record = read_record(text, GAMES)
    of, done = steps(record), 0

    def progress() -> None:
        nonlocal done
        done += 1
        told(done, of)

    usual = PLAYOUTS[record.game.name]
    settings = Settings(usual if playouts is None else playouts)
    return write_review(review(record, settings, progress)).encode()

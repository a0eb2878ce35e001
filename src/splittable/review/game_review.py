"""Reviews a whole game, or one decision of it."""

from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from typing import Any, TypeAlias, TypeVar, cast

from splittable.core.errors import Invalid, Mismatch, MissingPackage
from splittable.core.extras import has_extra

if not has_extra("sim"):  # before the imports below, which need it
    raise MissingPackage("a review", "sim")

from splittable.core.fairness import canonical
from splittable.core.game import AnyGame
from splittable.core.record import Position, Record, replay, verify, write_record
from splittable.core.validation import join_limited, parse_json
from splittable.review.chances import Chances, chances_at
from splittable.review.explanations import reasons_for
from splittable.review.grades import grade
from splittable.review.judgement import Judgement, Settings, judge_move
from splittable.review.moments import Moment, moments
from splittable.review.parts import Contribution, parts
from splittable.review.reference import fair_share
from splittable.review.results import Candidate, Decision, Review
from splittable.review.reviewed_game import reviewed_game

T = TypeVar("T")

# Like `map`, but may use workers: see `parallel.workers`.
Each: TypeAlias = Callable[[Callable[[Any], Any], Any], Iterator[Any]]
Progress: TypeAlias = Callable[[], None]  # called after each step; may raise to stop the review


def check(record: Record) -> None:
    """Raise Mismatch unless the record is correct and its game is over."""
    if record.result is None or verify(record) is None:
        raise Mismatch("the game is not over; only finished games can be reviewed")


def steps(record: Record) -> int:
    """The number of steps of a review, after each of which it calls `progress`."""
    return len(record.moves) + 1 + sum(1 for _ in moments(record))


def review(
    record: Record, settings: Settings, progress: Progress = lambda: None, each: Each = map
) -> Review:
    """Review a finished game; raises Mismatch.

    The result depends on record, seed and playouts, not on threads or workers: steps are
    independent of each other.
    """
    check(record)

    def counted(steps: Iterator[T]) -> Iterator[T]:
        for step in steps:
            yield step
            progress()

    chance = partial(chances_of, record.game, settings)
    chances: list[Chances] = list(counted(each(chance, replay(record))))
    judge_moment = partial(review_moment, settings)
    found: list[tuple[Decision, Contribution]] = list(counted(each(judge_moment, moments(record))))
    fair = fair_share(record.game, record.options)
    return Review(
        record=fingerprint(record),
        game=record.game.name,
        options=record.game.write_options(record.options),
        names=record.names,
        playouts=settings.playouts,
        seed=settings.seed,
        fair_error=fair.error,
        chances=tuple(tuple(mean for mean, _ in row) for row in chances),
        errors=tuple(tuple(error for _, error in row) for row in chances),
        decisions=tuple(decision for decision, _ in found),
        parts=parts(
            fair.share, [mean for mean, _ in chances[-1]], [brought for _, brought in found]
        ),
    )


def decision_at(record: Record, at: int, settings: Settings) -> Decision:
    """The review of one decision, after `at` moves; raises Invalid if nothing was decided there."""
    check(record)
    choices = []
    for moment in moments(record):
        if moment.at == at:
            return decision_of(moment, judge(moment, settings))
        choices.append(moment.at)
    raise Invalid(
        "--at", f"there is no decision after {at} moves; allowed: {join_limited(choices)}"
    )


def fingerprint(record: Record) -> str:
    """SHA-256 of the record as canonical JSON: sorted keys, no spaces, UTF-8."""
    raw = cast(dict[str, Any], parse_json(write_record(record), "record"))
    return sha256(canonical(raw)).hexdigest()


def chances_of(game: AnyGame, settings: Settings, position: Position) -> Chances:
    return chances_at(game, position.state, position.number, settings)


def review_moment(settings: Settings, moment: Moment) -> tuple[Decision, Contribution]:
    judgement = judge(moment, settings)
    return decision_of(moment, judgement), Contribution.of_decision(moment, judgement)


def judge(moment: Moment, settings: Settings) -> Judgement:
    mixed = reviewed_game(moment.game).judge_mixed(moment, settings)
    return judge_move(moment, settings) if mixed is None else mixed


def decision_of(moment: Moment, judgement: Judgement) -> Decision:
    """The judgement with grade and reasons, in the game's notation."""
    write, legal, tried = moment.game.write_move, moment.legal, judgement.tried
    best, played = judgement.best, moment.played
    order = sorted(range(len(legal)), key=lambda move: (move != best, -tried[move].chance))
    other = played if played != best else order[1]
    return Decision(
        at=moment.at,
        seat=moment.seat,
        move=write(legal[played]),
        best=write(legal[best]),
        loss=judgement.loss,
        error=judgement.error,
        grade=grade(judgement.loss, judgement.error, tried[played].share),
        mixed=judgement.is_mixed,
        candidates=tuple(
            Candidate(
                write(legal[move]),
                tried[move].chance,
                tried[move].error,
                tried[move].tries,
                tried[move].share,
            )
            for move in order
        ),
        reasons=reasons_for(moment, judgement, other),
    )

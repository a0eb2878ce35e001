"""Reviews a whole game, or one decision of it."""

from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from heapq import merge
from typing import Any, TypeAlias, cast

from splittable.core.errors import Invalid, Mismatch, MissingPackage
from splittable.core.extras import has_extra

if not has_extra("sim"):  # before the imports below, which need it
    raise MissingPackage("a review", "sim")

from splittable.core.fairness import canonical
from splittable.core.game import AnyGame
from splittable.core.record import Position, Record, replay, verify, write_record
from splittable.core.validation import join_limited, parse_json
from splittable.review.chances import chances_at
from splittable.review.explanations import reasons_for
from splittable.review.grades import grade
from splittable.review.judgement import Judgement, Settings, judge_move
from splittable.review.moments import Moment, moments
from splittable.review.parts import Contribution, parts
from splittable.review.reference import fair_share
from splittable.review.results import Candidate, Decision, PositionChances, Review
from splittable.review.reviewed_game import reviewed_game

# Like `map`, but may use workers: see `parallel.workers`.
Each: TypeAlias = Callable[[Callable[[Any], Any], Any], Iterator[Any]]
Step: TypeAlias = PositionChances | Decision  # what one step of a review finds
# Called after each step with what it found; may raise to stop the review.
Progress: TypeAlias = Callable[[Step], None]


def check(record: Record) -> None:
    """Raise Mismatch unless the record is correct and its game is over."""
    if record.result is None or verify(record) is None:
        raise Mismatch("the game is not over; only finished games can be reviewed")


def steps(record: Record) -> int:
    """The number of steps of a review, after each of which it calls `progress`."""
    return len(record.moves) + 1 + sum(1 for _ in moments(record))


def review(
    record: Record, settings: Settings, progress: Progress = lambda _: None, each: Each = map
) -> Review:
    """Review a finished game; raises Mismatch.

    The steps go through the game from its beginning: the chances at a position, then the decision
    made there. The result depends on record, seed and playouts, not on threads or workers: steps
    are independent of each other.
    """
    check(record)
    chances: list[PositionChances] = []
    found: list[tuple[Decision, Contribution]] = []
    for step in each(partial(_review_step, record.game, settings), _parts_of(record)):
        if isinstance(step, PositionChances):
            chances.append(step)
            progress(step)
        else:
            found.append(step)
            progress(step[0])
    fair = fair_share(record.game, record.options)
    return Review(
        record=fingerprint(record),
        game=record.game.name,
        options=record.game.write_options(record.options),
        names=record.names,
        playouts=settings.playouts,
        seed=settings.seed,
        fair_error=fair.error,
        chances=tuple(each.chances for each in chances),
        errors=tuple(each.errors for each in chances),
        decisions=tuple(decision for decision, _ in found),
        parts=parts(fair.share, chances[-1].chances, [brought for _, brought in found]),
    )


def _parts_of(record: Record) -> Iterator[Position | Moment]:
    """Every position, each followed by the decision made there."""
    return merge(replay(record), moments(record), key=_place)


def _place(part: Position | Moment) -> int:
    return part.at if isinstance(part, Moment) else part.number


def _review_step(
    game: AnyGame, settings: Settings, part: Position | Moment
) -> PositionChances | tuple[Decision, Contribution]:
    if isinstance(part, Position):
        return chances_at(game, part.state, part.number, settings)
    judgement = judge(part, settings)
    return decision_of(part, judgement), Contribution.of_decision(part, judgement)


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

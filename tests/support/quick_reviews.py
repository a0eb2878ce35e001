"""Fake reviews for tests of the page. They have everything that a page shows, but need no playouts
and no compilation. Use them with `ServerProcess(changed=CHANGED)`."""

from dataclasses import replace
from decimal import Decimal
from hashlib import sha256
from typing import Any, Final, cast

from splittable.core.fairness import canonical
from splittable.core.reasons import Reason
from splittable.core.record import read_record, replay, write_record
from splittable.core.validation import parse_json
from splittable.games import GAMES, REASONS
from splittable.games.split_it.moves import Guess
from splittable.review.moments import Moment, moments
from splittable.review.report import write_chances, write_review
from splittable.review.results import Candidate, Decision, Part, PositionChances, Review
from splittable.server import server as serving
from splittable.server.workers.review_worker import Callback

CHANGED: Final = "from tests.support import quick_reviews; quick_reviews.use()"
TRIES: Final = 8  # playouts per move, as the review claims


def use() -> None:
    """Make every server of this process use fake reviews."""
    real_environment = serving.real_environment
    serving.real_environment = lambda: replace(real_environment(), reviews=__name__)


def reviewed(text: str, playouts: int | None, told: Callback) -> bytes:
    """A review with made-up chances and everything that its page shows."""
    record = read_record(text, GAMES)
    result = record.result
    assert result is not None
    seats = len(record.names)
    told(1, 2, write_chances(PositionChances(0, _wavering(0, seats), (0.05,) * seats)))
    share = 1.0 if record.game.cooperative(record.options) else 1 / max(len(result.winners), 1)
    shares = [share * (seat in result.winners) for seat in range(seats)]
    fair = Decimal("0.25")
    positions = sum(1 for _ in replay(record))
    wavering = [_wavering(at, seats) for at in range(positions - 1)]
    review = Review(
        record=sha256(
            canonical(cast(dict[str, Any], parse_json(write_record(record), "")))
        ).hexdigest(),
        game=record.game.name,
        options=record.game.write_options(record.options),
        names=record.names,
        playouts=playouts or TRIES,
        seed=0,
        fair_error=0.0,
        chances=(*wavering, tuple(shares)),
        errors=((0.05,) * seats,) * positions,
        decisions=tuple(map(_decided, moments(record))),
        parts=tuple(
            Part(
                seat,
                fair,
                Decimal(str(round(each, 4))) - fair,
                Decimal(0),
                Decimal(0),
                Decimal(str(round(each, 4))),
                0.01,
                0.01,
            )
            for seat, each in enumerate(shares)
        ),
    )
    return write_review(review).encode()


def _wavering(at: int, seats: int) -> tuple[float, ...]:
    """Made-up chances that go up and down, and sum to one."""
    weights = [1 + (at + 2 * seat) % 5 for seat in range(seats)]
    return tuple(each / sum(weights) for each in weights)


def _decided(moment: Moment) -> Decision:
    """A decision in which the last legal move counts as the best one."""
    write, legal = moment.game.write_move, moment.legal
    best = len(legal) - 1
    other = moment.played if moment.played != best else 0
    by_rule = REASONS[moment.game.name].find(moment.view, legal[best], legal[other])[:3]
    is_mixed = isinstance(legal[0], Guess)
    chances = [0.2 + 0.5 * (place + 1) / len(legal) for place in range(len(legal))]
    loss = chances[best] - chances[moment.played]
    return Decision(
        at=moment.at,
        seat=moment.seat,
        move=write(legal[moment.played]),
        best=write(legal[best]),
        loss=loss,
        error=0.01,
        grade="blunder" if loss > 0.2 else "mistake" if loss > 0.1 else "slip" if loss else None,
        mixed=is_mixed,
        candidates=tuple(
            Candidate(write(move), chance, 0.05, TRIES, 1 / len(legal) if is_mixed else None)
            for move, chance in reversed(list(zip(legal, chances, strict=True)))
        ),
        reasons=by_rule or (Reason("wins-more", {"best": 70, "other": 45}),),
    )

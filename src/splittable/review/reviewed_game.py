"""What a game adds to its reviews: playouts, and where it knows better than any game could."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.reasons import Reason
from splittable.games import PLUGINS
from splittable.review.moments import Moment, Question
from splittable.sim.search import Company

if TYPE_CHECKING:  # they use the games' parts
    from splittable.review.judgement import Judgement
    from splittable.review.worlds import Worlds


def _no_reasons(*_: Any) -> tuple[Reason, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    company: Company  # the policies of its playouts, as for the bots
    playouts: int  # per decision: 5 to 10 times those of the level `hard`
    # Samples about this number of worlds that fit the others' moves; None: imagine any worlds.
    sample: Callable[[Question, int, Random], "Worlds | None"] = lambda *_: None
    # Judges a choice that is part of a mix; None: the moves of this moment are compared.
    judge_mixed: Callable[[Moment, Any], "Judgement | None"] = lambda *_: None
    # The best move of such a choice, as `judge_mixed` finds it before it knows the played one.
    best_of_mixed: Callable[[Question, Any], int | None] = lambda *_: None
    # Reasons from the worlds of a judgement, why its best move is better than another one.
    reasons: Callable[[Moment, "Judgement", int], tuple[Reason, ...]] = _no_reasons
    reason_ids: tuple[str, ...] = ()  # of all that `reasons` may return


REVIEWED: Final[Mapping[str, ReviewedGame]] = PLUGINS.parts("review")


def reviewed_game(game: AnyGame) -> ReviewedGame:
    """What this game adds to its reviews; raises Invalid if it can't be reviewed."""
    if game.name not in REVIEWED:
        raise Invalid("game", f"{game.title} has no reviews")
    return REVIEWED[game.name]

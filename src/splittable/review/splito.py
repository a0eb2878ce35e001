"""Reviews of Splito: the products at the end of the games played on."""

from typing import Final

import numpy as np
import numpy.typing as npt

from splittable.bots.search import BY_RULE, ROUGHLY
from splittable.core.reasons import Reason, fewer, more
from splittable.review.judgement import Judgement, actions_of, sample_worlds
from splittable.review.moments import Moment
from splittable.review.reviewed_game import ReviewedGame
from splittable.sim import Positions
from splittable.sim.search import Company

PRODUCT_LATER: Final = "splito-product-later"
RIVAL_LATER: Final = "splito-rival-later"
BY_THUMB: Final = "rules-of-thumb"  # policy of the playouts


def _reasons(moment: Moment, judgement: Judgement, other: int) -> tuple[Reason, ...]:
    """The average final product of the seat, and of the best other seat."""
    actions, worlds = actions_of(moment), sample_worlds(judgement)
    scores = [
        _final_scores(worlds[:], moment.seat, actions[move]) for move in (judgement.best, other)
    ]
    mine = [round(float(each[:, moment.seat].mean())) for each in scores]
    theirs = [
        round(float(np.delete(each, moment.seat, axis=1).max(axis=1).mean())) for each in scores
    ]
    return (*more(PRODUCT_LATER, *mine), *fewer(RIVAL_LATER, *theirs))


def _final_scores(worlds: Positions, seat: int, action: int) -> npt.NDArray[np.int32]:
    """Final scores by world and seat, if all play on by the rule of thumb."""
    worlds.apply([seat] * len(worlds), [action] * len(worlds))
    return worlds.play_out(policy=BY_THUMB).scores


SPLITO: Final = ReviewedGame(
    company=Company(BY_RULE, ROUGHLY),
    playouts=8_000,
    reasons=_reasons,
    reason_ids=(PRODUCT_LATER, RIVAL_LATER),
)

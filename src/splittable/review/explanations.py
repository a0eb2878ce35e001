"""Reasons for a judgement, from the rules and from the imagined worlds."""

from typing import Final

from splittable.core.reasons import Reason
from splittable.games import REASONS
from splittable.review.judgement import Judgement, percent
from splittable.review.moments import Moment
from splittable.review.reviewed_game import reviewed_game

WINS_MORE: Final = "wins-more"  # if there is no other reason
MOST: Final = 3  # reasons per decision


def reasons_for(moment: Moment, judgement: Judgement, other: int) -> tuple[Reason, ...]:
    """Why the best move is better than the other one: from one to `MOST` reasons.

    Reasons from the rules come first, but one from the worlds is always included if there is any.
    """
    best = judgement.best
    by_rule = _by_rule(moment, best, other)
    imagined = reviewed_game(moment.game).reasons(moment, judgement, other)[:1]
    found = (*by_rule[: MOST - len(imagined)], *imagined, *by_rule[MOST - len(imagined) :])
    if found:
        return found[:MOST]
    chances = [percent(judgement.tried[move].chance) for move in (best, other)]
    return (Reason(WINS_MORE, {"best": chances[0], "other": chances[1]}),)


def _by_rule(moment: Moment, best: int, other: int) -> tuple[Reason, ...]:
    finder = REASONS.get(moment.game.name)
    if finder is None:
        return ()
    found = finder.find(moment.view, moment.legal[best], moment.legal[other])
    return tuple(Reason(each.id, each.values) for each in found)  # no table to show places on

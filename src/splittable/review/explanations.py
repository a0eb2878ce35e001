"""Reasons for a judgement, from the rules and from the imagined worlds."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from splittable.core.reasons import Reason, fewer, more
from splittable.games.reasons import BY_GAME
from splittable.games.reasons import NAMES as NAMES_OF_RULES
from splittable.games.split.cards import CARDS, standards
from splittable.games.split.moves import Challenge, Play, Trust
from splittable.games.splito.moves import Place
from splittable.review.judgement import Judgement, actions_of, is_mixed
from splittable.review.moments import Moment
from splittable.sim import Positions
from splittable.sim.split.cards import halves

WINS_MORE: Final = "wins-more"  # if there is no other reason
STUCK: Final = "split-stuck"
STUCK_TOGETHER: Final = "split-stuck-together"
LIE: Final = "split-lie"
HONEST: Final = "split-honest"
PRODUCT_LATER: Final = "splito-product-later"
RIVAL_LATER: Final = "splito-rival-later"
ALONE: Final = "split-it-alone"
IMAGINED: Final = (
    ALONE,
    STUCK,
    STUCK_TOGETHER,
    LIE,
    HONEST,
    PRODUCT_LATER,
    RIVAL_LATER,
)
NAMES: Final = (*NAMES_OF_RULES, *IMAGINED, WINS_MORE)

MOST: Final = 3  # reasons per decision
LOOKED_AT: Final = 400  # most worlds to look at
BY_THUMB: Final = "rules-of-thumb"  # policy of their playouts


def reasons_for(moment: Moment, judgement: Judgement, other: int) -> tuple[Reason, ...]:
    """Why the best move is better than the other one: from one to `MOST` reasons.

    Reasons from the rules come first, but one from the worlds is always included if there is any.
    """
    best = judgement.best
    by_rule = BY_GAME[moment.game.name](moment.view, moment.legal[best], moment.legal[other])
    imagined = _imagined(moment, judgement, other)[:1]
    found = (*by_rule[: MOST - len(imagined)], *imagined, *by_rule[MOST - len(imagined) :])
    if found:
        return found[:MOST]
    tried = judgement.tried
    return (_compared(WINS_MORE, tried[best].chance, tried[other].chance),)


def _imagined(moment: Moment, judgement: Judgement, other: int) -> tuple[Reason, ...]:
    best = judgement.best
    if is_mixed(moment):
        alone = judgement.alone or ()
        return more(ALONE, _percent(alone[best]), _percent(alone[other]))
    match moment.legal[best], moment.legal[other]:
        case Play(), Play():
            return _of_stuck(moment, judgement, other)
        case Challenge(), Trust():
            return (Reason(LIE, {"percent": _percent(_lies(moment, judgement))}),)
        case Trust(), Challenge():
            return (Reason(HONEST, {"percent": _percent(1 - _lies(moment, judgement))}),)
        case Place(), Place():
            return _of_products(moment, judgement, other)
        case _:
            return ()


def _of_stuck(moment: Moment, judgement: Judgement, other: int) -> tuple[Reason, ...]:
    """Split: how often the next seat has nothing to play."""
    actions, worlds = actions_of(moment), _sample(judgement)
    together = moment.game.cooperative(moment.view.options)
    if sum(moment.view.hand_sizes) == 1:  # the game ends, so there is no next seat
        return ()
    shares = [
        _percent(_stuck(worlds[:], moment.seat, actions[move], together=together))
        for move in (judgement.best, other)
    ]
    return fewer(STUCK_TOGETHER, *shares) if together else more(STUCK, *shares)


def _stuck(worlds: Positions, seat: int, action: int, *, together: bool) -> float:
    """How often the next seat is stuck. In competitive play, a stuck seat can only reset; in
    cooperative play, the game is over (8.13)."""
    worlds.apply([seat] * len(worlds), [action] * len(worlds))
    waiting = worlds.to_act()
    if together:
        return float(1 - waiting.any(axis=1).mean())
    legal = worlds.legal(waiting.argmax(axis=1)).sum(axis=1)
    return float((legal == 1).mean())


def _of_products(moment: Moment, judgement: Judgement, other: int) -> tuple[Reason, ...]:
    """Splito: the average final product of the seat, and of the best other seat."""
    actions, worlds = actions_of(moment), _sample(judgement)
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


def _lies(moment: Moment, judgement: Judgement) -> float:
    """Split: how often the resetter keeps a Standard outside the two that it laid (9.4)."""
    view = moment.view
    low, high = view.left[0], view.right[0]
    outside = np.array(halves([card for card in standards(CARDS) if not low < card < high]))
    hands: Any = judgement.worlds.positions.states["hands"][:, view.turn]
    return float(((hands & outside.astype(np.uint64)) != 0).any(axis=1).mean())


def _sample(judgement: Judgement) -> Positions:
    """Worlds of all groups, as many as a percentage needs."""
    positions = judgement.worlds.positions
    return positions[:: -(-len(positions) // LOOKED_AT)]


def _compared(name: str, best: float, other: float) -> Reason:
    return Reason(name, {"best": _percent(best), "other": _percent(other)})


def _percent(share: float) -> int:
    return round(100 * share)

"""Reviews of Split: worlds that fit the others' moves, and how often the next seat is stuck."""

from random import Random
from typing import Any, Final

import numpy as np

from splittable.bots.search import BY_RULE
from splittable.bots.split.beliefs import believed_worlds, heard_worlds
from splittable.core.reasons import Reason, fewer, more
from splittable.games.split.cards import CARDS, standards
from splittable.games.split.moves import Challenge, Play, Trust
from splittable.games.split.rules import Phase
from splittable.review.judgement import Judgement, actions_of, percent, sample_worlds
from splittable.review.moments import Moment, Question
from splittable.review.reviewed_game import ReviewedGame
from splittable.review.worlds import Worlds
from splittable.sim import Positions
from splittable.sim.search import Company
from splittable.sim.split.cards import halves

STUCK: Final = "split-stuck"
STUCK_TOGETHER: Final = "split-stuck-together"
LIE: Final = "split-lie"
HONEST: Final = "split-honest"

CHAINS: Final = 16


def _sample(question: Question, number: int, rng: Random) -> Worlds | None:
    """Worlds from Markov chains, in which successive worlds are correlated: each is a group."""
    view, shown = question.view, question.shown
    if view.phase not in (Phase.PLAYING, Phase.ANSWERING):
        return None
    least = 2  # an answer to a bluff needs worlds of two kinds, honest and lying
    chains = max(min(CHAINS, number // least), 1)
    length = max(number // chains, least)
    found = [
        heard_worlds(view, shown, length, rng) or believed_worlds(view, shown, length, rng)
        for _ in range(chains)
    ]
    states = np.concatenate([each.states for each in found])
    return Worlds(Positions(found[0].simulator, states), chains)


def _reasons(moment: Moment, judgement: Judgement, other: int) -> tuple[Reason, ...]:
    match moment.legal[judgement.best], moment.legal[other]:
        case Play(), Play():
            return _of_stuck(moment, judgement, other)
        case Challenge(), Trust():
            return (Reason(LIE, {"percent": percent(_lies(moment, judgement))}),)
        case Trust(), Challenge():
            return (Reason(HONEST, {"percent": percent(1 - _lies(moment, judgement))}),)
        case _:
            return ()


def _of_stuck(moment: Moment, judgement: Judgement, other: int) -> tuple[Reason, ...]:
    """How often the next seat has nothing to play."""
    actions, worlds = actions_of(moment), sample_worlds(judgement)
    together = moment.game.cooperative(moment.view.options)
    if sum(moment.view.hand_sizes) == 1:  # the game ends, so there is no next seat
        return ()
    shares = [
        percent(_stuck(worlds[:], moment.seat, actions[move], together=together))
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


def _lies(moment: Moment, judgement: Judgement) -> float:
    """How often the resetter keeps a Standard outside the two that it laid (9.4)."""
    view = moment.view
    low, high = view.left[0], view.right[0]
    outside = np.array(halves([card for card in standards(CARDS) if not low < card < high]))
    hands: Any = judgement.worlds.positions.states["hands"][:, view.turn]
    return float(((hands & outside.astype(np.uint64)) != 0).any(axis=1).mean())


SPLIT: Final = ReviewedGame(
    company=Company(BY_RULE, BY_RULE),
    playouts=20_000,
    sample=_sample,
    reasons=_reasons,
    reason_ids=(STUCK, STUCK_TOGETHER, LIE, HONEST),
)

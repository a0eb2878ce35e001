"""Why a move is good, for who asked for a hint: one figure of the rules, from the asker's view."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from splittable.core.reasons import Reason
from splittable.games.reasons import BY_GAME
from splittable.games.reasons import NAMES as NAMES_OF_RULES

ONLY: Final = "only"  # there is no other move
IN_THE_END: Final = "in-the-end"  # no figure of the rules says why
NAMES: Final = (*NAMES_OF_RULES, ONLY, IN_THE_END)

COMPARED: Final = 40  # other moves, at most: to cut a long row there are hundreds of ways
CONVINCES: Final = 1 / 3  # of the other moves: a reason that holds against fewer is none


def why(game: str, view: Any, move: Any, legal: Sequence[Any]) -> Reason:
    """The reason that speaks against most of the other moves; of equal ones, the weightiest."""
    others = _some([other for other in legal if other != move])
    if not others:
        return Reason(ONLY, {})
    found: dict[str, Reason] = {}
    held = Counter[str]()
    weight = Counter[str]()  # the smaller, the more it weighs
    for other in others:
        for place, reason in enumerate(BY_GAME[game](view, move, other)):
            found[reason.id] = reason
            held[reason.id] += 1
            weight[reason.id] += place
    name = min(held, key=lambda each: (-held[each], weight[each]), default=None)
    if name is None or held[name] < CONVINCES * len(others):
        return Reason(IN_THE_END, {})
    return _of_the_move_itself(found[name])


def _of_the_move_itself(reason: Reason) -> Reason:
    """Without the figure of the other move, which is not one move here but many."""
    return Reason(
        reason.id, {name: value for name, value in reason.values.items() if name != "other"}
    )


def _some(moves: list[Any]) -> list[Any]:
    """Evenly from all of them."""
    return moves[:: -(-len(moves) // COMPARED) or 1]

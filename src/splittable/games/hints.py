"""Hints: the one reason that best explains why a move is good, from the player's own view."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from splittable.core.reasons import Reason
from splittable.games import REASONS

ONLY: Final = "only"  # it is the only legal move
IN_THE_END: Final = "in-the-end"  # no reason that the rules can express

COMPARED: Final = 40  # most other moves to compare, to bound the cost
CONVINCES: Final = 1 / 3  # a reason must hold against this share of the other moves


def why(game: str, view: Any, move: Any, legal: Sequence[Any]) -> Reason:
    """The reason that holds against most other moves; ties go to the most important one."""
    if game not in REASONS:
        return Reason(IN_THE_END, {})
    others = _sample([other for other in legal if other != move])
    if not others:
        return Reason(ONLY, {})
    found = defaultdict[str, list[Reason]](list)
    held = Counter[str]()
    weight = Counter[str]()  # sum of its ranks: the smaller, the more important
    for other in others:
        for place, reason in enumerate(REASONS[game].find(view, move, other)):
            found[reason.id].append(_without_other(reason))
            held[reason.id] += 1
            weight[reason.id] += place
    name = min(held, key=lambda each: (-held[each], weight[each]), default=None)
    if name is None or held[name] < CONVINCES * len(others):
        return Reason(IN_THE_END, {})
    return max(found[name], key=found[name].count)  # what it says of most of them


def _without_other(reason: Reason) -> Reason:
    """Drop the number of the other move: here it stands for many moves."""
    values = {name: value for name, value in reason.values.items() if name != "other"}
    return replace(reason, values=values)


def _sample(moves: list[Any]) -> list[Any]:
    """At most `COMPARED` moves, evenly spaced."""
    return moves[:: -(-len(moves) // COMPARED) or 1]

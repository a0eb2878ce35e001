"""Rewrites the data files: `python -m tests.perft.regenerate`.

Only after an intended change of the rules; read the diff before committing it. Deals come from
seeds; positions come from random games, after some moves or where a condition holds.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from splittable.games import GAMES
from tests.perft.positions import counts, write_positions
from tests.support.play import LIVELY, Playout, playout
from tests.support.variants import OFFICIAL, Variant

BUDGET = 4000  # sequences of the greatest depth, about


@dataclass(frozen=True, slots=True)
class Moment:
    """Something to look for in random games, and count from there."""

    name: str
    found: Callable[[Any], bool]  # asked of a state


START = Moment("start", lambda _: True)
MOMENTS: dict[str, list[Moment]] = {
    "split-it": [
        Moment("jokers to place", lambda s: bool(s.placing)),
        Moment("two cards left", lambda s: len(s.row) == 2 and s.is_split),
        Moment("last row", lambda s: not s.stock),
    ],
    "splito": [
        Moment("two cards each", lambda s: len(s.hands[0]) == 2 and not any(s.sealed)),
        Moment("last cards", lambda s: len(s.hands[0]) == 1 and not any(s.sealed)),
    ],
    "split": [
        Moment("a Wild to bury", lambda s: s.phase.name == "BURYING"),
        Moment("piles to open", lambda s: s.phase.name == "OPENING"),
        Moment("answers due", lambda s: s.phase.name == "ANSWERING" and not any(s.sealed)),
        Moment("two cards in a hand", lambda s: len(s.hands[s.turn]) == 2),
    ],
}


def main() -> None:
    for name in GAMES:
        positions: list[dict[str, Any]] = []
        for variant in OFFICIAL:
            if variant.game.name == name:
                positions += _positions(variant)
        write_positions(name, positions)
        deepest = sum(position["counts"][-1] for position in positions)
        print(f"{name}: {len(positions)} positions, {deepest} sequences of the greatest depths")


def _positions(variant: Variant) -> list[dict[str, Any]]:
    positions = [_position(START, playout(variant, 1, LIVELY), 0)]
    for moment in MOMENTS[variant.game.name]:
        found = _look_for(moment, variant)
        if found is not None:
            positions.append(_position(moment, *found))
    return positions


def _look_for(moment: Moment, variant: Variant) -> tuple[Playout, int] | None:
    for seed in range(60):
        game = playout(variant, seed, LIVELY)
        places = [n for n, state in enumerate(game.states[:-1]) if moment.found(state)]
        if places and places[0] < 100:
            return game, Random(seed).choice([place for place in places if place < 100])
    return None


def _position(moment: Moment, game: Playout, made: int) -> dict[str, Any]:
    rules = game.variant.game
    position: dict[str, Any] = {
        "name": f"{game.variant}, {moment.name}",
        "options": rules.write_options(game.variant.options),
        "deal": rules.write_deal(game.deal),
        "moves": [[seat, str(move)] for seat, move in game.moves[:made]],
        "counts": [0],
    }
    position["counts"] = counts(rules.name, position)
    while position["counts"][-1] and len(position["counts"]) < 8:
        deeper = counts(rules.name, {**position, "counts": [*position["counts"], 0]})
        if deeper[-1] > BUDGET:
            break
        position["counts"] = deeper
    return position


if __name__ == "__main__":
    main()

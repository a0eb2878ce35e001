"""How well hints and reviews agree: whole games in which one seat follows every hint.

The others play at the level `medium`. Each game is then reviewed with the playouts of the hints,
and, with `--deeper N`, with N times as many and another seed.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from splittable.bots import BOTS
from splittable.bots.bot import Shown
from splittable.core.chance import stream
from splittable.core.game import AnyGame
from splittable.core.record import Record, result_of, seat_names
from splittable.core.seats import Seat
from splittable.games import GAMES
from splittable.review.game_review import decision_of, judge
from splittable.review.judgement import Settings, best_move
from splittable.review.moments import Question, moments
from splittable.review.reviewed_game import reviewed_game

VARIANTS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "split-it": ("split-it", {"seats": 4}),
    "splito": ("splito", {"seats": 4}),
    "split": ("split", {"seats": 4}),
    "cooperative-split": ("split", {"seats": 4, "mode": "cooperative"}),
}
HINTED: Final = Seat(0)


def follow_hints(game: AnyGame, options: Any, seed: int, number: int, hints: Settings) -> Record:
    """A game in which seat 0 plays every hint."""
    deal = game.deal(options, stream(seed, "deal", number))
    rng = stream(seed, "bots", number)
    state = game.start(options, deal)
    turn, begun = 0, state
    moves: list[tuple[Seat, Any]] = []
    happened: list[Any] = []
    while waiting := game.to_act(state):
        seat = min(waiting)
        legal = game.legal(state, seat)
        shown = Shown(game, seat, tuple(happened))
        if seat == HINTED and len(legal) > 1:
            view = game.view(begun, seat)
            question = Question(
                game=game, turn=turn, seat=seat, view=view, shown=shown, legal=legal
            )
            move = legal[best_move(question, hints)]
        else:
            move = BOTS[game.name]["medium"](game.view(state, seat), legal, rng, shown)
        step = game.apply(state, seat, move, legal)
        state = step.state
        moves.append((seat, move))
        happened += step.events
        if not step.only_seals:
            turn, begun = len(moves), state
    outcome = game.outcome(state)
    names = seat_names(options.seats)
    return Record(game, options, names, deal, tuple(moves), result_of(outcome))


def grades(record: Record, settings: Settings) -> Iterator[str]:
    """The grade of each decision of the hinted seat."""
    for moment in moments(record):
        if moment.seat == HINTED:
            yield decision_of(moment, judge(moment, settings)).grade or "none"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("variants", nargs="*", default=list(VARIANTS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--playouts", type=int, help="per decision (default: those of a review)")
    parser.add_argument("--deeper", type=int, help="also review with this many times the playouts")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    agree = True
    for variant in given.variants:
        name, raw = VARIANTS[variant]
        game = GAMES[name]
        options = game.read_options(raw)
        playouts = given.playouts or reviewed_game(game).playouts
        hints, deeper = Settings(playouts), None
        if given.deeper:
            deeper = Settings(playouts * given.deeper, seed=given.seed)
        found: dict[str, Counter[str]] = {"the same": Counter(), "deeper": Counter()}
        began = time.process_time()
        for number in range(given.games):
            record = follow_hints(game, options, given.seed, number, hints)
            found["the same"].update(grades(record, hints))
            if deeper is not None:
                found["deeper"].update(grades(record, deeper))
        for kind, counted in found.items():
            if counted:
                said = ", ".join(f"{grade} {count}" for grade, count in counted.most_common())
                print(f"{variant}, {given.games} games, reviewed with {kind}: {said}", flush=True)
        print(f"  {time.process_time() - began:.0f} s of processor time")
        bad = found["the same"]["mistake"] + found["the same"]["blunder"]
        agree &= not bad and found["the same"]["slip"] <= 0.01 * found["the same"].total()
    return 0 if agree else 1


if __name__ == "__main__":
    sys.exit(main())

"""Finds positions in which one move is clearly best, and writes them to files: `scripts/positions`.

Searches games by rule of thumb. A move is clearly best if it wins far more often than any other,
with random and with sensible playouts, by the rules of `games/` and by the compiled ones. Any good
bot should find it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from splittable.bots import BOTS
from splittable.bots.search import position_of
from splittable.core.chance import stream
from splittable.core.game import AnyGame
from splittable.core.record import Record, result_of, seat_names, write_record
from splittable.core.seats import Seat
from splittable.games import GAMES
from splittable.games.split_it.moves import Guess
from splittable.sim.search import Company, search
from tests.support.variants import OFFICIAL, Variant

FOLDER: Final = Path(__file__).parent
WANTED: Final = 12  # a game
FEWEST_MOVES: Final = 3  # to choose among
AHEAD: Final = 0.25  # of the second best, in shares of the win
PLAYOUTS: Final = 600
GLANCE: Final = 150  # playouts, to see whether a closer look is worth while
READABLE_PLAYOUTS: Final = 60
GAMES_TRIED: Final = 200  # a variant at the most
COMPANIES: Final = tuple(Company({policy: 1.0}, {policy: 1.0}) for policy in ("random", "quick"))


def main() -> None:
    for game in [GAMES[name] for name in sys.argv[1:] or GAMES]:
        folder = FOLDER / game.name
        folder.mkdir(exist_ok=True)
        for path in folder.glob("*.json"):
            path.unlink()
        for number, record in enumerate(_found(game), start=1):
            text = write_record(record) + "\n"
            (folder / f"{number:02}.json").write_text(text, encoding="utf-8")
        print(f"{game.name}: {len(list(folder.glob('*.json')))} positions")


def _found(game: AnyGame) -> Iterator[Record]:
    """One of each game that has any, from as many variants as there are."""
    variants = [each for each in OFFICIAL if each.game is game]
    missing = WANTED
    for number in range(GAMES_TRIED):
        for variant in variants[number % 3 :: 3]:
            record = _first_clear(variant, number)
            if record is not None:
                yield record
                missing -= 1
            if not missing:
                return


def _first_clear(variant: Variant, number: int) -> Record | None:
    game, options = variant.game, variant.options
    deal = game.deal(options, stream(number, "position", str(variant)))
    state, rng = game.start(options, deal), stream(number, "players", str(variant))
    moves: list[tuple[Seat, Any]] = []
    while waiting := game.to_act(state):
        seat = min(waiting)
        view, legal = game.view(state, seat), game.legal(state, seat)
        if len(legal) >= FEWEST_MOVES and not isinstance(legal[0], Guess):  # those are mixed
            best = _clearly_best(game, view, legal)
            if best is not None:
                ended = game.apply(state, seat, best).state
                return Record(
                    game=game,
                    options=options,
                    names=seat_names(options.seats),
                    deal=deal,
                    moves=(*moves, (seat, best)),
                    result=result_of(game.outcome(ended)),
                )
        move = BOTS[game.name]["rules-of-thumb"](view, legal, rng, ())
        state = game.apply(state, seat, move).state
        moves.append((seat, move))
    return None


def _clearly_best(game: AnyGame, view: Any, legal: tuple[Any, ...]) -> Any:
    """The move that is ahead of all others in every company; None where there is none."""
    position = position_of(game, view, Random(1))
    number = position.simulator.kernels.encoding.action
    actions = [number(view.options, move) for move in legal]
    glance = search(position, view.seat, actions, GLANCE, COMPANIES[1], seed=2)
    if np.ptp(np.sort(glance.means)[-2:]) < AHEAD / 2:
        return None
    order: list[int] = []
    for company in COMPANIES:
        found = search(
            position, view.seat, actions, PLAYOUTS, company, seed=3, kept=range(len(actions))
        )
        ranked = np.argsort(-found.means).tolist()
        is_ahead = found.means[ranked[0]] - found.means[ranked[1]] >= AHEAD
        if not is_ahead or (order and order[0] != ranked[0]):
            return None
        order = ranked
    best, second = (_won(game, view, legal[place]) for place in order[:2])
    return legal[order[0]] if best - second >= AHEAD else None


def _won(game: AnyGame, view: Any, move: Any) -> float:
    """How often by the readable rules, if all play on by chance."""
    won = 0.0
    for number in range(READABLE_PLAYOUTS):
        rng = Random(number)
        state = game.apply(game.imagine(view, rng), view.seat, move).state
        while waiting := game.to_act(state):
            seat = min(waiting)
            state = game.apply(state, seat, rng.choice(game.legal(state, seat))).state
        outcome = game.outcome(state)
        assert outcome is not None
        won += (view.seat in outcome.winners) / max(len(outcome.winners), 1)
    return won / READABLE_PLAYOUTS


if __name__ == "__main__":
    main()

"""Bots at a table of their own: play a whole deal and hand back its record."""

from collections.abc import Sequence
from random import Random
from typing import Any

from splittable.bots.bot import AnyBot, Shown
from splittable.core.game import AnyGame
from splittable.core.record import Record, result_of, seat_names
from splittable.core.seats import Seat, all_seats


def play_out(
    game: AnyGame,
    options: Any,
    deal: Any,
    bots: Sequence[AnyBot],
    rng: Random,
    names: tuple[str, ...] | None = None,
) -> Record:
    """Play the deal to its end; of seats that choose at once, the lowest is asked first."""
    state = game.start(options, deal)
    moves: list[tuple[Seat, Any]] = []
    happened: list[Any] = []
    shown = [Shown(game, seat, happened) for seat in all_seats(options.seats)]
    while waiting := game.to_act(state):
        seat = min(waiting)
        move = bots[seat](game.view(state, seat), game.legal(state, seat), rng, shown[seat])
        step = game.apply(state, seat, move)
        state = step.state
        happened += step.events
        moves.append((seat, move))
    return Record(
        game=game,
        options=options,
        names=names or seat_names(options.seats),
        deal=deal,
        moves=tuple(moves),
        result=result_of(game.outcome(state)),
    )

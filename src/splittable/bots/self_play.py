"""Self-play: bots play a whole deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from splittable.bots.bot import AnyBot, Shown
from splittable.core.game import AnyGame, Outcome
from splittable.core.record import Record, result_of, seat_names
from splittable.core.seats import Seat, all_seats


@dataclass(frozen=True, slots=True)
class Finished:
    moves: tuple[tuple[Seat, Any], ...]
    outcome: Outcome


def play_to_end(
    game: AnyGame, options: Any, deal: Any, bots: Sequence[AnyBot], chances: Sequence[Random]
) -> Finished:
    """Play a deal to the end; `bots` and `chances` (random generators) are by seat.

    Of seats that choose at once, the lowest chooses first.
    """
    state = game.start(options, deal)
    moves: list[tuple[Seat, Any]] = []
    happened: list[Any] = []
    shown = [Shown(game, seat, happened) for seat in all_seats(options.seats)]
    while waiting := game.to_act(state):
        seat = min(waiting)
        view, legal = game.view(state, seat), game.legal(state, seat)
        move = bots[seat](view, legal, chances[seat], shown[seat])
        step = game.apply(state, seat, move, legal)
        state = step.state
        happened += step.events
        moves.append((seat, move))
    outcome = game.outcome(state)
    assert outcome is not None
    return Finished(tuple(moves), outcome)


def play_out(
    game: AnyGame,
    options: Any,
    deal: Any,
    bots: Sequence[AnyBot],
    rng: Random,
    names: tuple[str, ...] | None = None,
) -> Record:
    """Play a deal to the end with one random generator for all bots; returns its record.

    `options` and `deal` are the game's own values; `bots` has a bot for each seat, and `names`, if
    given, a name.

    >>> import random, splittable
    >>> game = splittable.game("split")
    >>> options = game.read_options({"seats": 3})
    >>> bots = [splittable.bot(game, name) for name in ("random", "easy", "rules-of-thumb")]
    >>> deal = game.deal(options, random.Random(7))
    >>> record = splittable.play_out(game, options, deal, bots, random.Random(1))
    >>> record.result.reason
    'played the last card'
    """
    finished = play_to_end(game, options, deal, bots, [rng] * options.seats)
    return Record(
        game=game,
        options=options,
        names=names or seat_names(options.seats),
        deal=deal,
        moves=finished.moves,
        result=result_of(finished.outcome),
    )

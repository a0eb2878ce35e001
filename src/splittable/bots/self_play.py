"""Self-play: bots play a whole deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from splittable.bots.bot import AnyBot, Shown, speech_of
from splittable.core.game import AnyGame, Outcome
from splittable.core.record import Record, Remark, result_of, seat_names
from splittable.core.seats import Seat, all_seats
from splittable.core.talk import Said


@dataclass(frozen=True, slots=True)
class Finished:
    moves: tuple[tuple[Seat, Any], ...]
    outcome: Outcome
    remarks: tuple[Remark, ...] = ()


def play_to_end(
    game: AnyGame,
    options: Any,
    deal: Any,
    bots: Sequence[AnyBot],
    chances: Sequence[Random],
    *,
    talk: bool = True,
    people: frozenset[Seat] = frozenset(),
) -> Finished:
    """Play a deal to the end; `bots` and `chances` (random generators) are by seat.

    Of seats that choose at once, the lowest chooses first. With `talk`, every bot that talks may
    say one phrase before each move, clockwise from the seat on turn. Bots in the seats of `people`
    stand for people: what they say means what it sounds like, and no convention.
    """
    state = game.start(options, deal)
    speeches = [speech_of(bot) if talk else None for bot in bots]
    moves: list[tuple[Seat, Any]] = []
    remarks: list[Remark] = []
    happened: list[Any] = []
    shown = [Shown(game, seat, happened) for seat in all_seats(options.seats)]
    while waiting := game.to_act(state):
        seat = min(waiting)
        for speaker in (*all_seats(options.seats)[seat:], *all_seats(options.seats)[:seat]):
            speak = speeches[speaker]
            said = speak and speak(game.view(state, speaker), shown[speaker], bool(people))
            if said is not None:
                happened.append(Said(speaker, said, speaker not in people))
                remarks.append(Remark(len(moves), speaker, said))
        view, legal = game.view(state, seat), game.legal(state, seat)
        move = bots[seat](view, legal, chances[seat], shown[seat])
        step = game.apply(state, seat, move, legal)
        state = step.state
        happened += step.events
        moves.append((seat, move))
    outcome = game.outcome(state)
    assert outcome is not None
    return Finished(tuple(moves), outcome, tuple(remarks))


def play_out(
    game: AnyGame,
    options: Any,
    deal: Any,
    bots: Sequence[AnyBot],
    rng: Random,
    names: tuple[str, ...] | None = None,
    *,
    talk: bool = True,
    people: frozenset[Seat] = frozenset(),
) -> Record:
    """Play a deal to the end with one random generator for all bots; returns its record.

    `options` and `deal` are the game's own values; `bots` has a bot for each seat, and `names`, if
    given, a name. Without `talk`, bots of cooperative games are silent.

    >>> import random, splittable
    >>> game = splittable.game("split")
    >>> options = game.read_options({"seats": 3})
    >>> bots = [splittable.bot(game, name) for name in ("random", "easy", "rules-of-thumb")]
    >>> deal = game.deal(options, random.Random(7))
    >>> record = splittable.play_out(game, options, deal, bots, random.Random(1))
    >>> record.result.reason
    'played the last card'
    """
    finished = play_to_end(
        game, options, deal, bots, [rng] * options.seats, talk=talk, people=people
    )
    return Record(
        game=game,
        options=options,
        names=names or seat_names(options.seats),
        deal=deal,
        moves=finished.moves,
        remarks=finished.remarks,
        result=result_of(finished.outcome),
    )

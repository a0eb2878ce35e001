"""Opponent models for Splito: infers from the moves so far which policy each other seat follows.

Candidates are the rule of thumb, half random, and random. Players who search look random by the
rule of thumb.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

import numpy as np

from splittable.bots.bot import Events
from splittable.bots.search import simulator_of
from splittable.core.seats import Seat, left_of
from splittable.games.splito import SPLITO
from splittable.games.splito.events import CardTurned
from splittable.games.splito.moves import Place
from splittable.games.splito.rules import State
from splittable.games.splito.setup import HAND
from splittable.games.splito.view import View
from splittable.sim import Positions
from splittable.sim.search import Mixture

# By policy: how often it plays a random move.
DOUBTS: Final[Mapping[str, float]] = {"rules-of-thumb": 0.1, "half-random": 0.5, "random": 1.0}
TEMPERATURE: Final = 0.1  # of the softmax over merits


@dataclass(frozen=True, slots=True)
class SeenMove:
    before: State  # unseen parts are imagined
    seat: Seat
    move: Place


def habits(view: View, shown: Events, prior: Mixture, rng: Random) -> Mapping[int, Mixture]:
    """By other seat: the posterior over policies, given this prior and the moves seen."""
    found = {int(seat): dict(prior) for seat in range(view.options.seats) if seat != view.seat}
    moves = [each for each in moves_seen(view, shown, rng) if each.seat != view.seat]
    simulator = simulator_of(SPLITO, view.options)
    kernels = simulator.kernels
    rows = [kernels.translation.row_of(each.before) for each in moves]
    positions = Positions(simulator, np.array(rows, kernels.state))
    seats = np.array([each.seat for each in moves], np.int64)
    number = kernels.encoding.action
    actions = np.array([number(view.options, each.move) for each in moves], np.int64)
    logs = {
        policy: positions.log_likelihood(seats, actions, DOUBTS[policy], TEMPERATURE)
        for policy in prior
    }
    for seat in found:
        mine = seats == seat
        weights = {policy: np.log(prior[policy]) + logs[policy][mine].sum() for policy in prior}
        most = max(weights.values())
        found[seat] = {policy: float(np.exp(weights[policy] - most)) for policy in prior}
    return found


def moves_seen(view: View, shown: Events, rng: Random) -> Iterator[SeenMove]:
    """All moves turned since the hands were dealt, the last round first.

    Rounds are undone one by one, from an imagined state with the viewer's view.
    """
    state = replace(SPLITO.imagine(view, rng), sealed=(None,) * view.options.seats)
    turned = [event for event in shown if isinstance(event, CardTurned)]
    seats = view.options.seats
    for _ in range(min((view.round - 1) % HAND, len(turned) // seats)):
        turned, last = turned[:-seats], turned[-seats:]
        state = _undo_round(state, last)
        for event in last:
            yield SeenMove(state, event.seat, Place(event.card, event.side))


def _undo_round(state: State, turned: Sequence[CardTurned]) -> State:
    """The state before these cards were turned and the hands were passed on (3.3, 3.5)."""
    hands = [state.hands[left_of(Seat(seat), len(turned))] for seat in range(len(turned))]
    zones = [list(zone) for zone in state.zones]
    for event in turned:
        hands[event.seat] = (*hands[event.seat], event.card)
        zones[event.zone].remove(event.card)
    return replace(state, round=state.round - 1, hands=tuple(hands), zones=tuple(map(tuple, zones)))

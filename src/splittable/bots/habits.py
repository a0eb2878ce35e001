"""How the others go about Splito, by what they have played so far: by rule of thumb, now and then,
or by none that we know. Who thinks for itself looks like chance to the rule."""

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

# By policy: how often a move of it is anything that is legal.
DOUBTS: Final[Mapping[str, float]] = {"rules-of-thumb": 0.1, "half-random": 0.5, "random": 1.0}
TEMPERATURE: Final = 0.1  # merits that differ by less are nearly the same to the rule


@dataclass(frozen=True, slots=True)
class SeenMove:
    before: State  # imagined, as far as it was not seen
    seat: Seat
    move: Place


def habits(view: View, shown: Events, prior: Mixture, rng: Random) -> Mapping[int, Mixture]:
    """By seat, of all others: how likely it follows which policy, if that was so likely before."""
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
    """All that were turned since the hands were dealt, the last round first: each round is taken
    back from a position that the viewer cannot tell from the real one."""
    state = replace(SPLITO.imagine(view, rng), sealed=(None,) * view.options.seats)
    turned = [event for event in shown if isinstance(event, CardTurned)]
    seats = view.options.seats
    for _ in range(min((view.round - 1) % HAND, len(turned) // seats)):
        turned, last = turned[:-seats], turned[-seats:]
        state = _taken_back(state, last)
        for event in last:
            yield SeenMove(state, event.seat, Place(event.card, event.side))


def _taken_back(state: State, turned: Sequence[CardTurned]) -> State:
    """The position before these cards were turned and the hands were passed on (3.3, 3.5)."""
    hands = [state.hands[left_of(Seat(seat), len(turned))] for seat in range(len(turned))]
    zones = [list(zone) for zone in state.zones]
    for event in turned:
        hands[event.seat] = (*hands[event.seat], event.card)
        zones[event.zone].remove(event.card)
    return replace(state, round=state.round - 1, hands=tuple(hands), zones=tuple(map(tuple, zones)))

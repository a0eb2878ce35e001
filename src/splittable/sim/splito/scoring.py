"""Scoring of Splito in integers, compiled: points of each zone, and each seat's product."""

from typing import Any, Final

import numpy as np

from splittable.games.splito.scoring import FEWEST_CARDS, HIGHEST_PRODUCT, REASONS, SHARED
from splittable.sim.compiler import State, kernel
from splittable.sim.splito.objective_status import MOST_ZONES, is_met, leads, points, traits

BY_PRODUCT: Final = REASONS.index(HIGHEST_PRODUCT)
BY_CARDS: Final = REASONS.index(FEWEST_CARDS)
TOGETHER: Final = REASONS.index(SHARED)
MORE_CARDS: Final = 64  # more than two zones ever hold


@kernel
def zone_count(seats: int) -> int:
    return 4 if seats == 2 else seats  # 2.5, 6.3


@kernel
def zone_of(seats: int, seat: int, side: int) -> int:
    """Zone i lies to the left of seat i; two seats own two zones each (2.6, 6.3)."""
    if seats == 2:
        return 2 * seat + side
    zone = seat - side
    return zone + seats if zone < 0 else zone


@kernel
def result(state: State, scores: Any, winners: Any) -> int:
    """Highest product wins, then fewest cards, then it is shared (5.5 to 5.7).

    Fills in scores and winners by seat; returns the index of the reason.
    """
    totals, counts = np.empty(MOST_ZONES, np.int64), np.empty(MOST_ZONES, np.int64)  # by zone
    for zone in range(zone_count(state.seats)):
        totals[zone], counts[zone] = zone_sheet(state, zone)
    merits = np.empty(MOST_ZONES, np.int64)  # by seat
    highest, best = 0, -MORE_CARDS
    for seat in range(state.seats):
        product, cards = 1, 0
        for side in range(2):
            zone = zone_of(state.seats, seat, side)
            product *= totals[zone]
            cards += counts[zone]
        scores[seat] = product
        merits[seat] = MORE_CARDS * product - cards
        highest, best = max(highest, product), max(best, merits[seat])
    sharing = level = 0
    for seat in range(state.seats):
        winners[seat] = merits[seat] == best
        sharing += winners[seat]
        level += scores[seat] == highest
    if sharing > 1:
        return TOGETHER
    return BY_CARDS if level > 1 else BY_PRODUCT


@kernel
def zone_sheet(state: State, zone: int) -> tuple[int, int]:
    """The points and the cards of a zone, including commons it holds (5.1 to 5.3)."""
    tally, total, cards = state.tallies[zone], 0, state.zone_sizes[zone]
    leading, counts = leads(state, zone, tally), traits(tally, cards)
    for symbol in range(2):
        common = state.objectives[state.common[symbol]]
        holds = is_met(common, tally, leading, counts)
        total += holds * points(common)
        cards += holds
    counts = traits(tally, cards)
    for line in range(state.line_counts[zone]):
        objective = state.objectives[state.lines[zone, line]]
        total += is_met(objective, tally, leading, counts) * points(objective)
    return total, cards

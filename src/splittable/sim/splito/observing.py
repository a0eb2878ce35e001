"""What a seat observes of Splito, written from integers as `Encoding.observe` does from a view.

Nothing is read but what a view shows; a test compares the two at every position.
"""

from splittable.games.splito.setup import HAND
from splittable.sim.bits import contains
from splittable.sim.kernel import Bytes, State, kernel
from splittable.sim.splito.hands import hand_of, left_of
from splittable.sim.splito.judging import BITS, COLOR_COUNT, VALUE_COUNT, field
from splittable.sim.splito.rules import FACE_KINDS, to_act
from splittable.sim.splito.scoring import zone_count, zone_of


@kernel
def observe(state: State, seat: int, row: Bytes) -> None:
    row[:] = 0
    row[0] = state.round
    kinds = FACE_KINDS + state.objective_count
    _mark_to_act(state, seat, row, 1)
    at = 1 + state.seats
    _count_hands(state, seat, row, at)
    at += state.seats * kinds
    _mark_choice(state, seat, row, at)
    at += kinds + 2
    _mark_shown_sides(state, seat, row, at)
    at += 2 * state.seats
    for symbol in range(2):
        row[at + symbol * state.objective_count + state.common[symbol]] = 1
    _count_zones(state, seat, row, at + 2 * state.objective_count)


@kernel
def _mark_to_act(state: State, seat: int, row: Bytes, at: int) -> None:
    other = seat
    for place in range(state.seats):
        row[at + place] = contains(to_act(state), other)
        other = left_of(other, state.seats)


@kernel
def _count_hands(state: State, seat: int, row: Bytes, at: int) -> None:
    """Its own, and those of the seats after it that it has held before (7.5)."""
    kinds = FACE_KINDS + state.objective_count
    passes_so_far = (state.round - 1) % HAND
    hand = hand_of(state, seat)
    for _ in range(min(passes_so_far + 1, state.seats)):
        for cell in range(state.hand_size):
            row[at + state.hands[hand, cell]] += 1
        at += kinds
        hand = left_of(hand, state.seats)


@kernel
def _mark_choice(state: State, seat: int, row: Bytes, at: int) -> None:
    if _has_sealed(state, seat):
        kinds = FACE_KINDS + state.objective_count
        row[at + (state.sealed[seat] >> 1)] = 1
        row[at + kinds + (state.sealed[seat] & 1)] = 1


@kernel
def _mark_shown_sides(state: State, seat: int, row: Bytes, at: int) -> None:
    if state.show_side:
        other = seat
        for place in range(state.seats):
            if _has_sealed(state, other):
                row[at + 2 * place + (state.sealed[other] & 1)] = 1
            other = left_of(other, state.seats)


@kernel
def _has_sealed(state: State, seat: int) -> bool:
    waiting = to_act(state)
    return waiting != 0 and not contains(waiting, seat)


@kernel
def _count_zones(state: State, seat: int, row: Bytes, at: int) -> None:
    """Its left zone first."""
    zones, objectives = zone_count(state.seats), state.objective_count
    colors = at + zones * VALUE_COUNT
    sizes = colors + zones * COLOR_COUNT
    lines = sizes + zones
    zone = zone_of(state.seats, seat, 0)
    for place in range(zones):
        tally = state.tallies[zone]
        for value in range(VALUE_COUNT):
            count = field(tally, BITS * (COLOR_COUNT + value))
            row[at + place * VALUE_COUNT + value] = count
        for color in range(COLOR_COUNT):
            row[colors + place * COLOR_COUNT + color] = field(tally, BITS * color)
        row[sizes + place] = state.zone_sizes[zone]
        for line in range(state.line_counts[zone]):
            row[lines + place * objectives + state.lines[zone, line]] = 1
        zone = left_of(zone, zones)

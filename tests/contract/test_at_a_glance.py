"""What views compute for their reader, compared with a brute-force computation."""

from collections import Counter
from dataclasses import replace
from typing import Any

from hypothesis import given

from tests.support.play import CUTS, SEEDS, is_wild, playout, position
from tests.support.split_it_pad import split_it_points
from tests.support.splito_pad import pad_of
from tests.support.variants import Variant, every_split, every_split_it, every_splito

# Split it!


@every_split_it
@given(seed=SEEDS)
def test_split_it_shows_who_leads_and_by_how_much(variant: Variant, seed: int) -> None:
    for state in playout(variant, seed).states:
        view = variant.game.view(state, None)
        for lead in view.leads:
            column = lead.number - 1
            sizes = [display.numbers[column] + display.jokers[column] for display in state.displays]
            first, second = sorted(sizes, reverse=True)[:2]
            holders = tuple(seat for seat, size in enumerate(sizes) if size == first and size)
            assert (lead.seats, lead.size, lead.margin) == (holders, first, first - second)
        assert [lead.number for lead in view.leads] == list(range(1, 11))


@every_split_it
@given(seed=SEEDS)
def test_split_it_shows_the_points_so_far(variant: Variant, seed: int) -> None:
    for state in playout(variant, seed).states:
        assert list(variant.game.view(state, None).points) == split_it_points(state.displays)


@every_split_it
@given(seed=SEEDS)
def test_split_it_tallies_the_cards_that_are_gone(variant: Variant, seed: int) -> None:
    game = playout(variant, seed)
    gone: Counter[int] = Counter()
    for events, state in zip(game.events, game.states[1:], strict=True):
        for event in events:
            if type(event).__name__ in ("SectionRemoved", "CardsGone"):
                gone.update(event.cards)
        tally = variant.game.view(state, None).gone  # split-it 7.3
        assert list(tally) == [gone[card] for card in range(11)]


@every_split_it
@given(seed=SEEDS)
def test_split_it_loses_no_won_card(variant: Variant, seed: int) -> None:
    game = playout(variant, seed)
    won: list[Counter[int]] = [Counter() for _ in variant.seats]
    for events, state in zip(game.events, game.states[1:], strict=True):
        for event in events:
            if type(event).__name__ == "SectionWon":
                won[event.seat].update(event.cards)
        for cards, display in zip(won, state.displays, strict=True):
            assert list(display.numbers) == [cards[number] for number in range(1, 11)]
            assert sum(display.jokers) + display.pending == cards[0]


# Splito


@every_splito
@given(seed=SEEDS, cut=CUTS)
def test_splito_totals_and_products_are_those_of_the_zones(
    variant: Variant, seed: int, cut: int
) -> None:
    state = position(variant, seed, cut)
    sheet = variant.game.view(state, None).sheet
    pad = pad_of(variant, state)
    seats = len(variant.seats)
    assert [zone.total for zone in sheet.zones] == list(map(pad.total, range(len(state.zones))))
    assert list(sheet.products) == [pad.product(seat, seats) for seat in variant.seats]
    assert list(sheet.card_counts) == [pad.cards(seat, seats) for seat in variant.seats]


@every_splito
@given(seed=SEEDS, cut=CUTS)
def test_splito_counts_the_commons_zone_by_zone(variant: Variant, seed: int, cut: int) -> None:
    state = position(variant, seed, cut)
    sheet = variant.game.view(state, None).sheet
    pad = pad_of(variant, state)
    zones = range(len(state.zones))
    for zone in zones:
        awarded = [common["id"] for common in pad.awarded(zone)]
        assert [common.id for common in sheet.zones[zone].commons] == awarded
    for line in sheet.commons:
        holders = [zone for zone in zones if line.objective in sheet.zones[zone].commons]
        assert ([] if line.zone is None else [line.zone]) == holders


@every_splito
@given(seed=SEEDS)
def test_splito_marks_objectives_as_the_rules_say(variant: Variant, seed: int) -> None:
    """Met, open or lost by splito 10.2 to 10.12."""
    for state in playout(variant, seed).states[:: len(variant.seats)]:
        pad = pad_of(variant, state)
        for zone, sheet in enumerate(variant.game.view(state, None).sheet.zones):
            marks = [(str(line.objective.id), line.status.value) for line in sheet.lines]
            assert marks == [(o["id"], pad.mark(o, zone)) for o in pad.objectives(zone)]


@every_splito
@given(seed=SEEDS)
def test_splito_marks_the_commons_for_every_zone(variant: Variant, seed: int) -> None:
    """Met, open or lost by splito 10.1, 10.2, 10.6 and 10.12."""
    for state in playout(variant, seed).states[:: len(variant.seats)]:
        pad = pad_of(variant, state)
        for line in variant.game.view(state, None).sheet.commons:
            common = pad.deck[str(line.objective.id)]
            marks = [pad.mark(common, zone) for zone in range(len(state.zones))]
            assert [status.value for status in line.statuses] == marks


@every_splito
@given(seed=SEEDS)
def test_splito_never_meets_what_was_lost(variant: Variant, seed: int) -> None:  # splito 10.4
    lost: set[tuple[int, int]] = set()  # zone, place in it
    for state in playout(variant, seed).states[:: len(variant.seats)]:
        for zone, sheet in enumerate(variant.game.view(state, None).sheet.zones):
            for place, line in enumerate(sheet.lines):
                if line.status.value == "lost":
                    lost.add((zone, place))
                assert line.status.value != "met" or (zone, place) not in lost


@every_splito
@given(seed=SEEDS)
def test_splito_leaves_nothing_open_at_the_end(variant: Variant, seed: int) -> None:  # splito 10.12
    state = playout(variant, seed).states[-1]
    view = variant.game.view(state, None)
    marks = {line.status.value for zone in view.sheet.zones for line in zone.lines}
    assert marks <= {"met", "lost"}
    assert view.sheet.products == view.outcome.scores


# Split


@every_split
@given(seed=SEEDS)
def test_split_shows_which_cards_fit_on_which_side(variant: Variant, seed: int) -> None:
    for state in playout(variant, seed).states[:300]:
        if state.phase.name != "PLAYING":
            continue
        for seat in variant.seats:
            view = variant.game.view(state, seat)
            shown = {
                (gap.side, card)
                for gap, cards in zip(view.gaps, view.playable, strict=True)
                for card in cards
            }
            mine = variant.game.legal(replace(state, turn=seat), seat)
            plays = {(move.side, move.card) for move in mine if hasattr(move, "side")}
            assert shown == {(side, card) for side, card in plays if card in state.hands[seat]}


@every_split
@given(seed=SEEDS)
def test_split_shows_the_ends_of_each_gap(variant: Variant, seed: int) -> None:  # split 3.2, 3.6
    for state in playout(variant, seed).states[:300]:
        view = variant.game.view(state, None)
        gaps = view.gaps
        assert [(str(gap.side), {gap.low, gap.high}) for gap in gaps] == _gaps(state)
        assert all(gap.low <= gap.high for gap in gaps)
        assert view.playable == ((),) * len(gaps)


@every_split
@given(seed=SEEDS)
def test_split_warns_of_the_card_that_leaves_only_wilds(
    variant: Variant, seed: int
) -> None:  # split 8.16
    for state in playout(variant, seed).states[:300]:
        for seat in variant.seats:
            hand = state.hands[seat]
            last = [
                card
                for card in hand
                if not is_wild(card)
                and len(hand) > 1
                and all(is_wild(other) for other in hand if other != card)
            ]
            assert list(variant.game.view(state, seat).stranding) == last


@every_split
@given(seed=SEEDS)
def test_split_remembers_where_a_seat_buried_its_wilds(
    variant: Variant, seed: int
) -> None:  # split 10.7
    game = playout(variant, seed)
    buried: list[set[int]] = [set() for _ in variant.seats]
    for events, state in zip(game.events, game.states[1:], strict=True):
        for event in events:
            match type(event).__name__:
                case "WildBuried":
                    buried[event.seat].add(event.card)
                case "CardsDrawn":
                    for known in buried:
                        known.difference_update(event.cards)
        for seat in variant.seats:
            places = variant.game.view(state, seat).buried
            assert {card for _, card in places} == buried[seat]
            assert all(state.stock[place] == card for place, card in places)


def _gaps(state: Any) -> list[tuple[str, set[int]]]:
    if not state.left:
        return []
    left, right = state.left[-1], state.right[-1]
    if state.middle is None:
        return [("None", {left, right})]
    return [("left", {state.middle, right}), ("right", {left, state.middle})]

"""Scenarios of Splito."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from splittable.core.seats import Seat
from splittable.games.splito import SPLITO
from splittable.games.splito.cards import Side
from splittable.games.splito.events import CardSealed, HandsPassed, SecondHandsDealt
from splittable.games.splito.moves import Place
from splittable.games.splito.objective_status import Status
from splittable.games.splito.objectives import (
    STANDARD_DECK,
    Relation,
    ZoneSize,
    read_deck,
)
from splittable.games.splito.rules import State, sheet
from splittable.games.splito.scoring import zone_count, zone_of
from splittable.games.splito.setup import Deal, Options
from splittable.games.splito.view import view
from tests.games.splito.table import cards, mark, totals
from tests.records.scenario import Policy, Scenario, Story, at_random
from tests.support.house_deck import HOUSE_DECK


def to_the_left(_state: State, _seat: Seat, legal: Sequence[Place], rng: Random) -> Place:
    return rng.choice([place for place in legal if place.side is Side.LEFT])


def scenario(
    name: str,
    shows: Sequence[str],
    seats: int,
    check: Callable[[Story], bool],
    *,
    seed: int = 0,
    policy: Policy = at_random,
    committed: bool = False,
    **options: Any,
) -> Scenario:
    """A random deal and random play, by a seed for which the record shows what it should."""
    chosen = Options(seats, **options)
    return Scenario(
        game=SPLITO,
        name=name,
        shows=tuple(shows),
        options=chosen,
        deal=SPLITO.deal(chosen, Random(f"{name} {seed}")),
        check=check,
        policy=policy,
        seed=seed,
        committed=committed,
    )


def filled(
    name: str,
    shows: Sequence[str],
    common: str,
    zones: Sequence[str],
    check: Callable[[Story], bool],
    *,
    seats: int = 3,
    names: tuple[str, ...] | None = None,
    **options: Any,
) -> Scenario:
    """A game that ends with exactly these zones: the deal follows from who plays what, when."""
    chosen = Options(seats, **options)
    plays = _shares(chosen, [zone.split() for zone in zones])
    rounds = len(plays[0])
    hands = [
        cards(" ".join(plays[(first + turn) % seats][half + turn][0] for turn in range(13)))
        for half in range(0, rounds, 13)
        for first in range(seats)
    ]
    return Scenario(
        game=SPLITO,
        name=name,
        shows=tuple(shows),
        options=chosen,
        deal=Deal(cards(common), tuple(hands[:seats]), tuple(hands[seats:])),
        check=check,
        opening=tuple(
            (seat, " ".join(plays[seat][turn])) for turn in range(rounds) for seat in range(seats)
        ),
        names=names,
    )


def _shares(options: Options, zones: Sequence[Sequence[str]]) -> list[list[tuple[str, str]]]:
    """By seat, the cards it plays and to which side, so that each seat plays equally many."""
    assert len(zones) == zone_count(options)
    if options.seats == 2:
        return [
            [(card, "left") for card in zones[2 * seat]]
            + [(card, "right") for card in zones[2 * seat + 1]]
            for seat in range(2)
        ]
    sizes = [len(zone) for zone in zones]
    lefts = [min(13, sizes[0])]  # how many cards each seat plays to its left zone
    for size in sizes[:-1]:
        lefts.append(lefts[-1] + 13 - size)
    lowest, highest = min(lefts), max(lefts)
    shift = -lowest if lowest < 0 else min(0, 13 - highest)
    lefts = [left + shift for left in lefts]
    plays: list[list[tuple[str, str]]] = [[] for _ in range(options.seats)]
    for number, zone in enumerate(zones):
        owner, neighbour = number, (number + 1) % options.seats
        plays[owner] += [(card, "left") for card in zone[: lefts[number]]]
        plays[neighbour] += [(card, "right") for card in zone[lefts[number] :]]
    assert all(len(share) == 13 for share in plays), (sizes, lefts)
    return plays


# What the names promise


def final(story: Story) -> Any:
    return sheet(story.last)


def products(story: Story) -> tuple[int, ...]:
    return tuple(story.outcome.scores)


def commons(story: Story) -> list[int | None]:
    return [line.zone for line in final(story).commons]


def decided_by_commons(story: Story) -> bool:
    """A zone size that is met, or missed, only because of the commons the zone was awarded."""
    for zone in final(story).zones:
        for line in zone.lines:
            need = line.objective.requirement
            if isinstance(need, ZoneSize):
                bare = need.relation.holds(zone.tally.cards, need.cards)
                if bare is not (line.status is Status.MET):
                    return True
    return False


def crowded_by_a_failure(story: Story) -> bool:
    """A zone size that is met, or missed, only because failed Objectives count as cards."""
    for zone in final(story).zones:
        failed = sum(line.status is not Status.MET for line in zone.lines)
        for line in zone.lines:
            need = line.objective.requirement
            if isinstance(need, ZoneSize) and need.relation is Relation.AT_LEAST:
                size = zone.tally.cards + zone.tally.commons
                if line.status is Status.MET and size - failed < need.cards:
                    return True
    return False


def sides_shown(story: Story) -> bool:
    return all(event.side_shown for event in story.events(CardSealed)) and story.any_state(
        lambda state: any(view(state, None).shown_sides)
    )


def sides_hidden(story: Story) -> bool:
    return not story.any_state(lambda state: any(view(state, None).shown_sides))


def all_in_left_zones(story: Story) -> bool:
    options = story.last.options
    return all(
        place.seat is None or zone_of(options, place.seat, place.move.side) == place.seat
        for place in story.positions
    )


def rounds_played(story: Story) -> int:
    seats: int = story.last.options.seats
    return (len(story.positions) - 1) // seats


AB = "V2_4 MC_green g4 g4 y5 y5 g5 g5 g1 g1 g3 g3 g6 g6 o5"  # 2 + 3, and 3 for the star
BC = "D6V V0_2 y1 o2 p3 b4 o5 o6 y1 y2 y2 y3 y3 y6 y6"  # 4; the no 2 fails
AC = "Z_LE10 k1 k3 k1 k2 k2 k3 p1 p1"  # 3, and 3 for the moon
FOURS = "V2_4 y4 o4 p4 y1 y1 y2 y2 y3 y3 y5 y5 y6 y6"
PAIR = "V2_1 o1 p1 p2 p2 p3 p3 o5 p5 p5 p6 p6 o6"
REST = "b1 b1 b2 b2 b3 b3 b4 b4 b5 b5 b6 b6"

SCENARIOS: Final = (
    filled(
        "printed-score", ["5.2", "5.3", "5.4", "11.2"], "MV5 MC_black", (AB, BC, AC),
        lambda story: totals(final(story)) == (8, 4, 6) and products(story) == (48, 32, 24)
        and mark(final(story), "V0_2", 1) == "lost",
        names=("A", "B", "C"),
    ),
    filled(
        "printed-pair-of-fours-is-exact", ["4.6", "11.1"], "MV1 MC_black", (FOURS, PAIR, REST),
        lambda story: (mark(final(story), "V2_4"), mark(final(story), "V2_1", 1))
        == ("lost", "met"),
    ),
    filled(
        "option-value-at-least", ["8.2"], "MV1 MC_black", (FOURS, PAIR, REST),
        lambda story: mark(final(story), "V2_4") == "met", value_at_least=True,
    ),
    filled(
        "commons-tied-go-to-nobody", ["5.1", "11.3"], "MV6 MC_black",
        ("y6 y6 k1 k1 k2 k2 y1 y1 y2 y2 y3 y3 y4", "o6 o6 k3 k3 k4 k4 o1 o1 o2 o2 o3 o3 o4",
         "p1 p1 p2 p2 p3 p3 p4 p4 p5 p5 b1 b1 b2"),
        lambda story: commons(story) == [None, None],
    ),
    filled(
        "commons-both-to-one-zone", ["5.1"], "MV6 MC_black",
        ("k6 k6 k1 k1 k2 k2 y1 y1 y2 y2 y3 y3 y4", "o6 k3 V0_1 k4 o1 o1 o2 o2 o3 o3 o4 o4 o5",
         "p1 p1 p2 p2 p3 p3 p4 p4 p5 p5 b1 b1 b2"),
        lambda story: commons(story) == [0, 0] and totals(final(story))[0] == 6,
    ),
    filled(
        "zone-size-met-by-an-awarded-common", ["4.11", "4.13"], "MV6 MC_black",
        ("Z_GE15 y6 y6 y1 y1 y2 y2 y3 y3 y4 y4 y5 y5 o1", "o6 o2 k3 o3 k4 o1 o2 o3 o4 o4 o5 o5",
         "p1 p1 p2 p2 p3 p3 p4 p4 p5 p5 b1 b1 b2"),
        decided_by_commons,
    ),
    filled(
        "zone-size-missed-by-an-awarded-common", ["4.11", "4.13"], "MV6 MC_black",
        ("Z_LE10 y6 y6 y1 y1 y2 y2 y3 y3 y4", "o6 o2 k3 o3 k4 o1 o2 o3 o4 o4 o5 o5 y4 y5 y5 o1",
         "p1 p1 p2 p2 p3 p3 p4 p4 p5 p5 b1 b1 b2"),
        lambda story: decided_by_commons(story) and mark(final(story), "Z_LE10") == "lost",
    ),
    filled(
        "zone-size-counts-failed-objectives", ["4.11", "11.4"], "MV1 MC_black",
        ("Z_GE15 V0_6 D6C y6 y6 y2 y2 y3 y3 y4 y4 y5 y5 p6 p6", "o6 o2 o3 o2 o3 o4 o4 o5 o5 b6 b6",
         "p1 p1 p2 p2 p3 p3 p4 p4 p5 p5 b1 b1 b2"),
        crowded_by_a_failure,
    ),
    filled(
        "two-seats-fewer-commons-break-the-tie", ["6.6", "6.7", "13.2"], "MV6 MC_black",
        ("y6 y6 y1 y1 y2 y2 y3 y3 y4 y4 y5 y5 o1", "o1 o2 o2 o3 o3 o4 o4 o5 o5 p1 p1 p2 p2",
         "p3 p3 p4 p4 p5 p5 b1 b1 b2 b2 b3 b3 b4", "b4 b5 b5 g1 g1 g2 g2 g3 g3 g4 g4 g5 g5"),
        lambda story: story.outcome.winners == (1,) and story.outcome.reason == "fewest cards",
        seats=2,
    ),
    filled(
        "two-seats-majority-over-ones-own-zone", ["6.3", "6.6"], "MV6 MC_black",
        ("MV1 y1 y1 y2 y2 y3 y3 y4 y4 y5 y5 o2 o2", "o1 o1 p1 o3 o3 o4 o4 o5 o5 p2 p2 k2 k2",
         "p3 p3 p4 p4 p5 p5 b1 b1 b2 b2 b3 b3 b4", "b4 b5 b5 g1 g1 g2 g2 g3 g3 g4 g4 g5 g5"),
        lambda story: mark(final(story), "MV1") == "lost", seats=2,
    ),
    scenario(
        "two-seats-26-rounds", ["6.4", "6.5"], 2,
        lambda story: rounds_played(story) == 26 and story.events(SecondHandsDealt) != [],
    ),
    scenario(
        "three-seats-13-rounds", ["3.5", "3.6"], 3,
        lambda story: rounds_played(story) == 13 and len(story.events(HandsPassed)) == 12,
        committed=True,
    ),
    scenario("four-seats", ["2.5", "5.4"], 4, lambda story: len(story.last.zones) == 4),
    scenario("five-seats", ["2.5", "5.4"], 5, lambda story: len(story.last.zones) == 5),
    scenario("six-seats", ["2.5", "5.4"], 6, lambda story: len(story.last.zones) == 6),
    scenario("seven-seats", ["2.5", "5.4"], 7, lambda story: len(story.last.zones) == 7),
    scenario(
        "eight-seats", ["1.5", "2.3"], 8,
        lambda story: len(story.last.zones) == 8
        and sum(len(zone) for zone in story.last.zones) == 107 - 3,
    ),
    scenario("option-show-side", ["8.4"], 4, sides_shown, show_side=True),
    scenario("sides-stay-sealed", ["7.3", "8.3"], 4, sides_hidden),
    scenario(
        "everything-to-the-left", ["2.6", "3.2"], 5, all_in_left_zones, policy=to_the_left,
    ),
    scenario(
        "tie-broken-by-fewest-cards", ["5.6", "13.2"], 3,
        lambda story: story.outcome.reason == "fewest cards" and max(products(story)) > 0,
        seed=2,
    ),
    scenario(
        "tie-shared", ["5.7", "13.3"], 3,
        lambda story: story.outcome.reason == "shared" and max(products(story)) > 0,
        seed=50,
    ),
    scenario(
        "highest-product-beats-fewer-cards", ["5.5", "13.1"], 3,
        lambda story: story.outcome.reason == "highest product"
        and final(story).card_counts[story.outcome.winners[0]] > min(final(story).card_counts),
        seed=1,
    ),
    scenario(
        "a-deck-of-its-own", ["8.5", "8.6"], 4,
        lambda story: story.last.options.objectives != STANDARD_DECK
        and any(line.objective.points == 30 for zone in final(story).zones for line in zone.lines),
        seed=3, objectives=read_deck(json.loads(HOUSE_DECK)), committed=True,
    ),
)  # fmt: skip

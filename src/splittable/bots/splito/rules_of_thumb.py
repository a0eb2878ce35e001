"""Splito by rule of thumb: maximize the product of my two zones' expected points, minus what the
neighbour who shares the zone gains."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import assert_never

from splittable.bots.appraisal import Appraisal
from splittable.bots.bot import Events
from splittable.core.seats import left_of, put, right_of
from splittable.games.splito.cards import FACES, Card, Side
from splittable.games.splito.merits import (
    FLOOR,
    GRUDGE,
    NOISE,
    STAYING,
    enough,
    majority,
    missing,
    no_more,
)
from splittable.games.splito.moves import Place
from splittable.games.splito.objective_status import COLOR_PLACE, Tally, is_met
from splittable.games.splito.objectives import (
    AllColors,
    Distinct,
    DistinctBoth,
    ExactColor,
    ExactValue,
    MajorityOfColor,
    MajorityOfValue,
    Relation,
    Requirement,
    Trait,
    ZoneSize,
)
from splittable.games.splito.scoring import zone_of
from splittable.games.splito.view import View


def choose(view: View, legal: tuple[Place, ...], rng: Random, shown: Events) -> Place:
    return appraise(view, legal).choose(legal, rng)


def appraise(view: View, legal: tuple[Place, ...]) -> Appraisal:
    assert view.seat is not None
    seat = view.seat
    worths = [_zone_worth(view, zone, None) for zone in range(len(view.sheet.zones))]

    def promise(move: Place) -> float:
        mine = worths[zone_of(view.options, seat, _other(move.side))] + FLOOR
        zone = zone_of(view.options, seat, move.side)
        here = _zone_worth(view, zone, move.card)
        theirs = 0.0
        if view.options.seats > 2:  # two seats share no zones (6.3)
            neighbour = left_of if move.side is Side.LEFT else right_of
            beyond = zone_of(view.options, neighbour(seat, view.options.seats), move.side)
            theirs = GRUDGE * (worths[beyond] + FLOOR)
        return (here + FLOOR) * mine - (here - worths[zone]) * theirs

    return Appraisal([promise(move) for move in legal], noise=NOISE)


def _other(side: Side) -> Side:
    return Side.RIGHT if side is Side.LEFT else Side.LEFT


def _zone_worth(view: View, zone: int, extra: Card | None) -> float:
    """The expected points of a zone, with this card added."""
    deck = view.options.objectives.by_id
    sheet = view.sheet.zones[zone]
    here = sheet.tally if extra is None else _with_card(sheet.tally, extra)
    others = [other.tally for number, other in enumerate(view.sheet.zones) if number != zone]
    objectives = [line.objective for line in sheet.lines]
    if extra is not None and extra in deck:
        objectives.append(deck[extra])
    to_come = view.to_come - (extra is not None)
    own = sum(o.points * _chance(view, o.requirement, here, others, to_come) for o in objectives)
    common = sum(
        deck[card].points * _chance(view, deck[card].requirement, here, others, to_come)
        for card in view.common
    )
    return own + common


def _with_card(tally: Tally, card: Card) -> Tally:
    if card not in FACES:
        return replace(tally, cards=tally.cards + 1)
    value, color = FACES[card].value - 1, COLOR_PLACE[FACES[card].color]
    return replace(
        tally,
        values=put(tally.values, value, tally.values[value] + 1),
        colors=put(tally.colors, color, tally.colors[color] + 1),
        cards=tally.cards + 1,
    )


def _chance(
    view: View, requirement: Requirement, here: Tally, others: Sequence[Tally], to_come: int
) -> float:
    """The chance that the requirement is met at the end, if half of `to_come` is played here."""
    if to_come <= 0:
        return float(is_met(view.options, requirement, here, others))
    match requirement:
        case MajorityOfValue(value):
            rival = max(other.of_value(value) for other in others)
            return majority(here.of_value(value) - rival, to_come)
        case MajorityOfColor(color):
            rival = max(other.of_color(color) for other in others)
            return majority(here.of_color(color) - rival, to_come)
        case ExactValue(value, count):
            surplus_hurts = not (view.options.value_at_least and count)
            return _exact(here.of_value(value), count, to_come, surplus_hurts)
        case ExactColor(color, count):
            return _exact(here.of_color(color), count, to_come, surplus_hurts=True)
        case AllColors(colors):
            return missing(sum(not here.of_color(color) for color in colors), to_come)
        case Distinct(trait, relation, count):
            have = here.distinct(trait)
            if relation is Relation.AT_LEAST:
                return missing(count - have, to_come)
            return _exact(have, count, to_come, surplus_hurts=True)
        case DistinctBoth(colors, values):
            short = (colors - here.distinct(Trait.COLOR), values - here.distinct(Trait.VALUE))
            return missing(max(*short, 0), to_come)
        case ZoneSize(relation, cards):
            return _size(relation, cards - here.cards, to_come)
        case _:
            assert_never(requirement)


def _exact(have: int, count: int, to_come: int, surplus_hurts: bool) -> float:
    """The chance of an exact count: none more may come if it is reached, otherwise the missing
    cards must come."""
    if have > count:
        return 0.0 if surplus_hurts else 1.0
    if have < count:
        return STAYING * missing(count - have, to_come)
    return no_more(to_come) if surplus_hurts else 1.0


def _size(relation: Relation, room: int, to_come: int) -> float:
    at_least = enough(room, to_come)
    if relation is Relation.AT_LEAST:
        return at_least
    too_many = enough(room + 1, to_come)
    return 1 - too_many if relation is Relation.AT_MOST else max(at_least - too_many, 0.0)

"""Describes Objectives: what a zone needs, and how close it is."""

from typing import assert_never

from splittable.core.seats import Seat
from splittable.games.splito.cards import FACES, VALUES, Card, Color
from splittable.games.splito.objective_status import Status, Tally
from splittable.games.splito.objectives import (
    AllColors,
    Distinct,
    DistinctBoth,
    ExactColor,
    ExactValue,
    MajorityOfColor,
    MajorityOfValue,
    Objective,
    Relation,
    Requirement,
    Symbol,
    Trait,
    ZoneSize,
)
from splittable.games.splito.scoring import Sheet
from splittable.games.splito.setup import Options
from splittable.terminal.styled_text import Text
from splittable.terminal.words import Names, counted, enumerated, in_words

MARKS = {Status.MET: "✓ met", Status.OPEN: "… open", Status.LOST: "✗ lost"}
SHORT_MARKS = {Status.MET: "✓", Status.OPEN: "…", Status.LOST: "✗"}
STATUS_STYLES = {Status.MET: "green", Status.OPEN: "", Status.LOST: "red"}
SYMBOLS = {Symbol.STAR: "star", Symbol.MOON: "moon", None: ""}

STYLES = {
    Color.YELLOW: "bold yellow",
    Color.ORANGE: "bold dark_orange",
    Color.PINK: "bold magenta",
    Color.BLUE: "bold blue",
    Color.GREEN: "bold green",
    Color.BLACK: "bold reverse",
}
_RELATIONS = {
    Relation.EXACTLY: "exactly",
    Relation.AT_LEAST: "at least",
    Relation.AT_MOST: "at most",
}
_ALL_KINDS = len(VALUES)  # there are as many colours as values


def requirement_words(options: Options, requirement: Requirement) -> str:
    """What the zone needs, in a few words: 'no 2'."""
    match requirement:
        case MajorityOfValue(value):
            return f"more {value}s than elsewhere"
        case MajorityOfColor(color):
            return f"more {color} than elsewhere"
        case ExactValue(value, 0):
            return f"no {value}"
        case ExactValue(value, count):
            how = "at least" if options.value_at_least else "exactly"
            return f"{how} {in_words(count)} {value}{'' if count == 1 else 's'}"
        case ExactColor(color, count):
            return f"no {color}" if count == 0 else f"exactly {in_words(count)} {color}"
        case AllColors(colors):
            return f"{enumerated(colors)} present"
        case Distinct(trait, relation, count):
            kinds = "colours" if trait is Trait.COLOR else "values"
            if count == _ALL_KINDS and relation is not Relation.AT_MOST:
                return f"all {in_words(count)} {kinds}"
            return f"{_RELATIONS[relation]} {in_words(count)} different {kinds}"
        case DistinctBoth(colors, values):
            return f"at least {in_words(colors)} colours and {in_words(values)} values"
        case ZoneSize(relation, cards):
            return f"zone of {_RELATIONS[relation]} {cards} cards"
        case _:
            assert_never(requirement)


def standing(requirement: Requirement, zone: int, sheet: Sheet) -> str:
    """What the zone has of it now: 'here 3, elsewhere up to 2'."""
    here = sheet.zones[zone].tally
    others = [other.tally for place, other in enumerate(sheet.zones) if place != zone]
    match requirement:
        case MajorityOfValue(value):
            rivals = max(other.of_value(value) for other in others)
            return f"here {here.of_value(value)}, elsewhere up to {rivals}"
        case MajorityOfColor(color):
            rivals = max(other.of_color(color) for other in others)
            return f"here {here.of_color(color)}, elsewhere up to {rivals}"
        case ExactValue(value, _):
            return f"here {here.of_value(value)}"
        case ExactColor(color, _):
            return f"here {here.of_color(color)}"
        case AllColors(colors):
            missing = [color for color in colors if not here.of_color(color)]
            return f"missing {enumerated(missing)}" if missing else "complete"
        case Distinct(trait, _, _):
            return f"here {_kinds(here, trait)}"
        case DistinctBoth():
            return f"here {_kinds(here, Trait.COLOR)} and {_kinds(here, Trait.VALUE)}"
        case ZoneSize():
            return f"here {zone_cards(here)}"
        case _:
            assert_never(requirement)


def _kinds(tally: Tally, trait: Trait) -> str:
    return counted(tally.distinct(trait), "colour" if trait is Trait.COLOR else "value")


def zone_cards(tally: Tally) -> str:
    """The number of cards in a zone, with the common Objectives it holds."""
    cards = counted(tally.cards + tally.commons, "card")
    return (
        f"{cards}, {counted(tally.commons, 'common Objective')} included"
        if tally.commons
        else cards
    )


def worth(objective: Objective) -> str:
    return counted(objective.points, "point")


def objective_words(options: Options, objective: Objective) -> str:
    """The requirement and the points: 'no 2, 1 point'."""
    return f"{requirement_words(options, objective.requirement)}, {worth(objective)}"


def card_words(options: Options, card: Card) -> str:
    """The name of a card; for an Objective, also what it needs."""
    if card in FACES:
        return card
    return f"{card} ({objective_words(options, options.objectives.by_id[card])})"


def styled_card(card: Card) -> Text:
    return Text(card, style=STYLES[FACES[card].color] if card in FACES else "")


def zone_name(options: Options, zone: int, names: Names) -> str:
    """A zone is named after its neighbours: 'Ada–Ben'; with two seats: "Ada's left zone"."""
    if options.seats == 2:
        owner, side = names.names[zone // 2], ("left", "right")[zone % 2]
        return f"your {side} zone" if zone // 2 == names.me else f"{owner}'s {side} zone"
    neighbours = (zone, (zone + 1) % options.seats)
    return "–".join("you" if seat == names.me else names.names[seat] for seat in neighbours)


def zone_title(options: Options, zone: int, names: Names) -> str:
    if options.seats == 2:
        return f"{names.whose(Seat(zone // 2))} {('left', 'right')[zone % 2]} zone"
    return f"Zone {zone_name(options, zone, names)}"


def sorted_hand(hand: tuple[Card, ...]) -> list[Card]:
    """Splito cards by colour and value, then Objectives: players type positions in this order."""
    order = {card: place for place, card in enumerate(FACES)}
    return sorted(hand, key=lambda card: (card not in FACES, order.get(card, 0), card))

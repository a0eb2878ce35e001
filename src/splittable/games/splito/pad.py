"""The score pad of Splito: checks and scores the zones of a real table, or only their points."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from splittable.core.errors import Invalid
from splittable.core.game import Outcome
from splittable.core.validation import as_integer, as_list, as_object, as_text, short_repr
from splittable.games.splito.cards import COPIES, FACES, VALUES, Card, Color, Side
from splittable.games.splito.objective_status import Tally
from splittable.games.splito.objectives import Symbol
from splittable.games.splito.rules import rounds
from splittable.games.splito.scoring import (
    Sheet,
    ZoneSheet,
    products_and_sizes,
    result,
    zone_count,
)
from splittable.games.splito.scoring import score as score_zones
from splittable.games.splito.setup import Options

MOST_POINTS: Final = 10_000  # of a zone: more than any deck allows

Zone = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """The score of a real table, with the same fields as in a view."""

    sheet: Sheet  # has no lines if only points were given
    outcome: Outcome


def score(options: Options, raw: object) -> Scored:
    """Score the zones of a real table; raises Invalid if they are unreadable or impossible.

    The input is `{"commons": ["MV4", "MC_pink"], "zones": [["y3", "V0_2"], …]}`, with the zones
    numbered as in 2.5 and 6.3; or only `{"totals": [8, 4, 6], "cards": [13, 13, 13]}`. Without
    `cards`, the number of cards breaks no tie.
    """
    if isinstance(raw, Mapping) and "totals" in raw:
        return _totalled(options, raw)
    fields = as_object(raw, "score", required=("commons", "zones"))
    commons = check_commons(options, _cards(options, fields["commons"], "commons"))
    zones: list[Zone] = []
    for place, listed in enumerate(as_list(fields["zones"], "zones", length=zone_count(options))):
        where = f"zones[{place}]"
        zones.append(check_zone(options, _cards(options, listed, where), where, (commons, *zones)))
    return scored(options, commons, zones)


def scored(options: Options, commons: Zone, zones: Sequence[Zone]) -> Scored:
    played, whole = sum(map(len, zones)), rounds(options) * options.seats
    if played > whole:
        raise Invalid("zones", f"{played} cards, but {options.seats} players play {whole}")
    sheet = score_zones(options, commons, zones)
    return Scored(sheet, result(sheet))


def _totalled(options: Options, raw: object) -> Scored:
    fields = as_object(raw, "score", required=("totals",), optional=("cards",))
    zones, most = zone_count(options), rounds(options) * options.seats + len(Symbol)
    totals = as_list(fields["totals"], "totals", length=zones)
    sizes = as_list(fields.get("cards", [0] * zones), "cards", length=zones)
    sheets = tuple(
        ZoneSheet(
            lines=(),
            commons=(),
            tally=Tally(
                (0,) * len(VALUES),
                (0,) * len(Color),
                as_integer(sizes[zone], f"cards[{zone}]", 0, most),
            ),
            total=as_integer(totals[zone], f"totals[{zone}]", 0, MOST_POINTS),
        )
        for zone in range(zones)
    )
    sheet = Sheet((), sheets, *products_and_sizes(options, sheets))
    return Scored(sheet, result(sheet))


def _cards(options: Options, raw: object, where: str) -> Zone:
    return tuple(
        read_card(options, as_text(each, f"{where}[{place}]"), f"{where}[{place}]")
        for place, each in enumerate(as_list(raw, where))
    )


def read_card(options: Options, name: str, where: str) -> Card:
    if name not in FACES and name not in options.objectives.by_id:
        forms = "cards are y1 to k6 (y o p b g k) and Objectives by id"
        raise Invalid(where, f"{short_repr(name)} is not a card; {forms}")
    return Card(name)


def check_commons(options: Options, cards: Zone) -> Zone:
    """The two commons, the star first; raises Invalid if they aren't a star and a moon."""
    for symbol in Symbol:
        if sum(card in options.objectives.marked(symbol) for card in cards) != 1:
            allowed = " ".join(options.objectives.marked(symbol))
            raise Invalid("commons", f"expected one {symbol.value} and one more: {allowed}")
    if len(cards) != len(Symbol):
        raise Invalid("commons", f"expected a star and a moon, found {len(cards)} cards")
    return tuple(sorted(cards, key=options.objectives.marked(Symbol.STAR).__contains__))[::-1]


def check_zone(options: Options, zone: Zone, where: str, known: Sequence[Zone]) -> Zone:
    """The cards of a zone; raises Invalid if the deck has too few, given the zones known so far."""
    used = Counter(card for other in known for card in other)
    for card, count in Counter(zone).items():
        copies = COPIES if card in FACES else 1
        if count > copies:
            raise Invalid(where, f"{count} copies of {card}, but the deck has {copies}")
        if count + used[card] > copies:
            problem = f"{card} for the {_nth(count + used[card])} time, but the deck has {copies}"
            raise Invalid(where, problem)
    most = rounds(options) * (1 if options.seats == 2 else len(Side))
    if len(zone) > most:
        raise Invalid(where, f"{len(zone)} cards, but no zone can have more than {most}")
    return zone


def _nth(number: int) -> str:
    return {2: "second", 3: "third"}.get(number, f"{number}th")

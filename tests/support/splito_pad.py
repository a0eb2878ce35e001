"""A second, independent scoring of Splito, written from docs/rules/splito.md and the deck file."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, TypeAlias

from tests.support.house_deck import HOUSE_DECK
from tests.support.variants import Variant

Zone: TypeAlias = Sequence[str]
Objective: TypeAlias = dict[str, Any]

LETTERS = {"yellow": "y", "orange": "o", "pink": "p", "blue": "b", "green": "g", "black": "k"}
KINDS = {"color": LETTERS.values(), "value": "123456"}
COPIES = 12  # of each colour and of each value: splito 1.2


@dataclass(frozen=True, slots=True)
class Pad:
    """The zones of a position and its commons."""

    deck: dict[str, Objective]
    at_least: bool  # the option value_at_least
    common: Sequence[str]
    zones: Sequence[Zone]
    to_come: int = 0  # the k of splito 10.5

    # Counting

    def count(self, zone: int, mark: object) -> int:
        """The Splito cards in this zone with a colour, given by its letter, or a value (4.2)."""
        return sum(str(mark) in card for card in self.zones[zone] if card not in self.deck)

    def distinct(self, zone: int, what: str) -> int:
        return sum(1 for mark in KINDS[what] if self.count(zone, mark))

    def others(self, zone: int) -> list[int]:
        return [other for other in range(len(self.zones)) if other != zone]

    def most(self, zone: int, mark: object) -> bool:
        mine = self.count(zone, mark)
        return all(mine > self.count(other, mark) for other in self.others(zone))

    # 4 and 5: meeting Objectives, and what they score

    def awarded(self, zone: int) -> list[Objective]:
        """The commons that this zone has won (5.1)."""
        commons = [self.deck[name] for name in self.common]
        return [common for common in commons if self.most(zone, _mark(common["params"]))]

    def met(self, objective: Objective, zone: int) -> bool:
        params = objective["params"]
        match objective["kind"]:
            case "majority_value" | "majority_color":
                return self.most(zone, _mark(params))
            case "exact_value":
                found, count = self.count(zone, _mark(params)), int(params["count"])
                return found == count or (self.at_least and 1 <= count < found)
            case "exact_color":
                return self.count(zone, _mark(params)) == int(params["count"])
            case "all_colors_present":
                return all(self.count(zone, LETTERS[color]) for color in params["colors"])
            case "distinct":
                return _compare(self.distinct(zone, params["what"]), params)
            case "distinct_both":
                colors, values = self.distinct(zone, "color"), self.distinct(zone, "value")
                return bool(colors >= params["colors_min"] and values >= params["values_min"])
            case "zone_size":
                return _compare(len(self.zones[zone]) + len(self.awarded(zone)), params)
        raise AssertionError(objective["kind"])

    def objectives(self, zone: int) -> list[Objective]:
        return [self.deck[card] for card in self.zones[zone] if card in self.deck]

    def total(self, zone: int) -> int:
        met = [objective for objective in self.objectives(zone) if self.met(objective, zone)]
        return sum(objective["points"] for objective in (*met, *self.awarded(zone)))

    def product(self, seat: int, seats: int) -> int:
        left, right = zones_of(seat, seats)
        return self.total(left) * self.total(right)

    def cards(self, seat: int, seats: int) -> int:
        """The tie-breaker: all cards in both zones, including won commons (5.6)."""
        return sum(
            len(self.zones[zone]) + len(self.awarded(zone)) for zone in zones_of(seat, seats)
        )

    # 10: what can still be met

    def mark(self, objective: Objective, zone: int) -> str:
        if self.met(objective, zone):
            return "met"
        return "lost" if not self.to_come or self.lost(objective, zone) else "open"

    def faces_down(self, mark: object) -> int:
        return COPIES - sum(self.count(zone, mark) for zone in range(len(self.zones)))

    def can_have(self, zone: int, mark: object) -> int:
        return self.count(zone, mark) + min(self.to_come, self.faces_down(mark))

    def reach(self, zone: int, what: str) -> int:
        missing = [mark for mark in KINDS[what] if not self.count(zone, mark)]
        obtainable = sum(1 for mark in missing if self.faces_down(mark))
        return self.distinct(zone, what) + min(self.to_come, obtainable)

    def lost(self, objective: Objective, zone: int) -> bool:
        params = objective["params"]
        match objective["kind"]:
            case "majority_value" | "majority_color":  # 10.6
                mark = _mark(params)
                best = max(self.count(other, mark) for other in self.others(zone))
                return self.can_have(zone, mark) <= best
            case "exact_value" | "exact_color":  # 10.7
                mark, count = _mark(params), params["count"]
                lenient = objective["kind"] == "exact_value" and self.at_least and count >= 1
                too_many = self.count(zone, mark) > count and not lenient
                return bool(too_many or self.can_have(zone, mark) < count)
            case "all_colors_present":  # 10.8
                letters = [LETTERS[color] for color in params["colors"]]
                missing = [letter for letter in letters if not self.count(zone, letter)]
                used_up = any(self.faces_down(letter) == 0 for letter in missing)
                return len(missing) > self.to_come or used_up
            case "distinct":  # 10.9
                shown, reach = self.distinct(zone, params["what"]), self.reach(zone, params["what"])
                return _out_of_reach(shown, reach, params)
            case "distinct_both":  # 10.10
                colors, values = self.reach(zone, "color"), self.reach(zone, "value")
                return bool(colors < params["colors_min"] or values < params["values_min"])
            case "zone_size":  # 10.11
                commons = sum(1 for name in self.common if not self.lost(self.deck[name], zone))
                size = len(self.zones[zone])
                return _out_of_reach(size, size + self.to_come + commons, params)
        raise AssertionError(objective["kind"])


def zones_of(seat: int, seats: int) -> tuple[int, int]:
    """The left and the right zone of a seat (2.6, 6.3)."""
    return (2 * seat, 2 * seat + 1) if seats == 2 else (seat, (seat - 1) % seats)


def pad_of(variant: Variant, state: Any) -> Pad:
    text = files("splittable.games.splito").joinpath("objectives.json").read_text("utf-8")
    deck = json.loads(HOUSE_DECK if variant.deck else text)
    played = sum(map(len, state.zones)) // len(variant.seats)  # rounds whose cards are turned
    two = len(variant.seats) == 2
    return Pad(
        deck={objective["id"]: objective for objective in deck},
        at_least=variant.options.value_at_least,
        common=state.common,
        zones=state.zones,
        to_come=26 - played if two else 2 * (13 - played),
    )


def _mark(params: dict[str, Any]) -> str:
    """The letter of a colour or the digit of a value, as in a card's name."""
    return LETTERS[params["color"]] if "color" in params else str(params["value"])


def _compare(count: int, params: dict[str, Any]) -> bool:
    bound: int = params["n"]
    return {"==": count == bound, ">=": count >= bound, "<=": count <= bound}[params["op"]]


def _out_of_reach(now: int, most: int, params: dict[str, Any]) -> bool:
    bound: int = params["n"]
    too_many, too_few = now > bound, most < bound
    return {"==": too_many or too_few, ">=": too_few, "<=": too_many}[params["op"]]

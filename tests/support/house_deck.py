"""A house deck for Splito with every kind of Objective and every relation (splito 8.6)."""

import json
from collections.abc import Iterator
from typing import Any, Final

COLORS: Final = ("yellow", "orange", "pink", "blue", "green", "black")
RELATIONS: Final = {"==": "is", ">=": "least", "<=": "most"}


def _cards() -> Iterator[dict[str, Any]]:
    for value in (1, 6):
        yield _card(f"more_{value}", "majority_value", {"value": value}, 4, "star")
    for color in ("pink", "black"):
        yield _card(f"more_{color}", "majority_color", {"color": color}, 2, "moon")
    yield _card("more_2", "majority_value", {"value": 2}, 1)
    yield _card("more_blue", "majority_color", {"color": "blue"}, 30)
    for value, count in ((3, 0), (4, 1), (5, 3), (6, 12)):
        yield _card(f"v{value}x{count}", "exact_value", {"value": value, "count": count}, 2)
    for color, count in (("orange", 0), ("yellow", 1), ("green", 4)):
        yield _card(f"{color}{count}", "exact_color", {"color": color, "count": count}, 3)
    yield _card("one_blue", "all_colors_present", {"colors": ["blue"]}, 1)
    yield _card("rainbow", "all_colors_present", {"colors": list(COLORS)}, 7)
    for relation, word in RELATIONS.items():
        for what, bound in (("color", 5), ("value", 3)):
            params = {"what": what, "op": relation, "n": bound}
            yield _card(f"{what}s_{word}_{bound}", "distinct", params, 2)
        for bound in (3, 8, 12, 16):
            yield _card(f"size_{word}_{bound}", "zone_size", {"op": relation, "n": bound}, 3)
    for colors, values in ((0, 4), (6, 6)):
        params = {"colors_min": colors, "values_min": values}
        yield _card(f"both_{colors}_{values}", "distinct_both", params, 5)


def _card(
    name: str, kind: str, params: dict[str, Any], points: int, symbol: str | None = None
) -> dict[str, Any]:
    return {"id": name, "kind": kind, "params": params, "points": points, "symbol": symbol}


HOUSE_DECK: Final = json.dumps(list(_cards()))

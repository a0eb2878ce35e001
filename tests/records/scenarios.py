"""All scenarios, by game."""

from typing import Final

from tests.records import scenarios_split, scenarios_split_it, scenarios_splito

SCENARIOS: Final = (
    *scenarios_split_it.SCENARIOS,
    *scenarios_splito.SCENARIOS,
    *scenarios_split.SCENARIOS,
)

"""The bots of Split it!."""

from typing import Final

from splittable.bots.learnt import WEIGHTS, Learnt
from splittable.bots.levels import levels
from splittable.bots.split_it.rules_of_thumb import choose

BOTS: Final = {
    **levels(choose, "splittable.bots.split_it.search_bot:LEVELS"),
    "learnt": Learnt(*(WEIGHTS / f"split-it-{seats}.npz" for seats in (2, 3, 4))),
}

"""The bots of Split."""

from typing import Final

from splittable.bots.learnt import WEIGHTS, Learnt
from splittable.bots.levels import levels
from splittable.bots.split.rules_of_thumb import choose
from splittable.bots.split.speech import speak

BOTS: Final = {
    **levels(choose, "splittable.bots.split.search_bot:LEVELS", speak),
    "learnt": Learnt(WEIGHTS / "split-2.npz"),
}

"""The bots of Splito."""

from typing import Final

from splittable.bots.learnt import WEIGHTS, Learnt
from splittable.bots.levels import levels
from splittable.bots.splito.rules_of_thumb import choose
from splittable.bots.splito.speech import speak

BOTS: Final = {
    **levels(choose, "splittable.bots.splito.search_bot:LEVELS", speak),
    "learnt": Learnt(WEIGHTS / "splito-2.npz"),
}

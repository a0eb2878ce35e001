"""The bots, by game and name: each looks at a view and picks one of the legal moves."""

from collections.abc import Mapping
from typing import Final

from splittable.bots.bot import AnyBot, choose_at_random
from splittable.bots.rules_of_thumb import split, split_it, splito

BOTS: Final[Mapping[str, Mapping[str, AnyBot]]] = {
    "split-it": {"random": choose_at_random, "rules-of-thumb": split_it.choose},
    "splito": {"random": choose_at_random, "rules-of-thumb": splito.choose},
    "split": {"random": choose_at_random, "rules-of-thumb": split.choose},
}

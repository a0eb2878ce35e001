"""Reduced games for exact analysis: fewer cards, smaller hands, an early end."""

from typing import Final

import pytest

from splittable.games import GAMES
from splittable.games.split.setup import Options as SplitOptions
from splittable.games.split_it.setup import Options as SplitItOptions
from tests.games.split.table import cards as split_cards
from tests.games.split_it.table import cards as split_it_cards
from tests.support.variants import Variant

TWENTY: Final = split_cards("0 5 10 15 20 25 30 35 41 44 47 53 56 60 65 72 80 85 95 100")
FEW_STANDARDS: Final = split_cards("0 1 10 20 30 37 40 44 50 58 60 70")


def _split_it(seats: int, cards: str, *, remove_after_every_split: bool = False) -> Variant:
    options = SplitItOptions(seats, remove_after_every_split, split_it_cards(cards))
    return Variant(GAMES["split-it"], options)


def _split(options: SplitOptions) -> Variant:
    return Variant(GAMES["split"], options)


REDUCED: Final = {
    "two cards": _split_it(2, "1 2"),
    "one row of three": _split_it(2, "1 2 2"),
    "one row of five": _split_it(2, "1 2 2 3 J"),
    "a last row of two": _split_it(2, "1 2 2 3 3 3 J 4 4"),
    "a last row of three": _split_it(2, "1 2 2 3 3 3 J 4 4 J", remove_after_every_split=True),
    "a last single card": _split_it(3, "1 2 2 3 3 3 J 4"),
    "a last row of four": _split_it(4, "1 2 2 3 3 3 J 4 4 4 J 5 5"),
    "twenty cards": _split(SplitOptions(2, cards=TWENTY, hand=3, turn_limit=12)),
    "twenty cards and bluffs": _split(
        SplitOptions(3, bluff_resets=True, cards=TWENTY, hand=3, turn_limit=40)
    ),
    "few Standards": _split(SplitOptions(2, cards=FEW_STANDARDS, hand=1, turn_limit=60)),
    "a small team": _split(SplitOptions(3, mode="cooperative", cards=TWENTY, hand=2)),
    "a small team without the 100": _split(
        SplitOptions(3, mode="cooperative", cards=TWENTY[:-1], hand=2)
    ),
}

every_reduced_game = pytest.mark.parametrize("variant", REDUCED.values(), ids=REDUCED)

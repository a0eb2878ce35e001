"""Games whose records are fuzzed: every game, small and large, with every kind of move."""

import pytest

from tests.support.variants import OFFICIAL

EXAMPLES = [
    next(v for v in OFFICIAL if str(v) == name)
    for name in (
        "split-it-2",
        "split-it-4",
        "splito-2-value_at_least",
        "splito-3-show_side",
        "split-2",
        "split-3-bluff_resets",
        "split-3-cooperative-zero",
    )
]
every_example = pytest.mark.parametrize("variant", EXAMPLES, ids=str)

"""How many tries a test has: all of them with `--long`, a third with `--all`, else a ninth."""

from typing import Final

from hypothesis import settings

SHARES: Final = {"short": 9, "all": 3}


def tries(most: int) -> int:
    return -(-most // SHARES.get(settings.get_current_profile_name(), 1))

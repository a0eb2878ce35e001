"""Number of tries per test: all of them with `--long`, a third with `--all`, otherwise a ninth."""

from typing import Final

from hypothesis import settings

SHARES: Final = {"short": 9, "all": 3}


def tries(most: int) -> int:
    return -(-most // SHARES.get(settings.get_current_profile_name(), 1))

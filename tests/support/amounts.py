"""How much of a thing a test looks at: all of it with `--long`, a third in the ordinary run."""

from hypothesis import settings


def tries(most: int) -> int:
    is_ordinary = settings.get_current_profile_name() == "shared"
    return -(-most // 3) if is_ordinary else most

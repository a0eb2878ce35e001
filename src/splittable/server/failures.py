"""What failed, for the log: its kind and the way to it, never its words."""

from traceback import walk_tb
from typing import Final

_LAST: Final = 8  # calls on the way to the failure


def failure(error: BaseException) -> dict[str, str]:
    """For the log of a table: the error's own words might quote a card or a name."""
    calls = [
        f"{frame.f_globals.get('__name__', '?').rpartition('.')[2]}.{frame.f_code.co_name}:{line}"
        for frame, line in walk_tb(error.__traceback__)
    ]
    return {"why": type(error).__name__, "where": " ".join(calls[-_LAST:])}

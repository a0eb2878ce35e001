"""Errors of commands: a code, and one line for the requester."""

from splittable.core.errors import IllegalMove, Invalid, NotYourTurn, SplittableError
from splittable.server.domain.words import Unwanted
from splittable.server.limits.cpu_accounting import CpuBudgetExceeded
from splittable.server.messages.live import (
    Code,
)
from splittable.server.store import StoreDamaged, StoreError, TableRelocated

CANNOT_LOOK = "this cannot be read now; ask again in a few seconds"
NOT_CERTAIN = "it is not certain that this was stored; ask again with the same id"


class Refused(SplittableError):
    """A request that is rejected. Its text is for the requester only."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code


class OverLimit(Refused):
    """Rejected by one of a table's limits."""

    def __init__(self, limit: str, code: Code, message: str) -> None:
        super().__init__(code, message)
        self.limit = limit


def sent_away() -> Refused:
    return Refused("sent-away", "the host has sent you away from this table")


def closed() -> Refused:
    return Refused("closed", "the operator of this server has closed this table")


def full() -> Refused:
    return Refused("full", "the server is full; try again in a moment")


def refused(error: SplittableError, *, only_looks: bool = False) -> Refused:
    """Any of our errors as the requester gets it. `only_looks`: nothing was to be stored."""
    match error:
        case Refused():
            return error
        case Unwanted():
            return Refused("unwanted", str(error))
        case Invalid():
            return Refused("invalid", str(error))
        case NotYourTurn():
            return Refused("not-your-turn", str(error))
        case IllegalMove():
            return Refused("illegal", str(error))
        case CpuBudgetExceeded():
            return Refused(
                "too-fast", "what was asked from here took too much work; wait a few seconds"
            )
        case StoreDamaged():
            return Refused("damaged", "what was kept here is damaged and cannot be read")
        case TableRelocated():
            return Refused("unavailable", str(error) if only_looks else f"{error}; {NOT_CERTAIN}")
        case StoreError():
            return Refused("unavailable", CANNOT_LOOK if only_looks else NOT_CERTAIN)
        case _:
            return Refused("broken", "this did not work, and it is not your fault")

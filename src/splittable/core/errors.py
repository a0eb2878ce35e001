"""What can go wrong, each in one line: *invalid* is unreadable, *illegal* is against the rules."""

from typing import Any


class SplittableError(Exception):
    """Any error of this library; its text is one line made to be shown to a person."""


class Invalid(SplittableError):
    """Unreadable options, deal, record or deck file: says where, and what is allowed."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it can come from another process."""
        return type(self), (self.where, self.problem)


class InvalidMove(Invalid):
    """A move that cannot be read at all, whatever the position."""


class InvalidArgument(Invalid, ValueError):
    """An argument of a simulator or environment that cannot be used."""


class IllegalMove(SplittableError):
    """A readable move that the rules do not allow here. The text names no other seat's secret."""


class NotYourTurn(IllegalMove):
    """The seat owes no move now."""


class Mismatch(SplittableError):
    """A readable record that contradicts the rules, its own result or its commitment."""


class MissingPackage(SplittableError, ImportError):
    """A part of this library whose extra is not installed: says which command installs it."""

    def __init__(self, part: str, extra: str) -> None:
        super().__init__(f'{part} needs a package more: pip install "splittable[{extra}]"')
        self._given = (part, extra)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._given

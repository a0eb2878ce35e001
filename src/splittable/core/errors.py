"""The library's exceptions. *Invalid* means unreadable; *illegal* means against the rules."""

from typing import Any


class SplittableError(Exception):
    """Base class of all errors of this library. The text is one line, meant for people."""


class Invalid(SplittableError):
    """Unreadable options, deal, record or deck. The text says where, and what is allowed."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        """Make it picklable: workers raise it in other processes."""
        return type(self), (self.where, self.problem)


class InvalidMove(Invalid):
    """A move that can't be parsed, whatever the position."""


class InvalidArgument(Invalid, ValueError):
    """An invalid argument to a simulator or environment."""


class IllegalMove(SplittableError):
    """A readable move that is against the rules here. The text reveals no other seat's secrets."""


class NotYourTurn(IllegalMove):
    """The seat owes no move now."""


class Mismatch(SplittableError):
    """A readable record that contradicts the rules, its own outcome or its commitment."""


class MissingPackage(SplittableError, ImportError):
    """A part of this library requires an extra. The text has the command that installs it."""

    def __init__(self, part: str, extra: str) -> None:
        super().__init__(f'{part} requires an extra: pip install "splittable[{extra}]"')
        self._given = (part, extra)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._given


class PluginError(SplittableError):
    """A game or bot of another package, or a part of one, that can't be used."""

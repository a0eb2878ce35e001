"""What can go wrong, each in one line: *invalid* is unreadable, *illegal* is against the rules."""


class SplittableError(Exception):
    """Any error of this library; its text is one line made to be shown to a person."""


class Invalid(SplittableError):
    """Unreadable options, deal, record or deck file: says where, and what is allowed."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem


class InvalidMove(Invalid):
    """A move that cannot be read at all, whatever the position."""


class IllegalMove(SplittableError):
    """A readable move that the rules do not allow here. The text names no other seat's secret."""


class NotYourTurn(IllegalMove):
    """The seat owes no move now."""


class Mismatch(SplittableError):
    """A readable record that contradicts the rules, its own result or its commitment."""

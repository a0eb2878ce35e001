"""What a person was sent about a table, to compare with the next message."""

from dataclasses import dataclass
from typing import Any

from splittable.server.broadcast.projection import TALK_PAGE
from tests.support.serving import Message


@dataclass(frozen=True, slots=True)
class Ahead:
    """By how much a server's clock is ahead of the test's, at least: it told its time between a
    question and the moment when the answer was read, however long that lay about."""

    seconds: float
    unsure: float  # seconds that may come on top

    @classmethod
    def told(cls, now: int, asked_at: float, read_at: float) -> "Ahead":
        return cls(now / 1000 - read_at, read_at - asked_at)


@dataclass(frozen=True, slots=True)
class Known:
    """All that a person has been told of a table, as of `seq`."""

    seq: int
    table: Message
    you: Message
    view: Message
    legal: list[str]
    talk: dict[int, Message]  # by seq
    told_at: float  # seconds, by the test's own clock
    ahead: Ahead  # the clock of who told it

    def time_left(self, seat: int) -> float | None:
        """Seconds for a seat's move, when this was told; None: no clock runs."""
        deadline = self.table["deadlines"][seat]
        return None if deadline is None else deadline / 1000 - self.ahead.seconds - self.told_at

    def differs(self, other: "Known", *, but_presence: bool) -> str | None:
        """The first part that is not the same, told; who is present changes without an entry."""
        mine, theirs = self._parts(but_presence), other._parts(but_presence)
        for name, value in mine.items():
            if value != theirs.get(name):
                return f"{name} was {value} and is {theirs.get(name)}"
        return None

    def _parts(self, but_presence: bool) -> dict[str, Any]:
        parts = {f"table.{name}": value for name, value in self.table.items()}
        if but_presence:
            # Deadlines are by the server's clock, and another's may differ: see `time_left`.
            parts["table.deadlines"] = [each is not None for each in self.table["deadlines"]]
            parts["table.seats"] = [{**seat, "present": None} for seat in self.table["seats"]]
            parts |= {"table.standInFrom": None, "table.watchers": None}
        parts |= {f"view.{name}": value for name, value in self.view.items()}
        return {**parts, "you": self.you, "legal": self.legal, "talk": self._last_page}

    @property
    def _last_page(self) -> dict[int, Message]:
        """As much of the talk as a welcome has."""
        return dict(sorted(self.talk.items())[-TALK_PAGE:])

"""Presence: who is at a table, by a live connection or a recent REST request."""

from collections import Counter
from collections.abc import Iterable, KeysView

from splittable.server.clock import Clock

ASKER_STAYS = 30_000  # ms that a REST client counts as present after each request
GRACE = 10_000  # ms after leaving before others may have a bot play for somebody
GRACE_AFTER_START = 30_000  # ms: the same after the server started or took over the table


class Presence:
    """People are given by their number at the table."""

    def __init__(self, clock: Clock, started: int) -> None:
        self._clock = clock
        self._started = started  # ms since 1970: when the server started, or took over the table
        self._lines: dict[int, int] = {}  # live connections by person
        self._asking_until: dict[int, int] = {}  # by person, for REST clients
        self._left_at: dict[int, int] = {}  # by person, since their last connection closed
        self._waited_for: dict[int, int] = {}  # by person: since when others wait for them

    # Coming and going

    def comes(self, person: int) -> None:
        """This person has one more connection."""
        self._is_here_now(person)
        self._lines[person] = self._lines.get(person, 0) + 1

    def count_lines(self, people: Iterable[int]) -> None:
        """Replace all counts: each person is named once for each of their connections."""
        self._lines = dict(Counter(people))

    def goes(self, person: int) -> None:
        self._lines[person] -= 1
        if self._lines[person] <= 0:
            del self._lines[person]
            self._left_at[person] = self._waited_for[person] = self._clock.now()

    def asks(self, person: int) -> None:
        """This person has sent a REST request. Ignored while they have a connection."""
        if person not in self._lines:
            self._is_here_now(person)
            self._asking_until[person] = self._clock.now() + ASKER_STAYS

    def _is_here_now(self, person: int) -> None:
        if not self.is_anybody_here:
            self._waited_for.clear()  # nobody was here to wait for anybody
        self._waited_for.pop(person, None)

    def forget(self, person: int) -> None:
        """The number is given to somebody else."""
        for known in (self._lines, self._asking_until, self._left_at, self._waited_for):
            known.pop(person, None)

    # Who is here

    @property
    def is_anybody_here(self) -> bool:
        return bool(self._lines) or self.next_change() is not None

    def are_here(self, people: KeysView[int]) -> bool:
        return people <= self._lines.keys() or all(map(self.is_here, people))

    def is_here(self, person: int) -> bool:
        return person in self._lines or self._asking_until.get(person, 0) > self._clock.now()

    def next_change(self) -> int | None:
        """When the next REST client will count as gone, in ms since 1970."""
        if not self._asking_until:
            return None
        now = self._clock.now()
        return min((until for until in self._asking_until.values() if until > now), default=None)

    def waited_for_since(self, person: int) -> int | None:
        """Since when others wait for this person; None: the person is here, or nobody is."""
        if self.is_here(person) or not self.is_anybody_here:
            return None
        return self._waited_for.setdefault(person, self._clock.now())

    def stand_in_from(self, person: int) -> int:
        """From when others may have a bot play for this absent person, in ms since 1970."""
        last_here = max(self._left_at.get(person, 0), self._asking_until.get(person, 0))
        return last_here + GRACE if last_here else self._started + GRACE_AFTER_START

"""What one entry changed, told to one viewer after the other: each hears what it may see."""

from dataclasses import dataclass
from typing import Any

from msgspec import Raw

from splittable.core.seats import Seat
from splittable.server.entries import AnyEntry, Dealt
from splittable.server.protocol import Remark, Update, You
from splittable.server.showing import (
    Sights,
    Story,
    kept_from_players,
    legal_moves,
    remarks,
    you,
)
from splittable.server.table import Table


@dataclass(frozen=True, slots=True)
class Change:
    before: Table
    after: Table
    entry: AnyEntry
    card: dict[str, Any] | None  # the fields of the table that changed, the same for everybody
    earlier: Sights | None  # the game before; None: there was none
    sights: Sights | None  # the game after; None: nothing changed in it
    story: Story | None  # the game's events; None: there were none

    def update(self, person: int | None, done: str | None) -> Update:
        """For this person, or a nameless spectator; `done` is the id of their own command."""
        seat = self.after.seat_of(person)
        return Update(
            seq=self.after.seq,
            done=done,
            table=self.card,
            you=self._you(person),
            events=None if self.story is None else self.story.told_to(seat),
            view=self._view(person, seat),
            legal=self._legal(person, seat),
            said=self._said(seat),
        )

    def _you(self, person: int | None) -> You | None:
        before, after = self.before, self.after
        if before.seats is after.seats and before.people is after.people:
            return None
        is_newcomer = person is not None and person >= len(before.people)
        now = you(after, person)
        return None if now == you(before, None if is_newcomer else person) else now

    def _has_moved(self, person: int | None, seat: Seat | None) -> bool:
        """Whether this person looks from another seat than before."""
        return self.before.seats is not self.after.seats and self.before.seat_of(person) != seat

    def _view(self, person: int | None, seat: Seat | None) -> Raw | None:
        if self.sights is None:
            return None
        if self.earlier is None or self._has_moved(person, seat):
            return self.sights.whole(seat)
        return self.sights.changes(self.earlier, seat)

    def _legal(self, person: int | None, seat: Seat | None) -> tuple[str, ...] | None:
        if seat is None or (self.sights is None and not self._has_moved(person, seat)):
            return None
        if not isinstance(self.entry, Dealt) and self.before.asked(seat) is self.after.asked(seat):
            return None
        return legal_moves(self.after, seat)

    def _said(self, seat: Seat | None) -> tuple[Remark, ...] | None:
        """The new remark; when a game ends, players read what spectators said during it."""
        if self.before.remarks is not self.after.remarks:
            return remarks(self.after, seat, since=self.before.seq) or None
        if self.before.phase == "playing" and self.after.phase == "over" and seat is not None:
            return kept_from_players(self.after) or None
        return None

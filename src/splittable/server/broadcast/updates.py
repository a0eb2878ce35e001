"""Update messages: what one entry changed, encoded for each viewer."""

from typing import Any

from msgspec import Raw

from splittable.core.seats import Seat
from splittable.server.broadcast.projection import (
    EventProjection,
    Projection,
    encode,
    kept_from_players,
    legal_moves,
    remarks,
    you,
)
from splittable.server.domain.table import Table
from splittable.server.messages.live import Remark, Update, You


class UpdateProjection:
    def __init__(
        self,
        before: Table,
        after: Table,
        *,
        card: dict[str, Any] | None,  # changed fields of the table card, for everybody
        earlier: Projection | None,  # before the entry; None: no game
        projection: Projection | None,  # after it; None: the game didn't change
        story: EventProjection | None,  # None: no events
    ) -> None:
        self._before = before
        self._after = after
        self._card = card
        self._earlier = earlier
        self._projection = projection
        self._story = story
        self._seats_changed = before.seats is not after.seats
        self._people_changed = self._seats_changed or before.people is not after.people
        self._begins = before.number != after.number
        self._said = before.remarks is not after.remarks
        self._talk_changed = self._said or (before.phase == "playing" and after.phase == "over")
        self._common: tuple[Raw | None, Raw | None, bytes] | None = (
            None  # shared by viewers with nothing of their own
        )

    def for_viewer(
        self,
        person: int | None,
        seat: Seat | None,
        done: str | None,
        *,
        is_blind: bool = False,
        by_place: bool = False,
    ) -> bytes:
        """The update for this person in this seat, or for a spectator. `done` is the id of the
        command, for the person who sent it.

        A blind connection sees what spectators see, and reads the talk that its seat may read.
        With `by_place`, only the changed places of lists are sent.
        """
        eyes = None if is_blind else seat
        moved = self._seats_changed and not is_blind and self._before.seat_of(person) != seat
        events = None if self._story is None else self._story.for_viewer(eyes)
        view, legal = self._view(eyes, moved, by_place), self._legal(eyes, moved)
        you = self._you(person) if self._people_changed else None
        said = self._remarks(seat) if self._talk_changed else None
        is_common = done is None and legal is None and you is None and said is None
        if is_common and self._common is not None:
            common_events, common_view, text = self._common
            if common_events is events and common_view is view:
                return text
        text = encode(Update(self._after.seq, done, self._card, you, events, view, legal, said))
        if is_common:
            self._common = events, view, text
        return text

    def _you(self, person: int | None) -> You | None:
        now = you(self._after, person)
        return None if now == you(self._before, self._before_it(person)) else now

    def _before_it(self, person: int | None) -> int | None:
        """The same person before the entry; None: a newcomer."""
        if person is None or person >= len(self._before.people):
            return None
        was, now = self._before.people[person], self._after.people[person]
        return person if was.token_hash == now.token_hash else None

    def _view(self, seat: Seat | None, moved: bool, by_place: bool) -> Raw | None:
        """The changed fields of the view, or the whole view after a change of seats."""
        if moved or self._earlier is None:
            projection = self._projection or self._earlier
            return None if projection is None else projection.whole(seat)
        if self._projection is None:
            return None
        return self._projection.changes(self._earlier, seat, by_place=by_place)

    def _legal(self, seat: Seat | None, moved: bool) -> tuple[str, ...] | None:
        if seat is None or (self._projection is None and not moved):
            return None
        is_same = self._before.asked(seat) is self._after.asked(seat)
        if is_same and not self._begins and not moved:
            return None
        return legal_moves(self._after, seat)

    def _remarks(self, seat: Seat | None) -> tuple[Remark, ...] | None:
        """The new remark. When a game ends, players get what spectators said during it."""
        if self._said:
            return remarks(self._after, seat, since=self._before.seq) or None
        return None if seat is None else kept_from_players(self._after) or None

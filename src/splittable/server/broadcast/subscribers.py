"""The subscribers of a table: all its connections, and publishing to each what it may see.

A connection belongs to the owner of a token, or to an anonymous spectator. Nothing is published
before it is stored.
"""

from typing import Any, Protocol

from msgspec import Raw

from splittable.core.seats import Seat
from splittable.core.wire import WireSchema
from splittable.server.broadcast.projection import (
    EventHistory,
    EventProjection,
    Projection,
    card_changes,
    card_inputs,
    encode,
    legal_moves,
    table_card,
    talk_page,
    you,
)
from splittable.server.broadcast.updates import UpdateProjection
from splittable.server.clock import Clock
from splittable.server.domain.commands.errors import sent_away
from splittable.server.domain.entries import AnyEntry, Banned, Dealt, Played, TakenBack
from splittable.server.domain.presence import Presence
from splittable.server.domain.table import Table
from splittable.server.logs import RateLimitedLog, failure
from splittable.server.messages.live import (
    Lost,
    Problem,
    Reacted,
    TableCard,
    Update,
    Welcome,
)
from splittable.server.messages.rest import TalkPage
from splittable.server.store.hash_chain import HashChain


class Subscriber(Protocol):
    """A live connection."""

    token_hash: str | None  # None: an anonymous spectator
    companions: tuple[str, ...]  # hashed tokens of others on the same device
    is_blind: bool  # gets a spectator's view, even if its token has a seat
    reads_places: bool  # understands changes of single places of a list

    def push(self, message: bytes) -> None:
        """Send without waiting, in order."""

    def send_home(self, after: int) -> None:
        """Another server owns the table: close, and have the client reconnect after `after` ms."""


class Subscribers:
    def __init__(
        self,
        table: Table,
        chain: HashChain,
        schema: WireSchema,  # of the table's game
        clock: Clock,
        notices: RateLimitedLog,
        known_since: int,  # ms since 1970: presence before that is unknown
    ) -> None:
        self._clock = clock
        self._notices = notices
        self._schema = schema.of_table(memory_aids=table.settings.memory_aids)
        self._lines: dict[Subscriber, None] = {}  # in order of arrival
        self._persons: dict[str, int] = {}  # by hashed token
        self.presence = Presence(clock, known_since)
        self.last_left = clock.now()
        self._stand_at(table, chain)

    def _stand_at(self, table: Table, chain: HashChain) -> None:
        self._table = table  # as last published
        self._chain = chain  # of its log
        self._know_people(table)
        self._projection = self._projection_of(table)
        self._chronicle = EventHistory(self._schema)
        self._card = self._card_of(table)
        self._know_seats(table)

    def _projection_of(self, table: Table) -> Projection | None:
        return None if table.play is None else Projection(self._schema, table.play.state)

    def _card_of(self, table: Table) -> TableCard:
        log_hash = None if table.ended is None else self._chain.at(table.ended).hex()
        return table_card(table, self.presence, log_hash)

    # Coming and going

    def join(self, line: Subscriber, since: int | None) -> None:
        """Send this connection the whole table, and from now on every update."""
        is_new = line not in self._lines
        self._lines[line] = None
        if is_new:
            for person in self._people_with(line):
                self.presence.comes(person)
        self.publish_presence(but=line)
        line.push(encode(self.welcome(line.token_hash, since, is_blind=line.is_blind)))

    def leave(self, line: Subscriber) -> None:
        if line not in self._lines:
            return
        del self._lines[line]
        self.last_left = self._clock.now()
        for person in self._people_with(line):
            self.presence.goes(person)
        self.publish_presence()

    def send_home(self, after: int) -> None:
        """Another server owns the table: all clients reconnect there."""
        lines, self._lines = self._lines, {}
        for line in lines:
            line.send_home(after)

    def heard_from(self, token_hash: str | None) -> None:
        """The owner of this token has sent a REST request."""
        person = self.person_of(token_hash)
        if person is not None:
            self.presence.asks(person)
            self.publish_presence()

    # Who is here

    @property
    def is_empty(self) -> bool:
        return not self._lines

    @property
    def count(self) -> int:
        return len(self._lines)

    @property
    def everybody_is_here(self) -> bool:
        """Whether every seated person is present."""
        return self.presence.are_here(self._seats.keys())

    def person_of(self, token_hash: str | None) -> int | None:
        return None if token_hash is None else self._persons.get(token_hash)

    def _people_with(self, line: Subscriber) -> set[int]:
        """All people who are present by this connection."""
        tokens = (line.token_hash, *line.companions)
        return {person for person in map(self.person_of, tokens) if person is not None}

    def publish_presence(self, but: Subscriber | None = None) -> None:
        """Tell everybody, except one connection, which people have arrived or left."""
        before, self._card = self._card, self._card_of(self._table)
        changes = card_changes(before, self._card)
        if changes is None:
            return
        message = encode(Update(seq=self._table.seq, table=changes))
        for line in self._lines:
            if line is not but:
                self._push(line, message)

    def _push(self, line: Subscriber, message: bytes) -> None:
        """A connection that fails doesn't keep others from being sent to."""
        try:
            line.push(message)
        except Exception as error:
            self._warn("a connection could not be sent to", error)

    def _warn(self, event: str, error: Exception) -> None:
        self._notices.warn(event, table=self._table.id, **failure(error))

    # The whole table

    def welcome(
        self,
        token_hash: str | None,
        since: int | None,
        lost: Lost | None = None,
        *,
        is_blind: bool = False,
    ) -> Welcome:
        table = self._table
        if since is not None and since > table.seq:  # it knows more than the log: entries were lost
            lost = Lost(since=table.seq, entries=since - table.seq)
        person = self.person_of(token_hash)
        seat = table.seat_of(person)
        eyes = None if is_blind else seat
        page = talk_page(table, seat)
        return Welcome(
            seq=table.seq,
            now=self._clock.now(),
            table=self._card,
            you=you(table, person),
            view=None if self._projection is None else self._projection.whole(eyes),
            legal=legal_moves(table, eyes),
            missed=self._chronicle.since(table, since, eyes),
            talk=page.talk,
            earlier_talk=page.earlier_talk,
            lost=lost,
        )

    def talk(self, token_hash: str | None, before: int | None) -> TalkPage:
        return talk_page(self._table, self._table.seat_of(self.person_of(token_hash)), before)

    def preview(self, seat: Seat, move: Any) -> Raw:
        """What this move would change for this seat, from the seat's own view."""
        assert self._projection is not None
        return self._projection.preview(seat, move)

    def reload(self, table: Table, chain: HashChain, *, anew: bool, lost: Lost | None) -> None:
        """Replace the table by what its log says. If subscribers have missed anything, or with
        `anew`, send everybody the whole table."""
        has_missed = table.seq > self._table.seq
        self._stand_at(table, chain)
        if has_missed or anew:
            for line in self._lines:
                self._push(line, self._whole_for(line, lost))

    def _whole_for(self, line: Subscriber, lost: Lost | None) -> bytes:
        try:
            return encode(self.welcome(line.token_hash, None, lost, is_blind=line.is_blind))
        except Exception as error:  # one viewer's view failed; the others get theirs
            self._warn("a table could not be shown", error)
            broken = "this table cannot be shown now, and it is not your fault"
            return encode(Problem("broken", broken, seq=self._table.seq))

    # What is published and not stored

    def publish_reaction(self, reacted: Reacted, token_hash: str | None, command_id: str) -> int:
        """Publish a reaction, with the command's id to its sender. Returns the current seq."""
        seq, requester = self._table.seq, self.person_of(token_hash)
        to_all = encode(Update(seq, reacted=reacted))
        to_asker = encode(Update(seq, command_id, reacted=reacted))
        for line in self._lines:
            is_askers = requester is not None and self.person_of(line.token_hash) == requester
            self._push(line, to_asker if is_askers else to_all)
        return seq

    # What an entry changed

    def publish(self, after: Table, entry: AnyEntry, token_hash: str | None) -> None:
        """Publish one more entry, made by the owner of this token.

        If one viewer's update fails, the others get theirs first; then the error is raised.
        """
        before, self._table = self._table, after
        if isinstance(entry, Banned):
            self._send_away(entry.token_hash)
        if before.people is not after.people:
            self._know_people(after)
        if before.seats is not after.seats:
            self._know_seats(after)
        change = self._change(before, after, entry)
        requester = self.person_of(token_hash)
        told: dict[tuple[int | None, bool, bool], bytes] = {}
        failed: Exception | None = None
        for line in self._lines:
            person = self.person_of(line.token_hash)
            viewer = (person, line.is_blind, line.reads_places)
            if viewer not in told:
                done = entry.id if person is not None and person == requester else None
                seat = self._seat_of(person)
                try:
                    told[viewer] = change.for_viewer(
                        person, seat, done, is_blind=line.is_blind, by_place=line.reads_places
                    )
                except Exception as error:
                    failed = error
                    continue
            self._push(line, told[viewer])
        if failed is not None:
            raise failed

    def _send_away(self, token_hash: str) -> None:
        refusal = sent_away()
        message = encode(Problem(refusal.code, str(refusal), seq=self._table.seq))
        for line in [each for each in self._lines if each.token_hash == token_hash]:
            self._push(line, message)
            del self._lines[line]

    def _know_seats(self, table: Table) -> None:
        self._seats: dict[int, Seat] = {
            occupant.person: seat
            for seat, occupant in table.occupants()
            if occupant.person is not None
        }

    def _know_people(self, table: Table) -> None:
        before = self._persons
        self._persons = {person.token_hash: person.number for person in table.people}
        for token_hash, number in before.items():
            if self._persons.get(token_hash) != number:
                self.presence.forget(number)
        self.presence.count_lines(
            person for line in self._lines for person in self._people_with(line)
        )

    def _seat_of(self, person: int | None) -> Seat | None:
        return None if person is None else self._seats.get(person)

    def _change(self, before: Table, after: Table, entry: AnyEntry) -> UpdateProjection:
        card, earlier = self._card_changes(before, after), self._projection
        game_changed = isinstance(entry, Played | TakenBack | Dealt)
        if game_changed:
            self._projection = self._projection_of(after)
        if isinstance(entry, Dealt):
            self._chronicle = EventHistory(self._schema)
        story = None
        if isinstance(entry, Played | TakenBack) and after.play is not None:
            story = EventProjection(self._schema, after.play.happened[-1][1])
        projection = self._projection if game_changed else None
        return UpdateProjection(
            before, after, card=card, earlier=earlier, projection=projection, story=story
        )

    def _card_changes(self, before: Table, after: Table) -> dict[str, Any] | None:
        if card_inputs(before) == card_inputs(after):
            return None
        earlier, self._card = self._card, self._card_of(after)
        return card_changes(earlier, self._card)

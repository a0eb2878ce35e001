"""The promises of every server, checked at every write and every message.

A written entry is compared with the log before it, a message with a view built from the log alone
by the game's own `view`. A server that tells more, less or sooner than the log does breaks one.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

import msgspec

from splittable.core.record import verify
from splittable.core.seats import Seat
from splittable.core.wire import WireSchema
from splittable.games import GAMES
from splittable.server.domain.entries import (
    AnyEntry,
    Dealt,
    Opened,
    Played,
    Sat,
    StoodIn,
    TakenBack,
    Watched,
    put_together,
    read_entry,
)
from splittable.server.domain.reducer import apply_entry, open_table
from splittable.server.domain.table import Occupant, Table
from splittable.server.store import Append
from splittable.server.store.hash_chain import START, link_of
from tests.world.loop import Machine

Message = dict[str, Any]
Viewer = Seat | None

KEPT: Final = 64  # tables of the past, by log; older ones are made from the log again
SHAPES: Final = {name: WireSchema(game) for name, game in GAMES.items()}
WAYS: Final = 2  # ms: two clocks round in two ways


class Broken(AssertionError):
    """A promise that was not kept."""


@dataclass(slots=True)
class Truth:
    """One table as its log has it, entry by entry."""

    id: str
    entries: list[AnyEntry] = field(default_factory=list)
    writers: list[str] = field(default_factory=list)  # by entry: the run of a server
    link: bytes = START
    past: dict[int, Table] = field(default_factory=dict)  # by seq: the last ones
    done: dict[tuple[str | None, str], int] = field(default_factory=dict)  # by token and id
    tokens: dict[int, str] = field(default_factory=dict)  # by person: hashed
    fastest: int = 0  # ms: by how much the fastest clock of those that wrote it was ahead
    views: dict[tuple[int, Viewer], Message] = field(default_factory=dict)
    figures: dict[str, tuple[Any, Any]] = field(default_factory=dict)  # worked out, and of what

    @property
    def seq(self) -> int:
        return len(self.entries) - 1

    @property
    def table(self) -> Table:
        return self.past[self.seq]

    def at(self, seq: int) -> Table:
        """The table after this entry."""
        if seq not in self.past:
            first, *rest = self.entries[: seq + 1]
            assert isinstance(first, Opened)
            table = open_table(self.id, first, GAMES)
            for entry in rest:
                table = apply_entry(table, entry)
            self.past[seq] = table
        return self.past[seq]

    def add(self, entry: AnyEntry, writer: str) -> str | None:
        """The hashed token of whoever asked for it; None: the server itself."""
        if isinstance(entry, Opened):
            table = open_table(self.id, entry, GAMES)
        else:
            table = apply_entry(self.table, entry)
        self.entries.append(entry)
        self.writers.append(writer)
        self.past[self.seq] = table
        if len(self.past) > 2 * KEPT:
            self.past = {seq: self.past[seq] for seq in sorted(self.past)[-KEPT:]}
            self.views = {key: view for key, view in self.views.items() if key[0] in self.past}
        return self._author(entry)

    def _author(self, entry: AnyEntry) -> str | None:
        newcomer = entry.token_hash if isinstance(entry, Opened | Sat | Watched) else None
        if newcomer is None:
            return None if entry.person is None else self.tokens[entry.person]
        in_place_of = getattr(entry, "in_place_of", None)
        number = len(self.tokens) if in_place_of is None else in_place_of
        self.tokens[number] = newcomer
        return newcomer

    def view(self, seq: int, viewer: Viewer) -> Message:
        """All that this viewer may know of the game after this entry, as JSON has it."""
        known = self.views.get((seq, viewer))
        if known is None:
            known = self.views[seq, viewer] = self._view(self.at(seq), viewer)
        return known

    def _view(self, table: Table, viewer: Viewer) -> Message:
        if table.play is None:
            return {}
        shapes = SHAPES[table.game.name].of_table(memory_aids=table.settings.memory_aids)
        view = table.game.view(table.play.state, viewer)
        in_the_open = shapes.open_fields.written(shapes.open_fields.of(view))
        own = shapes.own_fields.written(shapes.own_fields.of(view))
        told: Message = _as_json({**own, **in_the_open})
        for figure in shapes.worked_out:  # which takes long, and seldom changes
            wire, of = figure.field.wire, [told[name] for name in figure.depends_on]
            if self.figures.get(wire, (None, None))[0] != of:
                self.figures[wire] = of, _as_json(figure.field.written(figure.of(view)))
            told[wire] = self.figures[wire][1]
        return told


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@dataclass(slots=True)
class Listener:
    """What one line has been told so far, and who is at the other end of it."""

    table: str
    token_hash: str | None
    where: Callable[[], str]  # for who reads of a broken promise
    server: str  # the run of a server at the other end
    offset: int  # ms: by how much the clock of the server at the other end is ahead
    seq: int | None = None  # None: it has not been welcomed
    card: Message = field(default_factory=dict)
    you: Message = field(default_factory=dict)
    view: Message = field(default_factory=dict)
    legal: list[str] = field(default_factory=list)
    moved_on: int = -1  # the last entry that its person has been told of, by any line
    due: int = -1  # the last entry in the log when it said hello


class Promises:
    def __init__(self, count: Callable[[str], None]) -> None:
        self.truths: dict[str, Truth] = {}
        self._take_backs: dict[
            tuple[str | None, str], int | None
        ] = {}  # their seq, by token and id
        self._count = count
        self.kinds: Counter[str] = Counter()  # of entries

    # What is written

    def written(self, append: Append, machine: Machine, home: tuple[str | None, int]) -> None:
        """One more entry is in the log for good."""
        truth = self.truths.setdefault(append.table, Truth(append.table))
        where = f"{append.table}, entry {append.seq} by {machine.name}"
        if append.seq != truth.seq + 1 or append.before != truth.link:
            _broken(where, f"the chain of the log is broken after {truth.seq}")
        if append.link != link_of(truth.link, append.table, append.seq, append.entry):
            _broken(where, "its link is not that of its bytes")
        run, epoch = home
        if run is not None and (run, epoch) != (machine.name, append.epoch):
            _broken(where, f"written under epoch {append.epoch}, but the home is {run}, {epoch}")
        entry = put_together(read_entry(append.entry), append.personal)
        self._check_move(where, truth, entry)
        if isinstance(entry, TakenBack):
            self._check_take_back(where, truth, entry)
        author = truth.add(entry, machine.name)
        truth.fastest = max(truth.fastest, machine.offset)
        truth.link = append.link
        if entry.id is not None:
            first = truth.done.setdefault((author, entry.id), append.seq)
            if first != append.seq:
                _broken(where, f"{entry.id} of one person was done as {first} already")
        self._check_head(where, truth, append)
        self._count_entry(entry, truth)

    def _check_move(self, where: str, truth: Truth, entry: AnyEntry) -> None:
        """Bots move once each turn; nobody moves for a person who has not let them."""
        if not isinstance(entry, Played | TakenBack):
            return
        occupant = truth.table.seats[entry.seat]
        assert occupant is not None
        if isinstance(entry, TakenBack) and entry.person is None:
            _broken(
                where, f"a bot took back what it had chosen in seat {entry.seat}, to play twice"
            )
        if isinstance(entry, Played) and entry.person is None:
            if occupant.plays_as is None:
                _broken(where, f"a bot played for seat {entry.seat}, where it has no business")
            if truth.table.asked(Seat(entry.seat)) is None:
                _broken(where, f"a bot played in seat {entry.seat} though nobody waits for it")
            self._count("moves by bots")

    def _check_take_back(self, where: str, truth: Truth, entry: TakenBack) -> None:
        """It undoes the choice that its sender had seen, and no later one."""
        assert entry.person is not None
        assert entry.id is not None
        seen = self._take_backs[truth.tokens[entry.person], entry.id]
        sealed_at = max(
            seq
            for seq, each in enumerate(truth.entries)
            if isinstance(each, Played) and each.seat == entry.seat
        )
        if seen is None or seen < sealed_at:
            _broken(where, f"undid a choice of {sealed_at} for somebody who had seen only {seen}")

    def _check_head(self, where: str, truth: Truth, append: Append) -> None:
        """Where a bot or a clock is due next, the database must say so: else nobody wakes it."""
        head = append.head
        if head is not None and (head.wake_at is None) != (truth.table.wake_at() is None):
            _broken(where, f"its head says {head.wake_at}, and it wakes {truth.table.wake_at()}")

    def _count_entry(self, entry: AnyEntry, truth: Truth) -> None:
        self.kinds[type(entry).__name__] += 1
        if isinstance(entry, Played):
            self._count("moves")
            if truth.table.phase == "over":
                self._check_record(truth)
        elif isinstance(entry, StoodIn) and entry.why in ("move", "clock"):
            self._count("clocks run out")
        elif isinstance(entry, Dealt) and truth.table.number > 1:
            self._count("rematches")

    def _check_record(self, truth: Truth) -> None:
        record = truth.table.record
        if verify(record) is None or record.result is None:
            _broken(truth.id, f"the record of game {truth.table.number} has no result")
        self._count("games ended")
        self._count(f"games of {truth.table.game.name}")

    # What is asked

    def asked(self, listener: Listener, message: Message) -> None:
        """One message of a line, as it is sent."""
        if message["type"] == "hello":
            truth = self.truths.get(listener.table)
            listener.due = -1 if truth is None else truth.seq
        elif message["type"] == "do" and message["command"]["type"] == "take-back":
            key = (listener.token_hash, message["id"])
            self._take_backs.setdefault(key, message["command"]["seq"])

    # What is told

    def told(self, listener: Listener, message: Message) -> None:
        """One message to one line, as it leaves the server."""
        match message["type"]:
            case "welcome":
                self._welcomed(listener, message)
            case "update":
                self._updated(listener, message)
            case "done":
                self._check_done(listener, message["id"], message["seq"])
            case "problem":
                if message["code"] in ("broken", "damaged", "invalid"):
                    self._break(listener, f"refused: {message}")
                self._count(f"refused: {message['code']}")

    def _welcomed(self, listener: Listener, message: Message) -> None:
        truth, seq = self._known(listener, message["seq"])
        self._check_memory(listener, truth, seq)
        self._check_goes_on(listener, seq)
        if message.get("lost") is not None:
            self._break(listener, f"told that entries were lost: {message['lost']}")
        listener.seq, listener.you = seq, message["you"]
        listener.card, listener.view = message["table"], message["view"] or {}
        listener.legal = message["legal"]
        seat = self._check_you(listener, truth, seq)
        for happening in message["missed"]:
            self._check_events(listener, truth, happening["seq"], seat, happening["events"])
        self._check_remarks(listener, truth, seq, seat, message["talk"])
        self._check_sight(listener, truth, seq, seat)
        self._check_card(listener, truth, seq, listener.card)
        self._count("welcomes")
        occupant = None if seat is None else truth.at(seq).seats[seat]
        if occupant is not None and _has_sealed(truth.at(seq), listener.view):
            self._count("sealed choices shown again")
        if any(each is not None for each in listener.card["deadlines"]):
            self._count("deadlines shown again")

    def _updated(self, listener: Listener, message: Message) -> None:
        truth, seq = self._known(listener, message["seq"])
        self._check_goes_on(listener, seq)
        if listener.seq is None:
            self._break(listener, "told of a change before it was welcomed")
        if seq not in (listener.seq, listener.seq + 1):
            self._break(listener, f"after {listener.seq} it was told of {seq}")
        changes_sight = seq != listener.seq or "view" in message or "legal" in message
        listener.seq = seq
        if "reacted" in message:
            return
        if "you" in message:
            listener.you = message["you"]
        if "view" in message:
            listener.view = with_changes(listener.view, message["view"])
        listener.legal = message.get("legal", listener.legal)
        seat = self._check_you(listener, truth, seq)
        if "events" in message:
            self._check_events(listener, truth, seq, seat, message["events"])
        if "said" in message:
            self._check_remarks(listener, truth, seq, seat, message["said"])
        if "table" in message:
            listener.card = {**listener.card, **message["table"]}
            self._check_card(listener, truth, seq, message["table"])
        if changes_sight:
            self._check_sight(listener, truth, seq, seat)
        if "done" in message:
            self._check_done(listener, message["done"], seq)
        self._count("updates")

    def _known(self, listener: Listener, seq: int) -> tuple[Truth, int]:
        """Store, then send: nothing is told of an entry that is not in the log."""
        truth = self.truths.get(listener.table)
        if truth is None or seq > truth.seq:
            self._break(listener, f"told of entry {seq}, which is not in the log")
        return truth, seq

    def _check_goes_on(self, listener: Listener, seq: int) -> None:
        if seq < listener.moved_on:
            self._break(listener, f"the table went back from {listener.moved_on} to {seq}")
        listener.moved_on = seq

    def _check_memory(self, listener: Listener, truth: Truth, seq: int) -> None:
        """A welcome shows what other servers wrote before the hello: from then on they own it."""
        for missed in range(seq + 1, listener.due + 1):
            if truth.writers[missed] != listener.server:
                self._break(
                    listener,
                    f"shown the table at {seq}, and {truth.writers[missed]} had written {missed}",
                )

    def _check_done(self, listener: Listener, command: str, seq: int) -> None:
        """What is acknowledged is in the log, as that entry and as no other."""
        truth, _ = self._known(listener, seq)
        found = truth.done.get((listener.token_hash, command))
        if found != seq:
            self._break(listener, f"{command} is acknowledged as {seq}, and the log has it {found}")
        self._count("acknowledged")

    def _check_you(self, listener: Listener, truth: Truth, seq: int) -> Viewer:
        """Through whose eyes this line sees."""
        table = truth.at(seq)
        token_hash = listener.token_hash
        person = None if token_hash is None else table.person_with(token_hash)
        number = None if person is None else person.number
        seat = table.seat_of(number)
        if (listener.you["person"], listener.you["seat"]) != (number, seat):
            self._break(listener, f"taken for {listener.you}, and is {number} in seat {seat}")
        is_private = table.settings.visibility == "private"
        if listener.you["invite"] is not None and seat is None and is_private:
            self._break(listener, "told the invitation of a private table")
        return seat

    def _check_sight(self, listener: Listener, truth: Truth, seq: int, seat: Viewer) -> None:
        """All that this line has been told of the game by now, and not a card more or less."""
        expected = truth.view(seq, seat)
        if listener.view != expected:
            wrong = {
                name: (value, expected.get(name, "nothing"))
                for name, value in listener.view.items()
                if value != expected.get(name, "nothing")
            }
            missing = [name for name in expected if name not in listener.view]
            self._break(
                listener,
                f"at {seq} seat {seat} knows other things than the log shows it:"
                f" {wrong} (told, due), missing {missing}",
            )
        asked = None if seat is None else truth.at(seq).asked(seat)
        if tuple(listener.legal) != (() if asked is None else asked.texts):
            self._break(listener, f"at {seq} seat {seat} may play {asked}, not {listener.legal}")

    def _check_events(
        self, listener: Listener, truth: Truth, seq: int, seat: Viewer, events: Any
    ) -> None:
        table = truth.at(seq)
        assert table.play is not None
        shapes = SHAPES[table.game.name]
        happened = [each for at, each in table.play.happened if at == seq]
        due = [
            [shapes.write_event(table.game.redact(event, seat)) for event in each]
            for each in happened
        ]
        if events not in _as_json(due):
            self._break(listener, f"told of {events} at {seq}; the log shows seat {seat} {due}")

    def _check_remarks(
        self, listener: Listener, truth: Truth, seq: int, seat: Viewer, said: list[Message]
    ) -> None:
        table = truth.at(seq)
        plays = seat is not None and table.phase == "playing"
        may_read = {
            each.seq: (each.said.preset, each.said.text)
            for each in table.remarks
            if not (plays and each.among_spectators)
        }
        for remark in said:
            if may_read.get(remark["seq"]) != (remark["preset"], remark["text"]):
                self._break(listener, f"told the remark {remark}, which it may not read")

    def _check_card(self, listener: Listener, truth: Truth, seq: int, card: Message) -> None:
        """What is told of the table itself; who is present is in no log."""
        table = truth.at(seq)
        if card.get("opening") is not None and table.phase != "over":
            self._break(listener, f"told the deal of a game that is not over: {card['opening']}")
        due: dict[str, object] = {"phase": table.phase, "number": table.number, "host": table.host}
        play = table.play
        due["commitment"] = None if play is None else play.commitment
        for name, value in due.items():
            if name in card and card[name] != value:
                self._break(listener, f"at {seq} {name} is {card[name]}, and should be {value}")
        for seat, told in enumerate(card.get("seats", ())):
            self._check_seat(listener, table, Seat(seat), told)
        for seat, deadline in enumerate(card.get("deadlines", ())):
            self._check_deadline(listener, truth, table, Seat(seat), deadline)

    def _check_seat(self, listener: Listener, table: Table, seat: Seat, told: Message) -> None:
        occupant = table.seats[seat] or Occupant(None)
        due = {
            "name": table.name_at(seat),
            "bot": occupant.plays_as,
            "standIn": occupant.stand_in,
            "missed": occupant.missed,
            "rematch": occupant.rematch,
        }
        for name, value in due.items():
            if told[name] != value:
                self._break(listener, f"seat {seat}: {name} is {told[name]}, should be {value}")

    def _check_deadline(
        self, listener: Listener, truth: Truth, table: Table, seat: Seat, told: int | None
    ) -> None:
        """A clock is as it was when it was last heard of; where the clock of its server is behind
        the log, whoever is asked has as long as they had at the last entry."""
        due = table.deadline(seat)
        if due is None or told is None:
            if due is not told:
                self._break(listener, f"the deadline of seat {seat} is {told}, should be {due}")
            return
        behind = max(truth.fastest - listener.offset, 0)
        if not due - behind - WAYS <= told <= due + WAYS:
            self._break(
                listener,
                f"the deadline of seat {seat} is {told - due} ms off, where {-behind} may be",
            )

    def _break(self, listener: Listener, what: str) -> NoReturn:
        _broken(f"{listener.table}, told {listener.where()}", what)


def with_changes(view: Message, changes: Message) -> Message:
    """A view after an update: of a list perhaps only the places that changed."""
    after = {**view, **changes}
    for name, change in changes.items():
        before = view.get(name)
        if isinstance(before, list) and isinstance(change, dict):
            after[name] = [change.get(str(place), was) for place, was in enumerate(before)]
    return after


def _has_sealed(table: Table, view: Message) -> bool:
    return table.phase == "playing" and any(
        view.get(name) is not None for name in ("guess", "choice", "answer")
    )


def _broken(where: str, what: str) -> NoReturn:
    raise Broken(f"{where}: {what}")

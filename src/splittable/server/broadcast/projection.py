"""The projection: what each viewer may see of a table, and the only way out of a state.

A viewer is a seat, or `None` for a spectator. Views come from the game's own `view`, events through
its `redact`; what is said of the table besides is built here field by field.
"""

from operator import is_not
from typing import Any

import msgspec
from msgspec import Raw

from splittable.core.fairness import fingerprint
from splittable.core.seats import Seat, all_seats
from splittable.core.wire import DerivedField, WireSchema
from splittable.server.domain.entries import TableSettings, TriedPosition
from splittable.server.domain.phrases import presets_at
from splittable.server.domain.presence import Presence
from splittable.server.domain.series import FinishedGame, PlayerTotal
from splittable.server.domain.table import GameInPlay, Happened, KeptRemark, Occupant, Person, Table
from splittable.server.messages.live import (
    BeginnerCard,
    Chance,
    Coach,
    CoachStep,
    Happening,
    Opening,
    Remark,
    SeatCard,
    Series,
    SeriesCard,
    SeriesGame,
    SeriesLine,
    Settings,
    TableCard,
    Tried,
    You,
)
from splittable.server.messages.rest import LobbyCard, TalkPage

TALK_PAGE = 50  # remarks sent at a time

encode = msgspec.json.Encoder().encode


class Projection:
    """One position as each viewer sees it. Public fields are encoded once for everybody."""

    def __init__(self, schema: WireSchema, state: Any) -> None:
        self.schema = schema
        self.state = state
        self._spectators = schema.game.view(state, None)
        self._open = schema.open_fields.of(self._spectators)
        self._own: dict[Seat | None, tuple[Any, ...]] = {}
        self._derived: dict[str, Any] = {}  # derived from public fields, when needed
        self._open_changes: dict[bool, Raw | None] = {}  # since the position before; by `by_place`

    def whole(self, seat: Seat | None) -> Raw:
        schema = self.schema
        own = schema.own_fields.written(self.own(seat))
        in_the_open = schema.open_fields.written(self._open)
        worked_out = {
            each.field.wire: each.field.written(self._derive(each)) for each in schema.worked_out
        }
        return Raw(encode({**own, **in_the_open, **worked_out}))

    def own(self, seat: Seat | None) -> tuple[Any, ...]:
        """The fields in which this viewer's view may differ from another's."""
        own = self._own.get(seat)
        if own is None:
            own = self._own[seat] = self.schema.own_fields.of(self._view(seat))
        return own

    def preview(self, seat: Seat, move: Any) -> Raw:
        """What this move would change for this seat. Raises IllegalMove if it isn't legal."""
        preview = self.schema.game.preview(self._view(seat), move)
        return Raw(encode(self.schema.write_preview(preview)))

    def _view(self, seat: Seat | None) -> Any:
        if seat is None:
            return self._spectators
        game = self.schema.game
        if game.look is None:
            return game.view(self.state, seat)
        return game.look(self._spectators, self.state, seat)

    def changes(self, before: "Projection", seat: Seat | None, *, by_place: bool) -> Raw | None:
        """The fields of this viewer's view that changed since the position before; with `by_place`,
        only the changed places of lists.

        Viewers with no changes of their own get the very same object.
        """
        if by_place not in self._open_changes:
            changes = self._changes_in_the_open(before, by_place)
            self._open_changes[by_place] = Raw(encode(changes)) if changes else None
        in_the_open = self._open_changes[by_place]
        was, now = before.own(seat), self.own(seat)
        if was == now:
            return in_the_open
        own = encode(self.schema.own_fields.changes(was, now, by_place=by_place))
        return Raw(b"%b,%b" % (own[:-1], bytes(in_the_open)[1:]) if in_the_open else own)

    def _changes_in_the_open(self, before: "Projection", by_place: bool) -> dict[str, Any]:
        schema = self.schema
        changes = schema.open_fields.changes(before._open, self._open, by_place=by_place)
        for each in schema.worked_out:
            if not changes.keys().isdisjoint(each.depends_on):
                was, now = before._derive(each), self._derive(each)
                if was != now:
                    changes[each.field.wire] = each.field.change(was, now, by_place=by_place)
            elif each.name in before._derived:
                self._derived[each.name] = before._derived[each.name]
        return changes

    def _derive(self, each: DerivedField) -> Any:
        if each.name not in self._derived:
            self._derived[each.name] = each.of(self._spectators)
        return self._derived[each.name]


class EventProjection:
    """The events of one entry as each viewer saw them. Equal ones are encoded once."""

    def __init__(self, schema: WireSchema, events: tuple[Any, ...]) -> None:
        self._schema = schema
        self._events = events
        self._seen = [schema.game.redact(event, None) for event in events]
        self._has_secrets = any(map(is_not, self._seen, events))
        self._told = [(self._seen, self._written(self._seen))]

    def for_viewer(self, seat: Seat | None) -> Raw:
        if not self._has_secrets:  # everybody may see what a spectator may
            return self._told[0][1]
        seen = [self._schema.game.redact(event, seat) for event in self._events]
        for told, raw in self._told:
            if told == seen:
                return raw
        raw = self._written(seen)
        self._told.append((seen, raw))
        return raw

    def _written(self, seen: list[Any]) -> Raw:
        return Raw(encode([self._schema.write_event(event) for event in seen]))


def legal_moves(table: Table, seat: Seat | None) -> tuple[str, ...]:
    asked = None if seat is None else table.asked(seat)
    return () if asked is None else asked.texts


class EventHistory:
    """The events of the current game, for clients that reconnect. The spectators' form is encoded
    once, since anybody may come to watch as often as they like."""

    def __init__(self, schema: WireSchema) -> None:
        self._schema = schema
        self._for_spectators: dict[Happened, Happening] = {}  # the entries that somebody asked for

    def since(self, table: Table, seq: int | None, seat: Seat | None) -> tuple[Happening, ...]:
        """All events after this entry; none for a client that doesn't say what it knows."""
        if seq is None or table.play is None:
            return ()
        later = (each for each in table.play.happened if each[0] > seq)
        if seat is not None:
            return tuple(self._written(each, seat) for each in later)
        known = self._for_spectators
        heard = [(each, known.get(each) or self._written(each, None)) for each in later]
        if len(heard) >= len(known):  # forget entries that nobody can ask for any more
            self._for_spectators = dict(heard)
        return tuple(written for _, written in heard)

    def _written(self, happened: Happened, seat: Seat | None) -> Happening:
        seq, events = happened
        return Happening(seq, EventProjection(self._schema, events).for_viewer(seat))


# The table itself


def card_inputs(table: Table) -> tuple[object, ...]:
    """Everything variable that `table_card` reads: if these are equal, so are the cards.

    Deadlines and lessons change with every move, so only tables that have them pay for it."""
    play, has_clock = table.play, table.settings.clock is not None
    return (
        table.seats,
        table.people,
        table.phase,
        table.closed,
        table.number,
        table.said_to_begin,
        play.asked if has_clock and play is not None else None,
        play.moves if table.taught is not None and play is not None else None,
    )


def table_card(table: Table, presence: Presence, log_hash: str | None) -> TableCard:
    """What everybody sees of a table. `log_hash` is that of the entry that ended the game."""
    play = table.play
    return TableCard(
        id=table.id,
        game=table.game.name,
        options=table.game.write_options(table.options),
        deck=table.deck,
        settings=_settings(table.settings),
        phase=table.phase,
        number=table.number,
        seats=tuple(_seat_card(table, seat, presence) for seat in all_seats(len(table.seats))),
        host=table.host,
        deadlines=tuple(map(table.deadline, all_seats(len(table.seats)))),
        more_time=tuple(map(table.extensions_left, all_seats(len(table.seats)))),
        stand_in_from=tuple(_stand_in_from(occupant, presence) for occupant in table.seats),
        watchers=tuple(
            person.name for person in table.people if _is_watching(table, person, presence)
        ),
        hints=table.gives_hints,
        known_deal=table.first_deal is not None if play is None else play.known_deal,
        tried=_tried(table.tried) if table.number <= 1 else None,
        coach=_coach(table),
        beginner=_beginner_card(table),
        series=_series_card(table),
        presets=presets_at(table.game, table.options),
        closed=table.closed,
        discreet=table.game.forbids_talk_of_cards(table.options),
        promise=table.promise,
        commitment=None if play is None else play.commitment,
        opening=None if play is None or play.outcome is None else _opening(play),
        log_hash=log_hash,
    )


def _settings(kept: TableSettings) -> Settings:
    series = kept.series
    return Settings(
        visibility=kept.visibility,
        talk=kept.talk,
        take_back=kept.take_back,
        clock=kept.clock,
        absence=kept.absence,
        hints=kept.hints,
        memory_aids=kept.memory_aids,
        series=None if series is None else Series(series.to, series.count),
    )


def _tried(kept: TriedPosition | None) -> Tried | None:
    return None if kept is None else Tried(kept.table, kept.number, kept.at, kept.imagined)


def _coach(table: Table) -> Coach | None:
    lesson, now = table.taught, table.lesson_progress
    if lesson is None or now is None:
        return None
    is_learners = table.phase == "over" or table.asked(lesson.seat) is not None
    steps = tuple(
        CoachStep(now.said(step), step.at, waits=step.move is not None) for step in now.steps
    )
    shown = steps if is_learners else ()
    return Coach(lesson.name, lesson.seat, len(lesson.steps), now.first, shown)


def _beginner_card(table: Table) -> BeginnerCard | None:
    beginner = table.beginner
    return None if beginner is None else BeginnerCard(beginner.seat, beginner.why)


def _series_card(table: Table) -> SeriesCard | None:
    standing, game = table.standing, table.game
    if standing is None:
        return None
    return SeriesCard(
        together=game.cooperative(table.options),
        won=standing.won,
        lines=tuple(_series_line(line) for line in standing.lines),
        games=tuple(_series_game(each, standing.lines) for each in standing.games),
        over=standing.is_over,
    )


def _series_line(line: PlayerTotal) -> SeriesLine:
    player = line.player
    return SeriesLine(
        name=player.name,
        face=player.face,
        bot=player.bot,
        seat=line.seat,
        wins=line.wins,
        points=line.points,
        place=line.place,
    )


def _series_game(game: FinishedGame, lines: tuple[PlayerTotal, ...]) -> SeriesGame:
    seats = {player.key: seat for seat, player in enumerate(game.players)}
    seat_by_line = [seats.get(line.player.key) for line in lines]
    return SeriesGame(
        number=game.number,
        scores=tuple(None if seat is None else game.scores[seat] for seat in seat_by_line),
        winners=tuple(at for at, seat in enumerate(seat_by_line) if seat in game.winners),
    )


def _opening(play: GameInPlay) -> Opening:
    """How to verify the deal of a finished game, of which nothing is secret any more."""
    drawn = play.chance
    chance = None
    if drawn is not None:
        chance = Chance(drawn.promise, drawn.seed, drawn.entropy, drawn.beginner)
    return Opening(play.salt, dict(play.raw_deal), chance)


def _seat_card(table: Table, seat: Seat, presence: Presence) -> SeatCard:
    occupant, name, face = table.seats[seat], table.name_at(seat), table.face_at(seat)
    if occupant is None or occupant.person is None:
        return _seat_without_person(name, face, None if occupant is None else occupant.bot)
    return SeatCard(
        name=name,
        face=face,
        bot=occupant.plays_as,
        stand_in=occupant.stand_in,
        present=presence.is_here(occupant.person),
        missed=occupant.missed,
        rematch=occupant.rematch,
        same_deal=occupant.same_deal,
        hints=occupant.hints,
        contributed=None if occupant.entropy is None else fingerprint(occupant.entropy),
    )


def _seat_without_person(name: str | None, face: str | None, bot: str | None) -> SeatCard:
    return SeatCard(
        name=name,
        face=face,
        bot=bot,
        stand_in=None,
        present=False,
        missed=0,
        rematch=False,
        same_deal=False,
        hints=False,
        contributed=None,
    )


def _stand_in_from(occupant: Occupant | None, presence: Presence) -> int | None:
    """When a bot may play for an absent person; None for bots and for people who are here."""
    if occupant is None or occupant.person is None or occupant.is_automatic:
        return None
    return None if presence.is_here(occupant.person) else presence.stand_in_from(occupant.person)


def _is_watching(table: Table, person: Person, presence: Presence) -> bool:
    is_here = not person.gone and presence.is_here(person.number)
    return is_here and table.seat_of(person.number) is None


def card_changes(before: TableCard, after: TableCard) -> dict[str, Any] | None:
    changes = {
        wire: getattr(after, name)
        for name, wire in zip(
            TableCard.__struct_fields__, TableCard.__struct_encode_fields__, strict=True
        )
        if getattr(before, name) != getattr(after, name)
    }
    return changes or None


def you(table: Table, person: int | None) -> You:
    seat = table.seat_of(person)
    may_invite = seat is not None or table.settings.visibility == "public"
    return You(person, seat, table.invite if may_invite else None)


def remarks(table: Table, seat: Seat | None, since: int = -1) -> tuple[Remark, ...]:
    """The remarks after `since` that this viewer may read now."""
    is_playing = seat is not None and table.phase == "playing"
    return tuple(
        _remark(remark)
        for remark in table.remarks
        if remark.seq > since and not (is_playing and remark.among_spectators)
    )


def talk_page(table: Table, seat: Seat | None, before: int | None = None) -> TalkPage:
    """The last remarks before this entry."""
    earlier = [each for each in remarks(table, seat) if before is None or each.seq < before]
    return TalkPage(tuple(earlier[-TALK_PAGE:]), earlier_talk=len(earlier) > TALK_PAGE)


def kept_from_players(table: Table) -> tuple[Remark, ...]:
    """What spectators said to each other during games."""
    return tuple(_remark(remark) for remark in table.remarks if remark.among_spectators)


def _remark(remark: KeptRemark) -> Remark:
    said = remark.said
    return Remark(
        seq=remark.seq,
        at=said.at,
        name=remark.name,
        seat=remark.seat,
        preset=said.preset,
        about=said.about,
        text=said.text,
    )


def lobby_card(table: Table) -> LobbyCard:
    return LobbyCard(
        id=table.id,
        invite=table.invite,
        game=table.game.name,
        options=table.game.write_options(table.options),
        phase=table.phase,
        names=tuple(table.name_at(seat) for seat in all_seats(len(table.seats))),
        clock=table.settings.clock,
        own_deck=table.deck is not None,
    )

"""Commands about seats: sit, watch, leave, ban, seat a bot or empty a seat."""

from collections.abc import Iterable
from typing import Any

from splittable.core.seats import Seat, all_seats
from splittable.core.validation import short_repr
from splittable.server.domain.characters import (
    Character,
    bot_character,
    known_character,
    read_face,
    usual_face,
)
from splittable.server.domain.commands.context import (
    CommandContext,
    Requester,
    between_games,
    bot_at_hand,
    existing_seat,
    host_alone,
    is_vacant,
)
from splittable.server.domain.commands.errors import OverLimit, Refused
from splittable.server.domain.entries import (
    Banned,
    BotSat,
    Left,
    Sat,
    SeatEmptied,
    Watched,
)
from splittable.server.domain.names import are_alike, is_bot_name, read_person_name, reads_as
from splittable.server.domain.table import Person, Table
from splittable.server.messages.live import (
    Ban,
    EmptySeat,
    SeatBot,
    Sit,
    Watch,
)

MOST_STRANGERS = 50  # named spectators of one table without its invitation
MOST_GUESTS = 150  # people of one table who have sat there or had the invitation of a private one


def sit(
    table: Table,
    requester: Requester,
    person: Person | None,
    wish: Sit,
    stamp: dict[str, Any],
    context: CommandContext,
) -> Sat:
    newcomer = _token_of_newcomer(requester, person)
    mine = None if person is None else table.seat_of(person.number)
    if mine is None and wish.invite != table.invite:
        raise Refused("not-allowed", "to sit down here one needs the invitation of this table")
    if mine is None and _may_take_over(table):
        seat = _bots_seat(table, wish.seat)
    else:
        if mine is None or wish.seat not in (None, mine):
            between_games(table)
        seat = _free_seat(table, wish.seat, mine)
    instead = None if newcomer is None else _guest_forgotten(table, context)
    name = _name(table, person, wish.name, context, invited=True)
    face = _face(table, person, mine, wish, name)
    return Sat(seat=seat, name=name, token_hash=newcomer, in_place_of=instead, face=face, **stamp)


def _may_take_over(table: Table) -> bool:
    """Whether a friend who comes late may take over a bot's seat: during a game at a table that
    only invited people know, unless it is a guided one."""
    is_private = table.settings.visibility == "private"
    return table.phase == "playing" and is_private and table.lesson is None and bool(_bots(table))


def _bots(table: Table) -> list[Seat]:
    """Seats that bots hold themselves. A person who left keeps theirs, and can only come back."""
    return [seat for seat, occupant in table.occupants() if occupant.bot is not None]


def _bots_seat(table: Table, wanted: int | None) -> Seat:
    """The seat to take over: it goes on from where it is, with its hand and its sealed choice."""
    bots = _bots(table)
    if wanted is None:
        return bots[0]
    seat = existing_seat(table, wanted)
    if seat not in bots:
        raise Refused("taken", f"seat {seat} is taken by {table.name_at(seat)}")
    return seat


def _face(table: Table, person: Person | None, mine: Seat | None, wish: Sit, name: str) -> str:
    """The wished face, or the earlier one, or one that nobody else has while there are enough.

    A newcomer can't take a face that somebody wears; a seated person can.
    """
    known = None if person is None else person.face
    worn = [table.face_at(seat) for seat in all_seats(len(table.seats)) if seat != mine]
    others = [face for face in worn if face is not None]
    wished = read_face(wish.face, "face")
    if mine is None and wished in others:
        wished = None
    return wished or known or usual_face(table.id, name, others)


def _token_of_newcomer(requester: Requester, person: Person | None) -> str | None:
    """The token's hash if it is new here; None if the person is known."""
    if person is not None:
        return None
    if requester.token_hash is None:
        raise Refused("not-allowed", "this needs a token, which the client makes and keeps")
    return requester.token_hash


def _guest_forgotten(table: Table, context: CommandContext) -> int | None:
    """Whose number a further guest gets: a person without a seat, preferably an absent one. People
    who may sit always fit."""
    guests = [person for person in table.people if person.is_guest]
    if len(guests) < MOST_GUESTS:
        return None
    standing = [person.number for person in guests if table.seat_of(person.number) is None]
    return min(standing, key=lambda number: (context.presence.is_here(number), number))


def _stranger_forgotten(table: Table, context: CommandContext) -> int | None:
    """Whose number a further uninvited spectator gets: an absent one's."""
    strangers = [person for person in table.people if not person.is_guest]
    is_full = len(table.people) >= MOST_STRANGERS + MOST_GUESTS  # with strangers who once sat
    if len(strangers) < MOST_STRANGERS and not is_full:
        return None
    away = [
        each.number
        for each in (table.people if is_full else strangers)
        if table.seat_of(each.number) is None and not context.presence.is_here(each.number)
    ]
    if not away:
        problem = f"{MOST_STRANGERS} people watch this table under a name; watch without one"
        raise OverLimit("spectators", "taken", problem)
    return away[0]


def _name(
    table: Table, person: Person | None, raw: str, context: CommandContext, *, invited: bool
) -> str:
    """A name unlike any other here. Invited people may share one with an uninvited spectator."""
    name = read_person_name(raw, "name")
    mine = None if person is None else table.seat_of(person.number)
    if person is not None and mine is not None and name == person.name:
        return name  # a seated person keeps an accepted name
    no_bots_name(name, context.bots)
    context.words.check(name, "name")
    if reads_as(name, table.bot_names):
        raise Refused(
            "name-taken", f"{short_repr(name)} reads like the name of a bot in a seat here"
        )
    for other in table.people:
        if other is person or not are_alike(name, other.name):
            continue
        is_watching = not other.gone and context.presence.is_here(other.number)
        counts = is_watching and (other.is_guest or not invited)
        if counts or table.seat_of(other.number) is not None:
            raise Refused(
                "name-taken", f"{short_repr(name)} reads like {short_repr(other.name)}, who is here"
            )
    return name


def no_bots_name(name: str, bots: Iterable[str]) -> None:
    if is_bot_name(name, bots):
        raise Refused("name-taken", f"{short_repr(name)} is what a bot is called here")


def _free_seat(table: Table, wanted: int | None, mine: Seat | None) -> Seat:
    if wanted is not None:
        seat = existing_seat(table, wanted)
        if seat != mine and not is_vacant(table.seats[seat]):
            raise Refused("taken", f"seat {seat} is taken by {table.name_at(seat)}")
        return seat
    if mine is not None:
        return mine
    free = [seat for seat in all_seats(len(table.seats)) if is_vacant(table.seats[seat])]
    if not free:
        raise Refused("taken", "every seat is taken; you can watch")
    return free[0]


def watch(
    table: Table,
    requester: Requester,
    person: Person | None,
    wish: Watch,
    stamp: dict[str, Any],
    context: CommandContext,
) -> Watched:
    newcomer, instead = _token_of_newcomer(requester, person), None
    # Everybody knows the invitation of a public table.
    is_guest = table.settings.visibility == "private" and wish.invite == table.invite
    if newcomer is not None:
        forgotten = _guest_forgotten if is_guest else _stranger_forgotten
        instead = forgotten(table, context)
    return Watched(
        name=_name(table, person, wish.name, context, invited=is_guest),
        token_hash=newcomer,
        in_place_of=instead,
        is_guest=is_guest,
        **stamp,
    )


def ban(
    table: Table, person: Person | None, wish: Ban, stamp: dict[str, Any], context: CommandContext
) -> Banned:
    host_alone(table, person)
    watching = [
        each
        for each in table.people
        if each.name == wish.name and not each.gone and table.seat_of(each.number) is None
    ]
    if not watching:
        raise Refused("unknown", f"nobody watches this table as {short_repr(wish.name)}")
    sent = max(watching, key=lambda each: context.presence.is_here(each.number))
    return Banned(token_hash=sent.token_hash, **stamp)


def leave(table: Table, person: Person | None, stamp: dict[str, Any]) -> Left:
    if person is None or person.gone:
        raise Refused("not-allowed", "you are not at this table")
    return Left(frees=table.phase != "playing", **stamp)


def seat_bot(
    table: Table,
    person: Person | None,
    wish: SeatBot,
    stamp: dict[str, Any],
    context: CommandContext,
) -> BotSat:
    host_alone(table, person)
    between_games(table)
    bot = bot_at_hand(wish.bot or context.usual_bot, context)
    seat = _seat_for_bot(table, wish.seat)
    occupant = table.seats[seat]
    known = (
        None if occupant is None else occupant.character
    )  # keeps its name when the level changes
    return BotSat(seat=seat, bot=bot, character=known or characters_for(table, [seat])[0], **stamp)


def characters_for(table: Table, seats: Iterable[Seat]) -> tuple[Character, ...]:
    """Characters for the bots in these seats: unlike each other and everybody who was here."""
    taken = [*(person.name for person in table.people), *table.bot_names]
    others = [seat for seat in all_seats(len(table.seats)) if seat not in seats]
    worn = [face for seat in others if (face := table.face_at(seat)) is not None]
    characters: list[Character] = []
    earlier = () if table.tried is None else table.tried.names
    for seat in seats:
        character = known_character(earlier, seat, taken) or bot_character(
            table.id, seat, taken, worn
        )
        characters.append(character)
        taken.append(character.name)
        worn.append(character.face)
    return tuple(characters)


def _seat_for_bot(table: Table, wanted: int | None) -> Seat:
    """A free seat; or another bot's, if it is named."""
    if wanted is not None:
        seat = existing_seat(table, wanted)
        occupant = table.seats[seat]
        if occupant is not None and occupant.bot is not None:
            return seat
    return _free_seat(table, wanted, None)


def empty_seat(
    table: Table, person: Person | None, wish: EmptySeat, stamp: dict[str, Any]
) -> SeatEmptied:
    host_alone(table, person)
    between_games(table)
    seat = existing_seat(table, wish.seat)
    if table.seats[seat] is None:
        raise Refused("wrong-phase", f"seat {seat} is empty already")
    if seat == table.host:
        raise Refused("not-allowed", "the host's own seat; leave instead")
    return SeatEmptied(seat=seat, **stamp)

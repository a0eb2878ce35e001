"""The context of a command: who sends it, what it may use, and checks that many commands share."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from msgspec import Struct

from splittable.core.seats import Seat
from splittable.core.validation import join_limited, short_repr
from splittable.server.domain.commands.errors import OverLimit, Refused, full
from splittable.server.domain.presence import Presence
from splittable.server.domain.table import Occupant, Person, Table
from splittable.server.domain.words import WordList
from splittable.server.limits.table_rate import NewcomerAddress, RateKey, TableRateLimiter
from splittable.server.messages.live import (
    Command,
    Sit,
    Watch,
)


def hash_token(token: str) -> str:
    """What is stored of a token: enough to recognise it, not enough to use it."""
    return sha256(token.encode()).hexdigest()


class Requester(Struct, frozen=True):  # faster to construct than a dataclass
    """Who sends a command: the owner of a token, known at this table or new to it."""

    token_hash: str | None  # None: an anonymous spectator
    id: str  # the client's id of the command
    address: str = ""  # the client's address; empty: the server itself


@dataclass(frozen=True, slots=True)
class CommandContext:
    """What a command may need besides the table."""

    bots: Collection[str]  # all bots of this game: no person may use their names
    offered: Collection[str]  # the bots available on this server
    usual_bot: str
    chance: Random
    salt: Callable[[], bytes]
    words: WordList  # unwanted ones
    presence: Presence
    limiter: TableRateLimiter


def take_from(limiter: TableRateLimiter, payer: RateKey) -> None:
    if not limiter.take(payer):
        raise OverLimit("commands", "too-fast", "too much at once at this table; wait a little")


def payer_of(table: Table, requester: Requester, number: int | None, command: Command) -> RateKey:
    if number is not None and table.seat_of(number) is not None:
        return number
    # Everybody knows the invitation of a public table, so its spectators are strangers.
    is_guests = Sit | Watch if table.settings.visibility == "private" else Sit
    is_invited = isinstance(command, is_guests) and command.invite == table.invite
    return NewcomerAddress(requester.address) if is_invited else "spectators"


def seat_of(table: Table, person: Person | None) -> Seat:
    seat = None if person is None else table.seat_of(person.number)
    if seat is None:
        raise Refused("not-allowed", "only a seated player can do this; you are watching")
    return seat


def seated_only(table: Table, token_hashes: Iterable[str | None]) -> None:
    """Let nobody else in: the server is full."""
    if not any(map(table.is_seated, token_hashes)):
        raise full()


def host_alone(table: Table, person: Person | None) -> None:
    if table.host is None or seat_of(table, person) != table.host:
        raise Refused("not-allowed", f"the host decides this: {_named(table, table.host)}")


def _named(table: Table, seat: Seat | None) -> str:
    return "there is none" if seat is None else f"{table.name_at(seat)} in seat {seat}"


def between_games(table: Table) -> None:
    if table.phase == "playing":
        raise Refused("wrong-phase", "not during a game")


def during_a_game(table: Table) -> None:
    if table.phase == "gathering":
        raise Refused("wrong-phase", "the game has not begun")
    if table.phase == "over":
        raise Refused("wrong-phase", "the game is over")


def existing_seat(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise Refused("invalid", f"seat: expected 0 to {len(table.seats) - 1}, found {seat}")
    return Seat(seat)


def bot_at_hand(name: str, context: CommandContext) -> str:
    if name not in context.offered:
        raise Refused(
            "invalid", f"bot: {short_repr(name)} is not one of {join_limited(context.offered)}"
        )
    return name


def is_vacant(occupant: Occupant | None) -> bool:
    """Whether the seat is free, or its person left during the last game."""
    return occupant is None or occupant.stand_in == "left"

"""Commands: who may do what at a table. A command becomes one log entry, or is refused."""

from typing import Any, assert_never

from splittable.server.domain.commands.chat import say
from splittable.server.domain.commands.context import (
    CommandContext,
    Requester,
    host_alone,
    payer_of,
    seat_of,
    take_from,
)
from splittable.server.domain.commands.deals import choose_beginner, contribute, deal, rematch
from splittable.server.domain.commands.errors import closed, sent_away
from splittable.server.domain.commands.moves import (
    agree_to_hints,
    back,
    more_time,
    play,
    stand_in,
    take_back,
)
from splittable.server.domain.commands.seats import ban, empty_seat, leave, seat_bot, sit, watch
from splittable.server.domain.entries import (
    AnyEntry,
)
from splittable.server.domain.table import Person, Table
from splittable.server.limits.table_rate import NewcomerAddress
from splittable.server.messages.live import (
    AgreeToHints,
    Back,
    Ban,
    ChooseBeginner,
    Contribute,
    EmptySeat,
    KeptCommand,
    Leave,
    MoreTime,
    Play,
    Rematch,
    Say,
    SeatBot,
    Sit,
    StandIn,
    Start,
    TakeBack,
    Watch,
)


def decide(
    table: Table,
    requester: Requester,
    number: int | None,
    command: KeptCommand,
    now: int,
    context: CommandContext,
) -> AnyEntry:
    """The entry that this command adds to the log. Raises Refused, or an error of the rules.

    `number` is the requester's at this table; None: a newcomer.
    """
    if requester.token_hash in table.banned:
        raise sent_away()
    if table.closed:
        raise closed()
    person = None if number is None else table.people[number]
    stamp = {"at": now, "id": requester.id, "person": number}
    if isinstance(command, Play):  # by far the most common
        return play(table, seat_of(table, person), command, stamp)
    payer = payer_of(table, requester, number, command)
    if isinstance(
        payer, NewcomerAddress
    ):  # rejected newcomers don't count against this table's rate limit
        entry = _decide(table, requester, person, command, stamp, context)
        take_from(context.limiter, payer)
        return entry
    take_from(context.limiter, payer)
    return _decide(table, requester, person, command, stamp, context)


def _decide(
    table: Table,
    requester: Requester,
    person: Person | None,
    command: KeptCommand,
    stamp: dict[str, Any],
    context: CommandContext,
) -> AnyEntry:
    match command:
        case Sit():
            return sit(table, requester, person, command, stamp, context)
        case Watch():
            return watch(table, requester, person, command, stamp, context)
        case Leave():
            return leave(table, person, stamp)
        case SeatBot():
            return seat_bot(table, person, command, stamp, context)
        case EmptySeat():
            return empty_seat(table, person, command, stamp)
        case Ban():
            return ban(table, person, command, stamp, context)
        case ChooseBeginner():
            return choose_beginner(table, person, command, stamp)
        case Contribute():
            return contribute(table, seat_of(table, person), command, stamp)
        case Start():
            host_alone(table, person)
            return deal(table, command, stamp, context)
        case Rematch():
            return rematch(table, person, command, stamp, context)
        case Play():
            return play(table, seat_of(table, person), command, stamp)
        case TakeBack():
            return take_back(table, seat_of(table, person), command, stamp)
        case MoreTime():
            return more_time(table, seat_of(table, person), stamp)
        case Back():
            return back(table, seat_of(table, person), stamp)
        case StandIn():
            return stand_in(table, person, command, stamp, context)
        case AgreeToHints():
            return agree_to_hints(table, seat_of(table, person), command, stamp)
        case Say():
            return say(table, person, command, stamp, context)
        case _:
            assert_never(command)

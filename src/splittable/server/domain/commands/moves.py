"""Commands during a game: moves, previews, hints, time, and bots that stand in."""

from math import ceil
from typing import Any

from splittable.core.seats import Seat
from splittable.core.validation import join_limited, short_repr
from splittable.server.domain.commands.context import (
    CommandContext,
    during_a_game,
    existing_seat,
    seat_of,
    take_from,
)
from splittable.server.domain.commands.errors import OverLimit, Refused, sent_away
from splittable.server.domain.entries import (
    CameBack,
    HintsAgreed,
    MoreTimeGiven,
    Played,
    StoodIn,
    TakenBack,
)
from splittable.server.domain.table import (
    MOST_EXTENSIONS,
    GameInPlay,
    Person,
    Prompt,
    Table,
)
from splittable.server.limits.table_rate import TableRateLimiter
from splittable.server.messages.live import (
    AgreeToHints,
    Consider,
    Hint,
    Play,
    StandIn,
    TakeBack,
)

MOST_TAKE_BACKS = 100  # of one seat in one game


def considered(
    table: Table, token_hash: str, number: int | None, wish: Consider, limiter: TableRateLimiter
) -> tuple[Seat, Any]:
    """Authorise a preview: the requester's seat and the move. The rules decide if it is legal."""
    if token_hash in table.banned:
        raise sent_away()
    seat = seat_of(table, None if number is None else table.people[number])
    assert number is not None
    take_from(limiter, number)
    during_a_game(table)
    _not_stale(table.asked(seat), wish)
    return seat, table.game.read_move(table.options, wish.move)


def hint_wanted(
    table: Table, token_hash: str, number: int | None, wish: Hint, limiter: TableRateLimiter
) -> tuple[Seat, Prompt]:
    """Authorise a hint: the requester's seat, and what it has to choose from."""
    if token_hash in table.banned:
        raise sent_away()
    seat = seat_of(table, None if number is None else table.people[number])
    assert number is not None
    take_from(limiter, number)
    during_a_game(table)
    _has_hints(table)
    if not table.gives_hints:
        problem = "hints are given here when everybody in a seat agrees to them"
        raise Refused("not-allowed", problem)
    asked = _asked(table, seat)
    _not_stale(asked, wish)
    return seat, asked


def _has_hints(table: Table) -> None:
    if not table.settings.hints:
        raise Refused("not-allowed", "this table was opened without hints")


def agree_to_hints(
    table: Table, seat: Seat, wish: AgreeToHints, stamp: dict[str, Any]
) -> HintsAgreed:
    _has_hints(table)
    occupant = table.seats[seat]
    if occupant is not None and occupant.hints == wish.yes:
        has = "agrees to hints already" if wish.yes else "has not agreed to hints"
        raise Refused("wrong-phase", f"seat {seat} {has}")
    return HintsAgreed(yes=wish.yes, **stamp)


def _not_stale(asked: Prompt | None, wish: Play | Consider | Hint) -> None:
    if asked is not None and wish.seq is not None and wish.seq < asked.seq:
        what = (
            "a hint was asked for"
            if isinstance(wish, Hint)
            else f"{short_repr(wish.move)} was chosen"
        )
        raise Refused(
            "stale", f"{what} at {wish.seq}, but since {asked.seq} your choices are others"
        )


def play(table: Table, seat: Seat, wish: Play, stamp: dict[str, Any]) -> Played:
    during_a_game(table)
    asked = table.asked(seat)
    _not_stale(asked, wish)
    if asked is not None and wish.move in asked.texts:
        if table.lesson is not None:
            _keeps_to_lesson(table, seat, asked.legal[asked.texts.index(wish.move)])
        return Played(seat=seat, move=wish.move, **stamp)
    assert table.play is not None
    move = table.game.read_move(table.options, wish.move)
    table.game.apply(table.play.state, seat, move)  # raises, saying why not
    _keeps_to_lesson(table, seat, move)
    return Played(seat=seat, move=table.game.write_move(move), **stamp)


def _keeps_to_lesson(table: Table, seat: Seat, move: Any) -> None:
    """Refuse a move after which a guided game could not continue."""
    if not table.strays(seat, move):
        return
    now = table.lesson_progress
    assert now is not None
    assert now.wanted is not None
    write = table.game.write_move
    wanted = join_limited([write(each) for each in (now.wanted.move, *now.wanted.also)])
    problem = f"{short_repr(write(move))} leads away from the lesson; it goes on with: {wanted}"
    raise Refused("off-lesson", problem)


def take_back(table: Table, seat: Seat, wish: TakeBack, stamp: dict[str, Any]) -> TakenBack:
    during_a_game(table)
    if not table.settings.take_back:
        raise Refused("not-allowed", "at this table a sealed choice stays sealed")
    assert table.play is not None
    table.game.unseal(table.play.state, seat)
    _means_this_choice(table, table.play, seat, wish.seq)
    if table.play.taken_back[seat] >= MOST_TAKE_BACKS:
        problem = f"{MOST_TAKE_BACKS} choices taken back in one game are enough: this one stands"
        raise OverLimit("take-backs", "too-fast", problem)
    return TakenBack(seat=seat, **stamp)


def _means_this_choice(table: Table, play: GameInPlay, seat: Seat, seen: int | None) -> None:
    """Refuse a repeat that arrives late: it means an earlier choice than the one sealed now."""
    sealed_at = play.asked[seat].seq
    if seen is None:
        moves = sum(mover == seat for mover, _ in play.moves)
        if table.number > 1 or moves > 1 or play.taken_back[seat] > 0:
            problem = "this seat has made several choices: say in `seq` what you have seen last"
            raise Refused("stale", problem)
    elif seen < sealed_at:
        problem = f"the choice seen at {seen} is gone; another one was sealed at {sealed_at}"
        raise Refused("stale", problem)


def more_time(table: Table, seat: Seat, stamp: dict[str, Any]) -> MoreTimeGiven:
    during_a_game(table)
    clock = table.settings.clock
    if clock is None:
        raise Refused("not-allowed", "this table has no clock: take all the time you need")
    asked = _asked(table, seat)
    if not table.is_waited_for_by_people(seat):
        raise Refused("not-allowed", "only bots wait for you: take all the time you need")
    if asked.extensions >= MOST_EXTENSIONS:
        raise Refused("not-allowed", f"more time is given {MOST_EXTENSIONS} times for a move")
    until = max(asked.deadline or 0, stamp["at"]) + clock * 1000
    return MoreTimeGiven(seat=seat, until=until, **stamp)


def _asked(table: Table, seat: Seat) -> Prompt:
    asked = table.asked(seat)
    if asked is None:
        raise Refused("not-your-turn", "you are not waited for")
    return asked


def back(table: Table, seat: Seat, stamp: dict[str, Any]) -> CameBack:
    occupant = table.seats[seat]
    if occupant is None or occupant.stand_in is None:
        raise Refused("wrong-phase", "no bot is playing for you")
    if occupant.stand_in == "move":
        problem = "a bot plays this one move for you; play it yourself, or the next one"
        raise Refused("wrong-phase", problem)
    return CameBack(seat=seat, **stamp)


def stand_in(
    table: Table,
    person: Person | None,
    wish: StandIn,
    stamp: dict[str, Any],
    context: CommandContext,
) -> StoodIn:
    seat_of(table, person)
    during_a_game(table)
    seat = existing_seat(table, wish.seat)
    occupant = table.seats[seat]
    if occupant is None or occupant.is_automatic or occupant.person is None:
        raise Refused("wrong-phase", f"a bot plays seat {seat} already")
    if context.presence.is_here(occupant.person):
        raise Refused("not-allowed", f"{table.name_at(seat)} is here")
    wait = context.presence.stand_in_from(occupant.person) - stamp["at"]
    if wait > 0:
        name, seconds = table.name_at(seat), ceil(wait / 1000)
        raise Refused("wrong-phase", f"{name} was here a moment ago; ask again in {seconds} s")
    return StoodIn(seat=seat, why="absence", **stamp)

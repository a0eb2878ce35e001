"""The reducer: what one log entry makes of a table.

Nothing here rejects anything: an entry is in the log because a command was allowed.
"""

from collections.abc import Mapping
from typing import Any, Final, assert_never

from msgspec.structs import replace

from splittable.core import talk
from splittable.core.errors import Invalid, Mismatch
from splittable.core.evolve import evolve
from splittable.core.fairness import Chance, promise
from splittable.core.game import AnyGame, options_with_deck
from splittable.core.lesson import Lesson
from splittable.core.seats import Seat, all_seats, left_of, put
from splittable.games.lessons import find_lesson
from splittable.server.domain.entries import (
    AnyEntry,
    Banned,
    BeginnerChosen,
    BotSat,
    CameBack,
    Closed,
    Contributed,
    Dealt,
    Hidden,
    HintsAgreed,
    Left,
    MoreTimeGiven,
    Opened,
    Played,
    RematchWanted,
    Said,
    Sat,
    SeatEmptied,
    StandInReason,
    StoodIn,
    TakenBack,
    Watched,
)
from splittable.server.domain.game_in_play import (
    asked_earlier,
    deal_game,
    give_time,
    play_move,
    take_back,
    with_asked,
)
from splittable.server.domain.series import FinishedGame, Player, is_over
from splittable.server.domain.table import (
    BANS_KEPT,
    PHRASES_KEPT,
    REMARKS_KEPT,
    Beginner,
    GameInPlay,
    KeptRemark,
    LaterRules,
    Occupant,
    OtherRules,
    Person,
    Spoken,
    Table,
    erased_name,
)

UNDECIDED: Final[dict[str, bool]] = {"rematch": False, "same_deal": False}


def open_table(table_id: str, entry: Opened, games: Mapping[str, AnyGame]) -> Table:
    game = games.get(entry.game)
    if game is None or game.rules < entry.rules:
        raise LaterRules(
            f"table {table_id}: {entry.game} by version {entry.rules} of its rules is not played"
            " here yet; it takes a later version of this server"
        )
    if game.rules > entry.rules:
        raise OtherRules(
            f"table {table_id}: {entry.game} by version {entry.rules} of its rules is not played"
            " here any more; open a new table"
        )
    options = options_with_deck(game, entry.options, entry.deck)
    empty: tuple[Occupant | None, ...] = (None,) * options.seats
    return Table(
        id=table_id,
        game=game,
        options=options,
        deck=entry.deck,
        settings=entry.settings,
        invite=entry.invite,
        first_deal=entry.deal,
        first_moves=entry.moves,
        tried=entry.tried,
        seed=entry.seed,
        opened_at=entry.at,
        seq=0,
        at=entry.at,
        said_to_begin=_opened_with(entry),
        people=(
            Person(
                0, entry.name or erased_name(0), entry.token_hash, 0, is_guest=True, face=entry.face
            ),
        ),
        seats=put(empty, Seat(entry.seat), Occupant(0)),
        lesson=_lesson(entry, games),
    )


def _lesson(entry: Opened, games: Mapping[str, AnyGame]) -> Lesson | None:
    """None also if the lesson no longer exists: the game continues without its coach."""
    if entry.lesson is None:
        return None
    try:
        return find_lesson(entry.lesson, games)
    except Invalid:
        return None


def _opened_with(entry: Opened) -> Beginner | None:
    return None if entry.beginner is None else Beginner(Seat(entry.beginner), "chosen")


def apply_entry(table: Table, entry: AnyEntry) -> Table:
    """The table after one more entry."""
    if entry.at < table.at:
        table = shift_clock(table, entry.at)
    after = _apply(table, entry)
    if after.seats is not table.seats:
        after = _with_clocks_begun(table, after, entry)
    return evolve(after, seq=table.seq + 1, at=entry.at)


def _with_clocks_begun(before: Table, table: Table, entry: AnyEntry) -> Table:
    """A player's clock restarts when the first human starts waiting for them."""
    clock = table.settings.clock
    if clock is None:
        return table
    for seat in table.waiting():
        asked = table.asked(seat)
        begins = table.is_waited_for_by_people(seat) and not before.is_waited_for_by_people(seat)
        if asked is not None and begins:
            until = max(asked.deadline or 0, entry.at + clock * 1000)
            table = with_asked(table, seat, replace(asked, deadline=until))
    return table


def shift_clock(table: Table, now: int) -> Table:
    """Shift the table's times for a clock that is behind its last entry: the machine's clock was
    set back between two processes. Every player keeps the time they had left."""
    play, behind = table.play, table.at - now
    if behind <= 0:
        return table
    if play is not None:
        play = asked_earlier(play, behind)
    seats = tuple(
        occupant and evolve(occupant, stood_in_at=occupant.stood_in_at - behind)
        for occupant in table.seats
    )
    return evolve(table, at=now, play=play, seats=seats)


def apply_unplayed(table: Table, entry: AnyEntry) -> Table:
    """The same without replaying moves: of earlier games only people and seats matter."""
    table = shift_clock(table, entry.at)
    match entry:
        case Dealt():
            after = _begin(table, entry)
        case Played():
            after = _here_to_play(table, entry)
        case TakenBack() | MoreTimeGiven():
            after = table
        case (
            Opened()
            | Sat()
            | Watched()
            | Left()
            | BotSat()
            | SeatEmptied()
            | Banned()
            | BeginnerChosen()
            | Contributed()
            | StoodIn()
            | CameBack()
            | Said()
            | RematchWanted()
            | HintsAgreed()
            | Hidden()
            | Closed()
        ):
            after = _apply(table, entry)
        case _:
            assert_never(entry)
    return evolve(after, seq=table.seq + 1, at=entry.at)


def _apply(table: Table, entry: AnyEntry) -> Table:
    match entry:
        case Played(seat=seat, move=move):  # first, since most entries are moves
            return _here_to_play(play_move(table, entry, Seat(seat), move), entry)
        case Opened():
            raise Mismatch(f"table {table.id}: opened twice")
        case Sat():
            return _sit(table, entry)
        case Watched():
            return _with_person(table, entry)[0]
        case Left():
            return _leave(table, entry)
        case BotSat(seat=seat, bot=bot, character=character):
            return evolve(table, seats=put(table.seats, Seat(seat), Occupant(None, bot, character)))
        case SeatEmptied(seat=seat):
            return evolve(table, seats=put(table.seats, Seat(seat), None))
        case Banned(token_hash=token_hash):
            return _ban(table, token_hash)
        case BeginnerChosen():
            return evolve(table, said_to_begin=_said_to_begin(table, entry))
        case Contributed(person=person, entropy=entropy):
            mine = table.seat_of(person)
            return table if mine is None else _with_occupant(table, mine, entropy=entropy)
        case Dealt():
            return deal_game(_begin(table, entry), entry, _chance(table, entry))
        case TakenBack(seat=seat):
            return take_back(table, entry, Seat(seat))
        case MoreTimeGiven(seat=seat, until=until):
            return give_time(table, Seat(seat), until)
        case StoodIn(seat=seat, why=why):
            return _stand_in(table, entry, Seat(seat), why)
        case CameBack(seat=seat):
            return _come_back(table, entry, Seat(seat))
        case Said():
            return _say(table, entry)
        case RematchWanted(person=person, yes=yes, same_deal=same):
            seat_of = table.seat_of(person)
            if seat_of is None:
                return table
            return _with_occupant(table, seat_of, rematch=yes, same_deal=yes and same)
        case HintsAgreed(person=person, yes=yes):
            mine = table.seat_of(person)
            return table if mine is None else _with_occupant(table, mine, hints=yes)
        case Hidden(yes=yes):
            return evolve(table, hidden=yes)
        case Closed():
            is_over = table.phase == "over"
            return evolve(table, closed=True, play=table.play if is_over else None)
        case _:
            assert_never(entry)


# People and seats


def _with_person(table: Table, entry: Sat | Watched) -> tuple[Table, int]:
    """The table with this entry's person at it under this name, and the person's number."""
    is_guest = isinstance(entry, Sat) or entry.is_guest
    face = entry.face if isinstance(entry, Sat) else None
    if entry.token_hash is None:
        assert entry.person is not None
        known = table.people[entry.person]
        is_guest = is_guest or known.is_guest
        face = face or known.face
        name = entry.name or erased_name(known.number)
        person = evolve(known, name=name, is_guest=is_guest, gone=False, face=face)
    else:
        number = len(table.people) if entry.in_place_of is None else entry.in_place_of
        name = entry.name or erased_name(number)
        person = Person(number, name, entry.token_hash, table.seq + 1, is_guest, face=face)
    return _with(table, person), person.number


def _with(table: Table, person: Person) -> Table:
    return evolve(table, people=put(table.people, person.number, person))


def _sit(table: Table, entry: Sat) -> Table:
    table, number = _with_person(table, entry)
    seat, old = Seat(entry.seat), table.seat_of(number)
    if old == seat:
        return _with_occupant(
            table, seat, stand_in=None, missed=0
        )  # sitting down again ends a stand-in
    if old is None:  # during a game, it was a bot's
        table = evolve(table, seats=put(table.seats, seat, Occupant(number)))
        return _with_clock_afresh(table, entry, seat)
    was = table.seats[old]
    moved = Occupant(number, entropy=was.entropy if was is not None else None)
    return evolve(table, seats=put(put(table.seats, old, None), seat, moved))


def _leave(table: Table, entry: Left) -> Table:
    assert entry.person is not None
    table = _with(table, evolve(table.people[entry.person], gone=True))
    seat = table.seat_of(entry.person)
    if seat is None:
        return table
    if entry.frees:
        return evolve(table, seats=put(table.seats, seat, None))
    return _with_occupant(table, seat, stand_in="left", stood_in_at=entry.at, **UNDECIDED)


def _ban(table: Table, token_hash: str) -> Table:
    person = table.person_with(token_hash)
    if person is not None:
        table = _with(table, evolve(person, gone=True))
    return evolve(table, banned=(*table.banned[-BANS_KEPT + 1 :], token_hash))


def _with_occupant(table: Table, seat: Seat, **changes: Any) -> Table:
    occupant = table.seats[seat]
    assert occupant is not None
    return evolve(table, seats=put(table.seats, seat, evolve(occupant, **changes)))


def _stand_in(table: Table, entry: StoodIn, seat: Seat, why: StandInReason) -> Table:
    occupant = table.seats[seat]
    assert occupant is not None
    missed = occupant.missed + (why in ("move", "clock"))
    return _with_occupant(table, seat, stand_in=why, stood_in_at=entry.at, missed=missed)


def _come_back(table: Table, entry: CameBack, seat: Seat) -> Table:
    table = _with_occupant(table, seat, stand_in=None, missed=0)
    occupant = table.seats[seat]
    assert occupant is not None
    assert occupant.person is not None
    table = _with(table, evolve(table.people[occupant.person], gone=False))
    return _with_clock_afresh(table, entry, seat)


def _with_clock_afresh(table: Table, entry: CameBack | Sat, seat: Seat) -> Table:
    """Whoever takes over from a bot has the whole time for the move that is owed."""
    asked = table.asked(seat)
    if asked is None or table.settings.clock is None:
        return table
    fresh = max(asked.deadline or 0, entry.at + table.settings.clock * 1000)
    return with_asked(table, seat, replace(asked, deadline=fresh))


def _say(table: Table, entry: Said) -> Table:
    seat: Seat | None
    if entry.person is None:
        assert entry.seat is not None
        seat, said = Seat(entry.seat), table.said
        name = table.name_at(seat) or ""
    else:
        seat, name = table.seat_of(entry.person), table.people[entry.person].name
        payer = None if seat is None else entry.person
        said = {**table.said, payer: table.said.get(payer, 0) + 1}
    if entry.preset is None and entry.text is None:  # erased
        return evolve(table, said=said)
    remark = KeptRemark(
        said=entry,
        seq=table.seq + 1,
        name=name,
        seat=seat,
        among_spectators=seat is None and table.phase == "playing",
    )
    remarks = (*table.remarks[-REMARKS_KEPT + 1 :], remark)
    return evolve(table, remarks=remarks, said=said, play=_play_after_remark(table, entry, seat))


def _play_after_remark(table: Table, entry: Said, seat: Seat | None) -> GameInPlay | None:
    """The game, which remembers its own phrases: bots hear them, and its record keeps them."""
    play = table.play
    if play is None or table.phase != "playing" or seat is None:
        return play
    if entry.preset not in table.game.phrases:
        return play
    said = talk.Said(seat, talk.Phrase(entry.preset, entry.about), entry.person is None)
    spoken = Spoken(table.seq + 1, len(play.moves), said)
    return evolve(play, spoken=(*play.spoken[-PHRASES_KEPT + 1 :], spoken))


def _said_to_begin(table: Table, entry: BeginnerChosen) -> Beginner | None:
    if entry.seat is None:
        return None
    seat = Seat(entry.seat)
    occupant = table.seats[seat]
    if entry.youngest and occupant is not None and occupant.person is not None:
        return Beginner(seat, "youngest", table.people[occupant.person].token_hash)
    return Beginner(seat, "chosen")


# The game


def _seats_filled(table: Table, entry: Dealt) -> tuple[Occupant | None, ...]:
    """The seats with bots in empty and left ones, and all wishes for the next game reset."""
    characters = iter(entry.characters)
    return tuple(
        Occupant(None, entry.fill, next(characters, None))
        if entry.fill is not None and (occupant is None or occupant.stand_in == "left")
        else occupant and _for_next_game(occupant)
        for occupant in table.seats
    )


def _for_next_game(occupant: Occupant) -> Occupant:
    """A person who was too slow in the last game plays again in this one."""
    stand_in = None if occupant.stand_in in ("move", "clock") else occupant.stand_in
    return evolve(occupant, stand_in=stand_in, missed=0, entropy=None, **UNDECIDED)


def _begin(table: Table, entry: Dealt) -> Table:
    """Everything about a new game except its cards."""
    after = evolve(
        table,
        seats=_seats_filled(table, entry),
        number=table.number + 1,
        seed=entry.next_seed,
        said={},
        said_to_begin=_next_to_begin(table, entry),
        finished=_finished(table, entry),
    )
    return evolve(after, players=_players(after))


def _finished(table: Table, entry: Dealt) -> tuple[FinishedGame, ...]:
    """The finished games of the series that this game continues; none if it begins one."""
    series, ended = table.settings.series, entry.ended
    if series is None or ended is None:
        return ()
    last = FinishedGame(table.number, table.players, ended.scores, ended.winners)
    games = (*table.finished, last)
    return () if is_over(series, games) else games


def _players(table: Table) -> tuple[Player, ...]:
    """The players of a series, by seat, when a game is dealt and every seat is taken."""
    if table.settings.series is None:
        return ()
    seated = map(table.player_at, all_seats(len(table.seats)))
    return tuple(player for player in seated if player is not None)


def _next_to_begin(table: Table, entry: Dealt) -> Beginner | None:
    """Who begins after this game, unless the host says otherwise: split 12.20, split-it 9.13."""
    beginning = table.game.beginning
    if beginning is None or not beginning.passes_on:
        return table.said_to_begin
    began = Seat(entry.deal[beginning.name])
    return Beginner(left_of(began, len(table.seats)), "passed")


def _chance(table: Table, entry: Dealt) -> Chance | None:
    if table.seed is None or entry.entropy is None:
        return None
    beginner = None if entry.beginner is None else Seat(entry.beginner)
    return Chance(table.seed, entry.entropy, promise(table.seed), beginner)


def _here_to_play(table: Table, entry: Played) -> Table:
    """A person who plays is back; so is one after a bot's single move for them."""
    occupant, seat = table.seats[entry.seat], Seat(entry.seat)
    if occupant is None or (occupant.stand_in is None and not occupant.missed):
        return table
    if entry.person is None:
        return _with_occupant(table, seat, stand_in=None) if occupant.stand_in == "move" else table
    if occupant.stand_in is not None:
        table = _with(table, evolve(table.people[entry.person], gone=False))
    return _with_occupant(table, seat, stand_in=None, missed=0)

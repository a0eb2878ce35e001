"""Who may do what at a table: a command becomes one entry of the log, or is refused."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from math import ceil
from random import Random
from typing import Any, assert_never

from msgspec import Struct

from splittable.core.errors import IllegalMove, Invalid, NotYourTurn, SplittableError
from splittable.core.fairness import SEED_BYTES, drawn_from
from splittable.core.game import AnyGame, dealt
from splittable.core.reading import listed, shown
from splittable.core.seats import Seat, all_seats
from splittable.server.characters import Character, bot_character, read_face, usual_face
from splittable.server.entries import (
    AnyEntry,
    Banned,
    BeginnerChosen,
    BotSat,
    CameBack,
    Contributed,
    Dealt,
    HintsAgreed,
    Left,
    MoreTimeGiven,
    Played,
    RematchWanted,
    Said,
    Sat,
    SeatEmptied,
    StoodIn,
    TakenBack,
    Watched,
)
from splittable.server.names import are_alike, is_bot_name, read_person_name, reads_as
from splittable.server.pacing import Door, Pacing, Payer
from splittable.server.presence import Presence
from splittable.server.pricing import InDebt
from splittable.server.protocol import (
    AgreeToHints,
    Back,
    Ban,
    ChooseBeginner,
    Code,
    Command,
    Consider,
    Contribute,
    EmptySeat,
    Hint,
    KeptCommand,
    Leave,
    MoreTime,
    Play,
    React,
    Reacted,
    Rematch,
    Say,
    SeatBot,
    Sit,
    StandIn,
    Start,
    TakeBack,
    Watch,
)
from splittable.server.store import StoreDamaged, StoreError
from splittable.server.table import MOST_EXTENSIONS, Asked, Person, Sitter, Table
from splittable.server.talk import REACTIONS, presets_at

CANNOT_LOOK = "this cannot be read now; ask again in a few seconds"
NOT_CERTAIN = "it is not certain that this was stored; ask again with the same id"

MOST_STRANGERS = 50  # who watch one table under a name, without its invitation
MOST_GUESTS = 150  # at one table: who sat there, or had the invitation of a private one
MOST_REMARKS = 500  # of one person in a seat, until the next deal
MOST_REMARKS_OF_SPECTATORS = 1_000  # of all of them together
MOST_TAKE_BACKS = 100  # of one seat in one game


class Refused(SplittableError):
    """A request that is not granted; its text is for the one who asked, and for nobody else."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code


class OverLimit(Refused):
    """Refused because somebody asks for more than a table gives; which of its limits that is."""

    def __init__(self, limit: str, code: Code, message: str) -> None:
        super().__init__(code, message)
        self.limit = limit


def sent_away() -> Refused:
    return Refused("sent-away", "the host has sent you away from this table")


def refused(error: SplittableError, *, only_looks: bool = False) -> Refused:
    """An error of the rules library, as the one who caused it is told; whoever only looks wanted
    nothing stored."""
    match error:
        case Refused():
            return error
        case Invalid():
            return Refused("invalid", str(error))
        case NotYourTurn():
            return Refused("not-your-turn", str(error))
        case IllegalMove():
            return Refused("illegal", str(error))
        case InDebt():
            return Refused(
                "too-fast", "what was asked from here took too much work; wait a few seconds"
            )
        case StoreDamaged():
            return Refused("damaged", "what was kept here is damaged and cannot be read")
        case StoreError():
            return Refused("unavailable", CANNOT_LOOK if only_looks else NOT_CERTAIN)
        case _:
            return Refused("broken", "this did not work, and it is not your fault")


class Asker(Struct, frozen=True):  # quicker to make than a dataclass
    """Who sends a command: somebody with a token, known at this table or new to it."""

    token_hash: str | None  # None: a nameless spectator
    id: str  # the client's own id of the command
    address: str = ""  # from where, as far as it is known; empty: the server itself


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a command may need besides the table: bots to seat, chance to deal by, who is here."""

    bots: Collection[str]  # those that play this game: nobody else may be called so
    offered: Collection[str]  # those of them that can be had here
    usual_bot: str
    chance: Random
    salt: Callable[[], bytes]
    presence: Presence
    pacing: Pacing


def decide(
    table: Table,
    asker: Asker,
    number: int | None,
    command: KeptCommand,
    now: int,
    around: Surroundings,
) -> AnyEntry:
    """The entry this command adds to the log; Refused, or an error of the rules, otherwise.

    `number` is the asker's at this table, None for a newcomer.
    """
    if asker.token_hash in table.banned:
        raise sent_away()
    person = None if number is None else table.people[number]
    stamp = {"at": now, "id": asker.id, "person": number}
    if isinstance(command, Play):  # by far the most
        return _play(table, _seat(table, person), command, stamp)
    payer = _payer(table, asker, number, command)
    if isinstance(payer, Door):  # who is refused has not come in, and does not pay for it here
        entry = _decide(table, asker, person, command, stamp, around)
        _take(around.pacing, payer)
        return entry
    _take(around.pacing, payer)
    return _decide(table, asker, person, command, stamp, around)


def _take(pacing: Pacing, payer: Payer) -> None:
    if not pacing.take(payer):
        raise OverLimit("commands", "too-fast", "too much at once at this table; wait a little")


def _decide(
    table: Table,
    asker: Asker,
    person: Person | None,
    command: KeptCommand,
    stamp: dict[str, Any],
    around: Surroundings,
) -> AnyEntry:
    match command:
        case Sit():
            return _sit(table, asker, person, command, stamp, around)
        case Watch():
            return _watch(table, asker, person, command, stamp, around)
        case Leave():
            return _leave(table, person, stamp)
        case SeatBot():
            return _seat_bot(table, person, command, stamp, around)
        case EmptySeat():
            return _empty_seat(table, person, command, stamp)
        case Ban():
            return _ban(table, person, command, stamp, around)
        case ChooseBeginner():
            return _choose_beginner(table, person, command, stamp)
        case Contribute():
            return _contribute(table, _seat(table, person), command, stamp)
        case Start():
            _host_alone(table, person)
            return _deal(table, command, stamp, around)
        case Rematch():
            return _rematch(table, person, command, stamp, around)
        case Play():
            return _play(table, _seat(table, person), command, stamp)
        case TakeBack():
            return _take_back(table, _seat(table, person), stamp)
        case MoreTime():
            return _more_time(table, _seat(table, person), stamp)
        case Back():
            return _back(table, _seat(table, person), stamp)
        case StandIn():
            return _stand_in(table, person, command, stamp, around)
        case AgreeToHints():
            return _agree_to_hints(table, _seat(table, person), command, stamp)
        case Say():
            return _say(table, person, command, stamp)
        case _:
            assert_never(command)


def _payer(table: Table, asker: Asker, number: int | None, command: Command) -> Payer:
    if number is not None and table.seat_of(number) is not None:
        return number
    # The invitation of a public table is known to everybody: who watches there is a stranger.
    is_guests = Sit | Watch if table.settings.visibility == "private" else Sit
    is_invited = isinstance(command, is_guests) and command.invite == table.invite
    return Door(asker.address) if is_invited else "spectators"


# Who asks


def _seat(table: Table, person: Person | None) -> Seat:
    seat = None if person is None else table.seat_of(person.number)
    if seat is None:
        raise Refused("not-allowed", "only somebody in a seat can do this; you are watching")
    return seat


def _host_alone(table: Table, person: Person | None) -> None:
    if table.host is None or _seat(table, person) != table.host:
        raise Refused("not-allowed", f"the host decides this: {_named(table, table.host)}")


def _named(table: Table, seat: Seat | None) -> str:
    return "there is none" if seat is None else f"{table.name_at(seat)} in seat {seat}"


def _between_games(table: Table) -> None:
    if table.phase == "playing":
        raise Refused("wrong-phase", "not during a game")


def _during_a_game(table: Table) -> None:
    if table.phase == "gathering":
        raise Refused("wrong-phase", "the game has not begun")
    if table.phase == "over":
        raise Refused("wrong-phase", "the game is over")


# People and seats


def _sit(
    table: Table,
    asker: Asker,
    person: Person | None,
    wish: Sit,
    stamp: dict[str, Any],
    around: Surroundings,
) -> Sat:
    newcomer = _token_of_newcomer(asker, person)
    mine = None if person is None else table.seat_of(person.number)
    if mine is None and wish.invite != table.invite:
        raise Refused("not-allowed", "to sit down here one needs the invitation of this table")
    if mine is None or wish.seat not in (None, mine):
        _between_games(table)
    seat = _free_seat(table, wish.seat, mine)
    instead = None if newcomer is None else _guest_forgotten(table, around)
    name = _name(table, person, wish.name, around, invited=True)
    face = _face(table, person, mine, wish, name)
    return Sat(seat=seat, name=name, token_hash=newcomer, in_place_of=instead, face=face, **stamp)


def _face(table: Table, person: Person | None, mine: Seat | None, wish: Sit, name: str) -> str:
    """As wished for, or as before; else one that nobody else wears, as far as there are enough."""
    known = None if person is None else person.face
    worn = [table.face_at(seat) for seat in all_seats(len(table.seats)) if seat != mine]
    others = [face for face in worn if face is not None]
    return read_face(wish.face, "face") or known or usual_face(table.id, name, others)


def _token_of_newcomer(asker: Asker, person: Person | None) -> str | None:
    """The token's hash where it is new here; None where the person is known already."""
    if person is not None:
        return None
    if asker.token_hash is None:
        raise Refused("not-allowed", "this needs a token, which the client makes and keeps")
    return asker.token_hash


def _guest_forgotten(table: Table, around: Surroundings) -> int | None:
    """Whose number goes to one more guest: somebody without a seat, best one who is away. Those
    who may sit always fit."""
    guests = [person for person in table.people if person.is_guest]
    if len(guests) < MOST_GUESTS:
        return None
    standing = [person.number for person in guests if table.seat_of(person.number) is None]
    return min(standing, key=lambda number: (around.presence.is_here(number), number))


def _stranger_forgotten(table: Table, around: Surroundings) -> int | None:
    """Whose number goes to one more spectator without an invitation: one of them who is away."""
    strangers = [person for person in table.people if not person.is_guest]
    is_full = len(table.people) >= MOST_STRANGERS + MOST_GUESTS  # of strangers who sat once
    if len(strangers) < MOST_STRANGERS and not is_full:
        return None
    away = [
        each.number
        for each in (table.people if is_full else strangers)
        if table.seat_of(each.number) is None and not around.presence.is_here(each.number)
    ]
    if not away:
        problem = f"{MOST_STRANGERS} people watch this table under a name; watch without one"
        raise OverLimit("spectators", "taken", problem)
    return away[0]


def _name(
    table: Table, person: Person | None, raw: str, around: Surroundings, *, invited: bool
) -> str:
    """Unlike that of anybody here; who was invited need not mind strangers who watch."""
    name = read_person_name(raw, "name")
    mine = None if person is None else table.seat_of(person.number)
    if person is not None and mine is not None and name == person.name:
        return name  # whoever sits keeps the name that was let in then
    no_bots_name(name, around.bots)
    if reads_as(name, table.bot_names):
        raise Refused("name-taken", f"{shown(name)} reads like the name of a bot in a seat here")
    for other in table.people:
        if other is person or not are_alike(name, other.name):
            continue
        is_watching = not other.gone and around.presence.is_here(other.number)
        counts = is_watching and (other.is_guest or not invited)
        if counts or table.seat_of(other.number) is not None:
            raise Refused(
                "name-taken", f"{shown(name)} reads like {shown(other.name)}, who is here"
            )
    return name


def no_bots_name(name: str, bots: Iterable[str]) -> None:
    if is_bot_name(name, bots):
        raise Refused("name-taken", f"{shown(name)} is what a bot is called here")


def _free_seat(table: Table, wanted: int | None, mine: Seat | None) -> Seat:
    if wanted is not None:
        seat = _existing(table, wanted)
        if seat != mine and not _is_vacant(table.seats[seat]):
            raise Refused("taken", f"seat {seat} is taken by {table.name_at(seat)}")
        return seat
    if mine is not None:
        return mine
    free = [seat for seat in all_seats(len(table.seats)) if _is_vacant(table.seats[seat])]
    if not free:
        raise Refused("taken", "every seat is taken; you can watch")
    return free[0]


def _existing(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise Refused("invalid", f"seat: expected 0 to {len(table.seats) - 1}, found {seat}")
    return Seat(seat)


def _watch(
    table: Table,
    asker: Asker,
    person: Person | None,
    wish: Watch,
    stamp: dict[str, Any],
    around: Surroundings,
) -> Watched:
    newcomer, instead = _token_of_newcomer(asker, person), None
    # The invitation of a public table is known to everybody.
    is_guest = table.settings.visibility == "private" and wish.invite == table.invite
    if newcomer is not None:
        forgotten = _guest_forgotten if is_guest else _stranger_forgotten
        instead = forgotten(table, around)
    return Watched(
        name=_name(table, person, wish.name, around, invited=is_guest),
        token_hash=newcomer,
        in_place_of=instead,
        is_guest=is_guest,
        **stamp,
    )


def _ban(
    table: Table, person: Person | None, wish: Ban, stamp: dict[str, Any], around: Surroundings
) -> Banned:
    _host_alone(table, person)
    watching = [
        each
        for each in table.people
        if each.name == wish.name and not each.gone and table.seat_of(each.number) is None
    ]
    if not watching:
        raise Refused("unknown", f"nobody watches this table as {shown(wish.name)}")
    sent = max(watching, key=lambda each: around.presence.is_here(each.number))
    return Banned(token_hash=sent.token_hash, **stamp)


def _leave(table: Table, person: Person | None, stamp: dict[str, Any]) -> Left:
    if person is None or person.gone:
        raise Refused("not-allowed", "you are not at this table")
    return Left(frees=table.phase != "playing", **stamp)


def _seat_bot(
    table: Table, person: Person | None, wish: SeatBot, stamp: dict[str, Any], around: Surroundings
) -> BotSat:
    _host_alone(table, person)
    _between_games(table)
    bot = _bot(wish.bot or around.usual_bot, around)
    seat = _seat_for_bot(table, wish.seat)
    sitter = table.seats[seat]
    known = None if sitter is None else sitter.character  # who is told to play otherwise
    return BotSat(seat=seat, bot=bot, character=known or _characters(table, [seat])[0], **stamp)


def _characters(table: Table, seats: Iterable[Seat]) -> tuple[Character, ...]:
    """Who the bots in these seats will be: unlike each other, and unlike anybody who was here."""
    taken = [*(person.name for person in table.people), *table.bot_names]
    others = [seat for seat in all_seats(len(table.seats)) if seat not in seats]
    worn = [face for seat in others if (face := table.face_at(seat)) is not None]
    characters: list[Character] = []
    for seat in seats:
        character = bot_character(table.id, seat, taken, worn)
        characters.append(character)
        taken.append(character.name)
        worn.append(character.face)
    return tuple(characters)


def _seat_for_bot(table: Table, wanted: int | None) -> Seat:
    """A free one; or that of another bot, if it is asked for."""
    if wanted is not None:
        seat = _existing(table, wanted)
        sitter = table.seats[seat]
        if sitter is not None and sitter.bot is not None:
            return seat
    return _free_seat(table, wanted, None)


def _bot(name: str, around: Surroundings) -> str:
    if name not in around.offered:
        raise Refused("invalid", f"bot: {shown(name)} is not one of {listed(around.offered)}")
    return name


def _empty_seat(
    table: Table, person: Person | None, wish: EmptySeat, stamp: dict[str, Any]
) -> SeatEmptied:
    _host_alone(table, person)
    _between_games(table)
    seat = _existing(table, wish.seat)
    if table.seats[seat] is None:
        raise Refused("wrong-phase", f"seat {seat} is empty already")
    if seat == table.host:
        raise Refused("not-allowed", "the host's own seat; leave instead")
    return SeatEmptied(seat=seat, **stamp)


# Beginning a game


def _choose_beginner(
    table: Table, person: Person | None, wish: ChooseBeginner, stamp: dict[str, Any]
) -> BeginnerChosen:
    _host_alone(table, person)
    _between_games(table)
    check_beginner(table.game, len(table.seats), wish.seat)
    if table.knows_next_deal:
        raise Refused("wrong-phase", "the next deal is known, and with it who begins")
    if wish.youngest:
        seat = None if wish.seat is None else table.seats[wish.seat]
        if seat is None or seat.person is None or seat.stand_in == "left":
            raise Refused("invalid", "youngest: expected the seat of a person who is here")
    return BeginnerChosen(seat=wish.seat, youngest=wish.youngest, **stamp)


def check_beginner(game: AnyGame, seats: int, seat: int | None) -> None:
    if game.beginning is None:
        raise Refused("invalid", f"beginner: nobody begins a game of {game.title}")
    if seat is not None and seat >= seats:
        raise Refused("invalid", f"beginner: expected a seat from 0 to {seats - 1}, found {seat}")


def new_seed(chance: Random) -> str:
    """For a deal to come: drawn before anybody can contribute to it."""
    return chance.randbytes(SEED_BYTES).hex()


def _contribute(table: Table, seat: Seat, wish: Contribute, stamp: dict[str, Any]) -> Contributed:
    """Once for each deal: what others have been shown of it stays true."""
    _between_games(table)
    if table.promise is None:
        raise Refused("wrong-phase", "nobody can add to the next deal: it is fixed already")
    sitter = table.seats[seat]
    if sitter is not None and sitter.entropy is not None:
        raise Refused("wrong-phase", f"seat {seat} has contributed to the next deal already")
    return Contributed(entropy=wish.entropy, **stamp)


def _deal(table: Table, wish: Start, stamp: dict[str, Any], around: Surroundings) -> Dealt:
    """The wish's entropy is that of whoever deals, unless they have contributed before."""
    _between_games(table)
    fill = wish.fill
    if fill is not None:
        _bot(fill, around)
    empty = [seat for seat in all_seats(len(table.seats)) if _is_vacant(table.seats[seat])]
    if empty and fill is None:
        names = ", ".join(map(str, empty))
        raise Refused("wrong-phase", f"still free: seat {names}; invite people or add bots")
    seed, shares = table.seed, _shares(table, stamp["person"], wish.entropy)
    raw, beginner = _known_deal(table, wish), None
    if raw is None:
        rng = around.chance if seed is None else drawn_from(seed, shares)
        beginner = None if table.beginner is None else table.beginner.seat
        raw = table.game.write_deal(dealt(table.game, table.options, rng, beginner))
    return Dealt(
        deal=dict(raw),
        salt=around.salt().hex(),
        entropy=None if seed is None or wish.same_deal else shares,
        next_seed=new_seed(around.chance),
        fill=fill if empty else None,
        again=wish.same_deal,
        characters=_characters(table, empty) if fill is not None else (),
        beginner=beginner,
        **stamp,
    )


def _known_deal(table: Table, wish: Start) -> Mapping[str, Any] | None:
    """The deal that is played again; None: a new one is drawn."""
    if not wish.same_deal:
        return table.first_deal if table.knows_next_deal else None
    if table.play is None:
        raise Refused("wrong-phase", "sameDeal: no game has been played here yet")
    return table.play.raw_deal


def _shares(table: Table, dealer: int, entropy: str | None) -> tuple[str | None, ...]:
    """By seat, what each adds to the deal; bots, silent clients and empty seats add nothing."""
    return tuple(
        None
        if sitter is None or _is_vacant(sitter)
        else sitter.entropy or (entropy if sitter.person == dealer else None)
        for sitter in table.seats
    )


def _is_vacant(sitter: Sitter | None) -> bool:
    """Between games a seat that was left during the last one is free, too."""
    return sitter is None or sitter.stand_in == "left"


def _rematch(
    table: Table, person: Person | None, wish: Rematch, stamp: dict[str, Any], around: Surroundings
) -> RematchWanted | Dealt:
    """The yes that completes them deals at once: one command, one entry. The cards are the same
    where everybody wants them so."""
    seat = _seat(table, person)
    if table.phase != "over":
        raise Refused("wrong-phase", "a rematch follows a game that is over")
    others = [
        sitter
        for other, sitter in table.sitters()
        if other != seat and sitter.person is not None and sitter.stand_in != "left"
    ]
    seats_are_full = not any(_is_vacant(sitter) for sitter in table.seats)
    if wish.yes and seats_are_full and all(sitter.rematch for sitter in others):
        all_want_it = wish.same_deal and all(sitter.same_deal for sitter in others)
        return _deal(table, Start(same_deal=all_want_it), stamp, around)
    return RematchWanted(yes=wish.yes, same_deal=wish.same_deal, **stamp)


# During a game


def considered(
    table: Table, token_hash: str, number: int | None, wish: Consider, pacing: Pacing
) -> tuple[Seat, Any]:
    """Whose question it is, and of which move; whether that is legal, the rules say from the
    seat's own view."""
    if token_hash in table.banned:
        raise sent_away()
    seat = _seat(table, None if number is None else table.people[number])
    assert number is not None
    _take(pacing, number)
    _during_a_game(table)
    _not_stale(table.asked(seat), wish)
    return seat, table.game.read_move(table.options, wish.move)


def hint_wanted(
    table: Table, token_hash: str, number: int | None, wish: Hint, pacing: Pacing
) -> tuple[Seat, Asked]:
    """Who asks for a hint, and what they are asked for."""
    if token_hash in table.banned:
        raise sent_away()
    seat = _seat(table, None if number is None else table.people[number])
    assert number is not None
    _take(pacing, number)
    _during_a_game(table)
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


def _agree_to_hints(
    table: Table, seat: Seat, wish: AgreeToHints, stamp: dict[str, Any]
) -> HintsAgreed:
    _has_hints(table)
    sitter = table.seats[seat]
    if sitter is not None and sitter.hints == wish.yes:
        has = "agrees to hints already" if wish.yes else "has not agreed to hints"
        raise Refused("wrong-phase", f"seat {seat} {has}")
    return HintsAgreed(yes=wish.yes, **stamp)


def _not_stale(asked: Asked | None, wish: Play | Consider | Hint) -> None:
    if asked is not None and wish.seq is not None and wish.seq < asked.seq:
        what = (
            "a hint was asked for" if isinstance(wish, Hint) else f"{shown(wish.move)} was chosen"
        )
        raise Refused(
            "stale", f"{what} at {wish.seq}, but since {asked.seq} your choices are others"
        )


def _play(table: Table, seat: Seat, wish: Play, stamp: dict[str, Any]) -> Played:
    _during_a_game(table)
    asked = table.asked(seat)
    _not_stale(asked, wish)
    if asked is not None and wish.move in asked.texts:
        if table.lesson is not None:
            _keeps_to_lesson(table, seat, asked.legal[asked.texts.index(wish.move)])
        return Played(seat=seat, move=wish.move, **stamp)
    assert table.play is not None
    move = table.game.read_move(table.options, wish.move)
    table.game.apply(table.play.state, seat, move)  # says why not
    _keeps_to_lesson(table, seat, move)
    return Played(seat=seat, move=table.game.write_move(move), **stamp)


def _keeps_to_lesson(table: Table, seat: Seat, move: Any) -> None:
    """A guided game is played as it is taught, as far as it could not go on otherwise."""
    if not table.strays(seat, move):
        return
    now = table.lesson_progress
    assert now is not None
    assert now.wanted is not None
    write = table.game.write_move
    wanted = listed([write(each) for each in (now.wanted.move, *now.wanted.also)])
    problem = f"{shown(write(move))} leads away from the lesson; it goes on with: {wanted}"
    raise Refused("off-lesson", problem)


def _take_back(table: Table, seat: Seat, stamp: dict[str, Any]) -> TakenBack:
    _during_a_game(table)
    if not table.settings.take_back:
        raise Refused("not-allowed", "at this table a sealed choice stays sealed")
    assert table.play is not None
    table.game.unseal(table.play.state, seat)
    if table.play.taken_back[seat] >= MOST_TAKE_BACKS:
        problem = f"{MOST_TAKE_BACKS} choices taken back in one game are enough: this one stands"
        raise OverLimit("take-backs", "too-fast", problem)
    return TakenBack(seat=seat, **stamp)


def _more_time(table: Table, seat: Seat, stamp: dict[str, Any]) -> MoreTimeGiven:
    _during_a_game(table)
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


def _asked(table: Table, seat: Seat) -> Asked:
    asked = table.asked(seat)
    if asked is None:
        raise Refused("not-your-turn", "you are not waited for")
    return asked


def _back(table: Table, seat: Seat, stamp: dict[str, Any]) -> CameBack:
    sitter = table.seats[seat]
    if sitter is None or sitter.stand_in is None:
        raise Refused("wrong-phase", "no bot is playing for you")
    if sitter.stand_in == "move":
        problem = "a bot plays this one move for you; play it yourself, or the next one"
        raise Refused("wrong-phase", problem)
    return CameBack(seat=seat, **stamp)


def _stand_in(
    table: Table, person: Person | None, wish: StandIn, stamp: dict[str, Any], around: Surroundings
) -> StoodIn:
    _seat(table, person)
    _during_a_game(table)
    seat = _existing(table, wish.seat)
    sitter = table.seats[seat]
    if sitter is None or sitter.is_automatic or sitter.person is None:
        raise Refused("wrong-phase", f"a bot plays seat {seat} already")
    if around.presence.is_here(sitter.person):
        raise Refused("not-allowed", f"{table.name_at(seat)} is here")
    wait = around.presence.stand_in_from(sitter.person) - stamp["at"]
    if wait > 0:
        name, seconds = table.name_at(seat), ceil(wait / 1000)
        raise Refused("wrong-phase", f"{name} was here a moment ago; ask again in {seconds} s")
    return StoodIn(seat=seat, why="absence", **stamp)


# Talk


def _say(table: Table, person: Person | None, wish: Say, stamp: dict[str, Any]) -> Said:
    if person is None or person.gone:
        raise Refused("not-allowed", "to talk here give a name first: sit or watch")
    if (wish.preset is None) == (wish.text is None):
        raise Refused("invalid", "say: expected either preset or text")
    if table.settings.talk == "off":
        raise Refused("not-allowed", "nobody talks at this table")
    _has_words_left(table, person)
    if wish.preset is not None:
        allowed = presets_at(table.game, table.options)
        if wish.preset not in allowed:
            problem = f"{shown(wish.preset)} is not one of {listed(allowed, most=30)}"
            raise Refused("invalid", f"preset: {problem}")
        return Said(preset=wish.preset, about=_topic(table, wish.preset, wish.about), **stamp)
    if wish.about is not None:
        raise Refused("invalid", "about: only a preset phrase is about something")
    if table.settings.talk == "presets":
        raise Refused("not-allowed", "at this table only preset phrases may be said")
    assert wish.text is not None
    text = wish.text.strip()
    if not text or not text.isprintable():
        raise Refused("invalid", "text: control characters and empty lines cannot be sent")
    return Said(text=text, **stamp)


def _topic(table: Table, phrase: str, about: str | None) -> str | None:
    """Of what the phrase speaks; only of what everybody at the table sees."""
    seen = None if table.play is None else table.game.view(table.play.state, None)
    topics = table.game.topics(table.options, seen).get(phrase)
    if topics is None:
        if about is not None:
            raise Refused("invalid", f"about: {shown(phrase)} is about nothing in particular")
        return None
    if about not in topics:
        found = "nothing" if about is None else shown(about)
        problem = f"found {found}, expected one of {listed(topics, most=40) or 'nothing yet'}"
        raise Refused("invalid", f"about: {shown(phrase)} is about what is on the table; {problem}")
    return about


def react(
    table: Table, asker: Asker, number: int | None, wish: React, around: Surroundings
) -> Reacted:
    """A sign that everybody here may be shown; Refused otherwise. It makes no entry."""
    if asker.token_hash in table.banned:
        raise sent_away()
    seat = _seat(table, None if number is None else table.people[number])
    _take(around.pacing, _payer(table, asker, number, wish))
    if table.settings.talk == "off":
        raise Refused("not-allowed", "nobody talks at this table")
    if wish.reaction not in REACTIONS:
        problem = f"{shown(wish.reaction)} is not one of {listed(REACTIONS)}"
        raise Refused("invalid", f"reaction: {problem}")
    return Reacted(seat, wish.reaction)


def _has_words_left(table: Table, person: Person) -> None:
    is_seated = table.seat_of(person.number) is not None
    most = MOST_REMARKS if is_seated else MOST_REMARKS_OF_SPECTATORS
    if table.said.get(person.number if is_seated else None, 0) >= most:
        who = "you have" if is_seated else "spectators have"
        problem = f"{who} said {most} things since the last deal; talk goes on with the next"
        raise OverLimit("remarks", "too-fast", problem)

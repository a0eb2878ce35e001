"""A table as a frozen value: people, seats, the game in play, what was said.

The reducer makes it from its log. Two tables can be compared to find what an entry changed.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, TypeAlias

from msgspec import Struct

from splittable.core import talk
from splittable.core.errors import Mismatch
from splittable.core.evolve import evolve
from splittable.core.fairness import Chance, promise
from splittable.core.game import AnyGame, Outcome
from splittable.core.lesson import Lesson, Progress, goes_on_with, progress, scripted_move
from splittable.core.record import Record, Remark, result_of
from splittable.core.seats import Seat, all_seats
from splittable.server.domain.characters import Character, usual_face
from splittable.server.domain.entries import (
    BeginnerReason,
    Said,
    StandInReason,
    TableSettings,
    TriedPosition,
)
from splittable.server.domain.series import FinishedGame, Player, SeriesStanding, standing
from splittable.server.messages.live import Phase

STAND_IN = "rules-of-thumb"  # the bot that plays for a person
MOST_EXTENSIONS = 3  # of the time for one move
MISSES_IN_A_ROW = 3  # of one seat: after the last of them a bot keeps playing for it
BOTS_TURN = 0  # ms since 1970: the wake-up time of a table whose bot has to act
BANS_KEPT = 200  # of one table; earlier bans are forgotten
HAPPENINGS_KEPT = 1_000  # entries of one game whose events a returning client can be sent
REMARKS_KEPT = 200  # older remarks stay in the log only

PHRASES_KEPT = 1_000  # of one game, for its record and its bots

Happened: TypeAlias = tuple[int, tuple[Any, ...]]  # an entry's seq, and its events


def erased_name(number: int) -> str:
    """What a person is called whose name is erased: in no language, and unlike others here."""
    return f"#{number + 1}"


@dataclass(frozen=True)
class Person:
    number: int  # at this table, from 0; a forgotten person's number is given out again
    name: str
    token_hash: str
    since: int  # seq of the entry with which they came
    is_guest: bool = False  # has sat here, or knows the invitation of a private table
    gone: bool = False  # left; sitting down again undoes it
    face: str | None = None  # None: the usual one


@dataclass(frozen=True)
class Occupant:
    """Who sits in a seat: a person or a bot."""

    person: int | None
    bot: str | None = None  # a bot that holds the seat itself
    character: Character | None = None  # the bot's name and face; None: it is called by its level
    stand_in: StandInReason | None = None  # why a bot plays for the person
    stood_in_at: int = 0  # ms since 1970
    missed: int = 0  # moves in a row whose time ran out
    rematch: bool = False
    same_deal: bool = False  # wants the rematch with the same cards
    hints: bool = False  # agrees to hints for everybody
    entropy: str | None = None  # for the next deal; others see only its fingerprint

    @property
    def is_automatic(self) -> bool:
        return self.bot is not None or self.stand_in is not None

    @property
    def plays_as(self) -> str | None:
        """The bot that chooses this seat's moves; None: the person chooses."""
        return self.bot or (STAND_IN if self.stand_in else None)

    @property
    def waits(self) -> bool:
        """Whether a person plays this seat, and so waits for the others."""
        return self.person is not None and self.stand_in in (None, "move")


@dataclass(frozen=True)
class Beginner:
    """Who begins the next game, and why."""

    seat: Seat
    why: BeginnerReason
    token_hash: str | None = None  # of the youngest, who may change seats


class Prompt(Struct, frozen=True):  # quicker to make than a dataclass
    """What a seat has to choose from. It stays the same object until the choices change."""

    legal: tuple[Any, ...]  # the seat's legal moves; empty: it doesn't have to act
    texts: tuple[str, ...]  # the same in notation
    seq: int  # of the entry that created it
    at: int  # ms since 1970
    deadline: int | None  # ms since 1970; None: no limit
    extensions: int = 0  # how often more time was granted


class Spoken(Struct, frozen=True):
    """One of the game's own phrases that a seat said during the game."""

    seq: int  # of its entry
    moves: int  # number of moves made before
    said: talk.Said


@dataclass(frozen=True)
class GameInPlay:
    """The current game, or the last one. Secret, except what a view shows."""

    dealt: int  # the seq of the entry that dealt it
    options: Any
    deal: Any
    raw_deal: Mapping[str, Any]
    salt: str
    names: tuple[str, ...]  # by seat, when it began
    bots: tuple[str | None, ...]  # by seat: the bot that sat there then
    faces: tuple[str, ...]  # by seat
    known_deal: bool
    state: Any
    asked: tuple[Prompt, ...]  # by seat
    moves: tuple[tuple[Seat, Any], ...]
    happened: tuple[Happened, ...]  # the latest entries
    taken_back: tuple[int, ...]  # by seat: sealed choices taken back so far
    commitment: str  # published when the game begins
    chance: Chance | None  # the deal's source; None: a known deal, or the server's own
    outcome: Outcome | None = None  # None while it is being played
    spoken: tuple[Spoken, ...] = ()  # the latest phrases, in order; everybody heard them
    turn_began: int = 0  # number of moves made before this turn; one that seals begins none
    turn_state: Any = None  # the state when this turn began: nobody had sealed a choice


@dataclass(frozen=True)
class KeptRemark:
    """A remark, and whether players may read it yet."""

    said: Said
    seq: int
    name: str
    seat: Seat | None  # None: a spectator
    among_spectators: bool  # said during the current game: players read it when it is over


@dataclass(frozen=True)
class Table:
    id: str
    game: AnyGame
    options: Any
    deck: list[Any] | None  # the table's own cards, as JSON; None: the game's
    settings: TableSettings
    invite: str
    first_deal: Mapping[str, Any] | None  # a known deal for the first game
    first_moves: tuple[tuple[int, str], ...]  # already played when the first game begins
    tried: TriedPosition | None  # the position that the first game starts from
    seed: str | None  # of the next deal; secret until that game is over
    opened_at: int
    seq: int  # of the last entry
    at: int  # ms since 1970: when that was
    people: tuple[Person, ...]  # by number
    seats: tuple[Occupant | None, ...]
    number: int = 0  # games begun
    play: GameInPlay | None = None
    remarks: tuple[KeptRemark, ...] = ()
    said: Mapping[int | None, int] = field(default_factory=dict)
    # remarks since the last deal, by person in a seat; None: by all others together
    banned: tuple[str, ...] = ()  # hashed tokens, oldest first
    hidden: bool = False  # by an operator: not in the lobby
    closed: bool = False  # by an operator, for good: nobody can do anything here
    lesson: Lesson | None = None  # the guided game that the first game is
    said_to_begin: Beginner | None = None  # None: drawn by lot
    players: tuple[Player, ...] = ()  # by seat, when the current game of a series began
    finished: tuple[FinishedGame, ...] = ()  # games of the series before the current one

    @property
    def phase(self) -> Phase:
        play = self.play
        if play is None:
            return "gathering"
        return "playing" if play.outcome is None else "over"

    @property
    def promise(self) -> str | None:
        """The server's commitment to the next deal, public before anybody contributes."""
        return None if self.seed is None or self.phase == "playing" else promise(self.seed)

    @property
    def beginner(self) -> Beginner | None:
        """Who begins the next game; None: drawn by lot, or the game has no such role."""
        said = self.said_to_begin
        if said is None or said.token_hash is None:
            return said
        youngest = self.person_with(said.token_hash)
        seat = None if youngest is None else self.seat_of(youngest.number)
        return None if seat is None else evolve(said, seat=seat)

    @property
    def knows_next_deal(self) -> bool:
        """Whether the first game here is played with the deal of an earlier one."""
        return self.number == 0 and self.first_deal is not None

    @property
    def host(self) -> Seat | None:
        """The seat of the person who came first, of those still seated."""
        sitting = [
            (self.people[occupant.person].since, seat)
            for seat, occupant in self.occupants()
            if occupant.person is not None and occupant.stand_in != "left"
        ]
        return min(sitting)[1] if sitting else None

    def occupants(self) -> Iterable[tuple[Seat, Occupant]]:
        return (
            (Seat(s), occupant) for s, occupant in enumerate(self.seats) if occupant is not None
        )

    def seat_of(self, person: int | None) -> Seat | None:
        if person is not None:
            for seat, occupant in enumerate(self.seats):
                if occupant is not None and occupant.person == person:
                    return Seat(seat)
        return None

    def person_with(self, token_hash: str) -> Person | None:
        return next((each for each in self.people if each.token_hash == token_hash), None)

    def names(self, token_hash: str) -> bool:
        """Whether the person with this token has a name here that isn't erased."""
        person = self.person_with(token_hash)
        return person is not None and person.name != erased_name(person.number)

    def is_seated(self, token_hash: str | None) -> bool:
        """Whether the person with this token sits here."""
        person = None if token_hash is None else self.person_with(token_hash)
        return person is not None and self.seat_of(person.number) is not None

    def name_at(self, seat: int) -> str | None:
        occupant = self.seats[seat]
        if occupant is None:
            return None
        if occupant.person is not None:
            return self.people[occupant.person].name
        return occupant.bot if occupant.character is None else occupant.character.name

    def face_at(self, seat: int) -> str | None:
        occupant = self.seats[seat]
        if occupant is None:
            return None
        if occupant.person is None:
            worn = None if occupant.character is None else occupant.character.face
            return worn or usual_face(self.id, f"seat {seat}")
        person = self.people[occupant.person]
        return person.face or usual_face(self.id, person.name)

    def player_at(self, seat: Seat) -> Player | None:
        occupant, name, face = self.seats[seat], self.name_at(seat), self.face_at(seat)
        if occupant is None or name is None or face is None:
            return None
        if occupant.person is not None:
            return Player(self.people[occupant.person].token_hash, name, face, None)
        return Player(f"{occupant.bot} {name} in seat {seat}", name, face, occupant.bot)

    @property
    def standing(self) -> SeriesStanding | None:
        """The standing of the series; None: the table plays single games."""
        series = self.settings.series
        if series is None:
            return None
        seated = tuple(map(self.player_at, all_seats(len(self.seats))))
        return standing(series, self.games_of_series, seated, points_add_up=self.game.points_add_up)

    @property
    def games_of_series(self) -> tuple[FinishedGame, ...]:
        """The finished games of the series, the current one included once it is over."""
        play = self.play
        if play is None or play.outcome is None or self.settings.series is None:
            return self.finished
        outcome = play.outcome
        last = FinishedGame(self.number, self.players, outcome.scores, outcome.winners)
        return (*self.finished, last)

    @property
    def gives_hints(self) -> bool:
        """Whether people may ask for hints: a single person may, several must all agree."""
        people = [
            occupant
            for _, occupant in self.occupants()
            if occupant.person is not None and occupant.stand_in != "left"
        ]
        return self.settings.hints and (len(people) < 2 or all(each.hints for each in people))

    @property
    def bot_names(self) -> tuple[str, ...]:
        """The names of the bots that have one."""
        characters = (occupant.character for _, occupant in self.occupants())
        return tuple(each.name for each in characters if each is not None)

    def asked(self, seat: Seat) -> Prompt | None:
        """What the seat has to choose from now; None if it doesn't have to act."""
        if self.play is None:
            return None
        asked = self.play.asked[seat]
        return asked if asked.legal else None

    def is_waited_for_by_people(self, seat: Seat) -> bool:
        """Clocks run only while a person waits: bots don't mind."""
        return any(occupant.waits for other, occupant in self.occupants() if other != seat)

    def deadline(self, seat: Seat) -> int | None:
        """When the seat's time runs out, in ms since 1970; None: never."""
        asked, occupant = self.asked(seat), self.seats[seat]
        if asked is None or occupant is None or occupant.is_automatic:
            return None
        return asked.deadline if self.is_waited_for_by_people(seat) else None

    def extensions_left(self, seat: Seat) -> int:
        """How often the seat may still ask for more time."""
        asked = self.asked(seat)
        if asked is None or self.deadline(seat) is None:
            return 0
        return MOST_EXTENSIONS - asked.extensions

    def shown_to(self, seat: Seat) -> tuple[Any, ...]:
        """The events of the current game as this seat saw them, as far as the table keeps them."""
        play = self.play
        if play is None:
            return ()
        seen = [
            (seq, [self.game.redact(event, seat) for event in events])
            for seq, events in play.happened
        ]
        if play.spoken:
            seen += [(each.seq, [each.said]) for each in play.spoken]
            seen.sort(key=itemgetter(0))
        return tuple([event for _, events in seen for event in events])

    def may_speak(self, seat: Seat) -> bool:
        """Whether the bot in this seat may say a phrase: one a turn, and one more after each
        phrase of a person."""
        play, occupant = self.play, self.seats[seat]
        if play is None or self.phase != "playing" or occupant is None or occupant.bot is None:
            return False
        if self.settings.talk == "off" or self.taught is not None:
            return False
        for each in reversed(play.spoken):
            if each.moves < play.turn_began or not each.said.by_convention:
                return True
            if each.said.seat == seat:
                return False
        return True

    @property
    def has_people(self) -> bool:
        """Whether a person plays, so that bots say less."""
        return any(occupant.waits for _, occupant in self.occupants())

    @property
    def taught(self) -> Lesson | None:
        """The lesson that the current game is; None: an ordinary game."""
        return self.lesson if self.number == 1 else None

    @property
    def lesson_progress(self) -> Progress | None:
        lesson, play = self.taught, self.play
        return None if lesson is None or play is None else progress(lesson, play.moves)

    def strays(self, seat: Seat, move: Any) -> bool:
        """Whether the lesson cannot continue after this move of the learner."""
        lesson, asked, now = self.taught, self.asked(seat), self.lesson_progress
        if lesson is None or asked is None or now is None or now.wanted is None:
            return False
        return seat == lesson.seat and not goes_on_with(now.wanted, move, asked.legal)

    def taught_move(self, seat: Seat) -> Any | None:
        """The move that the lesson teaches now; None: none, or it isn't legal."""
        lesson, asked, now = self.taught, self.asked(seat), self.lesson_progress
        if lesson is None or asked is None or now is None or now.wanted is None:
            return None
        return now.wanted.move if now.wanted.move in asked.legal else None

    def scripted(self, seat: Seat) -> int | None:
        """The index of the bot's scripted move among its legal moves; None: the script has ended or
        the learner left it, so the bot chooses freely."""
        lesson, asked, play = self.taught, self.asked(seat), self.play
        if lesson is None or asked is None or play is None:
            return None
        move = scripted_move(lesson, play.moves, seat)
        return asked.legal.index(move) if move in asked.legal else None

    def waiting(self) -> tuple[Seat, ...]:
        if self.play is None:
            return ()
        return tuple([Seat(seat) for seat, asked in enumerate(self.play.asked) if asked.legal])

    @property
    def runs_by_itself(self) -> bool:
        """Whether a bot or a clock may act here."""
        if self.settings.clock is not None:
            return True
        return any(occupant.is_automatic for _, occupant in self.occupants())

    def wake_at(self) -> int | None:
        """When the table must be woken from the store, in ms since 1970; None: never.

        A bot's turn is always due, so its moment is a constant before every clock.
        """
        if self.play is None:
            return None
        moments: list[int] = []
        for seat in self.waiting():
            occupant, deadline = self.seats[seat], self.deadline(seat)
            if occupant is not None and occupant.is_automatic:
                return BOTS_TURN
            if deadline is not None:
                moments.append(deadline)
        return min(moments, default=None)

    @property
    def ended(self) -> int | None:
        """The seq of the entry that ended the game; None: it isn't over, or there was none."""
        play = self.play
        if play is None or play.outcome is None:
            return None
        return play.happened[-1][0] if play.happened else play.dealt

    @property
    def record(self) -> Record:
        """The current game as a record, deal included: secret until it is over."""
        play = self.play
        assert play is not None
        return Record(
            game=self.game,
            options=play.options,
            names=play.names,
            deal=play.deal,
            moves=play.moves,
            remarks=tuple(
                Remark(each.moves, each.said.seat, each.said.phrase) for each in play.spoken
            ),
            result=result_of(play.outcome),
            commitment=play.commitment,
            salt=bytes.fromhex(play.salt),
            chance=play.chance,
        )


class OtherRules(Mismatch):
    """The table was opened under rules that this version no longer plays."""


class LaterRules(OtherRules):
    """The table was opened or continued by a later version than this one."""

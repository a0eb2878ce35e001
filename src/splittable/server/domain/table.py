"""What a table is: people, seats, the game in play, what was said.

A table is a frozen value, so whoever holds one can compare it with what it was before. `folding`
makes it from its log.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from msgspec import Struct

from splittable.core.errors import Mismatch
from splittable.core.evolve import evolve
from splittable.core.fairness import Chance, promise
from splittable.core.game import AnyGame, Outcome
from splittable.core.lesson import Lesson, Progress, goes_on_with, progress, scripted
from splittable.core.record import Record, result_of
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
MISSES_IN_A_ROW = 3  # of one seat: with the last of them a bot stays
BOTS_TURN = 0  # ms since 1970: when a table is to be woken for a bot
BANS_KEPT = 200  # of one table; who was sent away before is forgotten
HAPPENINGS_KEPT = 1_000  # of one game: what who comes back can be told of it
REMARKS_KEPT = 200  # of talk; older remarks stay in the log alone

Happened: TypeAlias = tuple[int, tuple[Any, ...]]  # the events of an entry, behind its seq


@dataclass(frozen=True)
class Person:
    number: int  # at this table, from 0 on; that of somebody who is forgotten is given again
    name: str
    token_hash: str
    since: int  # the entry with which they came
    is_guest: bool = False  # has sat here, or knows the invitation of a private table
    gone: bool = False  # left for good, unless they sit down again
    face: str | None = None  # None: the usual one


@dataclass(frozen=True)
class Occupant:
    """Who sits in a seat: a person, or a bot."""

    person: int | None
    bot: str | None = None  # a bot of its own right
    character: Character | None = None  # who that bot is; None: it goes by what it is
    stand_in: StandInReason | None = None  # why a bot plays for the person
    stood_in_at: int = 0  # ms since 1970: since when
    missed: int = 0  # moves in a row for which the time ran out
    rematch: bool = False
    same_deal: bool = False  # wants the rematch with the same cards
    hints: bool = False  # agrees to hints for everybody
    entropy: str | None = None  # for the next deal: others see its fingerprint alone

    @property
    def is_automatic(self) -> bool:
        return self.bot is not None or self.stand_in is not None

    @property
    def plays_as(self) -> str | None:
        """The bot that chooses this seat's moves; None: its person does."""
        return self.bot or (STAND_IN if self.stand_in else None)

    @property
    def waits(self) -> bool:
        """Whether a person sits here who plays, and so waits for the others."""
        return self.person is not None and self.stand_in in (None, "move")


@dataclass(frozen=True)
class Beginner:
    """Who is to begin the next game, and why."""

    seat: Seat
    why: BeginnerReason
    token_hash: str | None = None  # the youngest's, who may change seats


class Prompt(Struct, frozen=True):  # quicker to make than a dataclass
    """What a seat is asked for: it stays the same until its own choices change."""

    legal: tuple[Any, ...]  # the seat's moves; empty: it is not waited for
    texts: tuple[str, ...]  # the same in notation
    seq: int  # of the entry that made it so
    at: int  # ms since 1970
    deadline: int | None  # ms since 1970; None: it has all the time
    extensions: int = 0  # how often it got more time


@dataclass(frozen=True)
class GameInPlay:
    """The present game, or the last one. Secret: everything but what a view shows."""

    dealt: int  # the seq of the entry that dealt it
    options: Any
    deal: Any
    raw_deal: Mapping[str, Any]
    salt: str
    names: tuple[str, ...]  # by seat, as they were when it began
    bots: tuple[str | None, ...]  # by seat: which bot sat there then
    faces: tuple[str, ...]  # by seat
    known_deal: bool
    state: Any
    asked: tuple[Prompt, ...]  # by seat
    moves: tuple[tuple[Seat, Any], ...]
    happened: tuple[Happened, ...]  # by the last entries
    taken_back: tuple[int, ...]  # by seat: how many sealed choices so far
    commitment: str  # published when the game begins
    chance: Chance | None  # what the deal was drawn from; None: known, or drawn by the server alone
    outcome: Outcome | None = None  # None while it lasts


@dataclass(frozen=True)
class KeptRemark:
    """Something said, as the table keeps it: with whether players may read it yet."""

    said: Said
    seq: int
    name: str
    seat: Seat | None  # None: a spectator's
    among_spectators: bool  # said during the present game: players read it when it is over


@dataclass(frozen=True)
class Table:
    id: str
    game: AnyGame
    options: Any
    deck: list[Any] | None  # the cards that were brought along, as JSON; None: those of the game
    settings: TableSettings
    invite: str
    first_deal: Mapping[str, Any] | None  # of an earlier game, to be played again
    first_moves: tuple[tuple[int, str], ...]  # with which the first game begins: a try
    tried: TriedPosition | None  # from where the first game is tried again
    seed: str | None  # of the next deal: nobody sees it before that game is over
    opened_at: int
    seq: int  # of the last entry
    at: int  # when that was
    people: tuple[Person, ...]  # by number
    seats: tuple[Occupant | None, ...]
    number: int = 0  # games begun
    play: GameInPlay | None = None
    remarks: tuple[KeptRemark, ...] = ()
    said: Mapping[int | None, int] = field(default_factory=dict)
    # remarks since the last deal, by person in a seat; None: by all the others together
    banned: tuple[str, ...] = ()  # hashed tokens, the last one last
    lesson: Lesson | None = None  # that the first game is
    said_to_begin: Beginner | None = None  # None: by lot
    players: tuple[Player, ...] = ()  # by seat, as the present game of a series began
    finished: tuple[FinishedGame, ...] = ()  # of a series, before the present game

    @property
    def phase(self) -> Phase:
        play = self.play
        if play is None:
            return "gathering"
        return "playing" if play.outcome is None else "over"

    @property
    def promise(self) -> str | None:
        """Of the next deal, for all to see before they contribute; None: not now."""
        return None if self.seed is None or self.phase == "playing" else promise(self.seed)

    @property
    def beginner(self) -> Beginner | None:
        """Who begins the next game; None: by lot, the youngest having left, or nobody does."""
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
        """The seat of the person who came first, of those who are still here."""
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
        """Of the series; None: every game here is on its own."""
        series = self.settings.series
        if series is None:
            return None
        seated = tuple(map(self.player_at, all_seats(len(self.seats))))
        return standing(series, self.games_of_series, seated, points_add_up=self.game.points_add_up)

    @property
    def games_of_series(self) -> tuple[FinishedGame, ...]:
        """Those that are over, the present one with them."""
        play = self.play
        if play is None or play.outcome is None or self.settings.series is None:
            return self.finished
        outcome = play.outcome
        last = FinishedGame(self.number, self.players, outcome.scores, outcome.winners)
        return (*self.finished, last)

    @property
    def gives_hints(self) -> bool:
        """Whether people may ask for hints: one who plays against bots alone, or all who agree."""
        people = [
            occupant
            for _, occupant in self.occupants()
            if occupant.person is not None and occupant.stand_in != "left"
        ]
        return self.settings.hints and (len(people) < 2 or all(each.hints for each in people))

    @property
    def bot_names(self) -> tuple[str, ...]:
        """Of the bots that sit here under a name of their own."""
        characters = (occupant.character for _, occupant in self.occupants())
        return tuple(each.name for each in characters if each is not None)

    def asked(self, seat: Seat) -> Prompt | None:
        """What the seat owes now; None where it is not waited for."""
        if self.play is None:
            return None
        asked = self.play.asked[seat]
        return asked if asked.legal else None

    def is_waited_for_by_people(self, seat: Seat) -> bool:
        """Bots have all the time: for them alone no clock runs, and nobody is played for."""
        return any(occupant.waits for other, occupant in self.occupants() if other != seat)

    def deadline(self, seat: Seat) -> int | None:
        """When the time for the seat's move runs out, ms since 1970; None: it does not."""
        asked, occupant = self.asked(seat), self.seats[seat]
        if asked is None or occupant is None or occupant.is_automatic:
            return None
        return asked.deadline if self.is_waited_for_by_people(seat) else None

    def extensions_left(self, seat: Seat) -> int:
        """How often the seat may still ask for more time for its move."""
        asked = self.asked(seat)
        if asked is None or self.deadline(seat) is None:
            return 0
        return MOST_EXTENSIONS - asked.extensions

    def shown_to(self, seat: Seat) -> tuple[Any, ...]:
        """What this seat was shown of the present game, as far back as the table keeps it."""
        happened = self.play.happened if self.play is not None else ()
        return tuple([self.game.redact(event, seat) for _, events in happened for event in events])

    @property
    def taught(self) -> Lesson | None:
        """The lesson that the present game is; None: it is none."""
        return self.lesson if self.number == 1 else None

    @property
    def lesson_progress(self) -> Progress | None:
        lesson, play = self.taught, self.play
        return None if lesson is None or play is None else progress(lesson, play.moves)

    def strays(self, seat: Seat, move: Any) -> bool:
        """Whether the lesson cannot go on with this move of the learner."""
        lesson, asked, now = self.taught, self.asked(seat), self.lesson_progress
        if lesson is None or asked is None or now is None or now.wanted is None:
            return False
        return seat == lesson.seat and not goes_on_with(now.wanted, move, asked.legal)

    def taught_move(self, seat: Seat) -> Any | None:
        """What the lesson would have its learner play now; None: it says nothing, or cannot."""
        lesson, asked, now = self.taught, self.asked(seat), self.lesson_progress
        if lesson is None or asked is None or now is None or now.wanted is None:
            return None
        return now.wanted.move if now.wanted.move in asked.legal else None

    def scripted(self, seat: Seat) -> int | None:
        """Of a lesson: the place of what this bot is to play among its legal moves; None: it plays
        as it likes, since there is no more, or since the learner went another way."""
        lesson, asked, play = self.taught, self.asked(seat), self.play
        if lesson is None or asked is None or play is None:
            return None
        move = scripted(lesson, play.moves, seat)
        return asked.legal.index(move) if move in asked.legal else None

    def waiting(self) -> tuple[Seat, ...]:
        if self.play is None:
            return ()
        return tuple([Seat(seat) for seat, asked in enumerate(self.play.asked) if asked.legal])

    @property
    def runs_by_itself(self) -> bool:
        """Whether a bot or a clock may move it on without anybody asking."""
        if self.settings.clock is not None:
            return True
        return any(occupant.is_automatic for _, occupant in self.occupants())

    def wake_at(self) -> int | None:
        """When the table must be looked at though nobody asks; None: it can wait for ever.

        A bot's turn is due since ever: so the moment stays the same, and no clock is before it.
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
        """The seq of the entry that ended the game; None: it lasts, or there was none."""
        play = self.play
        if play is None or play.outcome is None:
            return None
        return play.happened[-1][0] if play.happened else play.dealt

    @property
    def record(self) -> Record:
        """The present game as a record, deal and all: for nobody's eyes until it is over."""
        play = self.play
        assert play is not None
        return Record(
            game=self.game,
            options=play.options,
            names=play.names,
            deal=play.deal,
            moves=play.moves,
            result=result_of(play.outcome),
            commitment=play.commitment,
            salt=bytes.fromhex(play.salt),
            chance=play.chance,
        )


class OtherRules(Mismatch):
    """A table that was opened by rules that are not played here any more."""


class LaterRules(OtherRules):
    """A table that was opened or played on by a version later than this one."""

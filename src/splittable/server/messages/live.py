"""What crosses the wire: every message of a line between a client and the table server, typed.

`docs/protocol.md` shows an example of each; `scripts/protocol` makes the TypeScript types from this
module and from `rest_protocol`, which has what is asked once, by REST. Names are camelCase on the
wire. Whatever a client sends is checked here for its form; whether it is allowed is decided in
`commands`.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from splittable.core.fairness import FEWEST_DIGITS, MOST_DIGITS
from splittable.core.record import LONGEST_NAME

PING_EVERY: Final = 4.0  # seconds: how often a client pings
DEAD_AFTER: Final = 10.0  # seconds of silence after which either side takes the line for dead
LARGEST_FRAME: Final = 16 * 1024  # bytes a client may send at once
LONGEST_TEXT: Final = 200  # characters of a remark
MOST_COMPANIONS: Final = 7  # on one device: the largest table, less whoever holds it

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Token: TypeAlias = Annotated[
    str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")
]  # made by the client, kept secret: at least 128 random bits
ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Entropy: TypeAlias = Annotated[
    str, Meta(min_length=FEWEST_DIGITS, max_length=MOST_DIGITS, pattern=r"^[0-9a-f]+(?!\n)$")
]  # `$` alone would let a line end through
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

Phase: TypeAlias = Literal["gathering", "playing", "over"]

Code: TypeAlias = Literal[
    "invalid",  # unreadable: not JSON, a wrong type, an unknown message, option or move
    "illegal",  # readable, but against the rules of the game
    "not-your-turn",
    "off-lesson",  # legal, but a guided game cannot go on with it; the message names what it wants
    "stale",  # made against a position that has changed since
    "wrong-phase",  # not now: the game has begun, or has not, or is over
    "not-allowed",  # not yours to do: somebody else's seat, the host's decision, no invitation
    "taken",  # the seat, or every seat, is taken
    "sent-away",  # by the host, from this table
    "name-taken",  # somebody here, or a bot, has this name or one that reads like it
    "unknown",  # there is no such table, game or page
    "later-rules",  # the table was opened or played on by a later version of this server
    "damaged",  # the table is kept here, but what is kept of it cannot be read any more
    "too-fast",  # more than this client may ask for; wait a little
    "too-big",
    "foreign-origin",  # a page of another site may not speak for its visitors
    "too-busy",  # more reviews are wanted than are made; ask again after a while
    "no-reviews",  # games cannot be reviewed on this server
    "unavailable",  # the log cannot be written or read now: ask again, with the same id
    "broken",  # our fault
]


StandInReason: TypeAlias = Literal[
    "move",  # the time for this one move ran out: the next one is the person's again
    "clock",  # it ran out several times in a row; in old logs, once
    "absence",
    "left",
]

BeginnerReason: TypeAlias = Literal[
    "chosen",  # this seat, whoever sits there
    "youngest",  # this person, wherever they sit
    "passed",  # by the last game here: the left neighbour is next
]


class FromClient(Struct, frozen=True, rename="camel", tag_field="type", forbid_unknown_fields=True):
    """What a client may send: nothing beyond the named fields."""


class Shown(Struct, frozen=True, rename="camel"):
    """A part of what a server message tells."""


# Commands: what somebody may ask of a table


class Series(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """For how long a table counts its games together."""

    to: Literal["wins", "games"]  # until somebody has won so many, or so many have been played
    count: int


class Settings(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """What a table agrees on besides the game's own options."""

    visibility: Literal["private", "public"]  # public tables are listed in the lobby
    talk: Literal["free", "presets", "off"]
    take_back: bool  # whether a sealed choice may be taken back until the last is in
    clock: int | None  # seconds for a move; None: no clock
    absence: int | None  # seconds until a bot plays for somebody who is away; None: never
    hints: bool = True  # whether there are any, once all people in seats agree to them
    memory_aids: bool = True  # whether views tell what one could remember; old logs do not say
    series: Series | None = None  # None: every game is on its own


class Tried(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """From where a game is tried again: a position of a finished one."""

    table: str | None  # where that was played; None: it came as a record
    number: int | None  # which game of that table
    at: int  # moves played by then
    imagined: bool  # whether what the seat could not see was dealt anew


class Sit(FromClient, tag="sit", frozen=True):
    """Take a free seat, or change seats or name. A newcomer needs the table's invitation."""

    name: Name
    seat: SeatNumber | None = None  # None: the first free one, or the one I have
    invite: Word | None = None
    face: Word | None = None  # None: the one I have, or one that nobody else here has


class Watch(FromClient, tag="watch", frozen=True):
    """Give a spectator a name, to be able to talk."""

    name: Name
    invite: Word | None = None  # with that of a private table there is always room


class Leave(FromClient, tag="leave", frozen=True):
    """Leave for good; during a game a bot plays on."""


class SeatBot(FromClient, tag="seat-bot", frozen=True):
    """Host, between games: put a bot into a free seat, or in the place of another bot."""

    bot: Word | None = None  # null: the usual one, `medium` where it can be had
    seat: SeatNumber | None = None  # None: the first free one


class EmptySeat(FromClient, tag="empty-seat", frozen=True):
    """Host, between games: send a bot or a person away from a seat."""

    seat: SeatNumber


class Ban(FromClient, tag="ban", frozen=True):
    """Host: send a spectator away for good, as far as their token goes."""

    name: Name  # one of the `watchers`


class ChooseBeginner(FromClient, tag="choose-beginner", frozen=True):
    """Host, between games: say who begins the next game, where it has somebody who does."""

    seat: SeatNumber | None = None  # None: by lot
    youngest: bool = False  # who sits there is the youngest: it goes with them to another seat


class Start(FromClient, tag="start", frozen=True):
    """Host: deal. After a game it deals the next one, whether or not all have said yes."""

    fill: Word | None = None  # the bot for the seats that are empty or left
    entropy: Entropy | None = None  # as in `contribute`, for a host who has not contributed yet
    same_deal: bool = False  # deal the cards of the game that is over once more


class Contribute(FromClient, tag="contribute", frozen=True):
    """Between games, from a seat, once a deal: random digits of my own, after the `promise`."""

    entropy: Entropy  # hexadecimal, in small letters


class Rematch(FromClient, tag="rematch", frozen=True):
    """Want another game, or not after all; the last person's yes deals it."""

    yes: bool = True
    same_deal: bool = False  # with the same cards, if everybody wants them


class Play(FromClient, tag="play", frozen=True):
    """A move in the game's notation, one of the `legal` moves last sent to this seat."""

    move: MoveText
    seq: Seq | None = None  # the last seq seen; a move made against another position is stale


class TakeBack(FromClient, tag="take-back", frozen=True):
    """Take back my sealed choice while others are still choosing, where the table allows it."""


class MoreTime(FromClient, tag="more-time", frozen=True):
    """Give me the time for a move once more."""


class Back(FromClient, tag="back", frozen=True):
    """I am back: the bot that plays for me hands over."""


class StandIn(FromClient, tag="stand-in", frozen=True):
    """Let a bot play for somebody who is away, until they are back."""

    seat: SeatNumber


class React(FromClient, tag="react", frozen=True):
    """From a seat: a quick sign to all, without words. It is not kept: who looks away misses it."""

    reaction: Word


class AgreeToHints(FromClient, tag="hints", frozen=True):
    """From a seat: agree that everybody here may ask for hints, or take it back."""

    yes: bool = True


class Say(FromClient, tag="say", frozen=True):
    """A preset phrase by its id, or free text where the table allows it: one of the two."""

    preset: Word | None = None
    about: Word | None = None  # of what the phrase speaks, for phrases that speak of something
    text: Text | None = None


KeptCommand: TypeAlias = (
    Sit
    | Watch
    | Leave
    | SeatBot
    | EmptySeat
    | Ban
    | ChooseBeginner
    | Contribute
    | Start
    | Rematch
    | Play
    | TakeBack
    | MoreTime
    | Back
    | StandIn
    | AgreeToHints
    | Say
)
Command: TypeAlias = KeptCommand | React


# WebSocket, from the client


class Hello(FromClient, tag="hello", frozen=True):
    """The first message on a line, and whenever the client wants a fresh view."""

    table: TableId
    token: Token | None = None  # None: a nameless spectator
    since: Seq | None = None  # the last seq I have: tell me what happened after it
    blind: bool = False  # my cards wait for me: show me the table as every spectator sees it
    # Others who share this device: here as long as this line is, and shown nothing by it.
    companions: Annotated[tuple[Token, ...], Meta(max_length=MOST_COMPANIONS)] = ()
    # Of a list in my view tell me the places that changed, as an object by their number.
    places: bool = False


class Do(FromClient, tag="do", frozen=True):
    id: ClientId  # made by the client, never used twice: a repeat is answered, not applied again
    command: Command


class Consider(FromClient, tag="consider", frozen=True):
    """What would this move of mine change? It is answered to me alone, and changes nothing."""

    id: ClientId  # the answer bears it
    move: MoveText  # one of the `legal` moves last sent to this seat
    seq: Seq | None = None  # the last seq seen, as in `play`


class Hint(FromClient, tag="hint", frozen=True):
    """What would the strongest bot here do in my place? It is answered to me alone."""

    id: ClientId  # the answer bears it
    seq: Seq | None = None  # the last seq seen, as in `play`


class Ping(FromClient, tag="ping", frozen=True):
    """Sent every few seconds; answered at once, so that both sides know the line is alive."""


ClientMessage: TypeAlias = Hello | Do | Consider | Hint | Ping


# What is told of a table


class SeatCard(Shown, frozen=True):
    """One seat as everybody sees it."""

    name: str | None  # None: the seat is free
    face: str | None  # one of `FACES`, chosen or given; None: the seat is free
    bot: str | None  # which bot sits here, or plays for its person
    stand_in: StandInReason | None  # why a bot plays for the person
    present: bool  # a person with a live line, or who asked by REST a moment ago
    missed: int  # moves in a row for which the time ran out
    rematch: bool  # wants another game
    same_deal: bool  # and that with the cards of the game that is over
    hints: bool  # agrees to hints for everybody
    contributed: str | None  # fingerprint of what this seat adds to the next deal


class Chance(Shown, frozen=True):
    """What a deal was drawn from."""

    promise: str  # the seed gives it
    seed: str
    entropy: tuple[str | None, ...]  # by seat; null: it contributed nothing
    beginner: int | None  # the seat that was said to begin; null: that was drawn as well


class Opening(Shown, frozen=True):
    """Opens the commitment once the game is over: sha256 of salt and deal gives it."""

    salt: str
    deal: dict[str, Any]
    chance: Chance | None  # null: the deal was known


class CoachStep(Shown, frozen=True):
    """One thing that the coach of a guided game says."""

    says: str  # the message's id; clients word it in their language
    at: str | None  # what it points at: a place on the game's table
    waits: bool  # for the learner's move; else it is read and gone on from


class Coach(Shown, frozen=True):
    """How far a guided game has come: it follows from the moves played so far."""

    lesson: str
    seat: int  # the learner's
    count: int  # steps in the whole lesson
    first: int  # how many of them came before `steps`
    steps: tuple[CoachStep, ...]  # to be said now, in order; none while others are to move


class BeginnerCard(Shown, frozen=True):
    """Who is to begin the next game."""

    seat: int
    why: BeginnerReason


class SeriesLine(Shown, frozen=True):
    """What one player of a series has come to so far."""

    name: str
    face: str
    bot: str | None  # which bot that is; null: a person
    seat: int | None  # where they sit; null: they are not at the table any more
    wins: int  # a shared win is one for each
    points: int | None  # of all their games; null: this game has none to add up
    place: int  # 1 is first, and equals share it


class SeriesGame(Shown, frozen=True):
    """A finished game of a series."""

    number: int  # at this table, as for its replay
    scores: tuple[int | None, ...]  # by line; null: did not play it
    winners: tuple[int, ...]  # lines; none where all have lost together


class SeriesCard(Shown, frozen=True):
    """How a series stands; for how long it is played is in the settings."""

    together: bool  # all win or lose: `won` is what counts, and nobody is before another
    won: int  # games that somebody has won, or all together
    lines: tuple[SeriesLine, ...]  # who sits here by seat, then who has left
    games: tuple[SeriesGame, ...]  # of this series, in order
    over: bool  # it is decided: first place has won it, and the next game begins another


class TableCard(Shown, frozen=True):
    """A table as everybody at it sees it; the cards themselves are in the view."""

    id: str
    game: str
    options: dict[str, Any]
    deck: list[Any] | None  # the table's own cards; null: those that come with the game
    settings: Settings
    phase: Phase
    number: int  # games begun at this table
    seats: tuple[SeatCard, ...]
    host: int | None  # the seat that may start, seat bots and send away
    deadlines: tuple[int | None, ...]  # by seat, ms since 1970: when a bot moves for it
    more_time: tuple[int, ...]  # by seat: how often it may still ask for more time for its move
    stand_in_from: tuple[int | None, ...]  # by seat, for who is away: when others may ask for a bot
    watchers: tuple[str, ...]  # spectators that gave a name and are here
    hints: bool  # whether who is waited for may ask for a hint
    known_deal: bool  # this deal has been played before
    tried: Tried | None  # from where the present game is tried again; null: it is no try
    coach: Coach | None  # of a guided game; null: the present game is none
    beginner: BeginnerCard | None  # who begins the next game; null: by lot, or nobody does
    series: SeriesCard | None  # null: every game here is on its own
    presets: tuple[str, ...]  # the phrases that suit this table
    discreet: bool  # the rules forbid to speak of the cards that one holds
    promise: str | None  # fingerprint of the seed of the next deal; null while a game is played
    commitment: str | None  # of the present game's deal
    opening: Opening | None  # once the game is over
    log_hash: str | None  # once the game is over: the link of the entry that ended it


class You(Shown, frozen=True):
    """Who the server takes this line for."""

    person: int | None
    seat: int | None
    invite: str | None  # for those who may pass it on: people in seats, everybody at public tables


class Remark(Shown, frozen=True):
    """Something said."""

    seq: int
    at: int  # ms since 1970
    name: str
    seat: int | None  # None: a spectator
    preset: str | None
    about: str | None  # of what the phrase speaks, by id; null: of nothing in particular
    text: str | None


class Reacted(Shown, frozen=True):
    """A quick sign of somebody in a seat."""

    seat: int
    reaction: str  # one of `REACTIONS`


class Happening(Shown, frozen=True):
    """The events of one move, as this viewer saw them."""

    seq: int  # a try begins with several of the same
    events: Raw  # a list of the game's events, each with its `type`


class Lost(Shown, frozen=True):
    """What the server had told and then lost, when its database was replaced by an older copy."""

    since: int  # the last seq that stands
    entries: int  # so many after it, which had been told, are not so


# WebSocket, from the server


class FromServer(Struct, frozen=True, rename="camel", tag_field="type", omit_defaults=True):
    """Every message a server may send."""


class Welcome(FromServer, tag="welcome", frozen=True):
    """The whole table as this viewer may see it: replaces whatever the client knew."""

    seq: int
    now: int  # ms since 1970, by the server's clock: deadlines are by it
    table: TableCard
    you: You
    view: Raw | None  # the game's view; None before the first game
    legal: tuple[str, ...]  # my legal moves, none unless I am waited for
    missed: tuple[Happening, ...]  # what happened after `since`, in the present game
    talk: tuple[Remark, ...]  # the last remarks
    earlier_talk: bool  # whether there are more before them, to be asked for by REST
    lost: Lost | None = None  # what you were told that is not so any more


class Update(FromServer, tag="update", frozen=True):
    """What one entry changed. Fields left out are as they were."""

    seq: int
    done: str | None = None  # my own command with this id did it
    table: dict[str, Any] | None = None  # the fields of the table that changed
    you: You | None = None
    events: Raw | None = None
    view: Raw | None = None  # the fields of the view that changed, whole or by their places
    legal: tuple[str, ...] | None = None
    said: tuple[Remark, ...] | None = None
    reacted: Reacted | None = None  # alone, and with the seq of the entry before it


class Done(FromServer, tag="done", frozen=True):
    """A repeated command: it was done then, as entry `seq`."""

    id: str
    seq: int


class Considered(FromServer, tag="considered", frozen=True):
    """What a move would change for the one who asked, as far as their seat can see."""

    id: str
    seq: int  # where the table stands
    preview: Raw  # the game's own


class HintReason(Shown, frozen=True):
    """Why a move is good: the sentence `hint-ID`, with figures of the rules."""

    id: str
    values: dict[str, int]


class Hinted(FromServer, tag="hinted", frozen=True):
    """What a bot would do in the place of the one who asked, by what their seat can see."""

    id: str
    seq: int  # where the table stands
    move: str  # one of the `legal` moves
    bot: str | None  # who would do so; null: a lesson, or any move as nobody had an answer
    why: HintReason | None


class Problem(FromServer, tag="problem", frozen=True):
    """A request that was refused. Nothing was changed by it."""

    code: Code
    message: str  # one line for a person: what, where, and what is allowed
    id: str | None = None  # of the command or question refused
    seq: int | None = None  # where the table stands


class Pong(FromServer, tag="pong", frozen=True):
    pass


class Bye(FromServer, tag="bye", frozen=True):
    """The server closes the line; come back after so many milliseconds."""

    reason: Literal["restarting", "silent", "too-fast", "moved"]
    retry_after: int


ServerMessage: TypeAlias = Welcome | Update | Done | Considered | Hinted | Problem | Pong | Bye

"""Every message on the WebSocket between a client and the table server, typed.

`docs/protocol.md` has an example of each. `scripts/protocol` generates the TypeScript types from
this module and from `messages/rest.py`. Names are camelCase on the wire. These types check the form
of what clients send; `domain/commands` decides whether it is allowed.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from splittable.core.fairness import FEWEST_DIGITS, MOST_DIGITS
from splittable.core.reasons import PlaceKind
from splittable.core.record import LONGEST_NAME

PING_EVERY: Final = 4.0  # seconds between a client's pings
DEAD_AFTER: Final = 10.0  # seconds of silence after which either side considers the other dead
LARGEST_FRAME: Final = 16 * 1024  # bytes of a client's message
LONGEST_TEXT: Final = 200  # characters of a remark
MOST_COMPANIONS: Final = 7  # on one device: the seats of the largest table, less one

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Token: TypeAlias = Annotated[
    str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")
]  # made by the client and kept secret: at least 128 random bits
ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Entropy: TypeAlias = Annotated[
    str, Meta(min_length=FEWEST_DIGITS, max_length=MOST_DIGITS, pattern=r"^[0-9a-f]+(?!\n)$")
]  # `$` alone would accept a trailing newline
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

Phase: TypeAlias = Literal["gathering", "playing", "over"]

Code: TypeAlias = Literal[
    "invalid",  # unreadable: not JSON, a wrong type, an unknown message, option or move
    "illegal",  # readable, but against the rules of the game
    "not-your-turn",
    "off-lesson",  # legal, but the lesson can't continue with it; the message names what it expects
    "stale",  # made for a position that has changed since
    "wrong-phase",  # not now: the game has started, has not started, or is over
    "not-allowed",  # you may not do this: another's seat, the host's decision, no invitation
    "taken",  # the seat is taken, or the table is full
    "sent-away",  # the host has removed you from this table
    "name-taken",  # somebody here, or a bot, has this name or a similar-looking one
    "unknown",  # no such table, game or page
    "later-rules",  # the table was opened or played on by a later version of this server
    "damaged",  # the table's stored log can't be read any more
    "too-fast",  # a rate limit was exceeded; wait a little
    "too-big",
    "foreign-origin",  # pages of other sites may not act for their visitors
    "too-busy",  # too many reviews are queued; try again later
    "full",  # the server has no room for newcomers; try again in a moment
    "no-reviews",  # this server doesn't review games
    "closed",  # the operator has closed this table for good
    "banned",  # the operator keeps you out of this server
    "unwanted",  # the operator doesn't want a word of this name or remark
    "maintenance",  # no new tables or games begin, because the server is about to be stopped
    "unavailable",  # the log can't be written or read now; retry with the same id
    "broken",  # an internal error of the server
]


StandInReason: TypeAlias = Literal[
    "move",  # the time for this move ran out; the person plays the next one
    "clock",  # the time ran out several times in a row; in old logs, once
    "absence",
    "left",
]

BeginnerReason: TypeAlias = Literal[
    "chosen",  # the host chose this seat, whoever sits there
    "youngest",  # the host chose this person, wherever they sit
    "passed",  # the left neighbour of whoever began the last game
]


class FromClient(Struct, frozen=True, rename="camel", tag_field="type", forbid_unknown_fields=True):
    """Base of all messages from clients. Unknown fields are rejected."""


class Shown(Struct, frozen=True, rename="camel"):
    """Base of all parts of server messages."""


# Commands: requests to a table


class Series(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """How long a series lasts."""

    to: Literal["wins", "games"]  # until somebody has `count` wins, or `count` games were played
    count: int


class Settings(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A table's settings, besides the game's own options."""

    visibility: Literal["private", "public"]  # public tables are listed in the lobby
    talk: Literal["free", "presets", "off"]
    take_back: bool  # whether a sealed choice may be taken back until the last is in
    clock: int | None  # seconds for a move; None: no clock
    absence: int | None  # seconds until a bot plays for somebody who is away; None: never
    hints: bool = True  # whether hints are possible, once everybody in a seat agrees
    memory_aids: bool = True  # whether views include what players could remember; not in old logs
    series: Series | None = None  # None: each game stands alone


class Tried(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The position of a finished game from which a what-if game started."""

    table: str | None  # its table; None: it came from a record
    number: int | None  # which game of that table, from 1
    at: int  # moves played before the position
    imagined: bool  # whether cards the seat couldn't see were dealt again


class Sit(FromClient, tag="sit", frozen=True):
    """Take a free seat, or change seats or name. A newcomer needs the table's invitation."""

    name: Name
    seat: SeatNumber | None = None  # None: my current one, or the first free one
    invite: Word | None = None
    face: Word | None = None  # None: my current one, or one nobody else here has


class Watch(FromClient, tag="watch", frozen=True):
    """Give a spectator a name, which they need to talk."""

    name: Name
    invite: Word | None = None  # with the invitation of a private table there is always room


class Leave(FromClient, tag="leave", frozen=True):
    """Leave for good. During a game a bot takes over."""


class SeatBot(FromClient, tag="seat-bot", frozen=True):
    """Host, between games: put a bot into a free seat, or replace another bot."""

    bot: Word | None = None  # null: the default one, `medium` if available
    seat: SeatNumber | None = None  # None: the first free one


class EmptySeat(FromClient, tag="empty-seat", frozen=True):
    """Host, between games: remove a bot or a person from a seat."""

    seat: SeatNumber


class Ban(FromClient, tag="ban", frozen=True):
    """Host: remove a spectator for good. Their token is refused from now on."""

    name: Name  # one of the `watchers`


class ChooseBeginner(FromClient, tag="choose-beginner", frozen=True):
    """Host, between games: choose who begins the next game, if the game has a starting player."""

    seat: SeatNumber | None = None  # None: at random
    youngest: bool = False  # the person there is the youngest: the choice follows them


class Start(FromClient, tag="start", frozen=True):
    """Host: deal. After a game this deals the next one, even if not everybody agreed to it."""

    fill: Word | None = None  # the bot for seats that are empty or were left
    entropy: Entropy | None = None  # as in `contribute`, if the host hasn't contributed yet
    same_deal: bool = False  # deal the same cards as in the game that is over


class Contribute(FromClient, tag="contribute", frozen=True):
    """From a seat, between games: add random digits to the next deal, once, after its `promise`."""

    entropy: Entropy  # lower-case hexadecimal


class Rematch(FromClient, tag="rematch", frozen=True):
    """Ask for another game, or withdraw that. When the last person agrees, it is dealt."""

    yes: bool = True
    same_deal: bool = False  # with the same cards, if everybody wants that


class Play(FromClient, tag="play", frozen=True):
    """Play a move in the game's notation: one of the `legal` moves last sent to this seat."""

    move: MoveText
    seq: Seq | None = None  # the last seq seen; if the position has changed since, it is stale


class TakeBack(FromClient, tag="take-back", frozen=True):
    """Take back my sealed choice while others are still choosing, if the table allows it."""

    # The last seq seen: a choice sealed since then stays. May be left out for one's first choice.
    seq: Seq | None = None


class MoreTime(FromClient, tag="more-time", frozen=True):
    """Extend my time for this move by the full time for a move."""


class Back(FromClient, tag="back", frozen=True):
    """I'm back: take over from the bot that plays for me."""


class StandIn(FromClient, tag="stand-in", frozen=True):
    """Let a bot play for somebody who is away, until they are back."""

    seat: SeatNumber


class React(FromClient, tag="react", frozen=True):
    """From a seat: send a quick sign to everybody. It isn't stored."""

    reaction: Word


class AgreeToHints(FromClient, tag="hints", frozen=True):
    """From a seat: agree that everybody here may ask for hints, or withdraw that."""

    yes: bool = True


class Say(FromClient, tag="say", frozen=True):
    """Say something: either a preset phrase by its id, or free text if the table allows it."""

    preset: Word | None = None
    about: Word | None = None  # the topic, for phrases that have one
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
    """The first message on a connection. Send it again at any time for a fresh view."""

    table: TableId
    token: Token | None = None  # None: a spectator without a name
    since: Seq | None = None  # the last seq I have; `missed` then contains what happened after it
    blind: bool = False  # show me the table as a spectator sees it, without my cards
    # Other people on this device: present as long as this connection is, and shown nothing by it.
    companions: Annotated[tuple[Token, ...], Meta(max_length=MOST_COMPANIONS)] = ()
    # Send changes of a list in my view as an object: only the items that changed, by index.
    places: bool = False


class Do(FromClient, tag="do", frozen=True):
    """Send a command to the table."""

    id: ClientId  # made by the client, unique: a repeat is answered but not applied again
    command: Command


class Consider(FromClient, tag="consider", frozen=True):
    """Ask what a move of mine would change. Only I get the answer, and nothing changes."""

    id: ClientId  # repeated in the answer
    move: MoveText  # one of the `legal` moves last sent to this seat
    seq: Seq | None = None  # the last seq seen, as in `play`


class Hint(FromClient, tag="hint", frozen=True):
    """Ask what the strongest bot here would do in my place. Only I get the answer."""

    id: ClientId  # repeated in the answer
    seq: Seq | None = None  # the last seq seen, as in `play`


class Ping(FromClient, tag="ping", frozen=True):
    """Sent every few seconds and answered immediately: both sides know the connection is alive."""


ClientMessage: TypeAlias = Hello | Do | Consider | Hint | Ping


# Parts of server messages


class SeatCard(Shown, frozen=True):
    """One seat as everybody sees it."""

    name: str | None  # None: the seat is free
    face: str | None  # one of `FACES`, chosen or assigned; None: the seat is free
    bot: str | None  # which bot sits here, or plays for the person
    stand_in: StandInReason | None  # why a bot plays for the person
    present: bool  # whether the person has a live connection, or recently used REST
    missed: int  # moves in a row for which the time ran out
    rematch: bool  # whether they want another game
    same_deal: bool  # whether they want it with the same cards
    hints: bool  # whether they agree to hints for everybody
    contributed: str | None  # fingerprint of this seat's contribution to the next deal


class Chance(Shown, frozen=True):
    """What a deal was drawn from."""

    promise: str  # fingerprint of the seed
    seed: str
    entropy: tuple[str | None, ...]  # by seat; null: contributed nothing
    beginner: int | None  # the seat chosen to begin; null: drawn at random


class Opening(Shown, frozen=True):
    """Opens the commitment once the game is over: it is the SHA-256 of salt and deal."""

    salt: str
    deal: dict[str, Any]
    chance: Chance | None  # null: the deal wasn't drawn, but known before


class CoachStep(Shown, frozen=True):
    """One step of a guided game's coach."""

    says: str  # the message's id; clients translate it
    at: str | None  # the place on the game's table it points at
    waits: bool  # whether it waits for the learner's move, rather than just being read


class Coach(Shown, frozen=True):
    """The progress of a guided game. It follows from the moves played so far."""

    lesson: str
    seat: int  # the learner's
    count: int  # steps in the whole lesson
    first: int  # how many of them come before `steps`
    steps: tuple[CoachStep, ...]  # to show now, in order; empty while others are to move


class BeginnerCard(Shown, frozen=True):
    """Who is to begin the next game."""

    seat: int
    why: BeginnerReason


class SeriesLine(Shown, frozen=True):
    """The standing of one player in a series."""

    name: str
    face: str
    bot: str | None  # which bot it is; null: a person
    seat: int | None  # null: no longer at the table
    wins: int  # a shared win counts for each winner
    points: int | None  # sum over their games; null: this game has no points to add up
    place: int  # 1 is first; equals share a place


class SeriesGame(Shown, frozen=True):
    """A finished game of a series."""

    number: int  # which game of the table, from 1
    scores: tuple[int | None, ...]  # by index in `lines`; null: did not play
    winners: tuple[int, ...]  # indices in `lines`; empty if all lost together


class SeriesCard(Shown, frozen=True):
    """The standing of a series; its length is in the settings."""

    together: bool  # all win or lose together: only `won` counts, and places mean nothing
    won: int  # games that somebody, or everybody together, has won
    lines: tuple[SeriesLine, ...]  # people and bots in seats by seat, then those who left
    games: tuple[SeriesGame, ...]  # of this series, in order
    over: bool  # decided: first place has won, and the next game starts a new series


class TableCard(Shown, frozen=True):
    """A table as everybody at it sees it. The cards are in the view."""

    id: str
    game: str
    options: dict[str, Any]
    deck: list[Any] | None  # the table's own cards; null: the game's
    settings: Settings
    phase: Phase
    number: int  # games started at this table
    seats: tuple[SeatCard, ...]
    host: int | None  # the seat that may start games, seat bots and remove people
    deadlines: tuple[int | None, ...]  # by seat, ms since 1970: when a bot moves for it
    more_time: tuple[int, ...]  # by seat: how often it may still extend its time for this move
    stand_in_from: tuple[int | None, ...]  # by seat: when a bot may play for its absent person
    watchers: tuple[str, ...]  # present spectators with a name
    hints: bool  # whether a player to act may ask for a hint
    known_deal: bool  # whether this deal has been played before
    tried: Tried | None  # where this what-if game started; null: an ordinary game
    coach: Coach | None  # null: not a guided game
    beginner: BeginnerCard | None  # who begins the next game; null: drawn at random, or nobody
    series: SeriesCard | None  # null: each game stands alone
    presets: tuple[str, ...]  # ids of the phrases available at this table
    closed: bool  # by the operator, for good: nobody can do anything here any more
    discreet: bool  # whether the rules forbid talking about your own cards
    promise: str | None  # fingerprint of the next deal's seed; null during a game
    commitment: str | None  # fingerprint of the current game's deal
    opening: Opening | None  # once the game is over
    log_hash: str | None  # once the game is over: the hash-chain link of its last entry


class You(Shown, frozen=True):
    """Who you are at this table."""

    person: int | None
    seat: int | None
    invite: str | None  # visible to people in seats; at public tables to everybody


class Remark(Shown, frozen=True):
    """Something said at the table."""

    seq: int
    at: int  # ms since 1970
    name: str
    seat: int | None  # None: a spectator
    preset: str | None
    about: str | None  # the phrase's topic, by id; null: none
    text: str | None


class Reacted(Shown, frozen=True):
    """A quick sign from somebody in a seat."""

    seat: int
    reaction: str  # one of `REACTIONS`


class Happening(Shown, frozen=True):
    """The events of one move, as this viewer saw them."""

    seq: int  # at the start of a what-if game, several share one
    events: Raw  # a list of the game's events, each with its `type`


class Lost(Shown, frozen=True):
    """Entries that clients were sent and that a database lost when an older copy replaced it."""

    since: int  # the last seq that is still valid
    entries: int  # how many after it were lost


# WebSocket, from the server


class FromServer(Struct, frozen=True, rename="camel", tag_field="type", omit_defaults=True):
    """Base of all messages from the server."""


class Welcome(FromServer, tag="welcome", frozen=True):
    """The whole table as you may see it. It replaces everything the client knew."""

    seq: int
    now: int  # ms since 1970 by the server's clock, which deadlines use
    table: TableCard
    you: You
    view: Raw | None  # the game's view; None before the first game
    legal: tuple[str, ...]  # your legal moves; empty unless you are to act
    missed: tuple[Happening, ...]  # what happened after `since` in the current game
    talk: tuple[Remark, ...]  # the latest remarks
    earlier_talk: bool  # whether there are earlier ones, available by REST
    lost: Lost | None = None  # entries you were sent that are no longer valid


class Update(FromServer, tag="update", frozen=True):
    """What one entry changed. Fields left out are unchanged."""

    seq: int
    done: str | None = None  # the id of your own command, if that caused it
    table: dict[str, Any] | None = None  # the changed fields of the table
    you: You | None = None
    events: Raw | None = None
    view: Raw | None = None  # the changed fields of the view, whole or by index (see `places`)
    legal: tuple[str, ...] | None = None
    said: tuple[Remark, ...] | None = None
    reacted: Reacted | None = None  # always alone, with the seq of the last entry


class Done(FromServer, tag="done", frozen=True):
    """The answer to a repeated command: it had already been applied, as entry `seq`."""

    id: str
    seq: int


class Considered(FromServer, tag="considered", frozen=True):
    """What a move would change, as far as your seat can see."""

    id: str
    seq: int  # the table's last entry
    preview: Raw  # its type depends on the game


class HintPlace(Shown, frozen=True):
    """Something that you can see on the table, and that a hint names."""

    kind: PlaceKind
    at: str  # a card, an Objective, a seat's number, a column, or which section, zone or common


class HintReason(Shown, frozen=True):
    """Why a move is good: the message `hint-ID`, with figures from the rules."""

    id: str
    values: dict[str, int]
    places: tuple[HintPlace, ...]  # what it is about: to name and to highlight


class Hinted(FromServer, tag="hinted", frozen=True):
    """The best move in your place, as a review of the game will judge it: from what your seat
    can see."""

    id: str
    seq: int  # the table's last entry
    move: str  # one of the `legal` moves
    bot: str | None  # a bot that advises instead; null: the judge of reviews, or a lesson
    why: HintReason | None


class Problem(FromServer, tag="problem", frozen=True):
    """A refused request. It changed nothing."""

    code: Code
    message: str  # one line for people: what, where, and what is allowed
    id: str | None = None  # of the refused request
    seq: int | None = None  # the table's last entry


class Pong(FromServer, tag="pong", frozen=True):
    """The answer to a ping."""


class Bye(FromServer, tag="bye", frozen=True):
    """The server closes the connection. Reconnect after `retryAfter` ms."""

    reason: Literal[
        "restarting",
        "silent",
        "too-fast",
        "moved",
        "full",  # no room for newcomers; people in seats are always let in
    ]
    retry_after: int


class Notice(FromServer, tag="notice", frozen=True):
    """What the operator tells everybody. It replaces the one before; without fields, none is left.

    Sent before the first `welcome`, if there is one, and whenever it changes."""

    text: str | None = None  # in the operator's own words
    maintenance: bool = False  # no new games begin


ServerMessage: TypeAlias = (
    Welcome | Update | Done | Considered | Hinted | Problem | Pong | Bye | Notice
)

"""The log entries of a table: one type for each thing that can happen at it.

Entries are stored and never sent: they hold the deal, sealed choices and hashed tokens. The
projection decides what a viewer may see. An entry means the same whenever it is read: reducing the
log again gives the same table.
"""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from splittable.server.domain.characters import Character
from splittable.server.store import Personal, PersonalKind
from splittable.server.store.hash_chain import digest_of

StandInReason: TypeAlias = Literal[
    "move",  # the time for this one move ran out: the next one is the person's again
    "clock",  # it ran out several times in a row; in old logs, once
    "absence",
    "left",
]


class SeriesLength(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """For how long a table counts its games together."""

    to: Literal["wins", "games"]  # until somebody has won so many, or so many have been played
    count: int


class TableSettings(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """What a table agrees on besides the game's own options."""

    visibility: Literal["private", "public"]  # public tables are listed in the lobby
    talk: Literal["free", "presets", "off"]
    take_back: bool  # whether a sealed choice may be taken back until the last is in
    clock: int | None  # seconds for a move; None: no clock
    absence: int | None  # seconds until a bot plays for somebody who is away; None: never
    hints: bool = True  # whether there are any, once all people in seats agree to them
    memory_aids: bool = True  # whether views tell what one could remember; old logs do not say
    series: SeriesLength | None = None  # None: every game is on its own


BeginnerReason: TypeAlias = Literal[
    "chosen",  # this seat, whoever sits there
    "youngest",  # this person, wherever they sit
    "passed",  # by the last game here: the left neighbour is next
]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """The fields that all entries have."""

    at: int  # ms since 1970, by the server's clock
    person: int | None = None  # who sent the command, by number at this table; None: the server
    id: str | None = None  # the client's id of that command: a repeat is answered, not applied
    # In the log: the digest of its name or text, which is kept beside it (see `take_apart`).
    personal: str | None = None


class TriedPosition(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """From where a game is tried again: a position of a finished one."""

    table: str | None  # where that was played; None: it came as a record
    number: int | None  # which game of that table
    at: int  # moves played by then
    imagined: bool  # whether what the seat could not see was dealt anew
    names: tuple[str, ...] = ()  # by seat, in that game: bots keep theirs; () in older logs


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """The first entry of every log. The opener is person 0, in seat 0 by default."""

    game: str
    rules: int
    options: dict[str, Any]
    settings: TableSettings
    invite: str  # grants a seat
    name: str = ""  # here and below: empty once it is erased
    token_hash: str
    deck: list[Any] | None = None  # the table's own cards; None: those that come with the game
    deal: dict[str, Any] | None = None  # the deal of an earlier game, for the first game here
    seed: str | None = None  # of the first deal; secret until that game is over
    seat: int = 0  # the opener's
    moves: tuple[
        tuple[int, str], ...
    ] = ()  # seat and move: already played when the first game begins
    tried: TriedPosition | None = None  # the position that they lead to
    face: str | None = None  # the opener's; None in older logs
    lesson: str | None = None  # the first game is a guided one
    beginner: int | None = None  # the seat that begins the first game; None: drawn by lot


class Sat(Entry, tag="sat", frozen=True, kw_only=True):
    """A newcomer takes a seat, or somebody changes seats or their name."""

    seat: int
    name: str = ""
    token_hash: str | None = None  # of a newcomer
    in_place_of: int | None = (
        None  # number of a person who is forgotten for the newcomer; None: the next number
    )
    face: str | None = None  # None in older logs


class Watched(Entry, tag="watched", frozen=True, kw_only=True):
    """A spectator gives a name, to be able to talk."""

    name: str = ""
    token_hash: str | None = None
    in_place_of: int | None = None
    is_guest: bool = False  # had the invitation of a private table


class Left(Entry, tag="left", frozen=True, kw_only=True):
    """Somebody leaves: between games the seat is free, during a game a bot plays it."""

    frees: bool


class BotSat(Entry, tag="bot-sat", frozen=True, kw_only=True):
    seat: int
    bot: str
    character: Character | None = None  # None in older logs


class SeatEmptied(Entry, tag="seat-emptied", frozen=True, kw_only=True):
    """The host sends a bot or a person away, between games."""

    seat: int


class Banned(Entry, tag="banned", frozen=True, kw_only=True):
    """The host sends a spectator away for good."""

    token_hash: str


class BeginnerChosen(Entry, tag="beginner-chosen", frozen=True, kw_only=True):
    """The host says who begins the next game."""

    seat: int | None = None  # None: drawn by lot
    youngest: bool = False  # the person in that seat, wherever they sit later


class Contributed(Entry, tag="contributed", frozen=True, kw_only=True):
    """A seated person contributes secret entropy to the next deal."""

    entropy: str  # secret until that game is over


class Ended(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The result of a game of a series, so that loading needn't replay it."""

    scores: tuple[int, ...]  # by seat
    winners: tuple[int, ...]  # seats


class Dealt(Entry, tag="dealt", frozen=True, kw_only=True):
    """A game begins. Secret until it is over: the deal, the salt and the entropy."""

    deal: dict[str, Any]
    salt: str
    entropy: tuple[str | None, ...] | None = None  # by seat; None: not drawn from the seed
    next_seed: str | None = None  # of the deal after this one; secret until that game is over
    fill: str | None = None  # the bot for seats that are empty or left
    again: bool = False  # the last game's deal is played again
    characters: tuple[Character, ...] = ()  # of the bots that fill seats, in seat order
    beginner: int | None = None  # the seat chosen to begin; None: drawn, or a known deal
    ended: Ended | None = None  # in a series: how the game before this one ended


class Played(Entry, tag="played", frozen=True, kw_only=True):
    """A move, in notation. A sealed choice is a move too, and secret until it is revealed."""

    seat: int
    move: str


class TakenBack(Entry, tag="taken-back", frozen=True, kw_only=True):
    seat: int


class MoreTimeGiven(Entry, tag="more-time", frozen=True, kw_only=True):
    seat: int
    until: int  # the new deadline, ms since 1970


class StoodIn(Entry, tag="stood-in", frozen=True, kw_only=True):
    """A bot plays this seat until its player is back, or for one move."""

    seat: int
    why: StandInReason


class CameBack(Entry, tag="came-back", frozen=True, kw_only=True):
    seat: int


class Said(Entry, tag="said", frozen=True, kw_only=True):
    """A remark: a preset phrase by its id, or free text. Neither: the text is erased."""

    seat: int | None = None  # of the bot that says it; None: the person does
    preset: str | None = None
    about: str | None = None  # what the phrase is about, by id
    text: str | None = None


class RematchWanted(Entry, tag="rematch", frozen=True, kw_only=True):
    yes: bool
    same_deal: bool = False  # with the same cards


class HintsAgreed(Entry, tag="hints", frozen=True, kw_only=True):
    """A seated person agrees to hints for everybody, or withdraws that."""

    yes: bool


class Hidden(Entry, tag="hidden", frozen=True, kw_only=True):
    """An operator takes a public table off the list, or puts it back."""

    yes: bool


class Closed(Entry, tag="closed", frozen=True, kw_only=True):
    """An operator ends a table for good. A game in play there has no result."""


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | Watched
    | Left
    | BotSat
    | SeatEmptied
    | Banned
    | BeginnerChosen
    | Contributed
    | Dealt
    | Played
    | TakenBack
    | MoreTimeGiven
    | StoodIn
    | CameBack
    | Said
    | RematchWanted
    | HintsAgreed
    | Hidden
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read_entry(raw: bytes) -> AnyEntry:
    return _decoder.decode(raw)


def take_apart(
    entry: AnyEntry, token_hash: str | None, salt: Callable[[], bytes]
) -> tuple[bytes, Personal | None]:
    """An entry as its log keeps it, and apart from it what can be erased."""
    kind: PersonalKind = "name"
    bare: AnyEntry
    match entry:
        case Opened(name=words) | Sat(name=words) | Watched(name=words):
            bare = replace(entry, name="")
        case Said(text=str(words)):
            kind, bare = "talk", replace(entry, text=None)
        case _:
            return write_entry(entry), None
    personal = Personal(kind, token_hash, entry.at, salt().hex(), words)
    digest = digest_of(personal.salt, words)
    return write_entry(replace(bare, personal=digest)), personal


def put_together(entry: AnyEntry, beside: Personal | None) -> AnyEntry:
    """The entry with what is kept apart from it; None: that is erased, or there is none."""
    if beside is None:
        return entry
    if isinstance(entry, Said):
        return replace(entry, text=beside.words, personal=None)
    assert isinstance(entry, Opened | Sat | Watched)
    return replace(entry, name=beside.words, personal=None)

"""Request and response bodies of REST: opening tables, decks and deals, finished games."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from splittable.server.messages.live import (
    LONGEST_TEXT,
    ClientId,
    Command,
    Name,
    Phase,
    Remark,
    SeatNumber,
    Seq,
    Series,
    Shown,
    TableId,
    Token,
    Word,
)


class WantedSettings(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The settings of a new table."""

    visibility: Literal["private", "public"] = "private"
    talk: Literal["free", "presets", "off"] | None = None  # None: depends on the game
    take_back: bool = True
    clock: Annotated[int, Meta(ge=5, le=7 * 24 * 3600)] | None = None
    absence: Annotated[int, Meta(ge=10, le=7 * 24 * 3600)] | None = 120
    hints: bool = True  # false: no hints, even if everybody agrees
    memory_aids: bool = True  # false: views leave out what players could remember
    series: Series | None = None  # null: each game stands alone


class SameDeal(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A finished game on this server, whose deal is to be played again."""

    table: TableId
    number: Annotated[int, Meta(ge=1, le=10**6)]


class TryOut(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A position of a finished game to play on from: of a table here, or of the `record`."""

    at: Annotated[int, Meta(ge=0, le=10**6)]  # moves played before it
    seat: SeatNumber  # mine
    table: TableId | None = None
    number: Annotated[int, Meta(ge=1, le=10**6)] | None = None
    imagined: bool = False  # deal again what the seat couldn't see at that point


class OpenTable(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """Open a table: for a game with its options, a deal to play again, or a guided game."""

    name: Name
    game: Word | None = None
    options: dict[str, int | bool | str] = {}
    settings: WantedSettings | None = None  # None: the game's defaults
    token: Token | None = None  # None: the server makes one
    same_deal: SameDeal | None = None
    record: dict[str, Any] | None = None  # a finished splittable/1 record, to play its deal
    tryout: TryOut | None = None  # the other seats get bots: `bots`, or the default one
    lesson: Word | None = None  # a guided game by name; it defines everything but my name
    bots: Word | None = None  # fill the other seats with this bot and start immediately
    face: Word | None = None  # mine; None: any
    beginner: SeatNumber | None = None  # who begins the first game; None: drawn at random
    deck: list[Any] | None = None  # my own cards; None: the server's or the game's


class TableOpened(Shown, frozen=True):
    """A new table, with what its opener needs."""

    table: str
    invite: str
    token: str  # secret: anyone who has it acts as this person
    join_path: str  # the link for players
    watch_path: str  # the link for spectators
    promise: str | None  # as in the table: seen before `start` adds the opener's entropy


class TalkPage(Shown, frozen=True):
    """A page of a table's chat, in order."""

    talk: tuple[Remark, ...]
    earlier_talk: bool  # whether there are earlier remarks


class PostedCommand(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A command sent by REST. The Authorization header carries the token."""

    id: ClientId
    command: Command


class Answered(Shown, frozen=True):
    """A command was applied, as entry `seq`."""

    id: str
    seq: int


class OptionCard(Shown, frozen=True):
    """An option of a game."""

    name: str
    values: tuple[int | bool | str, ...]  # the default first
    meaning: str


class GameCard(Shown, frozen=True):
    """A game as this server offers it."""

    name: str
    title: str
    rules: int  # the version of its rules
    options: tuple[OptionCard, ...]
    bots: tuple[str, ...]  # those available here
    presets: tuple[str, ...]  # ids of its phrases
    beginner: str | None  # the name of the starting player's role; null: the game has none
    takes_deck: bool  # whether a table may bring its own cards
    house_deck: bool  # whether tables without their own cards get the operator's


class DeckParameter(Shown, frozen=True):
    """A parameter of a kind of card."""

    name: str
    allowed: tuple[int | str, ...]
    several: bool  # whether it is a list: at least one value, none twice


class DeckKind(Shown, frozen=True):
    """A kind of card."""

    name: str
    parameters: tuple[DeckParameter, ...]
    symbols: tuple[str, ...]  # a card may have one of these, or none


class DeckSheet(Shown, frozen=True):
    """The deck of a game, and what a table's own cards may consist of."""

    cards: Raw  # as in a deck file, with how certain we are of each
    house: list[Any] | None  # the operator's, for tables without their own; null: the cards above
    kinds: tuple[DeckKind, ...]
    most_points: int  # of a card; the least is 1
    most_cards: int


class DeckWish(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A deck to check."""

    deck: list[Any]


class DeckComplaint(Shown, frozen=True):
    """One error in a deck."""

    place: int | None  # index of the card; null: the deck as a whole
    field: str | None  # such as `points` or `params.value`; null: the card as a whole
    message: str  # one line for people


class DeckVerdict(Shown, frozen=True):
    """The result of checking a deck."""

    complaints: tuple[DeckComplaint, ...]  # empty: it can be used
    seats: tuple[int, ...]  # the seat counts it has enough cards for


class ScoreWish(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The end of a game on a real table, to be scored. It contains no names."""

    options: dict[str, int | bool | str]
    table: dict[str, Any]  # its form depends on the game
    deck: list[Any] | None = None  # own cards, as for a table


class DealWish(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A numbered deal from a deck of your own."""

    options: dict[str, int | bool | str]
    deck: list[Any] | None = None  # as for a table


class DealPacket(Shown, frozen=True):
    """Cards that lie together when a real table is prepared."""

    kind: str  # hand, second-hand, common, helpers, row, stock or out
    cards: tuple[int | str, ...]  # as in a record; of a stock or a row, the first card first
    sight: Literal["own", "open", "hidden"]  # visible to its seat, to everybody, to nobody yet
    seat: int | None  # the owner; null: the table
    number: int | None  # of a row, from 1


class DealSheet(Shown, frozen=True):
    """A numbered deal, to lay out on a real table: the same cards on every server."""

    game: str
    options: dict[str, int | bool | str]
    definition: int  # version of the mapping from numbers to deals
    number: int
    beginner: int | None  # the seat that begins; null: none
    deal: dict[str, Any]  # as in a record
    packets: tuple[DealPacket, ...]  # all cards in the box, in the order to prepare them


class Privacy(Shown, frozen=True):
    """For how long a server keeps what. Days; null: as long as the table, or the server."""

    keep_finished: int | None  # tables whose game is over, after their last use
    keep_abandoned: int | None  # other tables
    keep_talk: int | None  # remarks
    keep_notes: int | None  # reports, bans after they end, and operators' acts
    contact: str  # of the operator: a mail address or a link; empty: none given
    takes_reports: bool  # whether somebody can read them


class Forgotten(Shown, frozen=True):
    """What was erased."""

    tables: int  # at how many tables there was anything


ReportReason: TypeAlias = Literal["insult", "name", "spoil", "other"]


class ReportWish(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """What a player reports: the table, or a remark there."""

    reason: ReportReason
    seq: Seq | None = None  # of the remark
    words: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""  # the reporter's own


class Reported(Shown, frozen=True):
    """The operators can read the report now."""

    id: str


class LobbyCard(Shown, frozen=True):
    """A public table in the lobby."""

    id: str
    invite: str
    game: str
    options: dict[str, Any]
    phase: Phase
    names: tuple[str | None, ...]  # by seat; None: free
    clock: int | None
    own_deck: bool = False  # whether it plays with its own cards


class LobbyTables(Shown, frozen=True):
    """The public tables."""

    tables: tuple[LobbyCard, ...]


class Games(Shown, frozen=True):
    """The games of this server."""

    games: tuple[GameCard, ...]


class Reach(Shown, frozen=True):
    """From where this server can be reached."""

    shared: bool  # false: only from the machine it runs on
    addresses: tuple[str, ...]  # its addresses for other machines; only for requests from itself


class Moment(Shown, frozen=True):
    """A game after a number of moves, as seen from one seat or by a spectator."""

    table: str
    number: int
    at: int  # moves played so far
    moves: int  # in the whole game; while it runs, so far
    names: tuple[str, ...]
    bots: tuple[str | None, ...]  # by seat: the bot that sat there; null: a person, or unknown
    faces: tuple[str | None, ...]  # by seat; null: unknown, as for an uploaded record
    seat: int | None  # who made the last move
    move: str | None  # the last move; null at the start, and in a running game unless your own
    events: Raw
    view: Raw
    views: Raw | None  # by seat: all views of a finished game, if requested
    log_hash: str | None  # of a finished game, as in its table's card


class ListedMove(Shown, frozen=True):
    """The events of one move, as one viewer saw them."""

    at: int  # moves played, including this one
    seat: int
    events: Raw


class MoveList(Shown, frozen=True):
    """A finished game from its first move to its last."""

    table: str
    number: int
    moves: tuple[ListedMove, ...]


class MomentWish(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A position of an uploaded record."""

    record: dict[str, Any]  # splittable/1
    at: Annotated[int, Meta(ge=0, le=10**6)]
    seat: SeatNumber | None = None  # the viewer; None: a spectator
    open: bool = False  # include every seat's view


class ReviewWish(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """An uploaded record of a finished game, to be reviewed."""

    record: dict[str, Any]  # splittable/1


class ReviewReason(Struct, frozen=True, forbid_unknown_fields=True):
    """Why the best move is better."""

    id: str
    values: dict[str, int]


class ReviewedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A legal move, as the review values it."""

    move: str
    chance: float  # of winning
    error: float
    tries: int
    share: float | None  # how often the mix plays it


class ReviewedDecision(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision, judged by what its seat could know."""

    at: int  # moves made before it
    seat: int
    move: str
    best: str
    loss: float  # of the chance of winning
    error: float
    grade: Literal["slip", "mistake", "blunder"] | None
    mixed: bool  # judged against a mix
    candidates: tuple[ReviewedMove, ...]  # the best first
    reasons: tuple[ReviewReason, ...]


class ReviewedPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """The chances of winning at one position."""

    at: int  # moves made before it
    chances: tuple[float, ...]  # by seat
    errors: tuple[float, ...]


class ReviewProgress(Shown, frozen=True):
    """A review in progress. It is cancelled if nobody keeps asking for it."""

    state: Literal["waiting", "working"]
    done: float  # 0 to 1
    id: str | None  # of the review of an uploaded record; null for a table's game
    ahead: int  # reviews that are made before this one
    # Found so far, in the order of the game, without the first `have` results.
    positions: tuple[ReviewedPosition, ...]
    decisions: tuple[ReviewedDecision, ...]


class ReviewedPart(Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of a seat's result: fair, luck, others and own add up to it."""

    seat: int
    fair: float
    luck: float
    others: float
    own: float
    result: float
    others_error: float
    own_error: float


class ReviewSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A review in the format `splittable-review/1` (docs/review.md)."""

    format: Literal["splittable-review/1"]
    record: str  # SHA-256 of the record
    game: str
    options: dict[str, Any]
    names: tuple[str, ...]  # by seat
    playouts: int
    seed: int
    fair_error: float
    chances: tuple[tuple[float, ...], ...]  # by position and seat
    errors: tuple[tuple[float, ...], ...]
    decisions: tuple[ReviewedDecision, ...]
    parts: tuple[ReviewedPart, ...]  # by seat

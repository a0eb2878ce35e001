"""What is asked once, by REST, and what it gets: opening tables, the box, finished games."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from splittable.server.messages.live import (
    ClientId,
    Command,
    Name,
    Phase,
    Remark,
    SeatNumber,
    Series,
    Shown,
    TableId,
    Token,
    Word,
)


class WantedSettings(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """Settings as asked for; what is left out follows the game."""

    visibility: Literal["private", "public"] = "private"
    talk: Literal["free", "presets", "off"] | None = None
    take_back: bool = True
    clock: Annotated[int, Meta(ge=5, le=7 * 24 * 3600)] | None = None
    absence: Annotated[int, Meta(ge=10, le=7 * 24 * 3600)] | None = 120
    hints: bool = True  # false: none, whoever would agree
    memory_aids: bool = True  # false: views do not tell what one could remember
    series: Series | None = None  # null: every game is on its own


class SameDeal(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A finished game of this server."""

    table: TableId
    number: Annotated[int, Meta(ge=1, le=10**6)]


class TryOut(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A position of a finished game, to be played on from; of a table here, or of the `record`."""

    at: Annotated[int, Meta(ge=0, le=10**6)]  # after so many moves
    seat: SeatNumber  # mine
    table: TableId | None = None
    number: Annotated[int, Meta(ge=1, le=10**6)] | None = None
    imagined: bool = False  # deal anew whatever the seat could not see by then


class OpenTable(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """Open a table: a game with its options, one to be played again, or a guided game."""

    name: Name
    game: Word | None = None
    options: dict[str, int | bool | str] = {}
    settings: WantedSettings | None = None  # None: every setting as the game suggests
    token: Token | None = None  # left out: the server makes one
    same_deal: SameDeal | None = None
    record: dict[str, Any] | None = None  # a finished splittable/1 record, to play its deal
    tryout: TryOut | None = None  # bots have the other seats: `bots`, or the usual one
    lesson: Word | None = None  # a guided game, by its name: it brings all but my name along
    bots: Word | None = None  # fill the other seats with this bot and start at once
    face: Word | None = None  # mine; None: any
    beginner: SeatNumber | None = None  # who begins the first game; None: by lot
    deck: list[Any] | None = None  # cards of my own; None: those that the house deals


class TableOpened(Shown, frozen=True):
    table: str
    invite: str
    token: str  # secret: whoever has it is this person
    join_path: str  # the link for friends
    watch_path: str  # the link for spectators
    promise: str | None  # as in the table: whoever has seen it may start with entropy of their own


class TalkPage(Shown, frozen=True):
    """Some of what was said at a table, in order."""

    talk: tuple[Remark, ...]
    earlier_talk: bool  # whether there is more before it


class PostedCommand(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A command by REST; the Authorization header bears the token."""

    id: ClientId
    command: Command


class Answered(Shown, frozen=True):
    id: str
    seq: int


class OptionCard(Shown, frozen=True):
    name: str
    values: tuple[int | bool | str, ...]  # the default first
    meaning: str


class GameCard(Shown, frozen=True):
    name: str
    title: str
    rules: int
    options: tuple[OptionCard, ...]
    bots: tuple[str, ...]  # those that can be had here
    presets: tuple[str, ...]
    beginner: str | None  # what who begins is called; null: nobody does
    takes_deck: bool  # whether a table may bring cards of its own
    house_deck: bool  # whether tables here get the operator's, if they bring none


class DeckParameter(Shown, frozen=True):
    """One thing that a card says."""

    name: str
    allowed: tuple[int | str, ...]
    several: bool  # a list of these, at least one and none twice


class DeckKind(Shown, frozen=True):
    """A kind of card."""

    name: str
    parameters: tuple[DeckParameter, ...]
    symbols: tuple[str, ...]  # it may carry one of these, or none


class DeckSheet(Shown, frozen=True):
    """The cards that come with a game, and of what a table may make others."""

    cards: Raw  # as in a deck file, with how sure we are of each
    house: list[Any] | None  # the operator's, for tables that bring none; null: the cards above
    kinds: tuple[DeckKind, ...]
    most_points: int  # of a card; 1 is the least
    most_cards: int


class DeckWish(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A deck to be looked at."""

    deck: list[Any]


class DeckComplaint(Shown, frozen=True):
    """One thing that is wrong with a deck."""

    place: int | None  # of the card; null: it is the deck as a whole
    field: str | None  # such as `points` or `params.value`; null: the card as a whole
    message: str  # one line for a person


class DeckVerdict(Shown, frozen=True):
    """What the rules say of a deck."""

    complaints: tuple[DeckComplaint, ...]  # none: it can be played with
    seats: tuple[int, ...]  # for so many it has cards enough


class ScoreWish(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """What lies on a real table at the end of a game, to be scored; nobody's name is needed."""

    options: dict[str, int | bool | str]
    table: dict[str, Any]  # each game has its own way to write it down
    deck: list[Any] | None = None  # cards of one's own, as for a table


class DealWish(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A deal by number with cards of one's own."""

    options: dict[str, int | bool | str]
    deck: list[Any] | None = None  # as for a table


class DealPacket(Shown, frozen=True):
    """Cards that lie together when a real table is prepared."""

    kind: str  # hand, second-hand, common, helpers, row, stock or out
    cards: tuple[int | str, ...]  # as in a record; of a stock and of a row the first one first
    sight: Literal["own", "open", "hidden"]  # for its seat alone, for all, for nobody yet
    seat: int | None  # whose it is; null: the table's
    number: int | None  # of a row, the first one is 1


class DealSheet(Shown, frozen=True):
    """A deal by number, for a real table: the same cards wherever it is asked for."""

    game: str
    options: dict[str, int | bool | str]
    definition: int  # of what a number means
    number: int
    beginner: int | None  # the seat that begins; null: nobody does
    deal: dict[str, Any]  # as in a record
    packets: tuple[DealPacket, ...]  # in the order in which one makes them: all cards in the box


class LobbyCard(Shown, frozen=True):
    """A public table in the lobby."""

    id: str
    invite: str
    game: str
    options: dict[str, Any]
    phase: Phase
    names: tuple[str | None, ...]  # by seat; None: free
    clock: int | None
    own_deck: bool = False  # it plays with cards of its own


class LobbyTables(Shown, frozen=True):
    tables: tuple[LobbyCard, ...]


class Games(Shown, frozen=True):
    games: tuple[GameCard, ...]


class Reach(Shown, frozen=True):
    """From where this server can be reached."""

    shared: bool  # false: from the machine it runs on alone
    addresses: tuple[str, ...]  # of that machine, for others; told only to who asks from it


class Moment(Shown, frozen=True):
    """A game at one of its moves, from one seat or as a spectator."""

    table: str
    number: int
    at: int  # moves played so far
    moves: int  # in the whole game, or so far
    names: tuple[str, ...]
    bots: tuple[str | None, ...]  # by seat: which bot sat there; null: a person, or it is not known
    faces: tuple[str | None, ...]  # by seat; null: not known, as of a record that was sent
    seat: int | None  # whose move led here
    move: str | None  # null at the start; in a running game also where it is not one's own
    events: Raw
    view: Raw
    views: Raw | None  # by seat, of a finished game where all hands are asked for
    log_hash: str | None  # of a finished game, as in its table's card then


class ListedMove(Shown, frozen=True):
    """What one move did, as one viewer saw it."""

    at: int  # moves played with it
    seat: int
    events: Raw


class MoveList(Shown, frozen=True):
    """A finished game from its first move to its last."""

    table: str
    number: int
    moves: tuple[ListedMove, ...]


class MomentWish(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A finished game of anywhere, after so many moves."""

    record: dict[str, Any]  # splittable/1
    at: Annotated[int, Meta(ge=0, le=10**6)]
    seat: SeatNumber | None = None  # as this seat saw it; None: a spectator
    open: bool = False  # with every seat's view


class ReviewProgress(Shown, frozen=True):
    """A review that is not there yet; who goes on asking keeps it wanted."""

    state: Literal["waiting", "working"]
    done: float  # 0 to 1
    id: str | None  # of an uploaded record's review: what to ask for; null for a table's game


class ReviewWish(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A finished game of anywhere, to be reviewed."""

    record: dict[str, Any]  # splittable/1


class ReviewReason(Struct, frozen=True, forbid_unknown_fields=True):
    """Why the best move is better."""

    id: str
    values: dict[str, int]


class ReviewedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that the seat had."""

    move: str
    chance: float
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


class ReviewedPart(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat's result came about; fair, luck, others and own add up to it."""

    seat: int
    fair: float
    luck: float
    others: float
    own: float
    result: float
    others_error: float
    own_error: float


class ReviewSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A review `splittable-review/1`, as docs/review.md explains it."""

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

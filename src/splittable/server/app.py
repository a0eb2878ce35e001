"""The door: REST for everything but play. Only this module knows the web framework."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.plugins import OpenAPISchemaPlugin
from litestar.routes import HTTPRoute
from msgspec import Raw

from splittable import __version__
from splittable.core.decks import HouseDeck
from splittable.core.errors import SplittableError
from splittable.core.game import (
    AnyGame,
    begins,
    dealt_by_number,
    most_moves,
    options_with_deck,
    seats_for,
)
from splittable.core.numbered import DEFINITION, MOST_NUMBER
from splittable.core.options import read_words
from splittable.core.reading import listed, shown
from splittable.games import GAMES
from splittable.games.splito.objectives import STANDARD_FILE
from splittable.server.addresses import for_others, is_loopback
from splittable.server.asking import Asker
from splittable.server.limits import Budget, Budgets, Refusals
from splittable.server.lobby import Lobby, hashed
from splittable.server.metrics import Metrics
from splittable.server.notices import Notices
from splittable.server.page import Client, File
from splittable.server.pricing import InDebt
from splittable.server.protocol import (
    Answered,
    Code,
    DealPacket,
    DealSheet,
    DealWish,
    DeckComplaint,
    DeckKind,
    DeckParameter,
    DeckSheet,
    DeckVerdict,
    DeckWish,
    GameCard,
    Games,
    LobbyTables,
    Moment,
    MomentWish,
    MoveList,
    OpenTable,
    OptionCard,
    PostedCommand,
    Problem,
    Reach,
    ReviewProgress,
    ReviewSheet,
    ReviewWish,
    ScoreWish,
    TableOpened,
    TalkPage,
    Welcome,
)
from splittable.server.refusing import Refused, refused
from splittable.server.repeats import check_keys
from splittable.server.reviews import Reviews
from splittable.server.roster import Roster
from splittable.server.shapes import GameShapes
from splittable.server.showing import encode
from splittable.server.store import Store, StoreError
from splittable.server.talk import presets

DOCUMENT_PATH: Final = "/api/openapi.json"
LARGEST_BODY: Final = 256 * 1024  # bytes: a record is the longest thing one may send
BUSY_SECONDS: Final = 10  # after which it is worth asking again
MOST_MOVES: Final = max(map(most_moves, GAMES.values()))  # no game has more

STATUS: Final[dict[Code, int]] = {
    "invalid": 400,
    "illegal": 409,
    "not-your-turn": 409,
    "off-lesson": 409,
    "stale": 409,
    "wrong-phase": 409,
    "not-allowed": 403,
    "taken": 409,
    "sent-away": 403,
    "name-taken": 409,
    "unknown": 404,
    "later-rules": 409,
    "damaged": 409,
    "too-fast": 429,
    "too-big": 413,
    "foreign-origin": 403,
    "too-busy": 503,
    "no-reviews": 501,
    "unavailable": 503,
    "broken": 500,
}

_UNREADABLE: Final[tuple[Code, ...]] = ("later-rules", "damaged")

TOKEN: Final = re.compile("[A-Za-z0-9_-]{22,64}")  # as in a hello

log = structlog.get_logger()

AnyRequest = Request[Any, Any, Any]
TablePath = Annotated[str, PathParameter(description="the table's id", max_length=32)]
GamePath = Annotated[str, PathParameter(description="the game's name", max_length=32)]
NumberPath = Annotated[
    int, PathParameter(description="which game of the table, 1 first", ge=1, le=10**6)
]
DealPath = Annotated[int, PathParameter(description="of the deal, 1 first", ge=1, le=MOST_NUMBER)]
Bearer = Annotated[
    str | None,
    HeaderParameter(name="Authorization", description="`Bearer` and the token", max_length=100),
]


@dataclass(frozen=True, slots=True)
class Door:
    """What the REST handlers stand on."""

    lobby: Lobby
    store: Store
    metrics: Metrics
    games: Mapping[str, AnyGame]
    shapes: Mapping[str, GameShapes]
    decks: Mapping[str, list[Any]]  # by game: the operator's, for tables that bring none
    roster: Roster
    budgets: Budgets
    refusals: Refusals
    reviews: Reviews
    notices: Notices
    listens_on: str  # an address or a name; 0.0.0.0: every address of this machine


def rest(door: Door, client: Client) -> Litestar:
    return Litestar(
        route_handlers=[
            *_play(door),
            *_games_played(door),
            *_games_reviewed(door),
            *_operations(door),
            *_pages(client),
        ],
        exception_handlers={
            SplittableError: lambda request, error: _ours(door, request, error),
            HTTPException: lambda request, error: _frameworks(door, client, request, error),
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _unexpected,
        },
        request_max_body_size=LARGEST_BODY,
        plugins=[_GamesOwn()],
        openapi_config=OpenAPIConfig(
            title="Splittable",
            version=__version__,
            description="Tables for Split it!, Splito and Split. Play itself goes by WebSocket.",
            path=DOCUMENT_PATH,  # below it the framework answers with pages of its own
            render_plugins=[
                JsonRenderPlugin(path=["/", "/openapi.json"], media_type=MediaType.JSON)
            ],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


class _GamesOwn(OpenAPISchemaPlugin):
    """For the OpenAPI document: views and events are written already, an object or a list.

    Their types are each game's own, and are published for TypeScript.
    """

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is Raw

    def to_openapi_schema(self, field_definition: Any, schema_creator: Any) -> Schema:  # noqa: ARG002
        return Schema(type=[OpenAPIType.OBJECT, OpenAPIType.ARRAY])


def _problems(*codes: Code) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: which refusals a path may answer with."""
    by_status: dict[int, list[str]] = {}
    for code in (*codes, "invalid", "too-fast", "broken"):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=", ".join(names))
        for status, names in by_status.items()
    }


def _play(door: Door) -> list[HTTPRouteHandler]:
    @get("/api/games", responses=_problems())
    async def games() -> Games:
        """The games, their options, bots and preset phrases."""
        return Games(tuple(_game_card(game, door) for game in door.games.values()))

    @get("/api/reach", responses=_problems())
    async def reach(request: AnyRequest) -> Reach:
        """Whether other machines can open what is served here, and by which addresses; these are
        told to who asks from the machine itself, as its own page does to make links."""
        asker = "" if request.client is None else request.client.host
        is_shared = not is_loopback(door.listens_on)
        return Reach(is_shared, for_others(door.listens_on) if is_loopback(asker) else ())

    @get("/api/games/splito/objectives", media_type=MediaType.JSON, responses=_problems())
    async def objectives() -> Raw:
        """The Objective cards of Splito: what each asks for and what it is worth, by id."""
        return Raw(STANDARD_FILE)

    @get("/api/games/{game:str}/deck", responses=_problems("unknown"))
    async def deck(game: GamePath) -> DeckSheet:
        """The cards that come with a game, and of what a table may make others."""
        return _deck_sheet(_house_deck(door, game), door.decks.get(game))

    @post("/api/games/{game:str}/deck", status_code=200, responses=_problems("unknown", "too-big"))
    async def check_deck(
        request: AnyRequest, game: GamePath, data: JSONBody[DeckWish]
    ) -> DeckVerdict:
        """Whether a table could be opened with this deck, and if not, why; nothing is kept."""
        check_keys(await request.body(), "body")
        house_deck = _house_deck(door, game)
        return _verdict(door.games[game], house_deck, data.deck)

    @post("/api/games/{game:str}/score", status_code=200, responses=_problems("unknown", "too-big"))
    async def score(request: AnyRequest, game: GamePath, data: JSONBody[ScoreWish]) -> Raw:
        """The score of a game on a real table, by the same rules as everywhere; nothing is kept."""
        check_keys(await request.body(), "body")
        rules = door.lobby.game(game)
        options = options_with_deck(rules, data.options, data.deck)
        return Raw(encode(door.shapes[game].write_score(rules.score(options, data.table))))

    @get("/api/games/{game:str}/deals/{number:int}", responses=_problems("unknown"))
    async def deal(
        game: GamePath,
        number: DealPath,
        seats: Annotated[
            int | None, QueryParameter(description="how many play; else the game's default")
        ] = None,
        option: Annotated[
            list[str] | None,
            QueryParameter(description="others, such as `mode=cooperative`", max_items=10),
        ] = None,
    ) -> DealSheet:
        """The deal of a number, to be laid out on a real table: it is the same for everybody."""
        rules = door.lobby.game(game)
        words = [*([] if seats is None else [f"seats={seats}"]), *(option or ())]
        raw = read_words(words, rules.options, rules.name)
        return _deal_sheet(rules, rules.read_options(raw), number)

    @post(
        "/api/games/{game:str}/deals/{number:int}",
        status_code=200,
        responses=_problems("unknown", "too-big"),
    )
    async def deal_own(
        request: AnyRequest, game: GamePath, number: DealPath, data: JSONBody[DealWish]
    ) -> DealSheet:
        """The same with a deck of one's own; nothing is kept."""
        check_keys(await request.body(), "body")
        rules = door.lobby.game(game)
        return _deal_sheet(rules, options_with_deck(rules, data.options, data.deck), number)

    @get("/api/tables", responses=_problems("unavailable"))
    async def public_tables() -> LobbyTables:
        """The public tables that are gathering or playing, the newest first."""
        return LobbyTables(await door.lobby.listed())

    @post("/api/tables", responses=_problems("unknown", *_UNREADABLE, "unavailable", "too-big"))
    async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> TableOpened:
        """Open a table and sit down in seat 0."""
        check_keys(await request.body(), "body")
        if not _budget(door, request).tables.take():
            door.refusals.note("tables")
            raise Refused("too-fast", "too many tables opened from here; wait a little")
        return await door.lobby.open(data, _budget(door, request))

    @get("/api/tables/{table:str}", responses=_problems("unknown", *_UNREADABLE, "unavailable"))
    async def see_table(
        request: AnyRequest, table: TablePath, authorization: Bearer = None
    ) -> Welcome:
        """The whole table, as the bearer of the token may see it; without one, as a spectator."""
        live = await door.lobby.look_at(table, _budget(door, request))
        token_hash = _token_hash(authorization)
        live.heard_from(token_hash)
        return live.welcome(token_hash, since=None)

    @get(
        "/api/tables/{table:str}/talk", responses=_problems("unknown", *_UNREADABLE, "unavailable")
    )
    async def talk(
        request: AnyRequest,
        table: TablePath,
        before: Annotated[
            int | None,
            QueryParameter(description="an entry's seq; else the last remarks", ge=0, le=2**53 - 1),
        ] = None,
        authorization: Bearer = None,
    ) -> TalkPage:
        """What was said at the table before an entry, as far as the bearer may read it."""
        live = await door.lobby.look_at(table, _budget(door, request))
        return live.talk(_token_hash(authorization), before)

    @post(
        "/api/tables/{table:str}/commands",
        status_code=200,
        responses=_problems(
            "unknown", "not-allowed", "illegal", *_UNREADABLE, "unavailable", "too-big"
        ),
    )
    async def command(
        request: AnyRequest,
        table: TablePath,
        data: JSONBody[PostedCommand],
        authorization: Bearer = None,
    ) -> Answered:
        """Do what a WebSocket's `do` does: sit, play, talk; answered when it is stored."""
        check_keys(await request.body(), "body")
        token_hash = _token_hash(authorization)
        if token_hash is None:
            raise Refused("not-allowed", "Authorization: expected Bearer and a token")
        budget = _budget(door, request)
        live = await door.lobby.table(table, budget)
        try:
            seq, _ = await live.do(Asker(token_hash, data.id, budget.address), data.command)
        finally:
            live.heard_from(token_hash)
        return Answered(data.id, seq)

    return [
        games,
        reach,
        objectives,
        deck,
        check_deck,
        score,
        deal,
        deal_own,
        public_tables,
        open_table,
        see_table,
        talk,
        command,
    ]


def _games_played(door: Door) -> list[HTTPRouteHandler]:
    @get(
        "/api/tables/{table:str}/games/{number:int}/record",
        media_type=MediaType.JSON,
        responses=_problems("unknown", *_UNREADABLE, "unavailable"),
    )
    async def record(request: AnyRequest, table: TablePath, number: NumberPath) -> Raw:
        """A finished game as a splittable/1 record, with its commitment and the salt."""
        payer = _budget(door, request)
        return Raw((await door.lobby.record_text(table, number, payer)).encode())

    @get(
        "/api/tables/{table:str}/games/{number:int}/moment",
        responses=_problems("unknown", "not-allowed", *_UNREADABLE, "unavailable"),
    )
    async def moment(
        request: AnyRequest,
        table: TablePath,
        number: NumberPath,
        at: Annotated[
            int | None,
            QueryParameter(description="after so many moves; else the last", ge=0, le=MOST_MOVES),
        ] = None,
        seat: Annotated[
            int | None,
            QueryParameter(description="as this seat saw it; else a spectator", ge=0, le=7),
        ] = None,
        open: Annotated[  # noqa: A002
            bool, QueryParameter(description="with every seat's view, once the game is over")
        ] = False,
        authorization: Bearer = None,
    ) -> Moment:
        """A finished game after one of its moves, from any seat's view; a running one, from the
        bearer's own seat or a spectator's."""
        token_hash, payer = _token_hash(authorization), _budget(door, request)
        return await door.lobby.moment(table, number, at, seat, token_hash, payer, is_open=open)

    @get(
        "/api/tables/{table:str}/games/{number:int}/moves",
        responses=_problems("unknown", *_UNREADABLE, "unavailable"),
    )
    async def moves(
        request: AnyRequest,
        table: TablePath,
        number: NumberPath,
        seat: Annotated[
            int | None,
            QueryParameter(description="as this seat saw it; else a spectator", ge=0, le=7),
        ] = None,
    ) -> MoveList:
        """What each move of a finished game did, from any seat's view."""
        return await door.lobby.moves(table, number, seat, _budget(door, request))

    return [record, moment, moves]


def _games_reviewed(door: Door) -> list[HTTPRouteHandler]:
    answers = {
        200: ResponseSpec(ReviewSheet, generate_examples=False, description="the review"),
        202: ResponseSpec(ReviewProgress, generate_examples=False, description="not there yet"),
    }

    @get(
        "/api/tables/{table:str}/games/{number:int}/review",
        responses={
            **answers,
            **_problems(
                "unknown", "wrong-phase", *_UNREADABLE, "too-busy", "no-reviews", "unavailable"
            ),
        },
    )
    async def review(
        request: AnyRequest, table: TablePath, number: NumberPath
    ) -> Response[Raw | ReviewProgress]:
        """A finished game's review; or how far it is, to be asked for again within 15 seconds."""
        found = await door.reviews.found((table, number))
        if found is None:
            payer = _budget(door, request)
            record = await door.lobby.record_to_review(table, number, payer)
            found = door.reviews.begin((table, number), record, payer)
        return _review(found)

    @post(
        "/api/reviews",
        status_code=200,
        responses={**answers, **_problems("too-busy", "no-reviews", "too-big")},
    )
    async def review_record(
        request: AnyRequest, data: JSONBody[ReviewWish]
    ) -> Response[Raw | ReviewProgress]:
        """Have a finished record reviewed; its id is for asking how far it is."""
        check_keys(await request.body(), "body")
        payer = _budget(door, request)
        record = await door.lobby.sent_record(data.record, payer)
        key = door.reviews.uploaded(record)
        found = await door.reviews.found(key)
        return _review(found or door.reviews.begin(key, record, payer))

    @get("/api/reviews/{id:str}", responses={**answers, **_problems("unknown")})
    async def reviewed_record(
        id: Annotated[str, PathParameter(description="of the review", max_length=64)],  # noqa: A002
    ) -> Response[Raw | ReviewProgress]:
        """The review of a record that was sent; kept for a while only, so that it may have to be
        sent again."""
        found = await door.reviews.found(id)
        if found is None:
            raise Refused("unknown", "there is no such review any more; send the record again")
        return _review(found)

    @post("/api/moments", status_code=200, responses=_problems("too-big"))
    async def record_moment(request: AnyRequest, data: JSONBody[MomentWish]) -> Moment:
        """A finished record after one of its moves, from any seat's view; of no table."""
        check_keys(await request.body(), "body")
        return await door.lobby.sent_moment(data, _budget(door, request))

    return [review, review_record, reviewed_record, record_moment]


def _review(found: bytes | ReviewProgress) -> Response[Raw | ReviewProgress]:
    if isinstance(found, bytes):
        return Response(Raw(found), media_type=MediaType.JSON)
    again = {"Retry-After": "1"}
    return Response(found, media_type=MediaType.JSON, status_code=202, headers=again)


def _operations(door: Door) -> list[HTTPRouteHandler]:
    @get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
    async def healthz() -> str:
        """The process runs."""
        return "ok"

    @get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
    async def readyz() -> Response[str]:
        """Moves can be stored."""
        if door.lobby.is_leaving:
            return Response("stopping", status_code=503)
        try:
            await door.store.check()
        except StoreError as error:
            door.notices.warn("not ready", why=str(error))
            return Response("the log cannot be written", status_code=503)
        return Response(_ready(door.lobby.unreadable.total()))

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
    async def metrics() -> bytes:
        door.metrics.tables.set(door.lobby.in_memory)
        door.metrics.waiting_reviews.set(door.reviews.queued)
        door.metrics.show_unreadable(door.lobby.unreadable)
        return door.metrics.text()

    return [healthz, readyz, metrics]


def _ready(unreadable: int) -> str:
    """Moves of all other tables can be stored, so visitors may come."""
    if not unreadable:
        return "ready"
    tables = "1 table" if unreadable == 1 else f"{unreadable} tables"
    return f"ready; {tables} cannot be read, see the log"


# The web client, which finds its own way by the address

PLACES: Final = (
    "/",
    "/t/{table:str}",
    "/t/{table:str}/screen",
    "/t/{table:str}/games/{number:str}",
    "/t/{table:str}/games/{number:str}/review",
    "/review",
    "/rules/{game:str}",
    "/rules",
    "/deck",
    "/score",
    "/deals",
    "/compare",
)


def _pages(client: Client) -> list[HTTPRouteHandler]:
    @get(list(PLACES), include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        return _sent(client.page, request)

    if not client.files:
        return [page]

    @get([f"/{path}" for path in client.files], include_in_schema=False)
    async def file(request: AnyRequest) -> Response[bytes]:
        return _sent(client.files[request.url.path.removeprefix("/")], request)

    return [page, file]


def _sent(file: File, request: AnyRequest, status: int = 200) -> Response[bytes]:
    content, headers = file.for_reader(request.headers.get("accept-encoding", ""))
    return Response(content, media_type=file.media_type, headers=headers, status_code=status)


def _game_card(game: AnyGame, door: Door) -> GameCard:
    return GameCard(
        name=game.name,
        title=game.title,
        rules=game.rules,
        options=tuple(
            OptionCard(option.name, option.values, option.meaning) for option in game.options
        ),
        bots=door.roster.offered(game.name),
        presets=presets(game),
        beginner=None if game.beginning is None else game.beginning.name,
        takes_deck=game.house_deck is not None,
        house_deck=game.name in door.decks,
    )


# Decks


def _house_deck(door: Door, name: str) -> HouseDeck[Any]:
    game = door.games.get(name)
    if game is None or game.house_deck is None:
        allowed = [each.name for each in door.games.values() if each.house_deck is not None]
        raise Refused("unknown", f"game: {shown(name)} has no deck; {listed(allowed)} has")
    return game.house_deck


def _deck_sheet(deck: HouseDeck[Any], house: list[Any] | None) -> DeckSheet:
    return DeckSheet(
        cards=Raw(deck.file),
        house=house,
        kinds=tuple(
            DeckKind(
                kind.name,
                tuple(DeckParameter(p.name, p.allowed, p.several) for p in kind.parameters),
                kind.symbols,
            )
            for kind in deck.kinds
        ),
        most_points=deck.most_points,
        most_cards=deck.most_cards,
    )


def _verdict(game: AnyGame, deck: HouseDeck[Any], raw: list[Any]) -> DeckVerdict:
    complaints = deck.complaints(raw)
    return DeckVerdict(
        tuple(DeckComplaint(each.place, each.field, str(each)) for each in complaints),
        () if complaints else seats_for(game, raw),
    )


# Deals by number


def _deal_sheet(game: AnyGame, options: Any, number: int) -> DealSheet:
    deal = dealt_by_number(game, options, number)
    return DealSheet(
        game=game.name,
        options=game.write_options(options),
        definition=DEFINITION,
        number=number,
        beginner=begins(game, deal),
        deal=game.write_deal(deal),
        packets=tuple(
            DealPacket(each.kind, each.cards, each.sight, each.seat, each.number)
            for each in game.packets(options, deal)
        ),
    )


# Who asks


def _budget(door: Door, request: AnyRequest) -> Budget:
    return door.budgets.of("" if request.client is None else request.client.host)


def _token_hash(authorization: str | None) -> str | None:
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not TOKEN.fullmatch(token):
        raise Refused("invalid", "Authorization: expected Bearer and a token of 22 to 64 letters")
    return hashed(token)


# What went wrong


def _ours(door: Door, request: AnyRequest, error: SplittableError) -> Response[Problem]:
    refusal = refused(error, only_looks=request.method in ("GET", "HEAD"))
    if isinstance(error, InDebt):  # it could pay when it came, and no more in its turn
        door.refusals.note("work")
    if refusal.code == "broken":
        log.error("a request failed", why=str(error))
    return _problem(refusal)


def _frameworks(
    door: Door, client: Client, request: AnyRequest, error: HTTPException
) -> Response[Problem] | Response[bytes]:
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return _sent(client.page, request, status=404)  # a person, who is told so in words
    if isinstance(error, ValidationException) and error.extra:
        return _problem(Refused("invalid", _first_complaint(error)))
    if error.status_code == 405:
        return _problem(*_other_method(request))
    code: Code = "invalid"
    if error.status_code == 404:
        code = "unknown"
    elif error.status_code == 413:
        code = "too-big"
        door.refusals.note("size")
    elif error.status_code >= 500:
        code = "broken"
    refusal = Refused(code, " ".join(error.detail.split()) or "not understood")
    return _problem(refusal, error.status_code, error.headers)


def _other_method(request: AnyRequest) -> tuple[Refused, int, dict[str, str]]:
    path = request.url.path
    allowed = {
        method
        for route in request.app.routes
        if isinstance(route, HTTPRoute)
        and re.fullmatch(re.sub(r"{[^}]*}", "[^/]+", route.path_format), path)
        for method in route.methods
    }
    methods = ", ".join(sorted(allowed))
    why = f"{shown(request.method)} cannot be done here; allowed: {methods}"
    return Refused("invalid", why), 405, {"Allow": methods}


def _first_complaint(error: HTTPException) -> str:
    extra: Any = error.extra
    first = extra[0] if isinstance(extra, list) else extra
    where = f"{first['key']}: " if isinstance(first, dict) and first.get("key") else ""
    return f"{where}{first['message'] if isinstance(first, dict) else first}"


def _unreadable(_: AnyRequest, error: Exception) -> Response[Problem]:
    """A body that the JSON reader gives up on: no UTF-8, or nested without end."""
    why = "nested too deeply" if isinstance(error, RecursionError) else "not UTF-8"
    return _problem(Refused("invalid", f"the body cannot be read: {why}"))


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", path=request.url.path, exc_info=error)
    return _problem(Refused("broken", "this did not work, and it is not your fault"))


def _problem(
    refusal: Refused, status: int | None = None, headers: dict[str, str] | None = None
) -> Response[Problem]:
    if refusal.code == "too-busy":
        headers = {"Retry-After": str(BUSY_SECONDS)}
    return Response(
        Problem(refusal.code, str(refusal)),
        status_code=status or STATUS[refusal.code],
        headers=headers,
        media_type=MediaType.JSON,
    )

"""Routes for finished games: records, single positions, move lists, reviews."""

from typing import Annotated, Final, TypeAlias

from litestar import MediaType, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Raw

from splittable.core.game import most_moves
from splittable.games import GAMES
from splittable.server.domain.commands.errors import Refused
from splittable.server.messages.duplicate_keys import check_keys
from splittable.server.messages.rest import (
    Moment,
    MomentWish,
    MoveList,
    ReviewProgress,
    ReviewSheet,
    ReviewWish,
)
from splittable.server.net.routes.dependencies import (
    UNREADABLE,
    AnyRequest,
    Bearer,
    NumberPath,
    RouteDependencies,
    TablePath,
    budget_of,
    problems,
    token_hash_of,
)

MOST_MOVES: Final = max(map(most_moves, GAMES.values()))  # of the longest possible game

SVG: Final = "image/svg+xml"
PICTURE_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
}


def finished_games(deps: RouteDependencies) -> list[HTTPRouteHandler]:
    @get(
        "/api/tables/{table:str}/games/{number:int}/record",
        media_type=MediaType.JSON,
        responses=problems("unknown", *UNREADABLE, "unavailable"),
    )
    async def record(request: AnyRequest, table: TablePath, number: NumberPath) -> Raw:
        """A finished game as a splittable/1 record, with commitment and salt."""
        payer = budget_of(deps, request)
        return Raw((await deps.replays.record_text(table, number, payer)).encode())

    @get(
        "/api/tables/{table:str}/games/{number:int}/moment",
        responses=problems("unknown", "not-allowed", *UNREADABLE, "unavailable"),
    )
    async def moment(
        request: AnyRequest,
        table: TablePath,
        number: NumberPath,
        at: Annotated[
            int | None,
            QueryParameter(description="moves played; default: all", ge=0, le=MOST_MOVES),
        ] = None,
        seat: Annotated[
            int | None,
            QueryParameter(description="the viewer's seat; default: spectator", ge=0, le=7),
        ] = None,
        open: Annotated[  # noqa: A002
            bool, QueryParameter(description="include every seat's view, once the game is over")
        ] = False,
        authorization: Bearer = None,
    ) -> Moment:
        """A game after a number of moves. Finished games can be seen from any seat, running ones
        from the bearer's own seat or as a spectator."""
        token_hash, payer = token_hash_of(authorization), budget_of(deps, request)
        return await deps.replays.moment(table, number, at, seat, token_hash, payer, is_open=open)

    @get(
        "/api/tables/{table:str}/games/{number:int}/picture.svg",
        media_type=SVG,
        responses=problems("unknown", "not-allowed", *UNREADABLE, "unavailable"),
    )
    async def picture(request: AnyRequest, table: TablePath, number: NumberPath) -> Response[str]:
        """The table as spectators see it, or as a finished game ended, as an SVG picture."""
        drawn = await deps.replays.picture(table, number, budget_of(deps, request))
        return Response(drawn, media_type=SVG, headers=PICTURE_HEADERS)

    @get(
        "/api/tables/{table:str}/games/{number:int}/moves",
        responses=problems("unknown", *UNREADABLE, "unavailable"),
    )
    async def moves(
        request: AnyRequest,
        table: TablePath,
        number: NumberPath,
        seat: Annotated[
            int | None,
            QueryParameter(description="the viewer's seat; default: spectator", ge=0, le=7),
        ] = None,
    ) -> MoveList:
        """The events of each move of a finished game, as any seat saw them."""
        return await deps.replays.moves(table, number, seat, budget_of(deps, request))

    return [record, moment, picture, moves]


HaveQuery: TypeAlias = Annotated[
    int,
    QueryParameter(
        description="number of results (positions and decisions) that I have already: the progress"
        " leaves them out",
        ge=0,
        le=2 * MOST_MOVES + 1,
    ),
]


def reviews(deps: RouteDependencies) -> list[HTTPRouteHandler]:
    answers = {
        200: ResponseSpec(ReviewSheet, generate_examples=False, description="the review"),
        202: ResponseSpec(ReviewProgress, generate_examples=False, description="not ready yet"),
    }

    @get(
        "/api/tables/{table:str}/games/{number:int}/review",
        responses={
            **answers,
            **problems(
                "unknown", "wrong-phase", *UNREADABLE, "too-busy", "no-reviews", "unavailable"
            ),
        },
    )
    async def review(
        request: AnyRequest, table: TablePath, number: NumberPath, have: HaveQuery = 0
    ) -> Response[Raw | ReviewProgress]:
        """The review of a finished game, or its progress with what was found so far. Ask again
        within 15 seconds, or the review is cancelled."""
        found = await deps.reviews.found((table, number), have)
        if found is None:
            payer = budget_of(deps, request)
            record = await deps.replays.record_to_review(table, number, payer)
            found = deps.reviews.begin((table, number), record, payer, have)
        return _review(found)

    @post(
        "/api/reviews",
        status_code=200,
        responses={**answers, **problems("too-busy", "no-reviews", "too-big")},
    )
    async def review_record(
        request: AnyRequest, data: JSONBody[ReviewWish], have: HaveQuery = 0
    ) -> Response[Raw | ReviewProgress]:
        """Start the review of a finished record. Use the returned id to ask for its progress."""
        check_keys(await request.body(), "body")
        payer = budget_of(deps, request)
        record = await deps.replays.sent_record(data.record, payer)
        key = deps.reviews.uploaded(record)
        found = await deps.reviews.found(key, have)
        return _review(found or deps.reviews.begin(key, record, payer, have))

    @get("/api/reviews/{id:str}", responses={**answers, **problems("unknown")})
    async def reviewed_record(
        id: Annotated[str, PathParameter(description="the review's id", max_length=64)],  # noqa: A002
        have: HaveQuery = 0,
    ) -> Response[Raw | ReviewProgress]:
        """The review of an uploaded record. It is only cached; if it is gone, upload the record
        again."""
        found = await deps.reviews.found(id, have)
        if found is None:
            raise Refused("unknown", "this review is no longer cached; upload the record again")
        return _review(found)

    @post("/api/moments", status_code=200, responses=problems("too-big"))
    async def record_moment(request: AnyRequest, data: JSONBody[MomentWish]) -> Moment:
        """An uploaded record after a number of moves, from any seat."""
        check_keys(await request.body(), "body")
        return await deps.replays.sent_moment(data, budget_of(deps, request))

    return [review, review_record, reviewed_record, record_moment]


def _review(found: bytes | ReviewProgress) -> Response[Raw | ReviewProgress]:
    if isinstance(found, bytes):
        return Response(Raw(found), media_type=MediaType.JSON)
    again = {"Retry-After": "1"}
    return Response(found, media_type=MediaType.JSON, status_code=202, headers=again)

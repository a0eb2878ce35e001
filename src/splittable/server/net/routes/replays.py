"""Finished games by REST: records, every moment of them, reviews."""

from typing import Annotated, Final

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

MOST_MOVES: Final = max(map(most_moves, GAMES.values()))  # no game has more


def games_played(deps: RouteDependencies) -> list[HTTPRouteHandler]:
    @get(
        "/api/tables/{table:str}/games/{number:int}/record",
        media_type=MediaType.JSON,
        responses=problems("unknown", *UNREADABLE, "unavailable"),
    )
    async def record(request: AnyRequest, table: TablePath, number: NumberPath) -> Raw:
        """A finished game as a splittable/1 record, with its commitment and the salt."""
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
        token_hash, payer = token_hash_of(authorization), budget_of(deps, request)
        return await deps.replays.moment(table, number, at, seat, token_hash, payer, is_open=open)

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
            QueryParameter(description="as this seat saw it; else a spectator", ge=0, le=7),
        ] = None,
    ) -> MoveList:
        """What each move of a finished game did, from any seat's view."""
        return await deps.replays.moves(table, number, seat, budget_of(deps, request))

    return [record, moment, moves]


def games_reviewed(deps: RouteDependencies) -> list[HTTPRouteHandler]:
    answers = {
        200: ResponseSpec(ReviewSheet, generate_examples=False, description="the review"),
        202: ResponseSpec(ReviewProgress, generate_examples=False, description="not there yet"),
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
        request: AnyRequest, table: TablePath, number: NumberPath
    ) -> Response[Raw | ReviewProgress]:
        """A finished game's review; or how far it is, to be asked for again within 15 seconds."""
        found = await deps.reviews.found((table, number))
        if found is None:
            payer = budget_of(deps, request)
            record = await deps.replays.record_to_review(table, number, payer)
            found = deps.reviews.begin((table, number), record, payer)
        return _review(found)

    @post(
        "/api/reviews",
        status_code=200,
        responses={**answers, **problems("too-busy", "no-reviews", "too-big")},
    )
    async def review_record(
        request: AnyRequest, data: JSONBody[ReviewWish]
    ) -> Response[Raw | ReviewProgress]:
        """Have a finished record reviewed; its id is for asking how far it is."""
        check_keys(await request.body(), "body")
        payer = budget_of(deps, request)
        record = await deps.replays.sent_record(data.record, payer)
        key = deps.reviews.uploaded(record)
        found = await deps.reviews.found(key)
        return _review(found or deps.reviews.begin(key, record, payer))

    @get("/api/reviews/{id:str}", responses={**answers, **problems("unknown")})
    async def reviewed_record(
        id: Annotated[str, PathParameter(description="of the review", max_length=64)],  # noqa: A002
    ) -> Response[Raw | ReviewProgress]:
        """The review of a record that was sent; kept for a while only, so that it may have to be
        sent again."""
        found = await deps.reviews.found(id)
        if found is None:
            raise Refused("unknown", "there is no such review any more; send the record again")
        return _review(found)

    @post("/api/moments", status_code=200, responses=problems("too-big"))
    async def record_moment(request: AnyRequest, data: JSONBody[MomentWish]) -> Moment:
        """A finished record after one of its moves, from any seat's view; of no table."""
        check_keys(await request.body(), "body")
        return await deps.replays.sent_moment(data, budget_of(deps, request))

    return [review, review_record, reviewed_record, record_moment]


def _review(found: bytes | ReviewProgress) -> Response[Raw | ReviewProgress]:
    if isinstance(found, bytes):
        return Response(Raw(found), media_type=MediaType.JSON)
    again = {"Retry-After": "1"}
    return Response(found, media_type=MediaType.JSON, status_code=202, headers=again)

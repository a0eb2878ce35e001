"""Routes for tables: list games, open a table, look at it, send commands."""

from typing import Annotated

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter

from splittable.core.game import AnyGame
from splittable.server.domain.commands.context import Requester, hash_token, seated_only
from splittable.server.domain.commands.errors import Refused, full
from splittable.server.domain.phrases import presets
from splittable.server.messages.duplicate_keys import check_keys
from splittable.server.messages.live import Notice, Welcome
from splittable.server.messages.rest import (
    Answered,
    GameCard,
    Games,
    LobbyTables,
    OpenTable,
    OptionCard,
    PostedCommand,
    Reach,
    TableOpened,
    TalkPage,
)
from splittable.server.net.addresses import for_others, is_loopback
from splittable.server.net.routes.dependencies import (
    UNREADABLE,
    AnyRequest,
    Bearer,
    RouteDependencies,
    TablePath,
    budget_of,
    problems,
    token_hash_of,
)


def tables(deps: RouteDependencies) -> list[HTTPRouteHandler]:
    @get("/api/games", responses=problems())
    async def games() -> Games:
        """The games, their options, bots and preset phrases."""
        return Games(tuple(_game_card(game, deps) for game in deps.services.games.values()))

    @get("/api/reach", responses=problems())
    async def reach(request: AnyRequest) -> Reach:
        """Whether other machines can reach this server, and under which addresses. Addresses are
        included only for requests from this machine, whose page uses them for links."""
        requester = "" if request.client is None else request.client.host
        is_shared = not is_loopback(deps.listens_on)
        return Reach(is_shared, for_others(deps.listens_on) if is_loopback(requester) else ())

    @get("/api/notice", responses=problems())
    async def notice() -> Notice:
        """What the operator tells everybody."""
        return deps.services.policy.notice

    @get("/api/tables", responses=problems("unavailable"))
    async def public_tables() -> LobbyTables:
        """The public tables that are gathering or playing, most recently changed first."""
        return LobbyTables(await deps.registry.listed())

    @post(
        "/api/tables",
        responses=problems(
            "unknown", *UNREADABLE, "banned", "full", "maintenance", "unavailable", "too-big"
        ),
    )
    async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> TableOpened:
        """Open a table and sit in seat 0."""
        check_keys(await request.body(), "body")
        if deps.connections.is_full:  # whoever opens a table sits there, and would be let in
            raise full()
        if not budget_of(deps, request).tables.take():
            deps.refusals.note("tables")
            raise Refused("too-fast", "too many tables opened from your address; wait a minute")
        budget = budget_of(deps, request)
        token_hash = None if data.token is None else hash_token(data.token)
        deps.services.policy.check(token_hash, budget.address)
        return await deps.factory.open(data, budget)

    @get("/api/tables/{table:str}", responses=problems("unknown", *UNREADABLE, "unavailable"))
    async def see_table(
        request: AnyRequest, table: TablePath, authorization: Bearer = None
    ) -> Welcome:
        """The whole table as the bearer of the token may see it, or as a spectator without one."""
        live = await deps.registry.look_at(table, budget_of(deps, request))
        token_hash = token_hash_of(authorization)
        live.heard_from(token_hash)
        return live.welcome(token_hash, since=None)

    @get("/api/tables/{table:str}/talk", responses=problems("unknown", *UNREADABLE, "unavailable"))
    async def talk(
        request: AnyRequest,
        table: TablePath,
        before: Annotated[
            int | None,
            QueryParameter(description="a seq; default: the latest remarks", ge=0, le=2**53 - 1),
        ] = None,
        authorization: Bearer = None,
    ) -> TalkPage:
        """A page of the chat before an entry, as far as the bearer may read it."""
        live = await deps.registry.look_at(table, budget_of(deps, request))
        return live.talk(token_hash_of(authorization), before)

    @post(
        "/api/tables/{table:str}/commands",
        status_code=200,
        responses=problems(
            "unknown",
            "not-allowed",
            "banned",
            "closed",
            "maintenance",
            "illegal",
            *UNREADABLE,
            "unavailable",
            "full",
            "too-big",
        ),
    )
    async def command(
        request: AnyRequest,
        table: TablePath,
        data: JSONBody[PostedCommand],
        authorization: Bearer = None,
    ) -> Answered:
        """Send a command, like `do` on the WebSocket: sit, play, talk. Answered once stored."""
        check_keys(await request.body(), "body")
        token_hash = token_hash_of(authorization)
        if token_hash is None:
            raise Refused("not-allowed", "Authorization: expected Bearer and a token")
        budget = budget_of(deps, request)
        deps.services.policy.check(token_hash, budget.address)
        live = await deps.registry.table(table, budget, (token_hash,))
        if deps.connections.is_full:
            seated_only(live.table, (token_hash,))
        try:
            seq, _ = await live.do(Requester(token_hash, data.id, budget.address), data.command)
        finally:
            live.heard_from(token_hash)
        return Answered(data.id, seq)

    return [games, reach, notice, public_tables, open_table, see_table, talk, command]


def _game_card(game: AnyGame, deps: RouteDependencies) -> GameCard:
    return GameCard(
        name=game.name,
        title=game.title,
        rules=game.rules,
        options=tuple(
            OptionCard(option.name, option.values, option.meaning) for option in game.options
        ),
        bots=deps.services.roster.offered(game.name),
        presets=presets(game),
        beginner=None if game.beginning is None else game.beginning.name,
        takes_deck=game.house_deck is not None,
        house_deck=game.name in deps.services.decks,
    )

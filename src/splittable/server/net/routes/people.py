"""Routes for people's own sake: what is kept of them, forgetting it, and reports to operators."""

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from splittable.server.domain.commands.errors import Refused
from splittable.server.messages.duplicate_keys import check_keys
from splittable.server.messages.rest import Forgotten, Privacy, Reported, ReportWish
from splittable.server.net.routes.dependencies import (
    AnyRequest,
    Bearer,
    RouteDependencies,
    TablePath,
    budget_of,
    problems,
    token_hash_of,
)


def people(deps: RouteDependencies) -> list[HTTPRouteHandler]:
    @get("/api/privacy", responses=problems())
    async def privacy() -> Privacy:
        """For how long this server keeps what, and how to reach its operator."""
        return deps.privacy

    @post("/api/forget", status_code=200, responses=problems("not-allowed", "unavailable"))
    async def forget(authorization: Bearer = None) -> Forgotten:
        """Erase what the bearer of the token said and was called, at all tables of this server and
        in what its operators keep. Seats and moves stay."""
        token_hash = token_hash_of(authorization)
        if token_hash is None:
            raise Refused("not-allowed", "Authorization: expected Bearer and a token")
        return Forgotten(await deps.administration.forget(token_hash))

    @post(
        "/api/tables/{table:str}/reports",
        status_code=201,
        responses=problems("unknown", "not-allowed", "unavailable"),
    )
    async def report(
        request: AnyRequest,
        table: TablePath,
        data: JSONBody[ReportWish],
        authorization: Bearer = None,
    ) -> Reported:
        """Tell the operators of this server about a table, or about a remark there."""
        check_keys(await request.body(), "body")
        budget, token_hash = budget_of(deps, request), token_hash_of(authorization)
        if token_hash is None:
            raise Refused("not-allowed", "Authorization: expected Bearer and a token")
        deps.services.policy.check(token_hash, budget.address)
        if not budget.reports.take():
            deps.refusals.note("reports")
            raise Refused("too-fast", "too many reports from your address; wait a minute")
        return Reported(await deps.administration.report(table, data, token_hash, budget))

    return [privacy, forget, report]

"""The operator's route: one act a request, shown to whoever has the operator's token."""

from hmac import compare_digest

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Raw

from splittable.server.broadcast.projection import encode
from splittable.server.domain.commands.errors import Refused
from splittable.server.messages.administration import OperatorRequest
from splittable.server.messages.duplicate_keys import check_keys
from splittable.server.net.routes.dependencies import (
    AnyRequest,
    Bearer,
    RouteDependencies,
    budget_of,
)


def administration(deps: RouteDependencies) -> list[HTTPRouteHandler]:
    @post("/api/admin", status_code=200, include_in_schema=False)
    async def act(
        request: AnyRequest, data: JSONBody[OperatorRequest], authorization: Bearer = None
    ) -> Response[Raw]:
        _check_token(deps, request, authorization)
        check_keys(await request.body(), "body")
        answer = await deps.administration.do(data, budget_of(deps, request).address)
        return Response(Raw(encode(answer)), media_type="application/json")

    return [act]


def _check_token(deps: RouteDependencies, request: AnyRequest, authorization: str | None) -> None:
    """Wrong tokens are counted by address, and a few a minute are all that is looked at."""
    if not deps.admin_token:
        raise Refused("unknown", "this server has no operator's token; see --admin-token")
    attempts = budget_of(deps, request).operators
    if not attempts.take():
        deps.refusals.note("operators")
        raise Refused("too-fast", "too many wrong tokens from your address; wait a minute")
    scheme, _, token = (authorization or "").partition(" ")
    is_right = compare_digest(token.encode(), deps.admin_token.encode())
    if scheme.lower() == "bearer" and is_right:
        attempts.spend(-1)
    else:
        raise Refused("not-allowed", "Authorization: expected Bearer and the operator's token")

"""What REST handlers share: dependencies, parameters, status codes, and who asks."""

import re
from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, PathParameter

from splittable.server.domain.commands.context import hash_token
from splittable.server.domain.commands.errors import Refused
from splittable.server.limits.budgets import AddressBudget, AddressBudgets, RefusalCounter
from splittable.server.limits.connections import Connections
from splittable.server.messages.live import Code, Problem
from splittable.server.messages.rest import Privacy
from splittable.server.ops.metrics import Metrics
from splittable.server.runtime.administration import Administration
from splittable.server.runtime.registry import TableRegistry
from splittable.server.runtime.replays import Replays
from splittable.server.runtime.services import Services
from splittable.server.runtime.table_factory import TableFactory
from splittable.server.workers.review_queue import ReviewQueue

LARGEST_BODY: Final = 256 * 1024  # bytes; records are the largest bodies

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
    "closed": 409,
    "banned": 403,
    "unwanted": 403,
    "full": 503,
    "maintenance": 503,
    "unavailable": 503,
    "broken": 500,
}

UNREADABLE: Final[tuple[Code, ...]] = ("later-rules", "damaged")

TOKEN: Final = re.compile("[A-Za-z0-9_-]{22,64}")  # as in a hello

AnyRequest = Request[Any, Any, Any]
TablePath = Annotated[str, PathParameter(description="the table's id", max_length=32)]
GamePath = Annotated[str, PathParameter(description="the game's name", max_length=32)]
NumberPath = Annotated[
    int, PathParameter(description="which game of the table, 1 first", ge=1, le=10**6)
]
Bearer = Annotated[
    str | None,
    HeaderParameter(name="Authorization", description="`Bearer` and the token", max_length=100),
]


@dataclass(frozen=True, slots=True)
class RouteDependencies:
    """Everything the REST handlers use."""

    services: Services
    registry: TableRegistry
    factory: TableFactory
    replays: Replays
    reviews: ReviewQueue
    metrics: Metrics
    connections: Connections
    budgets: AddressBudgets
    refusals: RefusalCounter
    administration: Administration
    privacy: Privacy
    admin_token: str  # empty: nobody can administer over the network
    listens_on: str  # an address or a name; 0.0.0.0: every address of this machine


# Responses


def problems(*codes: Code) -> dict[int, ResponseSpec]:
    """The error responses of a path for the OpenAPI document, by status."""
    by_status: dict[int, list[str]] = {}
    for code in (*codes, "invalid", "too-fast", "broken"):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=", ".join(names))
        for status, names in by_status.items()
    }


# Who asks


def budget_of(deps: RouteDependencies, request: AnyRequest) -> AddressBudget:
    return deps.budgets.of("" if request.client is None else request.client.host)


def token_hash_of(authorization: str | None) -> str | None:
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not TOKEN.fullmatch(token):
        raise Refused("invalid", "Authorization: expected Bearer and a token of 22 to 64 letters")
    return hash_token(token)

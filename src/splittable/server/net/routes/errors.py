"""Errors as HTTP responses, each with a code and one line: refusals, framework errors, faults."""

import re
from typing import Any, Final

import structlog
from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.routes import HTTPRoute

from splittable.core.errors import SplittableError
from splittable.core.validation import short_repr
from splittable.server.domain.commands.errors import Refused, refused
from splittable.server.limits.cpu_accounting import CpuBudgetExceeded
from splittable.server.messages.live import Code, Problem
from splittable.server.net.routes.dependencies import STATUS, AnyRequest, RouteDependencies
from splittable.server.net.routes.pages import sent
from splittable.server.net.web_client import Client

BUSY_SECONDS: Final = 10  # Retry-After of `too-busy` and `full`

log = structlog.get_logger()


def own_error(
    deps: RouteDependencies, request: AnyRequest, error: SplittableError
) -> Response[Problem]:
    refusal = refused(error, only_looks=request.method in ("GET", "HEAD"))
    if isinstance(error, CpuBudgetExceeded):  # the budget ran out while it waited in a queue
        deps.refusals.note("work")
    if refusal.code == "full":
        deps.refusals.note("full")
    if refusal.code == "broken":
        log.error("a request failed", why=str(error))
    return _problem(refusal)


def framework_error(
    deps: RouteDependencies, client: Client, request: AnyRequest, error: HTTPException
) -> Response[Problem] | Response[bytes]:
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return sent(client.page, request, status=404)  # the page says so in the reader's language
    if isinstance(error, ValidationException) and error.extra:
        return _problem(Refused("invalid", _first_error(error)))
    if error.status_code == 405:
        return _problem(*_wrong_method(request))
    code: Code = "invalid"
    if error.status_code == 404:
        code = "unknown"
    elif error.status_code == 413:
        code = "too-big"
        deps.refusals.note("size")
    elif error.status_code >= 500:
        code = "broken"
    refusal = Refused(code, " ".join(error.detail.split()) or "not understood")
    return _problem(refusal, error.status_code, error.headers)


def no_probe(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    where = "this port has only GET /healthz, /readyz and /metrics"
    return _problem(Refused("unknown", where), error.status_code, error.headers)


def _wrong_method(request: AnyRequest) -> tuple[Refused, int, dict[str, str]]:
    path = request.url.path
    allowed = {
        method
        for route in request.app.routes
        if isinstance(route, HTTPRoute)
        and re.fullmatch(re.sub(r"{[^}]*}", "[^/]+", route.path_format), path)
        for method in route.methods
    }
    methods = ", ".join(sorted(allowed))
    why = f"{short_repr(request.method)} is not supported here; allowed: {methods}"
    return Refused("invalid", why), 405, {"Allow": methods}


def _first_error(error: HTTPException) -> str:
    extra: Any = error.extra
    first = extra[0] if isinstance(extra, list) else extra
    where = f"{first['key']}: " if isinstance(first, dict) and first.get("key") else ""
    return f"{where}{first['message'] if isinstance(first, dict) else first}"


def unreadable_body(_: AnyRequest, error: Exception) -> Response[Problem]:
    """A body that the JSON parser rejects: not UTF-8, or nested too deeply."""
    why = "nested too deeply" if isinstance(error, RecursionError) else "not UTF-8"
    return _problem(Refused("invalid", f"the body cannot be read: {why}"))


def unexpected_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", path=request.url.path, exc_info=error)
    return _problem(Refused("broken", "this did not work, and it is not your fault"))


def _problem(
    refusal: Refused, status: int | None = None, headers: dict[str, str] | None = None
) -> Response[Problem]:
    if refusal.code in ("too-busy", "full"):
        headers = {"Retry-After": str(BUSY_SECONDS)}
    return Response(
        Problem(refusal.code, str(refusal)),
        status_code=status or STATUS[refusal.code],
        headers=headers,
        media_type=MediaType.JSON,
    )

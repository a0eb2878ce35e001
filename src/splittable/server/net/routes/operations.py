"""Routes for operators: liveness, readiness and metrics."""

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from splittable.core.validation import join_limited
from splittable.server.net.routes.dependencies import RouteDependencies
from splittable.server.store import StoreError


def operations(deps: RouteDependencies) -> list[HTTPRouteHandler]:
    @get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
    async def healthz() -> str:
        """Whether the process runs."""
        return "ok"

    @get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
    async def readyz() -> Response[str]:
        """Whether moves can be stored."""
        if deps.registry.is_leaving:
            return Response("stopping", status_code=503)
        try:
            await deps.services.store.check()
        except StoreError as error:
            deps.services.notices.warn("not ready", why=str(error))
            return Response("the log cannot be written", status_code=503)
        if damaged := deps.services.group_commit.damaged:
            problem = f"the log of {join_limited(sorted(damaged))} is damaged and cannot be written"
            deps.services.notices.warn("not ready", why=problem)
            return Response("some logs are damaged and cannot be written", status_code=503)
        return Response(_ready(deps.registry.unreadable.total()))

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
    async def metrics() -> bytes:
        deps.metrics.tables.set(deps.registry.in_memory)
        group_commit = deps.services.group_commit
        deps.metrics.waiting_entries.set(group_commit.waiting)
        deps.metrics.unwritable.set(len(group_commit.damaged))
        deps.metrics.waiting_reviews.set(deps.reviews.queued)
        deps.metrics.full.labels("tables").set(deps.registry.is_full)
        deps.metrics.full.labels("connections").set(deps.connections.is_full)
        deps.metrics.show_unreadable(deps.registry.unreadable)
        return deps.metrics.text()

    return [healthz, readyz, metrics]


def _ready(unreadable: int) -> str:
    """The readiness text. Unreadable tables don't make the server unready: all others work."""
    if not unreadable:
        return "ready"
    tables = "1 table" if unreadable == 1 else f"{unreadable} tables"
    return f"ready; {tables} cannot be read, see the log"

"""For whoever runs the server: is it alive, can it store moves, what does it count?"""

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from splittable.server.net.routes.dependencies import RouteDependencies
from splittable.server.store import StoreError


def operations(deps: RouteDependencies) -> list[HTTPRouteHandler]:
    @get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
    async def healthz() -> str:
        """The process runs."""
        return "ok"

    @get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
    async def readyz() -> Response[str]:
        """Moves can be stored."""
        if deps.registry.is_leaving:
            return Response("stopping", status_code=503)
        try:
            await deps.services.store.check()
        except StoreError as error:
            deps.services.notices.warn("not ready", why=str(error))
            return Response("the log cannot be written", status_code=503)
        return Response(_ready(deps.registry.unreadable.total()))

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
    async def metrics() -> bytes:
        deps.metrics.tables.set(deps.registry.in_memory)
        deps.metrics.waiting_reviews.set(deps.reviews.queued)
        deps.metrics.show_unreadable(deps.registry.unreadable)
        return deps.metrics.text()

    return [healthz, readyz, metrics]


def _ready(unreadable: int) -> str:
    """Moves of all other tables can be stored, so visitors may come."""
    if not unreadable:
        return "ready"
    tables = "1 table" if unreadable == 1 else f"{unreadable} tables"
    return f"ready; {tables} cannot be read, see the log"

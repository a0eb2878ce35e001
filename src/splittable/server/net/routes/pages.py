"""The web client's routes and files; the client itself interprets the path."""

from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from splittable.core.errors import SplittableError
from splittable.server.net.link_previews import page_of_table
from splittable.server.net.routes.dependencies import AnyRequest, RouteDependencies, budget_of
from splittable.server.net.web_client import Client, File

PLACES: Final = (
    "/",
    "/review",
    "/rules/{game:str}",
    "/rules",
    "/deck",
    "/score",
    "/deals",
    "/compare",
    "/privacy",
    "/admin",
)
TABLE_PLACES: Final = (
    "/t/{table:str}",
    "/t/{table:str}/screen",
    "/t/{table:str}/games/{number:str}",
    "/t/{table:str}/games/{number:str}/review",
)
LONGEST_ID: Final = 32


def pages(deps: RouteDependencies, client: Client) -> list[HTTPRouteHandler]:
    @get(list(PLACES), include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        return sent(client.page, request)

    @get(list(TABLE_PLACES), include_in_schema=False)
    async def table_page(request: AnyRequest) -> Response[bytes]:
        return sent(await _page_of_table(deps, client, request), request)

    if not client.files:
        return [page, table_page]

    @get([f"/{path}" for path in client.files], include_in_schema=False)
    async def file(request: AnyRequest) -> Response[bytes]:
        return sent(client.files[request.url.path.removeprefix("/")], request)

    return [page, table_page, file]


async def _page_of_table(deps: RouteDependencies, client: Client, request: AnyRequest) -> File:
    """With a link preview, unless the table can't be read: the page itself says why."""
    asked, number = request.path_params["table"], request.path_params.get("number", "")
    if len(asked) > LONGEST_ID:
        return client.page
    try:
        table = (await deps.registry.look_at(asked, budget_of(deps, request))).table
    except SplittableError:
        return client.page
    is_number = number.isascii() and number.isdigit() and len(number) < 7
    return page_of_table(client, table, int(number) if is_number else None, str(request.base_url))


def sent(file: File, request: AnyRequest, status: int = 200) -> Response[bytes]:
    content, headers = file.for_reader(request.headers.get("accept-encoding", ""))
    return Response(content, media_type=file.media_type, headers=headers, status_code=status)

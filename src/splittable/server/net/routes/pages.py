"""The web client's routes and files; the client itself interprets the path."""

from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from splittable.server.net.routes.dependencies import AnyRequest
from splittable.server.net.web_client import Client, File

PLACES: Final = (
    "/",
    "/t/{table:str}",
    "/t/{table:str}/screen",
    "/t/{table:str}/games/{number:str}",
    "/t/{table:str}/games/{number:str}/review",
    "/review",
    "/rules/{game:str}",
    "/rules",
    "/deck",
    "/score",
    "/deals",
    "/compare",
)


def pages(client: Client) -> list[HTTPRouteHandler]:
    @get(list(PLACES), include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        return sent(client.page, request)

    if not client.files:
        return [page]

    @get([f"/{path}" for path in client.files], include_in_schema=False)
    async def file(request: AnyRequest) -> Response[bytes]:
        return sent(client.files[request.url.path.removeprefix("/")], request)

    return [page, file]


def sent(file: File, request: AnyRequest, status: int = 200) -> Response[bytes]:
    content, headers = file.for_reader(request.headers.get("accept-encoding", ""))
    return Response(content, media_type=file.media_type, headers=headers, status_code=status)

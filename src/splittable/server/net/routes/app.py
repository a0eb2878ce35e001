"""All of REST put together, with the document that describes it."""

from typing import Any, Final

from litestar import Litestar, MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from msgspec import Raw

from splittable import __version__
from splittable.core.errors import SplittableError
from splittable.server.net.routes.dependencies import LARGEST_BODY, RouteDependencies
from splittable.server.net.routes.errors import frameworks, ours, unexpected, unreadable
from splittable.server.net.routes.operations import operations
from splittable.server.net.routes.pages import pages
from splittable.server.net.routes.print_tools import box
from splittable.server.net.routes.replays import games_played, games_reviewed
from splittable.server.net.routes.tables import tables
from splittable.server.net.web_client import Client

DOCUMENT_PATH: Final = "/api/openapi.json"


def rest(deps: RouteDependencies, client: Client) -> Litestar:
    return Litestar(
        route_handlers=[
            *tables(deps),
            *box(deps),
            *games_played(deps),
            *games_reviewed(deps),
            *operations(deps),
            *pages(client),
        ],
        exception_handlers={
            SplittableError: lambda request, error: ours(deps, request, error),
            HTTPException: lambda request, error: frameworks(deps, client, request, error),
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            Exception: unexpected,
        },
        request_max_body_size=LARGEST_BODY,
        plugins=[_GamesOwn()],
        openapi_config=OpenAPIConfig(
            title="Splittable",
            version=__version__,
            description="Tables for Split it!, Splito and Split. Play itself goes by WebSocket.",
            path=DOCUMENT_PATH,  # below it the framework answers with pages of its own
            render_plugins=[
                JsonRenderPlugin(path=["/", "/openapi.json"], media_type=MediaType.JSON)
            ],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


class _GamesOwn(OpenAPISchemaPlugin):
    """For the OpenAPI document: views and events are written already, an object or a list.

    Their types are each game's own, and are published for TypeScript.
    """

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is Raw

    def to_openapi_schema(self, field_definition: Any, schema_creator: Any) -> Schema:  # noqa: ARG002
        return Schema(type=[OpenAPIType.OBJECT, OpenAPIType.ARRAY])

"""The REST application: all routes, error handlers and the OpenAPI document."""

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
from splittable.server.net.routes.administration import administration
from splittable.server.net.routes.dependencies import LARGEST_BODY, RouteDependencies
from splittable.server.net.routes.errors import (
    framework_error,
    no_probe,
    own_error,
    unexpected_error,
    unreadable_body,
)
from splittable.server.net.routes.operations import operations
from splittable.server.net.routes.pages import pages
from splittable.server.net.routes.people import people
from splittable.server.net.routes.print_tools import print_tools
from splittable.server.net.routes.replays import finished_games, reviews
from splittable.server.net.routes.tables import tables
from splittable.server.net.web_client import Client

DOCUMENT_PATH: Final = "/api/openapi.json"


def rest(deps: RouteDependencies, client: Client, *, probes_apart: bool = False) -> Litestar:
    """The application of clients; without probes if these have a port of their own."""
    return Litestar(
        route_handlers=[
            *tables(deps),
            *print_tools(deps),
            *finished_games(deps),
            *reviews(deps),
            *people(deps),
            *([] if probes_apart else operations(deps)),
            *administration(deps),
            *pages(deps, client),
        ],
        exception_handlers={
            SplittableError: lambda request, error: own_error(deps, request, error),
            HTTPException: lambda request, error: framework_error(deps, client, request, error),
            UnicodeDecodeError: unreadable_body,
            RecursionError: unreadable_body,
            Exception: unexpected_error,
        },
        request_max_body_size=LARGEST_BODY,
        plugins=[_RawSchema()],
        openapi_config=OpenAPIConfig(
            title="Splittable",
            version=__version__,
            description="Tables for Split it!, Splito and Split. Live play uses a WebSocket.",
            path=DOCUMENT_PATH,  # the framework serves its own pages below this path
            render_plugins=[
                JsonRenderPlugin(path=["/", "/openapi.json"], media_type=MediaType.JSON)
            ],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


def probes(deps: RouteDependencies) -> Litestar:
    """The application of the port that has probes and metrics alone."""
    return Litestar(
        route_handlers=operations(deps),
        exception_handlers={Exception: unexpected_error, HTTPException: no_probe},
        openapi_config=None,
        logging_config=None,
    )


class _RawSchema(OpenAPISchemaPlugin):
    """Describes `Raw` fields in the OpenAPI document as an object or a list.

    They hold views and events, already encoded. Their types differ by game and are published as
    TypeScript.
    """

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is Raw

    def to_openapi_schema(self, field_definition: Any, schema_creator: Any) -> Schema:  # noqa: ARG002
        return Schema(type=[OpenAPIType.OBJECT, OpenAPIType.ARRAY])

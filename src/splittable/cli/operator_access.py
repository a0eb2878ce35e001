"""How operators' commands reach what they administer: a running server, or its database.

At a stopped server, or on PostgreSQL, the command opens the database itself, like one more server.
A SQLite file belongs to one process, so a running server is asked to act.
"""

import asyncio
import os
import secrets
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from splittable.cli.settings import given_settings, read_settings
from splittable.core.errors import Invalid
from splittable.server.ops.settings import ServerSettings, usual_database

if TYPE_CHECKING:
    from splittable.server.messages import administration as acts

Ask: TypeAlias = "Callable[[acts.AnyAct], Awaitable[acts.AnyAnswer]]"

SECONDS: Final = 60.0  # for one act of a server
EVERYWHERE: Final = ("0.0.0.0", "::")


@asynccontextmanager
async def asking(arguments: Namespace) -> AsyncIterator[Ask]:
    """A function that does one act after another. Raises Invalid if there is nobody to ask."""
    from splittable.server.store.connect import sqlite_path
    from splittable.server.store.sqlite import DatabaseInUse

    given = given_settings({"database": arguments.database}, os.environ, arguments.config)
    settings = read_settings(given)
    if arguments.server:
        yield _asks(arguments.server.rstrip("/"), settings.admin_token)
        return
    path = sqlite_path(settings.database or usual_database())
    if path is not None and not path.exists():
        raise Invalid(str(path), "there is no such database; name it with --database")
    try:
        async with _opened(settings) as ask:
            yield ask
    except DatabaseInUse as error:
        if not settings.admin_token:
            raise Invalid(
                "SPLITTABLE_ADMIN_TOKEN",
                f"is needed to ask the running server, as that has it: {error}",
            ) from error
        yield _asks(_address(settings), settings.admin_token)


def _address(settings: ServerSettings) -> str:
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


@asynccontextmanager
async def _opened(settings: ServerSettings) -> AsyncIterator[Ask]:
    """Acts straight on the database, like one more server that nobody connects to."""
    import structlog

    from splittable.server.messages.administration import OperatorRequest
    from splittable.server.server import open_server, real_environment

    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())  # results are printed
    alone = replace(settings, server_id="", thinkers=0, review_playouts=0)
    async with open_server(alone, real_environment(), works=False) as server:

        async def ask(act: "acts.AnyAct") -> "acts.AnyAnswer":
            return await server.administration.do(OperatorRequest(_new_id(), act), "command line")

        yield ask


def _asks(address: str, token: str) -> Ask:
    import msgspec

    from splittable.server.messages.administration import ANSWERS, Done, OperatorRequest
    from splittable.server.messages.live import Problem

    def post(act: "acts.AnyAct") -> "acts.AnyAnswer":
        request = Request(
            f"{address}/api/admin",
            msgspec.json.encode(OperatorRequest(_new_id(), act)),
            {"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
        )
        try:
            with urlopen(request, timeout=SECONDS) as response:
                answer: acts.AnyAnswer = msgspec.json.decode(
                    response.read(), type=ANSWERS.get(type(act), Done)
                )
        except HTTPError as error:
            with error:
                try:
                    why = msgspec.json.decode(error.read(), type=Problem).message
                except msgspec.MsgspecError:
                    why = f"answered {error.code}; is it a server of tables?"
            raise Invalid(address, why) from error
        except (URLError, OSError, ValueError) as error:
            raise Invalid(address, f"does not answer: {error}") from error
        return answer

    async def ask(act: "acts.AnyAct") -> "acts.AnyAnswer":
        return await asyncio.to_thread(post, act)

    return ask


def _new_id() -> str:
    return secrets.token_hex(8)

"""`splittable serve` runs a table server; `splittable` alone runs one and opens the browser."""

import asyncio
import logging
import os
import socket
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from splittable.cli.arguments import Parser, Subcommand
from splittable.cli.settings import (
    FILE,
    NO_BROWSER,
    SETTINGS,
    Given,
    given_settings,
    read_settings,
    unknown_variables,
)
from splittable.core.errors import Invalid
from splittable.games import GAMES
from splittable.server.net.addresses import for_others
from splittable.server.ops.settings import ServerSettings, usual_database

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"

HELP: Final = """\
Run a table server for people, bots and spectators. Ctrl-C or SIGTERM stops it.
Everything acknowledged is stored, and clients reconnect automatically.

  splittable serve
  splittable serve --share
  splittable serve --host 0.0.0.0 --port 80
  splittable serve --database postgresql://splittable@localhost/splittable
  splittable serve --config splittable.toml --check

Every setting can also come from the environment, where --bot-pause is
SPLITTABLE_BOT_PAUSE, or from a settings file, where it is bot_pause = 700.
Flags override the environment, which overrides the file. Without --database,
tables are stored in a SQLite file in the platform's usual data directory."""


def add_arguments(parser: Parser) -> None:
    defaults = ServerSettings()
    for each in SETTINGS:
        default = getattr(defaults, each.name)
        suffix = f" (default: {default})" if default or default == 0 else ""
        parser.add_argument(
            *each.flags, metavar=each.metavar, dest=each.name, help=f"{each.help}{suffix}"
        )

    parser.add_argument("--config", metavar="FILE", help=f"a settings file, also as {FILE}")
    parser.add_argument(
        "--check", action="store_true", help="print what would be served, and don't serve it"
    )
    parser.add_argument(
        "--share",
        action="store_true",
        help="let others on your network join; same as --host 0.0.0.0",
    )


def run(arguments: Namespace) -> int:
    flags = {each.name: getattr(arguments, each.name) for each in SETTINGS}
    if arguments.share and flags["host"] is not None:
        raise Invalid("--share", "cannot be used with --host: it listens on all addresses")
    given = given_settings(flags, os.environ, arguments.config)
    if arguments.share:
        given["host"] = Given(EVERYWHERE, "--share")
    settings = read_settings(given)
    if arguments.check:
        return _check(settings, given)
    _serve(settings, _print_address)
    return 0


def _check(settings: ServerSettings, given: Mapping[str, Given]) -> int:
    """Print each setting with its origin, and what would be served. Raises if nothing can be."""
    from splittable.server.server import listen_on_all  # slow imports, needed only here
    from splittable.server.store.connect import public_url

    url = settings.database or usual_database()
    shown = {each.name: _shown(getattr(settings, each.name)) for each in SETTINGS}
    shown["database"] = public_url(url)
    shown["admin_token"] = "set" if settings.admin_token else "-"
    for name, value in shown.items():
        where = given[name].where if name in given else "default"
        print(f"{name:<24} {value:<40} ({where})")
    for problem in unknown_variables(os.environ):
        print(f"splittable: {problem}", file=sys.stderr)
    for listening in listen_on_all(settings):
        if listening is not None:
            listening.close()
    print(f"games: {', '.join(GAMES)}")
    print(f"tables: {asyncio.run(_stored(url))}")
    return 0


def _shown(value: object) -> str:
    match value:
        case "" | None:
            return "-"
        case frozenset():
            return ",".join(sorted(value)) or "-"
        case tuple():
            return f"{len(value)} words" if value else "-"
        case dict():
            return ", ".join(f"{game}: {len(deck)} cards" for game, deck in value.items()) or "-"
    return str(value)


async def _stored(url: str) -> str:
    from splittable.server.store.connect import sqlite_path
    from splittable.server.store.inspection import open_reading

    path = sqlite_path(url)
    if path is not None and not path.exists():
        return "none yet; the database would be created"
    reading = await open_reading(url)
    try:
        return str(len(await reading.tables()))
    finally:
        await reading.close()


def _print_address(address: str) -> None:
    """Print the address for programs that read stdout. At a terminal, the log already shows it."""
    if not (sys.stdout.isatty() and sys.stderr.isatty()):
        print(f"Splittable is at {address}", flush=True)


def run_at_home(*, share: bool = False) -> int:
    """Serve this machine, or the whole network, and open the browser.

    The usual port is used if it's free, so that a browser finds its seats again. Only the address
    is printed, unless something is wrong."""
    given = given_settings({"host": EVERYWHERE if share else HERE}, os.environ)
    settings = read_settings(given)
    if _is_taken(settings.host, settings.port):
        settings = replace(settings, port=0)
    _serve(settings, _open_browser, log_least=logging.WARNING)
    return 0


def _serve(
    settings: ServerSettings, ready: Callable[[str], None], log_least: int = logging.INFO
) -> None:
    from splittable.server.server import run  # takes a second, and no other command needs it

    try:
        run(settings, ready, log_least=log_least, problems=unknown_variables(os.environ))
    except KeyboardInterrupt:
        sys.stdout.flush()  # Ctrl-C is the normal way to stop a server


def _is_taken(host: str, port: int) -> bool:
    try:
        socket.create_server((host, port)).close()
    except OSError:
        return True
    return False


def _open_browser(address: str) -> None:
    """Open the loopback address. The page itself offers links that others can open."""
    here = address.replace(EVERYWHERE, HERE)
    print(f"Splittable is at {here} (press Ctrl-C to stop)", flush=True)
    if here != address:
        others = [address.replace(EVERYWHERE, each) for each in for_others(EVERYWHERE)]
        reach = f"at {' or '.join(others)}" if others else "unavailable: no network was found"
        print(f"On your network: {reach}", flush=True)
    if not os.environ.get(NO_BROWSER):
        webbrowser.open(here)


SERVE: Final = Subcommand("serve", HELP, add_arguments, run)

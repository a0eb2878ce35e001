"""`splittable serve` runs a table server; `splittable` alone runs one and opens the browser."""

import logging
import os
import socket
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from splittable.cli.arguments import Parser, Subcommand
from splittable.cli.settings import PREFIX, SETTINGS, read_settings
from splittable.core.errors import Invalid
from splittable.server.net.addresses import for_others
from splittable.server.ops.settings import ServerSettings

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"

HELP: Final = """\
Run a table server for people, bots and spectators. Ctrl-C or SIGTERM stops it.
Everything acknowledged is stored, and clients reconnect automatically.

  splittable serve
  splittable serve --share
  splittable serve --host 0.0.0.0 --port 80
  splittable serve --database postgresql://splittable@localhost/splittable

Every setting can also come from the environment: --bot-pause is
SPLITTABLE_BOT_PAUSE. Without --database, tables are stored in a SQLite file in
the platform's usual data directory."""


def add_arguments(parser: Parser) -> None:
    defaults = ServerSettings()
    for each in SETTINGS:
        default = getattr(defaults, each.name)
        suffix = f" (default: {default})" if default or default == 0 else ""
        parser.add_argument(
            *each.flags, metavar=each.metavar, dest=each.name, help=f"{each.help}{suffix}"
        )

    parser.add_argument(
        "--share",
        action="store_true",
        help="let others on your network join; same as --host 0.0.0.0",
    )


def run(arguments: Namespace) -> int:
    given = {each.name: getattr(arguments, each.name) for each in SETTINGS}
    if arguments.share:
        if given["host"] is not None:
            raise Invalid("--share", "cannot be used with --host: it listens on all addresses")
        given["host"] = EVERYWHERE
    settings = read_settings(given, os.environ)
    _serve(settings, _print_address)
    return 0


def _print_address(address: str) -> None:
    """Print the address for programs that read stdout. At a terminal, the log already shows it."""
    if not (sys.stdout.isatty() and sys.stderr.isatty()):
        print(f"Splittable is at {address}", flush=True)


def run_at_home(*, share: bool = False) -> int:
    """Serve this machine, or the whole network, and open the browser.

    The usual port is used if it's free, so that a browser finds its seats again. Only the address
    is printed, unless something is wrong."""
    settings = read_settings({"host": EVERYWHERE if share else HERE}, os.environ)
    if _is_taken(settings.host, settings.port):
        settings = replace(settings, port=0)
    _serve(settings, _open_browser, log_least=logging.WARNING)
    return 0


def _serve(
    settings: ServerSettings, ready: Callable[[str], None], log_least: int = logging.INFO
) -> None:
    from splittable.server.server import run  # takes a second, and no other command needs it

    try:
        run(settings, ready, log_least=log_least)
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
    if not os.environ.get(f"{PREFIX}NO_BROWSER"):
        webbrowser.open(here)


SERVE: Final = Subcommand("serve", HELP, add_arguments, run)

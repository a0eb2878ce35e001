"""`splittable serve`: the table server; and bare `splittable`: at home, in the browser."""

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
Serve tables for people, bots and spectators. Ctrl-C or SIGTERM stops it: what
was acknowledged is stored, and clients come back by themselves.

  splittable serve
  splittable serve --share
  splittable serve --host 0.0.0.0 --port 80
  splittable serve --database postgresql://splittable@localhost/splittable

Each setting can also stand in the environment, --bot-pause as
SPLITTABLE_BOT_PAUSE. Without --database the tables are kept in a SQLite file in
the platform's usual directory for data."""


def add_arguments(parser: Parser) -> None:
    defaults = ServerSettings()
    for each in SETTINGS:
        default = getattr(defaults, each.name)
        told = f" (default: {default})" if default or default == 0 else ""
        parser.add_argument(
            each.flag, metavar=each.metavar, dest=each.name, help=f"{each.help}{told}"
        )

    parser.add_argument(
        "--share",
        action="store_true",
        help="for phones and others in the same network: as --host 0.0.0.0",
    )


def run(arguments: Namespace) -> int:
    given = {each.name: getattr(arguments, each.name) for each in SETTINGS}
    if arguments.share:
        if given["host"] is not None:
            raise Invalid("--share", "listens everywhere; leave out --host")
        given["host"] = EVERYWHERE
    settings = read_settings(given, os.environ)
    _serve(settings, _tell)
    return 0


def _tell(address: str) -> None:
    """For whoever reads what a server prints; at a terminal the log has said it already."""
    if not (sys.stdout.isatty() and sys.stderr.isatty()):
        print(f"Splittable is at {address}", flush=True)


def run_at_home(*, share: bool = False) -> int:
    """Serve on this machine alone, or for all in the network, and open the browser: at the usual
    port if it is free, so that a browser finds its seats again. The address is all that is told
    unless something is wrong."""
    settings = read_settings({"host": EVERYWHERE if share else HERE}, os.environ)
    if _is_taken(settings.host, settings.port):
        settings = replace(settings, port=0)
    _serve(settings, _open_browser, log_least=logging.WARNING)
    return 0


def _serve(
    settings: ServerSettings, ready: Callable[[str], None], log_least: int = logging.INFO
) -> None:
    from splittable.server.server import run  # a second of imports that no other command needs

    try:
        run(settings, ready, log_least=log_least)
    except KeyboardInterrupt:
        sys.stdout.flush()  # Ctrl-C is how one stops a server


def _is_taken(host: str, port: int) -> bool:
    try:
        socket.create_server((host, port)).close()
    except OSError:
        return True
    return False


def _open_browser(address: str) -> None:
    """Here by its own address, from where every link leads to one that others can open."""
    here = address.replace(EVERYWHERE, HERE)
    print(f"Splittable is at {here}; Ctrl-C stops it.", flush=True)
    if here != address:
        others = [address.replace(EVERYWHERE, each) for each in for_others(EVERYWHERE)]
        told = f"at {' or '.join(others)}" if others else "nowhere: this machine has no network"
        print(f"For others in the same network it is {told}.", flush=True)
    if not os.environ.get(f"{PREFIX}NO_BROWSER"):
        webbrowser.open(here)


SERVE: Final = Subcommand("serve", HELP, add_arguments, run)

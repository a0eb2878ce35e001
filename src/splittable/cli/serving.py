"""`splittable serve` and `backup`: the table server by flags or environment, and its data kept."""

import os
import re
import socket
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from splittable.core.errors import Invalid
from splittable.core.reading import shown
from splittable.server.settings import ServerSettings, usual_database

PREFIX: Final = "SPLITTABLE_"


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: `--bot-pause` on the command line, `SPLITTABLE_BOT_PAUSE` in the environment."""

    name: str  # as in ServerSettings
    metavar: str
    help: str
    low: int | None = None  # whole numbers: what is allowed
    high: int = 0

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"{PREFIX}{self.name.upper()}"

    def read(self, text: str, where: str) -> Any:
        if self.low is not None:
            return _whole(text, where, self.low, self.high)
        if self.name == "origins":
            return frozenset(_origin(each, where) for each in text.split(",") if each)
        return text


SETTINGS: Final = (
    Setting("host", "ADDRESS", "where to listen; 0.0.0.0: everywhere"),
    Setting("port", "N", "0: any free one", 0, 65_535),
    Setting("database", "URL", "sqlite:///FILE or postgresql://USER@HOST/NAME"),
    Setting("origins", "URL,URL…", "other sites whose pages may play here"),
    Setting("bot_pause", "MS", "how long a bot waits before it moves", 0, 60_000),
    Setting("messages_per_second", "N", "from one WebSocket; more are refused", 1, 100_000),
    Setting("requests_per_second", "N", "from one address; more are refused", 1, 100_000),
    Setting("tables_per_minute", "N", "opened from one address", 1, 1_000_000),
)


def run_serve(arguments: Namespace) -> int:
    given = {each.name: getattr(arguments, each.name) for each in SETTINGS}
    settings = read_settings(given, os.environ)
    _serve(settings, lambda address: print(f"Splittable is at {address}", flush=True))
    return 0


def run_at_home() -> int:
    """Serve on this machine alone, and open the browser: at the usual port if it is free, so that
    a browser finds its seats again."""
    settings = read_settings({"host": "127.0.0.1"}, os.environ)
    if _is_taken(settings.host, settings.port):
        settings = replace(settings, port=0)
    _serve(settings, _open_browser)
    return 0


def run_backup(arguments: Namespace) -> int:
    from splittable.server.store.opening import sqlite_path
    from splittable.server.store.sqlite import backup

    given = {"database": arguments.database}
    url = read_settings(given, os.environ).database or usual_database()
    source, target = sqlite_path(url), Path(arguments.target)
    if source is None:
        raise Invalid("--database", "only a SQLite database is copied here; use pg_dump")
    backup(source, target)
    print(f"{target}: {target.stat().st_size} bytes")
    return 0


def read_settings(
    given: Mapping[str, str | None], environment: Mapping[str, str]
) -> ServerSettings:
    """A flag wins over the environment, the environment over the default."""
    read: dict[str, Any] = {}
    for each in SETTINGS:
        flag, variable = given.get(each.name), environment.get(each.variable)
        if flag is not None:
            read[each.name] = each.read(flag, each.flag)
        elif variable:
            read[each.name] = each.read(variable, each.variable)
    return ServerSettings(**read)


def _whole(text: str, where: str, low: int, high: int) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text) or not low <= int(text) <= high:
        raise Invalid(where, f"expected a whole number from {low} to {high}, found {shown(text)}")
    return int(text)


def _origin(text: str, where: str) -> str:
    if not re.fullmatch(r"https?://[^/\s]+", text):
        raise Invalid(where, f"expected addresses like https://example.org, found {shown(text)}")
    return text


def _serve(settings: ServerSettings, ready: Callable[[str], None]) -> None:
    from splittable.server.serving import run  # a second of imports that no other command needs

    try:
        run(settings, ready)
    except KeyboardInterrupt:
        sys.stdout.flush()  # Ctrl-C is how one stops a server


def _is_taken(host: str, port: int) -> bool:
    try:
        socket.create_server((host, port)).close()
    except OSError:
        return True
    return False


def _open_browser(address: str) -> None:
    print(f"Splittable is at {address}; Ctrl-C stops it.", flush=True)
    if not os.environ.get(f"{PREFIX}NO_BROWSER"):
        webbrowser.open(address)

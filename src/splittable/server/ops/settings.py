"""Server settings with their defaults. Each can be set by a flag or in the environment."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from splittable.server.logs import LogFormat


@dataclass(frozen=True, slots=True)
class ServerSettings:
    host: str = "127.0.0.1"
    port: int = 8000
    metrics_port: int | None = None  # probes and metrics only there; None: on `port`
    database: str = ""  # a URL; empty: a SQLite file in the platform's data directory
    server_id: str = ""  # unique among servers on one database; empty: generated at the start
    origins: frozenset[str] = frozenset()  # other sites whose pages may play here
    hosts: frozenset[str] = frozenset()  # accepted Host names, such as those a proxy sends
    bot_pause: int = 700  # ms before a bot moves, so that people can follow
    thinkers: int | None = None  # bot workers; None: cores less one, at most 8
    review_playouts: int | None = None  # per decision; None: the game's default; 0: no reviews
    messages_per_second: int = 20  # per connection, in bursts of three times as many
    requests_per_second: int = 50  # per address, in bursts of three times as many
    tables_per_minute: int = 30  # per address
    commands_per_minute: int = 60  # per person and table, except moves; in bursts of a third
    connections_per_address: int = 200
    max_connections: int | None = None  # of the whole server; None: as many as open files allow
    max_tables: int | None = None  # in memory; None: no limit
    work_per_second: int = 200  # ms of processor time per address, in bursts of ten times as much
    keep_finished: int | None = None  # days without use until a table is deleted; None: for ever
    keep_abandoned: int | None = None  # the same if its game has not begun or is not over
    keep_talk: int | None = None  # days until what was said is erased; None: as long as the table
    keep_notes: int | None = None  # days until reports, ended bans and the audit log are deleted
    contact: str = ""  # of the operator, for the privacy page: an address or a link
    admin_token: str = ""  # what operators show; empty: nobody can administer over the network
    words: tuple[str, ...] = ()  # unwanted in names and remarks, see `WordList`
    # By game, as JSON: the deck for tables that don't bring their own.
    deck: Mapping[str, list[Any]] = field(default_factory=dict)
    log_format: LogFormat = "auto"


def usual_database() -> str:
    path: Path = user_data_path("splittable", appauthor=False) / "tables.db"
    return f"sqlite:///{path}"

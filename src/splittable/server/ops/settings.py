"""How a server is run: every setting by flag or environment, with a sensible default."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from splittable.server.logs import LogFormat


@dataclass(frozen=True, slots=True)
class ServerSettings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a URL; empty: a SQLite file in the platform's usual directory
    server_id: str = ""  # among servers that share a database; empty: made at the start
    origins: frozenset[str] = frozenset()  # other sites whose pages may play here
    hosts: frozenset[str] = frozenset()  # names under which a proxy passes requests on
    bot_pause: int = 700  # ms before a bot moves, so that people can follow
    thinkers: int | None = None  # processes in which bots think; None: cores less one, 8 at most
    review_playouts: int | None = None  # for a decision; None: as the game needs; 0: no reviews
    messages_per_second: int = 20  # from one line; three times as many at once
    requests_per_second: int = 50  # from one address; three times as many at once
    tables_per_minute: int = 30  # opened from one address
    commands_per_minute: int = 60  # of one person at one table, besides moves; a third at once
    connections_per_address: int = 200
    work_per_second: int = 200  # ms of processor time for one address; ten times as much at once
    objectives: list[Any] | None = None  # Splito's deck for tables that bring none; None: ours
    log_format: LogFormat = "auto"


def usual_database() -> str:
    path: Path = user_data_path("splittable", appauthor=False) / "tables.db"
    return f"sqlite:///{path}"

"""A PostgreSQL server of the tests' own: made in a temporary folder, on loopback, gone at the end.

A test asks `postgres()` for the server of this test process, made at the first call, or is
skipped where PostgreSQL is not installed:

    server = postgres()
    url = server.fresh_database()      # postgresql://…, empty
    url = server.emptied_database()    # the same each time, emptied again: much quicker
    server.stop()                      # as if the plug were pulled
    server.start()                     # the same databases, at the same addresses
"""

import atexit
import os
import random
import shutil
import socket
import subprocess
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

MISSING: Final = "PostgreSQL is not installed: its tests are skipped (apt-get install postgresql)"
_PATIENCE: Final = 60  # seconds for any one command
# Everything is flushed as on a real server; the rest only keeps a small machine quiet.
_SETTINGS: Final = """
fsync = on
listen_addresses = '127.0.0.1'
port = {port}
unix_socket_directories = '{folder}'
shared_buffers = 32MB
autovacuum = off
"""
_EMPTY: Final = "SET lock_timeout = '5s'; DROP SCHEMA public CASCADE; CREATE SCHEMA public"


class Postgres:
    """A running server; `stop` and `start` at will, `close` for good."""

    def __init__(self, binaries: Path) -> None:
        self._binaries = binaries
        self._folder = Path(tempfile.mkdtemp(prefix="splittable-postgres-"))
        self._user = unprivileged_user()
        self._databases = 0
        self.port = free_port()  # kept when it stops and starts
        if self._user is not None:
            shutil.chown(self._folder, *self._user)
        self._run(
            "initdb",
            *("--username=splittable", "--auth=trust", "--encoding=UTF8", "--locale=C"),
            *("--no-sync", f"--pgdata={self._cluster}"),
        )
        with (self._cluster / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(_SETTINGS.format(port=self.port, folder=self._folder))
        self.start()

    @property
    def _cluster(self) -> Path:
        return self._folder / "cluster"

    @property
    def _place(self) -> tuple[str, ...]:
        return "--host=127.0.0.1", f"--port={self.port}", "--username=splittable"

    def _url(self, database: str) -> str:
        return f"postgresql://splittable@127.0.0.1:{self.port}/{database}"

    @property
    def pid(self) -> int:
        return int((self._cluster / "postmaster.pid").read_text(encoding="utf-8").split()[0])

    def fresh_database(self) -> str:
        """The URL of a new, empty database."""
        self._databases += 1
        name = f"test_{self._databases}"
        self._run("createdb", *self._place, "--template=template0", name)
        return self._url(name)

    def emptied_database(self) -> str:
        """The URL of one database that is emptied at every call; nobody may be using it."""
        self._run("psql", *self._place, "--dbname=postgres", "--quiet", "--command", _EMPTY)
        return self._url("postgres")

    def start(self) -> None:
        """Returns when connections are taken; does nothing to a server that runs."""
        if not self.is_running():
            self._control("start", f"--log={self._folder / 'log'}")

    def stop(self, mode: str = "immediate") -> None:
        """Stop as `pg_ctl` does: at once like a crash, or "fast", or "smart"."""
        if self.is_running():
            self._control("stop", f"--mode={mode}")

    def is_running(self) -> bool:
        return self._run("pg_ctl", "status", f"--pgdata={self._cluster}", may_fail=True)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _control(self, *words: str) -> None:
        self._run("pg_ctl", "--wait", f"--pgdata={self._cluster}", *words)

    def _run(self, command: str, *words: str, may_fail: bool = False) -> bool:
        as_user: dict[str, Any] = {}
        if self._user is not None:
            as_user = {"user": self._user[0], "group": self._user[1], "extra_groups": ()}
        # To a file, for the server keeps its starter's output open, and a pipe would never end.
        said = self._folder / "said"
        with said.open("wb") as output:
            done = subprocess.run(
                [self._binaries / command, *words],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd=self._folder,
                timeout=_PATIENCE,
                check=False,
                **as_user,
            )
        if done.returncode and not may_fail:
            raise RuntimeError(f"{command} failed: {said.read_text(encoding='utf-8')}")
        return done.returncode == 0


@cache
def _server() -> Postgres | None:
    found = binaries()
    if found is None:
        return None
    server = Postgres(found)
    atexit.register(server.close)
    return server


def postgres() -> Postgres:
    """The server of this test process, running; skips the test where there can be none."""
    server = _server()
    if server is None:
        pytest.skip(MISSING)
    server.start()
    return server


def binaries() -> Path | None:
    """Where all the commands we need are: on the PATH, or in Debian's folder for the newest."""
    on_path = shutil.which("pg_ctl")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(
        Path("/usr/lib/postgresql").glob("*/bin"),
        key=lambda folder: [int(part) for part in folder.parent.name.split(".") if part.isdigit()],
        reverse=True,
    )
    wanted = ("initdb", "pg_ctl", "postgres", "createdb", "psql", "pg_basebackup")
    for folder in folders:
        if all(os.access(folder / command, os.X_OK) for command in wanted):
            return folder
    return None


def unprivileged_user() -> tuple[int, int] | None:
    """(user, group) to run as where we are root, whom PostgreSQL refuses; else None."""
    if os.name == "nt" or os.geteuid() != 0:
        return None
    import pwd

    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return user.pw_uid, user.pw_gid


def free_port() -> int:
    """One below those that the system lends to clients, so that it is still free at a restart."""
    for port in random.sample(range(20_000, 30_000), 100):
        with socket.socket() as listener, suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no free port was found")

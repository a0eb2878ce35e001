"""A temporary PostgreSQL server for tests, in a temporary folder and on loopback.

`postgres()` returns the server of this test process, which the first call starts. It skips the test
if PostgreSQL is not installed:

    server = postgres()
    url = server.fresh_database()      # postgresql://…, empty
    url = server.emptied_database()    # the same one each time, emptied: much faster
    server.stop()                      # like a power failure
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
_PATIENCE: Final = 60  # seconds per command
# Everything is flushed as in production; the rest reduces the load on a small machine.
_SETTINGS: Final = """
fsync = on
listen_addresses = '127.0.0.1'
port = {port}
unix_socket_directories = '{folder}'
shared_buffers = 32MB
autovacuum = off
"""
# After a crash, flush the whole file system at once: file by file takes a minute on a busy disk.
_QUICK_RECOVERY: Final = "recovery_init_sync_method = syncfs\n"
_EMPTY: Final = "SET lock_timeout = '5s'; DROP SCHEMA public CASCADE; CREATE SCHEMA public"


class Postgres:
    """A PostgreSQL server. It can be stopped and started again; `close` deletes it."""

    def __init__(self, binaries: Path) -> None:
        self._binaries = binaries
        self._folder = Path(tempfile.mkdtemp(prefix="splittable-postgres-"))
        self._user = unprivileged_user()
        self._databases = 0
        self.port = free_port()  # stays the same across restarts
        if self._user is not None:
            shutil.chown(self._folder, *self._user)
        self._run(
            "initdb",
            *("--username=splittable", "--auth=trust", "--encoding=UTF8", "--locale=C"),
            *("--no-sync", f"--pgdata={self._cluster}"),
        )
        with (self._cluster / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(_SETTINGS.format(port=self.port, folder=self._folder))
            if self._version >= 14:
                settings.write(_QUICK_RECOVERY)
        self.start()

    @property
    def _cluster(self) -> Path:
        return self._folder / "cluster"

    @property
    def _version(self) -> int:
        return int((self._cluster / "PG_VERSION").read_text(encoding="utf-8").split(".")[0])

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
        """The URL of a database that is emptied at every call; it must have no connections."""
        self._run("psql", *self._place, "--dbname=postgres", "--quiet", "--command", _EMPTY)
        return self._url("postgres")

    def start(self) -> None:
        """Start it, and wait until it accepts connections. Does nothing if it is running."""
        if not self.is_running():
            self._control("start", f"--log={self._folder / 'log'}")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it in a mode of `pg_ctl`: "immediate", which is like a crash, "fast" or "smart"."""
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
        # To a file, because the server inherits the output: a pipe would never be closed.
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
    """The running server of this test process. Skips the test if PostgreSQL isn't installed."""
    server = _server()
    if server is None:
        pytest.skip(MISSING)
    server.start()
    return server


def binaries() -> Path | None:
    """The folder of PostgreSQL's commands: on the PATH, or in Debian's newest version."""
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
    """The user and group to run as if we are root, which PostgreSQL refuses; otherwise None."""
    if os.name == "nt" or os.geteuid() != 0:
        return None
    import pwd

    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return user.pw_uid, user.pw_gid


def free_port() -> int:
    """A free port below the ephemeral range, so that it is still free at a restart."""
    for port in random.sample(range(20_000, 30_000), 100):
        with socket.socket() as listener, suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no free port was found")

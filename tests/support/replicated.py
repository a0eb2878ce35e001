"""A PostgreSQL primary and its synchronous standby, from the files in deploy/, on loopback.

with Replicated() as pair:
    pair.url                    # postgresql://…, with both hosts
    pair.kill_primary()         # like a power failure
    pair.promote()              # the standby becomes the primary, without a standby
    pair.make_standby()         # the other machine becomes its standby, from scratch
"""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import pytest

from tests.support.patience import until_blocking
from tests.support.postgres import MISSING, binaries, free_port, unprivileged_user

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
PASSWORDS: Final = {"SPLITTABLE_PASSWORD": "a table's", "REPLICATOR_PASSWORD": "a standby's"}
_IN_URL: Final = "a%20table's"
_PATIENCE: Final = 60.0  # seconds per command
# The test's own address; the rest reduces the load on a small machine.
_OWN: Final = {
    "listen_addresses": "127.0.0.1",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "min_wal_size": "32MB",
}
# A killed process loses nothing that it has written to the system, so a RAM disk is enough.
_DISKS: Final = Path("/dev/shm")
_ROOM: Final = 1 << 30  # bytes


class Machine:
    """One of the two machines: a data folder, a port, and PostgreSQL, running or not."""

    def __init__(self, name: str, folder: Path, files: Path, programs: Path) -> None:
        self.name = name
        self.port = free_port()
        self._folder = folder
        self._files = files  # a copy of deploy/postgresql that the database's user can read
        self._programs = programs
        self._user = unprivileged_user()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def disk(self) -> Path:
        return self._folder / self.name

    def make_primary(self) -> None:
        self.run(
            *("initdb", "--auth=peer", "--encoding=UTF8", "--locale=C", "--no-sync"),
            f"--pgdata={self.disk}",
        )
        self.start("primary.conf")
        self.sql_file(self._files / "roles.sql")

    def make_standby_of(self, primary: "Machine") -> None:
        shutil.rmtree(self.disk, ignore_errors=True)
        words = ["127.0.0.1", str(primary.port), str(self.disk)]
        self._run(
            [self._files / "make-standby", *words],
            variables={"PGPASSWORD": PASSWORDS["REPLICATOR_PASSWORD"]},
        )
        self.start("standby.conf")

    def start(self, settings: str) -> None:
        """Start it, and wait until it accepts connections."""
        flags = {
            **_OWN,
            "port": self.port,
            "unix_socket_directories": self._folder,
            "config_file": self._files / settings,
            "hba_file": self._files / "pg_hba.conf",
        }
        words = [word for name, value in flags.items() for word in ("-c", f"{name}={value}")]
        with (self._folder / f"{self.name}.log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self.disk, *words],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                **self._as_user,
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        until_blocking(self._is_ready)

    def _is_ready(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, f"PostgreSQL did not start: {self.log[-2000:]}"
        ready = ("pg_isready", "--quiet", f"--host={self._folder}", f"--port={self.port}")
        return self.run(*ready, may_fail=True)

    @property
    def log(self) -> str:
        return (self._folder / f"{self.name}.log").read_text(encoding="utf-8", errors="replace")

    def send_signal(self, how: signal.Signals) -> None:
        """Signal the server and all its processes at once, before any of them can react."""
        if self._process is None or self._process.poll() is not None:
            return
        for pid in [self._process.pid, *_children(self._process.pid)]:
            with suppress(ProcessLookupError):
                os.kill(pid, how)

    def kill(self) -> None:
        """Kill all its processes, without flush or shutdown."""
        if self._process is not None:
            self.send_signal(signal.SIGSTOP)
            self.send_signal(signal.SIGKILL)
            self._process.wait(_PATIENCE)

    def sql(self, command: str, database: str = "postgres") -> str:
        """Run a statement as the owner. Returns the rows without headings."""
        words = ("--tuples-only", "--no-align", f"--dbname={database}", f"--command={command}")
        return self.run_for("psql", *self._psql, *words)

    def sql_file(self, path: Path) -> None:
        self._run(
            [self._programs / "psql", *self._psql, "--dbname=postgres", f"--file={path}"],
            variables=PASSWORDS,
        )

    @property
    def _psql(self) -> tuple[str, ...]:
        return "--quiet", "--no-psqlrc", f"--host={self._folder}", f"--port={self.port}"

    @property
    def _as_user(self) -> dict[str, Any]:
        if self._user is None:
            return {}
        return {"user": self._user[0], "group": self._user[1], "extra_groups": ()}

    def run(self, program: str, *words: str, may_fail: bool = False) -> bool:
        return self._run([self._programs / program, *words], may_fail=may_fail).returncode == 0

    def run_for(self, program: str, *words: str) -> str:
        return self._run([self._programs / program, *words]).stdout.strip()

    def _run(
        self,
        command: list[Any],
        *,
        may_fail: bool = False,
        variables: Mapping[str, str] = MappingProxyType({}),
    ) -> "subprocess.CompletedProcess[str]":
        path = f"{self._programs}{os.pathsep}{os.environ.get('PATH', '')}"
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            cwd=self._folder,
            timeout=_PATIENCE,
            check=False,
            env={**os.environ, "PATH": path, **variables},
            **self._as_user,
        )
        if done.returncode and not may_fail:
            raise RuntimeError(f"{command[0]} failed: {done.stderr}")
        return done


class Replicated:
    """Both machines. Skips the test if PostgreSQL isn't installed."""

    def __init__(self) -> None:
        programs = binaries()
        if programs is None:
            pytest.skip(MISSING)
        self._folder = Path(tempfile.mkdtemp(prefix="splittable-pair-", dir=_disks()))
        files = self._folder / "postgresql"
        shutil.copytree(DEPLOY / "postgresql", files)
        user = unprivileged_user()
        if user is not None:
            shutil.chown(self._folder, *user)
        self.primary = Machine("first", self._folder, files, programs)
        self.standby = Machine("second", self._folder, files, programs)
        self._machines = (self.primary, self.standby)

    def __enter__(self) -> "Replicated":
        try:
            self.primary.make_primary()
            self.standby.make_standby_of(self.primary)
            self.wait_until_in_step()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for machine in self._machines:
            machine.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def url(self) -> str:
        """The URL with both hosts, whichever is the primary."""
        return self.url_through(*(machine.port for machine in self._machines))

    def url_through(self, *ports: int) -> str:
        hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
        return f"postgresql://splittable:{_IN_URL}@{hosts}/splittable"

    @property
    def ports(self) -> tuple[int, int]:
        first, second = self._machines
        return first.port, second.port

    def wait_until_in_step(self) -> None:
        """Wait until the standby is synchronous, so that commits wait for it."""
        state = "SELECT sync_state FROM pg_stat_replication"
        until_blocking(lambda: self.primary.sql(state) == "sync", "the standby is in step")

    def kill_primary(self) -> None:
        self.primary.kill()

    def promote(self) -> None:
        """Promote the standby. It runs alone; the old primary must not come back."""
        assert self.standby.sql("SELECT pg_promote()") == "t"
        self.primary, self.standby = self.standby, self.primary

    def make_standby(self) -> None:
        """Make the other machine the standby, from an empty folder. Commits wait for it again."""
        self.standby.kill()
        self.standby.make_standby_of(self.primary)
        names = "'FIRST 1 (splittable_standby)'"  # as in standby.conf
        self.primary.sql(f"ALTER SYSTEM SET synchronous_standby_names = {names}")
        self.primary.sql("SELECT pg_reload_conf()")
        self.wait_until_in_step()


def _disks() -> Path | None:
    """The parent of the data folders: in memory if there is room, otherwise the default one."""
    roomy = _DISKS.is_dir() and shutil.disk_usage(_DISKS).free > _ROOM
    return _DISKS if roomy else None


def _children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(each) for each in listed.read_text().split()] if listed.exists() else []

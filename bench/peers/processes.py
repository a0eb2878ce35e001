"""Starts and stops the servers that a benchmark compares, pinned to a core and on a free port."""

import os
import resource
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import IO

import platformdirs

HERE = Path(__file__).parent
HOST = "127.0.0.1"
START_SECONDS = 30.0  # time limit until a server listens
STOP_SECONDS = 10.0  # after that it is killed
INSTALL_SECONDS = 300.0


class CannotRun(Exception):
    """Something that the benchmark requires is missing. The message is one line."""


def scratch() -> Path:
    """A folder outside the repository for installed packages and temporary files."""
    folder = platformdirs.user_cache_path("splittable") / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def node() -> str:
    found = shutil.which("node")
    if found is None:
        raise CannotRun("the peers and the load require Node; no `node` was found")
    return found


def installed(peer: str) -> Path:
    """The node_modules of a peer. Installs them on first use."""
    wanted = HERE / peer / "package.json"
    if not wanted.exists():  # this peer needs no packages
        return scratch()
    folder = scratch() / f"{peer}-{sha256(wanted.read_bytes()).hexdigest()[:12]}"
    modules = folder / "node_modules"
    if (folder / "installed").exists():
        return modules
    npm = shutil.which("npm")
    if npm is None:
        raise CannotRun(f"installing the packages of {peer} requires npm; it was not found")
    folder.mkdir(exist_ok=True)
    shutil.copy(wanted, folder)
    quiet = ["--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]
    try:
        subprocess.run(
            [npm, "install", *quiet],
            cwd=folder,
            check=True,
            capture_output=True,
            timeout=INSTALL_SECONDS,
        )
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        raise CannotRun(
            f"npm could not install the packages of {peer}; is this machine offline?"
        ) from error
    (folder / "installed").touch()
    return modules


def allow_sockets(count: int) -> None:
    """Raise the limit of open files for this process and its children."""
    wanted = count + 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise CannotRun(f"{count} sockets require {wanted} open files; the system allows {hard}")
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    assert isinstance(port, int)
    return port


@contextmanager
def on_core(number: int) -> Iterator[None]:
    """Pin processes started in the block to one core: 0 for the server, 1 for the load."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(allowed)[number % len(allowed)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


@contextmanager
def serving(command: Sequence[str], port: int, variables: Mapping[str, str]) -> Iterator[int]:
    """Start a server, wait until it listens, and yield its process id. Stops it at the end."""
    with tempfile.TemporaryFile() as log:
        with on_core(0):
            process = subprocess.Popen(
                command,
                env={**os.environ, **variables},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        try:
            _wait_until_it_listens(process, port, log)
            yield process.pid
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(STOP_SECONDS)
            if process.poll() is None:
                process.kill()
                process.wait()


def _wait_until_it_listens(process: "subprocess.Popen[bytes]", port: int, log: IO[bytes]) -> None:
    deadline = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        with suppress(OSError), socket.create_connection((HOST, port), timeout=1):
            return
        time.sleep(0.05)
    log.seek(0)
    said = log.read().decode(errors="replace").strip().splitlines()
    raise CannotRun(f"{process.args!r} did not start: {said[-1] if said else 'no output'}")

"""Starts and stops the servers a bench compares, each on a core of its own and a free port."""

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
START_SECONDS = 30.0  # at most, until a server listens
STOP_SECONDS = 10.0  # at most, until it is killed
INSTALL_SECONDS = 300.0


class CannotRun(Exception):
    """Something the bench needs is missing; the text is one line for whoever runs it."""


def scratch() -> Path:
    """A folder outside the repository for what is installed and written."""
    folder = platformdirs.user_cache_path("splittable") / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def node() -> str:
    found = shutil.which("node")
    if found is None:
        raise CannotRun("Node is needed for the peers and for the load; no `node` was found")
    return found


def installed(peer: str) -> Path:
    """The node_modules of a peer, installed now when this is the first time."""
    wanted = HERE / peer / "package.json"
    if not wanted.exists():  # it needs nothing but Node
        return scratch()
    folder = scratch() / f"{peer}-{sha256(wanted.read_bytes()).hexdigest()[:12]}"
    modules = folder / "node_modules"
    if (folder / "installed").exists():
        return modules
    npm = shutil.which("npm")
    if npm is None:
        raise CannotRun(f"npm is needed to install the packages of {peer}; none was found")
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
    """Let this process and its children hold that many sockets."""
    wanted = count + 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise CannotRun(f"{count} sockets need {wanted} open files; the system allows {hard}")
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
    """Whatever is started inside stays on one core: 0 for the server, 1 for the load."""
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
    """A server's process from the moment it listens; stopped at the end, whatever happens."""
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
    raise CannotRun(f"{process.args!r} did not start: {said[-1] if said else 'it said nothing'}")

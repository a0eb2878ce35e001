"""Work spread over the machines of a Ray cluster; nothing else of the project knows Ray.

Workers come and go: what one has lost when it died is done again by another. A cluster of our own
listens on this machine alone, asks for a token that nobody else has, and reports to nobody.
"""

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from ipaddress import ip_address
from itertools import islice
from secrets import token_hex
from typing import Any, Final, TypeVar

from splittable import __version__
from splittable.core.errors import Invalid, MissingPackage
from splittable.core.validation import short_repr

LOCAL: Final = "local"
RETRIES: Final = 10  # of a chunk whose worker died: what kills more of them is no accident
AHEAD: Final = 3  # chunks on their way for each processor, so that none waits for work
ANSWER: Final = 5.0  # seconds to wait for a cluster at an address
# What whoever speaks HTTP/2, as Ray does, says first (RFC 9113, 3.4): we, and then the other.
PREFACE: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
SETTINGS: Final = bytes([4])  # the fourth byte of the answer

PieceT = TypeVar("PieceT")
ResultT = TypeVar("ResultT")


@contextmanager
def joined(address: str) -> Iterator["Cluster"]:
    """The cluster at HOST:PORT, which this machine has joined, or a `local` one of our own."""
    if find_spec("ray") is None:
        raise MissingPackage("--ray", "ray")
    host, port = ("localhost", None) if address == LOCAL else _read(address)
    if port is not None:
        _knock(host, port, address)
    _settle(host, is_ours=port is None)
    import ray  # reads those settings at once

    try:
        ray.init(
            address,
            include_dashboard=False if port is None else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ray.exceptions.RayError, OSError, RuntimeError, ValueError) as error:
        raise Invalid("--ray", f"{short_repr(address)} cannot be joined: {_told(error)}") from error
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def _settle(host: str, *, is_ours: bool) -> None:
    """Settings that Ray and the processes it starts read from the environment."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns of changes
    if _is_loopback(host):  # then Ray takes the loopback address for its own, on every system
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    if is_ours:
        os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=token_hex(32))


class Cluster:
    """Whoever has joined it, at any time."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def each(
        self, work: Callable[[PieceT], ResultT], pieces: Iterable[PieceT], at_once: int = 1
    ) -> Iterator[ResultT]:
        """Chunks of pieces go out in order, some ahead of what is done, and come back in order."""
        done = self._ray.remote(max_retries=RETRIES)(_done)
        sent = self._ray.put(work)  # once for all chunks
        under_way: deque[Any] = deque()
        rest = iter(pieces)
        while chunk := list(islice(rest, at_once)):
            under_way.append(done.remote(__version__, sent, chunk))
            while len(under_way) > AHEAD * self._processors:
                yield from self._result(under_way.popleft())
        while under_way:
            yield from self._result(under_way.popleft())

    @property
    def _processors(self) -> int:
        return max(int(self._ray.cluster_resources().get("CPU", 1)), 1)

    def _result(self, chunk: Any) -> Any:
        try:
            return self._ray.get(chunk)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ModuleNotFoundError):
                lacking = f"a worker lacks what is installed here: {error.cause}"
                raise Invalid("--ray", lacking) from error
            raise error.cause from error  # as if it had happened here
        except self._ray.exceptions.RayError as error:
            raise Invalid("--ray", f"a part of the work was lost: {_told(error)}") from error


def _done(version: str, work: Callable[[PieceT], ResultT], chunk: list[PieceT]) -> list[ResultT]:
    """On a worker. One of another version might play otherwise."""
    if version != __version__:
        raise Invalid("--ray", f"a worker has Splittable {__version__}, and this is {version}")
    return [work(piece) for piece in chunk]


# Addresses


def _read(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not (port.isdecimal() and 0 < int(port) < 2**16):
        raise Invalid("--ray", f"{short_repr(address)} is no address; allowed: {LOCAL}, HOST:PORT")
    return host.strip("[]"), int(port)


def _knock(host: str, port: int, address: str) -> None:
    """Ray itself would wait for minutes, and then say a lot."""
    try:
        with socket.create_connection((host, port), timeout=ANSWER) as line:
            line.sendall(PREFACE)
            answer = line.recv(9)
    except (OSError, UnicodeError) as error:
        raise Invalid(
            "--ray", f"nobody answers at {short_repr(address)}: {_told(error)}"
        ) from error
    if answer[3:4] != SETTINGS:
        raise Invalid("--ray", f"whoever answers at {short_repr(address)} is no Ray cluster")


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _told(error: BaseException) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return next(iter(str(error).split("\n")), "") or type(error).__name__

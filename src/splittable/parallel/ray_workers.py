"""Workers on a Ray cluster. This is the only module that uses Ray.

Workers may come and go: if one dies, another repeats its chunk. A local cluster listens only on
this machine, requires a random token, and sends no usage statistics.
"""

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from itertools import islice
from secrets import token_hex
from typing import Any, Final, TypeVar

from splittable import __version__
from splittable.core.errors import Invalid
from splittable.core.extras import require_extras
from splittable.core.validation import short_repr

LOCAL: Final = "local"
RETRIES: Final = 10  # of a chunk whose worker died; after that, the chunk is to blame
AHEAD: Final = 3  # chunks sent ahead per processor, so that none is idle
ANSWER: Final = 5.0  # seconds to wait for a cluster at an address
# HTTP/2 connection preface and SETTINGS frame (RFC 9113, 3.4): Ray speaks HTTP/2.
PREFACE: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
SETTINGS: Final = bytes([4])  # the frame type, the fourth byte of the answer

PieceT = TypeVar("PieceT")
ResultT = TypeVar("ResultT")


@contextmanager
def join_cluster(address: str) -> Iterator["Cluster"]:
    """Join the cluster at HOST:PORT, or start a new one for `local`.

    Raises MissingPackage without Ray, and Invalid if the cluster can't be joined.
    """
    require_extras("--ray", "ray")
    host, port = ("localhost", None) if address == LOCAL else _read(address)
    if port is not None:
        _probe(host, port, address)
    _configure(host, is_ours=port is None)
    import ray  # reads the environment on import

    try:
        ray.init(
            address,
            include_dashboard=False if port is None else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ray.exceptions.RayError, OSError, RuntimeError, ValueError) as error:
        raise Invalid("--ray", f"can't join {short_repr(address)}: {_describe(error)}") from error
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def _configure(host: str, *, is_ours: bool) -> None:
    """Set what Ray and its processes read from the environment."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silences a warning
    if _is_loopback(host):  # makes Ray bind to the loopback address on every system
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    if is_ours:
        os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=token_hex(32))


class Cluster:
    """The workers of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def each(
        self, work: Callable[[PieceT], ResultT], pieces: Iterable[PieceT], at_once: int = 1
    ) -> Iterator[ResultT]:
        """Send chunks in order, some of them ahead, and yield results in order."""
        run_chunk = self._ray.remote(max_retries=RETRIES)(_run_chunk)
        sent = self._ray.put(work)  # once for all chunks
        under_way: deque[Any] = deque()
        rest = iter(pieces)
        while chunk := list(islice(rest, at_once)):
            under_way.append(run_chunk.remote(__version__, sent, chunk))
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
                missing = f"a package is missing on a worker: {error.cause}"
                raise Invalid("--ray", missing) from error
            raise error.cause from error  # same error as without Ray
        except self._ray.exceptions.RayError as error:
            raise Invalid("--ray", f"a part of the work was lost: {_describe(error)}") from error


def _run_chunk(
    version: str, work: Callable[[PieceT], ResultT], chunk: list[PieceT]
) -> list[ResultT]:
    """Runs on a worker, which must have the same version: results may differ otherwise."""
    if version != __version__:
        raise Invalid("--ray", f"a worker has Splittable {__version__}, and this is {version}")
    return [work(piece) for piece in chunk]


# Addresses


def _read(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not (port.isdecimal() and 0 < int(port) < 2**16):
        problem = f"{short_repr(address)} is not an address; allowed: {LOCAL}, HOST:PORT"
        raise Invalid("--ray", problem)
    return host.strip("[]"), int(port)


def _probe(host: str, port: int, address: str) -> None:
    """Raise Invalid unless a cluster answers. Ray itself would wait for minutes."""
    try:
        with socket.create_connection((host, port), timeout=ANSWER) as connection:
            connection.sendall(PREFACE)
            answer = connection.recv(9)
    except (OSError, UnicodeError) as error:
        raise Invalid(
            "--ray", f"no answer from {short_repr(address)}: {_describe(error)}"
        ) from error
    if answer[3:4] != SETTINGS:
        raise Invalid("--ray", f"{short_repr(address)} is not a Ray cluster")


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _describe(error: BaseException) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return next(iter(str(error).split("\n")), "") or type(error).__name__

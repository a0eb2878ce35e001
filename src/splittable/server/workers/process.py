"""Child processes: each answers one request at a time over a pipe and ends with its server."""

import os
import signal
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, TypeAlias

Pipe: TypeAlias = "Connection[Any, Any]"
Work: TypeAlias = Callable[..., None]  # a module's function; its first argument is the pipe


class ProcessEnded(Exception):
    """The process has died, or is stuck and should be killed."""


class Process:
    """A child process, seen from the server. All methods except `kill` block."""

    def __init__(self, name: str, work: Work, *args: object) -> None:
        self._name = name
        self._work = work
        self._args = args
        self._process: SpawnProcess | None = None
        self._pipe: Pipe | None = None
        self._is_killed = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def start(self) -> Any:
        """Start it. Returns its first message, which says that it is ready."""
        context = get_context("spawn")
        self._pipe, its_end = context.Pipe()
        self._process = context.Process(
            target=self._work, args=(its_end, *self._args), name=self._name, daemon=True
        )
        _block_signals_for_children()
        self._process.start()
        its_end.close()  # otherwise this end would not notice its death
        if self._is_killed:
            self.kill()
        with _ended_on_error():
            return self._pipe.recv()

    def ask(self, question: object, patience: float) -> Any:
        """Send a question and return the answer. Raises ProcessEnded if the process dies or doesn't
        answer within `patience` seconds."""
        assert self._pipe is not None
        with _ended_on_error():
            self._pipe.send(question)
            if not self._pipe.poll(patience):
                raise ProcessEnded(f"stuck for {patience:g} s")
            return self._pipe.recv()

    def kill(self) -> None:
        """Kill it now. A pending `ask` raises ProcessEnded."""
        self._is_killed = True
        if self._process is not None and self._process.pid is not None:
            self._process.kill()

    def close(self) -> None:
        self.kill()
        if self._process is not None and self._process.pid is not None:
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()


@contextmanager
def _ended_on_error() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError) as error:
        raise ProcessEnded("died") from error


def _block_signals_for_children() -> None:
    """Block SIGINT and SIGTERM in this thread, so that children start with them blocked.

    Children ignore them later, but would be unprotected until then. The resource tracker that
    multiprocessing starts with the first child would undo this, so it is started before.
    """
    if sys.platform != "win32":
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})


# Inside the process


def set_up_worker(niceness: int) -> None:
    """Prepare a worker process: signals, priority, and ending with the server."""
    _ignore_signals()
    if sys.platform != "win32":
        os.nice(niceness)
    threading.Thread(target=_exit_with_server, daemon=True).start()
    warnings.simplefilter("ignore")  # they would be mixed into the server's log


def _ignore_signals() -> None:
    """Ctrl-C and service managers signal every process, but the server decides when this ends."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)


def _exit_with_server() -> None:
    """Exit when the server is gone, even if it was killed and this process is busy."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)

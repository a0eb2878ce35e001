"""A process beside the server: it is told things one at a time, and ends with its server."""

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
Work: TypeAlias = Callable[..., None]  # a module's own; it gets the line first


class ProcessEnded(Exception):
    """The process is no more, or is to be ended."""


class Process:
    """One process, as the server has it. Its methods block, but for `kill`."""

    def __init__(self, name: str, work: Work, *given: object) -> None:
        self._name = name
        self._work = work
        self._given = given
        self._process: SpawnProcess | None = None
        self._line: Pipe | None = None
        self._is_over = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def start(self) -> Any:
        """Returns when it is ready, with the first thing that it says."""
        context = get_context("spawn")
        self._line, its_end = context.Pipe()
        self._process = context.Process(
            target=self._work, args=(its_end, *self._given), name=self._name, daemon=True
        )
        _have_processes_begin_deaf()
        self._process.start()
        its_end.close()  # or this end would not hear of its death
        if self._is_over:
            self.kill()
        with _told_of_its_death():
            return self._line.recv()

    def ask(self, question: object, patience: float) -> Any:
        """Its answer. ProcessEnded: there is none, or not within so many seconds."""
        assert self._line is not None
        with _told_of_its_death():
            self._line.send(question)
            if not self._line.poll(patience):
                raise ProcessEnded(f"stuck for {patience:g} s")
            return self._line.recv()

    def kill(self) -> None:
        """At once; whoever waits for its answer is told."""
        self._is_over = True
        if self._process is not None and self._process.pid is not None:
            self._process.kill()

    def bury(self) -> None:
        self.kill()
        if self._process is not None and self._process.pid is not None:
            self._process.join()
        if self._line is not None:
            self._line.close()


@contextmanager
def _told_of_its_death() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError) as error:
        raise ProcessEnded("died") from error


def _have_processes_begin_deaf() -> None:
    """Those of this thread, to Ctrl-C and service managers, before they can see to it themselves.
    The tracker that multiprocessing starts beside the first one would undo it, so it is there."""
    if sys.platform != "win32":
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})


# Inside the process


def settle_in(niceness: int) -> None:
    """What each of them does first."""
    _leave_signals_to_the_server()
    if sys.platform != "win32":
        os.nice(niceness)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    warnings.simplefilter("ignore")  # they would be written between the lines of the server's log


def _leave_signals_to_the_server() -> None:
    """Ctrl-C and service managers signal every process; this one ends when the server has it so."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)


def _end_with_the_server() -> None:
    """Also where the server was killed in the middle of the work, and nobody will ever ask."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)

"""Workers for long work: this process, or the machines of a Ray cluster.

Pieces of work are independent and results come in order, so results don't depend on the number of
workers, their speed, or whether some of them die.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

PieceT = TypeVar("PieceT")
ResultT = TypeVar("ResultT")


class Workers(Protocol):
    def each(
        self, work: Callable[[PieceT], ResultT], pieces: Iterable[PieceT], at_once: int = 1
    ) -> Iterator[ResultT]:
        """Yield the result of every piece, in order. `at_once` pieces form a chunk, which goes to a
        worker together."""


class ThisProcess:
    """Does all work in this process, piece after piece."""

    def each(
        self, work: Callable[[PieceT], ResultT], pieces: Iterable[PieceT], at_once: int = 1
    ) -> Iterator[ResultT]:
        del at_once  # there are no chunks
        return map(work, pieces)


@contextmanager
def workers(ray: str | None) -> Iterator[Workers]:
    """The Ray cluster at this address, or a new one for `local`; this process if it is None.

    Raises Invalid if the cluster can't be joined, and MissingPackage without the extra `ray`.
    """
    if ray is None:
        yield ThisProcess()
        return
    from splittable.parallel.ray_workers import join_cluster

    with join_cluster(ray) as cluster:
        yield cluster

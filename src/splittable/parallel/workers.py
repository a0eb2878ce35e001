"""Who does long work: this process, or the machines of a Ray cluster. The results are the same.

A piece of work depends on nothing but itself, and results come in the order of the pieces: so it
does not matter how many work at them, who is quickest, or who dies.
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
        """What the work makes of every piece, in their order; as many pieces as `at_once` go to
        a worker together, where that saves sending them one by one."""


class Here:
    """This process, piece after piece."""

    def each(
        self, work: Callable[[PieceT], ResultT], pieces: Iterable[PieceT], at_once: int = 1
    ) -> Iterator[ResultT]:
        del at_once  # nothing is sent
        return map(work, pieces)


@contextmanager
def workers(ray: str | None) -> Iterator[Workers]:
    """The cluster at this address, `local` for one of its own on this machine, or nobody else."""
    if ray is None:
        yield Here()
        return
    from splittable.parallel.ray_workers import joined  # an extra: says in one line what is missing

    with joined(ray) as cluster:
        yield cluster

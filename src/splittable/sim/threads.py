"""Runs work on many games in several threads. Kernels release the GIL, so they run in parallel."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise


def run_in_threads(games: int, threads: int, work: Callable[[slice], None]) -> None:
    """Call `work` once for every part of the games, in any order."""
    parts = _parts(games, threads)
    if len(parts) == 1:
        work(parts[0])
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(work, parts))


def _parts(games: int, threads: int) -> list[slice]:
    """Equal parts of the games: several per thread, so that threads finish at similar times."""
    shares = 1 if threads == 1 else 4 * threads
    ends = [games * share // shares for share in range(shares + 1)]
    return [slice(start, end) for start, end in pairwise(ends)]

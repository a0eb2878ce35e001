"""Work on many games, shared out among threads: kernels hold no lock, so they run side by side."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise


def share_out(games: int, threads: int, work: Callable[[slice], None]) -> None:
    """Every part of the games once, in whatever order."""
    parts = _parts(games, threads)
    if len(parts) == 1:
        work(parts[0])
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(work, parts))


def _parts(games: int, threads: int) -> list[slice]:
    """Equal shares of the games, a few for each thread so that none waits long for the last."""
    shares = 1 if threads == 1 else 4 * threads
    ends = [games * share // shares for share in range(shares + 1)]
    return [slice(start, end) for start, end in pairwise(ends)]

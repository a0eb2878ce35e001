"""The floor of everything durable: how long this machine takes to bring 4 kB safely to disk."""

import os
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

BLOCK = bytes(4096)
TIMES = 200


@dataclass(frozen=True, slots=True)
class Floor:
    median_ms: float
    p99_ms: float


def fdatasync_floor(directory: Path, times: int = TIMES) -> Floor:
    """Append a block and flush it, again and again, in the directory of the database."""
    flush = getattr(os, "fdatasync", os.fsync)  # where there is none, the nearest
    spent: list[float] = []
    with tempfile.TemporaryFile(dir=directory, buffering=0) as file:
        for _ in range(times):
            begin = time.perf_counter()
            file.write(BLOCK)
            flush(file.fileno())
            spent.append((time.perf_counter() - begin) * 1000)
    return Floor(statistics.median(spent), sorted(spent)[int(0.99 * times)])

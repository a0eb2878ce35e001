"""Measures how long this machine takes to flush 4 kB to disk: the floor for durable writes."""

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
    """Append and flush a block `times` times, in the directory of the database."""
    flush = getattr(os, "fdatasync", os.fsync)  # some systems have only fsync
    spent: list[float] = []
    with tempfile.TemporaryFile(dir=directory, buffering=0) as file:
        for _ in range(times):
            begin = time.perf_counter()
            file.write(BLOCK)
            flush(file.fileno())
            spent.append((time.perf_counter() - begin) * 1000)
    return Floor(statistics.median(spent), sorted(spent)[int(0.99 * times)])

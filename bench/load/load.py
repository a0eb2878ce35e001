"""Runs the load against one server, and reads what it measured."""

import json
import os
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.peers.processes import CannotRun, node, on_core

MAIN = Path(__file__).with_name("main.mjs")
SIT_SECONDS = 120.0  # at most, until all sockets sit


@dataclass(frozen=True, slots=True)
class Window:
    """What happened at all tables together while the clock ran."""

    moves_per_second: float
    p50_ms: float  # from when a move was due until the last of four seats had it
    p99_ms: float
    messages_per_second: float  # received by all sockets together
    bytes_per_message: float
    load: float  # share of its core the load itself used; near 1 flat out, it was the limit
    cpu_us: float  # processor time of the server's process for a move; 0: not looked at


@dataclass(frozen=True, slots=True)
class Measured:
    flat_out: Window  # each table moves as soon as the seat on turn has heard of the last move
    paced: Window | None  # so many moves a second, however long each takes


def run_load(
    kind: str,
    port: int,
    sockets: int,
    seconds: float,
    warm_up: float,
    pace: float,
    game: str,
    servers: Sequence[int] = (),
    line: str | None = None,
) -> Measured:
    """`kind` names the file that speaks the protocol; `pace` 0 leaves the paced part out. The game
    matters to our own server alone, and so does the `line`, where an earlier revision of it has all
    its lines; `servers` are the processes whose time is counted."""
    numbers = [port, sockets, seconds, warm_up, pace, *servers]
    with on_core(1):
        process = subprocess.Popen(
            [node(), str(MAIN), kind, *map(str, numbers)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={
                **os.environ,
                "SPLITTABLE_GAME": game,
                **({} if line is None else {"SPLITTABLE_LINE": line}),
            },
        )
    try:
        out, errors = process.communicate(timeout=SIT_SECONDS + 2 * (seconds + warm_up + 10))
    except subprocess.TimeoutExpired as error:
        raise CannotRun(f"the load against {kind} did not come to an end") from error
    finally:
        process.kill()
        process.wait()
    if process.returncode != 0:
        raise CannotRun(f"the load against {kind} failed: {' '.join(errors.split())[:300]}")
    found: dict[str, Any] = json.loads(out)
    paced = found.get("paced")
    return Measured(Window(**found["flat_out"]), None if paced is None else Window(**paced))

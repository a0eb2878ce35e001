"""Runs the load generator against one server, and reads its measurements."""

import json
import os
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.peers.processes import CannotRun, node, on_core

MAIN = Path(__file__).with_name("main.mjs")
SIT_SECONDS = 120.0  # time limit until all sockets have a seat


@dataclass(frozen=True, slots=True)
class Window:
    """Measurements of all tables together, over one time window."""

    moves_per_second: float
    p50_ms: float  # latency: from when a move was due until the last of four seats received it
    p99_ms: float
    messages_per_second: float  # received by all sockets together
    bytes_per_message: float
    load: float  # share of its core that the load generator used; near 1, it was the bottleneck
    cpu_us: float  # CPU time of the server processes per move; 0 if not measured


@dataclass(frozen=True, slots=True)
class Measured:
    flat_out: Window  # each table moves as soon as the next seat has received the last move
    paced: Window | None  # moves at a fixed rate, however long each takes


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
    """Run the load and return its measurements. Raises CannotRun if it fails.

    `kind` names the client module for the protocol. `pace` is in moves per second; 0 skips the
    paced part. `servers` are the processes whose CPU time is counted. Only our own server uses
    `game`, and `line`, the WebSocket path of an earlier revision."""
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
        raise CannotRun(f"the load against {kind} did not finish in time") from error
    finally:
        process.kill()
        process.wait()
    if process.returncode != 0:
        raise CannotRun(f"the load against {kind} failed: {' '.join(errors.split())[:300]}")
    found: dict[str, Any] = json.loads(out)
    paced = found.get("paced")
    return Measured(Window(**found["flat_out"]), None if paced is None else Window(**paced))

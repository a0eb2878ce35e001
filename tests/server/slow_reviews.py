# real time: a process of its own waits for a file
"""A reviewer for tests of the review queue. Its worker process imports it by name.

A review takes four steps, each released by a gate file. Every step is logged in a file.
"""

import json
import os
import time
from pathlib import Path
from typing import Final

from splittable.server.workers.review_worker import Callback

GATE: Final = "SPLITTABLE_TEST_REVIEW_GATE"  # a file: how many steps may be taken in all
NOTES: Final = "SPLITTABLE_TEST_REVIEW_NOTES"  # a file with a line for each review begun or step
STEPS: Final = 4
CHANCES: Final = {"at": 3, "chances": [0.25, 0.75], "errors": [0.01, 0.01]}  # of odd steps
DECISION: Final = {  # of even steps
    "at": 3,
    "seat": 1,
    "move": "right 12",
    "best": "left 12",
    "loss": 0.1,
    "error": 0.01,
    "grade": "mistake",
    "mixed": False,
    "candidates": [],
    "reasons": [{"id": "wins-more", "values": {"best": 20, "other": 10}}],
}
DIES, FAILS = "dies", "fails"  # what may stand in the gate instead


def reviewed(text: str, playouts: int | None, told: Callback) -> bytes:
    _note(f"begun {os.getpid()} nice {os.nice(0)} playouts {playouts}")
    for done in range(1, STEPS + 1):
        _pass_the_gate()
        _note("step")
        told(done, STEPS, CHANCES if done % 2 else DECISION)
    return json.dumps({"format": "splittable-review/1", "of": json.loads(text)["moves"]}).encode()


def _pass_the_gate() -> None:
    gate = Path(os.environ[GATE])
    while True:
        word = gate.read_text(encoding="utf-8") if gate.exists() else "0"
        if word == DIES:
            os._exit(1)
        if word == FAILS:
            raise RuntimeError("failed as told")
        if _steps() < int(word or 0):
            return
        time.sleep(0.002)


def _steps() -> int:
    return Path(os.environ[NOTES]).read_text(encoding="utf-8").split().count("step")


def _note(line: str) -> None:
    with Path(os.environ[NOTES]).open("a", encoding="utf-8") as notes:
        notes.write(f"{line}\n")

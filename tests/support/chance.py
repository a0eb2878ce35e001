"""Makes a server process deal the same cards and seed its bots alike in every run.

The seed is in a file that is read at every draw, so a test can change it:

    chance = SeededChance(folder)
    with ServerProcess(database, changed=chance.changed):
        chance.seed(7)                      # the next tables get the deals of seed 7
"""

import secrets
from itertools import count
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

from splittable.core.fairness import SALT_BYTES
from splittable.server import server as serving
from splittable.server.clock import SteadyClock

BITS: Final = 64  # of a bot's seed


class SeededChance:
    """Controls from a test what a server in another process draws."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "seed"
        self._numbers = count()
        self.seed(1)

    @property
    def changed(self) -> str:
        """Python to run before the server."""
        return f"from tests.support.chance import use; use({str(self._file)!r})"

    def seed(self, seed: int) -> None:
        self._file.write_text(
            f"{seed} {next(self._numbers)}"
        )  # setting the same seed again restarts its deals


class FromFile(SystemRandom):
    """Derives the seeds of deals and bots from the file's seed; ids and secrets stay unique."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._said = ""

    def randbytes(self, n: int) -> bytes:
        """The seed of a deal."""
        said = self._file.read_text()
        if said != self._said:
            self._said = said
            self._deals = Random(said.split()[0])
        return self._deals.randbytes(n)

    def getrandbits(self, k: int) -> int:
        """A bot's seed: always the same, because tables of earlier tests may still be playing."""
        if k != BITS:
            return super().getrandbits(k)
        return Random(self._file.read_text().split()[0]).getrandbits(k)


def use(file: str) -> None:
    """Make every server of this process draw from this file."""
    serving.real_environment = lambda: serving.Environment(
        SteadyClock(), FromFile(Path(file)), lambda: secrets.token_bytes(SALT_BYTES)
    )

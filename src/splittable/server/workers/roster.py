"""The bots of a server: which there are, which of them can be had here, which is the usual one."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module

import structlog

from splittable.bots import STRONGEST_FIRST, USUAL
from splittable.bots.bot import AnyBot
from splittable.core.errors import MissingPackage

QUICK = "rules-of-thumb"  # chooses in a millisecond, for every game

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Roster:
    module: str  # that has them: processes import it by its name
    bots: Mapping[str, Mapping[str, AnyBot]]  # by game and name, also those that lack something
    slow: frozenset[str]  # names of those that think in processes of their own
    lacking: frozenset[str]  # names of those that cannot be had here

    @property
    def needs_thinkers(self) -> bool:
        return any(self.slow.intersection(self.offered(game)) for game in self.bots)

    def of(self, game: str) -> Mapping[str, AnyBot]:
        return self.bots[game]

    def offered(self, game: str) -> tuple[str, ...]:
        """Those that can be seated now."""
        return tuple(name for name in self.bots[game] if name not in self.lacking)

    def strongest(self, game: str) -> str:
        """Who is asked for a hint."""
        offered = self.offered(game)
        return next(name for name in (*STRONGEST_FIRST, QUICK) if name in offered or name == QUICK)

    def usual(self, game: str) -> str:
        """Who is seated where nobody says which."""
        return USUAL if USUAL in self.offered(game) else QUICK


def read_roster(module: str, thinkers: int) -> Roster:
    """The bots of this module, for a server with so many processes to think in."""
    read = import_module(module)
    names = frozenset(name for bots in read.BOTS.values() for name in bots)
    lacking = frozenset(name for name in names if not read.is_available(name))
    if not thinkers:
        lacking |= read.SLOW
    roster = Roster(module, read.BOTS, read.SLOW, lacking)
    if thinkers and any(roster.usual(game) != USUAL for game in roster.bots):
        why = str(MissingPackage(USUAL, "sim"))
        log.warning("a quicker bot is the usual one here", usual=QUICK, why=why)
    return roster

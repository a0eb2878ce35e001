"""The roster: which bots exist, which are available on this server, and the default one."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module

import structlog

from splittable.bots import STRONGEST_FIRST, USUAL
from splittable.bots.bot import AnyBot
from splittable.core.errors import MissingPackage

QUICK = "rules-of-thumb"  # plays every game, in a millisecond per move

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Roster:
    module: str  # the module that defines them, imported by worker processes
    bots: Mapping[str, Mapping[str, AnyBot]]  # by game and name, including unavailable ones
    slow: frozenset[str]  # names of those that run in worker processes
    unavailable: frozenset[str]  # names of those that can't run on this server

    @property
    def needs_workers(self) -> bool:
        return any(self.slow.intersection(self.offered(game)) for game in self.bots)

    def of(self, game: str) -> Mapping[str, AnyBot]:
        return self.bots[game]

    def offered(self, game: str) -> tuple[str, ...]:
        """The bots that can be seated, by name."""
        return tuple(name for name in self.bots[game] if name not in self.unavailable)

    def strongest(self, game: str) -> str:
        """The bot that gives hints."""
        offered = self.offered(game)
        return next(name for name in (*STRONGEST_FIRST, QUICK) if name in offered or name == QUICK)

    def usual(self, game: str) -> str:
        """The default bot."""
        return USUAL if USUAL in self.offered(game) else QUICK


def read_roster(module: str, thinkers: int) -> Roster:
    """The bots of a module, for a server with this many bot workers; 0 means no slow bots."""
    read = import_module(module)
    names = frozenset(name for bots in read.BOTS.values() for name in bots)
    unavailable = frozenset(name for name in names if not read.is_available(name))
    if not thinkers:
        unavailable |= read.SLOW
    roster = Roster(module, read.BOTS, read.SLOW, unavailable)
    if thinkers and any(roster.usual(game) != USUAL for game in roster.bots):
        why = str(MissingPackage(USUAL, "sim"))
        log.warning("a quicker bot is the default here", usual=QUICK, why=why)
    return roster

"""The roster: which bots exist, which are available on this server, and the default one."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module

import structlog

from splittable.bots import STRONGEST_FIRST, USUAL
from splittable.bots.bot import AnyBot
from splittable.bots.learnt import Learnt
from splittable.core.errors import MissingPackage

QUICK = "rules-of-thumb"  # plays every game, in a millisecond per move

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Roster:
    module: str  # the module that defines them, imported by worker processes
    bots: Mapping[str, Mapping[str, AnyBot]]  # by game and name, including unavailable ones
    slow: Mapping[str, frozenset[str]]  # by game: names of those that run in worker processes
    unavailable: Mapping[str, frozenset[str]]  # by game: names of those that can't run here

    @property
    def needs_workers(self) -> bool:
        return any(self.slow[game].intersection(self.offered(game)) for game in self.bots)

    def of(self, game: str) -> Mapping[str, AnyBot]:
        return self.bots[game]

    def is_slow(self, game: str, bot: str) -> bool:
        return bot in self.slow[game]

    def offered(self, game: str) -> tuple[str, ...]:
        """The bots that can be seated, by name."""
        return tuple(name for name in self.bots[game] if name not in self.unavailable[game])

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
    bots: Mapping[str, Mapping[str, AnyBot]] = read.BOTS
    slow = {
        game: frozenset(bot for bot in names if read.is_slow(game, bot))
        for game, names in bots.items()
    }
    missing = {
        game: frozenset(
            name
            for name, bot in names.items()
            # A learnt bot plays only some options; a table offers bots for all of them.
            if isinstance(bot, Learnt) or not read.is_available(game, name)
        )
        for game, names in bots.items()
    }
    unavailable = missing if thinkers else {game: missing[game] | slow[game] for game in bots}
    if thinkers and any(USUAL in names for names in missing.values()):
        why = str(MissingPackage(USUAL, "sim"))
        log.warning("a quicker bot is the default here", usual=QUICK, why=why)
    return Roster(module, bots, slow, unavailable)

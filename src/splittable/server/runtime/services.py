"""What all tables of a server share: time, randomness, the store, the games and their bots."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from splittable.core.game import AnyGame
from splittable.core.validation import join_limited, short_repr
from splittable.core.wire import WireSchema
from splittable.server.clock import Clock
from splittable.server.domain.commands.errors import Refused
from splittable.server.domain.entries import AnyEntry
from splittable.server.domain.words import WordList
from splittable.server.logs import RateLimitedLog
from splittable.server.runtime.archive import Archive
from splittable.server.runtime.policy import Policy
from splittable.server.store import Store
from splittable.server.store.group_commit import GroupCommit
from splittable.server.store.leases import Leases
from splittable.server.workers.bot_service import BotService
from splittable.server.workers.roster import Roster


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    archive: Archive
    group_commit: GroupCommit
    leases: Leases
    clock: Clock
    notices: RateLimitedLog
    games: Mapping[str, AnyGame]
    schemas: Mapping[str, WireSchema]
    decks: Mapping[str, list[Any]]  # by game: the operator's deck, for tables without their own
    roster: Roster
    bots: BotService  # computes bots' moves off the event loop
    chance: Random
    salt: Callable[[], bytes]
    started: int  # ms since 1970: when the server started
    bot_pause: int  # ms before a bot's move, so that people can follow
    hint_playouts: int | None  # per hint, as per decision of a review; None: the game's default
    commands_per_minute: int  # by one person at one table, moves excluded
    policy: Policy  # what the operator has decided
    words: WordList  # that are unwanted in names and remarks
    most_tables: int | None  # in memory, before no new ones are opened; None: no limit
    most_connections: int | None  # before people without a seat are refused
    count_refusal: Callable[[str], None]  # metrics: by which limit of a table
    count_entry: Callable[[AnyEntry, str], None]  # metrics: an entry and its game
    count_lost: Callable[[int], None]  # metrics: how many entries were lost
    observe_move: Callable[
        [float], None
    ]  # metrics: seconds until a person's move is stored and sent
    stopwatch: Callable[[], float]  # seconds, for the metrics alone

    def game(self, name: str) -> AnyGame:
        """The game of this name; Refused if there is none."""
        if name not in self.games:
            problem = f"game: {short_repr(name)} is not one of {join_limited(self.games)}"
            raise Refused("unknown", problem)
        return self.games[name]

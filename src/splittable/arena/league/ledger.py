"""The ledger of a league: every game in the order of play, one per line; nothing else is kept."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, get_args

from splittable.arena.contest import Fixture
from splittable.arena.league.entrants import Kind
from splittable.arena.league.matches import LeagueGame, Mistake
from splittable.arena.league.settings import League
from splittable.arena.ledger import integers
from splittable.arena.pairings import Pairing
from splittable.core.record import read_name
from splittable.core.validation import (
    MOST_BYTES,
    as_integer,
    as_list,
    as_object,
    as_one_of,
    as_text,
    parse_json,
)
from splittable.parallel import checkpoints
from splittable.parallel.checkpoints import KeptLines

LEDGER: Final = "games.jsonl"
FORMAT: Final = checkpoints.Kind(
    format="splittable-league/1",
    keys=("game", "rules", "options", "seed"),
    longest=MOST_BYTES,
    strange="is not the ledger of a league",
    otherwise="start another league in another folder",
)
KEYS: Final = ("match", "rotation", "seats", "places", "faults", "record")


@contextmanager
def opened(league: League) -> Iterator["Ledger"]:
    """The ledger, or a new one; raises Invalid if it is of another league."""
    heading = {
        "format": FORMAT.format,
        "game": league.game.name,
        "rules": league.game.rules,
        "options": league.game.write_options(league.options),
        "seed": league.seed,
    }
    with checkpoints.opened(league.folder / LEDGER, FORMAT, heading) as lines:
        yield Ledger(lines, league.options.seats)


class Ledger:
    """All games so far: first recall those in the file, then keep new ones."""

    def __init__(self, lines: KeptLines, seats: int) -> None:
        self._lines, self._seats = lines, seats
        self.games = 0  # recalled or kept

    def recall(self) -> Iterator[LeagueGame]:
        while (line := self._lines.recall()) is not None:
            self.games += 1
            yield self._read(line)

    def keep(self, game: LeagueGame) -> None:
        fixture = game.fixture
        self._lines.keep(
            json.dumps(
                {
                    "match": fixture.deal,
                    "rotation": fixture.rotation,
                    "seats": fixture.seating,
                    "places": game.places,
                    "faults": [
                        [each.moves, each.seat, each.kind, each.problem] for each in game.mistakes
                    ],
                    "record": json.loads(game.record),
                }
            )
        )
        self.games += 1

    def _read(self, line: bytes) -> LeagueGame:
        where, seats = self._lines.where, self._seats
        raw = as_object(parse_json(line, where), where, required=KEYS)
        seating = tuple(
            read_name(name, where) for name in as_list(raw["seats"], where, length=seats)
        )
        fixture = Fixture(
            Pairing(tuple(sorted(seating))),
            as_integer(raw["match"], f"{where}, match", 0, self.games),
            as_integer(raw["rotation"], f"{where}, rotation", 0, seats - 1),
            seating,
        )
        places = integers(raw["places"], f"{where}, places", 1, seats, length=seats)
        faults = as_list(raw["faults"], where)
        mistakes = tuple(_mistake(each, f"{where}, faults", seats) for each in faults)
        return LeagueGame(self.games, fixture, places, mistakes, json.dumps(raw["record"]))


def _mistake(raw: object, where: str, seats: int) -> Mistake:
    moves, seat, kind, problem = as_list(raw, where, length=4)
    kinds: tuple[Kind, ...] = get_args(Kind)
    found = as_one_of(kind, where, kinds)
    return Mistake(
        moves=as_integer(moves, where, 0, MOST_BYTES),
        seat=as_integer(seat, where, 0, seats - 1),
        kind=kinds[kinds.index(found)],
        problem=as_text(problem, where),
    )

"""The ledger: a checkpoint file of finished games, one per line, from which an arena resumes."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from splittable import __version__
from splittable.arena.contest import Arena, Fixture, Played, Thinking
from splittable.core.errors import Invalid
from splittable.core.seats import Seat
from splittable.core.validation import as_integer, as_list, as_object, parse_json
from splittable.parallel import checkpoints
from splittable.parallel.checkpoints import Heading, KeptLines, Kind, show

KIND: Final = Kind(
    format="splittable-arena/1",
    keys=(
        "version",
        "game",
        "rules",
        "options",
        "objectives",
        "bots",
        "games",
        "talk",
        "timings",
        "seed",
    ),
    longest=64 * 1024,  # a game of eight seats needs less than 1,000
    strange="is not a file of splittable arena; choose another --out",
    otherwise="choose another --out, or use the same arguments",
)
MOST: Final = 10**15


def heading_of(arena: Arena, objectives: str | None, *, timed: bool) -> Heading:
    """Everything the games depend on; `objectives` is the fingerprint of a house deck."""
    return {
        "format": KIND.format,
        "version": __version__,  # bots of other versions may play differently
        "game": arena.game.name,
        "rules": arena.game.rules,
        "options": arena.game.write_options(arena.options),
        "objectives": objectives,
        "bots": list(arena.bots),
        "games": arena.games,
        "talk": arena.talk,
        "timings": timed,
        "seed": arena.seed,
    }


def seed_in(path: str) -> int | None:
    """The seed in a file's heading; None if there is no such file yet."""
    heading = checkpoints.heading_in(path, KIND)
    seed = heading["seed"] if heading else None
    return seed if type(seed) is int else None


@contextmanager
def opened(path: str, heading: Heading) -> Iterator["Ledger"]:
    """Open a ledger to resume from, or create it; raises Invalid if it has another heading."""
    target = Path(path)
    if not path or (target.exists() and not target.is_file()):
        raise Invalid(path or "''", "is not a regular file")
    with checkpoints.opened(path, KIND, heading) as lines:
        yield Ledger(lines, timed=heading["timings"])


class Ledger:
    """Games in the order of the fixtures: first recall those in the file, then keep new ones."""

    def __init__(self, lines: KeptLines, *, timed: bool) -> None:
        self._lines, self._timed = lines, timed

    def recall(self, fixture: Fixture) -> Played | None:
        """How this game ended; None if the file has no more games."""
        line = self._lines.recall()
        return None if line is None else self._read(line, fixture)

    def keep(self, fixture: Fixture, played: Played) -> None:
        self._lines.keep(json.dumps(self._written(fixture, played)))

    def _written(self, fixture: Fixture, played: Played) -> Mapping[str, Any]:
        raw = _name(fixture) | {
            "scores": played.scores,
            "places": played.places,
            "winners": played.winners,
        }
        if self._timed:
            assert played.thinking is not None
            raw["nanoseconds"] = [
                [each.decisions, each.total, each.worst] for each in played.thinking
            ]
        return raw

    def _read(self, line: bytes, fixture: Fixture) -> Played:
        where = self._lines.where
        expected = _name(fixture)
        timed = ("nanoseconds",) if self._timed else ()
        keys = (*expected, "scores", "places", "winners", *timed)
        raw = as_object(parse_json(line, where), where, required=keys)
        if any(raw[key] != value for key, value in expected.items()):
            found = {key: raw[key] for key in expected}
            raise Invalid(where, f"expected the game {show(expected)}, found {show(found)}")
        seats = len(fixture.seating)
        return Played(
            scores=integers(raw["scores"], f"{where}, scores", -MOST, MOST, length=seats),
            places=integers(raw["places"], f"{where}, places", 1, seats, length=seats),
            winners=tuple(map(Seat, integers(raw["winners"], f"{where}, winners", 0, seats - 1))),
            thinking=_thinking(raw["nanoseconds"], where, seats) if self._timed else None,
        )


def _name(fixture: Fixture) -> dict[str, Any]:
    """The keys that identify a game in the file."""
    return {
        "deal": fixture.deal,
        "rotation": fixture.rotation,
        "seats": list(fixture.seating),
    }


def integers(
    raw: object, where: str, low: int, high: int, *, length: int | None = None
) -> tuple[int, ...]:
    return tuple(as_integer(each, where, low, high) for each in as_list(raw, where, length=length))


def _thinking(raw: object, where: str, seats: int) -> tuple[Thinking, ...]:
    where = f"{where}, nanoseconds"
    rows = as_list(raw, where, length=seats)
    return tuple(Thinking(*integers(row, where, 0, MOST, length=3)) for row in rows)

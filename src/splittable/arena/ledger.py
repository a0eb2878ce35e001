"""Finished games kept in a file, a line each, so that a run that was stopped can be continued."""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias

from splittable import __version__
from splittable.arena.contest import Arena, Fixture, Played, Thinking
from splittable.core.errors import Invalid
from splittable.core.reading import as_integer, as_list, as_object, parse_json, shown
from splittable.core.seats import Seat

FORMAT: Final = "splittable-arena/1"
BEGINNING: Final = json.dumps({"format": FORMAT})[:-1].encode()  # of every heading
LONGEST_LINE: Final = 64 * 1024  # bytes; a game of eight seats has less than one thousand
MOST: Final = 10**15

Heading: TypeAlias = Mapping[str, Any]  # a file is continued for the same, and for nothing else


def heading_of(arena: Arena, objectives: str | None, *, timed: bool) -> Heading:
    """All that the games depend on; `objectives` is the fingerprint of a house deck."""
    return {
        "format": FORMAT,
        "version": __version__,  # another one's bots may play otherwise
        "game": arena.game.name,
        "rules": arena.game.rules,
        "options": arena.game.write_options(arena.options),
        "objectives": objectives,
        "bots": list(arena.bots),
        "games": arena.games,
        "timings": timed,
        "seed": arena.seed,
    }


def seed_in(path: str) -> int | None:
    """The seed that a file was begun with; None where there is no such file yet."""
    if not Path(path).is_file():
        return None
    with Path(path).open("rb") as stream:
        heading = _read_heading(stream, path)
    seed = heading["seed"] if heading else None
    return seed if type(seed) is int else None


@contextmanager
def opened(path: str, heading: Heading) -> Iterator["Ledger"]:
    """The file to go on with, or a new one. Refuses whatever was not begun with this heading."""
    target = Path(path)
    if not path or (target.exists() and not target.is_file()):
        raise Invalid(path or "''", "is no file that games can be kept in")
    descriptor = os.open(target, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
    with os.fdopen(descriptor, "r+b") as stream:
        found = _read_heading(stream, path)
        if found is None:
            stream.seek(0)
            stream.truncate()
            stream.write(_line(heading))
            stream.flush()
        else:
            _compare(found, heading, path)
        yield Ledger(stream, path, timed=heading["timings"])


class Ledger:
    """Games in the order of the fixtures: first those that are in the file, then new ones."""

    def __init__(self, stream: BinaryIO, path: str, *, timed: bool) -> None:
        self._stream, self._path, self._timed = stream, path, timed
        self._line = 1  # the last one read
        self._at_end = False

    def recall(self, fixture: Fixture) -> Played | None:
        """How this game ended; None when the file has no more. A torn last line is dropped."""
        if self._at_end:
            return None
        begin = self._stream.tell()
        line = self._stream.readline(LONGEST_LINE)
        if not line.endswith(b"\n") and len(line) < LONGEST_LINE:
            self._stream.seek(begin)
            self._stream.truncate()
            self._at_end = True
            return None
        self._line += 1
        return self._read(line, fixture)

    def keep(self, fixture: Fixture, played: Played) -> None:
        self._stream.write(_line(self._written(fixture, played)))
        self._stream.flush()

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
        where = f"{self._path}, line {self._line}"
        if not line.endswith(b"\n"):
            raise Invalid(where, f"longer than {LONGEST_LINE} bytes")
        expected = _name(fixture)
        timed = ("nanoseconds",) if self._timed else ()
        keys = (*expected, "scores", "places", "winners", *timed)
        raw = as_object(parse_json(line, where), where, required=keys)
        if any(raw[key] != value for key, value in expected.items()):
            found = {key: raw[key] for key in expected}
            raise Invalid(where, f"expected the game {_told(expected)}, found {_told(found)}")
        seats = len(fixture.seating)
        return Played(
            scores=_integers(raw["scores"], f"{where}, scores", -MOST, MOST, length=seats),
            places=_integers(raw["places"], f"{where}, places", 1, seats, length=seats),
            winners=tuple(map(Seat, _integers(raw["winners"], f"{where}, winners", 0, seats - 1))),
            thinking=_thinking(raw["nanoseconds"], where, seats) if self._timed else None,
        )


def _read_heading(stream: BinaryIO, path: str) -> Heading | None:
    """What the file begins with; None for an empty file, or where not even that was finished."""
    line = stream.readline(LONGEST_LINE)
    if not line.endswith(b"\n") and (line.startswith(BEGINNING) or BEGINNING.startswith(line)):
        return None
    if not line.startswith(BEGINNING):
        raise Invalid(path, "is no file of splittable arena; give --out another name")
    keys = ("format", "version", "game", "rules", "options", "objectives", "bots", "games")
    where = f"{path}, line 1"
    return as_object(parse_json(line, where), where, required=(*keys, "timings", "seed"))


def _compare(found: Heading, heading: Heading, path: str) -> None:
    for key, value in heading.items():
        if found[key] != value:
            other = "give --out another name, or the same arguments as then"
            begun = f"was begun with {key} {_told(found[key])}, not {_told(value)}"
            raise Invalid(path, f"{begun}; {other}")


def _name(fixture: Fixture) -> dict[str, Any]:
    """By what a game is known in the file."""
    return {
        "deal": fixture.deal,
        "rotation": fixture.rotation,
        "seats": list(fixture.seating),
    }


def _integers(
    raw: object, where: str, low: int, high: int, *, length: int | None = None
) -> tuple[int, ...]:
    return tuple(as_integer(each, where, low, high) for each in as_list(raw, where, length=length))


def _thinking(raw: object, where: str, seats: int) -> tuple[Thinking, ...]:
    where = f"{where}, nanoseconds"
    rows = as_list(raw, where, length=seats)
    return tuple(Thinking(*_integers(row, where, 0, MOST, length=3)) for row in rows)


def _told(value: object) -> str:
    return shown(value) if isinstance(value, str) else shown(json.dumps(value)).strip("'")


def _line(raw: Mapping[str, Any]) -> bytes:
    return f"{json.dumps(raw)}\n".encode()

"""What a server has acknowledged, and whether its log holds all of it."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from splittable.core.errors import SplittableError
from splittable.games import GAMES
from splittable.server.domain.commands.context import hash_token
from splittable.server.domain.entries import (
    AnyEntry,
    Banned,
    BotSat,
    CameBack,
    Contributed,
    Dealt,
    Left,
    MoreTimeGiven,
    Opened,
    Played,
    RematchWanted,
    Said,
    Sat,
    SeatEmptied,
    StoodIn,
    TakenBack,
    Watched,
)
from splittable.server.domain.reducer import apply_entry, open_table
from splittable.server.domain.table import Table
from splittable.server.domain.table_log import decode_entries, load
from splittable.server.store import Kept, KeptPersonal, Personal
from splittable.server.store.hash_chain import checked
from tests.support.serving import Message

Log: TypeAlias = Sequence[tuple[int, AnyEntry]]  # (seq, entry), in the order of seq
Logs: TypeAlias = Mapping[str, Log]  # by table


@dataclass(frozen=True, slots=True)
class Promise:
    """The server said: this person's command is entry `seq` of the table's log."""

    table: str
    token: str
    id: str
    command: Message
    seq: int

    def __str__(self) -> str:
        return f"{self.table} {self.seq}: {self.command} (id {self.id})"


# The log as it lies in the database, read past the server


async def read_logs(database: str) -> Logs:
    rows, beside = await read_rows(database, _ROWS, _PERSONAL)
    personal: dict[str, dict[int, Personal]] = {}
    for table, seq, *row in beside:
        personal.setdefault(table, {})[seq] = Personal(*row)
    kept: dict[str, list[Kept]] = {}
    for table, *row in rows:
        kept.setdefault(table, []).append((row[0], row[1], row[2]))
    return {table: _read(table, log, personal.get(table, {})) for table, log in kept.items()}


def _read(table: str, log: Sequence[Kept], personal: KeptPersonal) -> Log:
    """Each entry with its number; LogDamaged where the chain of the log is broken."""
    sound = checked(table, log, personal)
    assert sound.is_linked
    return list(enumerate(decode_entries(table, sound)))


_ROWS: Final = "SELECT table_id, seq, entry, link FROM entry ORDER BY table_id, seq"


_PERSONAL: Final = """
    SELECT table_id, seq, kind, token_hash, at, salt, words FROM personal
    ORDER BY table_id, seq"""


async def read_rows(database: str, *queries: str) -> list[list[Any]]:
    """What queries find at one moment, also while a server uses the database."""
    if not database.startswith("sqlite:///"):
        return await _postgres_rows(database, queries)
    path = Path(database.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as db:
        db.execute("BEGIN")
        return [list(db.execute(query)) for query in queries]


async def _postgres_rows(url: str, queries: Sequence[str]) -> list[list[Any]]:
    import asyncpg  # type: ignore[import-untyped]  # it has no types

    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            return [await connection.fetch(query) for query in queries]
    finally:
        await connection.close()


# Whether it is kept


def complaints(logs: Logs, promises: Iterable[Promise]) -> list[str]:
    """Everything that is wrong with the logs by themselves, and every promise they break."""
    found = [problem for table, log in logs.items() for problem in _flaws(table, log)]
    authors = {table: list(_authors(log)) for table, log in logs.items()}
    for promise in promises:
        problem = _broken(promise, logs.get(promise.table, ()), authors.get(promise.table, ()))
        if problem is not None:
            found.append(f"{problem}: promised was {promise}")
    return found


def _flaws(table: str, log: Log) -> Iterator[str]:
    """Gaps, commands done twice, and entries that the rules or the table do not allow."""
    seqs = [seq for seq, _ in log]
    if seqs != list(range(len(seqs))):
        gap = next(place for place, seq in enumerate(seqs) if place != seq)
        yield f"{table}: there is no entry {gap}, but {len(seqs) - gap} later ones"
        return
    first: dict[tuple[str | None, str], int] = {}
    for (seq, entry), author in zip(log, _authors(log), strict=True):
        if entry.id is not None and first.setdefault((author, entry.id), seq) != seq:
            earlier = first[author, entry.id]
            yield f"{table}: id {entry.id} of one person made both entry {earlier} and {seq}"
    try:
        *_, lived = lived_through(table, log)
        read = load(table, [each for _, each in log], GAMES)
    except (SplittableError, AssertionError) as error:
        yield f"{table}: its log cannot be played through: {error}"
        return
    if lived != read:
        yield f"{table}: read from its log it is not as lived through: {_first_of(lived, read)}"


def _first_of(lived: Any, read: Any, where: str = "table") -> str:
    """The first place at which the two are not the same."""
    parts: list[tuple[str, Any, Any]] = []
    if is_dataclass(lived) and type(lived) is type(read):
        names = [each.name for each in fields(lived)]
        parts = [(f".{name}", getattr(lived, name), getattr(read, name)) for name in names]
    elif isinstance(lived, tuple) and isinstance(read, tuple) and len(lived) == len(read):
        parts = [(f"[{n}]", *each) for n, each in enumerate(zip(lived, read, strict=True))]
    for name, was, found in parts:
        if was != found:
            return _first_of(was, found, where + name)
    return f"{where} was {lived} and is {read}"


def _authors(log: Log) -> Iterator[str | None]:
    """By entry, the token's hash of whoever asked for it; None: the server itself."""
    people: list[str] = []
    for _, entry in log:
        newcomer = entry.token_hash if isinstance(entry, Opened | Sat | Watched) else None
        if newcomer is not None:
            people.append(newcomer)
        yield newcomer or (None if entry.person is None else people[entry.person])


def lived_through(table_id: str, log: Log) -> Iterator[Table]:
    """The table after each entry."""
    (_, first), *rest = log
    assert isinstance(first, Opened)
    table = open_table(table_id, first, GAMES)
    yield table
    for _, entry in rest:
        table = apply_entry(table, entry)
        yield table


def _broken(promise: Promise, log: Log, authors: Sequence[str | None]) -> str | None:
    made = [
        (seq, entry)
        for (seq, entry), author in zip(log, authors, strict=True)
        if entry.id == promise.id and author == hash_token(promise.token)
    ]
    if not made:
        return "an acknowledged entry is lost"
    if len(made) > 1:
        return f"an acknowledged command was done {len(made)} times"
    seq, entry = made[0]
    if seq != promise.seq:
        return f"an acknowledged entry has moved to {seq}"
    if not _tells(entry, promise.command):
        return f"an acknowledged entry has changed to {entry}"
    return None


# By the command's type: whether an entry can have come of it. The last yes to a rematch deals.
_OUTCOMES: Final[Mapping[str, Callable[[AnyEntry, Message], bool]]] = {
    "sit": lambda entry, asked: isinstance(entry, Sat) and entry.name == asked["name"],
    "watch": lambda entry, asked: isinstance(entry, Watched) and entry.name == asked["name"],
    "leave": lambda entry, _: isinstance(entry, Left),
    "seat-bot": lambda entry, _: isinstance(entry, BotSat),
    "empty-seat": lambda entry, _: isinstance(entry, SeatEmptied),
    "ban": lambda entry, _: isinstance(entry, Banned),
    "contribute": lambda entry, asked: (
        isinstance(entry, Contributed) and entry.entropy == asked["entropy"]
    ),
    "start": lambda entry, _: isinstance(entry, Dealt),
    "rematch": lambda entry, _: isinstance(entry, RematchWanted | Dealt),
    "play": lambda entry, asked: isinstance(entry, Played) and entry.move == asked["move"],
    "take-back": lambda entry, _: isinstance(entry, TakenBack),
    "more-time": lambda entry, _: isinstance(entry, MoreTimeGiven),
    "back": lambda entry, _: isinstance(entry, CameBack),
    "stand-in": lambda entry, asked: isinstance(entry, StoodIn) and entry.seat == asked["seat"],
    "say": lambda entry, asked: (
        isinstance(entry, Said) and (entry.preset, entry.text) == _said(asked)
    ),
}


def _tells(entry: AnyEntry, command: Message) -> bool:
    return _OUTCOMES[command["type"]](entry, command)


def _said(command: Message) -> tuple[str | None, str | None]:
    return command.get("preset"), command.get("text")

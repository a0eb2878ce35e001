"""Writes finished games as a Parquet file, one row per decision. docs/dataset.md is its data card.

A row holds what its seat could see when it chose, the choice, and how the game ended.
"""

import json
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any, BinaryIO, Final

import pyarrow as pa
from pyarrow import parquet as pq

from splittable.core.encoding import AnyEncoding, width
from splittable.core.errors import Mismatch
from splittable.core.game import written_deck
from splittable.core.record import Position, Record, replay
from splittable.core.rewards import rewards
from splittable.core.seats import all_seats

FORMAT: Final = "splittable-decisions/1"
METADATA: Final = "splittable"  # the key of the file's own description
ROWS_PER_GROUP: Final = 4096  # at least, except in the last group: groups hold whole games


@dataclass(frozen=True, slots=True)
class Dataset:
    """What all games of a file have in common."""

    encoding: AnyEncoding
    options: Any
    bots: tuple[str, ...]  # names, by seat
    about: Mapping[str, Any]  # JSON for the metadata: how the games were made

    @property
    def schema(self) -> pa.Schema:
        """The columns, each with its meaning, and the description of the whole file."""
        options, seats = self.options, self.options.seats
        columns = [
            _column("game", pa.int32(), "number of the game in its series, from 0"),
            _column("step", pa.int32(), "number of moves before this one in the game"),
            _column("seat", pa.int8(), "who decides, from 0, clockwise"),
            _column("bot", pa.string(), "name of the bot that plays this seat"),
            _column(
                "observation",
                _fixed(pa.int8(), width(self.encoding.fields(options))),
                "what this seat sees, as numbers",
            ),
            _column(
                "action_mask",
                _fixed(pa.bool_(), self.encoding.actions(options)),
                "by action: whether it is legal now",
            ),
            _column("action", pa.int32(), "number of the move that it plays"),
            _column("reward", pa.float64(), "what the whole game brought this seat, from -1 to 1"),
            _column("scores", _fixed(pa.int32(), seats), "by seat: points at the end"),
            _column("winners", _fixed(pa.bool_(), seats), "by seat: whether it wins"),
            _column("reason", pa.string(), "why the game ends"),
        ]
        return pa.schema(columns, metadata={METADATA: json.dumps(self._description())})

    def _description(self) -> dict[str, Any]:
        game, encoding, options = self.encoding.game, self.encoding, self.options
        actions = range(encoding.actions(options))
        return {
            "format": FORMAT,
            **self.about,
            "game": game.name,
            "rules": game.rules,
            "options": game.write_options(options),
            "deck": written_deck(game, options),
            "bots": list(self.bots),
            "observation": [asdict(field) for field in encoding.fields(options)],
            "actions": [game.write_move(encoding.move(options, each)) for each in actions],
        }


def write_decisions(dataset: Dataset, records: Iterable[Record], out: BinaryIO) -> None:
    """Write a row for each move of finished games, which are numbered from 0.

    Holds one row group in memory. Raises Mismatch at an illegal move, and if a game is not over.
    """
    schema = dataset.schema
    with pq.ParquetWriter(out, schema, compression="zstd") as writer:
        for group in _groups(_batch(dataset, schema, *each) for each in enumerate(records)):
            table = pa.Table.from_batches(group)
            writer.write_table(table, row_group_size=table.num_rows)


def _groups(batches: Iterable[pa.RecordBatch]) -> Iterator[list[pa.RecordBatch]]:
    group: list[pa.RecordBatch] = []
    for batch in batches:
        group.append(batch)
        if sum(each.num_rows for each in group) >= ROWS_PER_GROUP:
            yield group
            group = []
    if group:
        yield group


def _batch(dataset: Dataset, schema: pa.Schema, number: int, record: Record) -> pa.RecordBatch:
    """The rows of one game."""
    encoding, game, options = dataset.encoding, record.game, record.options
    observations, masks, actions = array("b"), bytearray(), []
    for before, after in pairwise(_replay(number, record)):
        assert after.seat is not None
        observations.extend(encoding.observe(game.view(before.state, after.seat)))
        masks += _mask(encoding, options, game.legal(before.state, after.seat))
        actions.append(encoding.action(options, after.move))
    outcome = game.outcome(after.state)
    if outcome is None:
        raise Mismatch(f"game {number}: it is not over")
    seats = [seat for seat, _ in record.moves]
    rows, reward = len(seats), rewards(game, options, outcome)
    columns: dict[str, Any] = {
        "game": [number] * rows,
        "step": range(rows),
        "seat": seats,
        "bot": [dataset.bots[seat] for seat in seats],
        "observation": _bytes(observations),
        "action_mask": _bytes(masks).cast(pa.bool_()),
        "action": actions,
        "reward": [reward[seat] for seat in seats],
        "scores": pa.array(outcome.scores * rows, pa.int32()),
        "winners": pa.array([seat in outcome.winners for seat in all_seats(options.seats)] * rows),
        "reason": [outcome.reason] * rows,
    }
    return pa.record_batch([_array(columns[field.name], field.type) for field in schema], schema)


def _replay(number: int, record: Record) -> Iterator[Position]:
    try:
        yield from replay(record)
    except Mismatch as error:
        raise Mismatch(f"game {number}: {error}") from error


def _mask(encoding: AnyEncoding, options: Any, legal: Sequence[Any]) -> bytearray:
    mask = bytearray(encoding.actions(options))
    for move in legal:
        mask[encoding.action(options, move)] = 1
    return mask


def _bytes(numbers: "array[int] | bytearray") -> pa.Array:
    return pa.Array.from_buffers(pa.int8(), len(numbers), [None, pa.py_buffer(numbers)])


def _array(values: Any, type_: pa.DataType) -> pa.Array:
    """`values` are one per row, or for a list type all items in a row after the other."""
    if pa.types.is_fixed_size_list(type_):
        return pa.FixedSizeListArray.from_arrays(values, type=type_)
    return pa.array(values, type_)


def _fixed(item: pa.DataType, size: int) -> pa.DataType:
    return pa.list_(pa.field("element", item, nullable=False), size)


def _column(name: str, type_: pa.DataType, meaning: str) -> pa.Field:
    return pa.field(name, type_, nullable=False, metadata={"meaning": meaning})

"""Parquet files: typed and described, written row group by row group, refused if they can't be."""

import io
import json
import re
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pytest
from pyarrow import parquet as pq

from splittable.adapters.parquet import decisions
from splittable.adapters.parquet.decisions import Dataset, write_decisions
from splittable.core.errors import Mismatch
from splittable.core.record import Record
from splittable.core.seats import Seat
from splittable.games import ENCODINGS
from tests.support.play import CALM, playout
from tests.support.variants import Variant, every_variant, variants_of

CARD: Final = Path(__file__).parents[3] / "docs/dataset.md"


def dataset_of(variant: Variant) -> Dataset:
    bots = tuple(f"bot {seat}" for seat in variant.seats)
    return Dataset(ENCODINGS[variant.game.name], variant.options, bots, {"seed": 3})


def records_of(variant: Variant, count: int) -> list[Record]:
    return [playout(variant, seed, CALM).record for seed in range(count)]


def written(dataset: Dataset, records: list[Record]) -> pq.ParquetFile:
    out = io.BytesIO()
    write_decisions(dataset, records, out)
    return pq.ParquetFile(out)


def type_name(type_: pa.DataType) -> str:
    is_list = pa.types.is_fixed_size_list(type_)
    return f"list of {type_.value_type}" if is_list else str(type_)


@pytest.mark.parametrize("name", ["split-it", "splito", "split"])
def test_the_data_card_lists_exactly_the_columns_of_the_schema(name: str) -> None:
    table = CARD.read_text(encoding="utf-8").partition("## Columns")[2].partition("\n## ")[0]
    told = re.findall(r"^\| `(.+?)` \| (.+?) \| (.+?) \|$", table, flags=re.MULTILINE)
    schema = dataset_of(variants_of(name)[0]).schema
    assert told == [
        (field.name, type_name(field.type), field.metadata[b"meaning"].decode()) for field in schema
    ]


def test_the_data_card_lists_exactly_the_keys_of_the_description() -> None:
    text = CARD.read_text(encoding="utf-8").partition("## Description")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.+?`) \|", text, flags=re.MULTILINE)
    told = {key for row in rows for key in re.findall(r"`(.+?)`", row)}
    (variant, *_) = variants_of("split")
    described = described_in(dataset_of(variant).schema)
    assert told == {*described, "version", "games"}  # the command adds these two


def described_in(schema: pa.Schema) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(schema.metadata[b"splittable"])
    return found


@every_variant
def test_a_file_describes_its_observations_actions_and_deck(variant: Variant) -> None:
    encoding, options = ENCODINGS[variant.game.name], variant.options
    schema = dataset_of(variant).schema
    about = described_in(schema)
    fields = encoding.fields(options)
    assert about["observation"] == json.loads(json.dumps([asdict(field) for field in fields]))
    assert len(about["actions"]) == schema.field("action_mask").type.list_size
    moves = [variant.game.read_move(options, text) for text in about["actions"]]
    assert [encoding.action(options, move) for move in moves] == list(range(len(moves)))
    assert (about["deck"] is None) == (not variant.deck)
    assert not any(field.nullable for field in schema)


@every_variant
def test_every_way_to_play_can_be_written(variant: Variant) -> None:
    (record,) = records_of(variant, 1)
    file = written(dataset_of(variant), [record])
    assert file.metadata.num_rows == len(record.moves)
    assert file.schema_arrow.equals(dataset_of(variant).schema, check_metadata=True)


def test_row_groups_hold_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    (variant, *_) = variants_of("split-it")
    dataset, records = dataset_of(variant), records_of(variant, 6)
    whole = written(dataset, records).read()
    monkeypatch.setattr(decisions, "ROWS_PER_GROUP", len(records[0].moves) + 1)
    file = written(dataset, records)
    groups = [file.read_row_group(group) for group in range(file.num_row_groups)]
    games = [set(group["game"].to_pylist()) for group in groups]
    assert len(games) > 2
    assert sum(map(len, games)) == len(set.union(*games)) == 6
    assert all(group.num_rows > len(records[0].moves) for group in groups[:-1])
    assert pa.concat_tables(groups).equals(whole)


def test_a_row_group_is_written_before_the_next_games_are_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(decisions, "ROWS_PER_GROUP", 1)
    (variant, *_) = variants_of("split")
    out, sizes = io.BytesIO(), []

    def read() -> Iterator[Record]:
        for record in records_of(variant, 4):
            sizes.append(out.tell())
            yield record

    write_decisions(dataset_of(variant), read(), out)
    assert sizes == sorted(set(sizes))
    assert len(sizes) == 4


def test_a_game_that_the_rules_contradict_is_named() -> None:
    (variant, *_) = variants_of("split")
    good, bad = records_of(variant, 2)
    (seat, move), *rest = bad.moves
    broken = replace(bad, moves=((Seat(1 - seat), move), *rest))
    with pytest.raises(Mismatch, match=r"^game 1: moves\[0\]: seat \d cannot play "):
        written(dataset_of(variant), [good, broken])
    short = replace(bad, moves=bad.moves[:-1], result=None)
    with pytest.raises(Mismatch, match=r"^game 1: it is not over$"):
        written(dataset_of(variant), [good, short])

"""`splittable simulate --format parquet`: rows are what the rules say, and files are whole."""

import json
import re
import sys
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO, Final

import pyarrow as pa
import pytest
from pyarrow import parquet as pq

from splittable import __version__
from splittable.adapters.parquet import decisions
from splittable.bots.self_play import play_out
from splittable.cli import simulate
from splittable.core.record import Record, read_record
from splittable.core.rewards import rewards
from splittable.games import ENCODINGS
from tests.cli.running import Command
from tests.cli.test_simulate import VARIANTS, table
from tests.support.variants import UNMETERED, Variant

DOCUMENTS: Final = Path(__file__).parents[2] / "docs"
SERIES: Final = ("simulate", "split", "--games", "5", "--seed", "7")
AS_PARQUET: Final = ("--format", "parquet")


def expected_rows(number: int, record: Record, bots: list[str]) -> list[dict[str, Any]]:
    """The rows of a game, by the rules and the encoding alone."""
    game, options, encoding = record.game, record.options, ENCODINGS[record.game.name]
    state = game.start(options, record.deal)
    rows: list[dict[str, Any]] = []
    for step, (seat, move) in enumerate(record.moves):
        legal = {encoding.action(options, each) for each in game.legal(state, seat)}
        actions = range(encoding.actions(options))
        rows.append(
            {
                "game": number,
                "step": step,
                "seat": seat,
                "bot": bots[seat],
                "observation": encoding.observe(game.view(state, seat)),
                "action_mask": [action in legal for action in actions],
                "action": encoding.action(options, move),
            }
        )
        state = game.apply(state, seat, move).state
    outcome = game.outcome(state)
    assert outcome is not None
    ended = {
        "scores": list(outcome.scores),
        "winners": [seat in outcome.winners for seat in range(options.seats)],
        "reason": outcome.reason,
    }
    reward = rewards(game, options, outcome)
    return [{**row, "reward": reward[row["seat"]], **ended} for row in rows]


def wrote(splittable: Command, out: Path, *words: str | Path) -> pa.Table:
    run = splittable(*words, *AS_PARQUET, "--out", out)
    assert (run.code, run.err) == (0, "")
    return pq.read_table(out)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_row_is_what_the_rules_say_move_by_move(
    variant: Variant, splittable: Command, tmp_path: Path
) -> None:
    bots = ["rules-of-thumb", *["random"] * (len(variant.seats) - 1)]
    words = ("simulate", *table(variant), "--games", "2", "--seed", "5", "--bots", ",".join(bots))
    splittable(*words, "--out", tmp_path / "games.jsonl")
    records = [
        read_record(line, variant.games)
        for line in (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    ]
    rows = wrote(splittable, tmp_path / "games.parquet", *words).to_pylist()
    expected = chain.from_iterable(
        expected_rows(number, record, bots) for number, record in enumerate(records)
    )
    for row, wanted in zip(rows, expected, strict=True):
        assert row == wanted
        assert row["action_mask"][row["action"]]


def test_the_description_says_how_the_games_were_made(splittable: Command, tmp_path: Path) -> None:
    deck = ("--deck", tmp_path / "deck.json")
    (tmp_path / "deck.json").write_text(json.dumps(deck_of(UNMETERED[0])), "utf-8")
    words = ("simulate", "splito", "--seats", "2", "--option", "show_side=true", *deck)
    found = wrote(
        splittable, tmp_path / "g", *words, "--games", "2", "--seed", "4", "--bots", "easy"
    )
    about = json.loads(found.schema.metadata[b"splittable"])
    del about["observation"], about["actions"]  # tests/adapters/parquet
    assert about == {
        "format": "splittable-decisions/1",
        "version": __version__,
        "game": "splito",
        "rules": UNMETERED[0].game.rules,
        "options": {"seats": 2, "show_side": True},
        "deck": deck_of(UNMETERED[0]),
        "bots": ["easy", "easy"],
        "seed": 4,
        "games": 2,
    }


def test_the_line_of_the_data_card_reads_the_description(
    splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", _read("dataset.md"), flags=re.DOTALL)
    wrote(splittable, tmp_path / "games.parquet", *SERIES)
    monkeypatch.chdir(tmp_path)
    assert eval(block, {"json": json, "pyarrow": pa})["format"] == "splittable-decisions/1"


def deck_of(variant: Variant) -> Any:
    house_deck = variant.game.house_deck
    assert house_deck is not None
    return house_deck.write(variant.options)


def test_the_same_seed_gives_the_same_file(splittable: Command, tmp_path: Path) -> None:
    one, two, other = (tmp_path / name for name in ("one", "two", "other"))
    wrote(splittable, one, *SERIES)
    wrote(splittable, two, *SERIES)
    wrote(splittable, other, *SERIES[:-1], "8")
    assert one.read_bytes() == two.read_bytes() != other.read_bytes()


# Files


def test_a_run_that_stops_while_it_writes_leaves_nothing_half_written(
    splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, part, whole = tmp_path / "games", tmp_path / "games.part", tmp_path / "whole"
    out.write_text("old\n")
    write = decisions.write_decisions
    for trouble, told in (
        (KeyboardInterrupt, f"finished work is in {part}; run the same command to resume"),
        (OSError(28, "No space left on device"), "No space left on device"),
    ):

        def fail(dataset: Any, records: Any, out: BinaryIO, trouble: Any = trouble) -> None:
            write(dataset, records, out)
            raise trouble

        with monkeypatch.context() as patch:
            patch.setattr(decisions, "write_decisions", fail)
            run = splittable(*SERIES, *AS_PARQUET, "--out", out)
        assert run.code in (2, 130)
        assert run.err.count("\n") == 1
        assert told in run.err
        assert {path.name for path in tmp_path.iterdir()} == {"games", "games.part"}
        assert out.read_text() == "old\n"
    monkeypatch.setattr(simulate, "play_out", None)  # the games are all there
    wrote(splittable, out, *SERIES)
    assert not part.exists()
    monkeypatch.undo()
    wrote(splittable, whole, *SERIES)
    assert out.read_bytes() == whole.read_bytes()


def test_a_run_that_was_stopped_while_it_played_is_resumed(
    splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, whole = tmp_path / "games", tmp_path / "whole"
    left = iter(range(3))

    def stopping(*given: Any, **named: Any) -> Record:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play_out(*given, **named)

    monkeypatch.setattr(simulate, "play_out", stopping)
    assert splittable(*SERIES, *AS_PARQUET, "--out", out).code == 130
    assert [path.name for path in tmp_path.iterdir()] == ["games.part"]
    monkeypatch.undo()
    wrote(splittable, out, *SERIES)
    wrote(splittable, whole, *SERIES)
    assert out.read_bytes() == whole.read_bytes()


# Bad input


@pytest.mark.parametrize("out", [(), ("--out", "-"), ("--out", ""), ("--out", "/dev/null")])
def test_without_a_file_to_write_it_says_so_in_one_line(
    out: tuple[str, ...], splittable: Command
) -> None:
    run = splittable(*SERIES, *AS_PARQUET, *out)
    line = "splittable: --format parquet: needs a file to write: add --out FILE\n"
    assert (run.code, run.out, run.err) == (2, "", line)


def test_an_unknown_format_is_refused_in_one_line(splittable: Command) -> None:
    run = splittable(*SERIES, "--format", "csv")
    line = "simulate: --format: 'csv' is not a format; allowed: jsonl, parquet"
    assert (run.code, run.out, run.err) == (2, "", f"splittable: {line}\n")


def test_a_game_without_an_encoding_is_refused_in_one_line(
    splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "ENCODINGS", {})
    run = splittable(*SERIES, *AS_PARQUET, "--out", tmp_path / "games")
    line = "splittable: --format parquet: split has no encoding for learners\n"
    assert (run.code, run.out, run.err) == (2, "", line)
    assert list(tmp_path.iterdir()) == []


def test_without_the_extra_it_says_what_to_install(
    splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)  # as if it were not installed
    run = splittable(*SERIES, *AS_PARQUET, "--out", tmp_path / "games")
    line = 'splittable: --format parquet requires an extra: pip install "splittable[parquet]"\n'
    assert (run.code, run.out, run.err) == (2, "", line)
    assert list(tmp_path.iterdir()) == []


# Other libraries


@pytest.mark.all_tier
@pytest.mark.parametrize("library", ["pandas", "polars", "datasets"])
@pytest.mark.filterwarnings("default")  # theirs
def test_the_line_of_the_guide_loads_the_file(
    library: str, splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_HOME", str(tmp_path / "cache"))
    module = pytest.importorskip(library)
    (line,) = re.findall(rf"^{library}\..*$", _guide(), flags=re.MULTILINE)
    rows = wrote(splittable, tmp_path / "games.parquet", *SERIES)
    monkeypatch.chdir(tmp_path)
    loaded = eval(line, {library: module})
    assert loaded.shape == rows.shape
    for column in ("observation", "action_mask", "scores"):
        assert [list(each) for each in loaded[column]] == rows[column].to_pylist()
    assert list(loaded["reward"]) == rows["reward"].to_pylist()


@pytest.mark.all_tier
def test_the_guide_finds_what_to_imitate(
    splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = {"polars": pytest.importorskip("polars")}
    rows = wrote(splittable, tmp_path / "games.parquet", *SERIES).to_pylist()
    monkeypatch.chdir(tmp_path)
    exec(_guide().partition("What to imitate")[2].split("```")[1].removeprefix("python"), names)
    won = [row for row in rows if row["reward"] > 0]
    assert names["seen"].tolist() == [row["observation"] for row in won]
    assert names["played"].tolist() == [row["action"] for row in won]


def _guide() -> str:
    return _read("research.md")


def _read(document: str) -> str:
    return (DOCUMENTS / document).read_text("utf-8")

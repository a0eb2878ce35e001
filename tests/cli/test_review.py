"""`splittable review`: tables, JSON, resuming, and one line for an error."""

import json
import sys
from decimal import Decimal
from pathlib import Path

import pytest

from splittable.core.record import write_record
from splittable.games import GAMES
from splittable.review import game_review
from splittable.review.report import read_review
from splittable.sim import Simulator
from tests.cli.running import Command, process

QUICK = ("--playouts", "40", "--seed", "3")


def record_of(name: str, number: int = 0, seats: int = 3) -> str:
    return write_record(Simulator(name, {"seats": seats}).record(9, number, "rules-of-thumb"))


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game of Split."""
    path = tmp_path / "game.json"
    path.write_text(record_of("split"), encoding="utf-8")
    return path


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    lines = [record_of(name) for name in GAMES]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


# Tables


def test_parts_chances_and_marked_decisions_are_told(splittable: Command, game: Path) -> None:
    run = splittable("review", game, "--playouts", "300")
    assert (run.code, run.err) == (0, "")
    assert "── Split, reviewed ─" in run.out
    for heading in ("fair", "luck", "others", "own", "result"):
        assert heading in run.out
    assert run.out.count("% → ") == 3
    assert "→ 100 %" in run.out
    assert " decisions, " in run.out
    assert max(map(len, run.out.splitlines())) <= 100


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_reviewed(name: str, splittable: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(record_of(name, 1), encoding="utf-8")
    run = splittable("review", path, *QUICK)
    assert (run.code, run.err) == (0, "")
    assert f"── {GAMES[name].title}, reviewed" in run.out


def test_only_one_seat_is_told_of(splittable: Command, game: Path) -> None:
    everybody = splittable("review", game, "--playouts", "300").out
    counts = []
    for seat in range(3):
        told = splittable("review", game, "--playouts", "300", "--seat", str(seat)).out
        counts.append(int(told.split(" decisions")[0].split()[-1]))
        others = [f"  Seat {other}: " for other in range(3) if other != seat]
        assert not any(name in told for name in others)
    assert sum(counts) == int(everybody.split(" decisions")[0].split()[-1])


def test_one_decision_is_shown_with_its_evidence(splittable: Command, game: Path) -> None:
    run = splittable("review", game, "--at", "0", *QUICK)
    assert (run.code, run.err) == (0, "")
    assert "playouts" in run.out
    assert run.out.count("(played)") == 1
    assert "mix %" not in run.out


def test_a_guess_is_shown_with_the_mix(splittable: Command, games: Path) -> None:
    run = splittable("review", games, "--record", "1", "--at", "1", *QUICK)
    assert run.code == 0
    assert "mix %" in run.out
    assert "All guess at once" in run.out


# JSON


def test_one_line_of_json_a_record(splittable: Command, games: Path, tmp_path: Path) -> None:
    out = tmp_path / "reviews.jsonl"
    run = splittable("review", games, "--out", out, *QUICK)
    assert (run.code, run.err) == (0, "")
    assert run.out.endswith(f"3 reviews written to {out}\n")
    lines = out.read_text(encoding="utf-8").splitlines()
    assert [read_review(line).game for line in lines] == list(GAMES)
    for line in lines:
        for part in json.loads(line, parse_float=Decimal)["parts"]:
            assert part["fair"] + part["luck"] + part["others"] + part["own"] == part["result"]


def test_the_json_may_go_to_stdout_and_the_tables_to_stderr(
    splittable: Command, game: Path
) -> None:
    run = splittable("review", game, "--out", "-", *QUICK)
    assert run.code == 0
    assert read_review(run.out).seed == 3
    assert "reviewed" in run.err


@pytest.mark.parametrize(
    "name",
    [
        "split",
        pytest.param("split-it", marks=pytest.mark.all_tier),
        pytest.param("splito", marks=pytest.mark.all_tier),
    ],
)
def test_the_same_bytes_whatever_the_threads(
    name: str, splittable: Command, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.write_text(record_of(name, 2), encoding="utf-8")
    one = splittable("review", path, "--out", "-", *QUICK)
    three = splittable("review", path, "--out", "-", "--threads", "3", *QUICK)
    other = splittable("review", path, "--out", "-", "--playouts", "40", "--seed", "4")
    assert one.out == three.out
    assert one.out != other.out


def test_another_process_writes_the_same_bytes(splittable: Command, game: Path) -> None:
    here = splittable("review", game, "--out", "-", *QUICK)
    there = process("review", game, "--out", "-", *QUICK, PYTHONHASHSEED="99")
    assert there.returncode == 0
    assert here.out == there.stdout


def test_what_was_there_stays_when_a_later_record_is_bad_and_what_is_done_is_kept(
    splittable: Command, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, part, anew = (tmp_path / name for name in ("out", "out.part", "anew"))
    out.write_text("before", encoding="utf-8")
    good = games.read_text(encoding="utf-8")
    games.write_text(good + "{}\n", encoding="utf-8")
    run = splittable("review", games, "--out", out, *QUICK)
    assert run.code == 2
    assert f"{games}:4: record: 'format' is missing" in run.err
    assert out.read_text(encoding="utf-8") == "before"
    assert part.read_bytes().count(b"\n") == 4  # a heading, and three reviews

    games.write_text(good, encoding="utf-8")
    whole = splittable("review", games, "--out", anew, *QUICK)
    monkeypatch.setattr(game_review, "judge", None)  # nothing is judged again
    assert splittable("review", games, "--out", out, *QUICK).out == (
        whole.out.replace(str(anew), str(out))
    )
    assert out.read_bytes() == anew.read_bytes()
    assert not part.exists()


def test_a_part_of_other_records_or_settings_is_left_alone(
    splittable: Command, games: Path, tmp_path: Path
) -> None:
    out, part = tmp_path / "out", tmp_path / "out.part"
    good = games.read_text(encoding="utf-8")
    games.write_text(good.splitlines(keepends=True)[2] + "{}\n", encoding="utf-8")
    splittable("review", games, "--out", out, *QUICK)
    before = part.read_bytes()
    run = splittable("review", games, "--out", out, "--playouts", "41", "--seed", "3")
    assert f"{part}: was started with playouts 40, not 41" in run.err
    games.write_text(good, encoding="utf-8")
    run = splittable("review", games, "--out", out, *QUICK)
    assert f"{part}, line 2: is the review of another record" in run.err
    assert (run.code, run.err.count("\n")) == (2, 1)
    assert part.read_bytes() == before
    assert not out.exists()


# Errors


def _without(text: str, **changes: object) -> str:
    raw = {**json.loads(text), **changes}
    return json.dumps({key: value for key, value in raw.items() if value is not None})


@pytest.mark.parametrize(
    "changes, problem",
    [
        ({"outcome": None}, "the game is not over; only finished games can be reviewed"),
        ({"moves": [], "outcome": None}, "the game is not over; only finished games"),
        ({"moves": []}, "outcome: the record says"),
        ({"game": "splito"}, "rules: "),
        ({"game": "chess"}, "game: expected one of"),
        ({"options": {"seats": 3, "show_side": True}}, "show_side"),
        ({"format": "splittable-review/1"}, "format: expected 'splittable/1'"),
        ({"moves": [[0, "left 3"]]}, "moves[0]: seat 0"),
    ],
    ids=str,
)
def test_a_record_that_cannot_be_reviewed_is_refused_in_one_line(
    changes: dict[str, object], problem: str, splittable: Command, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.write_text(_without(record_of("split"), **changes), encoding="utf-8")
    run = splittable("review", path, *QUICK)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith(f"splittable: {path}:1: ")
    assert problem in run.err
    assert run.err.count("\n") == 1


@pytest.mark.parametrize(
    "words, problem",
    [
        (("--seat", "3"), "--seat: 3 is not a seat; allowed: 0 to 2"),
        (("--at", "9999"), "--at: there is no decision after 9999 moves; allowed: 0, "),
        (("--at", "0", "--out", "x.json"), "--at: cannot be used with --out"),
        (("--at", "0", "--seat", "0"), "--at: this decision is seat "),
        (("--record", "2"), "contains no record 2"),
        (("--playouts", "0"), "--playouts: '0' is not a number of playouts, 1 or more"),
        (("--threads", "none"), "--threads: 'none' is not a number of threads"),
        (("--seed", "-1"), "--seed: '-1' is not a whole number"),
        (("--out", "no/such/folder/x.json"), "no/such/folder/x.json: cannot be written"),
    ],
    ids=str,
)
def test_a_bad_word_is_refused_in_one_line(
    words: tuple[str, ...], problem: str, splittable: Command, game: Path
) -> None:
    raw = json.loads(game.read_text(encoding="utf-8"))
    if words == ("--at", "0", "--seat", "0") and raw["moves"][0][0] == 0:
        words = ("--at", "0", "--seat", "1")
    run = splittable("review", game, *QUICK, *words)
    assert (run.code, run.out) == (2, "")
    assert problem in run.err
    assert run.err.count("\n") == 1


def test_of_several_records_one_must_be_named(splittable: Command, games: Path) -> None:
    run = splittable("review", games, "--at", "1", *QUICK)
    assert run.code == 2
    assert run.err == (
        f"splittable: --at: {games} contains several records; select one with --record N\n"
    )


def test_without_the_compiler_one_line_says_what_to_install(
    splittable: Command, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    for words in ((), ("--at", "0")):
        run = splittable("review", game, *words)
        assert (run.code, run.out) == (2, "")
        assert run.err == 'splittable: review requires an extra: pip install "splittable[sim]"\n'

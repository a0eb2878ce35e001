"""`splittable replay`: narrates records, shows positions, verifies files."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Command, process

GAMES = ["split-it", "splito", "split"]


@pytest.fixture
def games(splittable: Command, tmp_path: Path) -> dict[str, Path]:
    """Three games of each kind, by name."""
    found = {}
    for game in GAMES:
        found[game] = tmp_path / f"{game}.jsonl"
        splittable(
            "simulate", game, "--games", "3", "--seed", "2", "--bots", "random", "--out",
            found[game],
        )  # fmt: skip
    return found


def first(path: Path) -> dict[str, Any]:
    raw: dict[str, Any] = json.loads(path.read_text().splitlines()[0])
    return raw


@pytest.mark.parametrize("game", GAMES)
def test_a_single_record_is_told_to_its_end(
    game: str, games: dict[str, Path], splittable: Command, tmp_path: Path
) -> None:
    pretty = tmp_path / "game.json"
    pretty.write_text(json.dumps(first(games[game]), indent=2))
    run = splittable("replay", pretty)
    assert run.code == 0, run.err
    assert "win" in run.out.splitlines()[-1]
    assert max(map(len, run.out.splitlines())) <= 80
    assert splittable("replay", games[game], "--record", "1").out == run.out
    assert splittable("replay", "-", typed=pretty.read_text()).out == run.out


def test_several_records_are_listed(games: dict[str, Path], splittable: Command) -> None:
    run = splittable("replay", games["splito"])
    assert run.code == 0
    assert len(run.out.splitlines()) == 4
    assert "     3  splito, 3 seats, 39 moves: won by" in run.out


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_can_be_shown_openly_and_as_each_seat_saw_it(
    game: str, games: dict[str, Path], splittable: Command
) -> None:
    moves = len(first(games[game])["moves"])
    for at in (0, 1, 2, 7, moves):
        open_table = splittable("replay", games[game], "--at", str(at))
        assert open_table.code == 0, open_table.err
        assert f"After move {at} of {moves}" in open_table.out
        for seat in ("0", "2"):
            run = splittable("replay", games[game], "--at", str(at), "--as", seat)
            assert run.code == 0, run.err
            assert f"as seat {seat} saw it" in run.out
            assert max(map(len, run.out.splitlines())) <= 80


def test_only_the_open_table_shows_all_hands(games: dict[str, Path], splittable: Command) -> None:
    hands = first(games["split"])["deal"]["hands"]
    open_table = splittable("replay", games["split"], "--at", "0").out
    mine = splittable("replay", games["split"], "--at", "0", "--as", "0").out
    assert "Hands (* marks a Wild)" in open_table
    assert "Hands" not in mine
    assert sum(str(card) in open_table for card in hands[1]) >= 7


def test_a_sealed_guess_is_shown_to_its_own_seat_alone(
    games: dict[str, Path], splittable: Command
) -> None:
    record = first(games["split-it"])
    at = next(i for i, (_, move) in enumerate(record["moves"]) if move.startswith("guess")) + 1
    seat, move = record["moves"][at - 1]
    other = (seat + 1) % 3
    path = games["split-it"]
    assert f"guesses {move.split()[1]}" in splittable("replay", path, "--at", str(at)).out
    mine = splittable("replay", path, "--at", str(at), "--as", str(seat)).out
    assert f"guesses {move.split()[1]}" in mine
    theirs = splittable("replay", path, "--at", str(at), "--as", str(other)).out
    assert "has guessed" in theirs
    assert f"guesses {move.split()[1]}" not in theirs


def test_the_story_for_a_seat_hides_what_others_drew(
    games: dict[str, Path], splittable: Command
) -> None:
    def drawn(story: str, who: str) -> list[str]:
        return [line for line in story.splitlines() if f"{who} draws" in line]

    path = games["split"]
    told = splittable("replay", path, "--record", "1").out
    seen = splittable("replay", path, "--record", "1", "--as", "0").out
    assert drawn(told, "random 0") == drawn(seen, "random 0")
    for who in ("random 1", "random 2"):
        assert all(line.endswith(("card.", "cards.")) for line in drawn(seen, who))
        assert not any(line.endswith(("card.", "cards.")) for line in drawn(told, who))


def test_an_unfinished_record_is_told_as_far_as_it_goes(
    games: dict[str, Path], splittable: Command, tmp_path: Path
) -> None:
    raw = first(games["splito"])
    raw["moves"] = raw["moves"][:7]
    del raw["outcome"]
    path = tmp_path / "unfinished.json"
    path.write_text(json.dumps(raw))
    assert "after 7 moves" in splittable("replay", path).out
    assert splittable("replay", path, "--verify").code == 0


# Verifying


def tampered(raw: dict[str, Any], how: str) -> str:
    match how:
        case "illegal move":
            raw["moves"][2] = raw["moves"][1]
        case "unreadable move":
            raw["moves"][2][1] = "frob"
        case "other result":
            raw["outcome"]["scores"][0] += 1
        case "other deal":
            raw["commitment"], raw["salt"] = "0" * 64, "1" * 64
        case "missing key":
            del raw["deal"]
        case "no JSON":
            return "{" + "nonsense"
        case "bad UTF-8":
            return "\udcff"
        case "other rules":
            raw["rules"] = 99
    return json.dumps(raw)


TAMPERED = [
    "illegal move", "unreadable move", "other result", "other deal", "missing key", "no JSON",
    "bad UTF-8", "other rules",
]  # fmt: skip


@pytest.mark.parametrize("how", TAMPERED)
@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_record_is_named_by_file_line_and_place(
    game: str, how: str, games: dict[str, Path], splittable: Command
) -> None:
    path = games[game]
    good = path.read_text().splitlines()
    lines = [good[0], "", tampered(json.loads(good[1]), how), good[2]]
    path.write_bytes("\n".join(lines).encode(errors="surrogateescape"))
    run = splittable("replay", path, "--verify")
    assert run.code == 2
    assert run.out == "2 of 3 records verified\n"
    (problem,) = run.err.splitlines()
    assert problem.startswith(f"splittable: {path}:3: ")
    alone = splittable("replay", path, "--record", "2")
    assert alone.code == 2
    assert len(alone.err.splitlines()) == 1


def test_all_problems_are_reported_and_not_only_the_first(
    games: dict[str, Path], splittable: Command
) -> None:
    path = games["split"]
    good = path.read_text().splitlines()
    path.write_text("\n".join(tampered(json.loads(line), "other result") for line in good))
    run = splittable("replay", path, "--verify")
    assert run.out == "0 of 3 records verified\n"
    assert len(run.err.splitlines()) == 3
    assert all("outcome: " in line for line in run.err.splitlines())


def test_the_table_before_an_illegal_move_can_be_shown(
    games: dict[str, Path], splittable: Command, tmp_path: Path
) -> None:
    raw = first(games["split"])
    path = tmp_path / "broken.json"
    path.write_text(tampered(raw, "illegal move"))
    assert splittable("replay", path, "--at", "2").code == 0
    assert splittable("replay", path, "--at", "3").code == 2


def test_lines_after_the_record_asked_for_are_not_read(games: dict[str, Path]) -> None:
    line = games["split"].read_text().splitlines()[0]
    run = process("replay", "-", "--record", "2", typed=f"{line}\n" * 2 + "nonsense\n" * 1000)
    assert run.returncode == 0
    assert "nonsense" not in run.stderr


def test_a_file_of_spaces_holds_no_record(splittable: Command, tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_text("\n \n")
    for words in ((), ("--verify",), ("--record", "1")):
        run = splittable("replay", path, *words)
        assert (run.code, run.err) == (2, f"splittable: {path}: contains no record\n")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_drawn_as_one_position_or_as_a_whole(
    game: str, games: dict[str, Path], splittable: Command, tmp_path: Path
) -> None:
    one, whole = tmp_path / "one.svg", tmp_path / "whole.svg"
    record = ("replay", games[game], "--record", "1")
    assert splittable(*record, "--svg", one, "--at", "4", "--as", "1").code == 0
    assert splittable(*record, "--svg", whole, "--animate").code == 0
    assert "@keyframes" not in one.read_text()
    assert "@keyframes" in whole.read_text()


@pytest.mark.parametrize(
    "arguments, problem",
    [
        (["--svg", "missing/game.svg"], "missing/game.svg: cannot be written: No such file"),
        (["--svg", "game.svg", "--as", "9"], "--as: 9 is not a seat; allowed: 0 to"),
        (["--svg", "game.svg", "--at", "9999"], "--at: there is no move 9999; allowed: 0 to"),
        (["--animate"], "--animate: requires --svg"),
        (["--svg", "game.svg", "--animate", "--at", "2"], "--animate: cannot be used with --at"),
        (["--svg", "game.svg", "--verify"], "--svg: cannot be used with --verify"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused_in_one_line(
    arguments: list[str],
    problem: str,
    games: dict[str, Path],
    splittable: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    run = splittable("replay", games["split"], "--record", "1", *arguments)
    assert run.code == 2
    assert run.err.startswith(f"splittable: {problem}")
    assert run.err.count("\n") == 1
    assert not (tmp_path / "game.svg").exists()

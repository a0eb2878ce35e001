"""`splittable league`: a killed run goes on, pages appear, and bad input is one line."""

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from splittable.arena.league import matches
from tests.cli.running import Command, process, wait_for_lines

BOTS: Final = '[[entrants]]\nbot = "rules-of-thumb"\n\n[[entrants]]\nbot = "random"\n'
SETTINGS: Final = f'game = "split-it"\nseats = 2\ngames = 8\nseconds = 3600\n{BOTS}'

SPLIT: Final = 'game = "split"\nseats = 3\n'


def new(folder: Path, settings: str = SETTINGS) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "league.toml").write_text(settings, "utf-8")
    return folder


def files(folder: Path) -> dict[str, bytes]:
    found = (each for each in folder.rglob("*") if each.is_file())
    return {str(each.relative_to(folder)): each.read_bytes() for each in found}


def test_a_round_is_played_and_shown(splittable: Command, tmp_path: Path) -> None:
    folder = new(tmp_path / "one")
    run = splittable("league", folder)
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines()[1].split() == ["bot", "rating", "±", "games", "wins", "faults"]
    assert [line.split()[0] for line in run.out.splitlines()[2:]] == ["rules-of-thumb", "random"]
    pages = {"index.html", *(f"games/{number}.html" for number in range(1, 9))}
    assert {*files(folder)} == {"league.toml", "games.jsonl", *pages}
    for page in pages:
        ElementTree.parse(folder / page)


def test_runs_go_on_to_the_end_of_the_round(splittable: Command, tmp_path: Path) -> None:
    """However the games are spread over runs, they are the same."""
    parts, whole = new(tmp_path / "parts"), new(tmp_path / "whole")
    for words, games in ((("--games", "3"), 3), ((), 8), (("--games", "2"), 10)):
        assert splittable("league", parts, *words).code == 0
        assert (parts / "games.jsonl").read_bytes().count(b"\n") == games + 1
    splittable("league", whole, "--games", "10")
    assert files(parts) == files(whole)


def test_a_killed_run_loses_only_the_game_it_was_playing(tmp_path: Path) -> None:
    folder, whole = new(tmp_path / "killed"), new(tmp_path / "whole")
    command = [sys.executable, "-m", "splittable.cli", "league", str(folder), "--games", "500"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        wait_for_lines(folder / "games.jsonl", 4, run)
        run.kill()
        run.communicate()
    assert run.returncode == -signal.SIGKILL
    kept = (folder / "games.jsonl").read_bytes()
    games = kept.count(b"\n")
    (folder / "games.jsonl").write_bytes(kept + b'{"match": 1')  # as if in the middle of a write
    (folder / "games" / "1.html").unlink()
    assert process("league", folder, "--games", "2").returncode == 0
    assert (folder / "games.jsonl").read_bytes().startswith(kept)
    assert process("league", whole, "--games", str(games + 1)).returncode == 0
    assert files(folder) == files(whole)


def test_faults_are_told_on_stderr(splittable: Command, tmp_path: Path) -> None:
    mine = '[[entrants]]\nname = "Mine"\nbot = "mine.py"\n'
    folder = new(tmp_path / "faulty", SETTINGS + mine)
    (folder / "mine.py").write_text(
        "def choose(view, legal, rng, shown):\n    return 7 if shown else legal[0]\n", "utf-8"
    )
    run = splittable("league", folder, "--games", "4")
    assert run.code == 0
    faults = run.err.splitlines()
    assert faults
    for line in faults:
        assert re.match(r"game [1-4]: Mine: illegal move: '7' is not a legal move$", line)
    (mine,) = [line for line in run.out.splitlines() if line.startswith("Mine")]
    assert int(mine.split()[-1]) == len(faults) > 0


def test_an_interrupted_game_is_not_counted(
    splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = new(tmp_path / "stopped")
    splittable("league", folder, "--games", "2")
    before = files(folder)

    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(matches, "play_to_end", stop)
    run = splittable("league", folder)
    assert (run.code, run.err) == (130, "splittable: stopped\n")
    assert files(folder) == before


def test_an_example_is_written_once(splittable: Command, tmp_path: Path) -> None:
    folder = tmp_path / "leagues" / "new"
    run = splittable("league", folder, "--new")
    assert (run.code, run.out) == (0, f"{folder / 'league.toml'} is written: edit it, then play\n")
    again = splittable("league", folder, "--new")
    assert (again.code, again.err) == (2, f"splittable: {folder / 'league.toml'}: exists already\n")
    assert splittable("league", folder, "--games", "1").code == 0


# Bad input


@pytest.mark.parametrize(
    "settings, told",
    [
        ('game = "split"\nseats = = 2', "is not TOML: Invalid value (at line 2, column 9)"),
        ("\xff", "is not TOML: "),
        ("", "'game' is missing"),
        (f'game = "chess"\nseats = 3\n{BOTS}', "game: expected one of "),
        (f'game = "split"\nseats = 9\n{BOTS}', "options.seats: "),
        (f'{SPLIT}options = 3\n{BOTS}', "options: expected a table, found 3"),
        (f'{SPLIT}options = {{tempo = 1}}\n{BOTS}', "options: unknown option 'tempo'"),
        (f'{SPLIT}options = {{mode = "cooperative"}}\n{BOTS}', "options: nobody wins "),
        (f'{SPLIT}games = 0\n{BOTS}', "games: expected a whole number from 1 to "),
        (f'{SPLIT}seed = -1\n{BOTS}', "seed: expected a whole number from 0 to "),
        (f'{SPLIT}seconds = "5"\n{BOTS}', "seconds: expected seconds, more than 0 "),
        (f'{SPLIT}speed = 1\n{BOTS}', "unknown key 'speed'; allowed: game, "),
        (f'{SPLIT}entrants = 3', "entrants: expected a list, found 3"),
        (SETTINGS.partition("\n\n")[0], "entrants: expected two or more, found 1"),
        (f'{SETTINGS}name = "rules-of-thumb"', "entrants[1].name: 'rules-of-thumb' is taken"),
        (f"{SETTINGS}seconds = 0", "entrants[1].seconds: expected seconds, more than 0 "),
        (f"{SETTINGS}seconds = true", "entrants[1].seconds: expected seconds, more than 0 "),
        (f'{SETTINGS}url = "http://x/"', "entrants[1]: expected one of bot, command, url; found 2"),
        (f"{SETTINGS}[[entrants]]", "entrants[2]: expected one of bot, command, url; found 0"),
        (f"{SETTINGS}[[entrants]]\ncommand = []\n", "entrants[2]: 'name' is missing"),
        (f'{SETTINGS}[[entrants]]\nname = "x"\ncommand = []', "entrants[2].command: expected a "),
        (f'{SETTINGS}[[entrants]]\nname = "x"\nurl = "ftp://x/"', "entrants[2].url: expected an "),
        (f'{SETTINGS}[[entrants]]\nname = ""\nbot = "easy"', "entrants[2].name: expected 1 to 40 "),
        (f'{SETTINGS}[[entrants]]\nbot = "deep"', "entrants[2].bot: 'deep' is not a bot for "),
        (f'{SETTINGS}[[entrants]]\nbot = "no.py"', "entrants[2].bot: there is no file "),
    ],
)  # fmt: skip
def test_bad_settings_are_told_in_one_line(
    settings: str, told: str, splittable: Command, tmp_path: Path
) -> None:
    folder = new(tmp_path / "bad")
    (folder / "league.toml").write_bytes(settings.encode("latin-1"))
    run = splittable("league", folder)
    assert (run.code, run.out) == (2, "")
    where = f"splittable: {folder / 'league.toml'}: "
    assert run.err.startswith(where)
    assert told in run.err
    assert run.err.count("\n") == 1
    assert [*files(folder)] == ["league.toml"]


def test_a_folder_without_a_league_says_how_to_begin(splittable: Command, tmp_path: Path) -> None:
    run = splittable("league", tmp_path / "none")
    told = f"splittable: {tmp_path}/none/league.toml: does not exist; --new writes an example\n"
    assert (run.code, run.err) == (2, told)


@pytest.mark.parametrize(
    "settings, told",
    [
        (SETTINGS.replace("seats = 2", "seats = 3"), "was started with options "),
        (SETTINGS.replace("split-it", "split"), "was started with game "),
        (f"seed = 5\n{SETTINGS}", "was started with seed 1, not 5; start another league"),
    ],
)
def test_a_ledger_of_another_league_is_refused(
    settings: str, told: str, splittable: Command, tmp_path: Path
) -> None:
    folder = new(tmp_path / "other")
    splittable("league", folder, "--games", "1")
    run = splittable("league", new(folder, settings))
    assert run.code == 2
    assert run.err.startswith(f"splittable: {folder / 'games.jsonl'}: {told}")
    assert run.err.count("\n") == 1


@pytest.mark.parametrize(
    "was, damaged",
    [
        ('"rotation": 1', '"rotation": 2'),
        ('"match": 0', '"match": "0"'),
        ('"seats": ["', '"seats": ["Ada", "'),
        ('"places": [', '"places": [9, '),
        ('"faults": []', '"faults": [[1, 0, "lazy", ""]]'),
        ('"faults": []', '"faults": [[1, 0]]'),
        ('"record": ', '"score": '),
        ("{", "["),
    ],
)
def test_a_damaged_line_is_named(
    was: str, damaged: str, splittable: Command, tmp_path: Path
) -> None:
    folder = new(tmp_path / "damaged")
    splittable("league", folder, "--games", "3")
    lines = (folder / "games.jsonl").read_text("utf-8").splitlines(keepends=True)
    assert was in lines[2]
    lines[2] = lines[2].replace(was, damaged, 1)
    (folder / "games.jsonl").write_text("".join(lines), "utf-8")
    run = splittable("league", folder)
    assert run.code == 2
    assert run.err.startswith(f"splittable: {folder / 'games.jsonl'}, line 3")
    assert run.err.count("\n") == 1

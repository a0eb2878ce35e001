"""`splittable arena`: tables, JSON, resuming; the same seed gives the same bytes."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from splittable.arena import contest
from splittable.bots import BOTS
from splittable.cli import arena
from splittable.core.errors import MissingPackage
from tests.cli.running import Command, process, wait_for_lines
from tests.support.house_deck import HOUSE_DECK

BOTH = "rules-of-thumb,random"
SPLIT = ("arena", "split", "--bots", BOTH, "--games", "7", "--seed", "5")


def lines(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


# Tables and JSON


def test_a_table_a_pairing_and_one_over_all(splittable: Command) -> None:
    run = splittable(*SPLIT)
    assert (run.code, run.err) == (0, "")
    for title in (
        "2 × rules-of-thumb, 1 × random: 9 games, 3 deals",
        "1 × rules-of-thumb, 2 × random: 9 games, 3 deals",
        "All pairings",
        "Ratings",
        "CPU time per decision",
    ):
        assert f"\n{title}" in run.out
    assert "won %" in run.out
    assert "fair %" in run.out
    assert max(map(len, run.out.splitlines())) <= 80


def test_a_line_of_json_a_pairing_and_all_else_on_stderr(splittable: Command) -> None:
    run = splittable(*SPLIT, "--json")
    assert run.code == 0
    first, second = lines(run.out)
    assert first["pairing"] == ["rules-of-thumb", "rules-of-thumb", "random"]
    assert second["pairing"] == ["rules-of-thumb", "random", "random"]
    assert "All pairings" in run.err
    for line in (first, second):
        assert (line["game"], line["seed"], line["games"], line["deals"]) == ("split", 5, 9, 3)
        assert sum(bot["won"]["share"] for bot in line["bots"]) == pytest.approx(1)
        assert sum(bot["fair"] for bot in line["bots"]) == pytest.approx(1, abs=1e-5)
        assert sum(bot["seats"] for bot in line["bots"]) == 3
        for bot in line["bots"]:
            assert bot["won"]["low"] <= bot["won"]["share"] <= bot["won"]["high"]
            assert 1 <= bot["place"] <= 3
            assert bot["score"] <= 0
    ratings = [{bot["bot"]: bot["rating"] for bot in line["bots"]} for line in (first, second)]
    assert ratings[0] == ratings[1]  # from all pairings
    assert ratings[0]["rules-of-thumb"]["mu"] > ratings[0]["random"]["mu"]


def test_teams_win_together(splittable: Command) -> None:
    words = ("arena", "split", "--bots", BOTH, "--games", "12", "--seed", "1", "--json")
    run = splittable(*words, "--option", "mode=cooperative")
    assert run.code == 0
    teams = lines(run.out)
    assert [len(set(team["pairing"])) for team in teams] == [1, 2, 2, 1]
    assert [team["deals"] for team in teams] == [12, 4, 4, 12]
    assert teams[0]["won"]["share"] > teams[-1]["won"]["share"] == 0
    assert all("rating" not in bot and "won" not in bot for bot in teams[1]["bots"])
    assert "3 × rules-of-thumb" in run.err


def test_a_bot_alone_tells_its_score_and_its_time(splittable: Command) -> None:
    run = splittable("arena", "splito", "--bots", "random", "--games", "3", "--seed", "1")
    assert run.code == 0
    assert "3 × random: 3 games, 3 deals" in run.out
    assert "Ratings" not in run.out


def test_times_are_told_in_json_only_to_those_who_ask(splittable: Command) -> None:
    assert "time" not in splittable(*SPLIT, "--json").out
    for line in lines(splittable(*SPLIT, "--json", "--timings").out):
        for bot in line["bots"]:
            assert bot["time"]["decisions"] > 0
            assert 0 < bot["time"]["mean_ms"] <= bot["time"]["worst_ms"]


# The same bytes


@pytest.mark.parametrize("game", ["split-it", "splito", "split"])
def test_the_same_seed_gives_the_same_bytes(game: str, splittable: Command, tmp_path: Path) -> None:
    words = ("arena", game, "--bots", BOTH, "--games", "3", "--json")
    one, two, other = tmp_path / "one", tmp_path / "two", tmp_path / "other"
    here = splittable(*words, "--seed", "3", "--out", one)
    there = process(*words, "--seed", "3", "--out", two, PYTHONHASHSEED="99")
    assert here.code == there.returncode == 0
    assert here.out == there.stdout
    assert one.read_bytes() == two.read_bytes()
    assert splittable(*words, "--seed", "4", "--out", other).out != here.out
    assert here.out == splittable(*words, "--seed", "3").out


# Interrupted runs


class Counting:
    """Stands in for `play`: counts the games, and interrupts the run after `stop_after`."""

    def __init__(self, stop_after: int | None = None) -> None:
        self.games = 0
        self._left = stop_after

    def __call__(self, *args: Any) -> Any:
        if self._left == self.games:
            raise KeyboardInterrupt
        self.games += 1
        return contest.play(*args)


@pytest.mark.parametrize("timings", [(), ("--timings",)], ids=["", "timings"])
def test_a_stopped_run_is_continued_where_it_was(
    timings: tuple[str, ...], splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "arena.jsonl"
    words: tuple[str | Path, ...] = (*SPLIT, *timings, "--json", "--out", out)
    monkeypatch.setattr(arena, "play", Counting(stop_after=8))
    stopped = splittable(*words)
    assert (stopped.code, stopped.out, stopped.err) == (130, "", "splittable: stopped\n")
    rest = Counting()
    monkeypatch.setattr(arena, "play", rest)
    continued = splittable(*words)
    assert rest.games == 18 - 8
    assert "8 games loaded from" in continued.err
    assert ("times are not known" in continued.err) == (not timings)
    again = splittable(*words)
    assert rest.games == 10  # nothing is left to play
    assert again.out == continued.out
    if not timings:
        assert continued.out == splittable(*SPLIT, "--json").out


def test_a_file_torn_anywhere_is_made_whole(splittable: Command, tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    words = (*SPLIT, "--json", "--out", out)
    told = splittable(*words).out
    whole = out.read_bytes()
    heading = whole.index(b"\n") + 1
    last = whole.rindex(b"\n", 0, -1) + 1
    ends = [0, 1, 20, heading - 1, heading, heading + 1, len(whole) // 2, len(whole) - 1]
    for torn in (*(whole[:end] for end in ends), whole[:last] + b"{" + b" " * 1000):
        out.write_bytes(torn)
        run = splittable(*words)
        assert (run.code, run.out) == (0, told)
        assert out.read_bytes() == whole


def test_a_killed_run_is_continued(tmp_path: Path) -> None:
    words = ("arena", "split-it", "--bots", BOTH, "--games", "24", "--seed", "9", "--json")
    out, other = tmp_path / "killed.jsonl", tmp_path / "whole.jsonl"
    with subprocess.Popen(
        [sys.executable, "-m", "splittable.cli", *words, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as run:
        wait_for_lines(out, 4, run)
        run.kill()
        run.communicate()
    assert run.returncode == -signal.SIGKILL
    kept = out.read_bytes()
    continued, whole = (process(*words, "--out", path) for path in (out, other))
    assert continued.returncode == 0
    assert continued.stdout == whole.stdout
    assert kept.count(b"\n") < out.read_bytes().count(b"\n")
    assert out.read_bytes() == other.read_bytes()


def test_without_a_seed_that_of_the_file_is_taken_up(splittable: Command, tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    words = ("arena", "split", "--bots", BOTH, "--games", "3", "--json", "--out", out)
    assert splittable(*words).out == splittable(*words).out
    assert splittable(*words[:-2]).out != splittable(*words[:-2]).out


# Files that can't be resumed


@pytest.mark.parametrize(
    "change, told",
    [
        (("--games", "8"), "games 7, not 8"),
        (("--seed", "6"), "seed 5, not 6"),
        (("--bots", "random,rules-of-thumb"), "bots "),
        (("--bots", "random"), "bots "),
        (("--seats", "4"), "options "),
        (("--option", "bluff_resets=true"), "options "),
        (("--timings",), "timings false, not true"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else None,
)
def test_a_file_of_other_arguments_is_refused(
    change: tuple[str, ...], told: str, splittable: Command, tmp_path: Path
) -> None:
    out = tmp_path / "arena.jsonl"
    splittable(*SPLIT, "--out", out)
    before = out.read_bytes()
    run = splittable(*SPLIT, *change, "--out", out)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith(f"splittable: {out}: was started with {told}")
    assert "--out" in run.err
    assert run.err.count("\n") == 1
    assert out.read_bytes() == before


def test_a_file_of_another_game_or_deck_is_refused(splittable: Command, tmp_path: Path) -> None:
    out, deck = tmp_path / "arena.jsonl", tmp_path / "deck.json"
    deck.write_text(HOUSE_DECK)
    words = ("--bots", "random", "--games", "1", "--seed", "1", "--out", out)
    assert splittable("arena", "splito", *words, "--objectives", deck).code == 0
    assert splittable("arena", "splito", *words, "--objectives", deck).code == 0
    assert "started with objectives" in splittable("arena", "splito", *words).err
    told = splittable("arena", "split", *words).err.replace("'", '"')
    assert 'started with game "splito"' in told


@pytest.mark.parametrize("text", ["my diary", "my diary\n", "{}\n", '{"format": "splittable/1"}\n'])
def test_what_is_no_file_of_an_arena_is_left_alone(
    text: str, splittable: Command, tmp_path: Path
) -> None:
    out = tmp_path / "diary"
    out.write_text(text)
    for words in (SPLIT, SPLIT[:-2]):
        run = splittable(*words, "--out", out)
        assert run.code == 2
        assert run.err.count("\n") == 1
        assert f"{out}: is not a file of splittable arena" in run.err
        assert out.read_text() == text


def test_a_damaged_line_is_named(splittable: Command, tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    splittable(*SPLIT, "--out", out)
    whole = out.read_text().splitlines(keepends=True)
    for damage in (
        "\n",
        "[]\n",
        "{}\n",
        "\x00\x00\n",
        whole[4],
        whole[3].replace('"rotation": 2', '"rotation": 1'),
        whole[3].replace('"places": [', '"places": [0, '),
        whole[3].replace('"winners": [', '"winners": [3, '),
        whole[3].replace('"scores"', '"points"'),
        whole[3].rstrip("\n") + " " * 70_000 + "\n",
    ):
        assert damage != whole[3]
        out.write_text("".join([*whole[:3], damage, *whole[4:]]))
        before = out.read_bytes()
        run = splittable(*SPLIT, "--out", out)
        assert (run.code, run.out) == (2, "")
        assert run.err.startswith(f"splittable: {out}, line 4")
        assert run.err.count("\n") == 1
        assert out.read_bytes() == before


# Invalid arguments: see also test_arguments


def test_errors_say_what_is_allowed(splittable: Command, tmp_path: Path) -> None:
    assert "--bots: name one or more; allowed: random, easy" in splittable("arena", "split").err
    assert "named twice" in splittable("arena", "split", "--bots", "random,random").err
    assert "- is not a file" in splittable(*SPLIT, "--out", "-").err
    assert f"{tmp_path}: is not a regular file" in splittable(*SPLIT, "--out", tmp_path).err


def test_a_bot_that_lacks_a_package_says_so_before_anything_is_written(
    splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lack(*_: Any) -> Any:
        raise MissingPackage("this bot", "sim")

    monkeypatch.setattr(contest, "BOTS", {"split": {**BOTS["split"], "random": lack}})
    run = splittable(*SPLIT, "--out", tmp_path / "arena.jsonl")
    assert run.code == 2
    assert run.err == 'splittable: this bot requires an extra: pip install "splittable[sim]"\n'
    assert not list(tmp_path.iterdir())

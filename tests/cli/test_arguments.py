"""Invalid command lines: one clear line, exit code 2, nothing done."""

import re
from pathlib import Path

import pytest

from splittable import __version__
from splittable.cli.command_line import SUBCOMMANDS
from tests.cli.running import Command

BAD = [
    ("frob",),
    ("play", "chess"),
    ("play", "split", "--frob"),
    ("play", "split", "extra"),
    ("play", "split", "--seats"),
    ("play", "split", "--seats", "x"),
    ("play", "split", "--seats", "9"),
    ("play", "split", "--seats", "2", "--option", "mode=cooperative"),
    ("play", "split", "--seats", "3", "--option", "seats=4"),
    ("play", "split", "--seed", "1.5"),
    ("play", "split", "--name", ""),
    ("play", "split", "--name", "a\nb"),
    ("play", "split", "--name", "x" * 41),
    ("play", "split", "--bots", "nobody"),
    ("play", "split", "--bots", "random,random,random"),
    ("play", "split", "--objectives", "x.json"),
    ("play", "splito", "--objectives", "no/such/file.json"),
    ("play", "split", "--out", "no/such/folder/game.json"),
    ("play", "split", "--out", ""),
    ("play", "split", "--out", "."),
    ("play", "--seats", "3"),
    ("simulate",),
    ("simulate", "split", "--games", "0"),
    ("simulate", "split", "--games", "-1"),
    ("simulate", "split", "--games", "many"),
    ("simulate", "split", "--seats", "1"),
    ("simulate", "split", "--bots", "random,random"),
    ("simulate", "split", "--bots", "random,,random"),
    ("simulate", "split", "--option", "mode"),
    ("simulate", "split", "--option", "mode=both"),
    ("simulate", "split", "--option", "frob=1"),
    ("simulate", "split", "--option", "mode=competitive", "--option", "mode=competitive"),
    ("simulate", "split-it", "--option", "seats=7"),
    ("simulate", "split", "--out", "no/such/folder/games.jsonl"),
    ("simulate", "split", "--out", "."),
    ("arena",),
    ("arena", "split"),
    ("arena", "chess", "--bots", "random"),
    ("arena", "split", "--bots", ""),
    ("arena", "split", "--bots", "nobody"),
    ("arena", "split", "--bots", "random,"),
    ("arena", "split", "--bots", "random,random"),
    ("arena", "split", "--bots", "random", "--games", "0"),
    ("arena", "split", "--bots", "random", "--games", "some"),
    ("arena", "split", "--bots", "random", "--seats", "1"),
    ("arena", "split", "--bots", "random", "--seed", "x"),
    ("arena", "split", "--bots", "random", "--option", "value_at_least=true"),
    ("arena", "split", "--bots", "random", "--objectives", "x.json"),
    ("arena", "split", "--bots", "random", "--out", "no/such/folder/arena.jsonl"),
    ("arena", "split", "--bots", "random", "--out", "."),
    ("arena", "split", "--bots", "random", "--out", ""),
    ("arena", "split", "--bots", "random", "--out", "-"),
    ("replay",),
    ("replay", "no-such-file.json"),
    ("replay", "."),
    ("replay", "-", "--record", "0"),
    ("replay", "-", "--at", "-1"),
    ("replay", "-", "--verify", "--at", "3"),
    ("replay", "-"),
    ("replay", "-", "--verify"),
    ("review",),
    ("review", "no-such-file.json"),
    ("review", "."),
    ("review", "-"),
    ("review", "-", "--seat", "x"),
    ("review", "-", "--playouts", "0"),
    ("review", "-", "--threads", "0"),
    ("review", "-", "--at", "-1"),
    ("review", "-", "--at", "1", "--out", "x.json"),
    ("score",),
    ("score", "bridge"),
    ("score", "split", "no-such-file.json"),
    ("score", "split-it", "--option", "seats=3"),
    ("score", "split-it"),
    ("rules",),
    ("rules", "bridge"),
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_a_bad_argument_gets_one_line_and_exit_code_2(
    words: tuple[str, ...], splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = splittable(*words)
    assert run.code == 2
    assert len(run.err.splitlines()) == 1
    assert run.err.startswith("splittable: ")
    assert not any(tmp_path.iterdir())


def test_errors_name_what_is_allowed(splittable: Command) -> None:
    assert "split-it, splito, split" in splittable("play", "chess").err
    levels = "random, easy, medium, hard, expert, rules-of-thumb"
    assert levels in splittable("simulate", "split", "--bots", "x").err
    assert "2, 3, 4, 5" in splittable("simulate", "split", "--seats", "9").err
    assert "competitive, cooperative" in splittable("play", "split", "--option", "mode=x").err
    assert "--games" in splittable("simulate", "split", "--frob").err
    assert "bluff_resets" in splittable("simulate", "split", "--option", "x=y").err


@pytest.mark.parametrize("command", ["simulate", "arena", "play"])
def test_a_bot_that_has_not_learnt_these_options_says_so_before_a_game(
    command: str, splittable: Command
) -> None:
    option = "remove_after_every_split"
    words = ("split-it", "--seats", "2", "--option", f"{option}=true", "--bots", "learnt")
    run = splittable(command, *words)
    assert (run.code, run.out) == (2, "")
    start = f"splittable: bot learnt: no weights for split-it with seats=2, {option}=true; it plays"
    assert run.err.startswith(start)
    assert run.err.count("\n") == 1


def test_help_gives_an_overview(splittable: Command) -> None:
    run = splittable("--help")
    assert run.code == 0
    assert "splittable play" in run.out


@pytest.mark.parametrize("command", ["", *SUBCOMMANDS])
def test_help_teaches_within_eighty_columns(command: str, splittable: Command) -> None:
    run = splittable(*command.split(), "--help")
    assert run.code == 0
    assert run.err == ""
    assert max(map(len, run.out.splitlines())) <= 80
    assert "splittable" in run.out


def test_the_version_is_told(splittable: Command) -> None:
    said = splittable("--version").out
    assert re.fullmatch(rf"splittable {re.escape(__version__)}( \([0-9a-f]{{10}}\))?\n", said)


@pytest.mark.parametrize("game", ["split-it", "splito", "split", "Split_It", "SPLITO"])
def test_rules_are_told_in_short(game: str, splittable: Command) -> None:
    run = splittable("rules", game)
    assert run.code == 0
    assert max(map(len, run.out.splitlines())) <= 80

"""`splittable play` through a pipe: no colour, a clean end, and a record that verifies."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from splittable.games import GAMES
from splittable.games.splito.objectives import STANDARD_DECK
from tests.cli.running import Command, process


def test_the_menu_leads_to_a_table(splittable: Command) -> None:
    run = splittable("play", typed="3\n2\n4\nquit\n")
    assert run.code == 0
    assert "Split, cooperative" in run.out
    assert "Ada, Ben and Cem" in run.out
    assert run.out.endswith("You leave the table. Good-bye.\n")


@pytest.mark.parametrize("typed", ["", "1\n", "2\n\n", "quit-what\n"])
def test_the_end_of_the_input_is_a_polite_end(typed: str, splittable: Command) -> None:
    run = splittable("play", typed=typed)
    assert run.code == 0
    assert "Good-bye." in run.out
    assert run.err == ""


@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_game_is_kept_and_can_be_replayed(
    game: str, splittable: Command, tmp_path: Path
) -> None:
    out = tmp_path / "game.json"
    run = splittable("play", game, "--seed", "4", "--out", out, typed="hint\n")
    assert run.code == 0
    assert f"splittable replay {out}\n" in run.out
    record = json.loads(out.read_text())
    assert "outcome" not in record
    assert record["names"][0] == "Player"
    assert splittable("replay", out, "--verify").code == 0


def test_a_finished_game_opens_its_commitment_and_is_kept_when_named(
    splittable: Command, tmp_path: Path
) -> None:
    out = tmp_path / "kept.json"
    # Play the first card of the hand to the left thirteen times, then name two files.
    bad = tmp_path / "no" / "folder.json"
    run = splittable(
        "play", "splito", "--seed", "4", "--name", "Zoë", typed="1 l\n" * 13 + f"{bad}\n{out}\n"
    )
    assert run.code == 0
    record = json.loads(out.read_text())
    assert record["commitment"] in run.out
    assert record["salt"] in run.out
    assert record["names"][0] == "Zoë"
    assert "cannot be written" in run.out
    assert "add --seed 4" in run.out
    assert splittable("replay", out, "--verify").out == "1 record verified\n"


def test_the_same_seed_deals_the_same_game(splittable: Command) -> None:
    def first_table(seed: str) -> str:
        return splittable("play", "splito", "--seed", seed).out.partition("──")[2]

    assert first_table("5") == first_table("5")
    assert first_table("5") != first_table("6")


def test_a_house_deck_can_be_played_and_replayed(splittable: Command, tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "src/splittable/games/splito/objectives.json"
    cards = json.loads(source.read_text())
    for card in cards:
        card["id"] = f"House_{card['id']}"
    deck, out = tmp_path / "deck.json", tmp_path / "games.jsonl"
    deck.write_text(json.dumps(cards))
    run = splittable(
        "simulate", "splito", "--games", "2", "--bots", "random", "--objectives", deck, "--out", out
    )
    assert run.code == 0, run.err
    assert splittable("replay", out, "--verify", "--objectives", deck).code == 0
    assert splittable("replay", out, "--verify").code == 0  # each record includes its deck
    bare = tmp_path / "bare.jsonl"
    records = [json.loads(line) for line in out.read_text().splitlines()]
    bare.write_text("".join(json.dumps({**each, "deck": None}) + "\n" for each in records))
    assert splittable("replay", bare, "--verify", "--objectives", deck).code == 0
    assert splittable("replay", bare, "--verify").code == 2
    played = splittable("play", "splito", "--objectives", deck, "--seed", "1", typed="")
    assert "House_" in played.out
    assert len(cards) == len(STANDARD_DECK.objectives)


def test_a_process_without_terminal_prints_no_escape_codes() -> None:
    run = process("play", "split-it", "--seed", "1", typed="hint\n1 2\nw\n", FORCE_COLOR="")
    assert run.returncode == 0
    assert run.stderr == ""
    assert "\x1b" not in run.stdout
    assert max(map(len, run.stdout.splitlines())) <= 80


def test_bytes_that_are_no_text_are_just_not_understood() -> None:
    run = process("play", "split", "--seed", "1", typed="\ufffdÿ\n", PYTHONIOENCODING="ascii")
    assert run.returncode == 0
    assert run.stderr == ""
    assert "I don't understand" in run.stdout


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a pseudo-terminal")
@pytest.mark.parametrize(
    "words, environment, coloured",
    [((), {}, True), ((), {"NO_COLOR": "1"}, False), (("--no-colour",), {}, False)],
)
def test_a_terminal_gets_colour_unless_it_is_refused(
    words: tuple[str, ...], environment: dict[str, str], coloured: bool
) -> None:
    printed = on_terminal(["play", "split-it", "--seed", "1", *words], environment)
    assert "Good-bye." in printed
    assert ("\x1b[" in printed) is coloured


def on_terminal(words: list[str], environment: dict[str, str]) -> str:
    """What the command prints on an 80-column terminal when `quit` is typed."""
    import pty

    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "splittable.cli", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env={"PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "COLUMNS": "80", **environment},
    ) as run:
        os.close(theirs)
        os.write(ours, b"quit\n")
        printed = b""
        try:
            while chunk := os.read(ours, 4096):
                printed += chunk
        except OSError:  # the other end is closed
            pass
        os.close(ours)
    assert run.returncode == 0
    return printed.decode(errors="replace")


def test_ctrl_c_ends_politely_and_keeps_the_unfinished_record(tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    words = ("play", "splito", "--seed", "4", "--out", str(out))
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "splittable.cli", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={"PATH": "/usr/bin:/bin", "PYTHONIOENCODING": "utf-8"},
    ) as run:
        assert run.stdout is not None
        while "? help" not in run.stdout.readline():
            assert run.poll() is None
        run.send_signal(signal.SIGINT)
        printed, err = run.communicate(timeout=20)
    assert run.returncode == 130
    assert err == ""
    assert "Stopped. Good-bye." in printed
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert "outcome" not in json.loads(out.read_text())
    assert process("replay", out, "--verify").stdout == "1 record verified\n"


@pytest.mark.parametrize(
    "game, flag, key", [("split-it", "--starter", "starter"), ("split", "--dealer", "dealer")]
)
@pytest.mark.parametrize("seat", [0, 2])
def test_the_seat_that_is_named_begins_with_the_same_cards(
    game: str, flag: str, key: str, seat: int, splittable: Command, tmp_path: Path
) -> None:  # split-it 9.13, split 12.20
    deals: list[dict[str, Any]] = []
    for words in ((), (flag, str(seat)), (flag, "random")):
        out = tmp_path / f"{len(deals)}.json"
        run = splittable("play", game, "--seats", "3", "--seed", "4", "--out", out, *words)
        assert run.code == 0
        deals.append(json.loads(out.read_text())["deal"])
    drawn, said, random = deals
    assert said[key] == seat
    assert said["stock"][-40:] == drawn["stock"][-40:]
    assert random == drawn


@pytest.mark.parametrize(
    "words, told",
    [
        (("split", "--dealer", "3"), "--dealer: expected random or 0 to 2, found '3'"),
        (("split-it", "--starter", "-1"), "--starter"),
        (("split-it", "--dealer", "0"), "--dealer: Split it! has no dealer; use --starter"),
        (("splito", "--starter", "0"), "--starter: Splito has no starter; no seat goes first"),
    ],
)
def test_who_cannot_begin_is_refused_in_one_line(
    words: tuple[str, ...], told: str, splittable: Command
) -> None:
    run = splittable("play", *words, typed="")
    assert run.code == 2
    assert told in run.err
    assert run.out == ""


@pytest.mark.parametrize(
    "game, typed, aid",
    [("split-it", "", "may still come"), ("splito", "1 l\n?\n", "You passed on")],
)
def test_without_memory_aids_nothing_is_drawn_that_one_could_remember(
    game: str, typed: str, aid: str, splittable: Command
) -> None:
    words = ("play", game, "--seats", "3", "--seed", "4")
    usual = splittable(*words, typed=typed)
    forgetful = splittable(*words, "--no-memory-aids", typed=typed)
    assert aid in usual.out
    assert aid not in forgetful.out
    kept = [line for line in usual.out.splitlines() if aid not in line and "  gone" not in line]
    shared = set(forgetful.out.splitlines())
    assert len([line for line in kept if line in shared]) > 10

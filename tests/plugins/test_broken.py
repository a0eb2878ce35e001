"""A plug-in that can't be used is left out, and one line names its package and the reason."""

from pathlib import Path
from typing import Final

from tests.plugins.site import Site

A_GAME: Final = """
from dataclasses import replace
from splittable import GamePlugin, game
PLUGIN = GamePlugin(replace(game("split"), {changes}))
"""
A_BOT: Final = """
from splittable import BotPlugin
PLUGIN = BotPlugin({fields})
"""
NO_BOT: Final = A_BOT.format(fields="'split', 'absent', 'no_bot:choose'")

# By package: its code, and why it can't be used.
GAMES: Final = {
    "not-a-game": ("PLUGIN = 'a game'", "not_a_game:PLUGIN is not a GamePlugin"),
    "raising": (
        "import no_such_module",
        "ModuleNotFoundError: No module named 'no_such_module'",
    ),
    "exiting": ("import sys; sys.exit('no licence')", "SystemExit: no licence"),
    "ours-again": (A_GAME.format(changes=""), "split is registered already, by splittable"),
    "badly-named": (
        A_GAME.format(changes="name='Split 2'"),
        "'Split 2' is not a name such as 'liars-dice'",
    ),
    "without-seats": (
        A_GAME.format(changes="name='split-2', options=()"),
        "the game has no option 'seats'",
    ),
}
BOTS: Final = {
    "for-no-game": (
        A_BOT.format(fields="'bridge', 'bold', print"),
        "the bot bold can't be used: there is no game bridge",
    ),
    "named-easy": (
        A_BOT.format(fields="'split', 'easy', print"),
        "the bot easy can't be used: split already has that bot",
    ),
    "named-aloud": (
        A_BOT.format(fields="'split', 'A!', print"),
        "thing can't be used: 'A!' is not a name such as 'cautious'",
    ),
}


def test_each_broken_plug_in_is_one_line_that_names_its_package(tmp_path: Path) -> None:
    site, lines = Site(tmp_path), set()
    for package, (code, why) in GAMES.items():
        site.install(package, code, games="PLUGIN")
        lines.add(f"{package} 0.1: thing can't be used: {why}")
    for package, (code, why) in BOTS.items():
        site.install(package, code, bots="PLUGIN")
        lines.add(f"{package} 0.1: {why}")
    site.install("sound", A_GAME.format(changes="name='zebra'"), games="PLUGIN")
    run = site.splittable("deal", "split", "--number", "7")
    assert run.returncode == 0
    assert run.stdout.startswith("Split, 3 seats, deal 7")
    assert set(run.stderr.splitlines()) == {f"splittable: {line}" for line in lines}
    used, _, listed = site.splittable("--list").stdout.partition("\nIgnored:\n")
    assert "zebra: Split (from sound 0.1)" in used  # although others looked at the games before
    assert set(listed.splitlines()) == {f"  {line}" for line in lines}


def test_a_part_that_is_missing_is_one_line_when_it_is_used(tmp_path: Path) -> None:
    site = Site(tmp_path)
    site.install("a-package", NO_BOT, bots="PLUGIN")
    run = site.splittable("simulate", "split", "--bots", "absent", "--games", "1")
    line = "no_bot:choose can't be loaded: ModuleNotFoundError: No module named 'no_bot'"
    assert (run.returncode, run.stderr) == (2, f"splittable: {line}\n")

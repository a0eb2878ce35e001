"""The example game and bot, installed as packages, work everywhere that ours do."""

import re
import subprocess
import sys
from pathlib import Path

from tests.plugins.site import EXAMPLES, Site
from tests.support.serving import ServerProcess

LIBRARY = """
from random import Random
import splittable

game = splittable.game("goofspiel")
options = game.read_options({"seats": 3, "cards": 5})
bots = [splittable.bot(game, name) for name in ("random", "rules-of-thumb", "matching")]
record = splittable.play_out(game, options, game.deal(options, Random(1)), bots, Random(1))
text = splittable.write_record(record)
assert splittable.verify(splittable.read_record(text)) is not None
print(text)
"""


def test_they_are_listed_with_the_packages_that_brought_them(site: Site) -> None:
    run = site.splittable("--list")
    assert (run.returncode, run.stderr) == (0, "")
    assert "goofspiel: Goofspiel (from splittable-goofspiel 1.0)\n" in run.stdout
    assert "matching (from splittable-matching-bot 1.0)" in run.stdout
    assert run.stdout.startswith("split-it: Split it!\n  bots: random, easy, medium")


def test_the_library_plays_writes_and_verifies_a_game(site: Site) -> None:
    run = site.python("-c", LIBRARY)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith('{"format": "splittable/1", "game": "goofspiel"')


def test_the_terminal_plays_and_replays_a_game_on_a_generic_board(
    site: Site, tmp_path: Path
) -> None:
    record = tmp_path / "game.json"
    words = ("goofspiel", "--option", "cards=5", "--seed", "1", "--out", record)
    run = site.splittable("play", *words, typed="hint\n3\n9\nbid 1\n?\n2\n4\n\n")
    assert run.returncode == 0, run.stderr
    assert "Hint: bid " in run.stdout
    assert "Type a move, like bid 1" in run.stdout
    assert "You can't play 'bid 9' now; allowed: bid 1, bid 2, bid 4, bid 5." in run.stdout
    assert "Won by: " in run.stdout
    replayed = site.splittable("replay", record)
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert "Prize taken: prize " in replayed.stdout
    assert "1 record verified" in site.splittable("replay", record, "--verify").stdout


def test_an_arena_compares_the_bots(site: Site) -> None:
    words = ("--bots", "random,matching", "--seats", "2", "--games", "40", "--seed", "1")
    run = site.splittable("arena", "goofspiel", *words)
    assert run.returncode == 0, run.stderr
    ratings = dict(re.findall(r"^(\w+) +([\d.]+) +[\d.]+$", run.stdout, re.MULTILINE))
    assert float(ratings["matching"]) > float(ratings["random"])


def test_a_server_opens_a_table_at_which_two_programs_play_to_the_end(
    site: Site, tmp_path: Path
) -> None:
    on_path = f"import sys; sys.path.insert(0, {str(site.folder)!r})"
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", changed=on_path) as server:
        client = [sys.executable, str(EXAMPLES / "play.py")]
        words = ["--open", "goofspiel", "--seats", "2"]
        with subprocess.Popen(
            [*client, server.url, *words], stdout=subprocess.PIPE, text=True
        ) as first:
            assert first.stdout is not None
            (link,) = re.findall(r"http://\S+", first.stdout.readline())
            second = subprocess.run([*client, link], capture_output=True, text=True, check=True)
            said = first.stdout.read()
        assert "all prizes are taken" in said
        assert "all prizes are taken" in second.stdout

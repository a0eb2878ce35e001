"""`splittable simulate`: the same seed gives the same bytes, and files are written whole."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from splittable.bots.self_play import play_out
from splittable.cli import simulate
from tests.cli.running import Command, process, wait_for_lines
from tests.fuzz.examples import EXAMPLES
from tests.support.patience import PATIENCE
from tests.support.variants import OFFICIAL, Variant

# Without --all, only examples: small and large tables of each game, and each kind of move.
VARIANTS = [
    pytest.param(each, id=str(each), marks=() if each in EXAMPLES else pytest.mark.all_tier)
    for each in OFFICIAL
]
SERIES = ("simulate", "split", "--games", "5", "--seed", "7")


def table(variant: Variant) -> list[str]:
    """The arguments that set up this variant."""
    chosen = variant.game.write_options(variant.options)
    words = [variant.game.name, "--seats", str(chosen.pop("seats"))]
    for name, value in chosen.items():
        words += ["--option", f"{name}={str(value).lower()}"]
    return words


@pytest.mark.parametrize("bot", ["random", "rules-of-thumb"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_simulated_can_be_verified(
    variant: Variant, bot: str, splittable: Command, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Run pytest with `--games 1000` to verify a thousand games of each variant."""
    games = request.config.getoption("--games") if bot == "random" else 2
    out = tmp_path / "games.jsonl"
    run = splittable(
        "simulate", *table(variant), "--games", str(games), "--seed", "5", "--bots", bot,
        "--out", out,
    )  # fmt: skip
    assert (run.code, run.err) == (0, "")
    assert f"{games} records written" in run.out
    check = splittable("replay", out, "--verify")
    assert (check.code, check.out, check.err) == (0, f"{games} records verified\n", "")


@pytest.mark.parametrize("game", ["split-it", "splito", "split"])
def test_the_same_seed_gives_the_same_bytes(game: str, splittable: Command, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.jsonl", "two.jsonl", "more.jsonl", "else.jsonl")]
    for out, games, seed in zip(files, ("4", "4", "6", "4"), ("7", "7", "7", "8"), strict=True):
        run = splittable("simulate", game, "--games", games, "--seed", seed, "--out", out)
        assert run.code == 0
    one, two, more, other = (out.read_bytes() for out in files)
    assert one == two
    assert more.startswith(one)  # game i does not depend on how many are played
    assert one != other
    assert one.count(b"\n") == 4


def test_another_process_writes_the_same_bytes(splittable: Command, tmp_path: Path) -> None:
    words = ("simulate", "split", "--games", "5", "--seed", "3", "--bots", "random")
    out = tmp_path / "games.jsonl"
    splittable(*words, "--out", out)
    run = process(*words, "--out", "-", PYTHONHASHSEED="99")
    assert run.stdout.encode() == out.read_bytes()
    assert "Mean length" in run.stderr


def test_the_summary_counts_wins_by_seat_and_by_bot(splittable: Command) -> None:
    run = splittable(
        "simulate",
        "splito",
        "--games",
        "4",
        "--seed",
        "1",
        "--bots",
        "rules-of-thumb,random,random",
    )
    assert run.code == 0
    assert "seat 0, rules-of-thumb" in run.out
    assert "all random" in run.out
    assert "Mean length 39.0 moves" in run.out


def test_a_file_that_was_there_stays_when_something_fails(
    splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("old\n")
    for trouble in (KeyboardInterrupt, OSError(28, "No space left on device")):

        def fail(*_: Any, trouble: Any = trouble, **_options: Any) -> Any:
            raise trouble

        monkeypatch.setattr(simulate, "play_out", fail)
        run = splittable("simulate", "split", "--out", out)
        assert run.code in (2, 130)
        assert len(run.err.splitlines()) == 1
        assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
        assert out.read_text() == "old\n"


@pytest.mark.parametrize("polite", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_stopped_run_goes_on_where_it_was(
    polite: signal.Signals, splittable: Command, tmp_path: Path
) -> None:
    out, part, whole = (tmp_path / name for name in ("games", "games.part", "whole"))
    words = ("simulate", "split", "--out", str(out), "--games")
    with subprocess.Popen(
        [sys.executable, "-m", "splittable.cli", *words, "1000000"],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # jobs may ignore it
    ) as run:
        try:
            wait_for_lines(part, 4, run)
            run.send_signal(polite)
            _, err = run.communicate(timeout=PATIENCE)
        finally:
            run.kill()
    if polite is not signal.SIGKILL:
        assert run.returncode == 130
        advice = f"finished work is in {part}; run the same command to resume"
        assert err == f"splittable: stopped; {advice}\n"
        assert [path.name for path in tmp_path.iterdir()] == ["games.part"]
    seed = str(json.loads(part.read_text().splitlines()[0])["seed"])
    kept = part.read_bytes().count(b"\n") - 1
    assert splittable(*words, str(kept + 3)).code == 0
    assert not part.exists()
    run_anew = splittable(
        "simulate", "split", "--seed", seed, "--games", str(kept + 3), "--out", whole
    )
    assert run_anew.code == 0
    assert out.read_bytes() == whole.read_bytes()


class Stopping:
    """Stands in for `play_out`: interrupts the run after `after` games."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, *given: Any, **options: Any) -> Any:
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        return play_out(*given, **options)


@pytest.fixture
def stopped(splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The `.part` file of a run of five games that was interrupted after three."""
    with monkeypatch.context() as patch:
        patch.setattr(simulate, "play_out", Stopping(after=3))
        run = splittable(*SERIES, "--out", tmp_path / "games")
    assert run.code == 130
    return tmp_path / "games.part"


def test_a_part_torn_anywhere_is_made_whole(
    splittable: Command, stopped: Path, tmp_path: Path
) -> None:
    whole, out = tmp_path / "whole", tmp_path / "games"
    splittable(*SERIES, "--out", whole)
    left = stopped.read_bytes()
    for cut in (0, 1, 20, len(left) // 2, len(left) - 1, len(left)):
        stopped.write_bytes(left[:cut])
        assert splittable(*SERIES, "--out", out).code == 0
        assert out.read_bytes() == whole.read_bytes()
        assert not stopped.exists()


def test_of_more_games_than_are_asked_for_the_first_are_taken(
    splittable: Command, stopped: Path, tmp_path: Path
) -> None:
    whole, out = tmp_path / "whole", tmp_path / "games"
    fewer = ("simulate", "split", "--games", "2", "--seed", "7")
    assert splittable(*fewer, "--out", whole).code == 0
    assert splittable(*fewer, "--out", out).code == 0
    assert not stopped.exists()
    assert out.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    "change, told",
    [
        (("--seed", "8"), "seed 7, not 8"),
        (("--bots", "random"), "bots "),
        (("--seats", "4"), "options "),
    ],
)
def test_a_part_of_other_games_is_left_alone(
    change: tuple[str, ...], told: str, splittable: Command, stopped: Path
) -> None:
    before = stopped.read_bytes()
    run = splittable(*SERIES, *change, "--out", stopped.with_suffix(""))
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert run.err.startswith(f"splittable: {stopped}: was started with {told}")
    assert stopped.read_bytes() == before
    assert [path.name for path in stopped.parent.iterdir()] == [stopped.name]


def test_a_damaged_line_of_a_part_is_named(splittable: Command, stopped: Path) -> None:
    lines = stopped.read_text().splitlines(keepends=True)
    for damage in ("{}\n", "\n", lines[2].replace('"outcome"', '"result"')):
        stopped.write_text("".join([*lines[:2], damage, *lines[3:]]))
        run = splittable(*SERIES, "--out", stopped.with_suffix(""))
        assert (run.code, run.err.count("\n")) == (2, 1)
        assert run.err.startswith(f"splittable: {stopped}, line 3")
        assert stopped.exists()


def test_two_runs_do_not_write_into_one_part(splittable: Command, stopped: Path) -> None:
    fcntl = pytest.importorskip("fcntl", reason="this system has no such locks")
    with stopped.open("r+b") as stream:
        fcntl.flock(stream, fcntl.LOCK_EX)
        run = splittable(*SERIES, "--out", stopped.with_suffix(""))
    assert run.code == 2
    assert run.err == f"splittable: {stopped}: is in use by another run\n"


def test_a_link_stays_a_link_and_a_device_a_device(splittable: Command, tmp_path: Path) -> None:
    real, link = tmp_path / "real.jsonl", tmp_path / "link.jsonl"
    real.write_text("")
    link.symlink_to(real)
    assert splittable("simulate", "split", "--games", "1", "--out", link).code == 0
    assert link.is_symlink()
    assert real.read_text()
    assert splittable("simulate", "split", "--games", "1", "--out", "/dev/null").code == 0
    assert not Path("/dev/null").is_file()


def test_the_file_has_ordinary_rights(splittable: Command, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    before = os.umask(0o022)
    try:
        splittable("simulate", "split", "--games", "1", "--out", out)
    finally:
        os.umask(before)
    assert out.stat().st_mode & 0o777 == 0o644


def test_a_reader_that_leaves_early_is_no_trouble() -> None:
    words = ("simulate", "split", "--games", "200", "--bots", "random", "--out", "-")
    with subprocess.Popen(
        [sys.executable, "-m", "splittable.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.readline()
        run.stdout.close()
        assert run.stderr.read() == ""
    assert run.returncode == 141

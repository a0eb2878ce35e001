"""On a Ray cluster, results are the same as in one process, even if workers die."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from pickle import dumps, loads
from secrets import token_hex
from shutil import rmtree
from tempfile import mkdtemp
from threading import Thread

import pytest

from splittable import __version__
from splittable.core.errors import Invalid, MissingPackage
from splittable.parallel import ray_workers
from tests.cli.running import Command, wait_for_lines

PATIENCE = 300  # seconds, on a machine that has much else to do
SIMULATE = ("simulate", "split", "--seats", "3", "--seed", "5", "--games", "900")
ARENA = (
    *("arena", "splito", "--bots", "rules-of-thumb,random", "--seed", "3"),
    *("--games", "60", "--json"),
)
REVIEW = ("review", "--playouts", "40")


@pytest.fixture(scope="module")
def surroundings() -> Iterator[dict[str, str]]:
    """Of a cluster and its drivers: a token that they alone know, and a short path for sockets."""
    folder = mkdtemp(prefix="ray-", dir="/tmp")
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}
    yield {**os.environ, **token, "RAY_TMPDIR": folder, "HOME": folder}
    rmtree(folder, ignore_errors=True)


class TwoNodes:
    def __init__(self, nodes: "subprocess.Popen[str]") -> None:
        self._nodes = nodes
        self.address = self._heard()

    def kill_one(self) -> None:
        assert self._nodes.stdin is not None
        print("kill", file=self._nodes.stdin, flush=True)
        assert self._heard() == "killed"

    def _heard(self) -> str:
        assert self._nodes.stdout is not None
        return self._nodes.stdout.readline().strip()


@pytest.fixture(scope="module")
def two_nodes(surroundings: dict[str, str]) -> Iterator[TwoNodes]:
    script = Path(__file__).with_name("two_nodes.py")
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=surroundings,
        start_new_session=True,
    ) as nodes:
        try:
            yield TwoNodes(nodes)
            nodes.communicate(timeout=PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(nodes.pid, signal.SIGKILL)


@contextmanager
def begun(words: Sequence[str | Path], env: dict[str, str]) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        [sys.executable, "-m", "splittable.cli", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a job may ignore it
    ) as run:
        try:
            yield run
        finally:
            run.kill()


@pytest.mark.real_time  # a cluster takes long to begin: nothing runs beside it
@pytest.mark.timeout(900)
def test_the_bytes_are_those_of_one_machine_whoever_dies(
    splittable: Command, two_nodes: TwoNodes, surroundings: dict[str, str], tmp_path: Path
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    ray = ("--ray", two_nodes.address)

    # Both nodes work at reviews.
    games = tmp_path / "games.jsonl"
    splittable("simulate", "split", "--seed", "1", "--games", "2", "--out", games)
    plain = splittable(*REVIEW, games, "--out", here)
    with begun([*REVIEW, games, "--out", there, *ray], surroundings) as run:
        told, err = run.communicate(timeout=PATIENCE)
    assert (run.returncode, err) == (plain.code, plain.err) == (0, "")
    assert told == plain.out.replace(str(here), str(there))
    assert there.read_bytes() == here.read_bytes()

    # An arena is stopped there, and goes on here.
    one, two = tmp_path / "one", tmp_path / "two"
    plain = splittable(*ARENA, "--out", one)
    with begun([*ARENA, "--out", two, *ray], surroundings) as run:
        wait_for_lines(two, 12, run)
        run.send_signal(signal.SIGINT)
        assert run.communicate(timeout=PATIENCE)[1] == "splittable: stopped\n"
    assert two.read_bytes() == one.read_bytes()[: two.stat().st_size]
    assert two.stat().st_size < one.stat().st_size
    assert splittable(*ARENA, "--out", two).out == plain.out
    assert two.read_bytes() == one.read_bytes()

    # One of the two nodes dies in the middle of a simulation.
    mine, theirs, part = (tmp_path / name for name in ("mine", "theirs", "theirs.part"))
    splittable(*SIMULATE, "--out", mine)
    with begun([*SIMULATE, "--out", theirs, *ray], surroundings) as run:
        wait_for_lines(part, 60, run)
        two_nodes.kill_one()
        assert run.poll() is None
        assert run.communicate(timeout=PATIENCE)[1] == ""
    assert theirs.read_bytes() == mine.read_bytes()
    assert not part.exists()


@pytest.mark.long  # another cluster takes long to begin
def test_all_cores_of_one_machine_are_a_cluster_too(
    splittable: Command, surroundings: dict[str, str], tmp_path: Path
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    splittable(*SIMULATE, "--out", here)
    with begun([*SIMULATE, "--out", there, "--ray", "local"], surroundings) as run:
        assert run.communicate(timeout=PATIENCE)[1] == ""
    assert there.read_bytes() == here.read_bytes()


# Bad words


def test_without_ray_the_extra_is_named(
    splittable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for words in (SIMULATE, ARENA):
        run = splittable(*words, "--out", tmp_path / "out", "--ray", "local")
        assert run.code == 2
        assert run.err == 'splittable: --ray requires an extra: pip install "splittable[ray]"\n'
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "address", ["", "elsewhere", "here:", ":6379", "here:0", "here:65536", "here:x", "ray://here:1"]
)
def test_what_is_no_address_is_refused(address: str, splittable: Command, tmp_path: Path) -> None:
    run = splittable(*SIMULATE, "--out", tmp_path / "out", "--ray", address)
    assert run.code == 2
    assert run.err == (
        f"splittable: --ray: '{address}' is not an address; allowed: local, HOST:PORT\n"
    )
    assert not list(tmp_path.iterdir())


def test_who_does_not_answer_or_is_no_cluster_is_named(splittable: Command, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"

        def answer() -> None:
            line, _ = server.accept()
            with line:
                line.recv(100)
                line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        stranger = Thread(target=answer)
        stranger.start()
        run = splittable(*SIMULATE, "--out", tmp_path / "out", "--ray", address)
        stranger.join()
    assert run.code == 2
    assert run.err == f"splittable: --ray: '{address}' is not a Ray cluster\n"
    run = splittable(*SIMULATE, "--out", tmp_path / "out", "--ray", address)
    assert run.code == 2
    assert run.err.startswith(f"splittable: --ray: no answer from '{address}': ")
    assert run.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_worker_of_another_version_refuses_and_says_so_from_afar() -> None:
    with pytest.raises(Invalid) as refused:
        ray_workers._run_chunk("0.0.0", str, [1])
    told = f"--ray: a worker has Splittable {__version__}, and this is 0.0.0"
    assert str(refused.value) == str(loads(dumps(refused.value))) == told
    missing = MissingPackage("this bot", "sim")
    assert str(loads(dumps(missing))) == str(missing)
    assert ray_workers._run_chunk(__version__, str, [1, 2]) == ["1", "2"]


def test_threads_are_not_asked_for_where_a_cluster_has_processors(splittable: Command) -> None:
    run = splittable(*REVIEW, "game.json", "--threads", "2", "--ray", "local")
    assert (run.code, run.err.count("\n")) == (2, 1)
    assert run.err.startswith("splittable: --threads: cannot be used with --ray")

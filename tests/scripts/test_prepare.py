"""`scripts/prepare`: prepares Python and the web client in parallel; all programs are fakes."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.support.patience import PATIENCE, until_blocking

ROOT: Final = Path(__file__).parents[2]
FOR_EVER: Final = 'echo $$ >> "$PIDS"; exec sleep 600'

NODE: Final = """
case $1 in -e) exit ${NODE_IS_TOO_OLD:-0} ;; esac
echo build >> "$DONE"
mkdir -p ../src/splittable/server/client
eval "${BUILD:-}"
"""
NPM: Final = """
mkdir -p node_modules
eval "${NPM:-}"
echo "$@" >> "$DONE"
"""
PYTHON: Final = """
case "$*" in
    '-m venv --clear '*) rm -rf .venv && mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
    '-m pip '*) mkdir -p .venv/uv/bin && cp "$(dirname "$0")/fetched-uv" .venv/uv/bin/uv ;;
esac
"""
UV: Final = """
eval "${UV:-}"
echo uv "$@" >> "$DONE"
"""


class Checkout:
    """A checkout with the project's scripts and fake programs. An environment variable per program
    says what it does: `npm="exit 7"`."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "checkout"
        self._programs, self._done, self._pids = folder / "bin", folder / "done", folder / "pids"
        shutil.copytree(ROOT / "scripts", self.root / "scripts")
        shutil.copy(ROOT / "play", self.root)
        for name in ("src", "public"):
            (self.root / "web" / name).mkdir(parents=True)
        (self.root / "locales").mkdir()
        files = "index.html", "vite.config.ts", "svelte.config.js", "package-lock.json"
        for path in (*(f"web/{name}" for name in files), "requirements.txt", "pyproject.toml"):
            (self.root / path).write_text(path)
        self._programs.mkdir()
        for name, body in {"node": NODE, "npm": NPM, "python3": PYTHON, "fetched-uv": UV}.items():
            program = self._programs / name
            program.write_text(f"#!/bin/sh\nset -eu\n{body}")
            program.chmod(0o755)

    def start(self, *words: str, **told: str) -> "subprocess.Popen[str]":
        environment = {
            "PATH": f"{self._programs}:/usr/bin:/bin",
            "DONE": str(self._done),
            "PIDS": str(self._pids),
            **{name.upper(): what for name, what in told.items()},
        }
        script, *more = words or ("scripts/prepare",)
        return subprocess.Popen(
            [self.root / script, *more],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            env=environment,
        )

    def run(self, *words: str, **told: str) -> tuple[int, list[str]]:
        """Run a script. Returns its exit code and its output lines."""
        with self.start(*words, **told) as running:
            written = self.heard(running)
            return running.returncode, written

    def heard(self, running: "subprocess.Popen[str]") -> list[str]:
        """The output lines until it ended; it is killed if it doesn't end."""
        try:
            return running.communicate(timeout=PATIENCE)[0].splitlines()
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            raise

    def done(self) -> list[str]:
        return self._done.read_text().splitlines() if self._done.exists() else []

    def ready(self) -> set[str]:
        """The parts that the next run would consider up to date."""
        return {str(path.parent.relative_to(self.root)) for path in self.root.rglob("made-from")}

    def running_for_ever(self) -> list[int]:
        pids = self._pids.read_text().split() if self._pids.exists() else []
        return [int(pid) for pid in pids if _is_running(int(pid))]


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    made = Checkout(tmp_path)
    yield made
    for pid in made.running_for_ever():
        os.kill(pid, signal.SIGKILL)


CLIENT: Final = "src/splittable/server/client"
SAYS: Final = ["splittable: building the web client", "splittable: preparing .venv"]


def assert_each_side_said_one_line(lines: list[str]) -> None:
    assert [line.partition(";")[0] for line in sorted(lines)] == SAYS


def test_both_are_made_with_one_line_each_and_then_nothing_is_left_to_do(
    checkout: Checkout,
) -> None:
    code, lines = checkout.run()
    assert code == 0
    assert_each_side_said_one_line(lines)
    assert checkout.ready() == {".venv", "web/node_modules", CLIENT}
    done = checkout.done()
    assert checkout.run() == (0, [])
    assert checkout.done() == done


def test_one_side_does_not_wait_for_the_other(checkout: Checkout) -> None:
    other = checkout.root / "web/node_modules"
    code, _ = checkout.run(uv=f"while [ ! -d {other} ]; do sleep 0.01; done")
    assert code == 0


def test_when_the_packages_cannot_be_got_python_stops_too(checkout: Checkout) -> None:
    wait = f"while [ ! -s {checkout.root.parent}/pids ]; do sleep 0.01; done"
    code, lines = checkout.run(uv=FOR_EVER, npm=f"{wait}; echo npm: no network >&2; exit 7")
    assert code == 7
    assert_each_side_said_one_line([line for line in lines if line != "npm: no network"])
    assert "npm: no network" in lines
    assert checkout.ready() == set()
    assert checkout.running_for_ever() == []


def test_when_python_cannot_be_prepared_the_web_client_stops_too(checkout: Checkout) -> None:
    wait = f"while [ ! -s {checkout.root.parent}/pids ]; do sleep 0.01; done"
    code, lines = checkout.run(npm=FOR_EVER, uv=f"{wait}; echo uv: no space >&2; exit 3")
    assert code == 3
    assert_each_side_said_one_line([line for line in lines if line != "uv: no space"])
    assert "uv: no space" in lines
    assert checkout.ready() == set()
    assert checkout.running_for_ever() == []


def test_a_client_that_was_built_half_is_built_again_and_nothing_is_served_meanwhile(
    checkout: Checkout,
) -> None:
    code, lines = checkout.run("play", build="echo vite: no such file >&2; exit 5")
    assert code == 5
    assert "vite: no such file" in lines
    assert CLIENT not in checkout.ready()
    before = len(checkout.done())
    code, lines = checkout.run()
    assert code == 0, lines
    assert "build" in checkout.done()[before:]
    assert checkout.ready() == {".venv", "web/node_modules", CLIENT}


@pytest.mark.parametrize("code, number", [(130, signal.SIGINT), (143, signal.SIGTERM)])
def test_ctrl_c_and_a_polite_kill_stop_both(
    code: int, number: signal.Signals, checkout: Checkout
) -> None:
    with checkout.start(uv=FOR_EVER, npm=FOR_EVER) as running:
        until_blocking(lambda: len(checkout.running_for_ever()) == 2)
        if number == signal.SIGINT:  # a terminal sends it to the whole group
            os.killpg(running.pid, number)
        else:
            running.send_signal(number)
        assert_each_side_said_one_line(checkout.heard(running))
        assert running.returncode == code
    assert checkout.running_for_ever() == []
    assert checkout.ready() == set()


def test_without_node_python_comes_first_and_brings_one(checkout: Checkout) -> None:
    fetch = 'case "$*" in *requirements-node*) cp "$(command -v npm)" .venv/bin/npm;'
    fetch += ' printf "#!/bin/sh\\nNODE_IS_TOO_OLD=0 exec $(command -v node) \\"\\$@\\"\\n"'
    fetch += " > .venv/bin/node; chmod +x .venv/bin/node ;; esac"
    code, lines = checkout.run(node_is_too_old="1", uv=fetch)
    assert code == 0
    said = [line.partition(";")[0].removeprefix("splittable: ") for line in lines]
    assert said == [
        "preparing .venv",
        "installing Node to build the web client",
        "building the web client",
    ]
    assert checkout.ready() == {".venv", "web/node_modules", CLIENT}
    assert checkout.run(node_is_too_old="1") == (0, [])


def test_the_packages_of_the_checks_are_got_only_for_them(checkout: Checkout) -> None:
    assert checkout.run()[0] == 0
    assert checkout.run("scripts/web", "build") == (
        0,
        ["splittable: installing the packages of the web client"],
    )
    assert checkout.run() == (0, [])  # all packages include those for play
    few, all_of_them = (done.split() for done in checkout.done() if done.startswith("ci "))
    assert set(few) - set(all_of_them) == {"--omit=dev"}

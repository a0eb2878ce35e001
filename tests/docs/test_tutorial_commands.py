"""The shell commands of the tutorials work, one after the other, as a reader would type them."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest

from tests.support.terminals import AtTerminal, at_terminal
from tests.support.wheels import install

pytestmark = [pytest.mark.all_tier, pytest.mark.timeout(600)]

ROOT: Final = Path(__file__).parents[2]
TUTORIALS: Final = sorted((ROOT / "docs/tutorials").glob("*.md"))
ELSEWHERE: Final = {  # by a pattern of a command: what runs it instead
    r"pip install \.$": "tests/api/test_plain_install.py",
    r'pip install "\.\[': "scripts/bench start --ways, tests/api/test_plain_install.py",
    "docker ": "tests/deploy/test_container.py",
    r"splittable bot run my_bot\.py": "tests/client/test_bot_run.py",
}
RECORD: Final = ROOT / "tests/records/split-it/tie-shared.json"
ADDRESS: Final = r"http://[\d.]+:\d+"
USUAL: Final = "http://127.0.0.1:8000"


class Reader:
    """Types commands in a folder of their own, with the examples in it."""

    def __init__(self, folder: Path, open_programs: ExitStack) -> None:
        self.folder = folder
        self.site = folder / "site"
        self.address = USUAL
        self.invitation = ""
        self._open = open_programs
        self._server: AtTerminal | None = None
        self._waiting: AtTerminal | None = None  # a client that waits for a second player
        (folder / "examples").symlink_to(ROOT / "examples")
        shutil.copy(RECORD, folder / "game.json")
        self.environment = {
            **os.environ,
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(self.site),
            "XDG_DATA_HOME": str(folder / "data"),
            "SPLITTABLE_PORT": "0",
            "SPLITTABLE_NO_BROWSER": "1",
        }

    def type(self, command: str) -> None:
        command = re.sub(r"^\./play\b", f"{ROOT}/play", command)
        command = command.replace("--games 400", "--games 4")  # otherwise it takes minutes
        if self.invitation:
            command = re.sub(r"'http.*…'", shlex.quote(self.invitation), command)
        command = command.replace(USUAL, self.address)
        words = shlex.split(command)
        if words[:2] == ["pip", "install"]:
            for number, source in enumerate(words[2:]):
                built = self.folder / f"built-{len(words)}-{number}"
                install(ROOT / source, built, self.site)
        elif words == ["splittable"] or words[:2] == ["splittable", "serve"] or "play" in words[0]:
            self.serve(command)
        elif words[:2] in (["splittable", "play"], ["splittable", "score"]):
            program = self.open(command)
            program.await_text(r"^> ?$|^Players: $")
            assert program.interrupt() in (0, 130)
        elif "--open" in words:
            self._waiting = self.open(command)
            self.invitation = self._waiting.await_text(r"http\S+invite=[\w-]+")
        else:
            self.run(command)
            if self._waiting is not None:
                self._waiting.await_text("won|wins|over")

    def serve(self, command: str) -> None:
        if self._server is not None:
            assert self._server.interrupt() == 0
        self._server = self.open(command)
        self.address = self._server.await_text(ADDRESS).replace("0.0.0.0", "127.0.0.1")

    def open(self, command: str) -> AtTerminal:
        words = ["sh", "-c", f"cd {shlex.quote(str(self.folder))} && exec {command}"]
        return self._open.enter_context(at_terminal(words, **self.environment))

    def run(self, command: str) -> None:
        done = subprocess.run(
            command,
            shell=True,
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}{done.stdout}"


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    with ExitStack() as open_programs:
        yield Reader(tmp_path, open_programs)


def commands(page: Path) -> list[str]:
    fences = re.findall(r"^```(.*?)\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [line for kind, block in fences if not kind for line in block.splitlines()]


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_every_command_of_the_tutorial_works(page: Path, reader: Reader) -> None:
    for command in commands(page):
        if not any(re.match(pattern, command) for pattern in ELSEWHERE):
            reader.type(command)


def test_no_exception_is_unnecessary() -> None:
    lines = [line for page in TUTORIALS for line in commands(page)]
    assert all(any(re.match(pattern, line) for line in lines) for pattern in ELSEWHERE)

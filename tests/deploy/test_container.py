"""The container of deploy/Dockerfile, without an engine: its steps, taken on this machine.

The wheel and the pinned packages are installed in a new environment that belongs to root. A user
without a home, with the variables of the Dockerfile, compiles the bots and then serves; of all
files, it can write those of the volume only, as with `read_only` in deploy/compose-single.yaml.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import pytest

from tests.support.patience import PATIENCE, until_blocking
from tests.support.replicated import DEPLOY
from tests.support.serving import ServerProcess
from tests.support.wheels import built_wheel

ROOT: Final = DEPLOY.parent
DOCKERFILE: Final = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
UV: Final = shutil.which("uv", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
COUNTED: Final = r'splittable_thinking_seconds_count\{bot="hard"\} (\d+)'
REPLACED: Final = r"splittable_replaced_bots_total\{.*\} (\d+)"

# Remounts everything but one folder read-only, for one command and its children.
READ_ONLY: Final = """
mount -o remount,bind,ro / && mount --bind /tmp /tmp && mount -o remount,bind,ro /tmp || exit
mount --bind "$1" "$1" && mount -o remount,bind,rw "$1" || exit
shift
exec "$@"
"""

pytestmark = [pytest.mark.all_tier, pytest.mark.timeout(900)]  # everything is compiled, twice


def instruction(name: str) -> list[str]:
    """The arguments of an instruction of the Dockerfile, of the last stage last."""
    return re.findall(rf"^{name} (.+)$", DOCKERFILE, flags=re.MULTILINE)


@dataclass(frozen=True)
class Image:
    """What is installed, and who runs it."""

    folder: Path  # stands for / in the Dockerfile
    environment: dict[str, str]
    user: str

    @property
    def volume(self) -> Path:
        (volume,) = instruction("VOLUME")
        return self.at(volume)

    @property
    def cache(self) -> Path:
        return Path(self.environment["NUMBA_CACHE_DIR"])

    def at(self, path: str) -> Path:
        return self.folder / path.lstrip("/")

    def command(self, *words: str | Path) -> list[str]:
        """A command of the environment, as the user."""
        ids = [f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"]
        return ["setpriv", *ids, "--no-new-privs", *map(str, words)]

    def files(self) -> dict[Path, int]:
        """The compiled code: every file, and when it was written."""
        return {path: path.stat().st_mtime_ns for path in self.cache.rglob("*") if path.is_file()}


class Container(ServerProcess):
    """`docker run`: what the Dockerfile starts, on a read-only file system if wanted."""

    def __init__(self, image: Image, *, is_read_only: bool = False) -> None:
        super().__init__("")
        self._image, self._is_read_only = image, is_read_only
        self._flags = {"port": 0}  # everything else is as the Dockerfile sets it

    def _command(self) -> list[str]:
        (entry,) = map(json.loads, instruction("ENTRYPOINT"))
        assert instruction("CMD") == ['["serve"]']
        command = self._image.command(*entry)
        if not self._is_read_only:
            return command
        volume = str(self._image.volume)
        return ["unshare", "--mount", "sh", "-c", READ_ONLY, "sh", volume, *command]

    def _environment(self) -> dict[str, str]:
        return self._image.environment

    def start(self) -> None:
        super().start()
        self.url = self.url.replace("0.0.0.0", "127.0.0.1")

    def ask(self, path: str, body: Any = None, token: str = "") -> str:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        sent = None if body is None else json.dumps(body).encode()
        headers |= {} if sent is None else {"Content-Type": "application/json"}
        with urlopen(Request(self.url + path, sent, headers), timeout=PATIENCE) as answer:
            return str(answer.read(), "utf-8")

    def total(self, metric: str) -> int:
        return sum(map(int, re.findall(metric, self.ask("/metrics"))))


@dataclass
class Table:
    """A game of Split against a hard bot."""

    server: Container
    id: str
    token: str
    played: int = 0

    def told(self) -> Any:
        return json.loads(self.server.ask(f"/api/tables/{self.id}", token=self.token))

    def play_until_the_bot_has(self) -> None:
        """Play the first legal move whenever one is due, until the hard bot has moved."""
        until_blocking(self._bot_has_moved, "the hard bot moves")

    def _bot_has_moved(self) -> bool:
        told = self.told()
        if told["legal"]:
            self.played += 1
            move = {"type": "play", "move": told["legal"][0], "seq": told["seq"]}
            wish = {"id": f"move-{self.played}", "command": move}
            self.server.ask(f"/api/tables/{self.id}/commands", wish, self.token)
        return self.server.total(COUNTED) > 0


def open_table(server: Container) -> Table:
    token = "token-of-a-table-in-a-container"
    wish = {"name": "Ada", "game": "split", "options": {"seats": 2}, "token": token}
    told = json.loads(server.ask("/api/tables", {**wish, "bots": "hard"}))
    return Table(server, told["table"], token)


def may_mount() -> bool:
    """Whether this is a root that may imitate a container."""
    tried = ["unshare", "--mount", "mount", "-o", "remount,bind,ro", "/"]
    return os.geteuid() == 0 and subprocess.run(tried, check=False).returncode == 0


@pytest.fixture(scope="module")
def installed() -> Iterator[Image]:
    """The image before `RUN splittable warm`."""
    if sys.platform != "linux" or not may_mount():
        pytest.skip("only root may take a user's place and mount: its test is skipped")
    if UV is None:
        pytest.skip("uv is not in the environment, nor what it has downloaded: its test is skipped")
    # Not in pytest's folder, which only its owner can enter.
    with tempfile.TemporaryDirectory(prefix="splittable-container-", dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o755)
        _install(folder, UV)
        image = _own_folders(folder)
        enters = image.command(folder / "venv/bin/python", "-c", "pass")
        if subprocess.run(enters, check=False).returncode:
            pytest.skip("the interpreter is where no other user may read it: its test is skipped")
        yield image


def _install(folder: Path, uv: str) -> None:
    (requirements,) = re.findall(r"--requirement /tmp/(\S+)", DOCKERFILE)
    wheel = built_wheel(folder / "wheels")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    python = str(folder / "venv/bin/python")
    install: list[str | Path] = [
        uv,
        "pip",
        "-q",
        "install",
        "--python",
        python,
        "--offline",
        "--no-deps",
    ]
    pinned = subprocess.run(
        [*install, "--require-hashes", "--requirement", ROOT / requirements],
        capture_output=True,
        text=True,
        check=False,
    )
    if "network was disabled" in pinned.stderr.lower():
        pytest.skip("pinned packages were never downloaded here: its test is skipped")
    assert pinned.returncode == 0, pinned.stderr
    subprocess.run([*install, wheel], check=True)
    subprocess.run([python, "-m", "compileall", "-q", folder / "venv"], check=True)  # as pip does


def _own_folders(folder: Path) -> Image:
    """The folders and variables of the Dockerfile, in their places below this folder."""
    (made,) = re.findall(r"install --directory --owner=(\d+) (.+)$", DOCKERFILE, flags=re.MULTILINE)
    user, own = made[0], made[1].split()
    assert instruction("USER") == [user]
    named = dict(word.split("=", 1) for line in instruction("ENV") for word in line.split())
    assert {"SPLITTABLE_DATABASE", "NUMBA_CACHE_DIR"} <= named.keys()
    for name, value in named.items():
        for path in own:
            named[name] = named[name].replace(path, str(folder / path.lstrip("/")))
        assert named[name] != value or not value.startswith("/"), (
            f"{name} is in no folder of its own"
        )
    for path in own:
        at = folder / path.lstrip("/")
        at.mkdir(parents=True)
        os.chown(at, int(user), 0)
    there = {"PATH": f"{folder}/venv/bin:{os.defpath}", "HOME": "/home/splittable"}
    assert not Path(there["HOME"]).exists()
    return Image(folder, {**there, **named}, user)


@pytest.fixture(scope="module")
def image(installed: Image) -> Image:
    """With the bots compiled."""
    runs = [line for line in instruction("RUN") if line.startswith("splittable ")]
    assert runs == ["splittable warm"]
    for line in runs:
        run = installed.command(*line.split())
        subprocess.run(run, env=installed.environment, cwd=installed.folder, check=True)
    return installed


def test_a_read_only_container_plays_with_the_compiled_bots_and_keeps_its_tables(
    image: Image,
) -> None:
    compiled = image.files()
    assert compiled
    with Container(image, is_read_only=True) as server:
        server.hear("bots are ready")
        assert server.ask("/readyz") == "ready"
        table = open_table(server)
        table.play_until_the_bot_has()
        before = table.told()
        assert server.total(REPLACED) == 0
        assert server.stop() == 0
        server.start()
        assert server.ask("/readyz") == "ready"
        after = table.told()
        assert after["seq"] >= before["seq"]
        assert after["table"]["seats"] == before["table"]["seats"]
        assert server.stop() == 0
    assert (image.volume / "tables.db").exists()
    assert '"level": "warning"' not in server.log, server.log
    assert image.files() == compiled


def test_starting_again_compiles_nothing(image: Image) -> None:
    compiled = image.files()
    with Container(image) as server:
        server.hear("bots are ready")
        open_table(server).play_until_the_bot_has()
        assert server.total(REPLACED) == 0
        assert server.stop() == 0
    assert image.files() == compiled


@pytest.mark.long  # everything is compiled once more
def test_a_server_compiles_once_for_a_user_without_a_home(installed: Image) -> None:
    cache = installed.folder / "another-cache"
    cache.mkdir()
    os.chown(cache, int(installed.user), 0)
    service = replace(
        installed, environment={**installed.environment, "NUMBA_CACHE_DIR": str(cache)}
    )
    compiled = [_compiled_after_a_start(service) for _ in range(2)]
    assert compiled[0]
    assert compiled[0] == compiled[1]


def _compiled_after_a_start(service: Image) -> dict[Path, int]:
    with Container(service) as server:
        server.hear("bots are ready")
        assert server.stop() == 0
    assert '"level": "warning"' not in server.log, server.log
    return service.files()

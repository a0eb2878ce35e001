"""People play on undisturbed while attackers try to stop the tables."""

import asyncio
import re
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import pytest

from splittable.server.domain.entries import AnyEntry, Played, Said, TakenBack
from splittable.server.ops.settings import ServerSettings
from tests.server.company import playing
from tests.server.faults.attackers import ATTACKS
from tests.server.long_logs import lengthen
from tests.support.serving import PATIENCE, Client, Line, ServerProcess, served, token_of

pytestmark = [pytest.mark.anyio, pytest.mark.real_time]

ROOT: Final = Path(__file__).parents[3]
OPEN_FILES: Final = 512  # of the server
TABLES: Final = 5
THINKS: Final = 0.08  # seconds: each line stays well below its 20 messages a second
CALM, ATTACKED, BEGINNING = 1.0, 2.0, 0.5  # seconds
TIMES: Final = 3  # as slow as without an attack, at most
NOISE: Final = 0.02  # seconds that a busy machine takes by itself
TRIES: Final = 6  # for the same reason
MOST_MEMORY: Final = 80 * 1024 * 1024  # bytes more than before, whatever is done
SOON: Final = 3.0  # seconds for a newcomer to be welcomed
REMARKS: Final = 10_000  # at the table that strangers ask for
TAKEN_BACK: Final = 3_000  # choices at another
OF_FICKLE: Final = ("take-backs", "slow-readers")  # attacks that ask for the other table
SLOW_READERS: Final = 10  # that are cut until their memory is looked at
WHILE_UNREAD, AFTERWARDS = 48 * 1024 * 1024, 2 * 1024 * 1024  # bytes more than before, at most
LINES_LOGGED: Final = 20  # at most, once a cause and minute

USUAL: Final = ServerSettings()
LIMITS: Final[dict[str, Any]] = {
    name: getattr(USUAL, name)
    for name in (
        "messages_per_second",
        "requests_per_second",
        "commands_per_minute",
        "connections_per_address",
        "work_per_second",
    )
}


@contextmanager
def few_files(count: int) -> Iterator[None]:
    """What is started inside may have so many files open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@dataclass(frozen=True)
class Kept:
    """A database with two tables whose logs are longer than one may become today."""

    path: Path
    talkative: str  # after a game very much was said
    fickle: str  # in a game very much was taken back


@pytest.fixture(scope="module")
async def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    folder = tmp_path_factory.mktemp("kept")
    async with served(folder) as server:
        talkative = await playing(
            server, "split", seats=2, watched=False, settings={"visibility": "public"}
        )
        await talkative.play_to_end(Random(1))
        fickle = await playing(server, "splito", seats=2, watched=False)
        move = fickle.of("Ada").line.legal[0]
    made = Kept(folder / "tables.db", talkative.opened.table, fickle.opened.table)
    said = Said(at=0, person=0, text="\N{CARROT}" * 200)
    lengthen(made.path, made.talkative, [said] * REMARKS)
    back_and_forth: tuple[AnyEntry, ...] = (
        Played(at=0, person=0, seat=0, move=move),
        TakenBack(at=0, person=0, seat=0),
    )
    lengthen(made.path, made.fickle, back_and_forth * TAKEN_BACK)
    return made


@dataclass(frozen=True)
class Scene:
    """A server as it is usually set up."""

    process: ServerProcess
    kept: Kept

    def table_for(self, attack: str) -> str:
        return self.kept.fickle if attack in OF_FICKLE else self.kept.talkative


@pytest.fixture
def scene(tmp_path: Path, kept: Kept) -> Iterator[Scene]:
    path = shutil.copy(kept.path, tmp_path / "tables.db")
    process = ServerProcess(f"sqlite:///{path}", **LIMITS)
    try:
        with few_files(OPEN_FILES):
            process.start()
        yield Scene(process, kept)
    finally:
        process.kill()


@contextmanager
def attacked(kind: str, url: str, table: str) -> Iterator[None]:
    words = [sys.executable, "-m", "tests.server.faults.attackers", kind]
    attacker = subprocess.Popen([*words, str(urlsplit(url).port), table], cwd=ROOT)
    try:
        yield
        assert attacker.poll() is None  # it went on until now
    finally:
        attacker.kill()
        attacker.wait()


class Bystanders:
    """People at a few tables, who know no rule, and how long each of their moves took."""

    def __init__(self) -> None:
        self.took: list[float] = []  # seconds

    @asynccontextmanager
    async def playing(self, client: Client) -> AsyncIterator[None]:
        tables = [await _seated(client, number) for number in range(TABLES)]
        tasks = [asyncio.create_task(self._play(lines)) for lines in tables]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            for result in results:
                if isinstance(result, Exception):
                    raise result

    async def _play(self, lines: tuple[Line, Line]) -> None:
        random = Random(0)
        while True:
            for line in lines:
                await line.settle()
            on_turn = [line for line in lines if line.legal]
            if not on_turn:
                await lines[0].do("start")
                continue
            line = random.choice(on_turn)
            began = time.perf_counter()
            answer = await line.do("play", move=random.choice(line.legal), seq=line.seq)
            self.took.append(time.perf_counter() - began)
            assert answer["type"] == "update", answer
            await asyncio.sleep(THINKS)

    async def p99(self, seconds: float) -> float:
        self.took.clear()
        await asyncio.sleep(seconds)
        took = sorted(self.took)
        return took[max(len(took) * 99 // 100 - 1, 0)] if took else inf


async def _seated(client: Client, number: int) -> tuple[Line, Line]:
    opened = await client.open_table("split", seats=2, token=token_of(f"Ada {number}"))
    ada = await client.line(opened.table, opened.token)
    ben = await client.sit(opened, f"Ben {number}")
    await ada.do("start")
    return ada, ben


def _memory(process: ServerProcess) -> int:
    """Bytes that it has of the machine."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


@pytest.mark.parametrize("kind", ATTACKS)
async def test_ordinary_tables_are_as_quick_under_attack(scene: Scene, kind: str) -> None:
    process, found = scene.process, list[tuple[float, float]]()
    async with Client(process.url) as client:
        bystanders, before = Bystanders(), _memory(process)
        async with bystanders.playing(client):
            for _ in range(TRIES):
                calm = await bystanders.p99(CALM)
                with attacked(kind, process.url, scene.table_for(kind)):
                    await asyncio.sleep(BEGINNING)
                    under_attack = await bystanders.p99(ATTACKED)
                    async with asyncio.timeout(SOON):
                        newcomer = await client.line(scene.kept.talkative)
                        await newcomer.close()
                found.append((calm, under_attack))
                if under_attack < max(TIMES * calm, NOISE):
                    break
        assert under_attack < max(TIMES * calm, NOISE), found
        assert _memory(process) - before < MOST_MEMORY
    process.stop()
    assert len(process.log.splitlines()) < LINES_LOGGED, process.log  # no flood of its own


async def test_when_slow_readers_are_cut_their_memory_comes_back(
    tmp_path: Path, kept: Kept
) -> None:
    """Those who may ask for as much as they like, so that very much is left unread."""
    path = shutil.copy(kept.path, tmp_path / "tables.db")
    with ServerProcess(f"sqlite:///{path}") as process:
        async with Client(process.url) as client:
            await client.line(kept.fickle, since=0)  # so that the table is in memory already
            before, most = _memory(process), 0
            with attacked("slow-readers", process.url, kept.fickle):
                async with asyncio.timeout(3 * PATIENCE):
                    while await _unread(client) < SLOW_READERS:
                        await asyncio.sleep(0.1)
                        most = max(most, _memory(process) - before)
            assert most < WHILE_UNREAD
            async with asyncio.timeout(PATIENCE):
                while _memory(process) - before > AFTERWARDS:
                    await asyncio.sleep(0.1)


async def _unread(client: Client) -> int:
    """How many were cut because they did not read."""
    metrics = (await client.get("/metrics")).body.decode()
    found = re.search(r'splittable_refused_total{cause="unread"} (\d+)', metrics)
    return int(found[1]) if found else 0

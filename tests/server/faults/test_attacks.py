"""People play on as if nothing were the matter while strangers try to stop the tables."""

import asyncio
import resource
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import pytest

from splittable.server.entries import Said, write_entry
from splittable.server.settings import ServerSettings
from splittable.server.store.chain import checked
from splittable.server.store.sqlite import SqliteStore
from tests.server.faults.attackers import ATTACKS
from tests.support.serving import Client, Line, ServerProcess, token_of

pytestmark = pytest.mark.anyio

ROOT: Final = Path(__file__).parents[3]
OPEN_FILES: Final = 512  # of the server
TABLES: Final = 5
THINKS: Final = 0.08  # seconds: each line stays well below its 20 messages a second
CALM, ATTACKED, BEGINNING = 1.5, 3.0, 1.0  # seconds
TIMES: Final = 3  # as slow as without an attack, at most
NOISE: Final = 0.05  # seconds that a busy machine takes by itself
TRIES: Final = 4  # for the same reason
MOST_MEMORY: Final = 80 * 1024 * 1024  # bytes more than before, whatever is done
SOON: Final = 3.0  # seconds for a newcomer to be welcomed
REMARKS: Final = 10_000  # at the table that strangers ask for
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
class Scene:
    """A server as it is usually set up, and a public table at which very much was said."""

    process: ServerProcess
    table: str


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    path = tmp_path / "tables.db"
    process = ServerProcess(f"sqlite:///{path}", **LIMITS)
    try:
        process.start()
        async with Client(process.url) as client:
            opened = await client.open_table("split", seats=2, settings={"visibility": "public"})
        process.stop()
        await _talked_at(opened.table, path)
        with few_files(OPEN_FILES):
            process.start()
        yield Scene(process, opened.table)
    finally:
        process.kill()


async def _talked_at(table: str, path: Path) -> None:
    """Its log goes on, longer than it may become today."""
    store = await SqliteStore.open(path)
    chain = checked(table, await store.log(table)).chain
    for _ in range(0, REMARKS, 500):
        appends = []
        for _ in range(500):
            said = Said(at=0, person=0, id=f"say-{len(chain)}", text="\N{CARROT}" * 200)
            appends.append(chain.next(write_entry(said), None))
            chain.add(appends[-1].link)
        assert all(await store.append(appends))
    await store.close()


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
        assert took, "nobody could move"
        return took[max(len(took) * 99 // 100 - 1, 0)]


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
                with attacked(kind, process.url, scene.table):
                    await asyncio.sleep(BEGINNING)
                    under_attack = await bystanders.p99(ATTACKED)
                    async with asyncio.timeout(SOON):
                        newcomer = await client.line(scene.table)
                        await newcomer.close()
                found.append((calm, under_attack))
                if under_attack < max(TIMES * calm, NOISE):
                    break
        assert under_attack < max(TIMES * calm, NOISE), found
        assert _memory(process) - before < MOST_MEMORY
    process.stop()
    assert len(process.log.splitlines()) < LINES_LOGGED, process.log  # no flood of its own

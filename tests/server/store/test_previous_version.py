"""Logs that an earlier version wrote: every table reads as it did then, verifies, and plays on.

`previous/tables.db` was written by version 0.1.0, and `previous/tables.json` has what its server
said of each table. Both stay as they are: they stand for the databases of people who update.
"""

import json
from collections import Counter
from pathlib import Path
from random import Random
from shutil import copy
from typing import Any, Final

import pytest

from splittable.games import GAMES
from splittable.server.ops.integrity import findings
from splittable.server.store.inspection import open_reading
from tests.support.serving import Line, served

pytestmark = pytest.mark.anyio

PREVIOUS: Final = Path(__file__).parent / "previous"
TABLES: Final[list[dict[str, Any]]] = json.loads((PREVIOUS / "tables.json").read_text("utf-8"))
MOST_MOVES: Final = 500


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy(PREVIOUS / "tables.db", tmp_path)
    return tmp_path


async def test_every_log_verifies(folder: Path) -> None:
    reading = await open_reading(f"sqlite:///{folder}/tables.db")
    try:
        tables = await reading.tables()
        found = [each async for each in findings(reading, tables, GAMES)]
    finally:
        await reading.close()
    assert Counter(each.state for each in found) == {"sound": len(TABLES)}


async def test_every_table_reads_as_it_did(folder: Path) -> None:
    async with served(folder) as server:
        for kept in TABLES:
            answer = await server.get(f"/api/tables/{kept['table']}", token=kept["token"])
            now, then = answer.json(), kept["told"]
            # Presence and the clock are not part of the log.
            for told in (now, then):
                del told["now"], told["table"]["standInFrom"], told["table"]["seats"][0]["present"]
            assert now["table"].pop("closed") is False
            # There may be more phrases by now.
            assert set(then["table"].pop("presets")) <= set(now["table"].pop("presets"))
            assert now == then
            if kept["record"] is not None:
                record = await server.get(f"/api/tables/{kept['table']}/games/1/record")
                assert record.json() == kept["record"]


async def test_every_game_can_be_played_to_its_end(folder: Path) -> None:
    async with served(folder) as server:
        for kept in TABLES:
            line = await server.line(kept["table"], kept["token"])
            await _play_to_the_end(line, Random(1))
            assert line.table["phase"] == "over"


async def _play_to_the_end(line: Line, rng: Random) -> None:
    for number in range(MOST_MOVES):
        while not line.legal and line.table["phase"] != "over":
            await line.read()  # a bot's move
        if line.table["phase"] == "over":
            return
        answer = await line.do("play", move=rng.choice(line.legal), id=f"later-{number}")
        assert answer["type"] == "update", answer

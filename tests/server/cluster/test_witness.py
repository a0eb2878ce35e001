"""The witness detects messages that reveal more than a seat may know."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.cluster.witness import Told, oddities
from tests.server.faults.promises import Logs, read_logs
from tests.support.serving import Message, laid_over, served

pytestmark = pytest.mark.anyio


async def _what_two_were_told(folder: Path) -> tuple[dict[str, list[Told]], Logs]:
    """Ada and Bob play a few cards of Splito, of which each sees their own."""
    told: list[Told] = []
    async with served(folder) as server:
        opened = await server.open_table("splito", seats=2)
        ada = await server.line(opened.table, opened.token)
        bob = await server.sit(opened, "Bob")
        await ada.do("start")
        for _ in range(4):
            for line in (ada, bob):
                await line.settle()
                await line.do("play", move=line.legal[0])
        for line in (ada, bob):
            await line.settle()
            told += _as_told(line.received)
        logs = await read_logs(f"sqlite:///{folder / 'tables.db'}")
    return {opened.table: told}, logs


def _as_told(received: list[bytes]) -> list[Told]:
    """What each message left its reader with."""
    told: list[Told] = []
    view: Message = {}
    legal: list[str] = []
    seat: int | None = None
    for message in map(json.loads, received):
        if message["type"] in ("welcome", "update"):
            view = laid_over(view, message.get("view") or {})
            legal = message.get("legal", legal)
            seat = message.get("you", {"seat": seat})["seat"]
            told.append(Told(message["seq"], seat, view, legal, message.get("events")))
    return told


async def test_what_an_honest_server_tells_is_in_the_log(tmp_path: Path) -> None:
    told, logs = await _what_two_were_told(tmp_path)
    assert sum(map(len, told.values())) > 15
    assert oddities(told, logs) == []


async def test_the_view_or_the_events_of_another_seat_are_found(tmp_path: Path) -> None:
    told, logs = await _what_two_were_told(tmp_path)
    for part in ("view", "events"):
        found = [
            problem
            for table, messages in told.items()
            for each in messages
            if each.seat == 0 and getattr(each, part)
            for problem in oddities({table: [replace(each, seat=1)]}, logs)
        ]
        assert found, part


async def test_an_entry_that_is_not_in_the_log_is_found(tmp_path: Path) -> None:
    told, logs = await _what_two_were_told(tmp_path)
    shorter = {table: log[:-1] for table, log in logs.items()}
    (found,) = oddities(told, shorter)
    assert "which is not in the log" in found

"""If sending an update fails, the entry is stored and answered, and the table goes on."""

import asyncio
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from splittable.core.seats import Seat
from splittable.server.broadcast.subscribers import Subscribers
from splittable.server.broadcast.updates import UpdateProjection
from splittable.server.net.client_connections import ClientConnection
from splittable.server.runtime.registry import LOOK_EVERY
from splittable.server.runtime.scheduler import RETRY_AFTER, Scheduler
from splittable.server.store import StoreError
from splittable.server.store.sqlite import SqliteStore
from tests.server.company import gather, playing
from tests.support.patience import until
from tests.support.serving import HandClock, served

pytestmark = pytest.mark.anyio

SECRET: Final = "the wild 99 of Ada"  # what an error might quote


def failing(
    patch: pytest.MonkeyPatch,
    owner: type,
    name: str,
    when: Callable[..., bool] = lambda *_, **__: True,
    error: Exception | None = None,
) -> list[int]:
    """Have a method fail the next time that this holds of its arguments, once; how often it did."""
    method = getattr(owner, name)
    failures: list[int] = []

    @wraps(method)
    def planted(*args: Any, **named: Any) -> Any:
        if not failures and when(*args, **named):
            failures.append(1)
            raise error or KeyError(SECRET)
        return method(*args, **named)

    patch.setattr(owner, name, planted)
    return failures


@pytest.mark.parametrize("name", ["_change", "publish"])
async def test_a_move_that_cannot_be_shown_is_answered_and_everybody_sees_the_table_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "split", seats=3)
        mover, move = company.asked[0], company.asked[0].line.legal[0]
        seq = mover.line.seq or 0
        failures = failing(monkeypatch, Subscribers, name)
        answer = await mover.line.do("play", id="mine", move=move)
        assert answer == {"type": "done", "id": "mine", "seq": seq + 1}
        assert failures
        for guest in company.guests:
            assert (await guest.line.next("welcome"))["seq"] == seq + 1
        again = await mover.line.do("play", id="mine", move=move)
        assert again == {"type": "done", "id": "mine", "seq": seq + 1}
        await company.assert_all_know_the_table()
        await company.play_to_end(Random(1))
        (logged,) = [line for line in server.log.splitlines() if "could not be shown" in line]
        assert '"why": "KeyError"' in logged
        assert "table_actor._advance" in logged
        assert SECRET not in server.log


async def test_what_cannot_be_shown_to_one_person_is_shown_to_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "splito", seats=3)
        ada, ben = company.of("Ada"), company.of("Ben")
        failing(
            monkeypatch, UpdateProjection, "for_viewer", lambda _self, person, *_, **__: person == 1
        )
        answer = await ada.line.do("play", id="mine", move=ada.line.legal[0])
        assert answer["type"] == "update"
        assert answer["done"] == "mine"
        assert (await ben.line.next("welcome"))["view"]["sealed"] == [0]
        await company.assert_all_know_the_table()
        await company.play_to_end(Random(1))


async def test_a_line_that_fails_keeps_no_other_from_being_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "split", seats=2)
        mover = company.asked[0]
        others = [guest for guest in company.guests if guest is not mover]
        init = ClientConnection.__init__
        strangers: list[ClientConnection] = []

        def planted(line: ClientConnection, *args: Any, **named: Any) -> None:
            init(line, *args, **named)
            strangers.append(line)

        def broken(message: bytes) -> None:
            raise ConnectionResetError(SECRET, len(message))

        monkeypatch.setattr(ClientConnection, "__init__", planted)
        await server.line(company.opened.table)
        strangers[0].push = broken
        seq = mover.line.seq or 0
        await mover.do("play", move=mover.line.legal[0])
        for guest in others:
            await guest.line.until(seq + 1)
        assert server.log.count("a connection could not be sent to") == 1
        assert SECRET not in server.log


async def test_a_failure_in_planning_loses_no_alarm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as server:
        company = await gather(server, "splito", seats=2, people=1, watched=False)
        await company.start(fill="random")
        ada = company.of("Ada")
        await company.rest()
        failures = failing(monkeypatch, Scheduler, "_next_due")
        await company.play(ada, ada.line.legal[0])  # now the bot's card is due
        assert failures
        server.clock.advance(RETRY_AFTER / 1000)
        await company.rest()
        await company.play_to_end(Random(1))
        assert '"why": "KeyError"' in server.log
        assert SECRET not in server.log


async def test_a_bot_that_failed_has_one_alarm_and_not_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot's card sets the alarm of Ada's clock, and then the bot's turn fails."""
    move_on = Scheduler._move_on
    failures: list[Seat] = []

    async def planted(caretaker: Scheduler, seat: Seat) -> None:
        await move_on(caretaker, seat)
        if seat == 1:
            failures.append(seat)
            raise StoreError("away")

    async with served(tmp_path) as server:
        company = await gather(
            server, "splito", seats=2, people=1, watched=False, settings={"clock": 60}
        )
        monkeypatch.setattr(Scheduler, "_move_on", planted)
        await company.start(fill="random")
        await until(lambda: bool(failures))
        await asyncio.sleep(0)
        assert len(_alarms_of_tables(server.clock)) == 1


def _alarms_of_tables(clock: HandClock) -> list[object]:
    return [
        alarm
        for alarm in clock._alarms
        if not alarm.cancelled and getattr(alarm.ring, "__func__", None) is Scheduler._ring
    ]


async def test_no_look_is_begun_while_the_last_one_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, goes_on, waking = [], asyncio.Event(), SqliteStore.waking

    async def hanging(store: SqliteStore, before: int) -> list[tuple[str, int]]:
        looks.append(before)
        await goes_on.wait()
        return await waking(store, before)

    monkeypatch.setattr(SqliteStore, "waking", hanging)
    async with served(tmp_path) as server:
        for _ in range(5):
            server.clock.advance(LOOK_EVERY / 1000)
            await asyncio.sleep(0)
        assert len(looks) == 1
        goes_on.set()

        def is_looked_again() -> bool:
            server.clock.advance(LOOK_EVERY / 1000)
            return len(looks) > 1

        await until(is_looked_again)

"""Long work runs one piece at a time, once for all callers, while one of them has budget."""

import asyncio
from dataclasses import dataclass

import pytest

from splittable.server.limits.cpu_accounting import UNMETERED, CpuBudgetExceeded, Payer
from splittable.server.limits.single_flight import SerialQueue, SingleFlight
from splittable.server.limits.time_slices import OnePerTick

pytestmark = pytest.mark.anyio


@dataclass(eq=False)
class Purse:
    left: float = 10.0  # seconds

    def pay(self, seconds: float) -> None:
        self.left -= seconds

    def has_budget(self) -> bool:
        return self.left > 0


class Reading:
    """Long work that lasts until it is let go on; who began and who ended is written down."""

    def __init__(self) -> None:
        self.turns = SerialQueue()
        self.told: list[str] = []
        self.go_on = asyncio.Semaphore(0)

    async def read(self, name: str, payer: Payer) -> str:
        async with self.turns.turn(payer):
            self.told.append(f"{name} begins")
            await self.go_on.acquire()
            payer.pay(1)
            self.told.append(f"{name} ends")
        return name


async def _a_while() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_turns_are_taken_one_at_a_time_in_the_order_of_asking() -> None:
    reading = Reading()
    asked = [asyncio.create_task(reading.read(name, UNMETERED)) for name in "abc"]
    await _a_while()
    assert reading.told == ["a begins"]
    for _ in asked:
        reading.go_on.release()
    assert await asyncio.gather(*asked) == ["a", "b", "c"]
    assert reading.told == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]


async def test_who_could_pay_when_asking_and_no_more_in_its_turn_is_refused() -> None:
    reading, purse = Reading(), Purse(left=1)
    asked = [asyncio.create_task(reading.read(name, purse)) for name in "ab"]
    other = asyncio.create_task(reading.read("c", UNMETERED))
    reading.go_on.release()
    reading.go_on.release()
    assert await asked[0] == "a"
    with pytest.raises(CpuBudgetExceeded):
        await asked[1]
    assert await other == "c"  # whoever is refused keeps nobody waiting


async def test_what_several_ask_for_is_done_once_and_paid_by_one_who_can() -> None:
    reading, shared = Reading(), SingleFlight[str]()
    poor, rich, other = Purse(left=0), Purse(), Purse()

    async def ask(payer: Purse, key: str = "a") -> str:
        return await shared.ask(key, payer, lambda company: reading.read(key, company))

    asked = [asyncio.create_task(ask(payer)) for payer in (poor, rich)]
    asked.append(asyncio.create_task(ask(other, "b")))
    for _ in range(2):
        reading.go_on.release()
    assert await asyncio.gather(*asked) == ["a", "a", "b"]
    assert len(reading.told) == 4
    assert (poor.left, rich.left, other.left) == (0, 9, 9)


async def test_what_nobody_waits_for_any_more_is_not_begun_and_what_is_begun_is_paid_for() -> None:
    reading, shared, purse = Reading(), SingleFlight[str](), Purse()
    asked = [
        asyncio.create_task(shared.ask(key, purse, lambda each, key=key: reading.read(key, each)))  # type: ignore[misc]
        for key in "ab"
    ]
    await _a_while()
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    reading.go_on.release()
    await _a_while()
    assert reading.told == ["a begins", "a ends"]
    assert purse.left == 9


async def test_of_many_who_come_at_once_one_goes_on_in_each_turn_of_the_loop() -> None:
    doorway, gone_on = OnePerTick(), list[int]()

    async def come(number: int) -> None:
        await doorway.wait()
        gone_on.append(number)

    coming = [asyncio.create_task(come(number)) for number in range(20)]
    most = before = 0
    while not all(task.done() for task in coming):
        await asyncio.sleep(0)
        most, before = max(most, len(gone_on) - before), len(gone_on)
    assert gone_on == list(range(20))
    assert most == 1

"""CPU accounting charges the steps of the work itself, not what runs while it waits."""

import asyncio
from dataclasses import dataclass, field

import pytest

from splittable.server.limits.cpu_accounting import metered


@dataclass
class Worker:
    """Works for so many seconds by a clock of its own."""

    now: float = 0.0
    paid: list[float] = field(default_factory=list)

    def work(self, seconds: float) -> None:
        self.now += seconds


async def _in_two_steps(worker: Worker, between: "asyncio.Future[str]") -> str:
    worker.work(1)
    answer = await between
    worker.work(2)
    return answer


@pytest.mark.anyio
async def test_each_step_is_paid_and_the_waiting_is_not() -> None:
    worker, between = Worker(), asyncio.get_running_loop().create_future()
    work = metered(_in_two_steps(worker, between), worker.paid.append, lambda: worker.now)
    task = asyncio.create_task(work)
    await asyncio.sleep(0)
    worker.work(100)  # for somebody else
    between.set_result("done")
    assert await task == "done"
    assert worker.paid == [1, 2]


@pytest.mark.anyio
async def test_work_that_fails_or_is_cancelled_is_paid_for_and_fails_as_it_would() -> None:
    worker, between = Worker(), asyncio.get_running_loop().create_future()
    work = metered(_in_two_steps(worker, between), worker.paid.append, lambda: worker.now)
    task = asyncio.create_task(work)
    await asyncio.sleep(0)
    between.set_exception(ValueError("no"))
    with pytest.raises(ValueError, match="no"):
        await task
    between = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(
        metered(_in_two_steps(worker, between), worker.paid.append, lambda: worker.now)
    )
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert worker.paid == [1, 0, 1, 0]

"""`Server.rest`, on which tests rely to know that a server has nothing left to do."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from tests.support.serving import TURNS, Threads

pytestmark = pytest.mark.anyio


async def test_rest_waits_for_what_follows_a_job_that_ends_while_the_loop_turns() -> None:
    threads, may_end, stored = Threads(), Event(), list[str]()

    with ThreadPoolExecutor(1) as pool, threads.counted():
        run = asyncio.get_running_loop().run_in_executor

        async def choose_and_store() -> None:
            await run(pool, may_end.wait)
            for _ in range(TURNS // 2):
                await asyncio.sleep(0)
            await run(pool, stored.append, "a phrase")

        async def end_the_choice_in_the_last_turns() -> None:
            for _ in range(TURNS - 5):
                await asyncio.sleep(0)
            may_end.set()
            pool.submit(int).result()  # its thread has told the loop

        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(choose_and_store())
            tasks.create_task(end_the_choice_in_the_last_turns())
            await threads.rest()
            assert stored == ["a phrase"]

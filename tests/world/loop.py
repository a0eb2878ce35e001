"""An event loop with simulated time for a whole world in one thread, on machines that can stop.

Nothing really waits: when nothing is left to do, time jumps to the next alarm. There are no
sockets, no threads and no other clock, so the same world always runs the same way.

Code on the loop runs on a machine, or outside of all machines (players, network, database). A
paused machine does nothing and its alarms are late; a dead one never runs again.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from enum import Enum, auto
from itertools import count
from typing import Any, Final, TypeVar

T = TypeVar("T")

MOST_AT_ONCE: Final = 200_000  # steps without time passing: somebody turns in a circle


class Life(Enum):
    RUNNING = auto()
    PAUSED = auto()
    DEAD = auto()


class Machine:
    """One run of one server: whatever is begun in its context happens here, or not at all."""

    def __init__(self, name: str, offset: int = 0) -> None:
        self.name = name
        self.offset = offset  # ms: by how much its clock is ahead of the world's
        self.life = Life.RUNNING
        self.held: deque[Step] = deque()  # what would have happened while it was paused
        self.tasks: dict[asyncio.Task[Any], None] = {}  # in the order of beginning
        self.context = copy_context()
        self.context.run(MACHINE.set, self)


MACHINE: Final[ContextVar[Machine | None]] = ContextVar("machine", default=None)


class Step:
    """Something to be done at its moment; what asyncio calls a handle."""

    __slots__ = ("args", "call", "context", "machine", "moment")

    def __init__(
        self, moment: float, call: Callable[..., Any], args: Any, context: Context
    ) -> None:
        self.moment = moment
        self.call: Callable[..., Any] | None = call
        self.args = args
        self.context = context
        self.machine = context.get(MACHINE)

    def cancel(self) -> None:
        self.call = None
        self.args = ()

    def cancelled(self) -> bool:
        return self.call is None

    def when(self) -> float:
        return self.moment


class WorldLoop(asyncio.AbstractEventLoop):
    def __init__(self) -> None:
        self._now = 0.0  # seconds since the world began
        self._numbers = count()
        self._ready: deque[Step] = deque()
        self._alarms: list[tuple[float, int, Step]] = []  # of one moment in the order of setting
        self._is_running = False
        self._is_halted = False
        self.steps = 0
        self.faults: list[dict[str, Any]] = []  # what asyncio complained of

    # Time

    def time(self) -> float:
        return self._now

    def call_soon(  # type: ignore[override]  # wider: whatever arguments
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Any:
        context = copy_context() if context is None else context  # an empty one is no True
        step = Step(self._now, callback, args, context)
        self._ready.append(step)
        return step

    def call_at(  # type: ignore[override]  # wider: whatever arguments
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Any:
        context = copy_context() if context is None else context
        step = Step(when, callback, args, context)
        heapq.heappush(self._alarms, (when, next(self._numbers), step))
        return step

    def call_later(  # type: ignore[override]  # wider: whatever arguments
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Any:
        return self.call_at(self._now + delay, callback, *args, context=context)

    # Going on

    def run_until(self, moment: float) -> None:
        """Do one thing after the other until this moment, and nothing beyond it; or until told to
        halt."""
        asyncio._set_running_loop(self)
        self._is_running, self._is_halted = True, False
        alarms, at_once = self._alarms, 0
        try:
            while not self._is_halted:
                if ready := self._ready:
                    step = ready.popleft()
                    at_once += 1
                    assert at_once < MOST_AT_ONCE, f"{step.call} turns in a circle"
                elif alarms and alarms[0][0] <= moment:
                    due, _, step = heapq.heappop(alarms)
                    if due > self._now:
                        self._now, at_once = due, 0
                else:
                    self._now = max(self._now, moment)
                    return
                if step.call is not None:
                    self._do(step)
        finally:
            self._is_running = False
            asyncio._set_running_loop(None)

    def halt(self) -> None:
        self._is_halted = True

    def _do(self, step: Step) -> None:
        machine = step.machine
        if machine is not None and machine.life is not Life.RUNNING:
            if machine.life is Life.PAUSED:
                machine.held.append(step)
            return
        assert step.call is not None
        self.steps += 1
        try:
            step.context.run(step.call, *step.args)
        except Exception as error:
            self.call_exception_handler({"message": "a callback failed", "exception": error})

    # Machines

    def pause(self, machine: Machine) -> None:
        machine.life = Life.PAUSED

    def resume(self, machine: Machine) -> None:
        """It goes on where it was, and all that was to happen meanwhile happens now."""
        machine.life = Life.RUNNING
        self._ready.extend(machine.held)
        machine.held.clear()

    def kill(self, machine: Machine) -> None:
        """It ends where it is, without a farewell. What is left of it is taken down here and now:
        nobody outside hears of that, since the network and the database know that it is dead."""
        machine.life = Life.DEAD
        others = deque(step for step in self._ready if step.machine is not machine)
        its_own = (step for step in self._ready if step.machine is machine)
        self._ready = deque([*machine.held, *its_own])
        machine.held.clear()
        for task in list(machine.tasks):
            task.cancel()
        for _ in range(MOST_AT_ONCE):
            if not self._ready:
                break
            step = self._ready.popleft()
            if step.machine is not machine:
                others.append(step)
            elif step.call is not None:
                with suppress(Exception):
                    step.context.run(step.call, *step.args)
        self._ready = others

    # What asyncio wants of a loop

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Generator[Any, None, T] | Coroutine[Any, Any, T],
        *,
        name: str | None = None,
        context: Context | None = None,
    ) -> asyncio.Task[T]:
        context = copy_context() if context is None else context
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        machine = context.get(MACHINE)
        if machine is not None:
            machine.tasks[task] = None
            task.add_done_callback(machine.tasks.pop, context=context)
        return task

    def run_in_executor(  # type: ignore[override]  # wider: whatever arguments
        self, _executor: Any, func: Callable[..., T], *args: Any
    ) -> "asyncio.Future[T]":
        """What others do in a thread is done here, in a step of its own."""
        done: asyncio.Future[T] = self.create_future()

        def work() -> None:
            if not done.cancelled():
                try:
                    done.set_result(func(*args))
                except Exception as error:
                    done.set_exception(error)

        self.call_soon(work)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.faults.append(context)
        self.halt()

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return self._is_running

    def is_closed(self) -> bool:
        return False

    def _timer_handle_cancelled(self, handle: Any) -> None:
        pass

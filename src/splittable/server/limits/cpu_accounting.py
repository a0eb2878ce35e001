"""What work costs: the processor time of what is done for somebody, told to whoever pays for it."""

from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass
from time import thread_time
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from splittable.core.errors import SplittableError

T = TypeVar("T")
Pay: TypeAlias = Callable[[float], None]  # gets seconds of processor time
Timer: TypeAlias = Callable[[], float]


class CpuBudgetExceeded(SplittableError):
    """Whoever would pay for this has used up what they had."""


class Payer(Protocol):
    """Whoever pays for work."""

    def pay(self, seconds: float) -> None:
        """For so much processor time."""

    def has_budget(self) -> bool:
        """Whether there is anything left to pay with."""


class _Unmetered:
    """Pays for what nobody has asked for."""

    def pay(self, seconds: float) -> None:
        pass

    def has_budget(self) -> bool:
        return True


UNMETERED: Final[Payer] = _Unmetered()


async def metered(work: Awaitable[T], pay: Pay, timer: Timer = thread_time) -> T:
    """Do it, and pay for each of its steps when the step ends: what others do while it waits is
    not in the price, nor are the tasks that it starts."""
    return await _Steps(work, pay, timer)


def metered_call(work: Callable[[], T], pay: Pay, timer: Timer = thread_time) -> T:
    """The same for work that is done on the spot."""
    began = timer()
    try:
        return work()
    finally:
        pay(timer() - began)


@dataclass(frozen=True, slots=True)
class _Steps(Generic[T]):
    work: Awaitable[T]
    pay: Pay
    timer: Timer

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self.work.__await__()
        step: Callable[[Any], Any] = steps.send
        given: Any = None
        while True:
            began = self.timer()
            try:
                waits_for = step(given)
            except StopIteration as ended:
                result: T = ended.value
                return result
            finally:
                self.pay(self.timer() - began)
            try:
                step, given = steps.send, (yield waits_for)
            except BaseException as error:  # the work decides what to make of it
                step, given = steps.throw, error

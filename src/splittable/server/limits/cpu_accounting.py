"""CPU accounting: measures the processor time of work and charges it to a payer."""

from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass
from time import thread_time
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from splittable.core.errors import SplittableError

T = TypeVar("T")
Pay: TypeAlias = Callable[[float], None]  # gets seconds of processor time
Timer: TypeAlias = Callable[[], float]


class CpuBudgetExceeded(SplittableError):
    """The payer of this work has no processor time left."""


class Payer(Protocol):
    """Someone that processor time is charged to, such as an address."""

    def pay(self, seconds: float) -> None:
        """Charge processor time."""

    def has_budget(self) -> bool:
        """Whether any processor time is left."""


class _Unmetered:
    """The payer of work that the server does on its own account."""

    def pay(self, seconds: float) -> None:
        pass

    def has_budget(self) -> bool:
        return True


UNMETERED: Final[Payer] = _Unmetered()


async def metered(work: Awaitable[T], pay: Pay, timer: Timer = thread_time) -> T:
    """Await `work`, charging the processor time of each of its steps as it ends.

    Time spent waiting isn't charged, and neither are tasks that the work starts.
    """
    return await _Steps(work, pay, timer)


def metered_call(work: Callable[[], T], pay: Pay, timer: Timer = thread_time) -> T:
    """Like `metered`, for a synchronous call."""
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
            except BaseException as error:  # passed on into the work
                step, given = steps.throw, error

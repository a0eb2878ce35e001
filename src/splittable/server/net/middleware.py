"""The gate before REST: who may ask, how often and at what price; and how every answer is sent."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

from splittable.core.validation import short_repr
from splittable.server.broadcast.projection import encode
from splittable.server.domain.commands.errors import Refused, refused
from splittable.server.limits.budgets import AddressBudget, AddressBudgets, Cause, RefusalCounter
from splittable.server.limits.cpu_accounting import CpuBudgetExceeded, metered
from splittable.server.limits.time_slices import OnePerTick
from splittable.server.messages.live import Problem
from splittable.server.net.origins import is_our_host, is_our_page

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]  # of ASGI

# Whatever says nothing else may hold a hand or a token: it is kept nowhere, and is what it says.
UNLESS_SAID: Final = ((b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff"))


class AdmissionMiddleware:
    """An ASGI application before another one."""

    def __init__(
        self,
        inside: Application,
        budgets: AddressBudgets,
        refusals: RefusalCounter,
        origins: frozenset[str],
        hosts: frozenset[str] | None,
    ) -> None:
        self._inside = inside
        self._budgets = budgets
        self._refusals = refusals
        self._origins = origins
        self._hosts = hosts
        self._one_per_tick = OnePerTick()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        budget = self._budgets.of(scope["client"][0] if scope["client"] else "")
        found = self._refusal(scope, budget)
        if found is None:
            await self._one_per_tick.wait()
            inside = self._inside(scope, _paid_for(receive, budget), _safely(send))
            await metered(inside, budget.pay)
        else:
            status, cause, refusal = found
            self._refusals.note(cause)
            await _turn_away(send, status, refusal)

    def _refusal(self, scope: Any, budget: AddressBudget) -> tuple[int, Cause, Refused] | None:
        """What keeps this request out, before anything of it is read; None: it may come in."""
        origin, host = _header(scope, b"origin"), _header(scope, b"host")
        if not budget.ask():
            return 429, "requests", Refused("too-fast", "too many requests; wait a second")
        if not is_our_host(host, self._hosts):
            return 403, "host", not_served(host)
        if scope["method"] != "GET" and not is_our_page(origin, host, self._origins):
            why = f"pages of {short_repr(origin)} may not act here"
            return 403, "origin", Refused("foreign-origin", why)
        if scope["method"] != "GET" and budget.bytes.owed():
            return 429, "bytes", Refused("too-fast", "too much was sent from here; wait a second")
        if not budget.has_budget():
            return 429, "work", refused(CpuBudgetExceeded())
        return None


def not_served(host: str | None) -> Refused:
    """For another name than ours: it may lead to this machine by a trick of its owner."""
    why = f"Host: {short_repr(host)} is not served here; the operator can allow it with --hosts"
    return Refused("foreign-origin", why)


def _header(scope: Any, wanted: bytes) -> str | None:
    """A header; several of one name are nobody's."""
    found = [value.decode("latin-1") for name, value in scope["headers"] if name == wanted]
    return ", ".join(found) if found else None


def _paid_for(receive: Receive, budget: AddressBudget) -> Receive:
    """What a request brings is paid from the same bucket as what lines send."""

    async def paid_for() -> Message:
        message = await receive()
        if message["type"] == "http.request":
            budget.bytes.spend(len(message.get("body", b"")))
        return message

    return paid_for


def _safely(send: Send) -> Send:
    async def safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            said = {name.lower() for name, _ in headers}
            message["headers"] = [*headers, *(each for each in UNLESS_SAID if each[0] not in said)]
        await send(message)

    return safely


async def _turn_away(send: Send, status: int, refusal: Refused) -> None:
    body = encode(Problem(refusal.code, str(refusal)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),  # whoever goes on asking has to come anew
        *UNLESS_SAID,
    ]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

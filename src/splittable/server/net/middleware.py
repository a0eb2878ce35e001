"""ASGI middleware in front of REST: refuses requests over a limit, and sets default headers."""

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

# Load balancers and Prometheus ask by address. The answers name no person, table or card.
PROBES: Final = frozenset({"/healthz", "/readyz", "/metrics"})

# Unless a response says otherwise it may contain a hand or a token, so nobody may cache it.
DEFAULT_HEADERS: Final = ((b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff"))


class AdmissionMiddleware:
    """Admits requests by address budget, Host and Origin, and charges what they cost."""

    def __init__(
        self,
        app: Application,
        budgets: AddressBudgets,
        refusals: RefusalCounter,
        origins: frozenset[str],
        hosts: frozenset[str] | None,
        probes: frozenset[str] = PROBES,
    ) -> None:
        self._app = app
        self._budgets = budgets
        self._refusals = refusals
        self._origins = origins
        self._hosts = hosts
        self._probes = probes  # paths that answer whatever the Host
        self._one_per_tick = OnePerTick()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        budget = self._budgets.of(scope["client"][0] if scope["client"] else "")
        found = self._refusal(scope, budget)
        if found is None:
            await self._one_per_tick.wait()
            app = self._app(scope, _charged(receive, budget), _with_safe_headers(send))
            await metered(app, budget.pay)
        else:
            status, cause, refusal = found
            self._refusals.note(cause)
            await _refuse(send, status, refusal)

    def _refusal(self, scope: Any, budget: AddressBudget) -> tuple[int, Cause, Refused] | None:
        """Why to refuse this request, decided before its body is read; None: it is admitted."""
        origin, host = _header(scope, b"origin"), _header(scope, b"host")
        if not budget.ask():
            return 429, "requests", Refused("too-fast", "too many requests; wait a second")
        if scope["path"] not in self._probes and not is_our_host(host, self._hosts):
            return 403, "host", not_served(host)
        if scope["method"] != "GET" and not is_our_page(origin, host, self._origins):
            why = f"pages of {short_repr(origin)} may not act here"
            return 403, "origin", Refused("foreign-origin", why)
        if scope["method"] != "GET" and budget.bytes.owed():
            problem = "too many bytes from your address; wait a second"
            return 429, "bytes", Refused("too-fast", problem)
        if not budget.has_budget():
            return 429, "work", refused(CpuBudgetExceeded())
        return None


def timed_requests(
    app: Application, stopwatch: Callable[[], float], observe: Callable[[int, float], None]
) -> Application:
    """The application, with `observe` told the status and the seconds of each answer."""

    async def timed(scope: Any, receive: Receive, send: Send) -> None:
        began, status = stopwatch(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await app(scope, receive, noting)
        if status:
            observe(status, stopwatch() - began)

    return timed


def not_served(host: str | None) -> Refused:
    """The refusal of a Host that isn't ours: its owner may have pointed it here (DNS rebinding)."""
    why = f"Host: {short_repr(host)} is not served here; the operator can allow it with --hosts"
    return Refused("foreign-origin", why)


def _header(scope: Any, wanted: bytes) -> str | None:
    """The value of a header. Several are joined by commas, which then match nothing."""
    found = [value.decode("latin-1") for name, value in scope["headers"] if name == wanted]
    return ", ".join(found) if found else None


def _charged(receive: Receive, budget: AddressBudget) -> Receive:
    """Charge request bodies to the bucket that WebSocket bytes are charged to."""

    async def charged() -> Message:
        message = await receive()
        if message["type"] == "http.request":
            budget.bytes.spend(len(message.get("body", b"")))
        return message

    return charged


def _with_safe_headers(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            present = {name.lower() for name, _ in headers}
            message["headers"] = [
                *headers,
                *(each for each in DEFAULT_HEADERS if each[0] not in present),
            ]
        await send(message)

    return with_headers


async def _refuse(send: Send, status: int, refusal: Refused) -> None:
    body = encode(Problem(refusal.code, str(refusal)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),  # the next request needs a new connection
        *DEFAULT_HEADERS,
    ]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

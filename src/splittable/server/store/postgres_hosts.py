"""Connecting to PostgreSQL: a URL may name several hosts, of which one is the primary."""

import asyncio
import re
from collections.abc import Sequence
from typing import Any, Final

from splittable.core.errors import MissingPackage
from splittable.server.store import StoreError

OLDEST: Final = 13  # the oldest supported version of PostgreSQL
HOST_SECONDS: Final = 3.0  # for one of several hosts, before the next is tried

_UNREADABLE: Final = (
    "the PostgreSQL URL is invalid; "
    "expected postgresql://user:password@host:port/database, or several hosts with commas"
)


def asyncpg_package() -> Any:
    try:
        import asyncpg  # type: ignore[import-untyped]  # an extra, and it has no types
    except ImportError:
        raise StoreError(str(MissingPackage("PostgreSQL", "postgres"))) from None
    return asyncpg


class Reach:
    """The hosts of one URL. The last known primary is tried first."""

    def __init__(self, asyncpg: Any, url: str, timeout: float) -> None:
        self._asyncpg = asyncpg
        self._hosts = hosts_of(url)
        self._urls = [url] if len(self._hosts) < 2 else [_with_host(url, h) for h in self._hosts]
        self._last_good = 0  # index of the last known primary
        self._settings = {
            "application_name": "splittable",
            "synchronous_commit": "on",  # a commit is on the disk when it returns
            "default_transaction_isolation": "read committed",
            "statement_timeout": str(round(timeout * 1000)),
        }
        # Raised for lost connections, full disks and databases that are starting.
        self.failures = (
            OSError,
            asyncpg.PostgresError,
            asyncpg.InterfaceError,
            asyncpg.InternalClientError,
        )

    async def connect(self, _url: None = None, **kinds: Any) -> Any:
        """A new connection to the only host, or to the primary among several. The signature is that
        of asyncpg's own function, which a pool calls with the URL it was not given."""
        try:
            if len(self._urls) == 1:
                return await self._connect(self._urls[0], kinds)
            return await self._first_primary(kinds)
        except ValueError:  # its text may contain the password
            raise StoreError(_UNREADABLE) from None

    async def _first_primary(self, kinds: dict[str, Any]) -> Any:
        count, why = len(self._urls), {}
        for place in ((self._last_good + step) % count for step in range(count)):
            try:
                async with asyncio.timeout(HOST_SECONDS):
                    found = await self._connect(
                        self._urls[place], {"target_session_attrs": "primary", **kinds}
                    )
            except self._asyncpg.TargetServerAttributeNotMatched:
                why[place] = "is a standby"
            except TimeoutError:
                why[place] = "no answer"
            except self.failures as error:
                why[place] = first_line(error)
            else:
                self._last_good = place
                return found
        reasons = "; ".join(f"{self._hosts[place]}: {why[place]}" for place in sorted(why))
        raise OSError(f"no host is a primary ({reasons})")

    async def _connect(self, url: str, kinds: dict[str, Any]) -> Any:
        connection = await self._asyncpg.connect(url, server_settings=self._settings, **kinds)
        version = connection.get_server_version()
        if version.major < OLDEST:
            connection.terminate()
            found = f"{version.major}.{version.minor}"
            raise StoreError(f"PostgreSQL {found} is too old: version {OLDEST} or later required")
        return connection


def hosts_of(url: str) -> Sequence[str]:
    """The hosts as written in the URL. Empty if they can't be told apart for sure: error texts name
    them, and must not contain parts of a password."""
    found = re.fullmatch(r"\w+://(?:[^@/?#]*@)?([^@/?#]+)(?:[/?][^@]*)?", url)
    hosts = found[1].split(",") if found else []
    is_host = re.compile(r"(?:[\w.-]+|\[[0-9a-fA-F:.]+\])(?::[0-9]+)?")
    return hosts if all(is_host.fullmatch(each) for each in hosts) else []


def _with_host(url: str, host: str) -> str:
    return url.replace(",".join(hosts_of(url)), host, 1)


def first_line(error: BaseException) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]

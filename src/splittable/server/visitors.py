"""Visitors: whose budget pays, also for those who come through a proxy that can be trusted."""

from collections.abc import Sequence
from typing import Protocol

from splittable.server.limits import Budget, Budgets


class Proxies(Protocol):
    """Those whose X-Forwarded-For is believed."""

    def __contains__(self, host: str | None) -> bool: ...

    def get_trusted_client_address(self, x_forwarded_for: str) -> tuple[str, int]:
        """For whom the last of them asks."""


class Visitors:
    def __init__(self, budgets: Budgets, proxies: Proxies) -> None:
        self._budgets = budgets
        self._proxies = proxies

    def payer(self, peer: str) -> Budget | None:
        """Who pays for a connection on which nothing has been asked; None: a proxy's, which is for
        its visitors and has no limit of its own."""
        return None if peer in self._proxies else self._budgets.of(peer)

    def visitor(self, peer: str, forwarded_for: Sequence[str]) -> Budget:
        """Who pays for what is asked, by its X-Forwarded-For if that can be believed."""
        if forwarded_for and peer in self._proxies:
            host, _ = self._proxies.get_trusted_client_address(", ".join(forwarded_for))
            peer = host or peer
        return self._budgets.of(peer)

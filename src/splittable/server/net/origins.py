"""Which Host and Origin headers are accepted: DNS rebinding and cross-site requests stop here."""

from collections.abc import Collection

from splittable.server.net.addresses import is_loopback


def is_our_page(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Whether a page with this Origin may act for its visitor: ours, or one in `allowed`.

    Clients that aren't browsers send no Origin, and can't be made to act for somebody else.
    """
    if origin is None or origin in allowed:
        return True
    return host is not None and origin.partition("://")[2] == host


def hosts_served(
    listens_on: str, hosts: frozenset[str], origins: Collection[str]
) -> frozenset[str] | None:
    """The accepted Host names; None: any.

    Any site can point a DNS name at this machine, and its page would then look like ours. So a
    server on a loopback address accepts only this machine's own names.
    """
    if not hosts and not is_loopback(listens_on):
        return None
    named = {origin.partition("://")[2].rsplit(":", 1)[0] for origin in origins}
    return frozenset({"localhost", "127.0.0.1", "[::1]", listens_on, *named, *hosts})


def is_our_host(host: str | None, served: Collection[str] | None) -> bool:
    """Whether a Host header, with or without a port, is one of those served."""
    if served is None or host is None:
        return True
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdigit() else host).lower() in served

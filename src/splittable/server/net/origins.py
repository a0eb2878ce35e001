"""Which Host and Origin headers are accepted: DNS rebinding and cross-site requests stop here."""

from collections.abc import Collection

from splittable.server.net.addresses import is_loopback


def is_our_page(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Whether a browser's page may speak for its visitor: ours, or one the host allows.

    Programs that are not browsers send no Origin, and no visitor of theirs can be misused.
    """
    if origin is None or origin in allowed:
        return True
    return host is not None and origin.partition("://")[2] == host


def hosts_served(
    listens_on: str, hosts: frozenset[str], origins: Collection[str]
) -> frozenset[str] | None:
    """The names that requests may be for; None: any.

    A page of any site can have its own name lead to this machine, and be taken for ours by name.
    So a server for this machine alone is asked for by this machine's names only.
    """
    if not hosts and not is_loopback(listens_on):
        return None
    named = {origin.partition("://")[2].rsplit(":", 1)[0] for origin in origins}
    return frozenset({"localhost", "127.0.0.1", "[::1]", listens_on, *named, *hosts})


def is_our_host(host: str | None, served: Collection[str] | None) -> bool:
    """Whether a request is for us, by its Host with or without a port."""
    if served is None or host is None:
        return True
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdigit() else host).lower() in served

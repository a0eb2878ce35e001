"""The addresses under which other machines can reach this one, found without network traffic."""

import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

# One address on the internet and one in each private network; none of them needs to exist.
# Connecting a datagram socket sends nothing: it only looks up the route and its local address.
FAR_AWAY: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
ASK_FOR_ADDRESS: Final = 0x8915  # SIOCGIFADDR of Linux
NAME_BYTES: Final = 256
ADDRESS_AT: Final = slice(20, 24)  # in the answer


def is_loopback(listens_on: str) -> bool:
    try:
        return ip_address(listens_on).is_loopback
    except ValueError:
        return listens_on == "localhost"


def for_others(listens_on: str) -> tuple[str, ...]:
    """The addresses (IPv4 or a name) at which others reach a server that listens there; empty on
    a loopback address."""
    if is_loopback(listens_on):
        return ()
    return of_this_machine() if listens_on in ("0.0.0.0", "::", "") else (listens_on,)


def of_this_machine() -> tuple[str, ...]:
    """This machine's IPv4 addresses, that of its internet route first."""
    found = dict.fromkeys([*_of_routes(), *_of_interfaces()])
    return tuple(each for each in found if _is_reachable(each))


def _is_reachable(address: str) -> bool:
    known = ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


def _of_routes() -> Iterator[str]:
    for far in FAR_AWAY:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as looking:
            looking.connect((far, 9))
            yield str(looking.getsockname()[0])


def _of_interfaces() -> Iterator[str]:
    """The addresses of all network interfaces, on systems with SIOCGIFADDR (Linux)."""
    try:
        from fcntl import ioctl
    except ImportError:  # Windows has none
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            question = struct.pack(f"{NAME_BYTES}s", name.encode()[:15])
            with suppress(OSError):  # the interface has none, or the call isn't supported
                answer = ioctl(asking.fileno(), ASK_FOR_ADDRESS, question)
                yield socket.inet_ntoa(answer[ADDRESS_AT])

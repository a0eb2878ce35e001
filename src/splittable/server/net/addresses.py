"""By which addresses others can open what this machine serves: found without a word being sent."""

import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

# One address each of the internet and of the networks that houses use: nobody has to have them.
# To connect a datagram socket only looks up the way to them, and tells where that begins.
FAR_AWAY: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
ASK_FOR_ADDRESS: Final = 0x8915  # SIOCGIFADDR of Linux
NAME_BYTES: Final = 256
ADDRESS_AT: Final = slice(20, 24)  # in what it answers


def is_loopback(listens_on: str) -> bool:
    try:
        return ip_address(listens_on).is_loopback
    except ValueError:
        return listens_on == "localhost"


def for_others(listens_on: str) -> tuple[str, ...]:
    """The addresses, IPv4 or names, of a server that listens there; none: this machine alone."""
    if is_loopback(listens_on):
        return ()
    return of_this_machine() if listens_on in ("0.0.0.0", "::", "") else (listens_on,)


def of_this_machine() -> tuple[str, ...]:
    """IPv4, the one by which it reaches the internet first."""
    found = dict.fromkeys([*_on_the_ways_out(), *_of_interfaces()])
    return tuple(each for each in found if _can_be_opened(each))


def _can_be_opened(address: str) -> bool:
    known = ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


def _on_the_ways_out() -> Iterator[str]:
    for far in FAR_AWAY:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as looking:
            looking.connect((far, 9))
            yield str(looking.getsockname()[0])


def _of_interfaces() -> Iterator[str]:
    """Where the system tells them: Linux."""
    try:
        from fcntl import ioctl
    except ImportError:  # Windows has none
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            question = struct.pack(f"{NAME_BYTES}s", name.encode()[:15])
            with suppress(OSError):  # it has none, or the system knows no such question
                answer = ioctl(asking.fileno(), ASK_FOR_ADDRESS, question)
                yield socket.inet_ntoa(answer[ADDRESS_AT])

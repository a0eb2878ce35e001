"""Memory that comes back: large messages lie apart from small things, and go when they are sent.

The C library would learn from the first of them to lay large and small side by side; then whatever
small thing comes last holds back all the megabytes before it, long after slow readers were cut.
"""

import ctypes
import sys
from typing import Final

MMAP_THRESHOLD: Final = -3  # of glibc's mallopt: M_MMAP_THRESHOLD
LARGE: Final = 64 * 1024  # bytes


def lay_large_apart() -> None:
    """For the whole process; where the library has no such setting nothing happens."""
    if sys.platform != "linux":
        return
    set_option = getattr(ctypes.CDLL(None), "mallopt", None)
    if set_option is not None:
        set_option(MMAP_THRESHOLD, LARGE)

"""Memory settings: makes glibc return the memory of large messages to the system.

By default glibc raises its mmap threshold after the first large block and then places large blocks
on the heap next to small ones. A small block at the end of the heap then keeps all the megabytes
before it, long after slow readers were disconnected.
"""

import ctypes
import sys
from typing import Final

LARGE: Final = 64 * 1024  # bytes
# Options of glibc's mallopt.
MMAP_THRESHOLD: Final = -3  # larger blocks get their own mapping; setting it ends adjustment
TOP_PAD: Final = -2  # bytes of reserve when the heap grows: too few for a large block
TRIM_THRESHOLD: Final = -1  # a larger reserve is returned to the system


def lay_large_apart() -> None:
    """Apply the settings to this process. Does nothing if the C library doesn't have them."""
    if sys.platform != "linux":
        return
    set_option = getattr(ctypes.CDLL(None), "mallopt", None)
    if set_option is not None:
        set_option(MMAP_THRESHOLD, LARGE)
        set_option(TOP_PAD, LARGE // 2)
        set_option(TRIM_THRESHOLD, LARGE)

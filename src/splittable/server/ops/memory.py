"""Memory that comes back: large messages lie apart from small things, and go when they are sent.

The C library would lay them side by side: from the first large one it learns to, and whenever it
asks for room it takes some in reserve, where the next large one fits in. Then whatever small thing
comes last holds back all the megabytes before it, long after slow readers were cut.
"""

import ctypes
import sys
from typing import Final

LARGE: Final = 64 * 1024  # bytes
# Options of glibc's mallopt.
MMAP_THRESHOLD: Final = -3  # what is as large has a place of its own, once the reserve is too small
TOP_PAD: Final = -2  # bytes taken in reserve: too few for anything large
TRIM_THRESHOLD: Final = -1  # with more in reserve than this, it is given back


def lay_large_apart() -> None:
    """For the whole process; where the library has no such setting nothing happens."""
    if sys.platform != "linux":
        return
    set_option = getattr(ctypes.CDLL(None), "mallopt", None)
    if set_option is not None:
        set_option(MMAP_THRESHOLD, LARGE)
        set_option(TOP_PAD, LARGE // 2)
        set_option(TRIM_THRESHOLD, LARGE)

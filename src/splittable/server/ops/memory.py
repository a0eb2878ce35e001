"""Memory settings of the server process: those of the garbage collector and of glibc."""

import ctypes
import gc
import sys
from typing import Final

# Tables and connections leave no reference cycles, so the collector has nothing to find. It runs
# rarely: with 500 tables a run takes 170 ms, in which nobody is answered.
COLLECT_AFTER: Final = 300_000, 2, 10  # thresholds of the three generations

# By default glibc raises its mmap threshold after the first large block and then places large
# blocks on the heap next to small ones. A small block at the end of the heap then keeps all the
# megabytes before it, long after slow readers were disconnected.
LARGE: Final = 64 * 1024  # bytes
# Options of glibc's mallopt.
MMAP_THRESHOLD: Final = -3  # larger blocks get their own mapping; setting it ends adjustment
TOP_PAD: Final = -2  # bytes of reserve when the heap grows: too few for a large block
TRIM_THRESHOLD: Final = -1  # a larger reserve is returned to the system


def tune_memory() -> None:
    """Apply all settings to this process, once, when everything is imported."""
    _tune_collector()
    _tune_allocator()


def _tune_collector() -> None:
    gc.freeze()  # never scan modules and other objects that stay
    gc.set_threshold(*COLLECT_AFTER)


def _tune_allocator() -> None:
    """Make glibc return the memory of large messages to the system. Does nothing if the C library
    doesn't have these options."""
    if sys.platform != "linux":
        return
    set_option = getattr(ctypes.CDLL(None), "mallopt", None)
    if set_option is not None:
        set_option(MMAP_THRESHOLD, LARGE)
        set_option(TOP_PAD, LARGE // 2)
        set_option(TRIM_THRESHOLD, LARGE)

"""A lock that one process has at a time, and loses when it ends in any way."""

import sys
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _hold(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _hold(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def locked(path: Path) -> BinaryIO | None:
    """Lock this file until it is closed. None: another process has locked it."""
    file = path.open("wb")
    try:
        _hold(file)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except OSError:
        file.close()
        raise
    return file

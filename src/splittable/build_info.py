"""Which build this is: the version and, if known, the commit."""

import subprocess
from pathlib import Path

from splittable import __version__

PACKAGE = Path(__file__).parent


def commit() -> str | None:
    """The commit of a checkout, or the one a wheel was built from; None if neither is known.

    >>> commit() is None or len(commit()) >= 7
    True
    """
    checkout = PACKAGE.parents[1]
    if (checkout / ".git").exists():
        return _checked_out(checkout)
    noted = PACKAGE / "commit.txt"
    return noted.read_text("utf-8").strip() if noted.is_file() else None


def _checked_out(checkout: Path) -> str | None:
    command = ["git", "-C", str(checkout), "rev-parse", "--short=10", "HEAD"]
    try:
        found = subprocess.run(command, capture_output=True, text=True, timeout=5, check=False)
    except (OSError, subprocess.TimeoutExpired):  # no git on this machine
        return None
    return found.stdout.strip() or None


def version() -> str:
    """The version and the commit, as `splittable --version` prints them."""
    found = commit()
    return __version__ if found is None else f"{__version__} ({found})"

"""Extras: which optional packages each part of this project needs, and one error if any is missing.

The rules, records and quick bots need none. `[project.optional-dependencies]` in pyproject.toml
says what `pip install "splittable[EXTRA]"` installs.
"""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from splittable.core.errors import MissingPackage

MODULES: Final[Mapping[str, tuple[str, ...]]] = {  # by extra: what it makes importable
    "cli": ("rich",),
    "server": (
        "litestar",
        "msgspec",
        "platformdirs",
        "prometheus_client",
        "structlog",
        "uvicorn",
        "httptools",
        "websockets",
    ),
    "sim": ("numba", "numpy"),
    "arena": ("openskill",),
    "client": ("websockets",),
    "postgres": ("asyncpg",),
    "gym": ("gymnasium", "numpy"),
    "pettingzoo": ("pettingzoo", "gymnasium", "numpy"),
    "openspiel": ("pyspiel", "numpy"),
    "parquet": ("pyarrow",),
    "ray": ("ray",),
}


def has_extra(extra: str) -> bool:
    """Whether everything of this extra is installed. Imports nothing."""
    return all(find_spec(module) is not None for module in MODULES[extra])


def require_extras(part: str, *extras: str) -> None:
    """Raise MissingPackage, with the command that installs them, unless all extras are installed.

    `part` is the subject of the error text, such as "splittable.sim".
    """
    missing = [extra for extra in extras if not has_extra(extra)]
    if missing:
        raise MissingPackage(part, ",".join(missing))

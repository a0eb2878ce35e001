"""The pinned requirements are complete, and contain nothing unnecessary."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
EXCLUDED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["uv"][
    "exclude-dependencies"
]

WITHOUT_THEM = f"""
import sys
for name in {EXCLUDED!r}:
    sys.modules[name] = None  # as if it were not installed
from tools.publishing import openapi
import splittable.cli, splittable.server.server
assert '"/api/tables"' in openapi()
"""


def pinned(name: str) -> set[str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    return {canonicalize_name(each) for each in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)}


@pytest.mark.parametrize("path", sorted(ROOT.glob("requirements*.txt")), ids=lambda path: path.name)
def test_nothing_that_is_excluded_is_pinned(path: Path) -> None:
    assert EXCLUDED == ["faker", "polyfactory"]
    assert pinned(path.name).isdisjoint(EXCLUDED)


def test_the_server_needs_nothing_that_is_excluded() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_THEM], cwd=ROOT, check=True, timeout=60)


def test_whatever_a_pinned_package_needs_is_pinned_too() -> None:
    """scripts/setup installs only the listed packages, without resolving dependencies."""
    names = pinned("requirements.txt")
    for name in names:
        try:
            needed = distribution(name).requires or []
        except ModuleNotFoundError:
            continue  # for other systems
        for each in map(Requirement, needed):
            if each.marker is None or each.marker.evaluate({"extra": ""}):
                wanted = canonicalize_name(each.name)
                assert wanted in names or wanted in EXCLUDED, f"{name} needs {wanted}"

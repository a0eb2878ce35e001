"""Extras: what is missing is named in one line, with the command that installs it."""

import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from splittable.core.errors import MissingPackage
from splittable.core.extras import MODULES, has_extra, require_extras

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
NOT_REQUIRED = {"uvloop"}  # the server is quicker with it, and Windows has none


def test_the_base_package_has_no_dependency() -> None:
    assert PROJECT["dependencies"] == []


@pytest.mark.parametrize("extra", MODULES)
def test_an_extra_is_looked_for_by_everything_it_installs(extra: str) -> None:
    if not has_extra(extra):
        pytest.skip(f"the extra {extra} is not installed")
    distributions = packages_distributions()
    found = {
        canonicalize_name(distribution)
        for module in MODULES[extra]
        for distribution in distributions[module]
    }
    wanted = {canonicalize_name(Requirement(each).name) for each in EXTRAS[extra]}
    assert wanted - NOT_REQUIRED <= found


def test_every_extra_is_known_and_all_is_made_of_those_that_people_expect() -> None:
    assert EXTRAS.keys() == {"all", *MODULES}
    (everything,) = EXTRAS["all"]
    assert Requirement(everything).extras == {"cli", "client", "server", "sim", "arena"}


def test_an_extra_is_there_only_if_all_of_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_extra("sim")
    monkeypatch.setitem(sys.modules, "numpy", None)  # as if it were not installed
    assert not has_extra("sim")


def test_only_missing_extras_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    require_extras("this", "cli", "sim", "arena")
    monkeypatch.setitem(sys.modules, "rich", None)
    monkeypatch.setitem(sys.modules, "numba", None)
    line = 'this requires an extra: pip install "splittable[cli,sim]"'
    with pytest.raises(MissingPackage, match=f"^{re.escape(line)}$"):
        require_extras("this", "cli", "sim", "arena")

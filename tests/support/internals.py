"""Checks that undocumented parts of a library are as one of our modules expects them."""

import inspect
import tomllib
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]


class Internals:
    """Of one library. A failure says what has changed, and which of our modules uses it."""

    def __init__(self, library: str, used_by: str) -> None:
        self._library = library
        self._used_by = used_by

    def _message(self, what: str) -> str:
        return (
            f"{self._library} {version(self._library)}: {what}. Adapt {self._used_by}, or exclude"
            " this version in pyproject.toml"
        )

    def find(self, path: str) -> Any:
        """The object at a dotted path of a module and a name in it."""
        module, _, name = path.rpartition(".")
        try:
            return getattr(import_module(module), name)
        except (ImportError, AttributeError) as error:
            raise AssertionError(self._message(f"{path} is gone ({error})")) from None

    def check_parameters(self, path: str, function: str, expected: Iterable[str]) -> None:
        found = getattr(self.find(path), function, None)
        assert found is not None, self._message(f"{path}.{function} is gone")
        parameters = list(inspect.signature(found).parameters)
        what = f"{path}.{function} takes {parameters}, not {list(expected)}"
        assert parameters == list(expected), self._message(what)

    def check_attributes(self, path: str, make: Callable[[Any], Any], names: Iterable[str]) -> None:
        """Of what `make` creates with the object at this path."""
        made = make(self.find(path))
        for name in names:
            assert hasattr(made, name), self._message(f"{path} has no attribute {name!r}")

    def check_bounds(self) -> None:
        """pyproject.toml excludes versions that nobody has checked."""
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        extras = chain.from_iterable(project["optional-dependencies"].values())
        every = map(Requirement, [*project["dependencies"], *extras])
        bounds = [each.specifier for each in every if each.name == self._library]
        assert bounds
        for each in bounds:
            assert any(bound.operator == "<" for bound in each), f"{self._library}{each}"
            assert each.contains(version(self._library)), f"{self._library}{each}"

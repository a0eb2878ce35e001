"""Making and changing what is frozen: as dataclasses do it, at a fraction of the cost."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from dataclasses import replace
    from typing import ParamSpec, TypeVar

    P = ParamSpec("P")
    T = TypeVar("T")

    changed = replace  # so names and types of the fields are checked as there

    def made(kind: Callable[P, T], /, *args: P.args, **fields: P.kwargs) -> T: ...
else:

    def changed(value, /, **changes):
        """`replace` at a tenth of its cost: states have no slots, and `__init__` is not run."""
        copy = object.__new__(type(value))
        object.__setattr__(copy, "__dict__", value.__dict__ | changes)
        return copy

    def made(kind, /, **fields):
        """`kind(**fields)` at less than half its cost, all by name; `__init__` is not run."""
        new = object.__new__(kind)
        object.__setattr__(new, "__dict__", fields)
        return new

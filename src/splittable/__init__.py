"""Splittable: play, simulate and analyse three card games, Split it!, Splito and Split.

>>> import splittable
>>> splittable.available_games()
('split-it', 'splito', 'split')
>>> split = splittable.game("split")
>>> split.title
'Split'

The names in `__all__` are the public API: docs/api.md describes them, and which changes a new
version may make to them. Other modules can be imported too, but may change at any time.
"""

__version__ = "0.3.0"

TYPE_CHECKING = False  # type checkers assume True; importing typing would take longer than the rest

if TYPE_CHECKING:
    from splittable.api import *  # noqa: F403
    from splittable.api import __all__ as __all__
else:

    def __getattr__(name: str) -> object:
        """Load the public API on first use, so that `import splittable` itself is quick."""
        if name == "__all__" or not name.startswith("_"):
            from importlib import import_module

            api = import_module("splittable.api")
            if name == "__all__" or name in api.__all__:
                globals()[name] = getattr(api, name)
                return globals()[name]
        raise AttributeError(f"module 'splittable' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__getattr__("__all__")})

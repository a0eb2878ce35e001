"""Finds the function of a bot: in a Python file, in an importable module, or by name."""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from splittable.bots import BOTS
from splittable.bots.bot import AnyBot
from splittable.core.errors import Invalid
from splittable.core.validation import join_limited, short_repr

USUAL: Final = "choose"  # the function, unless another one is named
EXPECTED: Final = "a Python file, MODULE:FUNCTION, or the name of a bot"


def bot_finder(text: str) -> Callable[[str], AnyBot]:
    """By game: the bot of `FILE.py`, `FILE.py:FUNCTION`, `MODULE:FUNCTION`, or of this name.

    Raises Invalid, with one line, if there is none or if its file fails.
    """
    source, colon, function = text.partition(":")
    if source.endswith(".py"):
        bot = _function(_run_file(Path(source)), function or USUAL, source)
        return lambda _game: bot
    if colon:
        bot = _function(_import(source), function, source)
        return lambda _game: bot
    names = {name for bots in BOTS.values() for name in bots}
    if text not in names:
        raise Invalid("bot", f"{short_repr(text)} is not {EXPECTED}: {join_limited(sorted(names))}")

    def named(game: str) -> AnyBot:
        if text not in BOTS[game]:
            raise Invalid("bot", f"{text} doesn't play {game}; {join_limited(BOTS[game])} do")
        return BOTS[game][text]

    return named


def _run_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise Invalid("bot", f"there is no file {path}")
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[path.stem] = module  # dataclasses of the file look for it there
    sys.path.insert(0, str(path.parent))  # as for a script: it may import its neighbours
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Invalid(str(path), f"cannot be run: {type(error).__name__}: {error}") from error
    return module


def _import(name: str) -> ModuleType:
    try:
        return import_module(name)
    except Exception as error:
        raise Invalid(name, f"cannot be imported: {type(error).__name__}: {error}") from error


def _function(module: ModuleType, name: str, where: str) -> AnyBot:
    found = getattr(module, name, None)
    if not callable(found):
        raise Invalid(where, f"has no function {name}(view, legal, rng, shown)")
    bot: AnyBot = found
    return bot

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

__version__ = "0.1.0"

TYPE_CHECKING = False  # type checkers assume True; importing typing would take longer than the rest

# `available_games`, not `games`: `splittable.games` is a package, and importing any module of it
# would replace a function of that name.
__all__ = [
    "AnyBot",
    "AnyGame",
    "Bot",
    "BotPlugin",
    "Game",
    "GamePlugin",
    "IllegalMove",
    "Invalid",
    "InvalidArgument",
    "InvalidMove",
    "Mismatch",
    "MissingPackage",
    "NotYourTurn",
    "Outcome",
    "PluginError",
    "Position",
    "Record",
    "Seat",
    "SplittableError",
    "Step",
    "__version__",
    "available_bots",
    "available_games",
    "bot",
    "deal_by_number",
    "game",
    "play_out",
    "read_record",
    "replay",
    "simulate",
    "verify",
    "write_record",
]

if TYPE_CHECKING:
    from splittable.api import (
        AnyBot,
        AnyGame,
        Bot,
        BotPlugin,
        Game,
        GamePlugin,
        IllegalMove,
        Invalid,
        InvalidArgument,
        InvalidMove,
        Mismatch,
        MissingPackage,
        NotYourTurn,
        Outcome,
        PluginError,
        Position,
        Record,
        Seat,
        SplittableError,
        Step,
        available_bots,
        available_games,
        bot,
        deal_by_number,
        game,
        play_out,
        read_record,
        replay,
        simulate,
        verify,
        write_record,
    )
else:

    def __getattr__(name: str) -> object:
        """Load the public API on first use, so that `import splittable` itself is quick."""
        if name not in __all__:
            raise AttributeError(f"module 'splittable' has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module("splittable.api"), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})

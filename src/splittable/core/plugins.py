"""Plug-ins: games and bots registered with their optional parts, ours and other packages'.

Another package brings a game or a bot by an entry point of the group `splittable.games` or
`splittable.bots`, which names a `GamePlugin` or a `BotPlugin`.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pkgutil import resolve_name
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from splittable.core.errors import PluginError, SplittableError
from splittable.core.game import AnyGame
from splittable.core.lesson import LessonFiles
from splittable.core.reasons import ReasonFinder
from splittable.core.validation import short_repr

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

PluginT = TypeVar("PluginT", "GamePlugin", "BotPlugin")
T = TypeVar("T")

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")

# A value, or its import path "module:name". A path is imported on first use, so that a part may
# need packages that the rules don't.
Part: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """A game and its optional parts. Without a part, the game lacks the feature that uses it."""

    game: AnyGame
    encoding: Part = None  # `core.encoding.Encoding`: moves and views as integers, for learners
    simulator: Part = None  # `sim.simulated_game.SimulatedGame`: the rules as compiled kernels
    bots: Part = None  # `bots.bot.Bot` by name; besides, every game has the bot `random`
    reasons: ReasonFinder | None = None  # why a move is better, for hints and reviews
    review: Part = None  # `review.reviewed_game.ReviewedGame`: how its decisions are judged
    board: Part = None  # `terminal.board.Board`; default: a generic one
    pad: Part = None  # `terminal.pad.Pad`: scores a game on a real table
    picture: Part = None  # `svg.tables.TablePicture`; default: the fields of the view as a list
    lessons: LessonFiles | None = None
    # The cards that a view does not show, as in the JSON of a deal: to try moves in a replay.
    unseen: Callable[[Any], Sequence[object]] | None = None

    @property
    def key(self) -> str:
        return self.game.name

    def problem(self) -> str | None:
        if not _NAME.fullmatch(self.game.name):
            return f"{short_repr(self.game.name)} is not a name such as 'liars-dice'"
        if "seats" not in {option.name for option in self.game.options}:
            return "the game has no option 'seats'"
        return None


@dataclass(frozen=True, slots=True)
class BotPlugin:
    """A bot for one game, such as `BotPlugin("split", "cautious", choose)`. It is a bot itself."""

    game: str
    name: str
    choose: Part  # `bots.bot.Bot`
    slow: bool = True  # whether servers compute its moves in worker processes

    def __call__(self, view: Any, legal: tuple[T, ...], rng: Random, shown: Sequence[Any]) -> T:
        chosen: T = load(self.choose)(view, legal, rng, shown)
        return chosen

    @property
    def key(self) -> str:
        return f"{self.game}/{self.name}"

    def problem(self) -> str | None:
        if not _NAME.fullmatch(self.name):
            return f"{short_repr(self.name)} is not a name such as 'cautious'"
        return None


def load(part: Part) -> Any:
    """The part itself, imported if it is a path; raises PluginError."""
    return _import(part) if isinstance(part, str) else part


@cache
def _import(path: str) -> Any:
    try:
        return resolve_name(path)
    except SplittableError:  # such as a missing extra
        raise
    except (ImportError, AttributeError, ValueError) as error:
        raise PluginError(f"{path} can't be loaded: {_first_line(error)}") from error


class LazyMapping(Mapping[str, T]):
    """A mapping whose values are computed on first use.

    Its keys are asked for each time: a plug-in may look at it while others are still being found.
    """

    def __init__(self, keys: Callable[[], Collection[str]], value: Callable[[str], T]) -> None:
        self._keys, self._value = keys, cache(value)

    def __getitem__(self, key: str) -> T:
        if key not in self._keys():
            raise KeyError(key)
        return self._value(key)

    def __contains__(self, key: object) -> bool:
        return key in self._keys()

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys())

    def __len__(self) -> int:
        return len(self._keys())


class Registry(Mapping[str, PluginT]):
    """Plug-ins by key: the built-in ones, then those of installed packages, found on first use.

    An installed plug-in that can't be used is left out. One line in `problems` says why.
    """

    def __init__(self, kind: type[PluginT], group: str, built_in: Sequence[PluginT] = ()) -> None:
        self.built_in: Mapping[str, PluginT] = {each.key: each for each in built_in}
        self._kind: type[PluginT] = kind
        self._group = group
        self._plugins: dict[str, PluginT] | None = None
        self._packages: dict[str, str] = {}
        self._problems: list[str] = []

    @property
    def problems(self) -> tuple[str, ...]:
        """One line for each plug-in that can't be used. It names the package."""
        self._find()
        return tuple(self._problems)

    def package_of(self, key: str) -> str | None:
        """The package that brought this plug-in, with its version; None if it is built in."""
        self._find()
        return self._packages.get(key)

    def parts(self, part: str) -> Mapping[str, Any]:
        """One part of all plug-ins that have it, by key; loaded on first use."""
        return LazyMapping(
            lambda: [key for key, each in self.items() if getattr(each, part) is not None],
            lambda key: load(getattr(self[key], part)),
        )

    def __getitem__(self, key: str) -> PluginT:
        return self.built_in[key] if key in self.built_in else self._find()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._find())

    def __len__(self) -> int:
        return len(self._find())

    def _find(self) -> dict[str, PluginT]:
        if self._plugins is None:
            from importlib.metadata import entry_points  # takes longer to import than a game

            self._plugins = dict(self.built_in)  # all that a plug-in sees while it is loaded
            for each in sorted(entry_points(group=self._group), key=_package):
                try:
                    self._add(each)
                except (Exception, SystemExit) as error:  # whatever another package raises
                    self._problems.append(
                        f"{_package(each)}: {each.name} can't be used: {_first_line(error)}"
                    )
        return self._plugins

    def _add(self, found: "EntryPoint") -> None:
        plugin = found.load()
        if not isinstance(plugin, self._kind):
            raise PluginError(f"{found.value} is not a {self._kind.__name__}")
        if problem := plugin.problem():
            raise PluginError(problem)
        assert self._plugins is not None
        if plugin.key in self._plugins:
            owner = self._packages.get(plugin.key, "splittable")
            raise PluginError(f"{plugin.key} is registered already, by {owner}")
        self._plugins[plugin.key] = plugin
        self._packages[plugin.key] = _package(found)


def _package(found: "EntryPoint") -> str:
    return f"{found.dist.name} {found.dist.version}" if found.dist else found.value


def _first_line(error: BaseException) -> str:
    text = str(error).strip().partition("\n")[0]
    if isinstance(error, SplittableError):
        return text
    return f"{type(error).__name__}: {text}" if text else type(error).__name__

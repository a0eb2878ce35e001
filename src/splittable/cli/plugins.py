"""`splittable --list`: all games and bots, and the packages that brought them."""

from textwrap import fill

from splittable.bots import BOT_PLUGINS, BOTS, is_available, plugin_problems
from splittable.games import GAMES, PLUGINS

WIDTH = 78


def list_plugins() -> str:
    lines = [line for name in GAMES for line in _game(name)]
    if problems := plugin_problems():
        lines += ["", "Ignored:", *(f"  {problem}" for problem in problems)]
    return "\n".join(lines)


def _game(name: str) -> list[str]:
    bots = ", ".join(_bot(name, bot) for bot in BOTS[name])
    return [
        f"{name}: {GAMES[name].title}{_from(PLUGINS.package_of(name))}",
        fill(f"bots: {bots}", WIDTH, initial_indent="  ", subsequent_indent="    "),
    ]


def _bot(game: str, bot: str) -> str:
    lacking = "" if is_available(game, bot) else " (not installed)"
    return f"{bot}{_from(BOT_PLUGINS.package_of(f'{game}/{bot}'))}{lacking}"


def _from(package: str | None) -> str:
    return "" if package is None else f" (from {package})"

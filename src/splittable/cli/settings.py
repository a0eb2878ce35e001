"""The server's settings, from command-line flags, environment variables and a settings file."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from splittable.cli.tables import read_deck_file, split_deck
from splittable.core.errors import Invalid
from splittable.core.game import options_with_deck, seats_for, written_deck
from splittable.core.validation import join_limited, parse_toml, short_repr
from splittable.games import GAMES
from splittable.server.domain.words import read_words
from splittable.server.logs import LOG_FORMATS
from splittable.server.ops.settings import ServerSettings

PREFIX: Final = "SPLITTABLE_"
FILE: Final = f"{PREFIX}CONFIG"  # the settings file; --config in the environment
NO_BROWSER: Final = f"{PREFIX}NO_BROWSER"

Kind = Callable[[str, str], Any]  # (text, flag or variable) -> value; raises Invalid


def _text(text: str, _where: str) -> str:
    return text


def _whole(low: int, high: int) -> Kind:
    def read(text: str, where: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not low <= int(text) <= high:
            problem = f"expected a whole number from {low} to {high}, found {short_repr(text)}"
            raise Invalid(where, problem)
        return int(text)

    return read


DAYS: Final = _whole(1, 36_500)


def _token(text: str, where: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_-]{22,64}", text):
        raise Invalid(where, "expected 22 to 64 of A-Z a-z 0-9 _ -; nobody may guess it")
    return text


def _contact(text: str, where: str) -> str:
    if not text.isprintable() or len(text) > 200:
        raise Invalid(where, "expected one line of up to 200 characters")
    return text


def _words(text: str, where: str) -> tuple[str, ...]:
    try:
        return read_words(Path(text).read_text("utf-8-sig"), f"{where}: {text}")
    except OSError as error:
        raise Invalid(where, f"{text} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Invalid(where, f"{text} is not UTF-8") from error


def _one_of(words: tuple[str, ...]) -> Kind:
    def read(text: str, where: str) -> str:
        if text not in words:
            raise Invalid(where, f"{short_repr(text)} is not one of {join_limited(words)}")
        return text

    return read


def _origins(text: str, where: str) -> frozenset[str]:
    origins = [each for each in text.split(",") if each]
    for each in origins:
        if not re.fullmatch(r"https?://[^/\s]+", each):
            problem = f"expected addresses like https://example.org, found {short_repr(each)}"
            raise Invalid(where, problem)
    return frozenset(origins)


def _hosts(text: str, where: str) -> frozenset[str]:
    hosts = [each for each in text.split(",") if each]
    for each in hosts:
        if not re.fullmatch(r"[a-z0-9.-]+|\[[0-9a-f:.]+\]", each):
            problem = f"expected names like play.example.org, found {short_repr(each)}"
            raise Invalid(where, problem)
    return frozenset(hosts)


def _name(text: str, where: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,60}", text):
        problem = f"expected 1 to 60 of A-Z a-z 0-9 . _ -, found {short_repr(text)}"
        raise Invalid(where, problem)
    return text


def _decks(text: str, _where: str) -> dict[str, list[Any]]:
    """By game: its deck, except one that is the game's own."""
    found: dict[str, list[Any]] = {}
    for each in text.split(","):
        name, file = split_deck(each)
        game = GAMES[name]
        raw = read_deck_file(game, file)
        for seats in seats_for(game, raw)[:1]:
            deck = written_deck(game, options_with_deck(game, {"seats": seats}, raw))
            found |= {} if deck is None else {name: deck}
    return found


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: `--bot-pause` on the command line, `SPLITTABLE_BOT_PAUSE` in the environment."""

    name: str  # of the field of ServerSettings
    metavar: str
    help: str
    kind: Kind = _text
    alias: str | None = None  # another name for flag and variable, from an earlier version

    @property
    def flag(self) -> str:
        return self.flags[0]

    @property
    def variable(self) -> str:
        return self.variables[0]

    @property
    def flags(self) -> tuple[str, ...]:
        return tuple(f"--{name.replace('_', '-')}" for name in self._names)

    @property
    def variables(self) -> tuple[str, ...]:
        return tuple(f"{PREFIX}{name.upper()}" for name in self._names)

    @property
    def keys(self) -> tuple[str, ...]:
        """In a settings file, where both `bot_pause` and `bot-pause` are understood."""
        return (*self._names, *(name.replace("_", "-") for name in self._names))

    @property
    def _names(self) -> tuple[str, ...]:
        return (self.name,) if self.alias is None else (self.name, self.alias)


SETTINGS: Final = (
    Setting("host", "ADDRESS", "address to listen on; 0.0.0.0 means all"),
    Setting("port", "N", "port to listen on; 0 picks a free one", _whole(0, 65_535)),
    Setting(
        "metrics_port", "N", "port for probes and metrics alone; default: --port", _whole(0, 65_535)
    ),
    Setting("database", "URL", "sqlite:///FILE or postgresql://USER@HOST/NAME"),
    Setting(
        "server_id", "NAME", "name among servers that share a database; default: random", _name
    ),
    Setting("origins", "URL,URL…", "other sites whose pages may connect", _origins),
    Setting("hosts", "NAME,NAME…", "host names that a proxy forwards", _hosts),
    Setting("bot_pause", "MS", "how long a bot waits before it moves", _whole(0, 60_000)),
    Setting("thinkers", "N", "bot worker processes; default: cores minus one", _whole(0, 256)),
    Setting("review_playouts", "N", "playouts per reviewed decision", _whole(0, 1_000_000)),
    Setting("messages_per_second", "N", "message limit per WebSocket", _whole(1, 100_000)),
    Setting("requests_per_second", "N", "request limit per address", _whole(1, 100_000)),
    Setting("tables_per_minute", "N", "limit of new tables per address", _whole(1, 1_000_000)),
    Setting("commands_per_minute", "N", "limit per person, moves excepted", _whole(1, 1_000_000)),
    Setting("connections_per_address", "N", "limit of open connections", _whole(1, 1_000_000)),
    Setting(
        "max_connections", "N", "limit of open connections of the server", _whole(16, 1_000_000)
    ),
    Setting("max_tables", "N", "limit of tables in memory", _whole(1, 1_000_000)),
    Setting("work_per_second", "MS", "CPU time limit per address", _whole(1, 1_000_000)),
    Setting("keep_finished", "DAYS", "delete finished tables unused for that long", DAYS),
    Setting("keep_abandoned", "DAYS", "delete unfinished tables unused for that long", DAYS),
    Setting("keep_talk", "DAYS", "erase chat older than that", DAYS),
    Setting(
        "keep_notes", "DAYS", "delete reports, ended bans and audited acts older than that", DAYS
    ),
    Setting("contact", "TEXT", "how to reach you, for the privacy page", _contact),
    Setting("admin_token", "TOKEN", "what operators show; better in the environment", _token),
    Setting("words", "FILE", "words that are unwanted in names and talk", _words),
    Setting(
        "deck",
        "GAME=FILE,…",
        "decks for tables that don't bring their own",
        _decks,
        alias="objectives",
    ),
    Setting(
        "log_format", "FORMAT", "text, json, or auto: text at a terminal", _one_of(LOG_FORMATS)
    ),
)


@dataclass(frozen=True, slots=True)
class Given:
    """A setting as somebody wrote it."""

    text: str
    where: str  # the flag, the variable, or the file and its key


def given_settings(
    flags: Mapping[str, str | None], environment: Mapping[str, str], file: str | None = None
) -> dict[str, Given]:
    """What was given, by setting. Flags override the environment, which overrides the file.

    Raises `Invalid` if the file can't be read or has a key that isn't a setting."""
    file = file or environment.get(FILE)
    given = {} if not file else _in_file(Path(file))
    for each in SETTINGS:
        flag = flags.get(each.name)
        variable = next((name for name in each.variables if environment.get(name)), None)
        if flag is not None:
            given[each.name] = Given(flag, each.flag)
        elif variable is not None:
            given[each.name] = Given(environment[variable], variable)
    return given


def read_settings(given: Mapping[str, Given]) -> ServerSettings:
    """Settings that aren't given have their defaults. Raises `Invalid` that says where."""
    kinds = {each.name: each.kind for each in SETTINGS}
    return ServerSettings(
        **{name: kinds[name](each.text, each.where) for name, each in given.items()}
    )


def _in_file(path: Path) -> dict[str, Given]:
    try:
        written = parse_toml(path.read_bytes())
    except OSError as error:
        raise Invalid(str(path), f"cannot be read: {error.strerror}") from error
    except Invalid as error:
        raise Invalid(str(path), error.problem) from error
    names = {key: each.name for each in SETTINGS for key in each.keys}
    given: dict[str, Given] = {}
    for key, value in written.items():
        where = f"{path}: {key}"
        if key not in names:
            raise Invalid(where, f"is not a setting{_similar(key, names)}")
        if names[key] in given:
            raise Invalid(where, f"is set twice, as {given[names[key]].where.split(': ')[-1]} too")
        given[names[key]] = Given(_as_text(value, where), where)
    return given


def _as_text(value: object, where: str) -> str:
    """A value of the file as it would stand in a flag."""
    match value:
        case bool():
            pass
        case str() | int():
            return str(value)
        case list() if all(isinstance(each, str) for each in value):
            return ",".join(value)
    raise Invalid(where, "expected a text, a whole number or a list of texts")


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """A line for each variable that looks like a setting and isn't one."""
    known = {FILE, NO_BROWSER}.union(*(each.variables for each in SETTINGS))
    return [
        f"{name} is not a setting{_similar(name, known)}"
        for name in sorted(environment)
        if name.startswith(PREFIX) and name not in known
    ]


def _similar(name: str, known: Iterable[str]) -> str:
    similar = get_close_matches(name, known, n=1)
    return f"; did you mean {similar[0]}?" if similar else ""

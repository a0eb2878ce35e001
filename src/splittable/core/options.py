"""Game options: a table's settings, each with its allowed values and a one-line meaning."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from splittable.core.errors import Invalid
from splittable.core.validation import join_limited, short_repr

OptionsT = TypeVar("OptionsT")
Value = int | str | bool


@dataclass(frozen=True, slots=True)
class Option:
    name: str
    values: tuple[Value, ...]  # all allowed values, the default first
    meaning: str  # one line, for people

    @property
    def default(self) -> Value:
        return self.values[0]

    def check(self, raw: object) -> Value:
        """Return `raw` if it is an allowed value; otherwise raise Invalid."""
        for value in self.values:
            if type(raw) is type(value) and raw == value:  # True == 1, but isn't a seat count
                return value
        raise Invalid(
            f"options.{self.name}",
            f"{short_repr(raw)} is not one of {join_limited(value_names(self.values))}",
        )


def value_names(values: tuple[Value, ...]) -> tuple[str, ...]:
    """Values as text, for people and files: `true`, not `True`."""
    return tuple(str(value).lower() for value in values)


def check_options(options: object, allowed: tuple[Option, ...]) -> None:
    """Raise Invalid if a value is out of range. Options dataclasses call this on construction."""
    for option in allowed:
        option.check(getattr(options, option.name))


def read_options(
    raw: Mapping[str, object], kind: type[OptionsT], allowed: tuple[Option, ...]
) -> OptionsT:
    """Build an options dataclass from raw values; raises Invalid for unknown names or values."""
    names = [option.name for option in allowed]
    for name in raw:
        if name not in names:
            raise Invalid(
                "options", f"unknown option {short_repr(name)}; allowed: {join_limited(names)}"
            )
    return kind(**raw)


def write_options(options: object, allowed: tuple[Option, ...]) -> dict[str, Value]:
    """Values by name: always `seats`, and every option that is not at its default."""
    values = {option.name: getattr(options, option.name) for option in allowed}
    defaults = {option.name: option.default for option in allowed}
    return {
        name: value for name, value in values.items() if name == "seats" or value != defaults[name]
    }


def parse_value(option: Option, text: str) -> Value:
    """Parse an option's value as typed on a command line; raises Invalid."""
    for value, name in zip(option.values, value_names(option.values), strict=True):
        if name == text:
            return value
    raise Invalid(
        f"option {option.name}",
        f"{short_repr(text)} is not one of {join_limited(value_names(option.values))}",
    )


def read_words(words: Sequence[str], allowed: tuple[Option, ...], whose: str) -> dict[str, Value]:
    """Parse options typed as NAME=VALUE, each at most once; raises Invalid.

    `whose` is the subject of the error text, such as the game's title.
    """
    known = {option.name: option for option in allowed}
    found: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in known:
            names = join_limited(list(known))
            raise Invalid("option", f"{whose} has no option {short_repr(name)}; allowed: {names}")
        if not equals:
            raise Invalid("option", f"{short_repr(word)} has no value; write {name}=VALUE")
        if name in found:
            raise Invalid("option", f"{name} is given twice")
        found[name] = parse_value(known[name], value)
    return found

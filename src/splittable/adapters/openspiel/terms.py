"""The parameters of an OpenSpiel game: its options, reductions, chance nodes and turn order.

| parameter | default | meaning |
|---|---|---|
| the game's options | as at a table | `mode=cooperative`, `bluff_resets=True`, ... |
| `seats`, `players` | 0 | two names for the same number: give one; 0: as at a table |
| `cards` | `all` | Split it!, Split: the deck, such as `cards=1 2 2 3 0` (0 is a joker) |
| `hand`, `turn_limit` | 7, 1000 | Split: cards per hand, and the turn at which the game ends |
| `deals` | 0 | chance picks one of this many deals; 0: every card is a chance node of its own |
| `deal_seed` | 0 | the seed of these deals |
| `turn_based` | False | simultaneous choices are made one seat at a time, hidden from the others |
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property, lru_cache
from typing import Any, Final, TypeAlias

from splittable.core.chance import stream
from splittable.core.encoding import AnyEncoding, Draw, equally_likely
from splittable.core.errors import Invalid, InvalidArgument
from splittable.core.game import AnyGame
from splittable.core.options import Value
from splittable.core.validation import as_integer, join_limited, short_repr
from splittable.games import ENCODINGS

Parameters: TypeAlias = tuple[tuple[str, Value], ...]  # non-default ones, sorted by name

ALL_CARDS: Final = "all"
MOST_DEALS: Final = 100_000
GREATEST_SEED: Final = 2**31 - 1  # OpenSpiel's parameters are 32-bit integers
COMMON_DEFAULTS: Final[Mapping[str, Value]] = {
    "players": 0,
    "deals": 0,
    "deal_seed": 0,
    "turn_based": False,
}


@dataclass(frozen=True)
class Terms:
    """Everything that stays the same during a game."""

    game: str  # its name, as in records
    parameters: Parameters
    options: Any
    deals: tuple[Any, ...]  # chance picks one of these; empty: it draws card by card
    simultaneous: bool  # simultaneous choices share a node; if False, the lowest seat goes first

    def __reduce__(self) -> tuple[Any, ...]:
        return _terms, (self.game, self.parameters)  # cached: all unpickled states share one

    @property
    def encoding(self) -> AnyEncoding:
        return ENCODINGS[self.game]

    @property
    def rules(self) -> AnyGame:
        return self.encoding.game

    def draws(self, drawn: Sequence[int]) -> tuple[Draw, ...]:
        """The possible next outcomes of chance; empty once everything is dealt."""
        if not self.deals:
            return self.encoding.draws(self.options, drawn)
        return () if drawn else equally_likely(range(len(self.deals)))

    def deal(self, drawn: Sequence[int]) -> Any:
        return self.deals[drawn[0]] if self.deals else self.encoding.deal(self.options, drawn)

    @cached_property
    def possible_draws(self) -> tuple[frozenset[int], ...]:
        """The possible outcomes at each chance node, along the path of the lowest outcomes.

        Every path has as many chance nodes, and no greater outcome.
        """
        drawn: list[int] = []
        possible: list[frozenset[int]] = []
        while draws := self.draws(drawn):
            possible.append(frozenset(draw.outcome for draw in draws))
            drawn.append(min(possible[-1]))
        return tuple(possible)


def read_terms(name: str, parameters: Mapping[str, Value]) -> Terms:
    """Read a game's parameters. Raises InvalidArgument if they are invalid."""
    defaults = specification(ENCODINGS[name].game)
    for parameter in parameters:
        if parameter not in defaults:
            problem = (
                f"unknown parameter {short_repr(parameter)}; allowed: {join_limited(defaults)}"
            )
            raise InvalidArgument("parameters", problem)
    given = _with_seats(parameters, ENCODINGS[name].game)
    chosen = {key: value for key, value in given.items() if value != defaults[key]}
    try:
        return _terms(name, tuple(sorted(chosen.items())))
    except Invalid as error:
        raise InvalidArgument(error.where, error.problem) from None


def _with_seats(parameters: Mapping[str, Value], game: AnyGame) -> dict[str, Value]:
    """The parameters without `players`; `seats` is 0 for the usual number."""
    given = dict(parameters)
    players, seats = given.pop("players", 0), given.pop("seats", 0)
    if players and seats and players != seats:
        raise InvalidArgument("players", f"{players} contradicts seats={seats}; give one of them")
    usual = next(option.default for option in game.options if option.name == "seats")
    chosen = players or seats
    return {**given, "seats": 0 if chosen == usual else chosen}


def specification(game: AnyGame) -> dict[str, Value]:
    """All parameters of the game, with their defaults. OpenSpiel fills them in, so 0 seats stand
    for the usual number: `players` and a given `seats` can then be compared."""
    options = {option.name: option.default for option in game.options}
    return {**options, "seats": 0, **_whole_game(game), **COMMON_DEFAULTS}


@lru_cache(maxsize=256)
def _terms(name: str, parameters: Parameters) -> Terms:
    game = ENCODINGS[name].game
    given = {**specification(game), **dict(parameters)}
    options = _options(game, given)
    deals = as_integer(given["deals"], "deals", 0, MOST_DEALS)
    seed = as_integer(given["deal_seed"], "deal_seed", 0, GREATEST_SEED)
    return Terms(
        game=name,
        parameters=parameters,
        options=options,
        deals=tuple(game.deal(options, stream(seed, "deal", number)) for number in range(deals)),
        simultaneous=not given["turn_based"] and game.simultaneous(options),
    )


def _options(game: AnyGame, given: Mapping[str, Value]) -> Any:
    chosen = {
        option.name: given[option.name]
        for option in game.options
        if option.name != "seats" or given["seats"]
    }
    reduced: dict[str, object] = {
        name: _cards(str(given[name])) if whole == ALL_CARDS else given[name]
        for name, whole in _whole_game(game).items()
        if given[name] != whole
    }
    return replace(game.read_options(chosen), **reduced)


def _whole_game(game: AnyGame) -> dict[str, Value]:
    """The options that reduce a game, which no table offers, with their values in the full game."""
    offered = [option.name for option in game.options]
    options = game.read_options({})
    whole = {field.name: getattr(options, field.name) for field in fields(options)}
    return {
        name: ALL_CARDS if isinstance(value, tuple) else value
        for name, value in whole.items()
        if name not in offered and isinstance(value, int | tuple)
    }


def _cards(text: str) -> tuple[int, ...]:
    for word in text.split():
        if not word.isdecimal():
            problem = f"{short_repr(word)} is not a number; expected '{ALL_CARDS}' or '1 2 2 3'"
            raise Invalid("cards", problem)
    return tuple(int(word) for word in text.split())

"""The parameters of a game: its options, a smaller game, how it is dealt and who chooses when.

| parameter | default | meaning |
|---|---|---|
| the game's options | as at a table | `seats=4`, `mode=cooperative`, `bluff_resets=True`, ... |
| `cards` | `all` | Split it!, Split: play with these only, `cards=1 2 2 3 0` (0 is a joker) |
| `hand`, `turn_limit` | 7, 1000 | Split: smaller hands, an early end |
| `deals` | 0 | chance picks one of so many deals; 0: every card is a chance node of its own |
| `deal_seed` | 0 | which deals these are |
| `turn_based` | False | seats that choose at once choose one after the other, unseen by the rest |
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
from splittable.games.encodings import ENCODINGS

Parameters: TypeAlias = tuple[tuple[str, Value], ...]  # those not at their defaults, by name

ALL_CARDS: Final = "all"
MOST_DEALS: Final = 100_000
GREATEST_SEED: Final = 2**31 - 1  # that OpenSpiel takes as a parameter
BESIDES: Final[Mapping[str, Value]] = {"deals": 0, "deal_seed": 0, "turn_based": False}


@dataclass(frozen=True)
class Terms:
    """Everything that does not change while a game is played."""

    game: str  # its name in records
    parameters: Parameters
    options: Any
    deals: tuple[Any, ...]  # chance picks one of these; none: it draws card by card
    simultaneous: bool  # seats that choose at once do so at one node; if not, the lowest first

    def __reduce__(self) -> tuple[Any, ...]:
        return _terms, (self.game, self.parameters)  # every pickled state has one: made once

    @property
    def encoding(self) -> AnyEncoding:
        return ENCODINGS[self.game]

    @property
    def rules(self) -> AnyGame:
        return self.encoding.game

    def draws(self, drawn: Sequence[int]) -> tuple[Draw, ...]:
        """What chance may bring next; nothing once all is dealt."""
        if not self.deals:
            return self.encoding.draws(self.options, drawn)
        return () if drawn else equally_likely(range(len(self.deals)))

    def deal(self, drawn: Sequence[int]) -> Any:
        return self.deals[drawn[0]] if self.deals else self.encoding.deal(self.options, drawn)

    @cached_property
    def possible_draws(self) -> tuple[frozenset[int], ...]:
        """What chance may bring at each of its nodes, if it always brings the least.

        However it draws, there are as many nodes, and no outcome is greater than these.
        """
        drawn: list[int] = []
        possible: list[frozenset[int]] = []
        while draws := self.draws(drawn):
            possible.append(frozenset(draw.outcome for draw in draws))
            drawn.append(min(possible[-1]))
        return tuple(possible)


def read_terms(name: str, parameters: Mapping[str, Value]) -> Terms:
    """Raises InvalidArgument for what cannot be played."""
    defaults = specification(ENCODINGS[name].game)
    for parameter in parameters:
        if parameter not in defaults:
            problem = (
                f"unknown parameter {short_repr(parameter)}; allowed: {join_limited(defaults)}"
            )
            raise InvalidArgument("parameters", problem)
    chosen = {key: value for key, value in parameters.items() if value != defaults[key]}
    try:
        return _terms(name, tuple(sorted(chosen.items())))
    except Invalid as error:
        raise InvalidArgument(error.where, error.problem) from None


def specification(game: AnyGame) -> dict[str, Value]:
    """Every parameter there is, with its default."""
    options = {option.name: option.default for option in game.options}
    return {**options, **_whole_game(game), **BESIDES}


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
    chosen = {option.name: given[option.name] for option in game.options}
    reduced: dict[str, object] = {
        name: _cards(str(given[name])) if whole == ALL_CARDS else given[name]
        for name, whole in _whole_game(game).items()
        if given[name] != whole
    }
    return replace(game.read_options(chosen), **reduced)


def _whole_game(game: AnyGame) -> dict[str, Value]:
    """What can make a game smaller: the options that no table offers, as they are in the whole."""
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
            problem = (
                f"{short_repr(word)} is no number; expected '{ALL_CARDS}' or cards as in '1 2 2 3'"
            )
            raise Invalid("cards", problem)
    return tuple(int(word) for word in text.split())

"""All variants: every combination of game, seat count and options."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import wraps
from inspect import Parameter, Signature, signature
from itertools import product
from typing import Any, Final, cast

import pytest

from splittable.core.game import AnyGame, with_deck
from splittable.core.seats import Seat, all_seats
from splittable.games import GAMES
from tests.support.house_deck import HOUSE_DECK
from tests.support.tiers import Tier

Law = Callable[..., None]


@dataclass(frozen=True, slots=True, repr=False)
class Variant:
    game: AnyGame
    options: Any
    deck: str = ""  # "house" for Splito with other Objectives

    @property
    def seats(self) -> tuple[Seat, ...]:
        return all_seats(self.options.seats)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (*self.seats, None)

    @property
    def games(self) -> dict[str, AnyGame]:
        """The games by name, to read records of this variant."""
        return {self.game.name: self.game}

    def __str__(self) -> str:
        chosen = self.game.write_options(self.options)
        seats = chosen.pop("seats")
        others = [name if value is True else str(value) for name, value in chosen.items()]
        return "-".join([self.game.name, str(seats), *others, *([self.deck] if self.deck else [])])

    def __repr__(self) -> str:
        return f"<{self}>"


def _every(game: AnyGame, **choices: object) -> Iterator[Variant]:
    """One variant per combination. A choice is a list of values or a single value."""
    lists = [value if isinstance(value, list | range) else [value] for value in choices.values()]
    for values in product(*lists):
        yield Variant(game, game.read_options(dict(zip(choices, values, strict=True))))


_OFF_AND_ON = [False, True]
_SPLIT_IT, _SPLITO, _SPLIT = GAMES["split-it"], GAMES["splito"], GAMES["split"]
_HOUSE = with_deck(_SPLITO, json.loads(HOUSE_DECK))

OFFICIAL: Final = (
    *_every(_SPLIT_IT, seats=range(2, 5), remove_after_every_split=_OFF_AND_ON),
    *_every(_SPLITO, seats=range(2, 9), value_at_least=_OFF_AND_ON, show_side=_OFF_AND_ON),
    *_every(_SPLIT, seats=range(2, 6), reset_keeps_direction=_OFF_AND_ON, bluff_resets=_OFF_AND_ON),
    *_every(
        _SPLIT,
        seats=range(3, 6),
        mode="cooperative",
        helpers=["both", "zero", "hundred", "none"],
    ),
)
UNMETERED: Final = tuple(
    Variant(_HOUSE, _HOUSE.read_options({"seats": seats, "value_at_least": seats == 3}), "house")
    for seats in (2, 3, 8)
)
VARIANTS: Final = (*OFFICIAL, *UNMETERED)


def _plays_like(variant: Variant) -> Variant | None:
    """The variant with the same games, if an option of this one doesn't affect moves."""
    options, seats = variant.game.write_options(variant.options), len(variant.seats)
    idle = {
        "show_side": True,  # splito 8.4: affects what is seen, not what is legal
        "remove_after_every_split": seats > 2,  # split-it 8.3
        "reset_keeps_direction": seats == 2,  # with two seats, the direction doesn't matter
    }
    kept = {name: value for name, value in options.items() if not idle.get(name)}
    if kept == options:
        return None
    return Variant(variant.game, variant.game.read_options(kept), variant.deck)


# By variant: another one with the same games; tests/contract/test_twins.py checks it.
TWINS: Final = {variant: twin for variant in VARIANTS if (twin := _plays_like(variant)) is not None}
ONE_OF_EACH: Final = tuple(variant for variant in VARIANTS if variant not in TWINS)


def variants_of(name: str) -> tuple[Variant, ...]:
    return tuple(variant for variant in VARIANTS if variant.game.name == name)


TOGETHER: Final = tuple(  # variants in which several seats choose at once
    variant
    for variant in VARIANTS
    if variant.game.name != "split"
    or (variant.options.bluff_resets and len(variant.seats) > 2)  # split 9.5
)


def _spread(variants: Sequence[Variant]) -> Iterator[Variant]:
    """A selection with every number of seats and every combination of the other options."""
    by_seats: dict[int, list[Variant]] = {}
    for variant in variants:
        by_seats.setdefault(len(variant.seats), []).append(variant)
    combinations = max(map(len, by_seats.values()))
    for turn in range(max(combinations, len(by_seats))):
        of_seats = list(by_seats.values())[turn % len(by_seats)]
        yield of_seats[turn % len(of_seats)]


# For the short run: each number of seats, each pair of option values, and one house deck.
SHORT: Final = frozenset(
    (
        *variants_of("split-it")[:2],
        *variants_of("split-it")[2::2],
        *_spread([v for v in OFFICIAL if v.game is _SPLITO]),
        *_spread([v for v in OFFICIAL if v.game is _SPLIT and not v.options.cooperative]),
        *_spread([v for v in OFFICIAL if v.game is _SPLIT and v.options.cooperative]),
        UNMETERED[1],
    )
)


def choose(tier: Tier, words: str, variants: Sequence[Variant]) -> Sequence[Variant]:
    """The variants of the tier; with words, only those whose names contain them."""
    if words:
        return [variant for variant in variants if words in str(variant)]
    short = [variant for variant in variants if variant in SHORT]
    return short if short and tier is Tier.SHORT else variants


def each(variants: Iterable[Variant], *, long: Iterable[Variant] = ()) -> Callable[[Law], Law]:
    """Test a law on these variants, and on more with `--long`. A failure names its variant."""
    usual, more = tuple(variants), tuple(long)

    def loop(law: Law) -> Law:
        def test(*args: Any, pytestconfig: pytest.Config, tier: Tier, **named: Any) -> None:
            words: str = pytestconfig.getoption("--variants")
            chosen = choose(tier, words, more if more and tier is Tier.LONG else usual)
            if not chosen:
                pytest.skip(f"no variant has '{words}' in its name")
            asked = {"tier": tier, "pytestconfig": pytestconfig}
            named |= {name: value for name, value in asked.items() if name in own}
            for variant in chosen:
                try:
                    law(*args, variant=variant, **named)
                except Exception as error:
                    error.add_note(f"variant: {variant} (--variants {variant} tries it alone)")
                    raise

        own = signature(law).parameters
        fixtures = {*own, "tier", "pytestconfig"} - {"variant"}
        found: Any = wraps(law, updated=())(test)
        found.__signature__ = Signature(
            [Parameter(name, Parameter.KEYWORD_ONLY) for name in sorted(fixtures)]
        )
        found.pytestmark = getattr(law, "pytestmark", [])
        return cast(Law, found)

    return loop


every_variant = each(VARIANTS)
# For laws on moves and results, not on views: twins add nothing, and run only with `--long`.
every_way_to_play = each(ONE_OF_EACH, long=VARIANTS)
every_split_it = each(variants_of("split-it"))
every_splito = each(variants_of("splito"))
every_split = each(variants_of("split"))
every_variant_with_seals = each(TOGETHER)

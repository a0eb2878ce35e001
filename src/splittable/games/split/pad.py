"""The score pad of Split: checks and scores the cards left in each hand of a real table."""

from collections.abc import Sequence
from dataclasses import dataclass

from splittable.core.errors import Invalid
from splittable.core.game import Outcome
from splittable.core.validation import as_integer, as_list, as_object
from splittable.games.split.cards import CARDS
from splittable.games.split.scoring import competitive_result, cooperative_result
from splittable.games.split.setup import Options


@dataclass(frozen=True, slots=True)
class Scored:
    """The score of a real table, with the same fields as in a view."""

    hand_sizes: tuple[int, ...]  # by seat: cards left
    outcome: Outcome


def score(options: Options, raw: object) -> Scored:
    """Score `{"left": [0, 4, 2]}`: by seat, the cards left in hand.

    Raises Invalid if the input is unreadable or impossible.
    """
    fields = as_object(raw, "score", required=("left",))
    sizes = as_list(fields["left"], "left", length=options.seats)
    return scored(
        options,
        [as_integer(size, f"left[{seat}]", 0, len(CARDS)) for seat, size in enumerate(sizes)],
    )


def scored(options: Options, sizes: Sequence[int]) -> Scored:
    hands = tuple(sizes)
    if sum(hands) > len(CARDS):
        raise Invalid("cards left", f"{sum(hands)} in all, but the deck has {len(CARDS)} cards")
    if options.cooperative:
        return Scored(hands, cooperative_result(hands))
    if hands.count(0) > 1:
        raise Invalid("cards left", "only one player can be out: the game ends at once")
    return Scored(hands, competitive_result(hands))

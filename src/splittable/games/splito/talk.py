"""Chat phrases of Splito, by id, and what they mean. Clients translate them."""

from collections.abc import Mapping
from typing import Final

from splittable.core.talk import Phrase
from splittable.games.splito.objective_status import Status
from splittable.games.splito.setup import Options
from splittable.games.splito.view import View

STILL_OPEN: Final = "objective-open"  # names an Objective
COME_TO_ME: Final = "come-to-me"
# Players may plead, but not name a card in hand, their next card or a plan (11.13).
PHRASES: Final = (
    STILL_OPEN,
    COME_TO_ME,
    "nice-zone",
    "hello-neighbour",
    "so-close",
    "what-a-product",
    "last-round",
)


def forbids_talk_of_cards(options: Options) -> bool:
    """Always: players may not name their hand or their next card (11.13)."""
    return True


def suits(options: Options, phrase: str) -> bool:
    return True


def topics(options: Options, view: View | None) -> Mapping[str, tuple[str, ...]]:
    """The open Objectives: those in zones, and the commons that no zone holds."""
    if view is None or view.outcome is not None:
        return {STILL_OPEN: ()}
    commons = [line.objective for line in view.sheet.commons if line.zone is None]
    lines = [line for zone in view.sheet.zones for line in zone.lines]
    in_zones = [line.objective for line in lines if line.status is Status.OPEN]
    return {STILL_OPEN: tuple(str(objective) for objective in (*commons, *in_zones))}


def truthful(view: View, phrase: Phrase) -> bool:
    """Whether the phrase is true: an Objective is open. Pleas and remarks are always true.

    All of it lies on the table, so no phrase tells anything of a hand or a plan (11.13).
    """
    if phrase.id != STILL_OPEN:
        return True
    return phrase.about in topics(view.options, view)[STILL_OPEN]

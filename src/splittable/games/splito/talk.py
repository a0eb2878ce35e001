"""What is said at a table of Splito: phrases by id, which every client words in its language."""

from collections.abc import Mapping
from typing import Final

from splittable.games.splito.objective_status import Status
from splittable.games.splito.setup import Options
from splittable.games.splito.view import View

STILL_OPEN: Final = "objective-open"  # speaks of one Objective
# None of these names a card in hand, the next card or a plan; pleading is welcome (11.13).
PHRASES: Final = (
    STILL_OPEN,
    "come-to-me",
    "nice-zone",
    "hello-neighbour",
    "so-close",
    "what-a-product",
    "last-round",
)


def forbids_talk_of_cards(options: Options) -> bool:
    """Of one's hand and the next card (11.13)."""
    return True


def suits(options: Options, phrase: str) -> bool:
    return True


def topics(options: Options, view: View | None) -> Mapping[str, tuple[str, ...]]:
    """The Objectives on the table that are not met yet: those in the zones, and the commons that
    no zone has."""
    if view is None or view.outcome is not None:
        return {STILL_OPEN: ()}
    commons = [line.objective for line in view.sheet.commons if line.zone is None]
    lines = [line for zone in view.sheet.zones for line in zone.lines]
    in_zones = [line.objective for line in lines if line.status is Status.OPEN]
    return {STILL_OPEN: tuple(str(objective) for objective in (*commons, *in_zones))}

"""How bots of Splito coax their neighbours: sparingly, and by what everybody sees (splito 11.13).

What they say follows from the zones alone. So nobody learns from it what they hold or will play.
"""

from typing import Final

from splittable.bots.bot import Events
from splittable.core.seats import Seat
from splittable.core.talk import Phrase, Said
from splittable.games.splito.cards import Side
from splittable.games.splito.events import HandsPassed
from splittable.games.splito.objective_status import Status
from splittable.games.splito.scoring import zone_of
from splittable.games.splito.talk import COME_TO_ME, STILL_OPEN
from splittable.games.splito.view import View

EVERY: Final = 2  # rounds: in each of these, one seat may speak
WORTH_IT: Final = 2  # points of an Objective that is worth a word


def speak(view: View, shown: Events, among_people: bool) -> Phrase | None:
    """A plea to the neighbours, when it is this seat's turn to speak; None: nothing. Bots need no
    pleas."""
    seat = view.seat
    if seat is None or not among_people or view.options.seats == 2 or view.outcome is not None:
        return None  # two seats share no zone
    speaker = view.round // EVERY % view.options.seats
    if view.round % EVERY or seat != speaker or _has_spoken(seat, shown):
        return None
    mine = [zone_of(view.options, seat, side) for side in Side]
    lines = [line for zone in mine for line in view.sheet.zones[zone].lines]
    wanted = [
        line.objective
        for line in lines
        if line.status is Status.OPEN and line.objective.points >= WORTH_IT
    ]
    if wanted:
        return Phrase(STILL_OPEN, str(max(wanted, key=lambda objective: objective.points)))
    sizes = [len(zone) for zone in view.zones]
    return Phrase(COME_TO_ME) if min(sizes[zone] for zone in mine) == min(sizes) else None


def _has_spoken(seat: Seat, shown: Events) -> bool:
    """Whether it has said something in this round."""
    for event in reversed(shown):
        if isinstance(event, HandsPassed):
            return False
        if isinstance(event, Said) and event.seat == seat:
            return True
    return False

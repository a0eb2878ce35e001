"""One sentence that says who won and what decided it."""

from splittable.core.game import Outcome
from splittable.core.seats import Seat
from splittable.terminal.words import Names, enumerated


def verdict(outcome: Outcome, names: Names, *, unit: str, breaker: str) -> str:
    """For games where the highest score wins. `breaker` breaks ties, such as 'most columns'."""
    best = max(outcome.scores)
    tied = [Seat(seat) for seat, score in enumerate(outcome.scores) if score == best]
    if len(tied) == 1:
        return f"{names.does(tied[0], 'win')} with {best}{unit}."
    tie = f"{names.all_of(tied, begin=True)} have {best}{unit} each"
    if len(outcome.winners) == 1:
        return f"{tie}; the tie goes to {names.whom(outcome.winners[0])} with the {breaker}."
    sharing = enumerated([names.whom(seat) for seat in outcome.winners])
    counted = breaker.split()[-1]
    return f"{tie}; {sharing} are also tied on {counted} and share the win."

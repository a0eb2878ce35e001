"""Who has won, and what decided it, in one sentence."""

from splittable.core.game import Outcome
from splittable.core.seats import Seat
from splittable.terminal.words import Names, enumerated


def verdict(outcome: Outcome, names: Names, *, unit: str, breaker: str) -> str:
    """For games where the highest score wins and a tie is broken by `breaker`: 'most columns'."""
    best = max(outcome.scores)
    tied = [Seat(seat) for seat, score in enumerate(outcome.scores) if score == best]
    if len(tied) == 1:
        return f"{names.does(tied[0], 'win')} with {best}{unit}."
    tie = f"{names.all_of(tied, begin=True)} have {best}{unit} each"
    if len(outcome.winners) == 1:
        return f"{tie}; the {breaker} decide it for {names.whom(outcome.winners[0])}."
    sharing = enumerated([names.whom(seat) for seat in outcome.winners])
    counted = breaker.split()[-1]
    return f"{tie}; {sharing} have equally many {counted} and share the win."

"""Explains the end of Split: the cards left in each hand, and why the game is over."""

from splittable.core.game import Outcome
from splittable.core.seats import all_seats
from splittable.games.split.scoring import EVERYONE_OUT, LAST_CARD, STUCK
from splittable.games.split.view import View
from splittable.terminal.screen import Lines, bold, padded
from splittable.terminal.styled_text import Text
from splittable.terminal.words import Names, counted

NAME = 16


def explain(view: View, names: Names) -> Lines:
    assert view.outcome is not None
    stuck = names.who(view.turn) if view.outcome.reason == STUCK else "Somebody"
    return explain_outcome(view.outcome, names, stuck)


def explain_outcome(outcome: Outcome, names: Names, stuck: str = "Somebody") -> Lines:
    lines = [bold("Cards left")]  # the printed rules have no points and no places
    for seat in all_seats(len(outcome.scores)):
        left = -outcome.scores[seat]
        cards = counted(left, "card") + " left" if left else "no cards left"
        lines.append(Text(f"  {padded(names.who(seat), NAME)} {cards}"))
    return [*lines, bold(_verdict(outcome, names, stuck))]


def _verdict(outcome: Outcome, names: Names, stuck: str) -> str:
    left = -sum(outcome.scores)
    if outcome.reason == EVERYONE_OUT:
        return "Every hand is empty: you all win together."
    if outcome.reason == STUCK:
        return f"{stuck} can't play, with {counted(left, 'card')} still in hand: you all lose."
    if outcome.reason == LAST_CARD:
        return f"{names.does(outcome.winners[0], 'win')} by playing the last card."
    winners = names.all_of(outcome.winners)
    wins = "wins" if len(outcome.winners) == 1 and outcome.winners[0] != names.me else "win"
    return f"Nobody is out; {winners} {wins} with the fewest cards."

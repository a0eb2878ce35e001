"""A review as a picture: every seat's chances of winning, with the decisions that have a grade."""

from typing import Final

from splittable.games import GAMES
from splittable.review.results import Decision, Review
from splittable.svg.drawing import Picture
from splittable.svg.line_graph import Line, LineGraph, Mark

SHAPES: Final = {"slip": "circle", "mistake": "diamond", "blunder": "star"}  # by grade


def draw_chances(review: Review) -> Picture:
    """The chances of winning, from the deal to the end.

    Seats whose chances are always the same, such as those of a cooperative game, share a line.
    """
    game = GAMES.get(review.game)  # None where the plug-in is missing
    chances = list(zip(*review.chances, strict=True))  # by seat
    lines = [
        Line(_named(review, [seat for seat, each in enumerate(chances) if each == values]), values)
        for values in dict.fromkeys(chances)
    ]
    of_seat = [[line.values for line in lines].index(values) for values in chances]
    return LineGraph(
        title=f"Chances of winning: {game.title if game else review.game}",
        across="moves made",
        upwards="chance of winning",
        lines=lines,
        marks=[
            Mark(of_seat[each.seat], each.at, each.grade, _sentence(review, each))
            for each in review.decisions
            if each.grade is not None
        ],
        shapes=SHAPES,
    ).picture()


def _named(review: Review, seats: list[int]) -> str:
    if 1 < len(seats) == len(review.names):
        return "everybody"
    return ", ".join(review.names[seat] for seat in seats)


def _sentence(review: Review, decision: Decision) -> str:
    """Such as: After 12 moves, Ada: right 40, a mistake, lost 7.1 %; best: left 12."""
    lost = f"lost {100 * decision.loss:.1f} %"
    name, moves = review.names[decision.seat], "move" if decision.at == 1 else "moves"
    return (
        f"After {decision.at} {moves}, {name}: {decision.move}, a {decision.grade}, {lost};"
        f" best: {decision.best}"
    )

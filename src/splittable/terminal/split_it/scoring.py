"""Explains the score of Split it!: who has the longest column of each number."""

from splittable.core.seats import Seat, all_seats
from splittable.games.split_it.display import Display
from splittable.games.split_it.scoring import (
    MOST_COLUMNS,
    Lead,
    leads,
    points,
    result,
)
from splittable.games.split_it.view import View
from splittable.terminal.screen import Lines, bold, padded
from splittable.terminal.styled_text import Text
from splittable.terminal.verdict import verdict
from splittable.terminal.words import Names, counted

NAME = 16


def explain(view: View, names: Names) -> Lines:
    return explain_displays(view.displays, names)


def explain_displays(displays: tuple[Display, ...], names: Names) -> Lines:
    return [
        bold("The longest column of each number scores that number"),
        *(_number(lead, displays, names) for lead in leads(displays)),
        Text(),
        *_totals(displays, names),
        bold(verdict(result(displays), names, unit=" points", breaker=MOST_COLUMNS)),
    ]


def _number(lead: Lead, displays: tuple[Display, ...], names: Names) -> Text:
    sizes = [
        f"{names.who(seat)} {displays[seat].size(lead.number)}"
        for seat in all_seats(len(displays))
        if displays[seat].size(lead.number)
    ]
    if not lead.seats:
        return Text(f"  {lead.number:>2}s: nobody has any")
    scorers = f"{names.all_of(lead.seats)}, {lead.number} each"
    if len(lead.seats) == 1:
        scorers = f"{names.whom(lead.seats[0])}, {lead.number}"
    return Text(f"  {lead.number:>2}s: {', '.join(sizes)} → {scorers}")


def _totals(displays: tuple[Display, ...], names: Names) -> Lines:
    scores, led = points(displays), leads(displays)
    widest = max(len(_sum(seat, led)) for seat in all_seats(len(displays)))
    lines: Lines = []
    for seat in all_seats(len(displays)):
        columns = counted(len(displays[seat].columns()), "column")
        who, numbers = padded(names.who(seat), NAME), f"{_sum(seat, led):<{widest}}"
        lines.append(Text(f"  {who} {numbers} {scores[seat]:>3} points, {columns}"))
    return lines


def _sum(seat: Seat, led: tuple[Lead, ...]) -> str:
    return " + ".join(str(lead.number) for lead in led if seat in lead.seats) or "nothing"

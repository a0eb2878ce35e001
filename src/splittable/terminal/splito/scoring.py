"""Explains the score of Splito: every Objective of every zone, then left times right."""

from splittable.core.seats import all_seats
from splittable.games.splito.cards import Side
from splittable.games.splito.objective_status import Status
from splittable.games.splito.scoring import (
    FEWEST_CARDS,
    CommonLine,
    Line,
    Sheet,
    result,
    zone_of,
)
from splittable.games.splito.setup import Options
from splittable.games.splito.view import View
from splittable.terminal.screen import Lines, bold, padded
from splittable.terminal.splito.objective_text import (
    objective_words,
    requirement_words,
    standing,
    zone_cards,
    zone_name,
    zone_title,
)
from splittable.terminal.styled_text import Text
from splittable.terminal.verdict import verdict
from splittable.terminal.words import Names, capital, counted

NAME = 16


def explain(view: View, names: Names) -> Lines:
    return explain_sheet(view.options, view.sheet, names)


def explain_sheet(options: Options, sheet: Sheet, names: Names) -> Lines:
    lines = [
        bold("The common Objectives"),
        *(_common(options, line, names) for line in sheet.commons),
    ]
    for zone, zone_sheet in enumerate(sheet.zones):
        title = zone_title(options, zone, names)
        lines.append(
            bold(f"{title}: {counted(zone_sheet.total, 'point')}, {zone_cards(zone_sheet.tally)}")
        )
        lines += [_objective(options, line, zone, sheet) for line in zone_sheet.lines]
        lines += [
            Text(
                f"  +{common.points} common Objective: "
                f"{requirement_words(options, common.requirement)}"
            )
            for common in zone_sheet.commons
        ]
        if not zone_sheet.lines and not zone_sheet.commons:
            lines.append(Text("   0 no Objective"))
    return [*lines, bold("Left zone × right zone"), *_products(options, sheet, names)]


def _common(options: Options, line: CommonLine, names: Names) -> Text:
    counts = ", ".join(
        f"{zone_name(options, zone, names)} {count}" for zone, count in enumerate(line.counts)
    )
    if line.zone is not None:
        verdict = f"goes to {zone_name(options, line.zone, names)}"
    else:
        verdict = "not awarded: " + ("a tie" if max(line.counts) else "no zone has any")
    return Text(f"  {capital(objective_words(options, line.objective))}: {verdict} ({counts})")


def _objective(options: Options, line: Line, zone: int, sheet: Sheet) -> Text:
    met = line.status is Status.MET
    words = requirement_words(options, line.objective.requirement)
    why = standing(line.objective.requirement, zone, sheet)
    verdict = "✓ met" if met else f"✗ not met (worth {line.objective.points})"
    gain = f"+{line.points}" if met else " 0"
    return Text(f"  {gain} {line.objective.id}, {words}: {verdict}; {why}")


def _products(options: Options, sheet: Sheet, names: Names) -> Lines:
    lines: Lines = []
    for seat in all_seats(options.seats):
        left, right = (sheet.zones[zone_of(options, seat, side)].total for side in Side)
        lines.append(
            Text(
                f"  {padded(names.who(seat), NAME)} {left} × {right} = {sheet.products[seat]}, "
                f"{sheet.card_counts[seat]} cards in both zones"
            )
        )
    return [*lines, bold(verdict(result(sheet), names, unit="", breaker=FEWEST_CARDS))]

"""Draws the table of Splito: commons, the viewer's two zones in full, a line per other zone."""

from collections.abc import Iterable, Sequence

from splittable.core.seats import all_seats, left_of, right_of
from splittable.games.splito.cards import FACES, Card, Side
from splittable.games.splito.scoring import CommonLine, Line, zone_of
from splittable.games.splito.view import View
from splittable.terminal.screen import Lines, bold
from splittable.terminal.splito.objective_text import (
    MARKS,
    SHORT_MARKS,
    STATUS_STYLES,
    SYMBOLS,
    objective_words,
    requirement_words,
    sorted_hand,
    standing,
    styled_card,
    zone_cards,
    zone_name,
    zone_title,
)
from splittable.terminal.styled_text import Text
from splittable.terminal.words import Names, counted


def title(view: View) -> str:
    variant = ", two-seat variant" if view.options.seats == 2 else ""
    return f"Splito{variant} · round {view.round} of {view.rounds}"


def draw(view: View, names: Names) -> Lines:
    """The table, the most important lines last: it can be longer than the screen."""
    mine: dict[int, Side] = {}
    if view.seat is not None:
        mine = {zone_of(view.options, view.seat, side): side for side in Side}
    others = [zone for zone in range(len(view.zones)) if zone not in mine]
    lines = [_other_zone(view, zone, names) for zone in others]
    lines.append(_products(view, names))
    lines += _sealed(view, names)
    lines += [_common(line, view, names) for line in view.sheet.commons]
    for zone, side in mine.items():
        lines += _own_zone(view, side, zone, names)
    return [*lines, *_hand(view, names)]


def secrets(views: Sequence[View], names: Names) -> Lines:
    """All hands and sealed cards. `views` has one view per seat."""
    lines: Lines = [bold("  Hands")]
    for view in views:
        if view.seat is None or view.hand is None:
            continue
        line = Text(f"  {names.who(view.seat)}: ") + _cards(sorted_hand(view.hand))
        if view.choice is not None:
            line.append(f"; sealed: {view.choice}")
        lines.append(line if view.hand else Text(f"  {names.who(view.seat)}: none"))
    return lines


def _common(line: CommonLine, view: View, names: Names) -> Text:
    objective = line.objective
    kind = SYMBOLS[objective.symbol] or "common"
    text = Text("  ")
    text.append(f"Common {kind}: {objective_words(view.options, objective)}", style="bold")
    best = max(line.counts)
    if line.zone is not None:
        text.append(f" → {zone_name(view.options, line.zone, names)} has it with {best}")
    else:
        text.append(f" → tied at {best}" if best else " → nobody yet")
    counts = ", ".join(
        f"{zone_name(view.options, zone, names)} {count}"
        for zone, count in enumerate(line.counts)
        if zone != line.zone and count
    )
    return text.append(f" ({counts})" if counts else "")


def _own_zone(view: View, side: Side, zone: int, names: Names) -> Lines:
    seat, sheet = view.seat, view.sheet.zones[zone]
    assert seat is not None
    shared = ""
    if view.options.seats > 2:
        neighbour = left_of if side is Side.LEFT else right_of
        shared = f", shared with {names.whom(neighbour(seat, view.options.seats))}"
    head = Text("  ")
    label = f"{names.whose(seat)} {str(side).upper()} zone{shared}: "
    head.append(label, style="bold")
    head.append(f"{counted(sheet.total, 'point')}, {zone_cards(sheet.tally)}  ")
    head.append_text(_cards(card for card in view.zones[zone] if card in FACES))
    return [head, *(_objective(line, zone, view) for line in sheet.lines)]


def _objective(line: Line, zone: int, view: View) -> Text:
    words = objective_words(view.options, line.objective)
    text = Text("    ")
    text.append(f"{MARKS[line.status]:<6} ", style=STATUS_STYLES[line.status])
    return text.append(f"{words} ({standing(line.objective.requirement, zone, view.sheet)})")


def _other_zone(view: View, zone: int, names: Names) -> Text:
    sheet = view.sheet.zones[zone]
    text = Text(f"  {zone_title(view.options, zone, names)}: ")
    text.append(f"{counted(sheet.total, 'point')}, {zone_cards(sheet.tally)}  ")
    text.append_text(_cards(card for card in view.zones[zone] if card in FACES))
    for line in sheet.lines:
        words = requirement_words(view.options, line.objective.requirement)
        text.append("  ")
        text.append(SHORT_MARKS[line.status], style=STATUS_STYLES[line.status])
        text.append(f" {words} ({line.objective.points})")
    return text


def _products(view: View, names: Names) -> Text:
    """Everyone's current score: left zone times right zone."""
    parts: list[str] = []
    for seat in all_seats(view.options.seats):
        left, right = (view.sheet.zones[zone_of(view.options, seat, side)].total for side in Side)
        parts.append(f"{names.who(seat)} {left}×{right}={view.sheet.products[seat]}")
    return Text(f"  Scores now (left × right): {' · '.join(parts)}")


def _sealed(view: View, names: Names) -> Lines:
    """The sides of sealed cards, at tables that show them."""
    shown = [
        f"{names.who(seat)} {view.shown_sides[seat]}"
        for seat in all_seats(view.options.seats)
        if view.shown_sides[seat] is not None
    ]
    return [Text(f"  Sides of sealed cards: {' · '.join(shown)}")] if shown else []


def _hand(view: View, names: Names) -> Lines:
    if view.seat is None or not view.hand:
        return []
    hand = sorted_hand(view.hand)
    plain = Text("   ")
    objectives: Lines = []
    for place, card in enumerate(hand, start=1):
        if card in FACES:
            plain.append(f" {place:>2} ").append_text(styled_card(card)).append(" ")
        else:
            words = objective_words(view.options, view.options.objectives.by_id[card])
            objectives.append(Text(f"    {place:>2} {card}: {words}"))
    head = bold(f"  {names.whose(view.seat)} hand, {counted(len(hand), 'card')}")
    return [head, *([plain] if len(objectives) < len(hand) else []), *objectives]


def _cards(cards: Iterable[Card]) -> Text:
    return Text(" ").join(styled_card(card) for card in cards)

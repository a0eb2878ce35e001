"""Draws the table of Split it!: the row with its sections, then a line per display."""

from collections import Counter
from collections.abc import Sequence

from splittable.core.seats import Seat, all_seats
from splittable.games.split_it.cards import JOKER, NUMBERS, Card, Section, card_name
from splittable.games.split_it.scoring import Lead
from splittable.games.split_it.view import View, unseen
from splittable.terminal.screen import Lines, dim, padded
from splittable.terminal.styled_text import Text
from splittable.terminal.words import Names

NAME = 14  # cells for a name
CELL = 5  # cells for a column
STYLES = {Section.WHITE: "bold", Section.PINK: "bold magenta", Section.BLACK: "bold reverse"}
LEGEND = "  * longest · = tied for longest · 3+1: 3 cards and a joker · J: pending jokers"


def title(view: View) -> str:
    return f"Split it! · round {view.round} of {view.rounds} · {view.stock} cards in the draw pile"


def draw(view: View, names: Names) -> Lines:
    return [*_row(view), Text(), *_displays(view, names), *_tallies(view), dim(LEGEND)]


def draw_without_tally(view: View, names: Names) -> Lines:
    return [*_row(view), Text(), *_displays(view, names), dim(LEGEND)]


def secrets(views: Sequence[View], names: Names) -> Lines:
    """All sealed guesses. `views` has one view per seat."""
    sealed = [
        f"{names.who(view.seat)} {view.guess}"
        for view in views
        if view.seat is not None and view.guess is not None
    ]
    return [Text(f"  Sealed guesses: {', '.join(sealed)}")] if sealed else []


def spoken_cards(cards: Sequence[Card]) -> str:
    return " ".join(card_name(card) for card in cards)


def _row(view: View) -> Lines:
    if len(view.parts) == len(Section):
        return [_split_row(view)]
    cards = [card for part in view.parts for card in part]
    if not cards:
        return [Text("  The row is empty.")]
    faces = "".join(f"{card_name(card):>4}" for card in cards)
    places = "".join(f"{place:>4}" for place in range(1, len(cards) + 1))
    return [Text(f"  Row    {faces}", style="bold"), dim(f"  card no{places}")]


def _split_row(view: View) -> Text:
    line = Text("  ")
    for section, cards in zip(Section, view.parts, strict=True):
        if section is not Section.WHITE:
            line.append("  |  ")
        line.append(str(section).upper(), style=STYLES[section])
        line.append(f" {spoken_cards(cards)}" if cards else " (none)")
    return line


def _displays(view: View, names: Names) -> Lines:
    seats = all_seats(view.options.seats)
    return [
        dim(_cells("", [str(number) for number in NUMBERS], "J", "points")),
        *(_display(view, seat, names) for seat in seats),
    ]


def _tallies(view: View) -> Lines:
    return [
        _tally("gone", Counter(dict(enumerate(view.gone)))),
        _tally("may still come", Counter(unseen(view))),
    ]


def _display(view: View, seat: Seat, names: Names) -> Text:
    display = view.displays[seat]
    cells = [_column(view, seat, lead) for lead in view.leads]
    pending = str(display.pending) if display.pending else "·"
    line = Text(_cells(names.who(seat), cells, pending, str(view.points[seat])))
    if seat == view.seat:
        line.stylize("bold")
    return line


def _column(view: View, seat: Seat, lead: Lead) -> str:
    display = view.displays[seat]
    size = display.size(lead.number)
    if not size:
        return "·"
    jokers = display.jokers[lead.number - 1]
    mark = ("*" if len(lead.seats) == 1 else "=") if seat in lead.seats else " "
    split = f"{size - jokers}+{jokers}{mark}"
    return split if jokers and len(split) < CELL else f"{size}{mark}"


def _tally(label: str, counts: Counter[int]) -> Text:
    cells = [f"{counts[number] or '·'} " for number in NUMBERS]
    return dim(_cells(label, cells, str(counts[JOKER]), ""))


def _cells(label: str, cells: Sequence[str], jokers: str, points: str) -> str:
    """One line of the table. The mark after a figure goes into the gap between two columns."""
    columns = "".join(f"{_hung(cell):>{CELL}}" for cell in cells)
    return f"  {padded(label, NAME)}{columns}  {jokers:>3} {points:>7}".rstrip()


def _hung(cell: str) -> str:
    return cell if cell.endswith(("*", "=", " ")) else f"{cell} "

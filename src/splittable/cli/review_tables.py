"""A review as text: the parts of each result, chances as sparklines, decisions as sentences."""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import Final

from rich.console import Console
from rich.table import Table

from splittable.core.intervals import NORMAL
from splittable.core.record import Record
from splittable.review.results import Decision, Part, Review
from splittable.terminal.boards import BOARDS
from splittable.terminal.reasons import sentence
from splittable.terminal.screen import Screen, padded
from splittable.terminal.words import counted

BLOCKS: Final = "▁▂▃▄▅▆▇█"
LONGEST_LINE: Final = 50  # characters of a sparkline; longer games are sampled
WIDEST_NAME: Final = 16


def show_review(record: Record, review: Review, seat: int | None, console: Console) -> None:
    screen, board = Screen(console), BOARDS[record.game.name]
    _begin(record, screen)
    console.print(_parts(record.names, review.parts))
    screen.show("", "Chances of winning, from the deal to the end:")
    width = min(max(map(len, record.names)), WIDEST_NAME)
    for number, name in enumerate(record.names):
        screen.show(f"  {padded(name, width)}  {_line([row[number] for row in review.chances])}")
    decisions = [each for each in review.decisions if seat is None or each.seat == seat]
    marked = [each for each in decisions if each.grade]
    screen.show("", f"{counted(len(decisions), 'decision')}, {len(marked)} marked{_hint(marked)}")
    for decision in marked:
        screen.show(_sentence(record, decision))
        for reason in decision.reasons:
            screen.show(f"      {sentence(board, reason)}")


def show_decision(record: Record, decision: Decision, console: Console) -> None:
    """Show one decision in full, with the evidence for every candidate move."""
    screen, board = Screen(console), BOARDS[record.game.name]
    _begin(record, screen)
    screen.show(_sentence(record, decision))
    for reason in decision.reasons:
        screen.show(f"      {sentence(board, reason)}")
    screen.show("")
    console.print(_candidates(decision))
    if decision.mixed:
        screen.show("", "All guess at once: mix % is how often a good player would guess it.")


def _begin(record: Record, screen: Screen) -> None:
    screen.headline(f"{record.game.title}, reviewed")
    players = ", ".join(f"{number} {name}" for number, name in enumerate(record.names))
    screen.show(f"Seats, clockwise: {players}.", "")


def _parts(names: Sequence[str], parts: Sequence[Part]) -> Table:
    table = _table("in %", "fair", "luck", "others", "own", "result")
    for name, part in zip(names, parts, strict=True):
        table.add_row(
            padded(name, min(len(name), WIDEST_NAME)),
            f"{100 * part.fair:.1f}",
            f"{100 * part.luck:+.1f}",
            _sure(part.others, part.others_error),
            _sure(part.own, part.own_error),
            f"{100 * part.result:.1f}",
        )
    return table


def _sure(part: Decimal, error: float) -> str:
    return f"{100 * part:+.1f} ±{100 * NORMAL * error:.1f}"


def _line(chances: Sequence[float]) -> str:
    """A sparkline of the chances, with the first and the last one as figures."""
    shown = [chances[place] for place in _sampled(len(chances))]
    blocks = "".join(BLOCKS[min(int(each * len(BLOCKS)), len(BLOCKS) - 1)] for each in shown)
    return f"{blocks}  {100 * chances[0]:.0f} % → {100 * chances[-1]:.0f} %"


def _sampled(positions: int) -> Iterator[int]:
    """Up to `LONGEST_LINE` evenly spaced indices, the first and the last included."""
    steps = min(positions, LONGEST_LINE)
    return (step * (positions - 1) // max(steps - 1, 1) for step in range(steps))


def _hint(marked: Sequence[Decision]) -> str:
    return f"; --at {marked[0].at} shows one in full:" if marked else "."


def _sentence(record: Record, decision: Decision) -> str:
    who = f"{decision.at:>4}  {record.names[decision.seat]}: {decision.move}"
    if decision.move == decision.best:
        return f"{who}, and nothing better was found."
    lost = f"{100 * decision.loss:.1f} % ±{100 * NORMAL * decision.error:.1f}"
    graded = f", a {decision.grade}" if decision.grade else ""
    return f"{who}; better {decision.best}. Lost {lost}{graded}."


def _candidates(decision: Decision) -> Table:
    table = _table("move", "wins %", "±", "playouts", *(["mix %"] if decision.mixed else []))
    for each in decision.candidates:
        share = [] if each.share is None else [f"{100 * each.share:.0f}"]
        mark = " (played)" if each.move == decision.move else ""
        table.add_row(
            f"{each.move}{mark}",
            f"{100 * each.chance:.1f}",
            f"{100 * NORMAL * each.error:.1f}",
            str(each.tries),
            *share,
        )
    return table


def _table(first: str, *rest: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(first)
    for heading in rest:
        table.add_column(heading, justify="right")
    return table

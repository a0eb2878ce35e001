"""Prints the standings of arenas and leagues."""

from rich.console import Console
from rich.table import Table as RichTable

from splittable.arena.standings import Standings
from splittable.arena.tables import Table, headline, tables, times


def show_standings(standings: Standings, console: Console) -> None:
    console.print(headline(standings.arena), soft_wrap=True)
    for table in (*tables(standings), times(standings)):
        console.print()
        show_table(table, console)


def show_table(table: Table, console: Console) -> None:
    console.print(table.title, style="bold", soft_wrap=True)
    console.print(_rich(table))


def _rich(table: Table) -> RichTable:
    shown = RichTable(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    first, *rest = table.headings
    shown.add_column(first)
    for heading in rest:
        shown.add_column(heading, justify="right")
    for row in table.rows:
        shown.add_row(*row)
    return shown

"""An arena's standings as text: a table per pairing, or one of all teams, then one of all bots."""

from collections.abc import Mapping
from typing import Final

from rich.console import Console
from rich.table import Table

from splittable.arena.contest import Arena, Thinking
from splittable.arena.pairings import Pairing
from splittable.arena.report import MILLISECOND
from splittable.arena.shares import Share
from splittable.arena.standings import Count, Standing, Standings
from splittable.terminal.words import counted

UNKNOWN: Final = "–"
RIVAL_COLUMNS: Final = ("won %", "95 %", "fair %", "× fair", "score", "place")


def show_standings(arena: Arena, standings: Standings, console: Console) -> None:
    options = ", ".join(
        f"{name} {str(value).lower()}"
        for name, value in arena.game.write_options(arena.options).items()
    )
    pairings = counted(len(standings.pairings), "pairing")
    console.print(f"{arena.game.title}: {pairings}, {options}, seed {arena.seed}", soft_wrap=True)
    if arena.is_cooperative:
        _show(console, "Teams", _teams(standings))
        _show(console, "All pairings", _partners(standings))
    else:
        for standing in standings.pairings.values():
            _show(console, _title(standing), _rivals(standing.bots, standing.pairing))
        _show(console, "All pairings", _rivals(standings.overall))
        if len(arena.bots) > 1:
            _show(console, "Ratings, with their standard deviations", _ratings(standings))
    _show(console, "CPU time per decision", _times(standings))


def _title(standing: Standing) -> str:
    games = counted(standing.together.games, "game")
    return f"{_named(standing.pairing)}: {games}, {counted(standing.together.deals, 'deal')}"


def _named(pairing: Pairing) -> str:
    return ", ".join(f"{pairing.seats_of(bot)} × {bot}" for bot in pairing.bots)


def _teams(standings: Standings) -> Table:
    table = _table("team", "games", "deals", "won %", "95 %", "score")
    for standing in standings.pairings.values():
        share = standing.together
        counts = standing.bots.values()
        score = sum(each.score for each in counts) / sum(each.seats for each in counts)
        table.add_row(
            _named(standing.pairing),
            str(share.games),
            str(share.deals),
            *_won(share, share.interval),
            f"{score:.2f}",
        )
    return table


def _partners(standings: Standings) -> Table:
    table = _table("", "games", "won %", "95 %", "score")
    for bot, count in standings.overall.items():
        won = _won(count.share, count.share.interval)
        table.add_row(bot, str(count.share.games), *won, f"{float(count.mean_score):.2f}")
    return table


def _rivals(counts: Mapping[str, Count], pairing: Pairing | None = None) -> Table:
    """The bots of one pairing with their seats, or of all pairings with their games."""
    table = _table("", "seats" if pairing else "games", *RIVAL_COLUMNS)
    for bot, count in counts.items():
        number = pairing.seats_of(bot) if pairing else count.share.games
        fair = count.fair_share
        table.add_row(
            bot,
            str(number),
            *_won(count.share, count.interval),
            f"{100 * float(fair):.1f}",
            f"{float(count.share.value / fair):.2f}",
            f"{float(count.mean_score):.2f}",
            f"{float(count.mean_place):.2f}",
        )
    return table


def _ratings(standings: Standings) -> Table:
    table = _table("", "rating", "±")
    for bot in standings.overall:
        rating = standings.ratings[bot]
        table.add_row(bot, f"{rating.mu:.2f}", f"{rating.sigma:.2f}")
    return table


def _times(standings: Standings) -> Table:
    table = _table("", "decisions", "mean ms", "worst ms")
    for bot, count in standings.overall.items():
        table.add_row(bot, str(count.thinking.decisions), *_time(count.thinking))
    return table


def _won(share: Share, interval: tuple[float, float] | None) -> tuple[str, str]:
    value = f"{100 * float(share.value):.1f}"
    if interval is None:
        return value, UNKNOWN
    low, high = interval
    return value, f"{100 * low:.1f}–{100 * high:.1f}"


def _time(thinking: Thinking) -> tuple[str, str]:
    if not thinking.decisions:
        return UNKNOWN, UNKNOWN
    mean = thinking.total / thinking.decisions / MILLISECOND
    return f"{mean:.3f}", f"{thinking.worst / MILLISECOND:.3f}"


def _table(first: str, *rest: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(first)
    for heading in rest:
        table.add_column(heading, justify="right")
    return table


def _show(console: Console, title: str, table: Table) -> None:
    console.print(f"\n{title}", style="bold", soft_wrap=True)
    console.print(table)

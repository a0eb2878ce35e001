"""The standings as tables of text: one per pairing, or one of all teams, then one of all bots.

A notebook shows them as HTML, the command line with rich.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from splittable.arena.contest import Arena, Thinking
from splittable.arena.pairings import Pairing
from splittable.arena.report import MILLISECOND
from splittable.arena.shares import Share
from splittable.arena.standings import Count, Standing, Standings
from splittable.core.game import AnyGame
from splittable.svg.drawing import counted, fitted

UNKNOWN: Final = "–"
# Of HTML. Everything else is the notebook's; the colour is, too, but not in every one by itself.
FRAME: Final = 'style="color: inherit; margin: 1em 0; border-collapse: collapse"'
LEFT: Final = 'style="text-align: left; padding: 0.1em 0.6em"'
RIGHT: Final = 'style="text-align: right; padding: 0.1em 0.6em"'
RIVAL_COLUMNS: Final = ("won %", "95 %", "fair %", "× fair", "score", "place")


@dataclass(frozen=True, slots=True)
class Table:
    title: str
    headings: tuple[str, ...]  # the first column has words, all others numbers
    rows: tuple[tuple[str, ...], ...]


def headline(arena: Arena) -> str:
    pairings = counted(len(arena.pairings), "pairing")
    options = written_options(arena.game, arena.options)
    return f"{arena.game.title}: {pairings}, {options}, seed {arena.seed}"


def written_options(game: AnyGame, options: Any) -> str:
    written = game.write_options(options).items()
    return ", ".join(f"{name} {str(value).lower()}" for name, value in written)


def tables(standings: Standings) -> Iterator[Table]:
    """All tables but the times, which differ from run to run. Every pairing must have a game."""
    arena = standings.arena
    if arena.is_cooperative:
        yield _teams(standings)
        yield _partners(standings)
        return
    for standing in standings.pairings.values():
        yield _rivals(_title(standing), standing.bots, standing.pairing)
    yield _rivals("All pairings", standings.overall)
    if len(arena.bots) > 1:
        yield _ratings(standings)


def times(standings: Standings) -> Table:
    rows = tuple(
        (bot, str(count.thinking.decisions), *_time(count.thinking))
        for bot, count in standings.overall.items()
    )
    return Table("CPU time per decision", ("", "decisions", "mean ms", "worst ms"), rows)


def as_html(standings: Standings) -> str:
    """The tables for a notebook, in its own colours and fonts."""
    shown = "".join(map(_html, tables(standings))) if standings.are_complete else ""
    missing = "" if standings.are_complete else "<p>Some pairings have no games yet.</p>"
    return f"<div><p>{_clean(headline(standings.arena))}</p>{shown}{missing}</div>"


def _html(table: Table) -> str:
    headings = "".join(f'<th scope="col" {RIGHT}>{_clean(each)}</th>' for each in table.headings)
    rows = "".join(
        f'<tr><th scope="row" {LEFT}>{_clean(first)}</th>{_cells(rest)}</tr>'
        for first, *rest in table.rows
    )
    caption = f'<caption style="white-space: nowrap">{_clean(table.title)}</caption>'
    return (
        f"<table {FRAME}>{caption}<thead><tr>{headings}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _cells(texts: list[str]) -> str:
    return "".join(f"<td {RIGHT}>{_clean(each)}</td>" for each in texts)


def _clean(text: str) -> str:
    return escape(fitted(text, size=1))


def _title(standing: Standing) -> str:
    games = counted(standing.together.games, "game")
    return f"{_named(standing.pairing)}: {games}, {counted(standing.together.deals, 'deal')}"


def _named(pairing: Pairing) -> str:
    return ", ".join(f"{pairing.seats_of(bot)} × {bot}" for bot in pairing.bots)


def _teams(standings: Standings) -> Table:
    rows = []
    for standing in standings.pairings.values():
        share = standing.together
        counts = standing.bots.values()
        score = sum(each.score for each in counts) / sum(each.seats for each in counts)
        played = (str(share.games), str(share.deals))
        won = _won(share, share.interval)
        rows.append((_named(standing.pairing), *played, *won, f"{score:.2f}"))
    return Table("Teams", ("team", "games", "deals", "won %", "95 %", "score"), tuple(rows))


def _partners(standings: Standings) -> Table:
    rows = tuple(
        (
            bot,
            str(count.share.games),
            *_won(count.share, count.share.interval),
            f"{float(count.mean_score):.2f}",
        )
        for bot, count in standings.overall.items()
    )
    return Table("All pairings", ("", "games", "won %", "95 %", "score"), rows)


def _rivals(title: str, counts: Mapping[str, Count], pairing: Pairing | None = None) -> Table:
    """The bots of one pairing with their seats, or of all pairings with their games."""
    rows = []
    for bot, count in counts.items():
        number = pairing.seats_of(bot) if pairing else count.share.games
        fair = count.fair_share
        rows.append(
            (
                bot,
                str(number),
                *_won(count.share, count.interval),
                f"{100 * float(fair):.1f}",
                f"{float(count.share.value / fair):.2f}",
                f"{float(count.mean_score):.2f}",
                f"{float(count.mean_place):.2f}",
            )
        )
    return Table(title, ("", "seats" if pairing else "games", *RIVAL_COLUMNS), tuple(rows))


def _ratings(standings: Standings) -> Table:
    ratings = {bot: standings.ratings[bot] for bot in standings.overall}
    rows = tuple((bot, f"{each.mu:.2f}", f"{each.sigma:.2f}") for bot, each in ratings.items())
    return Table("Ratings, with their standard deviations", ("", "rating", "±"), rows)


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

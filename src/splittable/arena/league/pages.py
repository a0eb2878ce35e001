"""A league as web pages: the standings, and a page per game with its replay.

Each page is one file that loads nothing else. It is well-formed XML, too.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import quote

from splittable.arena.league.ladder import Ladder, Rung
from splittable.arena.league.matches import LeagueGame, Mistake
from splittable.arena.league.settings import League
from splittable.arena.tables import UNKNOWN, Table, written_options
from splittable.core.errors import Invalid, SplittableError
from splittable.core.record import Record, read_record
from splittable.svg import animation
from splittable.svg.drawing import counted

INDEX: Final = "index.html"
NEWEST: Final = 50  # games shown at once; the others after a click
KINDS: Final = {"illegal": "illegal move", "late": "too late", "failed": "failed"}
STYLE: Final = """
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;padding:1rem;max-width:60rem}
h1{font-size:1.5rem;line-height:1.2}h2{font-size:1.15rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
caption{text-align:left;font-weight:bold}
th,td{padding:.4rem .25rem;text-align:right;white-space:nowrap;border-bottom:1px solid #8886}
th:first-child,td:first-child{text-align:left;white-space:normal;overflow-wrap:anywhere}
td:first-child{min-width:5rem}
@media(max-width:30rem){table{font-size:.85rem}}
svg{width:100%;min-width:40rem;height:auto;border-radius:.75rem;margin:1rem 0}
ul{padding-left:1.25rem}
li{margin:.25rem 0;overflow-wrap:anywhere}
a{color:inherit}a,summary{display:inline-block;min-height:1.5rem}
summary{cursor:pointer;font-weight:bold}
"""


class Pages:
    """The pages in a league's folder."""

    def __init__(self, league: League) -> None:
        self._league = league
        self._folder = league.folder / "games"
        self._folder.mkdir(exist_ok=True)

    def write_index(self, ladder: Ladder, games: Sequence[LeagueGame]) -> None:
        _write(self._league.folder / INDEX, index(self._league, ladder, games))

    def write_game(self, game: LeagueGame, *, anew: bool = True) -> None:
        """Write the page of a game, or unless `anew` only if there is none."""
        path = self._folder / f"{game.number}.html"
        if anew or not path.exists():
            _write(path, game_page(self._league, game))


def standings(league: League, ladder: Ladder) -> Table:
    names = {each.name for each in league.entrants}
    rows = tuple(_row(rung, left=rung.name not in names) for rung in ladder.rungs)
    title = "Standings (±: 95 % interval)"
    return Table(title, ("bot", "rating ±", "games", "wins", "faults"), rows)


def _row(rung: Rung, *, left: bool) -> tuple[str, ...]:
    count = rung.count
    name = f"{rung.name} (left)" if left else rung.name
    if not count.games:
        return name, UNKNOWN, "0", UNKNOWN, UNKNOWN
    wins = f"{float(count.won):.1f}".removesuffix(".0")
    rating = f"{rung.rating.mu:.1f} ± {rung.margin:.1f}"
    return name, rating, str(count.games), wins, str(count.faults)


def index(league: League, ladder: Ladder, games: Sequence[LeagueGame]) -> str:
    newest_first = games[::-1]
    lists = _list(map(_item, newest_first[:NEWEST]))
    if earlier := newest_first[NEWEST:]:
        lists += f"<details><summary>Earlier games</summary>{_list(map(_item, earlier))}</details>"
    body = (
        f"<p>{counted(len(games), 'game')}; {escape(written_options(league.game, league.options))}."
        " Higher ratings are stronger; a shared win is split. A fault is an illegal move, one that"
        " is too late, or none: a random one is played instead.</p>"
        f"{_table(standings(league, ladder))}<h2>Games</h2>{lists if games else '<p>None yet.</p>'}"
    )
    return _page(f"A league of {league.game.title}", body)


def game_page(league: League, game: LeagueGame) -> str:
    """Raises Invalid if the record can't be replayed."""
    try:
        record = read_record(game.record, {league.game.name: league.game})
        picture = animation(record)
    except SplittableError as error:
        raise Invalid(f"game {game.number}", str(error)) from error
    links = ['<a href="../index.html">Standings</a>']
    if game.number > 1:
        links.append(f'<a href="{game.number - 1}.html">Game {game.number - 1}</a>')
    name = f"game-{game.number}.json"
    opened = ' open=""' if game.mistakes else ""
    body = (
        f"<p>{' · '.join(links)}</p>{_table(_result(game, record))}"
        f'<div class="wide" tabindex="0">{picture}</div>'
        f"<details{opened}><summary>Moves</summary>"
        f"{_list(_moves(game, record), 'ol')}</details>"
        f'<p><a download="{name}" href="data:application/json,{quote(game.record)}">{name}</a>,'
        f" for <code>splittable review {name}</code></p>"
    )
    return _page(f"Game {game.number}", body)


def _item(game: LeagueGame) -> str:
    faults = f"; {counted(len(game.mistakes), 'fault')}" if game.mistakes else ""
    others = [
        name for name, place in zip(game.fixture.seating, game.places, strict=True) if place > 1
    ]
    text = escape(f"{', '.join(game.winners)} beat {', '.join(others) or 'nobody'}{faults}")
    return f'<a href="games/{game.number}.html">Game {game.number}</a>: {text}'


def _result(game: LeagueGame, record: Record) -> Table:
    assert record.result is not None
    rows = zip(game.fixture.seating, game.places, record.result.scores, strict=True)
    return Table(
        f"Result: {record.result.reason}",
        ("bot", "place", "score"),
        tuple((name, str(place), str(score)) for name, place, score in rows),
    )


def _moves(game: LeagueGame, record: Record) -> Iterator[str]:
    faults = {each.moves: each for each in game.mistakes}
    for number, (seat, move) in enumerate(record.moves):
        line = escape(f"{record.names[seat]}: {record.game.write_move(move)}")
        if number in faults:
            line += f"<br/><strong>At random</strong>: {escape(described(faults[number]))}"
        yield line


def described(mistake: Mistake) -> str:
    return f"{KINDS[mistake.kind]}: {mistake.problem}"


def _table(table: Table) -> str:
    headings = "".join(f'<th scope="col">{escape(each)}</th>' for each in table.headings)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(each)}</td>" for each in row) + "</tr>" for row in table.rows
    )
    caption = f"<caption>{escape(table.title)}</caption>"
    return (
        f'<div class="wide"><table>{caption}<thead><tr>{headings}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _list(items: Iterable[str], tag: str = "ul") -> str:
    return f"<{tag}>" + "".join(f"<li>{each}</li>" for each in items) + f"</{tag}>"


def _page(title: str, body: str) -> str:
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>{body}</main></body></html>\n"
    )


def _write(path: Path, text: str) -> None:
    """Replace the file at once, so that nobody reads half of it."""
    draft = path.with_suffix(".part")
    draft.write_text(text, encoding="utf-8", newline="\n")
    draft.replace(path)

"""A series: several games at one table, counted for whoever played them, from their results alone.

Wins and points belong to players, not to seats: docs/decisions/0035 says why, and what follows.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from splittable.core.game import places
from splittable.server.domain.entries import SeriesLength


@dataclass(frozen=True)
class Player:
    """Somebody who plays: the same from game to game, in whatever seat."""

    key: str  # secret: a person's hashed token, or which bot that is in which seat
    name: str
    face: str
    bot: str | None


@dataclass(frozen=True)
class FinishedGame:
    """What a series keeps of a game that is over."""

    number: int
    players: tuple[Player, ...]  # by seat, as they were when it began
    scores: tuple[int, ...]  # by seat
    winners: tuple[int, ...]  # seats; none where all have lost together


@dataclass(frozen=True)
class PlayerTotal:
    """What one player has come to so far."""

    player: Player  # as last seen
    seat: int | None  # where they sit now; None: they are not at the table any more
    wins: int  # a shared win is one for each
    points: int | None  # None: this game has none to add up
    place: int  # 1 is first, and equals share it


@dataclass(frozen=True)
class SeriesStanding:
    lines: tuple[PlayerTotal, ...]  # who sits here by seat, then who has left
    games: tuple[FinishedGame, ...]  # of this series
    won: int  # games that anybody has won: at a cooperative table, all together
    is_over: bool


def is_over(series: SeriesLength, games: Sequence[FinishedGame]) -> bool:
    """Whether the last of these games has decided it; no game is left out because it is decided."""
    if series.to == "games":
        return len(games) >= series.count
    wins = _wins(games)
    return any(won >= series.count for won in wins.values())


def standing(
    series: SeriesLength,
    games: Sequence[FinishedGame],
    seated: Sequence[Player | None],
    *,
    points_add_up: bool,
) -> SeriesStanding:
    """`seated` are those who sit here now, by seat. Wins decide; where they are equal, points."""
    over = is_over(series, games)
    wins, points = _wins(games), _points(games)
    seats = {player.key: seat for seat, player in enumerate(seated) if player is not None}
    known = {player.key: player for player in _in_order(games, seated)}
    keys = [key for key in seats if key in wins or not over]  # who comes after the end is no part
    keys += [key for key in wins if key not in seats]
    merits = [(wins.get(key, 0), points.get(key, 0) * points_add_up) for key in keys]
    lines = tuple(
        PlayerTotal(known[key], seats.get(key), won, scored if points_add_up else None, place)
        for key, (won, scored), place in zip(keys, merits, places(merits), strict=True)
    )
    return SeriesStanding(lines, tuple(games), sum(bool(game.winners) for game in games), over)


def _in_order(games: Sequence[FinishedGame], seated: Sequence[Player | None]) -> Iterable[Player]:
    """Everybody as they were seen, the latest last."""
    for game in games:
        yield from game.players
    yield from (player for player in seated if player is not None)


def _wins(games: Sequence[FinishedGame]) -> dict[str, int]:
    """By player who has played."""
    wins: dict[str, int] = {}
    for game in games:
        for seat, player in enumerate(game.players):
            wins[player.key] = wins.get(player.key, 0) + (seat in game.winners)
    return wins


def _points(games: Sequence[FinishedGame]) -> dict[str, int]:
    points: dict[str, int] = {}
    for game in games:
        for player, score in zip(game.players, game.scores, strict=True):
            points[player.key] = points.get(player.key, 0) + score
    return points

"""A series: several games at one table, added up from their results.

Wins and points belong to players, not to seats: docs/decisions/0035 says why.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from splittable.core.game import places
from splittable.server.domain.entries import SeriesLength


@dataclass(frozen=True)
class Player:
    """A player of the series: the same from game to game, in any seat."""

    key: str  # secret: a person's hashed token, or a bot's level, name and seat
    name: str
    face: str
    bot: str | None


@dataclass(frozen=True)
class FinishedGame:
    """The result of one game."""

    number: int
    players: tuple[Player, ...]  # by seat, as they were when it began
    scores: tuple[int, ...]  # by seat
    winners: tuple[int, ...]  # seats; none when a cooperative game is lost


@dataclass(frozen=True)
class PlayerTotal:
    """What one player has added up so far."""

    player: Player  # as last seated
    seat: int | None  # where they sit now; None: they have left
    wins: int  # a shared win counts for each
    points: int | None  # None: the game has no points to add up
    place: int  # 1 is first; equals share a place


@dataclass(frozen=True)
class SeriesStanding:
    lines: tuple[PlayerTotal, ...]  # seated players by seat, then those who have left
    games: tuple[FinishedGame, ...]  # of this series
    won: int  # games that anybody has won; in cooperative play, the team
    is_over: bool


def is_over(series: SeriesLength, games: Sequence[FinishedGame]) -> bool:
    """Whether the series has ended with the last of these games."""
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
    """The standing so far. `seated` are the players by seat. Wins decide, then points."""
    over = is_over(series, games)
    wins, points = _wins(games), _points(games)
    seats = {player.key: seat for seat, player in enumerate(seated) if player is not None}
    known = {player.key: player for player in _in_order(games, seated)}
    keys = [key for key in seats if key in wins or not over]  # newcomers after the end don't count
    keys += [key for key in wins if key not in seats]
    merits = [(wins.get(key, 0), points.get(key, 0) * points_add_up) for key in keys]
    lines = tuple(
        PlayerTotal(known[key], seats.get(key), won, scored if points_add_up else None, place)
        for key, (won, scored), place in zip(keys, merits, places(merits), strict=True)
    )
    return SeriesStanding(lines, tuple(games), sum(bool(game.winners) for game in games), over)


def _in_order(games: Sequence[FinishedGame], seated: Sequence[Player | None]) -> Iterable[Player]:
    """All players as they were seated, the latest last."""
    for game in games:
        yield from game.players
    yield from (player for player in seated if player is not None)


def _wins(games: Sequence[FinishedGame]) -> dict[str, int]:
    """By player, for all who have played."""
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

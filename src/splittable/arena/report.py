"""The standings as JSON: one line per pairing, equal text for equal seeds."""

import json
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

from splittable.arena.contest import Arena, Thinking
from splittable.arena.ratings import Rating
from splittable.arena.shares import Share
from splittable.arena.standings import Count, Standing, Standings

DIGITS: Final = 6  # after the point; machines may differ in later digits
MILLISECOND: Final = 1_000_000  # nanoseconds


def report(arena: Arena, standings: Standings, *, timed: bool) -> Iterator[str]:
    """The lines of the report. Times differ between runs, so they're included only if `timed`."""
    for standing in standings.pairings.values():
        yield json.dumps(_line(arena, standings, standing, timed=timed))


def _line(arena: Arena, standings: Standings, standing: Standing, *, timed: bool) -> dict[str, Any]:
    raw: dict[str, Any] = {
        "game": arena.game.name,
        "rules": arena.game.rules,
        "options": arena.game.write_options(arena.options),
        "seed": arena.seed,
        "pairing": list(standing.pairing.names),
        "games": standing.together.games,
        "deals": standing.together.deals,
    }
    if arena.is_cooperative:
        raw["won"] = _share(standing.together, standing.together.interval)
    raw["bots"] = []
    for bot, count in standing.bots.items():
        rating = None if arena.is_cooperative else standings.ratings[bot]
        its = _bot(bot, standing.pairing.seats_of(bot), count, rating)
        raw["bots"].append(its | ({"time": _time(count.thinking)} if timed else {}))
    return raw


def _bot(bot: str, seats: int, count: Count, rating: Rating | None) -> dict[str, Any]:
    """`rating` is from all games of the arena, so it is the same in every line."""
    raw: dict[str, Any] = {"bot": bot, "seats": seats, "score": _rounded(count.mean_score)}
    if rating is not None:
        raw |= {
            "won": _share(count.share, count.interval),
            "fair": _rounded(count.fair_share),
            "place": _rounded(count.mean_place),
            "rating": {"mu": _rounded(rating.mu), "sigma": _rounded(rating.sigma)},
        }
    return raw


def _share(share: Share, interval: tuple[float, float] | None) -> dict[str, Any]:
    low, high = interval or (None, None)
    return {"share": _rounded(share.value), "low": _rounded(low), "high": _rounded(high)}


def _time(thinking: Thinking) -> dict[str, Any]:
    mean = thinking.total / thinking.decisions / MILLISECOND if thinking.decisions else None
    return {
        "decisions": thinking.decisions,
        "mean_ms": _rounded(mean),
        "worst_ms": _rounded(thinking.worst / MILLISECOND) if thinking.decisions else None,
    }


def _rounded(number: float | Fraction | None) -> float | None:
    return None if number is None else round(float(number), DIGITS)

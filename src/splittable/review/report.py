"""Reads and writes reviews as JSON, format `splittable-review/1`. docs/review.md explains it."""

import json
from decimal import Decimal
from typing import Any, Final

from splittable.core.errors import Invalid
from splittable.core.reasons import Reason
from splittable.core.validation import as_object, parse_json, short_repr
from splittable.review.results import Candidate, Decision, Part, PositionChances, Review

FORMAT: Final = "splittable-review/1"
DIGITS: Final = 6  # after the point
KEYS: Final = (
    "format",
    "record",
    "game",
    "options",
    "names",
    "playouts",
    "seed",
    "fair_error",
    "chances",
    "errors",
    "decisions",
    "parts",
)


def write_review(review: Review) -> str:
    """The review as one line of JSON; equal reviews give equal text."""
    raw = {
        "format": FORMAT,
        "record": review.record,
        "game": review.game,
        "options": dict(review.options),
        "names": list(review.names),
        "playouts": review.playouts,
        "seed": review.seed,
        "fair_error": _rounded(review.fair_error),
        "chances": [[_rounded(each) for each in row] for row in review.chances],
        "errors": [[_rounded(each) for each in row] for row in review.errors],
        "decisions": [write_decision(decision) for decision in review.decisions],
        "parts": [_write_part(part) for part in review.parts],
    }
    return json.dumps(raw, ensure_ascii=False)


def write_chances(position: PositionChances) -> dict[str, Any]:
    return {
        "at": position.at,
        "chances": [_rounded(each) for each in position.chances],
        "errors": [_rounded(each) for each in position.errors],
    }


def write_decision(decision: Decision) -> dict[str, Any]:
    return {
        "at": decision.at,
        "seat": decision.seat,
        "move": decision.move,
        "best": decision.best,
        "loss": _rounded(decision.loss),
        "error": _rounded(decision.error),
        "grade": decision.grade,
        "mixed": decision.mixed,
        "candidates": [
            {
                "move": each.move,
                "chance": _rounded(each.chance),
                "error": _rounded(each.error),
                "tries": each.tries,
                "share": None if each.share is None else _rounded(each.share),
            }
            for each in decision.candidates
        ],
        "reasons": [{"id": each.id, "values": dict(each.values)} for each in decision.reasons],
    }


def read_review(text: str | bytes) -> Review:
    """Parse the output of `write_review`; raises Invalid for anything else."""
    raw = as_object(parse_json(text, "review"), "review", required=KEYS)
    if raw["format"] != FORMAT:
        raise Invalid("format", f"expected {FORMAT!r}, found {short_repr(raw['format'])}")
    try:
        return _read(raw)
    except (AttributeError, ArithmeticError, KeyError, TypeError, ValueError) as error:
        raise Invalid("review", f"not valid {FORMAT}: {short_repr(error)}") from error


def _read(raw: Any) -> Review:
    return Review(
        record=raw["record"],
        game=raw["game"],
        options=raw["options"],
        names=tuple(raw["names"]),
        playouts=raw["playouts"],
        seed=raw["seed"],
        fair_error=float(raw["fair_error"]),
        chances=tuple(tuple(map(float, row)) for row in raw["chances"]),
        errors=tuple(tuple(map(float, row)) for row in raw["errors"]),
        decisions=tuple(_read_decision(each) for each in raw["decisions"]),
        parts=tuple(_read_part(each) for each in raw["parts"]),
    )


def _read_decision(raw: Any) -> Decision:
    return Decision(
        **{
            **raw,
            "candidates": tuple(Candidate(**each) for each in raw["candidates"]),
            "reasons": tuple(Reason(**each) for each in raw["reasons"]),
        }
    )


def _write_part(part: Part) -> dict[str, Any]:
    """Decimals of six digits, so that the numbers still add up exactly when read."""
    return {
        "seat": part.seat,
        "fair": float(part.fair),
        "luck": float(part.luck),
        "others": float(part.others),
        "own": float(part.own),
        "result": float(part.result),
        "others_error": _rounded(part.others_error),
        "own_error": _rounded(part.own_error),
    }


def _read_part(raw: Any) -> Part:
    exact = {name: Decimal(str(raw[name])) for name in ("fair", "luck", "others", "own", "result")}
    return Part(**{**raw, **exact})


def _rounded(number: float) -> float:
    return round(float(number), DIGITS)

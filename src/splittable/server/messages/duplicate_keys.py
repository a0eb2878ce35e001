"""Rejects JSON objects with a repeated key, of which parsers would silently take the last."""

import json
from typing import Any

from splittable.core.errors import Invalid
from splittable.core.validation import short_repr


def check_keys(raw: bytes, where: str) -> None:
    """Raise Invalid if an object in `raw`, which must be valid JSON, repeats a key."""

    def once(pairs: list[tuple[str, Any]]) -> None:
        keys = [key for key, _ in pairs]
        if len(set(keys)) < len(keys):
            twice = next(key for key in keys if keys.count(key) > 1)
            raise Invalid(where, f"the key {short_repr(twice)} occurs twice")

    json.loads(raw.decode(), object_pairs_hook=once, parse_int=str, parse_float=str)

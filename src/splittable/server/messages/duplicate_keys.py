"""Keys that are there twice: a reader of JSON takes the last one in silence, so we refuse it."""

import json
from typing import Any

from splittable.core.errors import Invalid
from splittable.core.validation import short_repr


def check_keys(raw: bytes, where: str) -> None:
    """Of JSON that has been read: that no object in it has a key twice."""

    def once(pairs: list[tuple[str, Any]]) -> None:
        keys = [key for key, _ in pairs]
        if len(set(keys)) < len(keys):
            twice = next(key for key in keys if keys.count(key) > 1)
            raise Invalid(where, f"the key {short_repr(twice)} is there twice")

    json.loads(raw.decode(), object_pairs_hook=once, parse_int=str, parse_float=str)

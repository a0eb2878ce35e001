"""The encodings of the three games, by the names that records and commands use."""

from collections.abc import Mapping
from typing import Final

from splittable.core.encoding import AnyEncoding
from splittable.games.split.encoding import ENCODING as SPLIT
from splittable.games.split_it.encoding import ENCODING as SPLIT_IT
from splittable.games.splito.encoding import ENCODING as SPLITO

ENCODINGS: Final[Mapping[str, AnyEncoding]] = {
    encoding.game.name: encoding for encoding in (SPLIT_IT, SPLITO, SPLIT)
}

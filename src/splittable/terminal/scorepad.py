"""All score pads, by game name."""

from collections.abc import Mapping
from typing import Final

from splittable.terminal.pad import Pad
from splittable.terminal.split.pad import PAD as SPLIT
from splittable.terminal.split_it.pad import PAD as SPLIT_IT
from splittable.terminal.splito.pad import PAD as SPLITO

PADS: Final[Mapping[str, Pad]] = {"split-it": SPLIT_IT, "splito": SPLITO, "split": SPLIT}

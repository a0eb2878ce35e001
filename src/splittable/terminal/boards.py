"""All terminal boards, by game name."""

from collections.abc import Mapping
from typing import Final

from splittable.terminal.board import AnyBoard
from splittable.terminal.split import SPLIT
from splittable.terminal.split_it import SPLIT_IT
from splittable.terminal.splito import SPLITO

BOARDS: Final[Mapping[str, AnyBoard]] = {"split-it": SPLIT_IT, "splito": SPLITO, "split": SPLIT}

"""The registration of Split: its rules, and where its other parts are."""

import re
from typing import Final

from splittable.core.lesson import LessonFiles
from splittable.core.plugins import GamePlugin
from splittable.core.reasons import ReasonFinder
from splittable.games.split import SPLIT
from splittable.games.split.encoding import ENCODING
from splittable.games.split.reasons import REASONS, reasons
from splittable.games.split.view import unseen

PLUGIN: Final = GamePlugin(
    game=SPLIT,
    encoding=ENCODING,
    simulator="splittable.sim.split:SPLIT",
    bots="splittable.bots.split:BOTS",
    reasons=ReasonFinder(reasons, REASONS),
    review="splittable.review.split:SPLIT",
    board="splittable.terminal.split:SPLIT",
    pad="splittable.terminal.split.pad:PAD",
    picture="splittable.svg.split:SPLIT",
    lessons=LessonFiles(
        package="splittable.games.split",
        files={
            "split": "lesson.toml",
            "cooperative-split": "cooperative_lesson.toml",
        },
        places=re.compile(
            r"pile (?:left|right)|middle|line|ring|helpers|helper (?:0|100)|hand(?: \d+)?|reset"
            r"|talk|result"
        ),
    ),
    unseen=unseen,
)

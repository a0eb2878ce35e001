"""The registration of Splito: its rules, and where its other parts are."""

import re
from typing import Final

from splittable.core.lesson import LessonFiles
from splittable.core.plugins import GamePlugin
from splittable.core.reasons import ReasonFinder
from splittable.games.splito import SPLITO
from splittable.games.splito.encoding import ENCODING
from splittable.games.splito.reasons import REASONS, reasons
from splittable.games.splito.view import unseen

PLUGIN: Final = GamePlugin(
    game=SPLITO,
    encoding=ENCODING,
    simulator="splittable.sim.splito:SPLITO",
    bots="splittable.bots.splito:BOTS",
    reasons=ReasonFinder(reasons, REASONS),
    review="splittable.review.splito:SPLITO",
    board="splittable.terminal.splito:SPLITO",
    pad="splittable.terminal.splito.pad:PAD",
    picture="splittable.svg.splito:SPLITO",
    lessons=LessonFiles(
        package="splittable.games.splito",
        files={"splito": "lesson.toml"},
        places=re.compile(r"zone (?:left|right)|common (?:star|moon)|hand(?: [\w]+)?|result"),
    ),
    unseen=unseen,
)

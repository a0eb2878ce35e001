"""The registration of Split it!: its rules, and where its other parts are."""

import re
from typing import Final

from splittable.core.lesson import LessonFiles
from splittable.core.plugins import GamePlugin
from splittable.core.reasons import ReasonFinder
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.cards import card_name
from splittable.games.split_it.encoding import ENCODING
from splittable.games.split_it.reasons import REASONS, reasons
from splittable.games.split_it.view import unseen

PLUGIN: Final = GamePlugin(
    game=SPLIT_IT,
    encoding=ENCODING,
    simulator="splittable.sim.split_it:SPLIT_IT",
    bots="splittable.bots.split_it:BOTS",
    reasons=ReasonFinder(reasons, REASONS),
    review="splittable.review.split_it:SPLIT_IT",
    board="splittable.terminal.split_it:SPLIT_IT",
    pad="splittable.terminal.split_it.pad:PAD",
    picture="splittable.svg.split_it:SPLIT_IT",
    lessons=LessonFiles(
        package="splittable.games.split_it",
        files={"split-it": "lesson.toml"},
        places=re.compile(r"row|section (?:white|pink|black)|display [0-3]|stock|gone|hand"),
    ),
    unseen=lambda view: [card_name(card) for card in unseen(view)],
)

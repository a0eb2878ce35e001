"""Split on a terminal."""

from typing import Final

from splittable.games.split.events import Event
from splittable.games.split.moves import Move
from splittable.games.split.view import View
from splittable.terminal.board import Board, Way
from splittable.terminal.split.drawing import draw, secrets, title
from splittable.terminal.split.reading import (
    caution,
    duty,
    example,
    guide,
    objection,
    spell_out,
)
from splittable.terminal.split.scoring import explain
from splittable.terminal.split.telling import opening, tell

RULES: Final = """\
The two Split piles lie on the table, and their numbers get closer with every
card. Get rid of all your cards.
- On your turn move the middle card, if there is one, to the left or the right
  pile, as you like; its number is now the number of that pile. Then play a card
  into the middle.
- A Standard must lie strictly between the piles, whichever is the higher one.
- A Wild (0, 1, 99, 100 and every number ending in 0) fits anywhere and, with
  three or more players, turns the direction of play round. It cannot be the
  last card of your hand.
Against each other: instead of playing you may reset, and must if nothing fits.
The table is discarded, you draw 3 cards, and your lowest and highest Standards
begin new piles. The first one out wins.
Cooperative play, all together: no reset, no drawing. Each of the helpers 0 and
100 can be played once, by anybody. Everybody must get out; if the player on
turn cannot play, all lose. Say that you want to stay low or high, but never
name a number."""

SPLIT: Final[Board[View, Move, Event]] = Board(
    sentence="Play cards into a closing gap between two piles; be the first one out, or get all "
    "out together.",
    rules=RULES,
    title=title,
    draw=draw,
    secrets=secrets,
    duty=duty,
    example=example,
    guide=guide,
    spell_out=spell_out,
    objection=objection,
    caution=caution,
    opening=opening,
    tell=tell,
    explain=explain,
    ways=(
        Way("against each other: the first one out wins", {}),
        Way("together: all get out, or all lose", {"mode": "cooperative"}),
    ),
)

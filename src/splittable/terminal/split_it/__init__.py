"""Split it! on a terminal."""

from typing import Final

from splittable.games.split_it.events import Event
from splittable.games.split_it.moves import Move
from splittable.games.split_it.view import View
from splittable.terminal.board import Board, no_caution
from splittable.terminal.split_it.drawing import draw, draw_without_tally, secrets, title
from splittable.terminal.split_it.reading import duty, example, guide, objection, spell_out
from splittable.terminal.split_it.scoring import explain
from splittable.terminal.split_it.telling import opening, tell

RULES: Final = """\
Each round the splitter lays a row of cards and cuts it into three sections:
white, pink and black. Everybody guesses one section in secret, and all guesses
are turned together.
- Alone on a section: you take its cards, and are done for this round.
- Two or more on a section: its cards stay in the row, which is split again for
  those who have won nothing yet.
- Nobody on a section: its cards leave the game. So does a single card left.
With two players, the other one removes a section after the first split of each
round. Won cards lie in columns, one for each number; a joker makes one of your
columns a card longer.
At the end the longest column of each number scores that number, once: the
longest column of 8s is worth 8, however long it is. Whoever ties for it scores
it too. Most points win; then most columns.
The deck: one 1, two 2s, and so on to ten 10s, and 15 jokers."""

SPLIT_IT: Final[Board[View, Move, Event]] = Board(
    sentence="A row is cut into three; a section you alone guess is yours. Collect the most of "
    "each number.",
    rules=RULES,
    title=title,
    draw=draw,
    secrets=secrets,
    duty=duty,
    example=example,
    guide=guide,
    spell_out=spell_out,
    objection=objection,
    caution=no_caution,
    opening=opening,
    tell=tell,
    explain=explain,
    forgetful={"draw": draw_without_tally},
)

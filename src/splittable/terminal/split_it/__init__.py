"""Split it! in the terminal."""

from typing import Final

from splittable.games.split_it.events import Event
from splittable.games.split_it.moves import Move
from splittable.games.split_it.view import View
from splittable.terminal.board import Board, no_caution
from splittable.terminal.split_it.narration import narrate, opening
from splittable.terminal.split_it.parser import duty, example, guide, objection, spell_out
from splittable.terminal.split_it.reasons import HINTS, SENTENCES
from splittable.terminal.split_it.scoring import explain
from splittable.terminal.split_it.table_text import draw, draw_without_tally, secrets, title

RULES: Final = """\
Goal: Collect the most cards of each number.
A round: One player lays a row of 7 cards (9 with four players) and cuts it into
  three sections. Everyone secretly guesses one. If you're alone on a section,
  you win its cards. If several guess it, its cards stay, and those who haven't
  won anything yet go on with what's left. A section nobody guesses is gone.
  With two players, the other one first removes a section. Your cards lie in
  columns of equal numbers; each joker makes one of your columns longer.
End: When the draw pile is used up: after 10 rounds, or 8 with four players.
Winning: The longest column of each number scores that number, once; in a tie,
  all score it. Most points wins, then most columns.

White is on the left, pink in the middle, black on the right. A single remaining
card leaves the game; two become white and pink. A joker can't start a column.
The deck: one 1, two 2s, and so on to ten 10s, and 15 jokers."""

SPLIT_IT: Final[Board[View, Move, Event]] = Board(
    sentence="A row is cut into three; a section that only you guess is yours. Collect the most "
    "of each number.",
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
    narrate=narrate,
    explain=explain,
    sentences=SENTENCES,
    hints=HINTS,
    unaided={"draw": draw_without_tally},
)

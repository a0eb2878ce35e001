"""Split in the terminal."""

from typing import Final

from splittable.games.split.events import Event
from splittable.games.split.moves import Move
from splittable.games.split.view import View
from splittable.terminal.board import Board, Way
from splittable.terminal.split.narration import narrate, opening
from splittable.terminal.split.parser import (
    caution,
    duty,
    example,
    guide,
    objection,
    spell_out,
)
from splittable.terminal.split.reasons import HINTS, SENTENCES
from splittable.terminal.split.scoring import explain
from splittable.terminal.split.table_text import draw, secrets, title
from splittable.terminal.split.talk import in_words

RULES: Final = """\
Goal: Be the first to get rid of all your cards.
Your turn: Send the card in the middle to the left or right pile. Then play a
  card to the middle: its number must be between the two piles. A Wild (0, 1,
  99, 100 and every number ending in 0) fits anywhere and reverses the
  direction. Or reset: you may always do so, and must if nothing fits. The table
  is cleared, you draw three cards, and your lowest and highest Standard start
  the new piles.
End: As soon as somebody plays their last card. It can't be a Wild: if you only
  have one Wild left, you must reset.
Winning: The first one out wins. There are no points.

Cooperative play, all together:
Goal: All of you get rid of all your cards, as a team.
Your turn: Send the card in the middle left or right, then play a card between
  the piles, as in the game against each other. Or play a helper: the 0 and the
  100 lie next to the table, and each can be played once. There's no reset, and
  nobody draws. Ask for advice and give it: left or right, low or high, a
  colour. But never name a number.
End: When you have no cards, you're out, and the others go on. If the player on
  turn can't play anything and no helper is left, it's over.
Winning: When all hands are empty, everyone wins; otherwise everyone loses. The
  last card of each hand must be a Standard."""

SPLIT: Final[Board[View, Move, Event]] = Board(
    sentence="Play cards into the closing gap between two piles; be the first one out, or all "
    "get out together.",
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
    narrate=narrate,
    phrase=in_words,
    explain=explain,
    sentences=SENTENCES,
    hints=HINTS,
    ways=(
        Way("against each other: the first one out wins", {}),
        Way("together: all get out, or all lose", {"mode": "cooperative"}),
    ),
)

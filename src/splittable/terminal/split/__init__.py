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
Your turn: Send the card in the middle to the left or to the right pile. Then
  play a card into the middle: its number must lie between the two piles. A Wild
  (0, 1, 99, 100 and every number ending in 0) fits anywhere and turns the
  direction. Or reset: you may always, and must if nothing fits. The table is
  cleared, you draw three cards, and your lowest and highest Standard begin the
  new piles.
End: As soon as somebody plays their last card. It cannot be a Wild: whoever
  holds only a Wild must reset.
Winning: The first one out wins. There are no points.

Cooperative play, all together:
Goal: All of you get rid of all your cards, as one team.
Your turn: Send the card in the middle left or right, then play a card between
  the piles, as against each other. Or play a helper: the 0 and the 100 lie
  beside the table, and each can be played once. There is no reset, and nobody
  draws. Ask and give advice, left or right, low or high, a colour; but never
  name a number.
End: Whoever has no cards is out, and the others go on. If the player on turn
  can play nothing and no helper is left, it is over.
Winning: When all hands are empty, all win; otherwise all lose. The last card of
  each hand must be a Standard."""

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

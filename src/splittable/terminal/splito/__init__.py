"""Splito on a terminal."""

from typing import Final

from splittable.games.splito.events import Event
from splittable.games.splito.moves import Place
from splittable.games.splito.view import View
from splittable.terminal.board import Board, no_caution
from splittable.terminal.splito.drawing import draw, secrets, title
from splittable.terminal.splito.reading import (
    duty,
    example,
    guide,
    guide_without_hands,
    objection,
    spell_out,
)
from splittable.terminal.splito.scoring import explain
from splittable.terminal.splito.telling import opening, tell

RULES: Final = """\
Between you and each neighbour lies a zone: both play into it, and it counts for
both. There are 13 rounds.
- Each round everybody chooses a card of the hand and a side, left or right, in
  secret. All cards are turned together; then hands are passed to the left.
- Splito cards have a colour and a value: y3 is a yellow 3. Letters: y yellow,
  o orange, p pink, b blue, g green, k black. There are two of each card.
- Objectives ask something of the zone they are played into, and are worth 1 to
  4 points if it holds at the end.
- The two common Objectives go to the zone that alone has the most of what they
  ask.
Your score is the points of your left zone times those of your right zone: a
zone with nothing makes it 0, so help both neighbours. The highest score wins;
then the fewest cards in both zones. With two players (a variant) each has two
zones of their own and plays 26 rounds."""

SPLITO: Final[Board[View, Place, Event]] = Board(
    sentence="You share a zone of cards with each neighbour, and score your left zone times your "
    "right one.",
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
    forgetful={"guide": guide_without_hands},
)

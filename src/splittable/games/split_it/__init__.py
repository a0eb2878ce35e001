"""Split it! for two to four: cut a row of cards into three, guess secretly, collect majorities."""

from typing import Final

from splittable.core.game import Beginning, Game
from splittable.core.options import read_options, write_options
from splittable.core.rewards import against_each_other
from splittable.games.split_it.events import Event
from splittable.games.split_it.moves import Move
from splittable.games.split_it.notation import read_deal, read_move, write_deal
from splittable.games.split_it.packets import packets
from splittable.games.split_it.pad import score
from splittable.games.split_it.preview import preview
from splittable.games.split_it.rules import (
    State,
    apply,
    legal,
    longest,
    outcome,
    start,
    to_act,
    unseal,
)
from splittable.games.split_it.scoring import REASONS
from splittable.games.split_it.setup import OPTIONS, Deal, Options, deal, deck
from splittable.games.split_it.talk import PHRASES, forbids_talk_of_cards, suits, topics
from splittable.games.split_it.view import View, imagine, look, redact, view

SPLIT_IT: Final[Game[Options, Deal, State, Move, Event, View]] = Game(
    name="split-it",
    title="Split it!",
    rules=1,
    options=OPTIONS,
    reasons=REASONS,
    phrases=PHRASES,
    beginning=Beginning("starter", deal, passes_on=False),  # the youngest starts every game
    read_options=lambda raw: read_options(raw, Options, OPTIONS),
    write_options=lambda options: write_options(options, OPTIONS),
    deck=deck,
    deal=deal,
    read_deal=read_deal,
    write_deal=write_deal,
    read_move=read_move,
    start=start,
    to_act=to_act,
    legal=legal,
    apply=apply,
    unseal=unseal,
    outcome=outcome,
    longest=longest,
    simultaneous=lambda _: True,
    forbids_talk_of_cards=forbids_talk_of_cards,
    suits=suits,
    topics=topics,
    reward=against_each_other,
    view=view,
    look=look,
    redact=redact,
    imagine=imagine,
    preview=preview,
    score=score,
    packets=packets,
)

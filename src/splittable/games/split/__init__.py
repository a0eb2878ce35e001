"""Split for two to five: shed cards between two closing piles, against each other or together."""

from typing import Final

from splittable.core.game import Beginning, Game
from splittable.core.options import read_options, write_options
from splittable.games.split.events import Event
from splittable.games.split.moves import Move
from splittable.games.split.notation import read_deal, read_move, write_deal
from splittable.games.split.packets import packets
from splittable.games.split.pad import score
from splittable.games.split.preview import preview
from splittable.games.split.rules import (
    State,
    apply,
    legal,
    longest,
    outcome,
    start,
    to_act,
    unseal,
)
from splittable.games.split.scoring import REASONS, reward
from splittable.games.split.setup import OPTIONS, Deal, Options, deal, deck
from splittable.games.split.talk import PHRASES, forbids_talk_of_cards, suits, topics, truthful
from splittable.games.split.view import View, imagine, look, redact, view

SPLIT: Final[Game[Options, Deal, State, Move, Event, View]] = Game(
    name="split",
    title="Split",
    rules=2,
    options=OPTIONS,
    reasons=REASONS,
    phrases=PHRASES,
    beginning=Beginning("dealer", deal, passes_on=True),  # 12.20
    points_add_up=False,  # it has no points: 7.5
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
    cooperative=lambda options: options.cooperative,
    simultaneous=lambda options: options.simultaneous,
    forbids_talk_of_cards=forbids_talk_of_cards,
    suits=suits,
    topics=topics,
    truthful=truthful,
    reward=reward,
    view=view,
    look=look,
    redact=redact,
    imagine=imagine,
    preview=preview,
    score=score,
    packets=packets,
)

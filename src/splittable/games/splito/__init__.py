"""Splito for three to eight (or two): draft cards into zones shared with both neighbours."""

from dataclasses import replace
from typing import Final

from splittable.core.decks import HouseDeck
from splittable.core.game import Game
from splittable.core.options import read_options, write_options
from splittable.core.rewards import against_each_other
from splittable.games.splito.events import Event
from splittable.games.splito.moves import Place
from splittable.games.splito.notation import read_deal, read_move, write_deal
from splittable.games.splito.objectives import (
    KINDS,
    MOST,
    MOST_OBJECTIVES,
    STANDARD_FILE,
    complaints,
    read_deck,
    write_deck,
)
from splittable.games.splito.packets import packets
from splittable.games.splito.pad import score
from splittable.games.splito.preview import preview
from splittable.games.splito.rules import (
    State,
    apply,
    legal,
    longest,
    outcome,
    start,
    to_act,
    unseal,
)
from splittable.games.splito.scoring import REASONS
from splittable.games.splito.setup import OPTIONS, Deal, Options, deal, deck
from splittable.games.splito.talk import (
    PHRASES,
    forbids_talk_of_cards,
    suits,
    topics,
    truthful,
)
from splittable.games.splito.view import View, imagine, look, redact, view

HOUSE_DECK: Final = HouseDeck(  # 8.5
    file=STANDARD_FILE,
    kinds=KINDS,
    most_points=MOST,
    most_cards=MOST_OBJECTIVES,
    read_options=lambda raw, deck: replace(
        read_options(raw, Options, OPTIONS), objectives=read_deck(deck)
    ),
    write=lambda options: write_deck(options.objectives),
    complaints=complaints,
)


SPLITO: Final[Game[Options, Deal, State, Place, Event, View]] = Game(
    name="splito",
    title="Splito",
    rules=1,
    options=OPTIONS,
    reasons=REASONS,
    phrases=PHRASES,
    house_deck=HOUSE_DECK,
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
    truthful=truthful,
    reward=against_each_other,
    view=view,
    look=look,
    redact=redact,
    imagine=imagine,
    preview=preview,
    score=score,
    packets=packets,
)

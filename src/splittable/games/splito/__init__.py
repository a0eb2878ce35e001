"""Splito for three to eight (or two): draft cards into zones shared with both neighbours."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias

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
    STANDARD_DECK,
    STANDARD_FILE,
    ObjectiveDeck,
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
from splittable.games.splito.talk import PHRASES, forbids_talk_of_cards, suits, topics
from splittable.games.splito.view import View, imagine, look, redact, view

SplitoGame: TypeAlias = Game[Options, Deal, State, Place, Event, View]


HOUSE_DECK: Final = HouseDeck(  # 8.5
    file=STANDARD_FILE,
    kinds=KINDS,
    most_points=MOST,
    most_cards=MOST_OBJECTIVES,
    read_options=lambda raw, deck: _options(raw, read_deck(deck)),
    write=lambda options: write_deck(options.objectives),
    complaints=complaints,
)


def _options(raw: Mapping[str, object], objectives: ObjectiveDeck) -> Options:
    return replace(read_options(raw, Options, OPTIONS), objectives=objectives)


def splito(objectives: ObjectiveDeck) -> SplitoGame:
    """The game with this default Objective deck: the standard one, or a server's own."""
    return Game(
        name="splito",
        title="Splito",
        rules=1,
        options=OPTIONS,
        reasons=REASONS,
        phrases=PHRASES,
        beginning=None,
        house_deck=HOUSE_DECK,
        points_add_up=True,
        read_options=lambda raw: _options(raw, objectives),
        write_options=lambda options: write_options(options, OPTIONS),
        deck=deck,
        deal=deal,
        read_deal=read_deal,
        write_deal=write_deal,
        read_move=read_move,
        write_move=str,
        start=start,
        to_act=to_act,
        legal=legal,
        apply=apply,
        unseal=unseal,
        outcome=outcome,
        longest=longest,
        cooperative=lambda _: False,
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


SPLITO: Final = splito(STANDARD_DECK)

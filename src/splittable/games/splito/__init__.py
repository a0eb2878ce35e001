"""Splito for three to eight (or two): draft cards into zones shared with both neighbours."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from splittable.core.game import Game
from splittable.core.options import read_options, write_options
from splittable.core.rewards import against_each_other
from splittable.games.splito.events import Event
from splittable.games.splito.moves import Place
from splittable.games.splito.notation import read_deal, read_move, write_deal
from splittable.games.splito.objectives import STANDARD_DECK, ObjectiveDeck
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


def splito(objectives: ObjectiveDeck) -> SplitoGame:
    """The game with this Objective deck: the standard one, or a host's own."""

    def options(raw: Mapping[str, object]) -> Options:
        chosen = read_options(raw, Options, OPTIONS)
        return replace(chosen, objectives=objectives)

    return Game(
        name="splito",
        title="Splito",
        rules=1,
        options=OPTIONS,
        reasons=REASONS,
        phrases=PHRASES,
        beginning=None,
        read_options=options,
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
    )


SPLITO: Final = splito(STANDARD_DECK)

"""The laws on reduced games: what holds for the whole deck holds for a part of it."""

from collections.abc import Iterator
from random import Random

import pytest

from splittable.core.errors import Invalid
from splittable.core.record import read_record, write_record
from tests.support.counting import cards_in
from tests.support.play import CALM, LIVELY, RESTLESS, Playout, play_on
from tests.support.reduced import REDUCED, every_reduced_game
from tests.support.turns import assert_only_seats_to_act_have_moves
from tests.support.variants import Variant
from tests.support.worlds import other_world

GAMES = 30  # a variant and law


def games_of(variant: Variant) -> Iterator[Playout]:
    for seed in range(GAMES):
        rng = Random(seed)
        deal = variant.game.deal(variant.options, rng)
        start = variant.game.start(variant.options, deal)
        habits = rng.choice((CALM, LIVELY, RESTLESS))
        yield play_on(variant, deal, start, rng, habits)  # law 1: no longer than declared


@every_reduced_game
def test_only_seats_that_are_to_act_have_moves(variant: Variant) -> None:
    for game in games_of(variant):
        for state in game.states:
            assert_only_seats_to_act_have_moves(variant, state)


@every_reduced_game
def test_the_chosen_cards_are_all_there_from_first_to_last(variant: Variant) -> None:
    for game in games_of(variant):
        for state in game.states:
            cards = cards_in(variant, state)
            assert cards.total() == len(variant.options.cards)
            assert cards == cards_in(variant, game.states[0])


@every_reduced_game
def test_an_imagined_state_gives_the_same_view_and_holds_the_same_cards(variant: Variant) -> None:
    rng = Random(1)
    for game in games_of(variant):
        for state in game.states:
            viewer = rng.choice(variant.viewers)
            view = variant.game.view(state, viewer)
            imagined = variant.game.imagine(view, rng)
            assert variant.game.view(imagined, viewer) == view
            assert cards_in(variant, imagined) == cards_in(variant, state)


@every_reduced_game
def test_a_viewer_cannot_tell_worlds_apart_that_differ_in_what_it_never_saw(
    variant: Variant,
) -> None:
    rng = Random(2)
    compared = 0
    for game in games_of(variant):
        here = game.until(rng.randrange(1000))
        viewer = rng.choice(variant.viewers)
        there = other_world(here, viewer, rng)
        if there is None:
            continue  # with few cards, other ones often change the course
        compared += 1
        for one, other in zip(here.states, there.states, strict=True):
            assert repr(variant.game.view(one, viewer)) == repr(variant.game.view(other, viewer))
    assert compared >= GAMES / 3


@every_reduced_game
def test_deals_and_moves_come_back_from_writing(variant: Variant) -> None:
    rules, options = variant.game, variant.options
    for game in games_of(variant):
        assert rules.read_deal(options, rules.write_deal(game.deal)) == game.deal
        for _, move in game.moves:
            assert rules.read_move(options, rules.write_move(move)) == move


@pytest.mark.parametrize("name", ["one row of five", "twenty cards"])
def test_the_record_of_a_small_game_is_not_taken_for_one_of_the_whole_deck(name: str) -> None:
    variant = REDUCED[name]
    written = write_record(next(games_of(variant)).record)
    with pytest.raises(Invalid, match=r"^deal\..*: expected \d+ entries, found \d+$"):
        read_record(written, variant.games)

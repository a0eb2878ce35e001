"""Encodings: moves and their actions, observations, and the draws that make up a deal."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, reject

from splittable.core.encoding import AnyEncoding, Field, width
from splittable.core.errors import Invalid
from splittable.core.seats import Seat
from splittable.games import ENCODINGS, GAMES
from tests.support.moves import every_move
from tests.support.play import CALM, CUTS, LIVELY, RESTLESS, SEEDS, play_on, playout
from tests.support.reduced import every_reduced_game
from tests.support.variants import (
    Variant,
    every_variant,
    every_variant_with_seals,
    every_way_to_play,
)
from tests.support.worlds import other_world

TRIES = 8  # worlds drawn for each viewer
LOOK_BACK = 20  # positions looked at, the latest
ATTEMPTS = 50  # moves without a number tried, of all that there are


def test_every_game_has_an_encoding() -> None:
    assert {name: encoding.game for name, encoding in ENCODINGS.items()} == GAMES


# Actions


@every_way_to_play
def test_every_number_is_a_move_that_has_this_number(variant: Variant) -> None:
    encoding, options = _of(variant), variant.options
    moves = [encoding.move(options, action) for action in range(encoding.actions(options))]
    assert [encoding.action(options, move) for move in moves] == list(range(len(moves)))


@every_way_to_play
def test_a_move_without_a_number_is_refused(variant: Variant) -> None:
    encoding, options = _of(variant), variant.options
    numbered = {encoding.move(options, action) for action in range(encoding.actions(options))}
    others = [move for move in every_move(variant) if move not in numbered]
    assert len(others) == len(every_move(variant)) - len(numbered)
    for move in others[:: 1 + len(others) // ATTEMPTS]:
        with pytest.raises(Invalid, match=f"action: '{move}' has no number"):
            encoding.action(options, move)


@every_way_to_play
def test_a_number_out_of_range_is_refused(variant: Variant) -> None:
    encoding, options = _of(variant), variant.options
    count = encoding.actions(options)
    for action in (-1, count, 10**20):
        with pytest.raises(Invalid, match=f"{action} is not a number from 0 to {count - 1}"):
            encoding.move(options, action)


@every_way_to_play
@given(seed=SEEDS)
def test_legal_moves_have_numbers_of_their_own(variant: Variant, seed: int) -> None:
    encoding, options = _of(variant), variant.options
    for state in playout(variant, seed, CALM).states:
        for seat in variant.game.to_act(state):
            legal = variant.game.legal(state, seat)
            numbers = [encoding.action(options, move) for move in legal]
            assert tuple(encoding.move(options, number) for number in numbers) == legal
            assert len(set(numbers)) == len(legal)


# Observations


@every_variant
def test_fields_have_names_of_their_own_and_fit_a_byte(variant: Variant) -> None:
    fields = _of(variant).fields(variant.options)
    assert len({field.name for field in fields}) == len(fields)
    assert all(-128 <= field.low < field.high <= 127 for field in fields)


@every_variant
@given(seed=SEEDS, cut=CUTS)
def test_an_observation_is_as_its_fields_say(variant: Variant, seed: int, cut: int) -> None:
    encoding = _of(variant)
    fields = encoding.fields(variant.options)
    game = playout(variant, seed).until(cut)
    for state in (*game.states[-LOOK_BACK:], playout(variant, seed, CALM).states[-1]):
        for seat in variant.seats:
            numbers = encoding.observe(variant.game.view(state, seat))
            assert len(numbers) == width(fields)
            assert [field.name for field in fields if not _within(field, fields, numbers)] == []


@every_variant
def test_a_spectator_has_no_observation(variant: Variant) -> None:
    state = playout(variant, 1, CALM).states[0]
    with pytest.raises(
        Invalid, match="view: expected a seat's view: a spectator has no observation"
    ):
        _of(variant).observe(variant.game.view(state, None))


@every_variant
@given(seed=SEEDS, cut=CUTS)
def test_what_a_seat_never_saw_makes_no_difference_to_its_observation(
    variant: Variant, seed: int, cut: int
) -> None:
    rng = Random(seed)
    here = playout(variant, seed, rng.choice((CALM, LIVELY, RESTLESS))).until(cut)
    viewer = rng.choice(variant.seats)
    worlds = (other_world(here, viewer, rng) for _ in range(TRIES))
    there = next((world for world in worlds if world is not None), None)
    if there is None:
        reject()  # in a long game of Split every card may have shown itself
    for one, other in zip(here.states[-LOOK_BACK:], there.states[-LOOK_BACK:], strict=True):
        assert _observed(variant, one, viewer) == _observed(variant, other, viewer)


@every_variant_with_seals
@given(seed=SEEDS)
def test_a_sealed_choice_is_observed_by_its_seat_alone(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    states = playout(variant, seed, LIVELY).states
    found = [state for state in states if len(variant.game.to_act(state)) > 1]
    assume(found)
    state = rng.choice(found)
    chooser = rng.choice(sorted(variant.game.to_act(state)))
    shows_side = getattr(variant.options, "show_side", False)
    choices = variant.game.legal(state, chooser)
    steps = [variant.game.apply(state, chooser, choice).state for choice in choices]
    for seat in variant.seats:
        seen = {tuple(_observed(variant, after, seat)) for after in steps}
        assert len(seen) == (len(choices) if seat == chooser else 2 if shows_side else 1)


# Draws


@every_way_to_play
def test_draws_lead_to_a_deal_that_the_game_accepts(variant: Variant) -> None:
    rng = Random(str(variant))
    encoding, game, options = _of(variant), variant.game, variant.options
    deal = encoding.deal(options, _drawn(variant, rng))
    assert game.read_deal(options, game.write_deal(deal)) == deal


@every_way_to_play
def test_every_deal_can_be_drawn(variant: Variant) -> None:
    rng = Random(str(variant))
    encoding, options = _of(variant), variant.options
    for _ in range(3):
        deal = variant.game.deal(options, rng)
        drawn = _as_drawn(variant, deal)
        assert all(
            outcome in [draw.outcome for draw in encoding.draws(options, drawn[:number])]
            for number, outcome in enumerate(drawn)
        )
        assert encoding.draws(options, drawn) == ()
        assert encoding.deal(options, drawn) == deal


@every_way_to_play
def test_a_card_is_as_likely_as_it_has_copies_left(variant: Variant) -> None:
    encoding, options = _of(variant), variant.options
    first, cards = _cards_drawn(variant)
    drawn = _drawn(variant, Random(str(variant)))
    out_of_the_deck = [] if variant.game.name != "splito" else _commons(variant, drawn)
    left = Counter(variant.game.deck(options)) - Counter(out_of_the_deck)
    copies = Counter({_number(variant, card): count for card, count in left.items()})
    for number in range(first, first + cards):
        draws = encoding.draws(options, drawn[:number])
        assert {draw.outcome: draw.weight for draw in draws} == dict(+copies)
        assert [draw.outcome for draw in draws] == sorted(+copies)
        copies[drawn[number]] -= 1


@every_way_to_play
def test_what_is_no_card_is_drawn_with_equal_chances(variant: Variant) -> None:
    encoding, options = _of(variant), variant.options
    first, cards = _cards_drawn(variant)
    drawn = _drawn(variant, Random(str(variant)))
    for number in (*range(first), *range(first + cards, len(drawn))):
        draws = encoding.draws(options, drawn[:number])
        assert [(draw.outcome, draw.weight) for draw in draws] == [
            (outcome, 1) for outcome in _outcomes(variant, number)
        ]


# Reduced games


@every_reduced_game
@given(seed=SEEDS)
def test_a_reduced_game_counts_as_the_whole_one_does(variant: Variant, seed: int) -> None:
    rng, encoding, options = Random(seed), _of(variant), variant.options
    deal = encoding.deal(options, _drawn(variant, rng))
    game = play_on(variant, deal, variant.game.start(options, deal), rng, LIVELY)
    whole = variant.game.read_options(variant.game.write_options(options))
    fields = encoding.fields(options)
    assert encoding.actions(options) == encoding.actions(whole)
    assert [(f.name, f.shape) for f in fields] == [
        (f.name, f.shape) for f in encoding.fields(whole)
    ]
    for state in game.states:
        for seat in variant.seats:
            for move in variant.game.legal(state, seat):
                assert encoding.move(options, encoding.action(options, move)) == move
            numbers = _observed(variant, state, seat)
            assert all(_within(field, fields, numbers) for field in fields)


# What the tests above use


def _of(variant: Variant) -> AnyEncoding:
    return ENCODINGS[variant.game.name]


def _observed(variant: Variant, state: Any, seat: Seat) -> list[int]:
    return _of(variant).observe(variant.game.view(state, seat))


def _within(field: Field, fields: tuple[Field, ...], numbers: list[int]) -> bool:
    first = width(fields[: fields.index(field)])
    return all(field.low <= n <= field.high for n in numbers[first : first + field.size])


def _drawn(variant: Variant, rng: Random) -> list[int]:
    encoding = _of(variant)
    drawn: list[int] = []
    while draws := encoding.draws(variant.options, drawn):
        assert len(drawn) < 200
        drawn += rng.choices([d.outcome for d in draws], [d.weight for d in draws])
    return drawn


def _cards_drawn(variant: Variant) -> tuple[int, int]:
    """Which draw is the first card, and how many cards are drawn."""
    if variant.game.name == "splito":
        return 2, 13 * len(variant.seats) * (2 if len(variant.seats) == 2 else 1)
    return 1, len(variant.game.deck(variant.options))


def _outcomes(variant: Variant, number: int) -> list[int]:
    """What the draw of this number may bring where it is no card."""
    if variant.game.name == "split" and number:
        return list(range(16))
    if variant.game.name != "splito":
        return list(variant.seats)
    symbol = ("star", "moon")[number]
    cards = enumerate(variant.options.objectives.objectives)
    return [place for place, card in cards if card.symbol and card.symbol.value == symbol]


def _commons(variant: Variant, drawn: list[int]) -> list[str]:
    objectives = variant.options.objectives.objectives
    return [objectives[place].id for place in drawn[:2]]


def _number(variant: Variant, card: Any) -> int:
    """Of a card as draws number it; in Splito a kind is half the number of the card to the left."""
    if variant.game.name != "splito":
        return int(card)
    move = variant.game.read_move(variant.options, f"{card} left")
    return _of(variant).action(variant.options, move) // 2


def _as_drawn(variant: Variant, deal: Any) -> list[int]:
    match variant.game.name:
        case "split-it":
            return [deal.starter, *deal.stock]
        case "splito":
            ids = [objective.id for objective in variant.options.objectives.objectives]
            cards = [card for hand in (*deal.hands, *deal.second_hands) for card in hand]
            return [*map(ids.index, deal.common), *(_number(variant, card) for card in cards)]
        case _:
            cards = [card for hand in deal.hands for card in hand]
            digits = [int(digit, 16) for digit in deal.reshuffle_key]
            return [deal.dealer, *cards, *deal.stock, *digits]

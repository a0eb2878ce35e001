"""Short forms that players type, and the one-line answers to illegal moves."""

from typing import Any

import pytest

from splittable.core.chance import stream
from splittable.core.record import seat_names
from splittable.games import GAMES
from splittable.games.split.rules import Phase
from splittable.terminal.boards import BOARDS
from splittable.terminal.words import Names


def position(name: str, seed: int, wanted: str, **options: Any) -> tuple[Any, Any, Any]:
    """The first position of a random game where seat 0 has a legal move of the wanted kind."""
    game = GAMES[name]
    chosen = game.read_options({"seats": 3, **options})
    rng = stream(seed)
    state = game.start(chosen, game.deal(chosen, rng))
    while True:
        legal = game.legal(state, 0)  # type: ignore[arg-type]
        if legal and str(legal[0]).startswith(wanted):
            return game, game.view(state, 0), legal  # type: ignore[arg-type]
        waiting = game.to_act(state)
        assert waiting, "no such position in this game"
        seat = max(waiting)
        state = game.apply(state, seat, rng.choice(game.legal(state, seat))).state


@pytest.mark.parametrize(
    "wanted, typed, notation",
    [
        ("split", "3 5", "split 3 5"),
        ("split", "3,5", "split 3 5"),
        ("split", "SPLIT 1  2", "split 1 2"),
        ("guess", "w", "guess white"),
        ("guess", "Pink", "guess pink"),
        ("guess", "guess B", "guess black"),
        ("joker", "8", "joker 8"),
        ("joker", "joker 10", "joker 10"),
    ],
)
def test_split_it_reads_short_forms(wanted: str, typed: str, notation: str) -> None:
    _, view, legal = position("split-it", 4, wanted)
    assert BOARDS["split-it"].spell_out(view, legal, typed) == notation


def test_split_it_reads_a_removal_by_its_letter() -> None:
    _, view, legal = position("split-it", 4, "remove", seats=2)
    assert BOARDS["split-it"].spell_out(view, legal, "b") == "remove black"


@pytest.mark.parametrize(
    "typed, notation",
    [
        ("y3 l", "y3 left"),
        ("Y3 R", "y3 right"),
        ("y3r", "y3 right"),
        ("left y3", "y3 left"),
        ("d6v left", "D6V left"),
        ("mc_PINK r", "MC_pink right"),
    ],
)
def test_splito_reads_short_forms(typed: str, notation: str) -> None:
    _, view, legal = position("splito", 4, "")
    assert BOARDS["splito"].spell_out(view, legal, typed) == notation


def test_splito_reads_a_place_in_the_hand_as_shown() -> None:
    game, view, legal = position("splito", 4, "")
    board = BOARDS["splito"]
    shown = [
        game.read_move(view.options, board.spell_out(view, legal, f"{place} l")).card
        for place in range(1, 14)
    ]
    assert sorted(shown) == sorted(view.hand)
    assert board.spell_out(view, legal, "14 l") == "14 left"  # no such card; the rules reject it


@pytest.mark.parametrize(
    "typed, notation",
    [
        ("l 37", "left 37"),
        ("R37", "right 37"),
        ("37 r", "right 37"),
        ("left 40*", "left 40"),
        ("RESET", "reset"),
    ],
)
def test_split_reads_short_forms(typed: str, notation: str) -> None:
    _, view, legal = position("split", 4, "left")
    assert BOARDS["split"].spell_out(view, legal, typed) == notation


def test_split_needs_no_side_for_a_card_that_fits_on_one_only() -> None:
    _, view, legal = position("split", 4, "left")
    one_way = [
        move
        for move in legal
        if str(move) != "reset" and sum(move.card == getattr(m, "card", None) for m in legal) == 1
    ]
    for move in one_way:
        assert BOARDS["split"].spell_out(view, legal, str(move.card)) == str(move)


def test_split_answers_a_bluff_with_a_letter() -> None:
    for seed in range(20):
        try:
            _, view, legal = position("split", seed, "trust", bluff_resets=True)
        except AssertionError:
            continue
        assert view.phase is Phase.ANSWERING
        assert BOARDS["split"].spell_out(view, legal, "c") == "challenge"
        return
    raise AssertionError("no bluff to answer")


ILLEGAL = [
    ("split-it", "split", "5 3", "first must be smaller"),
    ("split-it", "split", "guess white", "You can't do 'guess white' now"),
    ("splito", "", "k6 left", "You don't hold k6"),
    ("split", "left", "100", "You don't hold 100"),
    ("split", "left", "bury 90", "You can't do 'bury 90' now"),
]


@pytest.mark.parametrize("name, wanted, typed, said", ILLEGAL)
def test_an_illegal_move_gets_one_line_with_what_is_allowed(
    name: str, wanted: str, typed: str, said: str
) -> None:
    for seed in range(50):
        game, view, legal = position(name, seed, wanted)
        board = BOARDS[name]
        move = game.read_move(view.options, board.spell_out(view, legal, typed))
        if move not in legal:
            told = board.objection(view, legal, move)
            assert said in told
            assert "\n" not in told
            return
    raise AssertionError("legal in every position")


@pytest.mark.parametrize("name", GAMES)
def test_the_example_and_the_guide_can_be_given_at_every_decision(name: str) -> None:
    game, board = GAMES[name], BOARDS[name]
    for seed, options in enumerate(({}, {"seats": 2}, {"seats": 4})):
        chosen = game.read_options({"seats": 3, **options})
        names = Names(seat_names(chosen.seats))
        rng = stream(seed)
        state = game.start(chosen, game.deal(chosen, rng))
        while waiting := game.to_act(state):
            seat = min(waiting)
            legal, view = game.legal(state, seat), game.view(state, seat)
            assert board.example(view, legal)
            assert board.guide(view, legal, names)
            for move in legal:
                notation = board.spell_out(view, legal, str(move))
                assert game.read_move(chosen, notation) == move
            state = game.apply(state, seat, rng.choice(legal)).state

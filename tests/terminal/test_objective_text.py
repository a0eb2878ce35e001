"""Descriptions of Objectives, and phrases with players' names."""

import pytest

from splittable.core.seats import Seat
from splittable.games.splito.objectives import STANDARD_DECK
from splittable.games.splito.scoring import score
from splittable.games.splito.setup import Options
from splittable.terminal.splito.objective_text import requirement_words, standing
from splittable.terminal.words import Names, enumerated

WORDS = {
    "MV4": "more 4s than elsewhere",
    "MC_black": "more black than elsewhere",
    "V0_2": "no 2",
    "V2_3": "exactly two 3s",
    "T3_pink_green_black": "pink, green and black present",
    "D4C": "exactly four different colours",
    "D55": "at least five colours and five values",
    "D6V": "all six values",
    "Z_LE14": "zone of at most 14 cards",
}


@pytest.mark.parametrize("card, words", WORDS.items())
def test_an_objective_is_asked_in_words(card: str, words: str) -> None:
    objective = next(o for o in STANDARD_DECK.objectives if o.id == card)
    assert requirement_words(Options(), objective.requirement) == words


def test_the_option_at_least_changes_the_words() -> None:
    objective = next(o for o in STANDARD_DECK.objectives if o.id == "V2_3")
    assert (
        requirement_words(Options(value_at_least=True), objective.requirement) == "at least two 3s"
    )


def test_every_objective_has_words_and_a_standing() -> None:
    sheet = score(Options(), (), ((), (), ()))
    texts = {requirement_words(Options(), o.requirement) for o in STANDARD_DECK.objectives}
    assert len(texts) == len(STANDARD_DECK.objectives)
    assert all(standing(o.requirement, 0, sheet) for o in STANDARD_DECK.objectives)


def test_sentences_say_you_to_me_and_use_names_for_others() -> None:
    names = Names(("nora", "Ada", "Ben"), Seat(0))
    assert names.does(Seat(0), "guess") == "You guess"
    assert names.does(Seat(1), "guess") == "Ada guesses"
    assert names.does(Seat(1), "bury") == "Ada buries"
    assert names.does(Seat(1), "play") == "Ada plays"
    assert names.does(Seat(2), "have") == "Ben has"
    assert names.all_of([Seat(1), Seat(0)]) == "you and Ada"
    assert Names(("nora", "Ada")).all_of([Seat(0)], begin=True) == "nora"
    assert enumerated([]) == "nothing"

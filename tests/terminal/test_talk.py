"""Talk in the terminal: the player asks and gives advice, and bots answer."""

import re
from typing import Any

import pytest

from splittable.core.record import replay
from splittable.core.talk import Phrase, phrases_at
from splittable.games import GAMES
from splittable.games.split import SPLIT
from splittable.games.split.talk import SIDES, truthful
from splittable.terminal.solo import Quit, SoloTable
from splittable.terminal.split.talk import in_words
from tests.terminal.typist import HintTypist, Typist, table


def _sit(typist: Typist, **options: Any) -> SoloTable:
    read = SPLIT.read_options({"seats": 3, "mode": "cooperative", **options})
    return table(typist, SPLIT, read)


def test_a_question_is_answered_by_every_bot() -> None:
    typist = Typist(["say left-or-right", "quit"])
    sat = _sit(typist)
    with pytest.raises(Quit):
        sat.play()
    told = typist.printed.partition("> say left-or-right")[2]
    assert "You: “Left or right?”" in told
    answers = re.findall(r"^  (Ada|Ben): “.+”$", told, re.MULTILINE)
    assert answers == ["Ada", "Ben"]
    assert all(each.phrase.id in SIDES for each in sat.record().remarks[-2:])


def test_phrases_are_listed_and_said_by_number() -> None:
    typist = Typist(["say", "say 1", "say 99", "say 47", "quit"])
    with pytest.raises(Quit):
        _sit(typist).play()
    assert "  say 1: “Left or right?”" in typist.printed
    assert "You: “Left or right?”" in typist.printed
    assert typist.printed.count("You can't say") == 2


def test_a_whole_game_keeps_what_was_said_and_all_of_it_was_true() -> None:
    typist = HintTypist()
    sat = _sit(typist)
    sat.play()
    record = sat.record()
    states = [position.state for position in replay(record)]
    assert record.remarks
    for each in record.remarks:
        assert truthful(SPLIT.view(states[each.moves], each.seat), each.phrase)


def test_with_talk_off_nobody_says_anything() -> None:
    typist = Typist(["say 1", "quit"])
    sat = table(typist, SPLIT, SPLIT.read_options({"seats": 3, "mode": "cooperative"}), talk=False)
    with pytest.raises(Quit):
        sat.play()
    assert sat.record().remarks == ()
    assert "I don't understand" in typist.printed


def test_every_phrase_has_words_without_a_number() -> None:
    options = SPLIT.read_options({"seats": 3, "mode": "cooperative"})
    for phrase in phrases_at(GAMES["split"], options, None):
        words = in_words(options, phrase)
        if phrase.about is None:
            assert not any(letter.isdigit() for letter in words)
    assert in_words(options, Phrase("stay-in-band", "band-0")).endswith("single figures.")


def test_bots_of_splito_coax_in_words() -> None:
    typist = HintTypist()
    sat = table(typist, GAMES["splito"], GAMES["splito"].read_options({"seats": 4}))
    sat.play()
    assert sat.record().remarks
    pleas = re.findall("“(Not met yet: .+|Come and play with me!)”", typist.printed)
    assert len(pleas) == len(sat.record().remarks)

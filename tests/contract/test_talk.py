"""The laws of talk: no numbers, no secrets of others, and only what the rules permit."""

from collections.abc import Callable, Sequence
from math import floor, log2
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, reject

from splittable.bots import BOTS
from splittable.bots.bot import speech_of
from splittable.bots.self_play import play_out
from splittable.core.record import read_record, write_record
from splittable.core.seats import Seat
from splittable.core.talk import Phrase, Said, phrases_at, read_phrase
from splittable.games.split.cards import CARDS, band, standards
from splittable.games.split.talk import BAND_NAMES, STAY_IN_BAND
from tests.support.play import CUTS, LIVELY, SEEDS, Playout, playout
from tests.support.variants import Variant, each, every_variant, variants_of
from tests.support.worlds import other_world

LOCALES: Final = Path(__file__).parents[2] / "locales"
COOPERATIVE: Final = [v for v in variants_of("split") if v.options.cooperative]
TRIES: Final = 8
Say = Callable[[Playout, Seat], object]


@every_variant
@given(seed=SEEDS, cut=CUTS)
def test_what_may_be_said_depends_on_what_everybody_sees(
    variant: Variant, seed: int, cut: int
) -> None:
    here = playout(variant, seed, LIVELY).until(cut)
    seen = [variant.game.view(here.states[-1], viewer) for viewer in variant.viewers]
    phrases = {phrases_at(variant.game, variant.options, view) for view in seen}
    assert len(phrases) == 1
    for phrase in phrases.pop():
        assert read_phrase(variant.game, variant.options, str(phrase)) == phrase


@every_variant
def test_no_phrase_contains_a_number(variant: Variant) -> None:
    """Not in its id, and not in the words of any language."""
    for phrase in variant.game.phrases:
        assert not any(letter.isdigit() for letter in phrase)


def test_no_translation_of_a_phrase_contains_a_number() -> None:
    for table in LOCALES.glob("*/table.ftl"):
        for line in table.read_text().splitlines():
            name, _, words = line.partition(" = ")
            assert not (name.startswith("preset-") and any(map(str.isdigit, words)))


def test_no_colour_band_gives_a_card_away() -> None:
    for number in range(len(BAND_NAMES)):
        assert sum(band(card) == number for card in standards(CARDS)) >= 8


def test_a_phrase_tells_no_more_than_documented() -> None:
    variant = COOPERATIVE[0]
    state = playout(variant, 1, LIVELY).states[0]
    phrases = phrases_at(variant.game, variant.options, variant.game.view(state, None))
    signals = len(phrases) + 1  # with silence
    text = (LOCALES.parent / "docs" / "talk.md").read_text()
    assert f"{len(phrases)} phrases may be said" in text
    assert f"that makes {signals} signals" in text
    assert f"at most {floor(log2(signals) * 10) / 10 + 0.1:.1f} bits" in text


# What bots say


def _as_shown(game: Playout, viewer: Seat, said: Sequence[Said]) -> list[Any]:
    redact = game.variant.game.redact
    return [*(redact(event, viewer) for made in game.events for event in made), *said]


def _speech(game: Playout, viewer: Seat) -> object:
    speak = speech_of(BOTS["split"]["hard"])
    assert speak is not None
    view = game.variant.game.view(game.states[-1], viewer)
    others = [seat for seat in game.variant.seats if seat != viewer]
    asked = [Said(others[0], Phrase("left-or-right"))] if len(game.moves) % 3 == 0 else []
    named = [Said(viewer, Phrase(STAY_IN_BAND, BAND_NAMES[len(game.moves) % 10]))]
    return speak(view, _as_shown(game, viewer, [*named, *asked]), False)


def _tells(say: Say, here: Playout, rng: Random) -> int:
    """In how many other worlds that look the same a seat would say something else."""
    found = 0
    for viewer in here.variant.seats:
        for _ in range(TRIES):
            there = other_world(here, viewer, rng)
            found += there is not None and say(here, viewer) != say(there, viewer)
    return found


@each(COOPERATIVE)
@given(seed=SEEDS, cut=CUTS)
def test_a_bot_says_the_same_in_worlds_that_look_the_same(
    variant: Variant, seed: int, cut: int
) -> None:
    here = playout(variant, seed, LIVELY).until(cut)
    assert _tells(_speech, here, Random(seed)) == 0


def test_a_bot_that_spoke_of_a_card_it_cannot_see_would_be_found() -> None:
    def peeks(game: Playout, viewer: Seat) -> object:
        neighbour = game.states[-1].hands[(viewer + 1) % len(game.states[-1].hands)]
        return Phrase(STAY_IN_BAND, BAND_NAMES[band(min(neighbour, default=CARDS[0]))])

    here = playout(COOPERATIVE[0], 3, LIVELY).until(200)
    assert _tells(peeks, here, Random(1)) > 0


@each(COOPERATIVE)
@given(seed=SEEDS, cut=CUTS)
def test_bots_say_only_what_is_true_and_may_be_said(variant: Variant, seed: int, cut: int) -> None:
    game = variant.game
    here = playout(variant, seed, LIVELY).until(cut)
    state = here.states[-1]
    if game.outcome(state) is not None:
        reject()
    for seat in variant.seats:
        view, said = game.view(state, seat), _speech(here, seat)
        if said is None:
            assert not view.hand or not view.left  # the dealer may bury Wilds first
        else:
            assert said in phrases_at(game, variant.options, view)
            assert game.truthful(view, said)


@each(variants_of("split-it"))
def test_bots_of_split_it_are_silent(variant: Variant) -> None:
    assert all(speech_of(bot) is None for bot in BOTS[variant.game.name].values())


def _plea(game: Playout, viewer: Seat) -> object:
    speak = speech_of(BOTS["splito"]["hard"])
    assert speak is not None
    view = game.variant.game.view(game.states[-1], viewer)
    return speak(view, _as_shown(game, viewer, []), True)


@each(variants_of("splito"))
@given(seed=SEEDS, cut=CUTS)
def test_bots_of_splito_say_only_what_everybody_sees(variant: Variant, seed: int, cut: int) -> None:
    """Nothing about a hand, a card to come or a plan: what they say follows from the zones."""
    game = variant.game
    here = playout(variant, seed, LIVELY).until(cut)
    state, there = here.states[-1], other_world(here, None, Random(seed))
    assert there is None or [_plea(here, seat) for seat in variant.seats] == [
        _plea(there, seat) for seat in variant.seats
    ]
    for seat in variant.seats:
        said = _plea(here, seat)
        if said is not None:
            assert isinstance(said, Phrase)
            assert game.outcome(state) is None
            assert said in phrases_at(game, variant.options, game.view(state, seat))
            assert game.truthful(game.view(state, seat), said)


@each(COOPERATIVE)
def test_a_record_keeps_what_was_said(variant: Variant) -> None:
    bots = [BOTS["split"]["rules-of-thumb"]] * variant.options.seats
    deal = variant.game.deal(variant.options, Random(2))
    record = play_out(variant.game, variant.options, deal, bots, Random(2))
    assert record.remarks
    assert read_record(write_record(record), variant.games) == record


@pytest.mark.parametrize("text", ["47", "stay-in-band", "stay-in-band band-47", "go-left band-1"])
def test_what_no_phrase_says_cannot_be_said(text: str) -> None:
    variant = COOPERATIVE[0]
    with pytest.raises(Exception, match="phrase: "):
        read_phrase(variant.game, variant.options, text)

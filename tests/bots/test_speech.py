"""Bots of cooperative Split talk by a convention, and plan with what they hear."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from inspect import signature
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from splittable.bots import BOTS
from splittable.bots.bot import AnyBot, Events, Talkative
from splittable.bots.self_play import play_out
from splittable.bots.split.beliefs import heard_worlds
from splittable.bots.split.memory import Heard, Laid, build_memory
from splittable.bots.split.speech import convention, on_sides, speak
from splittable.core.record import Record, replay
from splittable.core.seats import Seat
from splittable.core.talk import Phrase, Said
from splittable.games.split import SPLIT
from splittable.games.split.cards import BANDS, CARDS, Card, band, standards
from splittable.games.split.talk import BAND_NAMES, SIDES, STAY_IN_BAND, truthful
from splittable.games.split.view import View
from splittable.sim.split.cards import halves
from splittable.sim.split.speech import NUMBERED, phrase_of, truth_of

NOTHING_NAMED = (0,) * BANDS
TALK = Path(__file__).parents[2] / "docs/talk.md"


def _number(phrase: Phrase) -> int:
    if phrase.id == STAY_IN_BAND:
        return BAND_NAMES.index(str(phrase.about))
    return NUMBERED[phrase.id]


def _hand(*numbers: int) -> tuple[Card, ...]:
    return tuple(map(Card, numbers))


def _laid(left: int, right: int, middle: int | None = None) -> Laid:
    return Laid(Card(left), Card(right), None if middle is None else Card(middle), ())


def _band(number: int) -> Phrase:
    return Phrase(STAY_IN_BAND, BAND_NAMES[number])


def _game(seats: int, seed: int, bot: str = "rules-of-thumb") -> Record:
    options = SPLIT.read_options({"mode": "cooperative", "seats": seats})
    deal = SPLIT.deal(options, Random(seed))
    return play_out(SPLIT, options, deal, [BOTS["split"][bot]] * seats, Random(seed))


def _shown(record: Record) -> Iterator[tuple[View, list[object], Phrase]]:
    """Whenever somebody spoke: its view, what it had been shown, and what it said."""
    remarks = list(record.remarks)
    shown: list[object] = []
    for position in replay(record):
        shown += position.events
        while remarks and remarks[0].moves == position.number:
            remark = remarks.pop(0)
            seen = SPLIT.view(position.state, remark.seat)
            yield seen, list(shown), remark.phrase
            shown.append(Said(remark.seat, remark.phrase))


def test_the_document_shows_how_speak_is_called() -> None:
    (shown,) = re.findall(r"```python\n(.*?)```", TALK.read_text("utf-8"), flags=re.DOTALL)
    (documented,) = ast.parse(shown).body
    assert isinstance(documented, ast.FunctionDef)
    assert documented.name == speak.__name__
    assert [each.arg for each in documented.args.args] == [*signature(speak).parameters]


@pytest.mark.parametrize(
    "hand, named, laid, phrase",
    [
        # The most urgent card is the one nearest to an end of the room.
        (_hand(14, 45, 77), {}, _laid(12, 84, 43), _band(1)),
        (_hand(14, 45, 77), {1: 1}, _laid(12, 84, 43), _band(7)),
        (_hand(14, 45, 77), {1: 1, 7: 1}, _laid(12, 84, 43), _band(4)),
        # One that doesn't fit now comes last.
        (_hand(5, 45, 48), {4: 1}, _laid(12, 84, 43), _band(4)),
        (_hand(5, 45, 48), {4: 2}, _laid(12, 84, 43), _band(0)),
        # Wilds need no room. All being named, the sides are what is left to say.
        (_hand(45, 48, 50), {4: 2}, _laid(12, 84, 43), Phrase("go-left")),
        (_hand(23, 25, 50), {2: 2}, _laid(12, 84, 43), Phrase("go-right")),
        (_hand(23, 25, 51), {2: 2, 5: 1}, _laid(12, 84, 43), Phrase("stay-low")),
        (_hand(23, 53, 51), {2: 1, 5: 2}, _laid(12, 84, 43), Phrase("stay-high")),
        (_hand(23, 51), {2: 1, 5: 1}, _laid(12, 84, 43), Phrase("i-am-fine")),
        (_hand(5, 50), {0: 1}, _laid(12, 84, 43), Phrase("in-trouble")),
        # Here the left pile is the higher one, so cards above the middle fit if it moves right.
        (_hand(45, 48), {4: 2}, _laid(84, 12, 43), Phrase("go-right")),
    ],
)
def test_the_convention(
    hand: tuple[Card, ...], named: dict[int, int], laid: Laid, phrase: Phrase
) -> None:
    counts = tuple(named.get(number, 0) for number in range(BANDS))
    assert convention(hand, laid, counts) == phrase


def test_the_compiled_convention_says_the_same() -> None:
    rng = Random(1)
    said = set()
    for _ in range(3_000):
        *hand, left, right, middle = rng.sample(CARDS, rng.randint(4, 10))
        laid = Laid(left, right, rng.choice((None, middle)), ())
        named = [0] * BANDS
        for card in standards(tuple(hand)):
            named[band(card)] += rng.random() < 0.8
        numbers = left, right, -1 if laid.middle is None else int(middle)
        cards = tuple(sorted(hand))
        phrase = convention(cards, laid, tuple(named))
        said.add(phrase.id)
        assert phrase_of(cards, numbers, named, on_sides=False) == _number(phrase)
        answer = on_sides(cards, laid)
        assert phrase_of(cards, numbers, named, on_sides=True) == _number(answer)
    assert said == {STAY_IN_BAND, *SIDES} - {"stay-middle"}


def test_the_compiled_meaning_is_the_same() -> None:
    rng = Random(2)
    view, _, _ = next(_shown(_game(3, 4)))
    found = set()
    for _ in range(2_000):
        *hand, left, right, middle = rng.sample(CARDS, rng.randint(4, 10))
        between = rng.choice((None, middle))
        view = replace(view, hand=tuple(sorted(hand)), left=(left,), right=(right,), middle=between)
        number = -1 if between is None else int(between)
        for phrase in (*map(_band, range(BANDS)), *map(Phrase, SIDES)):
            means = truthful(view, phrase)
            found.add((phrase.id, means))
            assert truth_of(_number(phrase), view.hand or (), (left, right, number)) == means
    assert len(found) == 2 * (1 + len(SIDES))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bots_speak_the_truth_once_a_turn_and_follow_the_convention(seats: int) -> None:
    record = _game(seats, 1)
    assert len(record.remarks) == len({(each.moves, each.seat) for each in record.remarks})
    for view, shown, phrase in _shown(record):
        assert truthful(view, phrase)
        assert speak(view, shown, False) == phrase
        assert view.hand


def test_bots_of_competitive_games_and_silent_ones_say_nothing() -> None:
    options = SPLIT.read_options({"seats": 3})
    bots = [BOTS["split"]["rules-of-thumb"]] * 3
    assert not play_out(SPLIT, options, SPLIT.deal(options, Random(1)), bots, Random(1)).remarks
    options = SPLIT.read_options({"seats": 3, "mode": "cooperative"})
    deal = SPLIT.deal(options, Random(1))
    assert not play_out(SPLIT, options, deal, bots, Random(1), talk=False).remarks


def test_a_question_about_the_sides_is_answered() -> None:
    for view, shown, _ in _shown(_game(3, 1)):
        if view.seat != view.turn and view.middle is not None:
            asked = [*shown, Said(view.turn, Phrase("left-or-right"))]
            said = speak(view, asked, False)
            assert said is not None
            assert said.id in SIDES
            assert truthful(view, said)


def _likely(view: View, shown: Events, seat: int, cards: tuple[Card, ...], worlds: int) -> float:
    """The share of worlds in which this seat holds one of these cards."""
    found = heard_worlds(view, shown, worlds, Random(5))
    assert found is not None
    low, high = halves(cards)
    hands = found.states["hands"][:, seat]
    return float(((hands[:, 0] & np.uint64(low)) | (hands[:, 1] & np.uint64(high)) != 0).mean())


def test_a_listener_believes_what_it_hears_and_a_person_a_little_less() -> None:
    options = SPLIT.read_options({"seats": 3, "mode": "cooperative"})
    state = SPLIT.start(options, SPLIT.deal(options, Random(3)))
    seat = min(SPLIT.to_act(state))
    view = SPLIT.view(state, seat)
    other = Seat((seat + 1) % 3)
    named = standards(tuple(card for card in CARDS if band(card) == 5))
    unseen = tuple(card for card in named if card not in (view.hand or ()))
    shares = [
        _likely(view, [Said(other, _band(5), by_convention=known)], other, unseen, 600)
        for known in (True, False)
    ]
    silent = _likely(view, [Said(Seat((seat + 2) % 3), _band(9))], other, unseen, 600)
    assert shares[0] > 0.95
    assert silent + 0.2 < shares[1]
    assert silent < 0.6


def test_worlds_agree_with_all_that_was_said() -> None:
    """In nearly every world, each seat would have said just what it said."""
    agreed = heard = 0
    for number, (view, shown, _) in enumerate(_shown(_game(4, 2))):
        others = [each for each in build_memory(view, shown).talk.heard if each.seat != view.seat]
        if number % 9 or not others:
            continue
        worlds = heard_worlds(view, shown, 40, Random(7))
        assert worlds is not None
        for hands in worlds.states["hands"]:
            for each in others:
                agreed += _would_say(each, hands[each.seat])
                heard += 1
    assert agreed > 0.98 * heard


def _would_say(heard: Heard, hand: Any) -> bool:
    low, high = hand
    cards = int(low) | int(high) << 64
    held = [card for card in CARDS if cards >> card & 1]
    return convention((*held, *heard.since), heard.laid, heard.named) == heard.phrase


def test_a_world_that_was_heard_gives_its_viewer_the_very_same_view() -> None:
    for view, shown, _ in _shown(_game(3, 5)):
        worlds = heard_worlds(view, shown, 20, Random(1))
        if worlds is not None and view.seat is not None:
            seen = worlds.simulator.kernels.encoding.observe(view)
            assert worlds.observe([view.seat] * 20).tolist() == [seen] * 20


# What talk is worth


def _played(deal: int, *, talk: bool, bot: AnyBot = BOTS["split"]["hard"]) -> Record:
    options = SPLIT.read_options({"mode": "cooperative", "seats": 3})
    return play_out(
        SPLIT, options, SPLIT.deal(options, Random(deal)), [bot] * 3, Random(1), talk=talk
    )


def _is_won(record: Record) -> bool:
    return record.result is not None and len(record.result.winners) == 3


def test_talk_wins_games_that_silent_bots_lose() -> None:
    talking, silent = (
        [_is_won(_played(deal, talk=talk)) for deal in range(8)] for talk in (True, False)
    )
    saved = [deal for deal in range(8) if talking[deal] and not silent[deal]]
    assert len(saved) >= 2
    assert sum(talking) > sum(silent)


def test_a_listener_that_ignores_what_it_hears_would_be_found() -> None:
    """It would play like a deaf one; a bot that listens plays otherwise."""
    hard = BOTS["split"]["hard"]

    def deaf(view: View, legal: tuple[Any, ...], rng: Random, shown: Events) -> Any:
        return hard(view, legal, rng, [each for each in shown if not isinstance(each, Said)])

    listening, unheard = (
        [_played(deal, talk=True, bot=Talkative(bot, speak)).moves for deal in range(3)]
        for bot in (hard, deaf)
    )
    assert listening == [_played(deal, talk=True).moves for deal in range(3)]
    assert all(one != other for one, other in zip(listening, unheard, strict=True))

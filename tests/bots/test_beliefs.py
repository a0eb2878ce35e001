"""Beliefs about hidden hands in Split never contradict what the bot saw."""

from collections.abc import Iterable
from random import Random
from typing import Any

import numpy as np

from splittable.bots import BOTS
from splittable.bots.bot import Shown
from splittable.bots.split.beliefs import believed_worlds
from splittable.bots.split.memory import Lack, Memory, build_memory
from splittable.core.seats import Seat
from splittable.games.split import SPLIT
from splittable.games.split.cards import Card, standards
from splittable.games.split.events import PilesOpened
from splittable.games.split.rules import Phase, State
from splittable.sim import Positions
from splittable.sim.split.cards import halves
from tests.support.variants import VARIANTS, Variant, each

VARIANTS_OF_SPLIT = [each for each in VARIANTS if each.game is SPLIT]
every_split = each(VARIANTS_OF_SPLIT)

WORLDS = 200


def _game(variant: Variant, seed: int) -> tuple[list[State], list[list[object]]]:
    """Positions of a game by rule of thumb, and what had happened by then."""
    rng = Random(seed)
    state = SPLIT.start(variant.options, SPLIT.deal(variant.options, rng))
    states, happened = [state], [list[object]()]
    while waiting := SPLIT.to_act(state):
        seat = min(waiting)
        view, legal = SPLIT.view(state, seat), SPLIT.legal(state, seat)
        step = SPLIT.apply(state, seat, BOTS["split"]["rules-of-thumb"](view, legal, rng, ()))
        state = step.state
        states.append(state)
        happened.append([*happened[-1], *step.events])
    return states, happened


def _held(records: Any, seat: int, cards: Iterable[Card]) -> float:
    """The share of worlds in which this seat holds any of these."""
    low, high = halves(cards)
    hands = records["hands"][:, seat]
    return float(((hands[:, 0] & np.uint64(low)) | (hands[:, 1] & np.uint64(high)) != 0).mean())


@every_split
def test_a_believed_world_gives_its_viewer_the_very_same_view(variant: Variant) -> None:
    states, happened = _game(variant, 3)
    for number in range(0, len(states) - 1, 5):
        state = states[number]
        seat = min(SPLIT.to_act(state))
        view = SPLIT.view(state, seat)
        if state.phase not in (Phase.PLAYING, Phase.ANSWERING) or view.answered - {seat}:
            continue  # who has answered is to answer anew
        worlds = believed_worlds(view, Shown(SPLIT, seat, happened[number]), 20, Random(1))
        seen = worlds.simulator.kernels.encoding.observe(view)
        assert worlds.observe([seat] * 20).tolist() == [seen] * 20


def _lacks(memory: Memory) -> list[tuple[Seat, Lack]]:
    return [(seat, lack) for seat, lacks in memory.lacks.items() for lack in lacks]


def _check_lack(lack: Lack, hand: tuple[Card, ...]) -> None:
    had = (*hand, *[card for card in lack.gone if card is not None])
    is_last = len(hand) + len(lack.gone) - lack.drawn == 1
    if not lack.is_sure and is_last:
        had = standards(had)  # a last card that is Wild cannot be played
    assert len(lack.cards.intersection(had)) <= lack.drawn


@every_split
def test_what_is_remembered_is_true(variant: Variant) -> None:
    """What a seat lacked when it opened, or reset by rule of thumb, it has not had since, but for
    what it drew; and what lay on the table is followed from event to event."""
    for seed in range(4):
        states, happened = _game(variant, seed)
        for state, events in zip(states, happened, strict=True):
            seat = Seat(state.turn)
            memory = build_memory(SPLIT.view(state, seat), Shown(SPLIT, seat, events))
            for other, lack in _lacks(memory):
                _check_lack(lack, state.hands[other])
            if memory.laid is not None and state.left:
                assert (memory.laid.left, memory.laid.right) == (state.left[-1], state.right[-1])
                assert memory.laid.middle == state.middle
                assert memory.laid.helpers == state.helpers


def test_an_opener_is_not_believed_to_hold_what_it_would_have_laid() -> None:
    """split 2.4 and 5.4: the lowest and the highest Standard are laid."""
    variant = next(each for each in VARIANTS if str(each) == "split-3")
    found = 0
    for seed in range(6):
        states, happened = _game(variant, seed)
        state, events = states[1], happened[1]
        seat = Seat(state.turn)
        dealer = next(s for s in variant.seats if len(state.hands[s]) == 7 and s != seat)
        view = SPLIT.view(state, seat)
        memory = build_memory(view, Shown(SPLIT, seat, events))
        outside = [lack.cards for seat, lack in _lacks(memory) if seat == dealer and lack.is_sure]
        if not outside:
            continue
        worlds = believed_worlds(view, Shown(SPLIT, seat, events), WORLDS, Random(2))
        plain = worlds[:1].imagine(int(seat), WORLDS, seed=2)
        assert _held(worlds.records, dealer, outside[0]) < 0.02
        assert _held(plain.records, dealer, outside[0]) > 0.1
        found += 1
    assert found > 2


def test_beliefs_are_nearer_to_the_truth_than_plain_imagination() -> None:
    """Over many positions, cards that others really hold are believed to be there more often."""
    variant = next(each for each in VARIANTS if str(each) == "split-3")
    believed, plain = [], []
    for seed in range(12):
        states, happened = _game(variant, seed)
        for number in range(4, len(states) - 1, 4):
            state, events = states[number], happened[number]
            seat = min(SPLIT.to_act(state))
            if state.phase is not Phase.PLAYING:
                continue
            view = SPLIT.view(state, seat)
            worlds = believed_worlds(view, Shown(SPLIT, seat, events), WORLDS, Random(2))
            others = worlds[:1].imagine(int(seat), WORLDS, seed=2)
            for other in set(variant.seats) - {seat}:
                for card in state.hands[other]:
                    believed.append(_held(worlds.records, other, {card}))
                    plain.append(_held(others.records, other, {card}))
    assert np.mean(believed) > 1.1 * np.mean(plain)


def test_who_has_reset_is_believed_to_hold_little_of_what_it_could_have_played() -> None:
    """split 5.1: by rule of thumb it was stuck; what it has drawn since may be anything."""
    variant = next(each for each in VARIANTS if str(each) == "split-4")
    believed, plain, true = [], [], []
    for seed in range(12):
        for state, events in zip(*_game(variant, seed), strict=True):
            if not (events and isinstance(events[-1], PilesOpened)):
                continue  # nobody has just reset
            seat, other = Seat(state.turn), events[-1].seat
            view, shown = SPLIT.view(state, seat), Shown(SPLIT, seat, events)
            playable = build_memory(view, shown).lacks[other][-2].cards
            worlds = believed_worlds(view, shown, WORLDS, Random(2))
            believed.append(_how_many(worlds, other, playable))
            plain.append(_how_many(worlds[:1].imagine(int(seat), WORLDS, seed=2), other, playable))
            true.append(len(playable.intersection(state.hands[other])))
    assert len(true) > 20
    assert abs(np.mean(believed) - np.mean(true)) < 0.5 * abs(np.mean(plain) - np.mean(true))


def _how_many(worlds: Positions, seat: int, cards: Iterable[Card]) -> float:
    """Of these cards this seat holds, on average."""
    low, high = halves(cards)
    hands = worlds.records["hands"][:, seat]
    held = np.bitwise_count(hands[:, 0] & np.uint64(low)) + np.bitwise_count(
        hands[:, 1] & np.uint64(high)
    )
    return float(held.mean())

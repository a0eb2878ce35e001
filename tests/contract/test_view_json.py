"""Views and events read back equal from the JSON that the server writes of them."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given

from splittable.core.errors import Invalid
from splittable.core.view_reader import read_event, read_view
from splittable.core.wire import WireSchema, plain
from splittable.games import GAMES
from splittable.server.broadcast.projection import EventProjection, Projection
from tests.support.play import SEEDS, playout
from tests.support.variants import Variant, every_variant, variants_of

schema = cache(WireSchema)


def written(variant: Variant, state: Any, seat: Any) -> Any:
    return json.loads(bytes(Projection(schema(variant.game), state).whole(seat)))


@every_variant
@given(seed=SEEDS)
def test_every_view_reads_back_equal(variant: Variant, seed: int) -> None:
    states = playout(variant, seed).states
    for state in (*states[:: 1 + len(states) // 6], states[-1]):
        for seat in variant.viewers:
            read = read_view(variant.game, variant.options, written(variant, state, seat))
            assert read == variant.game.view(state, seat)


@every_variant
@given(seed=SEEDS)
def test_every_event_reads_back_as_its_viewer_saw_it(variant: Variant, seed: int) -> None:
    events = [event for step in playout(variant, seed).events[-30:] for event in step]
    told = EventProjection(schema(variant.game), tuple(events))
    for seat in variant.viewers:
        for raw, event in zip(json.loads(bytes(told.for_viewer(seat))), events, strict=True):
            read = read_event(variant.game, variant.options, raw)
            assert read == variant.game.redact(event, seat)


@every_variant
@given(seed=SEEDS)
def test_a_league_tells_a_seat_the_same_json(variant: Variant, seed: int) -> None:
    game, known = variant.game, schema(variant.game)
    played = playout(variant, seed)
    for state in (*played.states[:: 1 + len(played.states) // 6], played.states[-1]):
        for seat in variant.seats:
            told = json.dumps(known.write_view(game.view(state, seat)), default=plain)
            assert json.loads(told) == written(variant, state, seat)
    events = tuple(event for step in played.events[-30:] for event in step)
    for seat in variant.seats:
        seen = [known.write_event(game.redact(event, seat)) for event in events]
        told = json.dumps(seen, default=plain)
        assert json.loads(told) == json.loads(
            bytes(EventProjection(known, events).for_viewer(seat))
        )


def opening(name: str) -> tuple[Variant, dict[str, Any]]:
    variant = variants_of(name)[0]
    return variant, written(variant, playout(variant, 1).states[0], variant.seats[0])


@pytest.mark.parametrize("name", GAMES)
def test_fields_of_a_newer_server_are_ignored(name: str) -> None:
    variant, raw = opening(name)
    read = read_view(variant.game, variant.options, {**raw, "weather": "fine"})
    assert read == read_view(variant.game, variant.options, raw)


@pytest.mark.parametrize(
    "name, change, problem",
    [
        ("split-it", {"round": "1"}, "view.round: expected a whole number from "),
        ("split-it", {"round": True}, "view.round: expected a whole number from "),
        ("split-it", {"seat": 2}, "view.seat: expected a whole number from 0 to 1, found 2"),
        ("split-it", {"guess": "red"}, "view.guess: expected one of white, pink, black; found "),
        ("split-it", {"parts": [[1], 2]}, "view.parts[1]: expected a list, found 2"),
        ("split-it", {"displays": [3]}, "view.displays[0]: expected an object, found 3"),
        ("split-it", {"displays": [{}]}, "view.displays[0]: 'numbers' is missing"),
        ("split-it", {"removalDue": 0}, "view.removalDue: expected true or false, found 0"),
        ("splito", {"choice": "y9 left"}, "view.choice: "),
        ("splito", {"choice": 5}, "view.choice: expected a string, found 5"),
        ("split", {"answer": "19"}, "view.answer: "),
        ("split", {"buried": [[1]]}, "view.buried[0]: expected 2 entries, found 1"),
    ],
)
def test_what_is_not_a_view_is_named_in_one_line(
    name: str, change: dict[str, Any], problem: str
) -> None:
    variant, raw = opening(name)
    with pytest.raises(Invalid) as told:
        read_view(variant.game, variant.options, {**raw, **change})
    assert str(told.value).startswith(problem)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("name, aid", [("split-it", "gone"), ("splito", "knownHands")])
def test_a_view_without_memory_aids_cannot_be_read(name: str, aid: str) -> None:
    variant, raw = opening(name)
    del raw[aid]
    with pytest.raises(Invalid, match=f"^view: '{aid}' is missing$"):
        read_view(variant.game, variant.options, raw)


@pytest.mark.parametrize("raw", [None, [], "{}", 7])
def test_only_an_object_is_a_view_or_an_event(raw: object) -> None:
    game = GAMES["split"]
    options = game.read_options({"seats": 2})
    with pytest.raises(Invalid, match=r"^view: expected an object, found "):
        read_view(game, options, raw)
    with pytest.raises(Invalid, match=r"^event: expected an object, found "):
        read_event(game, options, raw)
    with pytest.raises(Invalid, match=r"^event\.type: expected one of .* found 'rain'$"):
        read_event(game, options, {"type": "rain"})

"""Views on the wire: open fields are encoded once for all viewers, without loss or additions.

Laws for whole random games of every variant.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from itertools import pairwise
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from splittable.core.game import AnyGame
from splittable.core.notation import Notated
from splittable.core.seats import Seat
from splittable.core.view_fields import Own, derived_fields, derived_from, own_fields, view_type
from splittable.core.view_reader import camel
from splittable.core.wire import IN_THE_TABLE, WireSchema, field
from splittable.games import GAMES
from splittable.games.split_it import SPLIT_IT
from splittable.server.broadcast.projection import EventProjection, Projection, encode
from splittable.server.domain.phrases import GENERAL, presets
from tests.support.play import CALM, Playout, playout
from tests.support.serving import laid_over
from tests.support.variants import VARIANTS, Variant, every_variant, variants_of

every_game = pytest.mark.parametrize("name", GAMES)


@cache
def a_game(variant: Variant) -> Playout:
    return playout(variant, 11, CALM)


@cache
def shapes_of(variant: Variant) -> WireSchema:
    return WireSchema(variant.game)


def some_moments(variant: Variant) -> list[Any]:
    """Of a long game, every second or third state: enough for laws about single moments."""
    states = a_game(variant).states
    return list(states[:: 1 + len(states) // 60])


def differing(one: Any, other: Any) -> Iterator[str]:
    return (
        each.name for each in fields(one) if getattr(one, each.name) != getattr(other, each.name)
    )


# Who sees what


@every_variant
def test_a_seat_differs_from_a_spectator_in_the_fields_of_its_own_and_in_no_others(
    variant: Variant,
) -> None:
    view, own = variant.game.view, own_fields(view_type(variant.game))
    for state in a_game(variant).states:
        seen = view(state, None)
        for seat in variant.seats:
            assert set(differing(seen, view(state, seat))) <= own


@every_game
def test_every_field_of_ones_own_does_differ_at_some_time(name: str) -> None:
    """Else it would be written for everybody singly, for nothing."""
    own, found = own_fields(view_type(GAMES[name])), set[str]()
    for variant in variants_of(name):
        for seed in range(6):
            for state in playout(variant, seed).states:
                seen = variant.game.view(state, None)
                found.update(differing(seen, variant.game.view(state, Seat(0))))
            if found == own:
                return
    assert found == own


@every_variant
def test_looking_from_a_seat_at_what_all_have_seen_gives_that_seats_view(variant: Variant) -> None:
    game = variant.game
    for state in a_game(variant).states:
        seen = game.view(state, None)
        for seat in variant.seats:
            assert game.look is not None
            assert game.look(seen, state, seat) == game.view(state, seat)


# What is worked out


@every_variant
def test_what_is_worked_out_depends_on_the_fields_named_and_on_no_others(variant: Variant) -> None:
    """A view with those fields of another moment tells what that moment's view tells."""
    moments = [variant.game.view(state, None) for state in some_moments(variant)]
    others = Random(1).sample(moments, len(moments))
    for name, each in derived_fields(view_type(variant.game)).items():
        for view, other in zip(moments, others, strict=True):
            mixed = replace(view, **{field: getattr(other, field) for field in each.depends_on})
            assert getattr(mixed, name) == getattr(other, name)


@every_game
def test_what_is_worked_out_depends_on_nothing_of_ones_own(name: str) -> None:
    view = view_type(GAMES[name])
    for each in derived_fields(view).values():
        assert own_fields(view).isdisjoint(each.depends_on)


# What is written


@every_variant
def test_a_view_is_written_with_all_its_fields_as_this_seat_sees_them(variant: Variant) -> None:
    shapes = shapes_of(variant)
    for state in some_moments(variant):
        sights = Projection(shapes, state)
        for viewer in variant.viewers:
            view = variant.game.view(state, viewer)
            written = json.loads(bytes(sights.whole(viewer)))
            told = {camel(each.name) for each in fields(view) if each.name not in IN_THE_TABLE}
            worked_out = {
                each.field.wire: each.field.written(each.of(view)) for each in shapes.worked_out
            }
            assert written.keys() == told | worked_out.keys()
            straight = {
                **shapes.own_fields.written(shapes.own_fields.of(view)),
                **shapes.open_fields.written(shapes.open_fields.of(view)),
                **worked_out,
            }
            assert written == json.loads(encode(straight))


@every_variant
@pytest.mark.parametrize("by_place", [False, True])
def test_changes_put_over_the_moment_before_give_the_moment_after(
    variant: Variant, by_place: bool
) -> None:
    shapes, states = shapes_of(variant), a_game(variant).states
    before = Projection(shapes, states[0])
    known = {viewer: json.loads(bytes(before.whole(viewer))) for viewer in variant.viewers}
    for state in states[1:]:
        after, fresh = Projection(shapes, state), Projection(shapes, state)
        for viewer in variant.viewers:
            changes = after.changes(before, viewer, by_place=by_place)
            if changes is not None:
                known[viewer] = laid_over(known[viewer], json.loads(bytes(changes)))
            assert known[viewer] == json.loads(bytes(fresh.whole(viewer)))
        before = after


@every_variant
def test_only_what_has_changed_is_written(variant: Variant) -> None:
    shapes = shapes_of(variant)
    for was, now in pairwise(some_moments(variant)):
        before, after = Projection(shapes, was), Projection(shapes, now)
        for viewer in variant.viewers:
            changes = json.loads(bytes(after.changes(before, viewer, by_place=False) or b"{}"))
            places = json.loads(bytes(after.changes(before, viewer, by_place=True) or b"{}"))
            old, new = (json.loads(bytes(each.whole(viewer))) for each in (before, after))
            assert changes == {name: new[name] for name in new if old[name] != new[name]}
            assert places.keys() == changes.keys()
            for name, change in places.items():
                if change != new[name]:  # then it is some places of a list
                    both = enumerate(zip(old[name], new[name], strict=True))
                    assert change == {str(at): n for at, (o, n) in both if o != n}


@pytest.mark.parametrize(
    "was, now, told",
    [
        (((1,), (2,)), ((1,), (3,)), {1: [3]}),
        (((1,), (2,)), ((4,), (3,)), [[4], [3]]),  # nothing is as it was
        (((1,),), ((1,), (3,)), [[1], [3]]),  # a place more
        (None, ((1,),), [[1]]),
        (((1,),), None, None),
    ],
)
def test_a_list_is_told_by_its_places_where_some_of_as_many_are_as_they_were(
    was: Any, now: Any, told: Any
) -> None:
    lists = field("lists", tuple[tuple[int, ...], ...] | None)
    assert json.loads(encode(lists.change(was, now, by_place=True))) == json.loads(encode(told))


def test_a_list_of_numbers_is_told_whole() -> None:
    assert field("sizes", tuple[int, ...]).change((7, 7), (7, 6), by_place=True) == (7, 6)


@every_variant
def test_nothing_is_told_where_nothing_has_changed(variant: Variant) -> None:
    shapes, state = shapes_of(variant), a_game(variant).states[1]
    for viewer in variant.viewers:
        before, after = Projection(shapes, state), Projection(shapes, state)
        assert after.changes(before, viewer, by_place=True) is None


@every_variant
def test_events_are_told_as_each_viewer_saw_them(variant: Variant) -> None:
    shapes = shapes_of(variant)
    for events in a_game(variant).events:
        story = EventProjection(shapes, events)
        for viewer in variant.viewers:
            seen = [shapes.write_event(variant.game.redact(event, viewer)) for event in events]
            assert json.loads(bytes(story.for_viewer(viewer))) == json.loads(encode(seen))


@dataclass(frozen=True)
class Described:
    """Has a text for logs, which isn't a notation."""

    left: int
    right: int

    def __str__(self) -> str:
        return f"{self.left} beside {self.right}"


@dataclass(frozen=True)
class InNotation(Notated):
    left: int
    right: int

    def __str__(self) -> str:
        return f"{self.left}-{self.right}"


@pytest.mark.parametrize(
    "value, expected", [(Described(1, 2), {"left": 1, "right": 2}), (InNotation(1, 2), "1-2")]
)
def test_a_value_is_written_as_text_if_its_type_says_so_and_not_because_of_its_str(
    value: Any, expected: Any
) -> None:
    written = field("value", type(value)).written(value)
    assert json.loads(encode(written)) == expected


@every_game
def test_the_moves_of_every_game_are_written_as_text(name: str) -> None:
    moves = get_type_hints(GAMES[name].apply)["move"]
    assert all(issubclass(kind, Notated) for kind in get_args(moves) or (moves,))


def test_every_game_is_tried_here() -> None:
    assert {variant.game.name for variant in VARIANTS} == set(GAMES)


# A game that nobody here has heard of


@dataclass(frozen=True)
class Glance:
    """A view of a game that was never named to the server."""

    seat: Own[Seat | None]
    cards: tuple[int, ...]  # nobody has said that this is a viewer's own
    top: Own[int | None]

    @derived_from("cards")
    def total(self) -> int:
        return sum(self.cards)

    @cached_property
    def kept_for_ourselves(self) -> int:
        return 1


def glance(state: tuple[int, ...], seat: Seat | None) -> Glance:
    """With a leak: a seat is given the first card, and the server must not send it."""
    return Glance(seat, state if seat == 0 else state[1:], None if seat is None else state[seat])


def unheard_of() -> AnyGame:
    any_game: AnyGame = SPLIT_IT
    return replace(
        any_game,
        name="peep",
        view=glance,
        look=lambda seen, state, seat: glance(state, seat),  # noqa: ARG005
        phrases=("peep",),
    )


def test_a_new_game_says_itself_what_is_a_viewer_s_own_and_what_is_worked_out() -> None:
    sights = Projection(WireSchema(unheard_of()), (7, 2, 3))
    assert json.loads(bytes(sights.whole(None))) == {
        "seat": None,
        "cards": [2, 3],
        "top": None,
        "total": 5,
    }
    assert json.loads(bytes(sights.whole(Seat(1))))["top"] == 2


def test_a_field_that_nobody_marked_is_read_off_the_spectators_view() -> None:
    sights = Projection(WireSchema(unheard_of()), (7, 2, 3))
    assert unheard_of().view((7, 2, 3), Seat(0)).cards == (7, 2, 3)
    assert json.loads(bytes(sights.whole(Seat(0))))["cards"] == [2, 3]


def test_a_new_game_brings_its_phrases() -> None:
    assert presets(unheard_of()) == (*GENERAL, "peep")

"""Law 5, closed by default: every field of a state or an event is declared open or not.

A new field must be declared here, or these tests fail.
"""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final, get_args

import pytest
from hypothesis import given

from splittable.core.seats import Seat
from splittable.games.split import events as split_events
from splittable.games.split.rules import State as SplitState
from splittable.games.split.view import View as SplitView
from splittable.games.split_it import events as split_it_events
from splittable.games.split_it.rules import State as SplitItState
from splittable.games.split_it.view import View as SplitItView
from splittable.games.splito import events as splito_events
from splittable.games.splito.rules import State as SplitoState
from splittable.games.splito.view import View as SplitoView
from tests.support.play import CALM, CUTS, SEEDS, playout, position
from tests.support.variants import VARIANTS, Variant, every_variant


@dataclass(frozen=True, slots=True)
class Openness:
    """Who may see what of one game."""

    state: type
    view: type
    union: Any  # every event there is
    shown: set[str]  # fields of the state that a view repeats as they are
    counted: set[str]  # of which a view tells the number of cards only
    hidden: dict[str, set[str]]  # of which a view shows only what is the viewer's, and where
    worked_out: set[str]  # fields of the view made from what it shows anyway
    told: dict[str, str]  # by event, its fields that all are told
    kept: dict[str, str]  # by event, its fields that only its seat is told


OPENNESS: Final = {
    "split-it": Openness(
        state=SplitItState,
        view=SplitItView,
        union=split_it_events.Event,
        shown={
            *("options", "round", "splitter", "parts", "removal_due", "active", "stand_offs"),
            *("placing", "displays", "gone"),
        },  # split-it 7.1 to 7.4
        counted={"stock"},  # split-it 7.5
        hidden={"sealed": {"guess", "guessed"}},  # split-it 7.6
        worked_out={"seat", "to_act", "rounds", "outcome"},
        told={
            "RowLaid": "round splitter cards",
            "RowSplit": "splitter parts forced",
            "SectionRemoved": "seat section cards",
            "GuessSealed": "seat",
            "GuessTakenBack": "seat",
            "GuessesTurned": "guesses",
            "SectionWon": "seat section cards",
            "CardsGone": "cards why",
            "StoodOff": "times",
            "JokerPlaced": "seat number forced",
            "GameEnded": "outcome",
        },
        kept={"GuessSealed": "section"},
    ),
    "splito": Openness(
        state=SplitoState,
        view=SplitoView,
        union=splito_events.Event,
        shown={"options", "round", "common", "zones"},  # splito 7.1
        counted=set(),
        hidden={
            "hands": {"hand", "known_hands", "hand_sizes"},  # splito 7.4, 7.5
            "sealed": {"choice", "sealed", "shown_sides"},  # splito 7.2, 7.3
            "second_hands": set(),  # splito 7.7
        },
        worked_out={"seat", "to_act", "rounds", "to_come", "outcome"},
        told={
            "CardSealed": "seat side_shown",
            "CardTakenBack": "seat",
            "CardTurned": "seat card side zone",
            "HandsPassed": "round",
            "SecondHandsDealt": "round",
            "GameEnded": "outcome",
        },
        kept={"CardSealed": "card side"},
    ),
    "split": Openness(
        state=SplitState,
        view=SplitView,
        union=split_events.Event,
        shown={
            *("options", "phase", "turn", "turn_number", "clockwise", "left", "right", "middle"),
            *("helpers", "discards", "refills"),
        },  # split 10.1
        counted={"stock"},  # split 10.2, 10.4
        hidden={
            "hands": {"hand", "hand_sizes"},  # split 10.2, 10.3
            "buried": {"buried"},  # split 10.6, 10.7
            "sealed": {"answer", "answered"},  # split 10.8
            "reshuffle_key": set(),  # split 10.4
        },
        worked_out={"seat", "to_act", "gaps", "playable", "stranding", "helpers", "outcome"},
        told={
            "MiddleMoved": "seat card side",
            "CardPlayed": "seat card is_helper",
            "DirectionTurned": "clockwise",
            "TableCleared": "seat cards",
            "StockRefilled": "cards",
            "CardsDrawn": "seat count",
            "WildBuried": "seat",
            "PilesOpened": "seat low high",
            "AnswerSealed": "seat",
            "AnswerTakenBack": "seat",
            "AnswersTurned": "answers",
            "BluffCalled": "seat honest",
            "SeatOut": "seat",
            "GameEnded": "outcome",
        },
        kept={"CardsDrawn": "cards", "WildBuried": "card", "AnswerSealed": "answer"},
    ),
}

every_game = pytest.mark.parametrize("name", OPENNESS)
every_event = pytest.mark.parametrize(
    "name, kind",
    [(name, kind) for name, game in OPENNESS.items() for kind in get_args(game.union)],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)


@every_game
def test_every_field_of_a_state_is_shown_counted_or_hidden(name: str) -> None:
    game = OPENNESS[name]
    assert _names(game.state) == game.shown | game.counted | set(game.hidden)


@every_game
def test_every_field_of_a_view_has_a_source(name: str) -> None:
    game = OPENNESS[name]
    own = set().union(*game.hidden.values())
    assert _names(game.view) == game.shown | game.counted | own | game.worked_out


@every_variant
@given(seed=SEEDS, cut=CUTS)
def test_a_view_repeats_what_lies_open(variant: Variant, seed: int, cut: int) -> None:
    state = position(variant, seed, cut)
    game = OPENNESS[variant.game.name]
    for viewer in variant.viewers:
        view = variant.game.view(state, viewer)
        assert all(getattr(view, field) == getattr(state, field) for field in game.shown)
        assert all(getattr(view, field) == len(getattr(state, field)) for field in game.counted)
        assert view.to_act == variant.game.to_act(state)


@every_game
def test_every_event_has_been_said_to_be_open_or_not(name: str) -> None:
    game = OPENNESS[name]
    for kind in get_args(game.union):
        told, kept = game.told[kind.__name__].split(), game.kept.get(kind.__name__, "").split()
        assert _names(kind) == {*told, *kept}
        assert not {*told} & {*kept}


@every_game
def test_no_event_is_missing_from_the_union(name: str) -> None:
    union = OPENNESS[name].union
    modules = {"split-it": split_it_events, "splito": splito_events, "split": split_events}
    defined = {
        value
        for value in vars(modules[name]).values()
        if isinstance(value, type)
        and is_dataclass(value)
        and value.__module__ == modules[name].__name__
    }
    assert defined == set(get_args(union))


@every_event
def test_others_are_told_the_open_fields_of_an_event_and_no_more(name: str, kind: Any) -> None:
    event = _sample(kind)
    for viewer in (Seat(0), Seat(2), None):
        redacted = _redact(name, event, viewer)
        assert type(redacted) is kind
        for field in OPENNESS[name].told[kind.__name__].split():
            assert getattr(redacted, field) == getattr(event, field)
        for field in OPENNESS[name].kept.get(kind.__name__, "").split():
            assert getattr(redacted, field) is None


@every_event
def test_the_seat_of_an_event_is_told_all_of_it(name: str, kind: Any) -> None:
    event = _sample(kind)
    assert _redact(name, event, Seat(1)) == event


@every_game
def test_something_that_is_no_event_is_not_let_through(name: str) -> None:
    with pytest.raises(AssertionError):
        _redact(name, "a secret", Seat(1))


@every_variant
@given(seed=SEEDS)
def test_a_seat_is_told_all_of_its_own_events(variant: Variant, seed: int) -> None:
    for events in playout(variant, seed, CALM).events:
        for event in events:
            for viewer in variant.viewers:
                own = getattr(event, "seat", None) == viewer and viewer is not None
                kept = OPENNESS[variant.game.name].kept.get(type(event).__name__)
                if own or kept is None:
                    assert variant.game.redact(event, viewer) == event


def _sample(kind: Any) -> Any:
    """An event of seat 1 with something else in every other field."""
    known = {"seat": Seat(1), "side_shown": False}
    return kind(**{f.name: known.get(f.name, f"any {f.name}") for f in fields(kind)})


def _redact(name: str, event: Any, viewer: Seat | None) -> Any:
    game = next(variant.game for variant in VARIANTS if variant.game.name == name)
    return game.redact(event, viewer)


def _names(kind: type) -> set[str]:
    return {field.name for field in fields(kind)}

"""Options: allowed values, defaults, parsing and formatting."""

from dataclasses import dataclass

import pytest

from splittable.core.errors import Invalid
from splittable.core.options import (
    Option,
    check_options,
    parse_value,
    read_options,
    value_names,
    write_options,
)

OPTIONS = (
    Option("seats", (2, 3, 4), "how many play"),
    Option("mode", ("fast", "slow"), "how long it takes"),
    Option("open_hands", (False, True), "everyone sees all hands"),
)


@dataclass(frozen=True, slots=True)
class Chosen:
    seats: int = 2
    mode: str = "fast"
    open_hands: bool = False

    def __post_init__(self) -> None:
        check_options(self, OPTIONS)


def test_the_default_is_the_first_value() -> None:
    assert [option.default for option in OPTIONS] == [2, "fast", False]


def test_options_left_out_have_their_defaults() -> None:
    assert read_options({}, Chosen, OPTIONS) == Chosen(2, "fast", open_hands=False)
    assert read_options({"mode": "slow"}, Chosen, OPTIONS) == Chosen(2, "slow", open_hands=False)


def test_seats_are_always_written_and_the_others_where_they_are_not_default() -> None:
    assert write_options(Chosen(), OPTIONS) == {"seats": 2}
    everything = {"seats": 4, "mode": "slow", "open_hands": True}
    assert write_options(Chosen(4, "slow", open_hands=True), OPTIONS) == everything


@pytest.mark.parametrize(
    "raw, problem",
    [
        ({"seats": 5}, "options.seats: 5 is not one of 2, 3, 4"),
        ({"seats": True}, "options.seats: True is not one of 2, 3, 4"),
        ({"seats": 2.0}, "options.seats: 2.0 is not one of 2, 3, 4"),
        ({"seats": "2"}, "options.seats: '2' is not one of 2, 3, 4"),
        ({"seats": None}, "options.seats: None is not one of 2, 3, 4"),
        ({"mode": "Fast"}, "options.mode: 'Fast' is not one of fast, slow"),
        ({"open_hands": 1}, "options.open_hands: 1 is not one of false, true"),
        ({"players": 2}, "options: unknown option 'players'; allowed: seats, mode, open_hands"),
    ],
)
def test_what_is_not_allowed_is_refused_by_name(raw: dict[str, object], problem: str) -> None:
    with pytest.raises(Invalid) as caught:
        read_options(raw, Chosen, OPTIONS)
    assert str(caught.value) == problem


def test_options_made_in_code_are_checked_too() -> None:
    with pytest.raises(Invalid, match=r"options\.seats: 9 is not one of"):
        Chosen(9)


def test_values_are_written_as_people_write_them() -> None:
    assert value_names((True, False, 3, "slow")) == ("true", "false", "3", "slow")


def test_values_typed_on_a_command_line_are_parsed() -> None:
    seats, mode, open_hands = OPTIONS
    assert parse_value(seats, "3") == 3
    assert parse_value(mode, "slow") == "slow"
    assert parse_value(open_hands, "true") is True
    with pytest.raises(Invalid, match="option seats: '5' is not one of 2, 3, 4"):
        parse_value(seats, "5")
    with pytest.raises(Invalid, match="option open_hands: 'True' is not one of false, true"):
        parse_value(open_hands, "True")

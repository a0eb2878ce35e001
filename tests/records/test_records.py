"""Golden records: each verifies, equals its scenario, and shows what its name says."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.record import read_record, verify, write_record
from splittable.games import GAMES
from tests.records.scenario import FOLDER, Scenario, play_scenario, story_of
from tests.records.scenarios import SCENARIOS

RULES = Path(__file__).parents[2] / "docs" / "rules"

each_scenario = pytest.mark.parametrize(
    "scenario", SCENARIOS, ids=[f"{s.game.name}/{s.name}" for s in SCENARIOS]
)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def stored(scenario: Scenario) -> str:
    return scenario.path.read_bytes().decode()


@each_scenario
def test_a_golden_record_verifies_to_its_end(scenario: Scenario) -> None:
    record = read_record(stored(scenario), GAMES)
    assert verify(record) is not None
    assert record.result is not None


@each_scenario
def test_a_golden_record_is_written_as_it_was_read(scenario: Scenario) -> None:
    assert write_record(read_record(stored(scenario), GAMES)) + "\n" == stored(scenario)


@each_scenario
def test_making_a_golden_record_again_gives_the_same_bytes(scenario: Scenario) -> None:
    assert write_record(play_scenario(scenario)) + "\n" == stored(scenario)


@each_scenario
def test_a_golden_record_shows_what_its_name_promises(scenario: Scenario) -> None:
    assert scenario.check(story_of(read_record(stored(scenario), GAMES)))


@each_scenario
def test_a_scenario_cites_rules_that_exist(scenario: Scenario) -> None:
    rules = (RULES / f"{scenario.game.name}.md").read_text(encoding="utf-8")
    assert scenario.shows
    for paragraph in scenario.shows:
        assert re.search(rf"^\*\*{re.escape(paragraph)}\*\* ", rules, re.MULTILINE), paragraph


def test_a_record_of_split_s_first_rules_is_refused_with_the_reason() -> None:
    """Version 1 ordered refills otherwise."""
    (scenario,) = [each for each in SCENARIOS if each.name == "stock-refilled-for-a-draw"]
    old = stored(scenario).replace('"rules": 2', '"rules": 1')
    with pytest.raises(Invalid) as found:
        read_record(old, GAMES)
    assert str(found.value) == (
        "rules: expected version 2 of split, found 1; records of other versions can't be replayed"
    )


def test_there_is_a_file_for_every_scenario_and_no_other() -> None:
    assert sorted(FOLDER.glob("*/*.json")) == sorted(scenario.path for scenario in SCENARIOS)


@each_game
def test_the_records_of_a_game_show_every_option_at_every_value(game: AnyGame) -> None:
    chosen = [scenario.options for scenario in SCENARIOS if scenario.game is game]
    for option in game.options:
        assert {getattr(options, option.name) for options in chosen} == set(option.values)


@each_game
def test_the_records_of_a_game_end_for_every_reason(game: AnyGame) -> None:
    records = [read_record(stored(s), GAMES) for s in SCENARIOS if s.game is game]
    assert {record.result.reason for record in records if record.result} == set(game.reasons)


@each_game
def test_a_check_fails_on_the_records_that_do_not_show_it(game: AnyGame) -> None:
    """A check that every record passes would promise nothing."""
    stories = [story_of(read_record(stored(s), GAMES)) for s in SCENARIOS if s.game is game]
    idle = [s.name for s in SCENARIOS if s.game is game and all(map(_calm(s.check), stories))]
    assert idle == []


def _calm(check: Callable[..., bool]) -> Callable[..., bool]:
    """The check, where a record that has nothing of the kind does not show it either."""

    def shows(story: object) -> bool:
        try:
            return check(story)
        except (IndexError, ValueError):
            return False

    return shows

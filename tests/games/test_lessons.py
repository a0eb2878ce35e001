"""Lessons follow the rules: every step, every reply, every accepted deviation."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from splittable.core.errors import Invalid, Mismatch
from splittable.core.lesson import (
    Lesson,
    check_lesson,
    goes_on_with,
    play_replies,
    played_since,
    progress,
    read_lesson,
    scripted_move,
)
from splittable.core.seats import Seat
from splittable.games import GAMES
from splittable.games.lessons import LESSONS, PLACES, find_lesson, lesson_text

LOCALES: Final = Path(__file__).parents[2] / "locales"
LANGUAGES: Final = ("da", "de", "en", "es", "fr", "it", "nl", "pt")
Moves = list[tuple[Seat, Any]]


@pytest.fixture(params=LESSONS)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return find_lesson(request.param, GAMES)


def at_the_beginning(lesson: Lesson) -> tuple[Any, Moves]:
    state = lesson.game.start(lesson.options, lesson.deal)
    for seat, move in lesson.opening:
        state = lesson.game.apply(state, seat, move).state
    return state, list(lesson.opening)


def played_on(lesson: Lesson, state: Any, moves: Moves) -> Any:
    """As it is taught from here on; everything has to be legal."""
    while (wanted := progress(lesson, moves).wanted) is not None:
        state = play_replies(lesson, state, moves)
        assert wanted.move in lesson.game.legal(state, lesson.seat), wanted
        state = lesson.game.apply(state, lesson.seat, wanted.move).state
        moves.append((lesson.seat, wanted.move))
    return play_replies(lesson, state, moves)


def messages(lesson: Lesson) -> set[str]:
    said = {f"lesson-{step.says}" for step in lesson.steps}
    return said | {f"lesson-{step.otherwise}" for step in lesson.steps if step.otherwise}


def test_every_step_is_legal_and_it_ends_as_it_says(lesson: Lesson) -> None:
    check_lesson(lesson)
    state, moves = at_the_beginning(lesson)
    outcome = lesson.game.outcome(played_on(lesson, state, moves))
    if lesson.ends is not None:
        assert outcome is not None
        assert lesson.seat in outcome.winners  # nobody loses their first game
    said = {seat: played_since(lesson, moves, seat) for seat in lesson.replies}
    assert said == lesson.replies  # nothing of the script is left over


def test_every_other_way_that_is_allowed_leads_on(lesson: Lesson) -> None:
    """With each allowed move at each step, all that is taught afterwards is legal as well."""
    tried = 0
    for ask in lesson.asks:
        state, moves = at_the_beginning(lesson)
        while progress(lesson, moves).wanted is not lesson.steps[ask]:
            taught = progress(lesson, moves).wanted
            assert taught is not None
            state = play_replies(lesson, state, moves)
            state = lesson.game.apply(state, lesson.seat, taught.move).state
            moves.append((lesson.seat, taught.move))
        state = play_replies(lesson, state, moves)
        step, legal = lesson.steps[ask], lesson.game.legal(state, lesson.seat)
        assert all(move in legal for move in step.also)
        for move in legal:
            if move == step.move or not goes_on_with(step, move, legal):
                continue
            tried += 1
            strayed = [*moves, (lesson.seat, move)]
            played_on(lesson, lesson.game.apply(state, lesson.seat, move).state, strayed)
            assert progress(lesson, strayed[: len(moves) + 1]).strayed
    assert tried > 0


def test_who_strays_at_every_step_comes_to_the_end_as_well(lesson: Lesson) -> None:
    state, moves = at_the_beginning(lesson)
    while (wanted := progress(lesson, moves).wanted) is not None:
        state = play_replies(lesson, state, moves)
        legal = lesson.game.legal(state, lesson.seat)
        others = [each for each in legal if goes_on_with(wanted, each, legal)]
        move = next((each for each in others if each != wanted.move), wanted.move)
        state = lesson.game.apply(state, lesson.seat, move).state
        moves.append((lesson.seat, move))
    now = progress(lesson, moves)
    assert now.first + len(now.steps) == len(lesson.steps)


def test_how_far_it_is_follows_from_the_moves_alone(lesson: Lesson) -> None:
    state, moves = at_the_beginning(lesson)
    assert progress(lesson, moves).first == 0
    played_on(lesson, state, moves)
    seen = [progress(lesson, moves[:count]) for count in range(len(lesson.opening), len(moves) + 1)]
    covered = [place for now in seen for place in range(now.first, now.first + len(now.steps))]
    assert sorted(set(covered)) == list(range(len(lesson.steps)))
    assert not any(now.strayed for now in seen)
    assert scripted_move(lesson, moves, Seat(1)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_none_is_left_over(language: str) -> None:
    text = (LOCALES / language / "lessons.ftl").read_text(encoding="utf-8")
    there = set(re.findall(r"^(lesson-[a-z0-9-]+) =", text, re.MULTILINE))
    wanted = {each for name in LESSONS for each in messages(find_lesson(name, GAMES))}
    assert wanted <= there
    coachs_own = {each for each in there - wanted if each.count("-") <= 2}
    assert there - wanted == coachs_own


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_is_brief(language: str) -> None:
    """Two or three short sentences: what fits on a phone without covering the table."""
    text = (LOCALES / language / "lessons.ftl").read_text(encoding="utf-8")
    for message in re.findall(r"^lesson-[a-z0-9-]+ = (.*)$", text, re.MULTILINE):
        assert len(message) <= 210, message


def changed(name: str, old: str, new: str) -> str:
    text = lesson_text(name)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    "old, new, problem",
    [
        ('game = "split"', 'game = "chess"', "game: expected one of split-it, splito, split"),
        ('at = "middle"', 'at = "moon"', "'moon' is not a place on a table of Split"),
        ('says = "first"', 'says = "First step"', "expected an id such as 'first-cut'"),
        ('move = "left 55"', 'move = "up 55"', "'up 55' is not a move of Split"),
        ('move = "left 55"\n', "", "'then' requires a 'move'"),
        ('otherwise = "turned-other"\n', "", "'otherwise' is missing"),
        ("then = [[1,", "then = [[0,", "seat 0 is the learner's"),
        ('ends = "played the last card"', 'ends = "bored"', "ends: expected one of"),
        ("seats = 3", "chairs = 3", "unknown key 'chairs'"),
        ('says = "welcome"', "says = welcome", "not TOML"),
    ],
)
def test_a_faulty_file_is_told_in_one_line(old: str, new: str, problem: str) -> None:
    with pytest.raises(Invalid) as error:
        read_lesson("split", changed("split", old, new), GAMES, PLACES)
    assert problem in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "old, new, problem",
    [
        ('move = "left 55"', 'move = "left 93"', "seat 0 cannot play 'left 93' now"),
        ('then = [[1, "left 57"], [2, "left 62"]]\n', "", "no reply of seat 1"),
        ('ends = "played the last card"\n', "", "ends with 'played the last card', not None"),
    ],
)
def test_a_lesson_against_the_rules_is_found(old: str, new: str, problem: str) -> None:
    lesson = read_lesson("split", changed("split", old, new), GAMES, PLACES)
    with pytest.raises(Mismatch, match=re.escape(problem)):
        check_lesson(lesson)


def test_an_unknown_lesson_is_told_with_those_there_are() -> None:
    with pytest.raises(Invalid, match="'bridge' is not one of split-it, splito, split, coop"):
        find_lesson("bridge", GAMES)

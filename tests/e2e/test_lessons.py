"""Lessons in the browser: played to the end by touch and by keyboard, in all languages."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from splittable.core.lesson import Lesson
from splittable.games import GAMES
from splittable.games.lessons import LESSONS, find_lesson
from tests.e2e.learning import Learner, begin
from tests.e2e.states import LANGUAGES
from tests.e2e.test_words import assert_whole
from tests.support.browser import DESKTOP, PHONE, Chromium, Visitor
from tests.support.serving import ServerProcess

# Each language plays one lesson to its end, and each lesson is played in two languages. The short
# run plays one in German; the tests of what follows a lesson play each one in English.
SPOKEN: Final = [
    pytest.param(
        language,
        list(LESSONS)[number % len(LESSONS)],
        marks=() if language == "de" else pytest.mark.all_tier,
    )
    for number, language in enumerate(LANGUAGES)
]
BY_KEYBOARD: Final = [
    pytest.param(name, marks=() if name == "split" else pytest.mark.all_tier) for name in LESSONS
]


def learner(
    chromium: Chromium, server: ServerProcess, name: str, **settings: Any
) -> tuple[Visitor, Learner]:
    by_keyboard, language = settings.pop("by_keyboard", False), settings.pop("language", "en")
    preferences = {"speed": "none", "language": language}
    visitor = chromium.visitor(server.url, preferences=preferences, **settings)
    return visitor, Learner(visitor, lesson_of(name), by_keyboard=by_keyboard)


def lesson_of(name: str) -> Lesson:
    return find_lesson(name, GAMES)


@pytest.mark.parametrize("name", BY_KEYBOARD)
def test_a_lesson_is_played_by_keyboard_alone(
    chromium: Chromium, server: ServerProcess, name: str
) -> None:
    visitor, ida = learner(chromium, server, name, by_keyboard=True, **DESKTOP)
    begin(visitor, ida.lesson)
    ida.learn()
    expect(ida.coach.locator("button.primary")).to_be_focused()
    visitor.assert_quiet()


@pytest.mark.parametrize("language, name", SPOKEN)
def test_a_lesson_is_played_on_a_phone_in_every_language(
    chromium: Chromium, server: ServerProcess, language: str, name: str
) -> None:
    visitor, ida = learner(chromium, server, name, language=language, **PHONE)
    begin(visitor, ida.lesson)
    for place, step in enumerate(ida.lesson.steps):
        ida.learn(since=place, until=place + 1)
        words = ida.coach.inner_text()
        assert not re.search(r"lesson-[a-z-]+", words), "an id instead of a text"
        if step.move is not None:
            continue
        assert_whole(visitor, may_scroll=False)
    ida.is_over()
    assert_whole(visitor, may_scroll=False)
    visitor.picture(f"lesson-over-{name}-{language}")
    visitor.assert_quiet()


@pytest.mark.all_tier
def test_a_lesson_is_left_and_come_back_to(chromium: Chromium, server: ServerProcess) -> None:
    """Leave at a step to read, and at one that waits for a move. A finished one is remembered."""
    visitor, ida = learner(chromium, server, "split", **PHONE)
    begin(visitor, ida.lesson)
    ida.learn(until=1)
    ida.coach.get_by_role("link", name="Leave the lesson").click()
    visitor.page.get_by_role("button", name=re.compile("Continue the guided game")).click()
    ida.learn(since=1, until=6)
    visitor.page.reload()
    ida.learn(since=6)
    visitor.go("/")
    again = visitor.page.get_by_role("button", name=re.compile("^Play the guided game again"))
    expect(again).to_have_count(1)
    visitor.assert_quiet()


def test_a_move_that_leads_away_is_refused_kindly(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor, ida = learner(chromium, server, "split", **PHONE)
    begin(visitor, ida.lesson)
    ida.learn(until=2)
    ida.play("left 66")
    expect(visitor.page.get_by_text("The lesson needs another move")).to_be_visible()
    ida.learn(since=2, until=4)
    expect(visitor.page.get_by_text("The lesson needs another move")).to_have_count(0)
    visitor.assert_quiet()


@pytest.mark.all_tier
def test_who_strays_is_told_what_it_costs(chromium: Chromium, server: ServerProcess) -> None:
    visitor, ida = learner(chromium, server, "splito", **DESKTOP)
    begin(visitor, ida.lesson)
    ida.learn(until=3)
    ida.play("b3 right")
    expect(ida.coach).to_contain_text("Your 3 doesn’t help on the right")
    ida.learn(since=4)
    visitor.assert_quiet()


@pytest.mark.all_tier
def test_after_a_lesson_one_tap_leads_to_a_real_game(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor, ida = learner(chromium, server, "cooperative-split", **PHONE)
    begin(visitor, ida.lesson)
    ida.learn()
    lesson = visitor.page.url
    ida.coach.get_by_role("button", name="Play a real one").click()
    expect(visitor.page).not_to_have_url(lesson)
    expect(ida.coach).to_have_count(0)
    expect(visitor.page.locator(".bar [role=status]")).to_be_visible()
    expect(visitor.page.locator("[data-spot=helpers]")).to_be_visible()  # cooperative again
    visitor.assert_quiet()


@pytest.mark.all_tier
def test_the_table_of_a_lesson_can_be_played_on_at(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor, ida = learner(chromium, server, "split-it", **PHONE)
    begin(visitor, ida.lesson)
    ida.learn()
    ida.coach.get_by_role("button", name="Play on here").click()
    expect(ida.coach).to_have_count(0)
    ida.play("split 1 2")
    visitor.page.reload()
    expect(visitor.page.locator(".bar [role=status]")).to_be_visible()
    expect(ida.coach).to_have_count(0)
    visitor.assert_quiet()


@pytest.mark.all_tier
def test_the_rules_offer_a_lesson_too(chromium: Chromium, server: ServerProcess) -> None:
    visitor, ida = learner(chromium, server, "splito", **PHONE)
    visitor.go("/rules/splito")
    visitor.page.locator("[data-lesson=splito]").click()
    ida.learn(until=1)
    visitor.assert_quiet()


@pytest.mark.all_tier
def test_nothing_of_the_coach_moves_for_who_wants_stillness(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor, ida = learner(chromium, server, "splito", reduced_motion="reduce", **PHONE)
    begin(visitor, ida.lesson)
    ida.learn(until=1)
    ring = visitor.page.locator("[data-pointing]")
    expect(ring).to_have_css("animation-duration", "0.001s")
    expect(ring).to_have_css("animation-iteration-count", "1")

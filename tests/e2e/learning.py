"""A learner in the browser, who follows the coach of a guided game."""

from playwright.sync_api import Locator, expect

from splittable.core.lesson import Lesson, Step
from splittable.games import GAMES
from tests.e2e.playing import KeyboardPlayer
from tests.support.browser import Visitor, until

# The ring surrounds its target, which nothing covers, and the coach is beside it.
IS_SEEN = """() => {
    const ring = document.querySelector("[data-pointing]");
    const coach = document.querySelector(".coach")?.getBoundingClientRect();
    const meant = document.querySelector(`[data-spot="${ring?.dataset.pointing}"]`);
    if (!coach || !meant) return false;
    const { left, top, right, bottom } = ring.getBoundingClientRect();
    const isCovered = top + 6 < coach.bottom && coach.top < bottom - 6
        && left + 6 < coach.right && coach.left < right - 6;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isThere = there !== null && (meant.contains(there) || there.contains(meant));
    return isThere && !isCovered;
}"""


class Learner:
    """Plays a lesson by touch, or by keyboard only."""

    def __init__(self, visitor: Visitor, lesson: Lesson, *, by_keyboard: bool = False) -> None:
        self.visitor = visitor
        self.lesson = lesson
        self._keyboard = KeyboardPlayer(visitor) if by_keyboard else None

    @property
    def coach(self) -> Locator:
        return self.visitor.page.locator(".coach")

    def learn(self, until: int | None = None, since: int = 0) -> None:
        """Follow every step in order, up to the given one."""
        steps = self.lesson.steps[since:until]
        for place, step in enumerate(steps, start=since):
            self.is_told(place, step)
            if step.move is None:
                self.press(self.coach.locator("button.primary"))
            else:
                self.play(self.lesson.game.write_move(step.move))
        if until is None:
            self.is_over()

    def is_over(self) -> None:
        expect(self.coach).to_have_attribute("data-step", "over")

    def is_told(self, place: int, step: Step) -> None:
        page = self.visitor.page
        expect(self.coach).to_have_attribute("data-step", str(place))
        if step.at is None:
            expect(page.locator("[data-pointing]")).to_have_count(0)
            return
        expect(page.locator(f"[data-pointing='{step.at}']")).to_be_visible()
        until(page, lambda: bool(page.evaluate(IS_SEEN)), f"the target of {step} is seen")
        height = "() => document.documentElement.scrollHeight - innerHeight"
        assert page.evaluate(height) <= 0, step

    def press(self, target: Locator) -> None:
        if self._keyboard is None:
            target.click(position={"x": 10, "y": 10})
        else:
            assert self._keyboard.reach(target), target
            self.visitor.page.keyboard.press("Enter")

    # Moves

    def play(self, move: str) -> None:
        """Play a move with the game's usual controls."""
        {"split-it": self._split_it, "splito": self._splito, "split": self._split}[
            self.lesson.game.name
        ](move)

    def _confirm(self) -> None:
        self.press(self.visitor.page.locator(".hand button.primary"))

    def _splito(self, move: str) -> None:
        page = self.visitor.page
        card, _, side = move.rpartition(" ")
        self.press(page.locator(f".hand [data-card='{card}']"))
        self.press(page.locator(".hand button.side").nth(0 if side == "left" else 1))
        self._confirm()

    def _split(self, move: str) -> None:
        page = self.visitor.page
        if move == "reset":
            self.press(page.locator("[data-spot=reset]"))
            self.press(page.locator("dialog[open] button.primary"))
            return
        side, _, card = move.rpartition(" ")
        if side:
            self.press(page.locator(f"[data-spot='pile {side}']"))
        self.press(page.locator(f".hand [data-card='{card}'], [data-helper='{card}']"))
        self._confirm()

    def _split_it(self, move: str) -> None:
        page = self.visitor.page
        verb, *rest = move.split()
        if verb == "split":
            self._cut([int(each) for each in rest])
        elif verb == "joker":
            self.press(page.locator(f"[data-column='{rest[0]}']"))
        else:
            self.press(page.locator(f"[data-spot='section {rest[0]}']"))
        self._confirm()

    def _cut(self, wanted: list[int]) -> None:
        sliders = self.visitor.page.get_by_role("slider")
        for _ in range(12):
            now = [int(sliders.nth(each).get_attribute("aria-valuenow") or 0) for each in (0, 1)]
            if now == wanted:
                return
            each = 0 if now[0] != wanted[0] and wanted[0] < now[1] else 1
            by = 1 if now[each] < wanted[each] else -1
            if self._keyboard is None:
                self._step(each, by)
            else:
                assert self._keyboard.reach(sliders.nth(each))
                self.visitor.page.keyboard.press("ArrowRight" if by > 0 else "ArrowLeft")
        raise AssertionError(f"the split cards cannot be moved to {wanted}")

    def _step(self, each: int, by: int) -> None:
        mover = self.visitor.page.locator(".hand .mover").nth(each)
        mover.get_by_role("button").nth(0 if by < 0 else 1).click()


def begin(visitor: Visitor, lesson: Lesson) -> None:
    """Start a lesson from the home page, with one press."""
    visitor.go("/")
    card = visitor.page.locator("article").nth(list(GAMES).index(lesson.game.name))
    if lesson.name == "cooperative-split":
        card.get_by_role("radio").nth(1).check()
    card.locator(f"[data-lesson={lesson.name}]").click()

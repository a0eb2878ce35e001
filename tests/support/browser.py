"""A real browser for tests: the system's Chromium, driven by Playwright, on loopback only.

    with ServerProcess(...) as server, browsing() as chromium:
        ida = chromium.visitor(server.url, name="Ida", **PHONE)
        ida.go("/")
        ida.page.get_by_role("button", name="Play now").click()

A visitor is a person with a browser of their own. It records its console and the messages of its
connections. `assert_quiet` fails if the page reported any problem.
"""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Request,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.support import patience
from tests.support.patience import Deadline, name_of

ROOT: Final = Path(__file__).parents[2]
SCREENSHOTS: Final = ROOT / "screenshots"  # for review by a person; not committed
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
PATIENCE: Final = 1000 * patience.PATIENCE  # ms for anything that should happen at once

PHONE: Final[dict[str, Any]] = {"width": 360, "height": 640, "touch": True}
DESKTOP: Final[dict[str, Any]] = {"width": 1280, "height": 800}

# The WCAG rules, and the best practices of axe-core.
AXE_OPTIONS: Final = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}

# The rules about colours: a theme changes only colours.
COLOUR_OPTIONS: Final = {
    "runOnly": ["color-contrast", "link-in-text-block"],
    "resultTypes": ["violations"],
}

# A sticky bar covers what is scrolled under it; axe-core would say that those targets are small.
AXE_RUN: Final = """async options => {
    const sticky = [...document.querySelectorAll("body *")]
        .filter((node) => getComputedStyle(node).position === "sticky");
    for (const node of sticky) node.style.position = "relative";
    const found = await axe.run(document, options);
    for (const node of sticky) node.style.position = "";
    return found;
}"""

FAILED_REQUESTS: Final = ("Failed to load resource", "WebSocket connection to")
BROWSERS_OWN: Final = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "blocked by Playwright")

# The entropy that a page contributes: reproducible, but different for each person and game.
SEEDED: Final = """(name) => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
        if (array.length !== 32) return random(array); // a token, not entropy
        const games = Number(sessionStorage.getItem("tests.games") ?? 0) + 1;
        sessionStorage.setItem("tests.games", games);
        const seed = new TextEncoder().encode(`${games} ${name}`);
        for (const place of array.keys()) array[place] = seed[place % seed.length] ^ place;
        return array;
    };
}"""

# Whether the service worker has everything that the page has loaded. The icon is in no page: it is
# cached once the page has loaded what it needs offline and says so.
KEEPS_ALL: Final = """async () => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith("splittable-"));
    const cache = await caches.open(name);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const icon = new URL("/icon-192.png", location).href;
    const needed = [icon, ...loaded.filter((each) => each.includes("/assets/"))];
    return needed.every((each) => kept.has(each));
}"""
# Resolves once no animation is running.
SETTLED: Final = """async () => {
    const frame = () => new Promise((then) => requestAnimationFrame(then));
    await frame(); // what is laid out anew is told to those who watch its size
    await frame();
    const ends = ({ effect }) => effect?.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
}"""


# For the short run, where nothing is measured: don't optimise scripts that run once, and run
# graphics and network in the browser's process.
FRUGAL: Final = [
    "--js-flags=--no-opt --no-maglev",
    "--in-process-gpu",
    "--enable-features=NetworkServiceInProcess2",
]


def chromium_path() -> str | None:
    """Prefers the headless shell: it shows the same pages in a quarter less time."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    return None


def until(page: Page, condition: Callable[[], bool], what: str = "") -> None:
    """Wait until the condition holds while pages keep running. Raises if patience runs out."""
    deadline = Deadline(what or name_of(condition))
    while not condition():
        deadline.check()
        page.wait_for_timeout(10)


class Visitor:
    """A person with a browser of their own."""

    def __init__(
        self, context: BrowserContext, base: str, name: str, *, keeps_pictures: bool = False
    ) -> None:
        self.context = context
        self.base = base
        self.name = name
        self.keeps_pictures = keeps_pictures
        self.complaints: list[str] = []
        self.heard: list[str] = []  # every message of every connection, unparsed
        self.bodies: list[tuple[str, bytes]] = []  # every API response: URL, body
        self.requests: list[str] = []
        self._unanswered: dict[Request, None] = {}  # in the order sent
        self._commands: set[str] = set()  # ids of those without an answer
        self.welcome_tab(context.new_page())
        context.set_default_timeout(PATIENCE)

    def welcome_tab(self, page: Page) -> Page:
        """Record a tab, and make it this visitor's current one."""
        self.page = page
        page.on("console", lambda message: self._said(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("websocket", self._listen)
        page.on("request", self._asks)
        page.on("requestfinished", self._is_answered)
        page.on("requestfailed", self._is_answered)
        return page

    def _said(self, kind: str, text: str) -> None:
        # The browser itself reports that it is offline or has no worker; ignore that.
        is_browsers_own = any(each in text for each in BROWSERS_OWN)
        if kind in ("error", "warning") and not is_browsers_own:
            self.complaints.append(f"{kind}: {text}")

    def _asks(self, request: Request) -> None:
        self.requests.append(request.url)
        self._unanswered[request] = None
        if request.is_navigation_request():
            self._commands.clear()  # the next page doesn't know of them

    def _is_answered(self, request: Request) -> None:
        self._unanswered.pop(request, None)

    def _listen(self, line: WebSocket) -> None:
        self.requests.append(line.url)
        line.on("framesent", lambda frame: self._says(json.loads(frame)))
        line.on("framereceived", lambda frame: self._hears(str(frame)))

    def _says(self, message: dict[str, Any]) -> None:
        if message["type"] == "do":  # sent again on the next connection if this one is lost
            self._commands.add(message["id"])

    def _hears(self, message: str) -> None:
        self.heard.append(message)
        told = json.loads(message)
        self._commands -= {told.get("id"), told.get("done")}

    @property
    def awaits_answer(self) -> bool:
        """Whether the page has sent a command that the server hasn't answered yet."""
        return bool(self._commands)

    def go(self, path: str) -> None:
        self.page.goto(self.base + path)

    def stop_the_clock(self) -> None:
        """Load the page again with a clock that stands still until the test runs it."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(60)
        self.page.reload()

    def installed(self) -> None:
        """Wait until the service worker has cached everything that the page has loaded."""
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        # Not `wait_for_function`: it takes the promise of an async function for a yes.
        until(self.page, lambda: bool(self.page.evaluate(KEEPS_ALL)), "everything is cached")

    def messages(self) -> Iterator[dict[str, Any]]:
        return map(json.loads, self.heard)

    def hear(self, word: str) -> None:
        """Wait for a message that contains this word, whether or not the page shows it."""
        until(self.page, lambda: any(word in message for message in self.heard), f"hears {word}")

    def answered(self) -> None:
        """Wait until no request is without an answer."""
        until(self.page, lambda: not self._unanswered, "all requests are answered")

    def settled(self) -> None:
        """Wait until animations have ended, so that a picture or a check sees the final state."""
        self.page.evaluate(SETTLED)

    def picture(self, name: str) -> None:
        """Save a screenshot for review by a person, if requested with `--pictures`."""
        if not self.keeps_pictures:
            return
        size = self.page.viewport_size or {"width": 0}
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}-{size['width']}.png")

    def violations(self, options: Any = AXE_OPTIONS) -> list[str]:
        """The violations that axe-core finds on the current page."""
        if not self.page.evaluate("() => 'axe' in globalThis"):
            self.page.evaluate(
                AXE.read_text(encoding="utf-8")
            )  # the page's CSP allows no script tag
        found = self.page.evaluate(AXE_RUN, options)
        return [
            f"{each['id']}: {node['target']} {node['failureSummary'].splitlines()[-1].strip()}"
            for each in found["violations"]
            for node in each["nodes"]
        ]

    def assert_quiet(self) -> None:
        assert not self.complaints, self.complaints

    def report(self) -> str:
        """The visitor's current page and pending requests, for the report of a failed test."""
        waits = [f"waits for {each.url}" for each in self._unanswered]
        return "\n  ".join([f"{self.name} at {self.page.url}", *waits, *self.complaints])


class Chromium:
    def __init__(self, browser: Browser, *, keeps_pictures: bool = False) -> None:
        self._browser = browser
        self._keeps_pictures = keeps_pictures
        self._visitors: list[Visitor] = []
        self.is_traced = False  # whether to record visitors for `trace`

    def visitor(
        self,
        base: str,
        name: str = "Ida",
        *,
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        preferences: dict[str, Any] | None = None,
        **settings: Any,
    ) -> Visitor:
        """A first-time visitor with a name and preferences.

        Their browser has no service worker unless `service_workers="allow"` is given.
        """
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            **{"locale": "en-GB", "service_workers": "block", **settings},
        )
        if self.is_traced:
            context.tracing.start(screenshots=True, snapshots=True)
        kept = {"splittable.name": name, "splittable.preferences": preferences or {}}
        context.add_init_script(
            f"""for (const [key, value] of Object.entries({json.dumps(kept)}))
                if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));"""
        )
        context.add_init_script(f"({SEEDED})({json.dumps(name)})")
        visitor = Visitor(context, base, name, keeps_pictures=self._keeps_pictures)
        self._visitors.append(visitor)
        return visitor

    def report(self) -> str:
        return "\n".join(visitor.report() for visitor in self._visitors)

    def complaints(self) -> list[str]:
        """What the visitors' consoles have said, but for requests and connections that failed:
        tests provoke them, and the browser's words depend on the moment at which they fail."""
        return [
            f"{visitor.name}: {complaint}"
            for visitor in self._visitors
            for complaint in visitor.complaints
            if not any(each in complaint for each in FAILED_REQUESTS)
        ]

    def trace(self, folder: Path) -> None:
        """Save a trace of a failed test's visitors; open it with `playwright show-trace <file>`."""
        for number, visitor in enumerate(self._visitors, start=1):
            visitor.context.tracing.stop(path=folder / f"{number}-{visitor.name}.zip")

    def send_home(self) -> None:
        """Close all visitors' browsers: open pages would keep using CPU time."""
        for visitor in self._visitors:
            visitor.page.unroute_all(behavior="ignoreErrors")  # ignore its pending requests
            visitor.context.close()
        self._visitors.clear()


@contextmanager
def browsing(*, keeps_pictures: bool = False, is_measured: bool = True) -> Iterator[Chromium]:
    path = chromium_path()
    if path is None:
        pytest.skip("Chromium is not installed: its tests are skipped (apt-get install chromium)")
    # A client from before a change of the page would fail tests of the change without saying why.
    if subprocess.run(["scripts/web", "is-built"], cwd=ROOT, check=False).returncode:
        pytest.fail("the web client is not built, or not from these sources: run scripts/web build")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=["--no-sandbox", "--mute-audio", *([] if is_measured else FRUGAL)],
        )
        try:
            yield Chromium(browser, keeps_pictures=keeps_pictures)
        finally:
            browser.close()

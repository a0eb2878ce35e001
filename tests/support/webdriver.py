"""Drives the system's Firefox and WebKit with WebDriver, on loopback only.

    with ServerProcess(..., changed=listening(tmp_path)) as server, opened("firefox") as firefox:
        firefox.go(server.url)
        firefox.press("() => document.querySelector('button')")
        assert firefox.complaints() == []

Firefox has WebDriver built in, over a socket called Marionette; WebKit has a separate program that
serves it over HTTP. Every browser has a new profile and no visible window.
"""

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import pytest

from splittable.server.net.web_client import BUILT
from tests.support.browser import SETTLED
from tests.support.patience import until_blocking

T = TypeVar("T")

PATIENCE: Final = 60.0  # seconds per command
PROGRAMS: Final = {"firefox": ("firefox-esr",), "webkit": ("WebKitWebDriver", "Xvfb")}
PACKAGES: Final = {"firefox": "firefox-esr", "webkit": "webkit2gtk-driver xvfb"}
SIZE: Final = {"width": 1280, "height": 900}  # of the window, toolbars included

# Names of the same commands in Marionette and over HTTP.
OVER_HTTP: Final = {
    "Navigate": ("POST", "url"),
    "ExecuteScript": ("POST", "execute/sync"),
    "PerformActions": ("POST", "actions"),
    "SetWindowRect": ("POST", "window/rect"),
    "TakeScreenshot": ("GET", "screenshot"),
    "DeleteSession": ("DELETE", ""),
}

FIREFOX_PREFERENCES: Final[Mapping[str, Any]] = {
    "marionette.port": 0,  # any free port; Firefox writes it into its profile
    # A proxy that doesn't exist, so that Firefox reaches only servers on loopback.
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
}

# Neither browser exposes its console, so a script that runs before the page's code records errors.
EARS: Final = """
const complaints = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
const complain = (...words) => {
    // It only tells those who watch sizes in the next frame.
    if (words.join().includes("ResizeObserver loop")) return;
    complaints.push(words.map(String).join(" "));
    sessionStorage.setItem("complaints", JSON.stringify(complaints));
};
const failed = (event) => event.message ?? `not loaded: ${event.target.src ?? event.target.href}`;
addEventListener("error", (event) => complain("error:", failed(event)), true);
addEventListener("unhandledrejection", (event) => complain("rejected:", event.reason));
addEventListener("securitypolicyviolation", (event) => complain("policy:", event.blockedURI));
for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...words) => {
        complain(`console.${kind}:`, ...words);
        say.apply(console, words);
    };
}
"""

# Where to click an element: near its corner, the visible part of a card under its neighbour.
PLACE: Final = """
const target = (%s)(...arguments);
if (!target) return null;
const corner = () => {
    const { left, top } = target.getBoundingClientRect();
    return [Math.ceil(left) + 10, Math.ceil(top) + 10];
};
const frame = () => new Promise((then) => requestAnimationFrame(then));
target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
return (async () => {
    const before = corner();
    await frame();
    await frame();
    const now = corner();
    const isStill = before[0] === now[0] && before[1] === now[1];
    return isStill && target.contains(document.elementFromPoint(...now)) ? now : null;
})();
"""


def listening(folder: Path, more: Mapping[str, str]) -> str:
    """Python to run before a server, so that its page records its errors.

    `more`: additional files to serve.
    """
    if not (BUILT / "index.html").is_file():
        pytest.fail("the web client is not built: run scripts/web build")
    client = folder / "client"
    shutil.copytree(BUILT, client)
    for twin in client.glob("index.html.*"):
        twin.unlink()
    page = client / "index.html"
    words = page.read_text(encoding="utf-8")
    page.write_text(words.replace("<head>", '<head><script src="/ears.js"></script>', 1))
    for name, content in {"ears.js": EARS, **more}.items():
        (client / name).write_text(content, encoding="utf-8")
    return (
        "from pathlib import Path; from splittable.server.net.web_client import read_client;"
        f" read_client.__defaults__ = (Path({str(client)!r}),)"
    )


class Speech(Protocol):
    """Sends commands to a browser."""

    def ask(self, command: str, parameters: Mapping[str, Any]) -> Any: ...


class Driven:
    """A browser driven by commands."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        speech.ask("SetWindowRect", SIZE)

    def go(self, url: str) -> None:
        self._speech.ask("Navigate", {"url": url})

    def evaluate(self, function: str, *arguments: Any) -> Any:
        return self._run(f"return ({function})(...arguments)", *arguments)

    def press(self, find: str, *arguments: Any) -> bool:
        """Click the element that this JavaScript function finds. Returns False if there is none, or
        if it moves or is covered."""
        place = self._run(PLACE % find, *arguments)
        if place is None:
            return False
        steps = [
            {"type": "pointerMove", "x": place[0], "y": place[1], "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._speech.ask("PerformActions", {"actions": [mouse]})
        return True

    def wait_for(self, function: str, *arguments: Any) -> None:
        until_blocking(lambda: self.evaluate(function, *arguments), f"{function} {arguments}")

    def complaints(self) -> list[str]:
        """The errors that the page has reported since the browser was opened."""
        said = self.evaluate("() => sessionStorage.getItem('complaints')")
        complaints: list[str] = json.loads(said or "[]")
        return complaints

    def picture(self, path: Path) -> None:
        """Save a screenshot for review by a person, once the page is at rest."""
        self.evaluate(SETTLED)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(base64.b64decode(self._speech.ask("TakeScreenshot", {"full": False})))

    def _run(self, script: str, *arguments: Any) -> Any:
        return self._speech.ask("ExecuteScript", {"script": script, "args": list(arguments)})


class Marionette:
    """Firefox's protocol: JSON over a socket, each message prefixed by its length and a colon."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self._stream = self._socket.makefile("rb")
        self._read()  # its greeting
        self._number = 0
        self.ask("NewSession", {})

    def ask(self, command: str, parameters: Mapping[str, Any]) -> Any:
        self._number += 1
        message = json.dumps([0, self._number, f"WebDriver:{command}", parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, number, error, result = self._read()
        assert number == self._number
        assert error is None, f"{command}: {error}"
        return result.get("value") if isinstance(result, dict) else result

    def close(self) -> None:
        self._stream.close()
        self._socket.close()

    def _read(self) -> Any:
        length = b""
        while (digit := self._stream.read(1)) != b":":
            assert digit, "Firefox has hung up"
            length += digit
        return json.loads(self._stream.read(int(length)))


class OverHttp:
    """The standard protocol: an HTTP request per command."""

    def __init__(self, port: int) -> None:
        self._port = port
        session = self._request("POST", "/session", {"capabilities": {}})
        self._session = f"/session/{session['sessionId']}"

    def ask(self, command: str, parameters: Mapping[str, Any]) -> Any:
        method, path = OVER_HTTP[command]
        address = f"{self._session}/{path}".rstrip("/")
        return self._request(method, address, parameters if method == "POST" else None)

    def close(self) -> None:
        self.ask("DeleteSession", {})

    def _request(self, method: str, path: str, body: Mapping[str, Any] | None) -> Any:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        try:
            connection.request(method, path, None if body is None else json.dumps(body))
            answer = connection.getresponse()
            value = json.load(answer)["value"]
        finally:
            connection.close()
        assert answer.status == 200, f"{method} {path}: {value}"
        return value


@contextmanager
def opened(name: str) -> Iterator[Driven]:
    """Open a new browser, `firefox` or `webkit`. Skips the test if it isn't installed."""
    if not all(map(shutil.which, PROGRAMS[name])):
        title = {"firefox": "Firefox", "webkit": "WebKit"}[name]
        packages = PACKAGES[name]
        pytest.skip(f"{title} is not installed: its tests are skipped (apt-get install {packages})")
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        start = _firefox if name == "firefox" else _webkit
        speech = start(home, stack)
        stack.callback(speech.close)
        yield Driven(speech)


def _firefox(home: Path, stack: ExitStack) -> Marionette:
    profile = home / "profile"
    profile.mkdir()
    lines = (
        f"user_pref({json.dumps(key)}, {json.dumps(value)});"
        for key, value in FIREFOX_PREFERENCES.items()
    )
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    stack.enter_context(
        _running(
            ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", str(profile)],
            home,
        )
    )
    written = profile / "MarionetteActivePort"
    port = _awaited(lambda: int(written.read_text()), "Firefox")
    return Marionette(port)


def _webkit(home: Path, stack: ExitStack) -> OverHttp:
    display = stack.enter_context(_display(home))
    port = _free_port()
    stack.enter_context(_running(["WebKitWebDriver", f"--port={port}"], home, DISPLAY=display))
    _awaited(lambda: socket.create_connection(("127.0.0.1", port)), "WebKit").close()
    return OverHttp(port)


@contextmanager
def _display(home: Path) -> Iterator[str]:
    """A virtual display, which WebKit requires."""
    told, tells = os.pipe()
    screen = ["-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    try:
        with _running(["Xvfb", "-displayfd", str(tells), *screen], home, passed=(tells,)):
            os.close(tells)
            with os.fdopen(told) as telling:
                yield f":{telling.readline().strip()}"
    finally:
        for each in (told, tells):
            with suppress(OSError):
                os.close(each)


@contextmanager
def _running(
    words: list[str], home: Path, *, passed: tuple[int, ...] = (), **settings: str
) -> Iterator[None]:
    """Run a program with a home folder of its own. Ends it and its children at exit."""
    process = subprocess.Popen(
        words,
        env={**os.environ, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=passed,
        start_new_session=True,
    )
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)


def _awaited(ready: Callable[[], T], what: str) -> T:
    answers: list[T] = []

    def is_ready() -> bool:
        with suppress(OSError, ValueError):
            answers.append(ready())
        return bool(answers)

    until_blocking(is_ready, f"{what} starts")
    return answers[0]


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port

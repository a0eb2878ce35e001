"""The web client: the size of a first visit, and the cost of an update at a full Splito table.

The cost comes from Chromium's tracing: scripting time on the page's main thread, in the task that a
server message starts, until the page's state and elements are up to date. It is multiplied by four
to stand for a slower CPU. Chromium's own CPU throttling is not used: it spins for wall-clock time,
and so counts other load on the machine three times over.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

from splittable.server.net.web_client import BUILT
from tests.e2e.playing import Newcomer
from tests.e2e.states import Tour, asked
from tests.support.browser import Chromium, browsing
from tests.support.serving import ServerProcess

SLOWDOWN: Final = 4
PLAYS: Final = 3
ROUNDS: Final = 6  # of thirteen; early rounds have full hands
MOST_SECONDS: Final = 120
FIRST_LOOK: Final = 2000  # ms before the first card, as a person would look at the hand
CATEGORIES: Final = "devtools.timeline,v8,disabled-by-default-devtools.timeline"
SCRIPTING: Final = {"FunctionCall", "RunMicrotasks", "EvaluateScript", "v8.callFunction"}
LAYING_OUT: Final = {"Layout", "UpdateLayoutTree"}

FIRST_LOAD_LIMIT: Final = 80_000  # bytes
UPDATE_LIMIT: Final = 5.0  # ms, the median of all updates
REVEAL_LIMIT: Final = 25.0  # ms, the median of updates that turn all cards and pass all hands
FORCED_LIMIT: Final = 2.0  # ms of forced layout in all updates together


# Size of a first visit


def first_load() -> dict[str, int]:
    """The compressed size in bytes of all scripts and styles of the home page, by file."""
    parts: dict[str, Any] = json.loads((BUILT / "parts.json").read_text(encoding="utf-8"))
    wanted = ["index.html", "src/lib/home/Home.svelte"]
    wanted += [name for name in parts if name.endswith(("/en/common.ftl?raw", "/en/home.ftl?raw"))]
    files: set[str] = set()
    seen: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name in seen:
            continue
        seen.add(name)
        files |= {parts[name]["file"], *parts[name].get("css", ())}
        wanted += parts[name].get("imports", ())
    return {file: (BUILT / f"{file}.br").stat().st_size for file in sorted(files)}


# Cost of an update


@dataclass(frozen=True, slots=True)
class Costs:
    """Milliseconds of scripting on the slower CPU, for each update of the table."""

    all: Sequence[float]
    forced: float  # ms of layout that scripts forced in those updates

    @property
    def median(self) -> float:
        return statistics.median(self.all)

    @property
    def reveals(self) -> Sequence[float]:
        """The updates that turn all cards and pass all hands: one per round."""
        costly = sorted(self.all)[-ROUNDS]
        return [cost for cost in self.all if cost >= costly]


def reveal_cost(plays: Sequence[Costs]) -> float:
    """The median over the rounds, with the best play of each: other load only adds to it."""
    best: list[float] = [
        min(costs) for costs in zip(*(play.reveals for play in plays), strict=True)
    ]
    return statistics.median(best)


def update_costs(chromium: Chromium, server: ServerProcess) -> Costs:
    """Play some rounds at a table of eight, and measure the cost of each update."""
    visitor = asked(Tour(chromium, server, {}).opened("splito"))
    session = visitor.context.new_cdp_session(visitor.page)
    visitor.page.wait_for_timeout(FIRST_LOOK)
    events = _traced(session, visitor.page, lambda: _play(Newcomer(visitor)))
    return Costs([SLOWDOWN * each for each in _costs(events)], SLOWDOWN * _forced(events))


def _play(player: Newcomer) -> None:
    until = time.monotonic() + MOST_SECONDS
    page = player.visitor.page
    while f"Round {ROUNDS + 1}" not in page.locator(".progress").inner_text():
        if time.monotonic() > until:
            raise TimeoutError(player.status)
        if player.is_asked:
            player.press_something()
        else:
            page.wait_for_timeout(20)


def _traced(session: CDPSession, page: Page, play: Any) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    finished: list[bool] = []
    session.on("Tracing.dataCollected", lambda each: events.extend(each["value"]))
    session.on("Tracing.tracingComplete", lambda _: finished.append(True))
    session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    play()
    session.send("Tracing.end")
    for _ in range(600):
        if finished:
            return events
        page.wait_for_timeout(50)
    raise TimeoutError("the trace did not arrive")


def _costs(events: Sequence[dict[str, Any]]) -> list[float]:
    """Scripting time per received message that caused work; nested calls count once."""
    spans = [each for each in events if each.get("ph") == "X" and "dur" in each]
    costs: list[float] = []
    for message in (each for each in events if each["name"] == "WebSocketReceive"):
        task = _around(spans, message)
        if task is not None:
            costs.append(_scripting(spans, task))
    return [cost for cost in costs if cost > 0.05]  # ms; ignores pongs


def _forced(events: Sequence[dict[str, Any]]) -> float:
    """Milliseconds of forced layout during updates; the next frame would do layout anyway."""
    spans = [each for each in events if each.get("ph") == "X" and "dur" in each]
    tasks = [_around(spans, each) for each in events if each["name"] == "WebSocketReceive"]
    layouts = [
        span
        for task in tasks
        if task is not None
        for span in spans
        if span["name"] == "Layout"
        and (span["pid"], span["tid"]) == (task["pid"], task["tid"])
        and _contains(task, span)
    ]
    durations: list[float] = [span.get("tdur", span["dur"]) for span in layouts]
    return sum(durations) / 1000


def _around(spans: Sequence[dict[str, Any]], event: dict[str, Any]) -> dict[str, Any] | None:
    for span in spans:
        is_task = span["name"] == "RunTask" and span["tid"] == event["tid"]
        if is_task and span["ts"] <= event["ts"] <= span["ts"] + span["dur"]:
            return span
    return None


def _scripting(spans: Sequence[dict[str, Any]], task: dict[str, Any]) -> float:
    """Milliseconds of CPU time that scripts used on the main thread, without forced layout."""
    begin, end = task["ts"], task["ts"] + task.get("dur", 0)
    inside = [
        span
        for span in spans
        if (span["pid"], span["tid"]) == (task["pid"], task["tid"]) and begin <= span["ts"] <= end
    ]
    scripts = [span for span in inside if span["name"] in SCRIPTING]
    layouts = [
        span
        for span in inside
        if span["name"] in LAYING_OUT and any(_contains(script, span) for script in scripts)
    ]
    return (_outermost(scripts) - _outermost(layouts)) / 1000


def _contains(outer: dict[str, Any], inner: dict[str, Any]) -> bool:
    return bool(
        outer["ts"] <= inner["ts"] and inner["ts"] + inner["dur"] <= outer["ts"] + outer["dur"]
    )


def _outermost(spans: Sequence[dict[str, Any]]) -> float:
    """The total of all spans; nested spans count once."""
    total, until = 0.0, 0.0
    for span in sorted(spans, key=lambda each: (each["ts"], -each["dur"])):
        if span["ts"] >= until:
            total += span.get("tdur", span["dur"])
            until = span["ts"] + span["dur"]
    return total


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench web", description=__doc__.split("\n")[0])
    parser.parse_args()
    files = first_load()
    total = sum(files.values())
    print(f"first load: {total / 1000:.1f} kB of scripts and styles in {len(files)} files")
    with (
        tempfile.TemporaryDirectory() as folder,
        browsing() as chromium,
        ServerProcess(f"sqlite:///{folder}/tables.db", bot_pause=20) as server,
    ):
        plays = []
        for _ in range(PLAYS):
            plays.append(update_costs(chromium, server))
            chromium.send_home()
    median = min(play.median for play in plays)
    reveal = reveal_cost(plays)
    firsts = min(play.reveals[0] for play in plays)
    print(
        f"an update at eight seats, on a CPU {SLOWDOWN} times slower: "
        f"median {median:.1f} ms of {len(plays[0].all)}; when all cards are turned and all hands "
        f"passed {reveal:.1f} ms, {firsts:.1f} ms the first time; "
        f"forced layout {max(play.forced for play in plays):.1f} ms"
    )
    is_quick = median <= UPDATE_LIMIT and reveal <= REVEAL_LIMIT
    return 0 if total <= FIRST_LOAD_LIMIT and is_quick else 1


if __name__ == "__main__":
    sys.exit(main())

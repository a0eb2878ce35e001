"""The web client: what a first visit loads, and what an update costs at a full Splito table.

The costs are read from Chromium's own tracing: the time of the page's main thread that scripts
take in the task that a message of the server begins, from its arrival until the page's state and
elements are brought up to date. A processor four times slower takes four times as long. Chromium's
own way to slow a page down is not used: it lets the thread spin for as long as the clock has moved,
and so counts whatever else the machine does, three times over.
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
ROUNDS: Final = 6  # of the thirteen: early ones, with full hands
MOST_SECONDS: Final = 120
FIRST_LOOK: Final = 2000  # ms: nobody plays a card before looking at the hand
CATEGORIES: Final = "devtools.timeline,v8,disabled-by-default-devtools.timeline"
SCRIPTING: Final = {"FunctionCall", "RunMicrotasks", "EvaluateScript", "v8.callFunction"}
LAYING_OUT: Final = {"Layout", "UpdateLayoutTree"}

FIRST_LOAD_LIMIT: Final = 80_000  # bytes
UPDATE_LIMIT: Final = 5.0  # ms, the median of all updates
REVEAL_LIMIT: Final = 25.0  # ms, of those that turn all cards and pass all hands
FORCED_LIMIT: Final = 2.0  # ms in all of them together


# What a first visit loads


def first_load() -> dict[str, int]:
    """By file: bytes as they are sent, of all scripts and styles of the home page."""
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


# What an update costs


@dataclass(frozen=True, slots=True)
class Costs:
    """Milliseconds of scripting on the slowed processor, one for each update of the table."""

    all: Sequence[float]
    forced: float  # ms of laying out that scripts set off in those updates

    @property
    def median(self) -> float:
        return statistics.median(self.all)

    @property
    def reveals(self) -> Sequence[float]:
        """Those that turn all cards and pass all hands: one in every round that was played."""
        costly = sorted(self.all)[-ROUNDS]
        return [cost for cost in self.all if cost >= costly]


def reveal_cost(plays: Sequence[Costs]) -> float:
    """The median over the rounds, of each of them the best play: whatever else a machine does can
    only add to it."""
    best: list[float] = [
        min(costs) for costs in zip(*(play.reveals for play in plays), strict=True)
    ]
    return statistics.median(best)


def update_costs(chromium: Chromium, server: ServerProcess) -> Costs:
    """Play some rounds at a table of eight, and read what each update cost."""
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
    raise TimeoutError("the trace was not handed over")


def _costs(events: Sequence[dict[str, Any]]) -> list[float]:
    """By received message that made the page work: scripting in its task, nested calls once."""
    spans = [each for each in events if each.get("ph") == "X" and "dur" in each]
    costs: list[float] = []
    for message in (each for each in events if each["name"] == "WebSocketReceive"):
        task = _around(spans, message)
        if task is not None:
            costs.append(_scripting(spans, task))
    return [cost for cost in costs if cost > 0.05]  # ms: pongs cost nothing


def _forced(events: Sequence[dict[str, Any]]) -> float:
    """Milliseconds that the page was laid out amid updates: the frame does it anyway."""
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
    """Milliseconds of the main thread's own time; laying out, which scripts may set off, is not
    scripting. Time in which the processor was busy elsewhere does not count."""
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
    """Together, with what is nested in another one counted once."""
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
        f"an update at eight seats, on a processor {SLOWDOWN} times slower: "
        f"median {median:.1f} ms of {len(plays[0].all)}; where all cards are turned and all hands "
        f"passed {reveal:.1f} ms, {firsts:.1f} ms the first time; "
        f"laid out in between for {max(play.forced for play in plays):.1f} ms"
    )
    is_quick = median <= UPDATE_LIMIT and reveal <= REVEAL_LIMIT
    return 0 if total <= FIRST_LOAD_LIMIT and is_quick else 1


if __name__ == "__main__":
    sys.exit(main())

"""Metrics for Prometheus. They never contain names, tokens or cards."""

from collections.abc import Mapping
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from splittable import build_info
from splittable.server.domain.entries import AnyEntry
from splittable.server.messages.live import Code
from splittable.server.store.leases import Counted
from splittable.server.workers.bot_worker import Cause
from splittable.server.workers.review_queue import End

LATENCY_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
COMMIT_BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
BOT_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
UNREADABLE: Final[tuple[Code, ...]] = ("damaged", "later-rules", "unknown")  # by error code
GROUP_BUCKETS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self._registry)
        build = Info("splittable_build", "This version", registry=self._registry)
        build.info({"version": build_info.version()})
        self._entries = Counter(
            "splittable_entries", "Entries committed", ["game", "type"], registry=self._registry
        )
        self._move_seconds = Histogram(
            "splittable_move_seconds",
            "From a person's move until it is stored and sent",
            buckets=LATENCY_BUCKETS,
            registry=self._registry,
        )
        self._request_seconds = Histogram(
            "splittable_request_seconds",
            "A request by HTTP, by the first digit of its status",
            ["status"],
            buckets=LATENCY_BUCKETS,
            registry=self._registry,
        )
        self.waiting_entries = Gauge(
            "splittable_waiting_entries", "Entries waiting for a commit", registry=self._registry
        )
        self.unwritable = Gauge(
            "splittable_unwritable_tables",
            "Tables whose last entry could not be stored because of damage",
            registry=self._registry,
        )
        self._commit_seconds = Histogram(
            "splittable_commit_seconds",
            "A group commit",
            buckets=COMMIT_BUCKETS,
            registry=self._registry,
        )
        self._group_sizes = Histogram(
            "splittable_group_size",
            "Entries per commit",
            buckets=GROUP_BUCKETS,
            registry=self._registry,
        )
        self.lines = Gauge("splittable_lines", "Open WebSockets", registry=self._registry)
        self.connections = Gauge(
            "splittable_connections", "Open connections", registry=self._registry
        )
        self._refused = Counter(
            "splittable_refused", "Refusals", ["cause"], registry=self._registry
        )
        self.full = Gauge(
            "splittable_full",
            "Whether newcomers are turned away",
            ["what"],
            registry=self._registry,
        )
        self.tables = Gauge("splittable_tables", "Tables in memory", registry=self._registry)
        self.leases = Gauge(
            "splittable_leases", "Tables owned by this server", registry=self._registry
        )
        self._lease_changes = Counter(
            "splittable_leases_moved",
            "Tables taken by this server, or lost to another one",
            ["how"],
            registry=self._registry,
        )
        self.clock_set = Gauge(
            "splittable_clock_set_seconds",
            "How far the system clock was set forward since the start",
            registry=self._registry,
        )
        self._unreadable = Gauge(
            "splittable_unreadable_tables",
            "Tables that could not be read at the last attempt",
            ["why"],
            registry=self._registry,
        )
        self._lost = Counter(
            "splittable_lost_entries",
            "Entries that clients were sent and the database then lost",
            registry=self._registry,
        )
        self._thinking_seconds = Histogram(
            "splittable_thinking_seconds",
            "Computing time of a bot's move",
            ["bot"],
            buckets=BOT_BUCKETS,
            registry=self._registry,
        )
        self._replaced = Counter(
            "splittable_replaced_bots",
            "Moves chosen by a quicker bot than the requested one",
            ["cause"],
            registry=self._registry,
        )
        self.thinkers = Gauge(
            "splittable_thinkers", "Bot workers that are ready", registry=self._registry
        )
        self.questions = Gauge(
            "splittable_waiting_bots", "Bot moves in the queue", registry=self._registry
        )
        self._ended_thinkers = Counter(
            "splittable_ended_thinkers",
            "Bot workers that died or were stuck",
            registry=self._registry,
        )
        self._reviews = Counter(
            "splittable_reviews", "Reviews by outcome", ["end"], registry=self._registry
        )
        self.waiting_reviews = Gauge(
            "splittable_waiting_reviews",
            "Reviews waiting or in progress",
            registry=self._registry,
        )
        self.show_unreadable({})

        self._counted: dict[tuple[str, type], Counter] = {}  # by game and type; saves `labels`

    def count_entry(self, entry: AnyEntry, game: str) -> None:
        key = (game, type(entry))
        if key not in self._counted:
            tag = str(type(entry).__struct_config__.tag)
            self._counted[key] = self._entries.labels(game, tag)
        self._counted[key].inc()

    def count_refusal(self, cause: str) -> None:
        self._refused.labels(cause).inc()

    def observe_move(self, seconds: float) -> None:
        self._move_seconds.observe(seconds)

    def observe_request(self, status: int, seconds: float) -> None:
        self._request_seconds.labels(f"{status // 100}xx").observe(seconds)

    def observe_commit(self, size: int, seconds: float) -> None:
        self._group_sizes.observe(size)
        self._commit_seconds.observe(seconds)

    def show_unreadable(self, tables: Mapping[Code, int]) -> None:
        for why in UNREADABLE:
            self._unreadable.labels(why).set(tables.get(why, 0))

    def count_lease(self, how: Counted) -> None:
        self._lease_changes.labels(how).inc()

    def count_lost(self, entries: int) -> None:
        self._lost.inc(entries)

    def observe_thinking(self, bot: str, seconds: float) -> None:
        self._thinking_seconds.labels(bot).observe(seconds)

    def count_replaced(self, cause: Cause) -> None:
        self._replaced.labels(cause).inc()

    def count_ended_thinker(self) -> None:
        self._ended_thinkers.inc()

    def count_review(self, end: End) -> None:
        self._reviews.labels(end).inc()

    def text(self) -> bytes:
        return generate_latest(self._registry)

"""Counts for Prometheus: how many and how fast, never who or which card."""

from collections.abc import Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from splittable.server.domain.entries import AnyEntry
from splittable.server.messages.live import Code
from splittable.server.store.leases import Counted
from splittable.server.workers.bot_worker import Cause
from splittable.server.workers.review_queue import End

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
THOUGHTS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
UNREADABLE: Final[tuple[Code, ...]] = ("damaged", "later-rules", "unknown")  # by what is told
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._entries = Counter(
            "splittable_entries", "Entries committed", ["game", "type"], registry=self._registry
        )
        self._commit_seconds = Histogram(
            "splittable_commit_seconds", "A group commit", buckets=SECONDS, registry=self._registry
        )
        self._group_sizes = Histogram(
            "splittable_group_size", "Entries a commit", buckets=GROUPS, registry=self._registry
        )
        self.lines = Gauge("splittable_lines", "Live WebSockets", registry=self._registry)
        self.connections = Gauge(
            "splittable_connections", "Open connections", registry=self._registry
        )
        self._refused = Counter(
            "splittable_refused", "Turned away", ["cause"], registry=self._registry
        )
        self.tables = Gauge("splittable_tables", "Tables in memory", registry=self._registry)
        self.leases = Gauge(
            "splittable_leases", "Tables at home here, of those shared", registry=self._registry
        )
        self._moves_home = Counter(
            "splittable_leases_moved",
            "Tables that came to live here, or were taken by another server",
            ["how"],
            registry=self._registry,
        )
        self.clock_set = Gauge(
            "splittable_clock_set_seconds",
            "How far the machine's clock was set on since the start",
            registry=self._registry,
        )
        self._unreadable = Gauge(
            "splittable_unreadable_tables",
            "Tables that could not be read when last tried",
            ["why"],
            registry=self._registry,
        )
        self._lost = Counter(
            "splittable_lost_entries",
            "Entries that were shown, and then lost by the database",
            registry=self._registry,
        )
        self._thinking_seconds = Histogram(
            "splittable_thinking_seconds",
            "A bot's choice of a move",
            ["bot"],
            buckets=THOUGHTS,
            registry=self._registry,
        )
        self._replaced = Counter(
            "splittable_replaced_bots",
            "Moves chosen by a quicker bot than the one asked",
            ["cause"],
            registry=self._registry,
        )
        self.thinkers = Gauge(
            "splittable_thinkers", "Processes that are ready to think", registry=self._registry
        )
        self.questions = Gauge(
            "splittable_waiting_bots", "Bots that wait for a thinker", registry=self._registry
        )
        self._ended_thinkers = Counter(
            "splittable_ended_thinkers",
            "Thinking processes that ended by themselves, or were stuck",
            registry=self._registry,
        )
        self._reviews = Counter(
            "splittable_reviews", "Reviews, by how they ended", ["end"], registry=self._registry
        )
        self.waiting_reviews = Gauge(
            "splittable_waiting_reviews",
            "Reviews that wait or are being made",
            registry=self._registry,
        )
        self.show_unreadable({})

        self._counted: dict[tuple[str, type], Counter] = {}  # quicker than `labels`

    def count_entry(self, entry: AnyEntry, game: str) -> None:
        key = (game, type(entry))
        if key not in self._counted:
            tag = str(type(entry).__struct_config__.tag)
            self._counted[key] = self._entries.labels(game, tag)
        self._counted[key].inc()

    def count_refusal(self, cause: str) -> None:
        self._refused.labels(cause).inc()

    def observe_commit(self, size: int, seconds: float) -> None:
        self._group_sizes.observe(size)
        self._commit_seconds.observe(seconds)

    def show_unreadable(self, tables: Mapping[Code, int]) -> None:
        for why in UNREADABLE:
            self._unreadable.labels(why).set(tables.get(why, 0))

    def count_lease(self, how: Counted) -> None:
        self._moves_home.labels(how).inc()

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

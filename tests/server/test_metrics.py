"""What /metrics has: each kind of measurement counts what happened, beside the usual ones."""

import sys
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families

from splittable import build_info
from tests.server.company import playing
from tests.support.serving import Server, served

pytestmark = pytest.mark.anyio

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


async def _samples(server: Server) -> Samples:
    text = (await server.get("/metrics")).body.decode()
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def _value(samples: Samples, name: str, **labels: str) -> float:
    return samples.get((name, frozenset(labels.items())), 0)


async def test_moves_requests_and_commits_are_measured_as_they_happen(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "split", seats=2, watched=False)
        before = await _samples(server)
        for _ in range(3):
            await company.play_any(Random(1))
        assert (await server.get("/api/tables/nothere")).status == 404
        await server.rest()
        after = await _samples(server)

        def more(name: str, **labels: str) -> float:
            return _value(after, name, **labels) - _value(before, name, **labels)

        assert more("splittable_move_seconds_count") == 3
        assert more("splittable_move_seconds_bucket", le="+Inf") == 3
        assert more("splittable_request_seconds_count", status="4xx") == 1
        assert more("splittable_request_seconds_count", status="2xx") == 1  # the first look here
        played = {"game": "split", "type": "played"}
        assert more("splittable_entries_total", **played) == 3
        assert more("splittable_commit_seconds_count") == more("splittable_group_size_count") > 0
        assert more("splittable_group_size_sum") >= 3
        assert _value(after, "splittable_move_seconds_sum") > 0
        assert _value(after, "splittable_tables") == 1
        assert _value(after, "splittable_lines") == 2


async def test_a_bots_thinking_is_measured(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=0) as server:
        opened = await server.open_table("split", seats=2)
        host = await server.line(opened.table, opened.token)
        await host.do("start", fill="random")
        while host.table["phase"] == "playing":
            if host.legal:
                await host.do("play", move=host.legal[0])
            else:
                server.clock.advance(1)
                await server.rest()
                await host.settle()
        assert _value(await _samples(server), "splittable_thinking_seconds_count", bot="random") > 0


async def test_the_build_the_process_and_python_are_told(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        samples = await _samples(server)
    assert _value(samples, "splittable_build_info", version=build_info.version()) == 1
    names = {name for name, _ in samples}
    assert {"python_info", "python_gc_collections_total"} <= names
    (python,) = (dict(labels) for name, labels in samples if name == "python_info")
    assert python["version"] == ".".join(map(str, sys.version_info[:3]))
    if sys.platform == "linux":  # the others have no /proc
        assert _value(samples, "process_cpu_seconds_total") > 0
        assert _value(samples, "process_resident_memory_bytes") > 1_000_000
        assert 0 < _value(samples, "process_open_fds") < _value(samples, "process_max_fds")
        assert _value(samples, "process_start_time_seconds") > 0

"""The other files of deploy/: the settings they use exist, and the programs accept them."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, get_args

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types
from prometheus_client.parser import text_string_to_metric_families

from splittable.cli.settings import SETTINGS
from splittable.server.domain.entries import Played
from splittable.server.ops.metrics import Metrics
from splittable.server.store.connect import open_store
from splittable.server.store.hash_chain import HashChain
from splittable.server.store.inspection import open_reading
from splittable.server.store.leases import Counted
from splittable.server.workers.bot_worker import Cause
from tests.support.postgres import binaries, postgres
from tests.support.replicated import DEPLOY

ROOT: Final = DEPLOY.parent
PROXY_ONLY: Final = {"SPLITTABLE_BIND", "SPLITTABLE_PASSWORD"}  # of haproxy.cfg, of roles.sql
SERVICES: Final = {"compose.yaml": 6, "compose-single.yaml": 1}
BACKUP: Final = DEPLOY / "postgresql" / "backup"
BIN: Final = Path(sys.executable).parent


def _checked(*command: str | Path, env: Mapping[str, str] | None = None) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=env)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    return said


def test_every_setting_that_is_named_there_is_one() -> None:
    known = {name for each in SETTINGS for name in each.variables} | PROXY_ONLY
    for path in DEPLOY.rglob("*"):
        if path.is_file():
            named = set(re.findall(r"\bSPLITTABLE_[A-Z_]+\b", path.read_text("utf-8")))
            assert named <= known, path.name


@pytest.mark.parametrize(
    "name", ["splittable@.service", "splittable-backup.service", "splittable-backup.timer"]
)
def test_systemd_accepts_the_units(tmp_path: Path, name: str) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed: its test is skipped")
    for path in DEPLOY.glob("splittable*"):  # a timer needs its service
        unit = path.read_text("utf-8")
        program = "/opt/splittable/bin/splittable"
        at = tmp_path / path.name.replace("@", "@8001")
        at.write_text(unit.replace(program, str(BIN / "splittable")), "utf-8")
    assert _checked("systemd-analyze", "verify", tmp_path / name.replace("@", "@8001")) == ""


@pytest.mark.all_tier
def test_a_dump_of_postgresql_can_be_restored_and_old_ones_go(tmp_path: Path) -> None:
    server = postgres()
    full, empty = server.fresh_database(), server.fresh_database()
    asyncio.run(_fill(full))
    for old in ("splittable-20200101T000000Z.dump", "splittable-20200102T000000Z.dump", "notes"):
        (tmp_path / old).write_text("", "utf-8")
    programs = binaries()
    assert programs is not None
    path = f"{os.environ['PATH']}:{programs}"
    tools = {**os.environ, "PATH": path, "SPLITTABLE_DATABASE": full}
    _checked(BACKUP, tmp_path, "2", env=tools)
    kept = sorted(each.name for each in tmp_path.iterdir())
    assert kept[:2] == ["notes", "splittable-20200102T000000Z.dump"]
    (dump,) = kept[2:]
    _checked(programs / "pg_restore", f"--dbname={empty}", tmp_path / dump)
    assert asyncio.run(_tables(empty)) == ["kept"]


@pytest.mark.parametrize(
    "database, shown, password",
    [
        ("postgresql://eve:plain@db/kept", "postgresql://eve@db/kept", "plain"),
        (
            "postgresql://e%40e:a%20table%27s%C3%A9%25@db1:5432,db2/kept?sslmode=require",
            "postgresql://e%40e@db1:5432,db2/kept?sslmode=require",
            "a table'sé%",
        ),
        ("postgres://eve:x:y@db", "postgres://eve@db", "x:y"),
        ("postgresql://eve@db/kept", "postgresql://eve@db/kept", None),
        (
            "postgresql://db:5432/kept?user=eve@home",
            "postgresql://db:5432/kept?user=eve@home",
            None,
        ),
    ],
)
def test_the_password_of_a_dump_is_not_among_the_arguments(
    tmp_path: Path, database: str, shown: str, password: str | None
) -> None:
    """`ps` shows arguments to everybody on the machine."""
    told = tmp_path / "told.json"
    program = tmp_path / "pg_dump"
    program.write_text(
        f"#!{sys.executable}\nimport json, os, pathlib, sys\n"
        "file = next(each[7:] for each in sys.argv if each.startswith('--file='))\n"
        "pathlib.Path(file).touch()\n"
        "told = json.dumps([sys.argv[1:], dict(os.environ)])\n"
        f"pathlib.Path({str(told)!r}).write_text(told)\n",
        "utf-8",
    )
    program.chmod(0o755)
    usual = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "LANG": "C.UTF-8"}
    _checked(BACKUP, tmp_path / "dumps", "1", env={**usual, "SPLITTABLE_DATABASE": database})
    arguments, environment = json.loads(told.read_text("utf-8"))
    assert f"--dbname={shown}" in arguments
    assert environment.get("PGPASSWORD") == password
    assert "SPLITTABLE_DATABASE" not in environment
    assert len(list((tmp_path / "dumps").glob("splittable-*.dump"))) == 1


async def _fill(database: str) -> None:
    store = await open_store(database)
    assert await store.append([HashChain("kept").next(b"{}", None)]) == [True]
    await store.close()


async def _tables(database: str) -> list[str]:
    reading = await open_reading(database)
    found = await reading.tables()
    await reading.close()
    return found


def test_the_container_file_is_linted() -> None:
    linter = BIN / "hadolint"
    if not linter.exists():
        pytest.skip("hadolint is not made for this system: its test is skipped")
    assert _checked(linter, "--no-color", DEPLOY / "Dockerfile") == ""


def test_what_the_container_file_copies_and_runs_is_there() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    copied = re.findall(r"^COPY (?!--from)(\S+) ", text, flags=re.MULTILINE)
    assert copied == [".", "requirements-server.txt"]
    for name in (*copied, *re.findall(r"\bscripts/\w+", text)):
        assert (ROOT / name).exists(), name
    left_out = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").split()
    assert not [name for name in left_out if name in {"scripts", "src", "web", "locales"}]


def test_the_compose_files_are_as_their_format_wants_them() -> None:
    schema = ("--builtin-schema", "vendor.compose-spec")
    _checked(BIN / "check-jsonschema", *schema, *(DEPLOY / name for name in SERVICES))


@pytest.mark.parametrize("name", SERVICES)
def test_every_file_that_a_compose_file_mounts_or_builds_from_is_there(name: str) -> None:
    services = yaml.safe_load((DEPLOY / name).read_text("utf-8"))["services"]
    assert len(services) == SERVICES[name]
    mounts = [each for service in services.values() for each in service.get("volumes", ())]
    files = [each.split(":")[0] for each in mounts if each.startswith("./")]
    for file in files:
        assert (DEPLOY / file).exists(), file
    for service in services.values():
        if build := service.get("build"):
            assert (DEPLOY / build["context"] / build["dockerfile"]).exists()


DASHBOARD: Final = json.loads((DEPLOY / "grafana" / "splittable.json").read_text("utf-8"))
GIVEN: Final = {"instance", "job"}  # labels from Prometheus itself
QUERIES: Final = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]


def _measured() -> dict[str, list[dict[str, str]]]:
    """The labels of every sample of a server in which everything has happened once, by name."""
    metrics = Metrics()
    metrics.count_entry(Played(at=0, seat=0, move="1"), "split")
    metrics.count_refusal("messages")
    metrics.observe_request(503, 0.1)
    metrics.full.labels("tables").set(1)
    metrics.observe_thinking("easy", 0.1)
    for how in get_args(Counted):
        metrics.count_lease(how)
    for cause in get_args(Cause):
        metrics.count_replaced(cause)
    found: dict[str, list[dict[str, str]]] = {}
    for family in text_string_to_metric_families(metrics.text().decode()):
        for sample in family.samples:
            found.setdefault(sample.name, []).append(sample.labels)
    return found


def test_every_metric_and_label_of_dashboard_and_alerts_is_measured() -> None:
    measured = _measured()
    rules = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text("utf-8"))
    alerts = [rule for group in rules["groups"] for rule in group["rules"]]
    shown = [
        (target["expr"], target.get("legendFormat", ""), r"\{\{ ?(\w+) ?\}\}")
        for panel in DASHBOARD["panels"]
        for target in panel["targets"]
    ]
    shown += [
        (rule["expr"], str(rule["annotations"]), r"\{\{ \$labels\.(\w+) \}\}") for rule in alerts
    ]
    assert len(shown) > 20
    for query, words, placeholder in shown:
        used = re.findall(r"\b((?:splittable|process|up)\w*)(?:\{(.*?)\})?", query)
        assert used, query
        labels = set(GIVEN)
        for name, conditions in used:
            wanted = dict(re.findall(r'(\w+)="(.*?)"', conditions))
            samples = measured.get(name, [{}] if name == "up" else [])
            own = {key: value for key, value in wanted.items() if key not in GIVEN}
            assert any(own.items() <= sample.items() for sample in samples), (query, name)
            labels |= {label for sample in samples for label in sample}
        if by := re.search(r"by \((.*?)\)", query):
            grouped = set(by[1].split(", "))
            assert grouped <= labels, query
            labels = grouped
        assert set(re.findall(placeholder, words)) <= labels, (query, words)


def test_each_alert_is_expected_to_fire() -> None:
    alerts = (DEPLOY / "prometheus" / "alerts.yml").read_text("utf-8")
    expected = (DEPLOY / "prometheus" / "alerts-test.yml").read_text("utf-8")
    named = re.findall(r"alert: (\w+)", alerts)
    assert named
    assert sorted(named) == sorted(re.findall(r'alertname="(\w+)"', expected))


def test_prometheus_accepts_the_alerts_and_queries_and_each_alert_fires(tmp_path: Path) -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("Prometheus is not installed: its test is skipped")
    _checked(promtool, "test", "rules", DEPLOY / "prometheus" / "alerts-test.yml")
    rules = [
        {"record": f"panel:{number}", "expr": query.replace("$__rate_interval", "5m")}
        for number, query in enumerate(QUERIES)
    ]
    queries = tmp_path / "queries.json"
    queries.write_text(json.dumps({"groups": [{"name": "panels", "rules": rules}]}), "utf-8")
    _checked(promtool, "check", "rules", queries)


@pytest.mark.parametrize("name", ["postgresql/make-standby", "postgresql/backup"])
def test_a_script_says_how_it_is_used(name: str) -> None:
    done = subprocess.run([DEPLOY / name], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("usage: ")

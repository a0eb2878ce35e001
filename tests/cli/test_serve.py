"""`splittable serve`, `splittable` alone and `splittable backup`."""

import asyncio
import json
import os
import re
import shlex
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import fields
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest

from splittable.cli.settings import (
    SETTINGS,
    Setting,
    given_settings,
    read_settings,
    unknown_variables,
)
from splittable.core.errors import Invalid
from splittable.server.ops.settings import ServerSettings, usual_database
from splittable.server.store.sqlite import SqliteStore
from tests.cli.running import Command, Run, process
from tests.support.serving import PATIENCE, Client, ServerProcess, token_of
from tests.support.terminals import at_terminal

WORDS: Final = Path(__file__).parent / "words.txt"
DECK: Final = Path(__file__).parent / "deck.json"
OUR_DECK: Final = files("splittable.games.splito").joinpath("objectives.json")

VALUES: Final[dict[str, tuple[str, Any]]] = {  # by setting: the text, and the value it stands for
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("8080", 8080),
    "metrics_port": ("9090", 9090),
    "database": ("sqlite:///elsewhere.db", "sqlite:///elsewhere.db"),
    "origins": (
        "https://a.example,http://b.example:81",
        frozenset({"https://a.example", "http://b.example:81"}),
    ),
    "hosts": ("a.example,[::1]", frozenset({"a.example", "[::1]"})),
    "bot_pause": ("0", 0),
    "thinkers": ("3", 3),
    "review_playouts": ("2", 2),
    "server_id": ("north-1", "north-1"),
    "messages_per_second": ("5", 5),
    "requests_per_second": ("6", 6),
    "tables_per_minute": ("7", 7),
    "commands_per_minute": ("4", 4),
    "connections_per_address": ("8", 8),
    "max_connections": ("1000", 1000),
    "max_tables": ("50", 50),
    "work_per_second": ("9", 9),
    "keep_talk": ("30", 30),
    "keep_notes": ("90", 90),
    "contact": ("mail@example.org", "mail@example.org"),
    "words": (str(WORDS), ("darn", "heck*")),
    "admin_token": ("operator-0123456789abcdef", "operator-0123456789abcdef"),
    "keep_finished": ("90", 90),
    "keep_abandoned": ("7", 7),
    "deck": (f"splito={DECK}", {"splito": json.loads(DECK.read_bytes())}),
    "log_format": ("json", "json"),
}
OTHERS: Final = {
    **dict.fromkeys(VALUES, "1"),
    "max_connections": "100",
    "origins": "https://other.example",
    "hosts": "other.example",
    "deck": f"splito={OUR_DECK}",
    "log_format": "text",
}


def settings_of(
    flags: Mapping[str, str | None], environment: Mapping[str, str], file: Path | None = None
) -> ServerSettings:
    return read_settings(given_settings(flags, environment, None if file is None else str(file)))


every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda each: each.name)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def no_settings_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for each in SETTINGS:
        for variable in each.variables:
            monkeypatch.delenv(variable, raising=False)


def assert_refused(run: Run, *says: str) -> None:
    """Assert exit code 2, empty stdout, and one line on stderr that contains these texts."""
    assert (run.code, run.out) == (2, "")
    (complaint,) = run.err.splitlines()
    assert complaint.startswith("splittable: ")
    assert all(word in complaint for word in says), complaint


# Settings


def test_every_setting_of_the_server_has_its_flag_and_its_variable() -> None:
    assert [each.name for each in SETTINGS] == [each.name for each in fields(ServerSettings)]


@every_setting
def test_a_setting_stands_in_a_flag_or_in_the_environment_and_the_flag_wins(
    setting: Setting,
) -> None:
    typed, meant = VALUES[setting.name]
    other = {setting.variable: OTHERS[setting.name]}
    assert getattr(settings_of({setting.name: typed}, {}), setting.name) == meant
    assert getattr(settings_of({}, {setting.variable: typed}), setting.name) == meant
    assert getattr(settings_of({setting.name: typed}, other), setting.name) == meant
    assert getattr(settings_of({setting.name: None}, {}), setting.name) == getattr(
        ServerSettings(), setting.name
    )


@every_setting
def test_an_empty_variable_is_as_good_as_none(setting: Setting) -> None:
    assert settings_of({}, {setting.variable: ""}) == ServerSettings()


def test_settings_do_not_disturb_each_other() -> None:
    given = {name: typed for name, (typed, _) in VALUES.items()}
    meant: dict[str, Any] = {name: value for name, (_, value) in VALUES.items()}
    assert settings_of(given, {}) == ServerSettings(**meant)


@pytest.mark.parametrize(
    "flag, value, says",
    [
        ("--port", "http", "whole number from 0 to 65535, found 'http'"),
        ("--port", "65536", "whole number from 0 to 65535, found '65536'"),
        ("--port", "-1", "whole number"),
        ("--port", "", "whole number"),
        ("--port", "８０", "whole number"),
        ("--bot-pause", "1.5", "whole number from 0 to 60000"),
        ("--messages-per-second", "0", "whole number from 1 to"),
        ("--requests-per-second", "fast", "whole number from 1 to"),
        ("--tables-per-minute", "1" * 30, "whole number from 1 to"),
        ("--origins", "example.org", "addresses like https://example.org"),
        ("--origins", "https://a.example, https://b.example", "addresses like"),
        ("--origins", "https://a.example/path", "addresses like"),
        ("--log-format", "xml", "'xml' is not one of auto, text, json"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused_by_name(
    flag: str, value: str, says: str, splittable: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_refused(splittable("serve", f"{flag}={value}"), flag, says)
    if value:
        variable = f"SPLITTABLE_{flag[2:].replace('-', '_').upper()}"
        monkeypatch.setenv(variable, value)
        assert_refused(splittable("serve"), variable, says)


def test_a_flag_that_there_is_not_is_refused_and_the_others_are_named(splittable: Command) -> None:
    assert_refused(splittable("serve", "--colour", "red"), "serve", "'--colour'", "--bot-pause")
    assert_refused(splittable("serve", "now"), "extra word 'now'")


def test_help_tells_every_flag_and_its_default(splittable: Command) -> None:
    run = splittable("serve", "--help")
    assert (run.code, run.err) == (0, "")
    told = " ".join(run.out.split())
    for each in SETTINGS:
        flags = ", ".join(f"{flag} {each.metavar}" for flag in each.flags)
        assert f"{flags} {each.help}" in told
        default = getattr(ServerSettings(), each.name)
        assert not default or f"(default: {default})" in told
    assert "SPLITTABLE_BOT_PAUSE" in told
    assert max(map(len, run.out.splitlines())) <= 90


# The settings file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "splittable.toml"


@every_setting
def test_a_setting_of_the_file_gives_way_to_the_environment_and_to_flags(
    setting: Setting, file: Path
) -> None:
    typed, meant = VALUES[setting.name]
    other = OTHERS[setting.name]
    for key in setting.keys:
        file.write_text(f"{key} = {json.dumps(typed)}")
        assert getattr(settings_of({}, {}, file), setting.name) == meant
    assert settings_of({}, {"SPLITTABLE_CONFIG": str(file)}) == settings_of({}, {}, file)
    file.write_text(f"{setting.name} = {json.dumps(other)}")
    assert getattr(settings_of({}, {setting.variable: typed}, file), setting.name) == meant
    assert getattr(settings_of({setting.name: typed}, {}, file), setting.name) == meant


def test_numbers_and_lists_of_the_file_need_no_quotes(file: Path) -> None:
    file.write_text('port = 8080\nhosts = ["a.example", "b.example"]')
    settings = settings_of({}, {}, file)
    assert (settings.port, settings.hosts) == (8080, frozenset({"a.example", "b.example"}))


@pytest.mark.parametrize(
    "written, says",
    [
        ("bot_pauze = 7", "splittable.toml: bot_pauze: is not a setting; did you mean bot_pause?"),
        ("port = true", "port: expected a text, a whole number or a list of texts"),
        ("port = 70000", "port: expected a whole number from 0 to 65535, found '70000'"),
        ("bot_pause = 1\nbot-pause = 2", "bot-pause: is set twice, as bot_pause too"),
        ("port = ", "is not TOML: Invalid value (at end of document)"),
        ("host = '\x00'", "is not TOML"),
    ],
)
def test_a_bad_line_of_the_file_is_refused_by_file_and_key(
    written: str, says: str, file: Path, splittable: Command
) -> None:
    file.write_text(written)
    assert_refused(splittable("serve", "--config", str(file)), says)


def test_a_file_that_is_missing_is_refused(file: Path, splittable: Command) -> None:
    assert_refused(splittable("serve", "--config", str(file)), str(file), "No such file")


def test_a_variable_that_is_no_setting_is_told_with_the_one_that_was_meant() -> None:
    environment = {"SPLITTABLE_BOT_PAUSES": "1", "SPLITTABLE_CONFIG": "x", "SPLIT": "1"}
    (problem,) = unknown_variables(environment)
    assert problem == ("SPLITTABLE_BOT_PAUSES is not a setting; did you mean SPLITTABLE_BOT_PAUSE?")


def test_check_prints_every_setting_with_its_origin_and_serves_nothing(
    splittable: Command, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text("bot_pause = 5")
    monkeypatch.setenv("SPLITTABLE_THINKERS", "1")
    database = tmp_path / "tables.db"
    words = ("serve", "--check", "--port=0", f"--config={file}", f"--database=sqlite:///{database}")
    run = splittable(*words)
    assert (run.code, run.err) == (0, "")
    told = {line.split()[0]: line.split()[1:] for line in run.out.splitlines()}
    assert told["bot_pause"] == ["5", f"({file}:", "bot_pause)"]
    assert told["thinkers"] == ["1", "(SPLITTABLE_THINKERS)"]
    assert told["port"] == ["0", "(--port)"]
    assert told["host"] == ["127.0.0.1", "(default)"]
    assert told["tables:"] == ["none", "yet;", "the", "database", "would", "be", "created"]
    assert not database.exists()


def test_check_shows_no_password_and_refuses_what_cannot_be_served(
    splittable: Command, tmp_path: Path
) -> None:
    run = splittable("serve", "--check", "--port=0", "--database=postgresql://me:secret@[::1]:1/x")
    assert run.code == 2
    assert "secret" not in run.out + run.err
    damaged = tmp_path / "tables.db"
    damaged.write_text("not a database")
    run = splittable("serve", "--check", "--port=0", f"--database=sqlite:///{damaged}")
    assert (run.code, len(run.err.splitlines())) == (2, 1)
    assert "cannot be read: file is not a database" in run.err


# Serving


def ask(url: str, **body: Any) -> tuple[int, bytes]:
    """Send a request (a POST if there is a body); return its status and body."""
    data = json.dumps(body).encode() if body else None
    try:
        with urlopen(
            Request(url, data, {"Content-Type": "application/json"}), timeout=PATIENCE
        ) as answer:
            return answer.status, answer.read()
    except HTTPError as error:
        with error:
            return error.code, error.read()


def served(*words: str) -> Run:
    """Run the command as a process of its own, and wait until it exits."""
    run = process(*words)
    return Run(run.returncode, run.stdout, run.stderr)


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        run = served("serve", f"--port={port}", f"--database=sqlite:///{tmp_path / 'tables.db'}")
    assert_refused(run, f"cannot listen on 127.0.0.1 port {port}")


def test_a_metrics_port_that_is_not_free_is_told_in_one_line(tmp_path: Path) -> None:
    database = f"--database=sqlite:///{tmp_path / 'tables.db'}"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        run = served("serve", "--port=0", f"--metrics-port={port}", database)
        assert_refused(run, f"--metrics-port: cannot listen on 127.0.0.1 port {port}")
    for check in ((), ("--check",)):
        run = served("serve", f"--port={port}", f"--metrics-port={port}", database, *check)
        assert "--metrics-port: expected another port than --port" in run.err
        assert len(run.err.splitlines()) == 1
    assert_refused(
        served("serve", "--metrics-port=x", database), "--metrics-port: expected a whole"
    )


def test_a_place_that_is_none_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    database = f"sqlite:///{tmp_path / 'file' / 'tables.db'}"
    assert_refused(served("serve", "--port=0", f"--database={database}"), "cannot be opened")


@pytest.mark.anyio
async def test_a_server_serves_tells_how_it_is_logs_no_secret_and_ends_when_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLITTABLE_BOT_PAUSE", "nonsense")  # the flag overrides it
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", bot_pause=1) as server:
        assert [ask(f"{server.url}/{path}") for path in ("healthz", "readyz")] == [
            (200, b"ok"),
            (200, b"ready"),
        ]
        async with Client(server.url) as client:
            opened = await client.open_table("splito", seats=2, bots="random")
            line = await client.line(opened.table, opened.token)
            while line.view["round"] < 3:
                await line.do("play", move=line.legal[0]) if line.legal else await line.read()
            await line.send("{")
            await line.next("problem")
            stranger = await client.line(opened.table, token_of("Eve"))
            await stranger.do("sit", name="Eve", invite=opened.invite)
            status, metrics = ask(f"{server.url}/metrics")
            assert status == 200
            assert b'splittable_entries_total{game="splito",type="played"}' in metrics
            assert b"splittable_lines 2.0" in metrics
        assert server.stop() == 0
    logged = [json.loads(each) for each in server.log.splitlines()]
    assert [each["event"] for each in logged] == ["a new database", "serving", "stopping"]
    assert logged[1]["address"] == server.url
    assert all({"event", "level", "timestamp"} <= each.keys() for each in logged)
    for secret in (opened.token, opened.invite, token_of("Eve")):
        assert secret not in server.log


# `splittable` alone

COMMAND: Final = [sys.executable, "-m", "splittable.cli"]


@contextmanager
def at_home(folder: Path, *words: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    """Run `splittable` without a command, with a fake browser that saves the address to a file."""
    script = folder / "browser.py"
    script.write_text("import pathlib, sys; pathlib.Path(sys.argv[1]).write_text(sys.argv[2])")
    browser = shlex.join([sys.executable, str(script), str(folder / "opened")])
    known = {
        **os.environ,
        "BROWSER": f"{browser} %s",
        "SPLITTABLE_DATABASE": f"sqlite:///{folder / 'tables.db'}",
        **environment,
    }
    running = subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=known,
    )
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def address_told(running: "subprocess.Popen[str]") -> str:
    assert running.stdout is not None
    said = running.stdout.readline().strip()
    assert said.startswith("Splittable is at http://127.0.0.1:")
    assert said.endswith(" (press Ctrl-C to stop)")
    return said.split()[3]


def test_alone_it_serves_on_this_machine_opens_the_browser_and_ctrl_c_ends_it(
    tmp_path: Path,
) -> None:
    with at_home(tmp_path, SPLITTABLE_PORT="0", SPLITTABLE_HOST="0.0.0.0") as running:
        address = address_told(running)
        assert ask(f"{address}/healthz") == (200, b"ok")
        assert (tmp_path / "opened").read_text() == address
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE) == 0
        assert running.stderr is not None
        assert running.stderr.read() == ""  # nothing was wrong


def test_shared_it_serves_at_every_address_and_opens_the_browser_at_its_own(
    tmp_path: Path,
) -> None:
    with at_home(tmp_path, "--share", SPLITTABLE_PORT="0") as running:
        address = address_told(running)
        assert running.stdout is not None
        assert running.stdout.readline().startswith("On your network: ")
        assert ask(f"{address}/healthz") == (200, b"ok")
        assert (tmp_path / "opened").read_text() == address
        elsewhere = address.replace("127.0.0.1", "127.0.0.2")  # another address of this machine
        status, told = ask(f"{elsewhere}/api/reach")
        assert (status, json.loads(told)["shared"]) == (200, True)


def test_alone_it_is_served_at_no_other_address(tmp_path: Path) -> None:
    with at_home(tmp_path, SPLITTABLE_PORT="0") as running:
        address = address_told(running)
        assert json.loads(ask(f"{address}/api/reach")[1]) == {"shared": False, "addresses": []}
        port = urlsplit(address).port
        with (
            pytest.raises(ConnectionRefusedError),
            socket.create_connection(("127.0.0.2", port), timeout=5),
        ):
            pass


def test_a_server_is_shared_by_a_flag_and_not_by_two(splittable: Command, tmp_path: Path) -> None:
    assert_refused(splittable("serve", "--share", "--host", "127.0.0.1"), "--share", "--host")
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db", host="0.0.0.0") as server:
        elsewhere = f"http://127.0.0.2:{urlsplit(server.url).port}/healthz"
        assert ask(elsewhere) == (200, b"ok")


def test_alone_it_opens_no_browser_where_none_is_wanted_and_finds_a_free_port(
    tmp_path: Path,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with at_home(tmp_path, SPLITTABLE_PORT=port, SPLITTABLE_NO_BROWSER="1") as running:
            address = address_told(running)
            assert str(urlsplit(address).port) not in (port, "0")
            assert ask(f"{address}/healthz") == (200, b"ok")  # a browser would have opened by now
            assert not (tmp_path / "opened").exists()


def test_at_a_terminal_a_person_at_home_reads_the_address_and_nothing_else(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with at_terminal(
        COMMAND, SPLITTABLE_DATABASE=database, SPLITTABLE_PORT="0", SPLITTABLE_NO_BROWSER="1"
    ) as program:
        program.await_text("Ctrl-C to stop")
        assert program.interrupt() == 0
        (line,) = program.written.splitlines()
        expected = r"Splittable is at http://127\.0\.0\.1:\d+ \(press Ctrl-C to stop\)"
        assert re.fullmatch(expected, line)


def test_at_a_terminal_a_server_logs_for_people_and_tells_its_address_once(
    tmp_path: Path,
) -> None:
    words = ("serve", "--port=0", f"--database=sqlite:///{tmp_path / 'tables.db'}")
    with at_terminal([*COMMAND, *words], NO_COLOR="1") as program:
        program.await_text(r"address=\S+\s")
        assert program.interrupt() == 0
        _, serving, stopping = program.written.splitlines()
    line = (
        r"\S+Z \[info +\] serving +address=http://127\.0\.0\.1:\d+ database=sqlite:\S+ version=.+"
    )
    assert re.fullmatch(line, serving)
    assert re.fullmatch(r"\S+Z \[info +\] stopping *", stopping)


# Backup


def entries(database: Path) -> list[Any]:
    with closing(sqlite3.connect(database)) as opened:
        return opened.execute("SELECT * FROM entry ORDER BY table_id, seq").fetchall()


def test_a_backup_is_made_while_the_server_runs_and_overwrites_nothing(
    tmp_path: Path, splittable: Command
) -> None:
    tables, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    url = f"sqlite:///{tables}"
    with ServerProcess(url) as server:
        status, body = ask(f"{server.url}/api/tables", name="Ada", game="split", bots="random")
        assert status == 201
        run = splittable("backup", copy, "--database", url)
        assert (run.code, run.out, run.err) == (0, f"{copy}: {copy.stat().st_size} bytes\n", "")
        before = copy.read_bytes()
        assert_refused(splittable("backup", copy, "--database", url), str(copy), "overwrites")
        assert copy.read_bytes() == before
    kept, table = entries(copy), json.loads(body)["table"]
    assert kept == entries(tables)[: len(kept)]
    assert {row[0] for row in kept} == {table}
    with ServerProcess(f"sqlite:///{copy}") as again:
        assert ask(f"{again.url}/api/tables/{table}")[0] == 200


def test_a_folder_keeps_the_last_copies_and_what_else_is_there(
    splittable: Command, tmp_path: Path
) -> None:
    database = tmp_path / "tables.db"
    asyncio.run(_new_database(database))
    folder = tmp_path / "copies"
    folder.mkdir()
    for name in ("tables-20200101T000000Z.db", "tables-20200102T000000Z.db", "tables-monday.db"):
        (folder / name).write_text("", "utf-8")
    run = splittable("backup", folder, "--keep", "2", "--database", f"sqlite:///{database}")
    assert (run.code, run.err) == (0, "")
    first, second, third = sorted(each.name for each in folder.iterdir())
    assert (first, third) == ("tables-20200102T000000Z.db", "tables-monday.db")
    assert re.fullmatch(r"tables-\d{8}T\d{6}Z\.db", second)
    assert splittable("check", folder / second).out == "0 tables\n"
    run = splittable("backup", database, "--keep", "2", "--database", f"sqlite:///{database}")
    assert_refused(run, "is not a folder")
    assert_refused(splittable("backup", folder, "--keep", "0"), "--keep", "1 or more")


async def _new_database(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


def test_a_backup_finds_its_database_in_the_environment(
    tmp_path: Path, splittable: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLITTABLE_DATABASE", f"sqlite:///{tmp_path / 'nowhere.db'}")
    assert_refused(splittable("backup", tmp_path / "copy.db"), "nowhere.db", "no such file")
    assert not (tmp_path / "copy.db").exists()


def test_a_backup_of_postgresql_is_left_to_its_own_tools(
    tmp_path: Path, splittable: Command
) -> None:
    url = "postgresql://splittable:secret@localhost/splittable"
    run = splittable("backup", tmp_path / "copy.db", "--database", url)
    assert_refused(run, "--database", "use pg_dump")
    assert "secret" not in run.err
    assert not (tmp_path / "copy.db").exists()


def test_a_backup_needs_to_know_where_to(splittable: Command) -> None:
    assert_refused(splittable("backup"), "backup", "FILE")


def test_where_nothing_is_said_the_tables_are_in_the_platforms_usual_place() -> None:
    assert settings_of({}, {}).database == ""
    assert usual_database().startswith("sqlite:///")
    assert usual_database().endswith("splittable/tables.db".replace("/", os.sep))


def test_a_list_of_words_that_cannot_be_read_is_told_in_one_line(
    tmp_path: Path, splittable: Command
) -> None:
    (tmp_path / "latin").write_bytes(b"st\xf6rend\n")
    (tmp_path / "phrases").write_text("darn\ntwo words\n", "utf-8")
    for file, problem in (
        ("missing", "missing cannot be read: No such file or directory"),
        (".", "cannot be read: Is a directory"),
        ("latin", "latin is not UTF-8"),
        ("phrases", "phrases: line 2: expected one word, perhaps with * behind, found 'two words'"),
    ):
        assert_refused(splittable("serve", "--words", tmp_path / file), "--words: ", problem)


def test_settings_that_make_no_sense_name_what_was_wrong() -> None:
    with pytest.raises(Invalid, match="SPLITTABLE_PORT: expected a whole number"):
        settings_of({}, {"SPLITTABLE_PORT": "eighty"})

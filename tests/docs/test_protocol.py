"""docs/protocol.md is correct: its examples are valid messages, its tables complete."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest
from websockets.frames import CloseCode

from splittable.core.view_fields import event_types, own_fields, view_type
from splittable.core.view_reader import camel
from splittable.games import GAMES
from splittable.server.domain.commands.errors import refused
from splittable.server.domain.presence import ASKER_STAYS, GRACE, GRACE_AFTER_START
from splittable.server.domain.table import MOST_EXTENSIONS
from splittable.server.limits.table_rate import BURST_SECONDS
from splittable.server.messages import live as protocol
from splittable.server.messages import rest as rest_protocol
from splittable.server.messages.live import DEAD_AFTER, LARGEST_FRAME, PING_EVERY
from splittable.server.net import client_connections as sockets
from splittable.server.net import websocket
from splittable.server.net.routes.dependencies import LARGEST_BODY, STATUS
from splittable.server.ops.settings import ServerSettings
from splittable.server.runtime.table_actor import CONSIDERED_PER_MINUTE
from splittable.server.store import StoreError
from tests.support.typescript import published
from tools.publishing import prefix

DOCUMENT: Final = Path(__file__).parents[2] / "docs/protocol.md"
TEXT: Final = DOCUMENT.read_text(encoding="utf-8")

EXAMPLES: Final = re.findall(r"^```json(.*)\n((?:.*\n)*?)```", TEXT, flags=re.MULTILINE)
ANSWERS: Final = {
    "TableOpened",
    "Answered",
    "Games",
    "Reach",
    "LobbyTables",
    "Moment",
    "MoveList",
    "TalkPage",
    "ReviewProgress",
    "ReviewSheet",
}


def examples(*kinds: str) -> Iterator[Any]:
    """The examples of these message types, parsed as JSON."""
    for expression, text in EXAMPLES:
        value = json.loads(text)
        if re.sub(r"<.*>|readonly |\[\]", "", expression.strip()) in kinds:
            yield from value if isinstance(value, list) else [value]


@pytest.mark.parametrize("expression, text", EXAMPLES)
def test_every_example_has_the_type_it_is_said_to_have(expression: str, text: str) -> None:
    assert expression.strip(), "name its type behind ```json"
    assert not published().complaints(expression.strip(), json.loads(text))


@pytest.mark.parametrize("expression, text", EXAMPLES)
def test_every_example_is_read_by_the_server_s_own_types(expression: str, text: str) -> None:
    name = re.sub(r"<.*>|readonly |\[\]", "", expression.strip())
    kind: Any = getattr(protocol, name, None) or getattr(rest_protocol, name, None)
    if kind is not None:  # views are specific to a game
        whole = list[kind] if "[]" in expression else kind
        known = json.dumps(_without_the_game(json.loads(text)))
        msgspec.json.decode(known, type=whole, strict=True)


def _without_the_game(message: Any) -> Any:
    """Remove events and views: they are pre-serialised, and these types can't parse them."""
    own = {"welcome": ("view", "events"), "update": ("view", "events"), "considered": ("preview",)}
    if not isinstance(message, dict):
        return message
    return {**message, **dict.fromkeys(own.get(message.get("type", ""), ()))}


def test_there_is_an_example_of_every_message() -> None:
    sent = list(examples("ClientMessage", "Hello", "Do", "Consider", "Hint", "Ping"))
    answers = ("Done", "Considered", "Hinted", "Problem", "Pong", "Bye", "Notice")
    heard = list(examples("ServerMessage", "Welcome", "Update", *answers))
    assert {each["type"] for each in sent} == _tags(protocol.ClientMessage)
    assert {each["type"] for each in heard} == _tags(protocol.ServerMessage)
    commands = {each["command"]["type"] for each in examples("Do")}
    assert commands == _tags(protocol.Command)


def _tags(union: Any) -> set[Any]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_there_is_an_example_of_every_field_that_a_client_may_send() -> None:
    for kind in (protocol.Consider, protocol.Hint):
        (asked,) = examples(kind.__name__)
        assert set(asked) == {"type", *kind.__struct_encode_fields__}
    for kind in get_args(protocol.Command):
        tag = kind.__struct_config__.tag
        used = [each["command"] for each in examples("Do") if each["command"]["type"] == tag]
        assert {name for each in used for name in each} == {"type", *kind.__struct_encode_fields__}


def test_there_is_an_example_of_every_problem() -> None:
    assert {each["code"] for each in examples("Problem")} == set(get_args(protocol.Code))


@pytest.mark.parametrize("kind", sorted(ANSWERS))
def test_there_is_an_example_of_every_answer(kind: str) -> None:
    assert list(examples(kind))


def test_every_path_is_asked_for_by_curl() -> None:
    document = json.loads((DOCUMENT.parent / "openapi.json").read_text(encoding="utf-8"))
    asked = re.findall(r'^curl "\$server([^"?]*)', TEXT, flags=re.MULTILINE)
    for path in document["paths"]:
        pattern = re.sub(r"\{\w+\}", r"[^/]+", path)
        assert any(re.fullmatch(pattern, each) for each in asked), path


def test_what_curl_sends_is_read_by_the_server_s_own_types() -> None:
    sent = re.findall(r"^curl \"\$server(\S+)\"[^`]*?-d '([^']*)'", TEXT, flags=re.MULTILINE)
    assert len(sent) > 2
    for path, body in sent:
        kinds = {"commands": rest_protocol.PostedCommand, "reviews": rest_protocol.ReviewWish}
        kinds |= {"moments": rest_protocol.MomentWish, "deck": rest_protocol.DeckWish}
        kinds |= {"score": rest_protocol.ScoreWish, "7": rest_protocol.DealWish}
        kinds["reports"] = rest_protocol.ReportWish
        kind = kinds.get(path.rpartition("/")[2], rest_protocol.OpenTable)
        msgspec.json.decode(body, type=kind, strict=True)


# The tables


def test_the_codes_are_listed_with_their_status() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", TEXT, flags=re.MULTILINE)
    assert {code: int(status) for code, status in rows} == STATUS


def test_the_close_codes_are_listed() -> None:
    listed = set(map(int, re.findall(r"^\| (\d{4}) \|", TEXT, flags=re.MULTILINE)))
    ours = {sockets.BROKEN_RULES, sockets.TRY_AGAIN_LATER, sockets.SILENT, sockets.MOVED}
    ours |= {websocket.RESTARTING, websocket.UNREAD}
    of_frames = {CloseCode.PROTOCOL_ERROR, CloseCode.INVALID_DATA, CloseCode.MESSAGE_TOO_BIG}
    assert listed == ours | of_frames


def test_the_numbers_are_right() -> None:
    usual = ServerSettings()
    for phrase in (
        f"`ping` every {PING_EVERY:g} seconds",
        f"receive nothing for {DEAD_AFTER:g} seconds",
        f"{usual.messages_per_second} messages a second, in bursts of up to "
        f"{3 * usual.messages_per_second}.",
        f"{usual.requests_per_second} requests a second, in bursts of up to "
        f"{3 * usual.requests_per_second},",
        f"open {usual.tables_per_minute} tables a minute",
        f"{LARGEST_FRAME:,} bytes, a request body {LARGEST_BODY:,}",
        f"{ {3: 'three'}[MOST_EXTENSIONS] } times a move",
        f"present for {ASKER_STAYS // 1000} seconds after each request",
        f"{CONSIDERED_PER_MINUTE} moves a minute, in bursts of up to "
        f"{CONSIDERED_PER_MINUTE // 60 * BURST_SECONDS}.",
        f"within {GRACE // 1000} seconds after that person was last present",
        f"nor within {GRACE_AFTER_START // 1000} seconds after the server started",
    ):
        assert phrase in " ".join(TEXT.split())


LENGTHS: Final = {
    "a name": protocol.Name,
    "a token": protocol.Token,
    "the `id` of a command": protocol.ClientId,
    "the id of a table": protocol.TableId,
    "free text": protocol.Text,
    "a move": protocol.MoveText,
    "an invitation, a bot, a face, a preset phrase, a reaction, a game": protocol.Word,
    "what a seat contributes": protocol.Entropy,
}


@pytest.mark.parametrize("what", LENGTHS)
def test_every_length_is_named(what: str) -> None:
    (limits,) = (each for each in get_args(LENGTHS[what]) if isinstance(each, msgspec.Meta))
    assert f"| {what} | {limits.min_length} to {limits.max_length}" in TEXT


def test_what_cannot_be_stored_is_refused_in_these_words() -> None:
    (shown_as,) = (each for each in examples("Problem") if each["code"] == "unavailable")
    assert shown_as["message"] == str(refused(StoreError("the disk is full")))


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_view_is_explained(name: str) -> None:
    rows = [*_rows(_section("Views and events", 2)), *_rows(_game(name).partition("| event |")[0])]
    explained = [field for first, *_ in rows for field in re.findall(r"`(\w+)`", first)]
    assert sorted(published().fields(f"{prefix(GAMES[name])}View")) == sorted(explained)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_preview_is_explained(name: str) -> None:
    rows = _rows(_section(f"{GAMES[name].title} previews", 3))
    explained = [field for first, *_ in rows for field in re.findall(r"`(\w+)`", first)]
    assert explained == list(published().fields(f"{prefix(GAMES[name])}Preview"))


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_explained_with_its_fields(name: str) -> None:
    game = GAMES[name]
    told = {first.strip("`"): set(re.findall(r"`(\w+)`", then)) for first, then, _ in _events(name)}
    declared = {}
    for kind in event_types(game):
        fields = dict(published().declared[f"{prefix(game)}{kind.__name__}"].fields)
        tag = fields.pop("type").strip('"')
        declared[tag] = set(fields)
    assert told == declared


@pytest.mark.parametrize("name", GAMES)
def test_only_what_is_open_is_said_to_be_seen_by_all(name: str) -> None:
    views = _game(name).partition("| event |")[0]
    own = {field.strip("`") for field, _, seen in _rows(views) if "its owner" in seen}
    assert own == {camel(field) for field in own_fields(view_type(GAMES[name])) - {"seat"}}


def _section(title: str, level: int) -> str:
    """The section's text up to the next heading of any level."""
    marks = "#" * level
    found = re.search(rf"^{marks} {re.escape(title)}\n(.*?)(?=^#)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def _game(name: str) -> str:
    return _section(GAMES[name].title, 3)


def _rows(section: str) -> list[list[str]]:
    rows = re.findall(r"^\| (`.*) \|$", section, flags=re.MULTILINE)
    return [row.split(" | ") for row in rows]


def _events(name: str) -> list[list[str]]:
    return _rows(_game(name).partition("| event |")[2])

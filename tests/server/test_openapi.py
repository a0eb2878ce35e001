"""The OpenAPI document is true: every response is one that it lists.

Requests are generated from the served document, valid and broken ones, with random ids and those of
real tables in every phase. Strange WebSocket messages are sent alongside.
"""

import json
import string
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.sync.client import connect

from splittable.bots import BOTS
from splittable.server.domain.phrases import GENERAL
from splittable.server.messages.live import LARGEST_FRAME, ClientMessage
from tests.support.nasty import NASTY, NASTY_TEXTS, paths, replaced, with_text, without
from tests.support.patience import until_blocking
from tests.support.serving import PATIENCE, Server, served_from_a_thread, token_of
from tests.support.tiers import Tier

ANSWERS: Final = [  # what is checked of every answer
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
WITHOUT_PARAMETERS: Final = [
    ("GET", "/api/games"),
    ("GET", "/api/games/splito/objectives"),
    ("GET", "/api/tables"),
    ("GET", "/api/reach"),
    ("GET", "/api/notice"),
    ("GET", "/api/privacy"),
]
WITH_PARAMETERS: Final = [
    ("GET", "/api/games/{game}/deck"),
    ("POST", "/api/games/{game}/deck"),
    ("POST", "/api/games/{game}/score"),
    ("GET", "/api/games/{game}/deals/{number}"),
    ("POST", "/api/games/{game}/deals/{number}"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/commands"),
    ("GET", "/api/tables/{table}/games/{number}/record"),
    ("GET", "/api/tables/{table}/games/{number}/moment"),
    ("GET", "/api/tables/{table}/games/{number}/picture.svg"),
    ("GET", "/api/tables/{table}/games/{number}/moves"),
    ("GET", "/api/tables/{table}/games/{number}/review"),
    ("POST", "/api/reviews"),
    ("POST", "/api/moments"),
    ("GET", "/api/reviews/{id}"),
    ("GET", "/api/tables/{table}/talk"),
    ("POST", "/api/tables/{table}/reports"),
    ("POST", "/api/forget"),
]


@pytest.fixture(scope="module")
def examples(tier: Tier) -> settings:
    """So many of an operation, of valid requests and as many of broken ones."""
    return settings(max_examples=tier.pick(10, 100), suppress_health_check=list(HealthCheck))


@dataclass(frozen=True, slots=True)
class Place:
    """A server with tables in every phase, all of them opened with the same token."""

    server: Server
    document: Any
    session: requests.Session
    tables: list[str]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with (
        served_from_a_thread(tmp_path_factory.mktemp("openapi")) as server,
        requests.Session() as session,
    ):
        document = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        tables = [
            _open(session, server.url, game="split-it", settings={"visibility": "public"}),
            _open(session, server.url, game="splito", bots="random"),
            _open(session, server.url, game="split", bots="rules-of-thumb"),
        ]
        _let_bots_finish(session, f"{server.url}/api/tables/{tables[-1]}")
        yield Place(server, document, session, tables)
        assert not server.failures


def _open(session: requests.Session, url: str, **wish: Any) -> str:
    body = {"name": "Ada", "token": token_of("Ada"), **wish}
    table: str = session.post(f"{url}/api/tables", json=body).json()["table"]
    return table


def _let_bots_finish(session: requests.Session, url: str) -> None:
    session.headers["Authorization"] = f"Bearer {token_of('Ada')}"
    session.post(f"{url}/commands", json={"id": "1", "command": {"type": "leave"}})
    until_blocking(lambda: session.get(url).json()["table"]["phase"] == "over", "bots finish")
    del session.headers["Authorization"]


def test_the_document_names_every_path(place: Place) -> None:
    found = {
        (each.ok().method.upper(), each.ok().path) for each in place.document.get_all_operations()
    }
    assert found == {*WITHOUT_PARAMETERS, *WITH_PARAMETERS}


@pytest.mark.parametrize("method, path", [*WITHOUT_PARAMETERS, *WITH_PARAMETERS])
def test_requests_as_the_document_has_them_are_answered_as_it_says(
    place: Place, examples: settings, method: str, path: str
) -> None:
    valid = place.document[path][method].as_strategy(generation_mode=GenerationMode.POSITIVE)
    tables = st.sampled_from([None, *place.tables])
    tokens = st.sampled_from([None, f"Bearer {token_of('Ada')}"])

    @examples
    @given(case=valid, table=tables, token=tokens)
    def ask(case: Case[Any], table: str | None, token: str | None) -> None:
        if table is not None and "table" in case.path_parameters:
            real = {"table": table, "number": 1}
            case.path_parameters |= {key: real[key] for key in case.path_parameters}
        if token is not None:
            case.headers["Authorization"] = token
        case.call_and_validate(session=place.session, checks=ANSWERS)

    ask()


@pytest.mark.parametrize("method, path", WITH_PARAMETERS)
def test_broken_requests_are_refused_as_the_document_says(
    place: Place, examples: settings, method: str, path: str
) -> None:
    broken = place.document[path][method].as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @examples
    @given(case=broken)
    def ask(case: Case[Any]) -> None:
        case.call_and_validate(session=place.session, checks=[*ANSWERS, negative_data_rejection])

    ask()


# The WebSocket, which the document does not cover

# Words that mean something at a table, so that strange messages get further than its door.
MOVES: Final = ("split 2 3", "guess white", "joker 1", "reset", "50", "left 7", "trust", "5 left")
WORDS: Final = (*MOVES, *GENERAL, *BOTS["split"], token_of("Ada"), "Ada")
THE_LAST: Final = json.dumps(  # answered when all before it are: commands have their turn
    {"type": "do", "id": "the last", "command": {"type": "say", "preset": "no such"}}
)


def test_strange_messages_break_neither_the_server_nor_the_line(
    place: Place, examples: settings
) -> None:
    messages = _of(msgspec.inspect.type_info(ClientMessage), [*WORDS, *place.tables])
    strange = st.lists(messages.flatmap(_as_it_is_or_spoilt), min_size=1, max_size=6)

    @settings(examples, max_examples=2 * examples.max_examples)
    @given(sent=strange, table=st.sampled_from(place.tables))
    def speak(sent: list[str], table: str) -> None:
        with connect(f"ws{place.server.url.removeprefix('http')}/ws", proxy=None) as line:
            line.send(json.dumps({"type": "hello", "table": table, "token": token_of("Ada")}))
            for message in sent:
                line.send(message)
            line.send(THE_LAST)
            answers = [json.loads(line.recv(timeout=PATIENCE))]
            while answers[-1].get("id") != "the last":
                answers.append(json.loads(line.recv(timeout=PATIENCE)))
        assert not [answer for answer in answers if answer.get("code") == "broken"]
        assert not place.server.failures

    speak()


def _of(kind: msgspec.inspect.Type, words: list[str]) -> st.SearchStrategy[Any]:
    """Values of a type of the protocol."""
    match kind:
        case msgspec.inspect.UnionType(types=types):
            return st.one_of([_of(each, words) for each in types])
        case msgspec.inspect.StructType(fields=fields, tag=tag):
            parts = {each.encode_name: _of(each.type, words) for each in fields}
            needed = {each.encode_name for each in fields if each.required}
            return st.fixed_dictionaries(
                {"type": st.just(tag), **{name: parts[name] for name in needed}},
                optional={name: part for name, part in parts.items() if name not in needed},
            )
        case msgspec.inspect.StrType(min_length=low, max_length=high):
            fitting = [each for each in words if (low or 0) <= len(each) <= (high or 1000)]
            letters = st.text(string.printable + "é\0\u202e", min_size=low or 0, max_size=high)
            return st.sampled_from(fitting) | letters
        case msgspec.inspect.IntType(ge=low, le=high):
            return st.integers(low, 8) | st.integers(low, high)
        case msgspec.inspect.VarTupleType(item_type=item, max_length=high):
            return st.lists(_of(item, words), max_size=high)
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.NoneType():
            return st.none()
        case _:
            raise TypeError(f"no values of {kind}")


@st.composite
def _as_it_is_or_spoilt(draw: st.DrawFn, message: Any) -> str:
    """The message as JSON, or with something in one place of it that does not belong there."""
    how = draw(st.sampled_from(["as it is", "another value", "left out", "raw text", "cut short"]))
    whole = json.dumps(message)
    path = draw(st.sampled_from(list(paths(message))))
    match how:
        case "another value":
            return json.dumps(replaced(message, path, draw(st.sampled_from(NASTY))))
        case "left out" if path:
            return json.dumps(without(message, path))
        case "raw text":
            short = [text for text in NASTY_TEXTS if len(text) < LARGEST_FRAME - len(whole)]
            return with_text(message, path, draw(st.sampled_from(short)))
        case "cut short":
            return whole[: draw(st.integers(0, len(whole)))]
        case _:
            return whole

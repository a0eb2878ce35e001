"""Invalid and forbidden messages are refused with a code, and change nothing.

One row per case. Each is answered with a `problem` whose text says what was wrong. The table is
unchanged, and the connection stays open unless it must close.
"""

import json
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import pytest

from splittable.server.domain.table import MOST_EXTENSIONS
from tests.server.strangers import Scene, assert_problem, gathering, playing
from tests.support.serving import Message, Server, token_of

pytestmark = pytest.mark.anyio

DIGITS: Final = "0f" * 16
SOME_TOKEN: Final = token_of("nobody")
Raw: TypeAlias = str | bytes


# Messages that cannot be read


def do(command: Any, **others: Any) -> str:
    return json.dumps({"type": "do", "id": "1", "command": command, **others})


UNREADABLE: Final[dict[str, tuple[Raw, str]]] = {
    "nothing": ("", "truncated"),
    "not JSON": ("hello?", "malformed"),
    "half a message": ('{"type":"ping"', "truncated"),
    "two messages": ('{"type":"ping"}{"type":"ping"}', "trailing"),
    "a list": ("[]", "Expected `object`, got `array`"),
    "a text": ('"ping"', "Expected `object`, got `str`"),
    "null": ("null", "Expected `object`, got `null`"),
    "NaN": ("NaN", "malformed"),
    "empty bytes": (b"", "truncated"),
    "bytes that are no UTF-8": (b"\xff\xfe\x00\x01", "malformed"),
    "broken UTF-8 in a text": (b'{"type":"hello","table":"\xc3"}', "utf-8"),
    "UTF-16": ('{"type":"ping"}'.encode("utf-16"), "malformed"),
    "deep lists": ("[" * 10_000, "Expected `object`, got `array`"),
    "a deep command": ('{"type":"do","id":"1","command":' + '{"a":' * 3_000, ""),
    "deep in an unknown field": ('{"type":"do","x":' + "[" * 10_000, ""),
    "no type": ("{}", "type"),
    "an unknown type": ('{"type":"shout"}', "'shout'"),
    "a type that is a number": ('{"type":1}', "$.type"),
    "an unknown field": ('{"type":"ping","loud":true}', "`loud`"),
    "a hello to nowhere": ('{"type":"hello"}', "`table`"),
    "a table that is a number": ('{"type":"hello","table":7}', "$.table"),
    "a table of no letters": ('{"type":"hello","table":""}', "$.table"),
    "a short token": ('{"type":"hello","table":"t","token":"guess"}', "$.token"),
    "a token with blanks": (f'{{"type":"hello","table":"t","token":"{" " * 30}"}}', "$.token"),
    "since before the start": ('{"type":"hello","table":"t","since":-1}', "$.since"),
    "since a fraction": ('{"type":"hello","table":"t","since":1.5}', "$.since"),
    "since too big a number": ('{"type":"hello","table":"t","since":1e999}', "out of range"),
    "no command": ('{"type":"do","id":"1"}', "`command`"),
    "no id": ('{"type":"do","command":{"type":"leave"}}', "`id`"),
    "an empty id": (do({"type": "leave"}, id=""), "$.id"),
    "a long id": (do({"type": "leave"}, id="x" * 65), "$.id"),
    "an id that is a number": (do({"type": "leave"}, id=1), "$.id"),
    "half a surrogate as an id": (do({"type": "leave"}, id="\ud800"), ""),
    "half a surrogate as a name": (do({"type": "watch", "name": "\ud800"}), ""),
    "half a surrogate as talk": (do({"type": "say", "text": "\udfff!"}), ""),
    "an unknown command": (do({"type": "cheat"}), "'cheat'"),
    "a command that is text": (do("leave"), "$.command"),
    "an unknown field of a command": (do({"type": "leave", "why": "bored"}), "`why`"),
    "a seat that does not exist": (do({"type": "sit", "name": "Eve", "seat": 8}), "$.command.seat"),
    "a seat below the first": (do({"type": "stand-in", "seat": -1}), "$.command.seat"),
    "a seat that is true": (do({"type": "stand-in", "seat": True}), "$.command.seat"),
    "an empty name": (do({"type": "watch", "name": ""}), "$.command.name"),
    "a long name": (do({"type": "watch", "name": "x" * 41}), "$.command.name"),
    "an empty move": (do({"type": "play", "move": ""}), "$.command.move"),
    "a long move": (do({"type": "play", "move": "9" * 41}), "$.command.move"),
    "a move that is a number": (do({"type": "play", "move": 9}), "$.command.move"),
    "a seq too big": (do({"type": "play", "move": "9", "seq": 2**60}), "$.command.seq"),
    "an empty text": (do({"type": "say", "text": ""}), "$.command.text"),
    "a long text": (do({"type": "say", "text": "x" * 201}), "$.command.text"),
    "a long preset": (do({"type": "say", "preset": "x" * 41}), "$.command.preset"),
    "a key twice": ('{"type":"ping","type":"ping"}', "the key 'type' occurs twice"),
    "an id twice": (
        '{"type":"do","id":"1","id":"2","command":{"type":"play","move":"9"}}',
        "the key 'id' occurs twice",
    ),
    "a move twice, and in other letters": (
        '{"type":"do","id":"1","command":{"type":"play","move":"9","\\u006dove":"8","seq":1}}',
        "the key 'move' occurs twice",
    ),
    "a rematch that is text": (do({"type": "rematch", "yes": "yes"}), "$.command.yes"),
    "few digits": (do({"type": "contribute", "entropy": "0f"}), "$.command.entropy"),
    "many digits": (do({"type": "contribute", "entropy": "0" * 1_000}), "$.command.entropy"),
    "digits that are none": (do({"type": "contribute", "entropy": "z" * 32}), "$.command.entropy"),
    "no digits": (do({"type": "contribute"}), "`entropy`"),
    "nobody to send away": (do({"type": "ban"}), "`name`"),
    "somebody without a name to send away": (do({"type": "ban", "name": ""}), "$.command.name"),
}


@pytest.mark.parametrize("raw, says", UNREADABLE.values(), ids=UNREADABLE)
async def test_what_cannot_be_read_is_refused(server: Server, raw: Raw, says: str) -> None:
    scene = await playing(server)
    before = await scene.look()
    await scene.ada.send(raw)
    problem = await scene.ada.next("problem")
    assert_problem(problem, "invalid", says)
    assert problem["seq"] == scene.ada.seq
    assert await scene.look() == before
    await scene.ada.settle()


async def test_a_refusal_names_the_command_it_refuses_where_it_can(server: Server) -> None:
    scene = await playing(server)
    await scene.ada.send(do({"type": "cheat"}, id="mine"))
    assert (await scene.ada.next("problem"))["id"] == "mine"
    await scene.ada.send('{"id": 1}')
    assert "id" not in await scene.ada.next("problem")


# Commands that are not granted


@dataclass(frozen=True, slots=True)
class Case:
    who: str  # of the scene
    kind: str
    fields: Message
    code: str
    says: str


def case(who: str, kind: str, code: str, says: str, **fields: Any) -> Case:
    return Case(who, kind, fields, code, says)


WHILE_PLAYING: Final = [
    case("waited_for", "play", "invalid", "nonsense", move="nonsense"),
    case("waited_for", "play", "invalid", "500", move="500"),
    case("waited_for", "play", "illegal", "it may play: ", move="open 1 2"),
    case("waited_for", "play", "stale", "was chosen at 0", move="reset", seq=0),
    case("waiting", "play", "not-your-turn", "waiting for", move="reset"),
    case("waiting", "more-time", "not-allowed", "no clock"),
    case("waiting", "take-back", "illegal", ""),
    case("ada", "take-back", "illegal", ""),
    case("ada", "start", "wrong-phase", "not during a game"),
    case("ben", "start", "not-allowed", "the host decides this: Ada in seat 0"),
    case("ada", "rematch", "wrong-phase", "follows a game that is over"),
    case("ada", "seat-bot", "wrong-phase", "not during a game"),
    case("ada", "empty-seat", "wrong-phase", "not during a game", seat=1),
    case("ada", "back", "wrong-phase", "no bot is playing for you"),
    case("ada", "stand-in", "not-allowed", "Ben is here", seat=1),
    case("ada", "stand-in", "invalid", "expected 0 to 1, found 2", seat=2),
    case("ada", "sit", "wrong-phase", "not during a game", name="Ada", seat=1),
    case("ada", "sit", "invalid", "name", name="Ada\x1b"),
    case("eve", "play", "not-allowed", "you are watching", move="reset"),
    case("eve", "take-back", "not-allowed", "you are watching"),
    case("eve", "stand-in", "not-allowed", "you are watching", seat=0),
    case("eve", "start", "not-allowed", "you are watching"),
    case("eve", "leave", "not-allowed", "you are not at this table"),
    case("eve", "sit", "not-allowed", "needs the invitation", name="Eve"),
    case("eve", "sit", "not-allowed", "needs the invitation", name="Eve", invite="guessed"),
    case("eve", "say", "not-allowed", "give a name first", preset="hello"),
    case("ada", "contribute", "wrong-phase", "not during a game", entropy=DIGITS),
    case("eve", "contribute", "not-allowed", "you are watching", entropy=DIGITS),
    case("ada", "ban", "unknown", "nobody watches this table as 'Zoe'", name="Zoe"),
    case("ada", "ban", "unknown", "nobody watches this table as 'Ben'", name="Ben"),  # who sits
    case("ben", "ban", "not-allowed", "the host decides this: Ada in seat 0", name="Eve"),
    case("eve", "ban", "not-allowed", "you are watching", name="Ada"),
    case("eve", "watch", "name-taken", "'BEN' reads like 'Ben', who is here", name="BEN"),
    case("eve", "watch", "name-taken", "reads like 'Ada', who is here", name="\u0410da"),
    case("eve", "watch", "name-taken", "is what a bot is called here", name="Random"),
    case("ben", "sit", "name-taken", "'Ada' reads like 'Ada', who is here", name="Ada"),
    case("ben", "sit", "name-taken", "is what a bot is called here", name="B0t 2"),
    case("nameless", "contribute", "not-allowed", "send hello with a token", entropy=DIGITS),
    case("nameless", "ban", "not-allowed", "send hello with a token", name="Eve"),
    case("nameless", "watch", "not-allowed", "send hello with a token", name="Eve"),
    case("nameless", "play", "not-allowed", "send hello with a token", move="reset"),
]

WHILE_GATHERING: Final = [
    case("ada", "play", "wrong-phase", "the game has not begun", move="reset"),
    case("ada", "take-back", "wrong-phase", "the game has not begun"),
    case("ada", "more-time", "wrong-phase", "the game has not begun"),
    case("ada", "stand-in", "wrong-phase", "the game has not begun", seat=1),
    case("ada", "rematch", "wrong-phase", "follows a game that is over"),
    case("ada", "start", "wrong-phase", "still free: seat 2"),
    case("ada", "start", "invalid", "'deep-thought' is not one of", fill="deep-thought"),
    case("ada", "seat-bot", "invalid", "'deep-thought' is not one of", bot="deep-thought"),
    case("ada", "seat-bot", "taken", "seat 1 is taken by Ben", seat=1),
    case("ada", "seat-bot", "invalid", "expected 0 to 2, found 3", seat=3),
    case("ada", "sit", "taken", "seat 1 is taken by Ben", name="Ada", seat=1),
    case("ada", "sit", "invalid", "expected 0 to 2, found 7", name="Ada", seat=7),
    case("ada", "empty-seat", "wrong-phase", "seat 2 is empty already", seat=2),
    case("ada", "empty-seat", "not-allowed", "leave instead", seat=0),
    case("ben", "empty-seat", "not-allowed", "the host decides this", seat=0),
    case("ben", "seat-bot", "not-allowed", "the host decides this"),
    case("eve", "empty-seat", "not-allowed", "you are watching", seat=1),
    case("eve", "sit", "not-allowed", "needs the invitation", name="Eve", seat=2),
    case("eve", "contribute", "not-allowed", "you are watching", entropy=DIGITS),
    case("ada", "ban", "unknown", "nobody watches this table as 'Eve'", name="Eve"),  # nameless
    case("ben", "ban", "not-allowed", "the host decides this", name="Eve"),
    case("ben", "sit", "name-taken", "who is here", name="ada"),
    case("ben", "sit", "invalid", "unseen", name="Ben\ufe0f"),
    case("ben", "sit", "invalid", "name", name=" "),
    case("ben", "sit", "invalid", "name", name="B\x00n"),
    case("ben", "sit", "invalid", "name", name="two\nlines"),
    case("ben", "sit", "invalid", "name", name="\u202eneB"),
    case("eve", "watch", "invalid", "name", name="\t"),
    case("ben", "say", "invalid", "either preset or text"),
    case("ben", "say", "invalid", "either preset or text", preset="hello", text="hello"),
    case("ben", "say", "invalid", "'swear' is not one of", preset="swear"),
    case("ben", "say", "invalid", "'nice-zone' is not one of", preset="nice-zone"),
    case("ben", "say", "invalid", "control characters", text="bell\x07"),
    case("ben", "say", "invalid", "empty lines", text="   "),
]


def _called(row: Case) -> str:
    fields = " ".join(f"{key}={value!r}" for key, value in row.fields.items())
    return f"{row.who}: {row.kind} {fields}".strip()


@pytest.mark.parametrize("row", WHILE_PLAYING, ids=_called)
async def test_during_a_game_what_is_not_granted_changes_nothing(server: Server, row: Case) -> None:
    await _assert_refused(await playing(server), row)


@pytest.mark.parametrize("row", WHILE_GATHERING, ids=_called)
async def test_between_games_what_is_not_granted_changes_nothing(server: Server, row: Case) -> None:
    await _assert_refused(await gathering(server), row)


async def _assert_refused(scene: Scene, row: Case) -> None:
    line = scene.of(row.who)
    before = await scene.look()
    seq = line.seq
    problem = await line.do(row.kind, **row.fields)
    assert_problem(problem, row.code, row.says)
    assert problem["seq"] == seq
    assert await scene.look() == before
    await line.settle()
    assert line.seq == seq
    await _assert_refused_by_rest(scene, row)
    assert await scene.look() == before


async def _assert_refused_by_rest(scene: Scene, row: Case) -> None:
    """The same door: REST refuses the same in the same words."""
    tokens = {scene.ada: scene.opened.token, scene.ben: token_of("Ben"), scene.eve: token_of("Eve")}
    token = tokens.get(scene.of(row.who))
    body = {"id": "by REST", "command": {"type": row.kind, **row.fields}}
    path = f"/api/tables/{scene.opened.table}/commands"
    answer = await scene.server.post(path, body, token=token)
    assert answer.status in (400, 403, 404, 409)
    assert_problem(answer.json(), row.code, row.says if token else "Authorization")


async def test_a_refused_move_is_told_what_its_own_seat_may_play_and_no_more(
    server: Server,
) -> None:
    scene = await playing(server)
    line, other = scene.waited_for, scene.waiting
    problem = await line.do("play", move="open 1 2")
    listed = problem["message"].partition("it may play: ")[2]
    assert set(listed.split(", ")) == set(line.legal)
    assert not set(map(str, other.view["hand"])) & set(listed.split(", "))
    problem = await other.do("play", move="reset")
    assert not any(str(card) in problem["message"] for card in line.view["hand"] if card > 9)


@pytest.mark.parametrize(
    "talk, said, says",
    [
        ("off", {"preset": "hello"}, "nobody talks"),
        ("off", {"text": "hello"}, "nobody talks"),
        ("presets", {"text": "hello"}, "only preset phrases"),
    ],
)
async def test_a_table_says_how_one_may_talk(
    server: Server, talk: str, said: Message, says: str
) -> None:
    scene = await gathering(server, talk=talk)
    assert_problem(await scene.ben.do("say", **said), "not-allowed", says)


async def test_more_time_is_given_to_those_waited_for_and_a_few_times_only(
    server: Server,
) -> None:
    scene = await playing(server, clock=60)
    assert_problem(await scene.waiting.do("more-time"), "not-your-turn", "not waited for")
    for _ in range(MOST_EXTENSIONS):
        assert (await scene.waited_for.do("more-time"))["type"] == "update"
    assert_problem(await scene.waited_for.do("more-time"), "not-allowed", "3 times for a move")


async def test_when_the_game_is_over_nobody_plays_on(server: Server) -> None:
    opened = await server.open_table("split", seats=3, mode="cooperative", bots="rules-of-thumb")
    line = await server.line(opened.table, opened.token)
    while line.table["phase"] != "over":
        if line.legal:
            await line.do("play", move=line.legal[0])
        else:
            await line.read()
    for kind, fields in (("play", {"move": "reset"}), ("take-back", {}), ("more-time", {})):
        assert_problem(await line.do(kind, **fields), "wrong-phase", "the game is over")


# Who is who


async def test_before_hello_there_is_nothing_to_do(server: Server) -> None:
    line = await server.connect()
    problem = await line.do("play", move="reset")
    assert_problem(problem, "wrong-phase", "send hello first")
    assert "seq" not in problem
    await line.settle()


async def test_a_forged_token_is_a_strangers(server: Server) -> None:
    scene = await playing(server)
    forger = await server.line(scene.opened.table, SOME_TOKEN)
    assert forger.you == {"person": None, "seat": None, "invite": None}
    assert (forger.view, forger.legal) == (scene.nameless.view, [])
    seen = [
        (await server.get(f"/api/tables/{scene.opened.table}", token=token)).body
        for token in (SOME_TOKEN, None)
    ]
    assert seen[0] == seen[1]


async def test_the_invitation_seats_newcomers_between_games_and_while_there_is_room(
    server: Server,
) -> None:
    scene = await gathering(server)
    wish = {"name": "Eve", "invite": scene.opened.invite}
    cleo = await server.sit(scene.opened, "Cleo")
    assert_problem(await scene.eve.do("sit", **wish), "taken", "every seat is taken")
    await cleo.do("leave")
    assert (await scene.eve.do("sit", **wish))["type"] == "update"
    other = await playing(server)  # among people alone: there is no bot's seat to take over
    wish = {"name": "Eve", "invite": other.opened.invite}
    assert_problem(await other.eve.do("sit", **wish), "wrong-phase", "not during a game")


async def test_a_second_hello_starts_anew(server: Server) -> None:
    scene, other = await playing(server), await playing(server)
    line = await server.connect("/ws")  # the address of no table
    await line.hello(scene.opened.table, token_of("Ben"))
    await line.hello(scene.opened.table, scene.opened.token)
    assert line.you["seat"] == 0
    await line.hello(other.opened.table)
    assert (line.table["id"], line.you["seat"]) == (other.opened.table, None)
    assert_problem(await line.do("leave"), "not-allowed", "send hello with a token")


async def test_a_hello_to_a_table_that_is_not_there_leaves_the_line_where_it_was(
    server: Server,
) -> None:
    scene = await playing(server)
    line = await server.connect("/ws")
    await line.hello(scene.opened.table, scene.opened.token)
    await line.send({"type": "hello", "table": "no-such-table"})
    assert_problem(await line.next("problem"), "unknown", "no table 'no-such-table'")
    assert (await line.do("say", preset="hello"))["type"] == "update"


async def test_a_line_at_the_address_of_a_table_is_for_that_table(server: Server) -> None:
    scene, other = await playing(server), await playing(server)
    await scene.ada.send({"type": "hello", "table": other.opened.table})
    assert_problem(await scene.ada.next("problem"), "invalid", "table: this connection is for")
    assert (await scene.ada.do("say", preset="hello"))["type"] == "update"


async def test_a_repeated_id_is_answered_and_not_applied_again(server: Server) -> None:
    scene = await playing(server)
    line = scene.waited_for
    first = await line.do("say", id="once", preset="hello")
    again = await line.do("say", id="once", preset="hello")
    assert again == {"type": "done", "id": "once", "seq": first["seq"]}
    other_command = await line.do("play", id="once", move=line.legal[0])
    assert other_command == again
    assert line.seq == first["seq"]
    by_rest = await server.post(
        f"/api/tables/{scene.opened.table}/commands",
        {"id": "once", "command": {"type": "leave"}},
        token=scene.opened.token if line is scene.ada else token_of("Ben"),
    )
    assert by_rest.json() == {"id": "once", "seq": first["seq"]}


async def test_the_id_of_another_is_nobody_elses(server: Server) -> None:
    scene = await playing(server)
    first = await scene.ada.do("say", id="once", preset="hello")
    second = await scene.ben.do("say", id="once", preset="hello")
    assert (second["type"], second["seq"]) == ("update", first["seq"] + 1)


async def test_a_refused_id_may_be_used_again(server: Server) -> None:
    scene = await playing(server)
    assert (await scene.ben.do("say", id="mine", preset="swear"))["type"] == "problem"
    assert (await scene.ben.do("say", id="mine", preset="sorry"))["type"] == "update"


async def test_a_seat_contributes_to_a_deal_once(server: Server) -> None:
    scene = await gathering(server)
    await scene.ada.do("contribute", entropy=DIGITS)
    await scene.settle()
    row = case("ada", "contribute", "wrong-phase", "has contributed", entropy="1e" * 16)
    await _assert_refused(scene, row)

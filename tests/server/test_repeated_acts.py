"""An act that is asked for again with its id is done once, whatever the database did meanwhile."""

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import pytest

from splittable.server.store import Store, StoreError
from splittable.server.store.postgres import PostgresStore
from splittable.server.store.sqlite import SqliteStore
from tests.server.company import playing
from tests.server.test_administration import OPERATOR, PUBLIC, ask, done, farewell
from tests.support.patience import until
from tests.support.serving import Message, Server, same_every_time, served, token_of

pytestmark = pytest.mark.anyio

Loss: TypeAlias = Literal["question", "answer"]

LOSSES: Final[tuple[Loss, ...]] = ("question", "answer")
STATEMENTS: Final = [
    name for name, each in vars(Store).items() if inspect.iscoroutinefunction(each)
]


CHANGES: Final = (
    "hide-table",
    "close-table",
    "delete-table",
    "ban",
    "unban",
    "forget",
    "announce",
    "maintenance",
    "settle-report",
)
LOOKS: Final = ("show-table", "export-table", "list-reports")


class LossyStore:
    """Loses one statement of the store, or the answer to it: nobody can tell which."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._loss: Loss | None = None
        self._left = 0  # statements until the one that is lost
        for store in (SqliteStore, PostgresStore):
            for name in STATEMENTS:
                patch.setattr(store, name, self._lossy(getattr(store, name)))

    def lose(self, what: Loss, after: int) -> None:
        """Lose the statement that follows the next `after` ones."""
        self._loss, self._left = what, after

    def stop(self) -> bool:
        """Lose nothing any more. Whether anything was lost."""
        is_lost, self._loss = self._loss is None, None
        return is_lost

    def _lossy(self, statement: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def carry_out(*given: Any, **named: Any) -> Any:
            loss = self._loss if self._left == 0 else None
            self._left -= 1
            if loss is None:
                return await statement(*given, **named)
            self._loss = None
            if loss == "answer":
                await statement(*given, **named)
            raise StoreError(f"the {loss} was lost")

        return carry_out


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> LossyStore:
    return LossyStore(monkeypatch)


@pytest.fixture
async def server(tmp_path: Path, database: str) -> AsyncIterator[Server]:
    async with served(tmp_path, database=database, admin_token=OPERATOR) as server:
        yield server


async def wanted(server: Server, kind: str, id: str) -> Message:  # noqa: A002
    """The fields of an act that has something to do."""
    match kind:
        case "announce":
            return {"text": f"This is {id}"}
        case "maintenance":
            await done(server, "maintenance", on=False)
            return {"on": True}
        case "unban":
            await ask(server, "ban", addresses="192.0.2.0/24", id=f"for {id}")
            return {"ban": f"for {id}"}
        case "list-reports":
            return {}
    opened = await server.open_table("split", seats=3, token=token_of(id), settings=PUBLIC)
    if kind in ("ban", "forget"):
        return {"table": opened.table, "person": 0}
    if kind == "settle-report":
        server.clock.advance(60)  # a few a minute are taken from one address
        path, wish = f"/api/tables/{opened.table}/reports", {"reason": "other"}
        return {"report": (await server.post(path, wish, token=token_of(id))).json()["id"]}
    return {"table": opened.table}


async def is_done_once(server: Server, kind: str, id: str, fields: Message) -> bool:  # noqa: A002
    table = fields.get("table")
    match kind:
        case "announce" | "maintenance":
            notice: Message = (await server.get("/api/notice")).json()
            return notice.items() >= ({"maintenance": True} if "on" in fields else fields).items()
        case "ban" | "unban":
            bans = [each["id"] for each in (await done(server, "list-bans"))["bans"]]
            return bans.count(id) == 1 if kind == "ban" else fields["ban"] not in bans
        case "settle-report":
            reports = (await done(server, "list-reports"))["reports"]
            return fields["report"] not in [each["id"] for each in reports]
        case "forget":
            server.clock.advance(5)  # a log that cannot be read now is read a little later

            async def is_nameless() -> bool:
                (person,) = (await done(server, "show-table", table=table))["people"]
                return bool(person["name"] == "#1")

            await until(is_nameless)
            return True
        case "delete-table":
            return (await server.get(f"/api/tables/{table}")).status == 404
        case "hide-table" | "close-table":
            log = (await done(server, "export-table", table=table))["entries"]
            entry = "hidden" if kind == "hide-table" else "closed"
            return [each["entry"]["type"] for each in log].count(entry) == 1
    return True  # it only shows something


async def in_doubt(
    server: Server, store: LossyStore, kind: str
) -> AsyncIterator[tuple[str, Message]]:
    """Acts by id, each of which has lost another statement or its answer."""
    for loss in LOSSES:
        for statement in count():
            id = f"{kind} without the {loss} of {statement}"  # noqa: A001
            fields = await wanted(server, kind, id)
            await server.rest()
            store.lose(loss, after=statement)
            answer = await ask(server, kind, id=id, **fields)
            if not store.stop():
                assert answer.status == 200
                assert statement > 1  # at least the act and the audit log
                break
            if answer.status == 200:  # its outcome alone could not be written down
                assert kind in LOOKS or answer.json() == {"changed": True}
            else:
                assert (answer.status, answer.json()["code"]) == (503, "unavailable")
            if answer.status != 200 or kind in CHANGES:
                yield id, fields


async def assert_done_once(server: Server, kind: str, id: str, fields: Message) -> None:  # noqa: A002
    """By asking again."""
    again = await ask(server, kind, id=id, **fields)
    assert again.status == 200, again.body
    assert await is_done_once(server, kind, id, fields)
    acts = {each["id"]: each for each in (await done(server, "list-acts", most=1000))["acts"]}
    assert acts[id]["outcome"] == "done"
    if kind not in LOOKS:
        assert (await ask(server, kind, id=id, **fields)).body == again.body


@pytest.mark.parametrize("kind", [*CHANGES, *LOOKS])
async def test_an_act_of_unknown_fate_is_done_once_when_it_is_asked_for_again(
    server: Server, store: LossyStore, kind: str
) -> None:
    async for id, fields in in_doubt(server, store, kind):  # noqa: A001
        await assert_done_once(server, kind, id, fields)


@pytest.mark.parametrize("kind", ["hide-table", "delete-table", "ban", "show-table"])
async def test_an_act_of_unknown_fate_is_done_once_after_a_restart_too(
    tmp_path: Path, database: str, store: LossyStore, kind: str
) -> None:
    both: dict[str, Any] = {"database": database, "admin_token": OPERATOR}
    async with served(tmp_path, **both) as server:
        acts = [each async for each in in_doubt(server, store, kind)]
    async with served(tmp_path, outside=same_every_time(seed=2), **both) as server:
        for id, fields in acts:  # noqa: A001
            await assert_done_once(server, kind, id, fields)


async def test_who_plays_at_a_table_that_cannot_be_deleted_now_comes_back_to_it(
    server: Server, store: LossyStore
) -> None:
    company = await playing(server, "split", seats=2, watched=False)
    await server.rest()
    store.lose("question", after=1)  # after the audit log
    answer = await ask(server, "delete-table", table=company.opened.table)
    assert answer.json()["code"] == "unavailable"
    assert (await farewell(company))[-1]["reason"] == "moved"
    await server.line(company.opened.table, token_of("Ben"))


async def test_what_was_undone_since_stays_undone(server: Server) -> None:
    opened = await server.open_table("split", seats=3, settings=PUBLIC)
    first = await ask(server, "hide-table", table=opened.table, id="once")
    await done(server, "hide-table", table=opened.table, hidden=False)
    again = await ask(server, "hide-table", table=opened.table, id="once")
    assert (again.status, again.json()) == (200, first.json()) == (200, {"changed": True})
    assert not (await done(server, "show-table", table=opened.table))["hidden"]


async def test_an_act_that_is_asked_for_twice_at_once_is_done_once(server: Server) -> None:
    opened = await server.open_table("split", seats=3)
    both = [ask(server, "delete-table", table=opened.table, id="once") for _ in range(2)]
    answers = [(each.status, each.json()) for each in await asyncio.gather(*both)]
    assert answers == [(200, {"changed": True})] * 2


async def test_another_act_with_the_same_id_is_refused_after_a_restart_too(
    tmp_path: Path, database: str
) -> None:
    both: dict[str, Any] = {"database": database, "admin_token": OPERATOR}
    async with served(tmp_path, **both) as server:
        opened = await server.open_table("split", seats=3)
        assert (await ask(server, "hide-table", table=opened.table, id="once")).status == 200
    async with served(tmp_path, outside=same_every_time(seed=2), **both) as server:
        answer = await ask(server, "hide-table", table=opened.table, hidden=False, id="once")
        assert (answer.status, answer.json()["code"]) == (409, "stale")
        assert (await done(server, "show-table", table=opened.table))["hidden"]
        acts = (await done(server, "list-acts"))["acts"]
        assert [each["id"] for each in acts].count("once") == 1


async def test_no_look_hides_behind_an_earlier_one(server: Server) -> None:
    """Each is in the audit log, so its id is good for one."""
    opened = await server.open_table("split", seats=3)
    assert (await ask(server, "show-table", table=opened.table, id="once")).status == 200
    answer = await ask(server, "show-table", table=opened.table, id="once")
    assert (answer.status, answer.json()["code"]) == (409, "stale")


async def test_what_could_not_be_done_is_tried_again(server: Server) -> None:
    for _ in range(2):
        answer = await ask(server, "close-table", table="nothere", id="once")
        assert (answer.status, answer.json()["code"]) == (404, "unknown")

"""Configuration of the server tests: they run on asyncio, as the server does."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from splittable.server.broadcast.projection import card_changes, card_inputs, table_card
from splittable.server.broadcast.subscribers import Subscribers
from splittable.server.domain.table import Table
from splittable.server.workers import bot_pool
from tests.server.slow_bots import GATE, Gate
from tests.support.postgres import postgres
from tests.support.serving import PATIENCE, Server, served


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """One for all tests of a module, at whose end it must not have failed."""
    async with served(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert not running.failures


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.all_tier)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return postgres().fresh_database()


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Still closed. However long it is, nobody takes the bots behind it for stuck."""
    monkeypatch.setattr(bot_pool, "STUCK_AFTER", PATIENCE)
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    return Gate(tmp_path / "gate")


@pytest.fixture(autouse=True)
def cards_follow_their_inputs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever happens in these tests: a table's card changes only if its declared inputs do."""
    really = Subscribers._card_changes
    missing: list[str] = []

    def checked(self: Subscribers, before: Table, after: Table) -> dict[str, Any] | None:
        if card_inputs(before) == card_inputs(after):
            was, now = (table_card(each, self.presence, None) for each in (before, after))
            missing.extend(card_changes(was, now) or ())
        return really(self, before, after)

    monkeypatch.setattr(Subscribers, "_card_changes", checked)
    yield
    assert not missing, "card_inputs lacks what these fields of table_card read"
